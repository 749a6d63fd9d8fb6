#ifndef TRACEDIFF_ACCOUNT_CLAIMS_H
#define TRACEDIFF_ACCOUNT_CLAIMS_H

#include "account/edits.h"
#include "account/lines.h"
#include "account/words.h"
#include "compare/verdict.h"

/* ---- own claim ---- */

/* A claim beside the sums of the account: what a call of the host takes itself
 * (docs/semantics.md §16.4). */

#define OWN_CLAIMS_LARGE 2  /* where the step changed */
#define OWN_CLAIMS_HIDDEN 3 /* where it did not */

/* A call of the host that takes longer by a large part of the change, while the line of
 * it, if there is one, holds less. */
struct own_claim {
    const struct own_row *row;
    enum line_certainty certainty;
    const struct line *line; /* NULL: what is booked on it is in the rest */
    bool is_new;             /* in every step of one side, and in none of the other */
    bool is_hidden;          /* of a step that is as long as before: behind the device */
};

struct own_claims {
    struct own_claim list[OWN_CLAIMS_HIDDEN]; /* the largest first */
    size_t count;
    struct own_row rows[OWN_CLAIMS_HIDDEN]; /* those that are not of lines.own */
};
bool own_is_launch(const struct account_words *words, const struct own_row *row);

/* ---- own words ---- */

/* What the account's sums do not say: calls that cost the host more than is booked on
 * them, and the rank that the others wait for (docs/semantics.md §16.3). */

/* None unless the change of the step is certain and the device waits more (or less) with
 * it; or the step is as long as before, and calls are not (claims.c). The claims
 * point into `lines`, and into `out`, which may not move. False when memory is refused.
 */
bool own_claims_find(const struct account_words *words, const struct lines *lines,
                     const struct observations *observations, struct own_claims *out);

void own_words_claim(const struct account_words *words, const struct own_claim *claim,
                     struct sentence *out);
/* `rank`: its number. */
void own_words_late(const struct account_words *words, const struct late_rank *late,
                    long long rank, struct sentence *out);

/* ---- work words ---- */

/* What a fact on device work says. */

/* "Copies per step: `Memcpy PtoP` 30 of 40.0 MB on average → 3 of 400 MB on average" */
void work_words_say(const struct account_words *words, enum work_fact_kind kind,
                    const struct work_fact *fact, struct sentence *out);

#endif
