/* What the account's sums do not say: calls that cost the host more than is booked on
 * them, and the rank that the others wait for (docs/semantics.md §16.3). */
#ifndef TRACEDIFF_DIAGNOSIS_OWN_WORDS_H
#define TRACEDIFF_DIAGNOSIS_OWN_WORDS_H

#include "account/late_rank.h"
#include "diagnosis/own_claim.h"

/* None unless the change of the step is certain and the device waits more (or less) with
 * it; or the step is as long as before, and calls are not (hidden_claims.h). The claims
 * point into `lines`, and into `out`, which may not move. False when memory is refused.
 */
bool own_claims_find(const struct account_words *words, const struct lines *lines,
                     const struct observations *observations, struct own_claims *out);

void own_words_claim(const struct account_words *words, const struct own_claim *claim,
                     struct sentence *out);
/* `rank`: its number. */
void own_words_late(const struct account_words *words, const struct late_rank *late,
                    long long rank, struct sentence *out);

#endif
