/* Finds rows of a comparison that mean the same under the names of two vendors
 * (docs/semantics.md §4). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ALIASES_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ALIASES_H

#include "analysis/compare/compare_join.h"

/* Adds a group for each class of names (alias_class.h) of which some rows are on the
 * control's side only and some on the test's only. It is named after all of them,
 * "cudaLaunchKernel / hipLaunchKernel". Costs n log n. */
int compare_find_aliases(struct compare_join *join, struct error *error);

#endif
