/* Rows of a comparison that mean the same under the names of two vendors become one
 * (docs/semantics.md §4). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ALIASES_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ALIASES_H

#include "analysis/compare/compare.h"

/* Of each class of names (alias_class.h): where some rows are on the control's side only
 * and some on the test's, these become one row, their sum, which is called after all of
 * them, "cudaLaunchKernel / hipLaunchKernel", and has the category of the one with the
 * most calls. The rows keep their order. Takes n log n. */
int compare_merge_aliases(struct compare_result *result, struct error *error);

/* Whether the id (row_id.h) means the row: its own, or that of a name in it. */
bool compare_row_has_id(const struct compare_result *result,
                        const struct compare_row *row, const char *id);

#endif
