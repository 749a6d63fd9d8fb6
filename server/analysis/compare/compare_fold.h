/* Probable replacements as one row each, and the row that a link means. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_FOLD_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_FOLD_H

#include "analysis/compare/compare.h"

/* The row whose id was asked for, among the sorted rows; NULL: none. */
struct compare_row *compare_find_selected(const struct compare_result *result);

#endif
