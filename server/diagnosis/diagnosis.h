/* The diagnosis of a comparison: at most five sentences, the most important first, that
 * lead from the numbers to the cause (docs/diagnosis.md).
 *
 * Every nanosecond of the steps of both sides is booked on what the device did, or on
 * what it waited for (ledger.h); possible causes claim parts of the change (candidate.h),
 * are tested, and are taken greedily: the one that explains most of what no other has
 * claimed. So a cause is told once, at its highest place, and its consequences are not
 * told. */
#ifndef TRACEDIFF_DIAGNOSIS_DIAGNOSIS_H
#define TRACEDIFF_DIAGNOSIS_DIAGNOSIS_H

#include "analysis/compare/compare.h"

#include <jansson.h>

#define DIAGNOSIS_MAX 5

/* The sentences of a comparison as a JSON array, owned by the caller; docs/api.md has its
 * fields. It depends on the selections of both sides alone, not on the filters of the
 * rows. Empty where nothing can be said for sure. What took long to make is kept in the
 * cache. Errors: timeout, memory, damaged sets. */
int diagnosis_make(struct store *store, const struct compare_result *result, json_t **out,
                   struct error *error);

/* Adds them to the result, where its request asked for them. It stays without where they
 * would take too long. */
int diagnosis_add(struct store *store, struct compare_result *result,
                  struct error *error);

#endif
