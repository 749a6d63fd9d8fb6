/* The columns of a row of a comparison: their names, types and places, in the order of
 * CSV and tables. Their values: sql/compare.sql; formulas.h says which columns
 * follow from others. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COLUMNS_H
#define TRACEDIFF_ANALYSIS_COMPARE_COLUMNS_H

#include "analysis/compare/significance.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

enum compare_column_number {
    COL_NAME,
    COL_CATEGORY,
    COL_KIND,
    COL_CONTROL_COUNTS,
    COL_TEST_COUNTS,
    COL_DIFF_COUNTS,
    COL_COUNTS_CHANGE,
    COL_CONTROL_TOTAL_TIME,
    COL_TEST_TOTAL_TIME,
    COL_DIFF_TOTAL_TIME,
    COL_CONTROL_SELF_TOTAL_TIME,
    COL_TEST_SELF_TOTAL_TIME,
    COL_DIFF_SELF_TOTAL_TIME,
    COL_CONTROL_PER_STEP,
    COL_TEST_PER_STEP,
    COL_DIFF_PER_STEP,
    COL_CONTROL_SELF_PER_STEP,
    COL_TEST_SELF_PER_STEP,
    COL_DIFF_SELF_PER_STEP,
    COL_CONTROL_PER_CALL,
    COL_TEST_PER_CALL,
    COL_DIFF_PER_CALL,
    COL_CONTROL_SELF_PER_CALL,
    COL_TEST_SELF_PER_CALL,
    COL_DIFF_SELF_PER_CALL,
    COL_CONTROL_PERCENT_OF_STEP,
    COL_TEST_PERCENT_OF_STEP,
    COL_DIFF_PERCENT_OF_STEP,
    COL_CONTROL_SELF_PERCENT_OF_STEP,
    COL_TEST_SELF_PERCENT_OF_STEP,
    COL_DIFF_SELF_PERCENT_OF_STEP,
    COL_CONTROL_COUNTS_PER_STEP,
    COL_TEST_COUNTS_PER_STEP,
    COL_DIFF_COUNTS_PER_STEP,
    COL_CHANGE,
    COL_REPLACES,
    COL_NAMES,
    COL_P_VALUE,
    COL_Q_VALUE,
    COL_MODERATED_P_VALUE,
    COL_MODERATED_Q_VALUE,
    COL_SIGNIFICANCE,
    COL_TOO_FEW,
    COL_CALLS,
    COL_CALLS_P_VALUE,
    COL_CALLS_Q_VALUE,
    COL_CONTROL_CALLS,
    COL_TEST_CALLS,
    COL_CONTROL_MEDIAN,
    COL_TEST_MEDIAN,
    COL_CONTROL_SPREAD,
    COL_TEST_SPREAD,
    COL_MORE_WORK,
    COL_SLOWER_WORK,
    COL_MORE_WORK_PER_STEP,
    COL_SLOWER_WORK_PER_STEP,
    COL_MORE_WORK_PER_CALL,
    COL_SLOWER_WORK_PER_CALL,
    COL_MORE_WORK_PERCENT_OF_STEP,
    COL_SLOWER_WORK_PERCENT_OF_STEP,
    COL_WORK_KNOWN,
    COL_SHOWN, /* the columns below can only be sorted by */
    COL_ABS_DIFF_COUNTS = COL_SHOWN,
    COL_ABS_DIFF_COUNTS_PER_STEP,
    COL_ABS_DIFF_TOTAL_TIME,
    COL_ABS_DIFF_PER_STEP,
    COL_ABS_DIFF_PER_CALL,
    COL_ABS_DIFF_PERCENT_OF_STEP,
    COL_ABS_DIFF_SELF_TOTAL_TIME,
    COL_ABS_DIFF_SELF_PER_STEP,
    COL_ABS_DIFF_SELF_PER_CALL,
    COL_ABS_DIFF_SELF_PERCENT_OF_STEP,
    COL_PERCENT,
    COL_SELF_PERCENT,
    COL_PER_CALL_PERCENT,
    COL_SELF_PER_CALL_PERCENT,
    COL_TOTAL_PERCENT,
    COL_SELF_TOTAL_PERCENT,
    COL_CERTAINTY,
    COL_COUNT
};

enum compare_type {
    COLUMN_TEXT,
    COLUMN_COUNT,
    COLUMN_TIME, /* ns as double */
    COLUMN_RATIO,
    COLUMN_TRUTH
};
enum compare_place {
    COLUMN_EVERYWHERE,
    COLUMN_CSV_ONLY, /* not in JSON, where other columns imply it */
    COLUMN_SORT_ONLY /* abs_… */
};
struct compare_column {
    const char *name; /* as in JSON, CSV and `sort` */
    enum compare_type type;
    enum compare_place place;
};
extern const struct compare_column compare_columns[];

/* The number of the column of this name; COL_COUNT if there is none. */
size_t compare_find_column(const char *name);
bool compare_column_is_text(size_t column);
/* Whether a column has values only if the rows were judged (p_value … test_spread). */
bool compare_column_needs_significance(size_t column);
/* Whether a column has values only if work was asked for (more_work … work_known); JSON
 * and CSV have it only then. */
bool compare_column_needs_work(size_t column);

/* ---- the parameter `sort` ---- */

#define COLUMN_SORT "abs_diff_duration"
/* The default for readers, unless they chose a measure: self time, so that one wait does
 * not appear once more for every call around it. */
#define COLUMN_SORT_SELF "abs_diff_self_duration"
#define COLUMN_SORT_ALLOWED                                                              \
    "any column of the CSV, or abs_ before one of the differences, such as "             \
    "abs_diff_self_duration"
/* ERROR_PARAMETER (bad_sort) if no column has the name. */
int compare_check_sort(const char *name, struct error *error);
/* The measure of the times in a column, from its name. False: it has no times. */
bool compare_measure_of_sort(const char *name, enum significance_measure *out);

#endif
