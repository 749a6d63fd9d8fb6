/* The diagnosis of a comparison: facts, the account as lines that add up to the change,
 * and the sentences in the order in which a reader meets them (docs/diagnosis.md).
 * Answers that took long to make are kept in the cache. */
#ifndef TRACEDIFF_DIAGNOSIS_DIAGNOSIS_H
#define TRACEDIFF_DIAGNOSIS_DIAGNOSIS_H

#include "analysis/compare/compare.h"

#include <jansson.h>

struct store;

/* If the request asks for them, adds the sentences and the device time by operator to the
 * result, and names modules under the bars of its waterfall. If the sentences would take
 * too long, the result has none.
 */
int diagnosis_add(struct store *store, struct compare_result *result,
                  struct error *error);

#endif
