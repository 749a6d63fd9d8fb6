/* What the account's sums do not say: calls that cost the host more than is booked on
 * them, and the rank that the others wait for (docs/semantics.md §16.3). */
#ifndef TRACEDIFF_DIAGNOSIS_OWN_WORDS_H
#define TRACEDIFF_DIAGNOSIS_OWN_WORDS_H

#include "account/late_rank.h"
#include "analysis/compare/observations.h"
#include "diagnosis/account_words.h"

#define OWN_CLAIMS_MAX 2

/* A call of the host that takes longer by a large part of the change, while the line of
 * it, if there is one, holds less. */
struct own_claim {
    const struct own_row *row;
    enum line_certainty certainty;
    const struct line *line; /* NULL: what is booked on it is in the rest */
};

struct own_claims {
    struct own_claim list[OWN_CLAIMS_MAX]; /* the largest first */
    size_t count;
};

/* None unless the change of the step is certain and the device waits more (or less) with
 * it; or the step is as long as before, and one call is not, behind the device. False
 * when memory is refused. */
bool own_claims_find(const struct account_words *words, const struct lines *lines,
                     const struct observations *observations, struct own_claims *out);

bool own_is_launch(const struct account_words *words, const struct own_row *row);
void own_words_claim(const struct account_words *words, const struct own_claim *claim,
                     struct sentence *out);
/* `rank`: its number. */
void own_words_late(const struct account_words *words, const struct late_rank *late,
                    long long rank, struct sentence *out);

#endif
