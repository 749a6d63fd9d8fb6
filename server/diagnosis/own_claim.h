/* A claim beside the sums of the account: what a call of the host takes itself
 * (docs/semantics.md §16.4). */
#ifndef TRACEDIFF_DIAGNOSIS_OWN_CLAIM_H
#define TRACEDIFF_DIAGNOSIS_OWN_CLAIM_H

#include "analysis/compare/observations.h"
#include "diagnosis/account_words.h"

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

/* How certain the change of a row of `lines->own` is. False when memory is refused. */
bool own_claim_judge(const struct account_words *words, const struct lines *lines,
                     const struct observations *observations, struct own_claim *claim);
bool own_is_launch(const struct account_words *words, const struct own_row *row);

#endif
