/* The diagnosis of a comparison: at most five sentences, the most important first, that
 * lead from the numbers to the cause (docs/diagnosis.md).
 *
 * Every nanosecond of the steps of both sides is booked on the work that the device did,
 * or on what the device waited for (ledger.h). Possible causes claim parts of the change
 * (candidate.h), are tested, and are taken greedily: always the one that explains most of
 * the change that is still unclaimed. So a cause is reported once, at its highest place,
 * and its consequences are not reported. */
#ifndef TRACEDIFF_DIAGNOSIS_DIAGNOSIS_H
#define TRACEDIFF_DIAGNOSIS_DIAGNOSIS_H

#include "analysis/compare/compare.h"

#include <jansson.h>

struct store;

/* The sentences of a comparison as a JSON array, owned by the caller; docs/api.md has its
 * fields. It depends only on the selections of both sides, not on the filters of the
 * rows. Empty if nothing is certain. Results that took long to make are kept in the
 * cache. Errors: timeout, memory, damaged sets. */
int diagnosis_make(struct store *store, struct compare_result *result, json_t **out,
                   struct error *error);

/* If the request asks for them, adds the sentences and the device time by operator to the
 * result, and names modules under the bars of its waterfall. If the sentences would take
 * too long, the result has none.
 */
int diagnosis_add(struct store *store, struct compare_result *result,
                  struct error *error);

#endif
