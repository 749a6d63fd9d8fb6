/* What certainly changed on the host under a step that is as long as before: calls and
 * annotations that take much longer or shorter, and calls that are new or gone in every
 * step, as far as no fact tells them. */
#ifndef TRACEDIFF_DIAGNOSIS_HIDDEN_CLAIMS_H
#define TRACEDIFF_DIAGNOSIS_HIDDEN_CLAIMS_H

#include "diagnosis/own_claim.h"

/* At most OWN_CLAIMS_HIDDEN, the largest first, certain ones only. `behind_device`: the
 * device is the limit. False when memory is refused. */
bool hidden_claims_find(const struct account_words *words, const struct lines *lines,
                        const struct observations *observations, bool behind_device,
                        struct own_claims *out);

#endif
