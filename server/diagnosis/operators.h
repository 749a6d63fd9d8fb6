/* Device time by operator, to compare two sides whose kernels have different names, such
 * as those of two vendors. A device row belongs to the innermost operator above its
 * launch in the tree of calls at level `operators` (docs/semantics.md §9), backward
 * included, or to none; so the times add up to that of all device rows of the selected
 * steps. */
#ifndef TRACEDIFF_DIAGNOSIS_OPERATORS_H
#define TRACEDIFF_DIAGNOSIS_OPERATORS_H

#include "analysis/compare/compare.h"

struct store;

/* Fills result->operators, those that changed most per sample first. If the trees would
 * take too long, there are none. Errors: memory, damaged sets. */
int operators_add(struct store *store, struct compare_result *result,
                  struct error *error);

#endif
