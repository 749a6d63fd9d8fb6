/* The values of a row of a comparison: what each column has, and all that follows from
 * the counts and times of a row (differences, per step, per call, shares of the step). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COLUMN_VALUES_H
#define TRACEDIFF_ANALYSIS_COMPARE_COLUMN_VALUES_H

#include "analysis/compare/columns.h"
#include "analysis/compare/compare.h"

/* Value of a numeric column; *null is set where there is none. Times in ns. */
double compare_value(const struct compare_result *result, const struct compare_row *row,
                     size_t column, bool *null);
/* Value of a text or truth column ("true", "false"); "" if rows were not judged. */
const char *compare_text(const struct compare_result *result,
                         const struct compare_row *row, size_t column);

#endif
