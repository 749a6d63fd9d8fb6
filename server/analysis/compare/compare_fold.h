/* Probable replacements as one row each, and the row that a link means. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_FOLD_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_FOLD_H

#include "analysis/compare/compare.h"

/* Makes one row of each pair of replacements; the rows must have been judged. */
void compare_fold_rows(struct compare_result *result);
/* Whether a name of the row contains `text`, ASCII without case; a folded row has both
 * kernels' names and that of the operator. `glob` likewise, of the whole name. */
bool compare_row_contains(const struct compare_result *result,
                          const struct compare_row *row, const char *text);
bool compare_row_matches(const struct compare_result *result,
                         const struct compare_row *row, const char *glob);
/* Finds the row whose id was asked for among the sorted rows. */
void compare_find_selected(struct compare_result *result);

#endif
