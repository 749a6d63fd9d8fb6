/* See columns.h. */
#include "analysis/compare/columns.h"

#include "base/buffer.h"
#include "base/cleanup.h"

#include <string.h>

const struct compare_column compare_columns[] = {
    [COL_NAME] = {"name", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_CATEGORY] = {"category", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_KIND] = {"kind", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_CONTROL_COUNTS] = {"control_counts", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_TEST_COUNTS] = {"test_counts", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_DIFF_COUNTS] = {"diff_counts", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_COUNTS_CHANGE] = {"counts_change_categories", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_CONTROL_TOTAL_TIME] = {"control_total_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_TOTAL_TIME] = {"test_total_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_TOTAL_TIME] = {"diff_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_SELF_TOTAL_TIME] = {"control_self_duration", COLUMN_TIME,
                                     COLUMN_EVERYWHERE},
    [COL_TEST_SELF_TOTAL_TIME] = {"test_self_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_SELF_TOTAL_TIME] = {"diff_self_duration", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_PER_STEP] = {"control_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_PER_STEP] = {"test_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_PER_STEP] = {"diff_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_SELF_PER_STEP] = {"control_self_per_step", COLUMN_TIME,
                                   COLUMN_EVERYWHERE},
    [COL_TEST_SELF_PER_STEP] = {"test_self_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_SELF_PER_STEP] = {"diff_self_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_PER_CALL] = {"control_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_PER_CALL] = {"test_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_DIFF_PER_CALL] = {"diff_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_SELF_PER_CALL] = {"control_self_per_call", COLUMN_TIME, COLUMN_CSV_ONLY},
    [COL_TEST_SELF_PER_CALL] = {"test_self_per_call", COLUMN_TIME, COLUMN_CSV_ONLY},
    [COL_DIFF_SELF_PER_CALL] = {"diff_self_per_call", COLUMN_TIME, COLUMN_CSV_ONLY},
    [COL_CONTROL_PERCENT_OF_STEP] = {"control_percent_of_step", COLUMN_RATIO,
                                     COLUMN_CSV_ONLY},
    [COL_TEST_PERCENT_OF_STEP] = {"test_percent_of_step", COLUMN_RATIO, COLUMN_CSV_ONLY},
    [COL_DIFF_PERCENT_OF_STEP] = {"diff_percent_of_step", COLUMN_RATIO, COLUMN_CSV_ONLY},
    [COL_CONTROL_SELF_PERCENT_OF_STEP] = {"control_self_percent_of_step", COLUMN_RATIO,
                                          COLUMN_CSV_ONLY},
    [COL_TEST_SELF_PERCENT_OF_STEP] = {"test_self_percent_of_step", COLUMN_RATIO,
                                       COLUMN_CSV_ONLY},
    [COL_DIFF_SELF_PERCENT_OF_STEP] = {"diff_self_percent_of_step", COLUMN_RATIO,
                                       COLUMN_CSV_ONLY},
    [COL_CONTROL_COUNTS_PER_STEP] = {"control_counts_per_step", COLUMN_RATIO,
                                     COLUMN_CSV_ONLY},
    [COL_TEST_COUNTS_PER_STEP] = {"test_counts_per_step", COLUMN_RATIO, COLUMN_CSV_ONLY},
    [COL_DIFF_COUNTS_PER_STEP] = {"diff_counts_per_step", COLUMN_RATIO, COLUMN_CSV_ONLY},
    [COL_CHANGE] = {"change", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_REPLACES] = {"replaces", COLUMN_TEXT, COLUMN_CSV_ONLY},
    [COL_NAMES] = {"names", COLUMN_TEXT, COLUMN_CSV_ONLY},
    [COL_P_VALUE] = {"p_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_Q_VALUE] = {"q_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_MODERATED_P_VALUE] = {"moderated_p_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_MODERATED_Q_VALUE] = {"moderated_q_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_SIGNIFICANCE] = {"significance", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_TOO_FEW] = {"too_few", COLUMN_TRUTH, COLUMN_EVERYWHERE},
    [COL_CALLS] = {"calls", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_CALLS_P_VALUE] = {"calls_p_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_CALLS_Q_VALUE] = {"calls_q_value", COLUMN_RATIO, COLUMN_EVERYWHERE},
    [COL_CONTROL_CALLS] = {"control_calls", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_TEST_CALLS] = {"test_calls", COLUMN_COUNT, COLUMN_EVERYWHERE},
    [COL_CONTROL_MEDIAN] = {"control_median", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_MEDIAN] = {"test_median", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_CONTROL_SPREAD] = {"control_spread", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_TEST_SPREAD] = {"test_spread", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_MORE_WORK] = {"more_work", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_SLOWER_WORK] = {"slower_work", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_MORE_WORK_PER_STEP] = {"more_work_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_SLOWER_WORK_PER_STEP] = {"slower_work_per_step", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_MORE_WORK_PER_CALL] = {"more_work_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_SLOWER_WORK_PER_CALL] = {"slower_work_per_call", COLUMN_TIME, COLUMN_EVERYWHERE},
    [COL_MORE_WORK_PERCENT_OF_STEP] = {"more_work_percent_of_step", COLUMN_RATIO,
                                       COLUMN_EVERYWHERE},
    [COL_SLOWER_WORK_PERCENT_OF_STEP] = {"slower_work_percent_of_step", COLUMN_RATIO,
                                         COLUMN_EVERYWHERE},
    [COL_WORK_KNOWN] = {"work_known", COLUMN_TEXT, COLUMN_EVERYWHERE},
    [COL_ABS_DIFF_COUNTS] = {"abs_diff_counts", COLUMN_COUNT, COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_COUNTS_PER_STEP] = {"abs_diff_counts_per_step", COLUMN_RATIO,
                                      COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_TOTAL_TIME] = {"abs_diff_duration", COLUMN_TIME, COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_PER_STEP] = {"abs_diff_per_step", COLUMN_TIME, COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_PER_CALL] = {"abs_diff_per_call", COLUMN_TIME, COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_PERCENT_OF_STEP] = {"abs_diff_percent_of_step", COLUMN_RATIO,
                                      COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_SELF_TOTAL_TIME] = {"abs_diff_self_duration", COLUMN_TIME,
                                      COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_SELF_PER_STEP] = {"abs_diff_self_per_step", COLUMN_TIME,
                                    COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_SELF_PER_CALL] = {"abs_diff_self_per_call", COLUMN_TIME,
                                    COLUMN_SORT_ONLY},
    [COL_ABS_DIFF_SELF_PERCENT_OF_STEP] = {"abs_diff_self_percent_of_step", COLUMN_RATIO,
                                           COLUMN_SORT_ONLY},
    [COL_PERCENT] = {"diff_percent", COLUMN_RATIO, COLUMN_SORT_ONLY},
    [COL_SELF_PERCENT] = {"diff_self_percent", COLUMN_RATIO, COLUMN_SORT_ONLY},
    [COL_PER_CALL_PERCENT] = {"diff_per_call_percent", COLUMN_RATIO, COLUMN_SORT_ONLY},
    [COL_SELF_PER_CALL_PERCENT] = {"diff_self_per_call_percent", COLUMN_RATIO,
                                   COLUMN_SORT_ONLY},
    [COL_TOTAL_PERCENT] = {"diff_duration_percent", COLUMN_RATIO, COLUMN_SORT_ONLY},
    [COL_SELF_TOTAL_PERCENT] = {"diff_self_duration_percent", COLUMN_RATIO,
                                COLUMN_SORT_ONLY},
    [COL_CERTAINTY] = {"certainty", COLUMN_RATIO, COLUMN_SORT_ONLY},
};

size_t compare_find_column(const char *name)
{
    size_t column = 0;

    while (column < COL_COUNT && strcmp(compare_columns[column].name, name) != 0)
        column++;
    return column;
}

bool compare_column_is_text(size_t column)
{
    return compare_columns[column].type == COLUMN_TEXT ||
           compare_columns[column].type == COLUMN_TRUTH;
}

bool compare_column_needs_significance(size_t column)
{
    return (column >= COL_P_VALUE && column <= COL_TEST_SPREAD) ||
           column == COL_CERTAINTY;
}

bool compare_column_needs_work(size_t column)
{
    return column >= COL_MORE_WORK && column <= COL_WORK_KNOWN;
}

/* ---- the parameter `sort` ---- */

int compare_check_sort(const char *name, struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed;

    buffer_init(&allowed, 800);
    if (compare_find_column(name) < COL_COUNT)
        return 0;
    for (size_t i = 0; i < COL_COUNT; i++)
        buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", compare_columns[i].name);
    return error_set(error, ERROR_PARAMETER, "bad_sort",
                     "sort: no column \"%.60s\"; allowed: %s", name, allowed.bytes);
}

bool compare_measure_of_sort(const char *name, enum significance_measure *out)
{
    size_t column = compare_find_column(name);

    if (column == COL_COUNT || compare_column_needs_significance(column) ||
        compare_column_needs_work(column) ||
        (compare_columns[column].type != COLUMN_TIME && strstr(name, "percent") == NULL))
        return false;
    *out = strstr(name, "_self_") != NULL ? SIGNIFICANCE_SELF : SIGNIFICANCE_TOTAL;
    return true;
}
