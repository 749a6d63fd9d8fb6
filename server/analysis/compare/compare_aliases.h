/* Rows of a comparison that mean the same under the names of two vendors become one
 * (docs/semantics.md §4). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ALIASES_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ALIASES_H

#include "analysis/compare/compare.h"

/* For each class of names (alias_class.h): if some rows are on the control's side only
 * and some on the test's only, they become one row, their sum. It is named after all of
 * them, "cudaLaunchKernel / hipLaunchKernel", and has the category of the one with the
 * most calls. The rows keep their order. Costs n log n. */
int compare_merge_aliases(struct compare_result *result, struct error *error);

/* Whether the id (row_id.h) means this row: it is the id of the row, or of one of its
 * names. */
bool compare_row_has_id(const struct compare_result *result,
                        const struct compare_row *row, const char *id);

#endif
