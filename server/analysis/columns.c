/* The columns of a comparison; see compare.h. */
#include "analysis/compare.h"

#include <math.h>
#include <string.h>

enum column {
    COL_NAME,
    COL_CATEGORY,
    COL_KIND,
    COL_CONTROL_COUNTS,
    COL_TEST_COUNTS,
    COL_DIFF_COUNTS,
    COL_COUNTS_CHANGE,
    COL_CONTROL_TOTAL,
    COL_TEST_TOTAL,
    COL_DIFF_TOTAL,
    COL_CONTROL_SELF,
    COL_TEST_SELF,
    COL_CONTROL_PER_STEP,
    COL_TEST_PER_STEP,
    COL_DIFF_PER_STEP,
    COL_CONTROL_PER_CALL,
    COL_TEST_PER_CALL,
    COL_CHANGE,
    COL_P_VALUE,
    COL_Q_VALUE,
    COL_SIGNIFICANCE,
    COL_CONTROL_MEDIAN,
    COL_TEST_MEDIAN,
    COL_CONTROL_SPREAD,
    COL_TEST_SPREAD,
    COL_ABS_DIFF_TOTAL,
    COL_ABS_DIFF_COUNTS,
    COL_ABS_DIFF_PER_STEP,
    COL_COUNT
};

const struct compare_column compare_columns[] = {
    [COL_NAME] = {"name", COLUMN_TEXT, true},
    [COL_CATEGORY] = {"category", COLUMN_TEXT, true},
    [COL_KIND] = {"kind", COLUMN_TEXT, true},
    [COL_CONTROL_COUNTS] = {"control_counts", COLUMN_COUNT, true},
    [COL_TEST_COUNTS] = {"test_counts", COLUMN_COUNT, true},
    [COL_DIFF_COUNTS] = {"diff_counts", COLUMN_COUNT, true},
    [COL_COUNTS_CHANGE] = {"counts_change_categories", COLUMN_TEXT, true},
    [COL_CONTROL_TOTAL] = {"control_total_duration", COLUMN_TIME, true},
    [COL_TEST_TOTAL] = {"test_total_duration", COLUMN_TIME, true},
    [COL_DIFF_TOTAL] = {"diff_duration", COLUMN_TIME, true},
    [COL_CONTROL_SELF] = {"control_self_duration", COLUMN_TIME, true},
    [COL_TEST_SELF] = {"test_self_duration", COLUMN_TIME, true},
    [COL_CONTROL_PER_STEP] = {"control_per_step", COLUMN_TIME, true},
    [COL_TEST_PER_STEP] = {"test_per_step", COLUMN_TIME, true},
    [COL_DIFF_PER_STEP] = {"diff_per_step", COLUMN_TIME, true},
    [COL_CONTROL_PER_CALL] = {"control_per_call", COLUMN_TIME, true},
    [COL_TEST_PER_CALL] = {"test_per_call", COLUMN_TIME, true},
    [COL_CHANGE] = {"change", COLUMN_TEXT, true},
    [COL_P_VALUE] = {"p_value", COLUMN_RATIO, true},
    [COL_Q_VALUE] = {"q_value", COLUMN_RATIO, true},
    [COL_SIGNIFICANCE] = {"significance", COLUMN_TEXT, true},
    [COL_CONTROL_MEDIAN] = {"control_median", COLUMN_TIME, true},
    [COL_TEST_MEDIAN] = {"test_median", COLUMN_TIME, true},
    [COL_CONTROL_SPREAD] = {"control_spread", COLUMN_TIME, true},
    [COL_TEST_SPREAD] = {"test_spread", COLUMN_TIME, true},
    [COL_ABS_DIFF_TOTAL] = {"abs_diff_duration", COLUMN_TIME, false},
    [COL_ABS_DIFF_COUNTS] = {"abs_diff_counts", COLUMN_COUNT, false},
    [COL_ABS_DIFF_PER_STEP] = {"abs_diff_per_step", COLUMN_TIME, false},
};
const size_t compare_column_count = COL_COUNT;

const char *compare_change_name(enum compare_change change)
{
    static const char *const names[] = {"added", "deleted", "increased", "decreased",
                                        "unchanged"};

    return change < CHANGE_COUNT ? names[change] : "";
}

static double counts_difference(const struct compare_row *row)
{
    return (double)row->count[PAIR_TEST] - (double)row->count[PAIR_CONTROL];
}

static double total_difference(const struct compare_row *row)
{
    return (double)(row->total[PAIR_TEST] - row->total[PAIR_CONTROL]);
}

/* Total over the number of selected samples; a side without samples has none. */
static double per_step(const struct compare_result *result, const struct compare_row *row,
                       enum pair_side side, bool *null)
{
    double samples = (double)result->selection[side].step_count;

    *null = *null || samples <= 0;
    return samples > 0 ? (double)row->total[side] / samples : 0;
}

static double per_call(const struct compare_row *row, enum pair_side side, bool *null)
{
    *null = row->count[side] == 0;
    return *null ? 0 : (double)row->total[side] / (double)row->count[side];
}

static double self_time(const struct compare_row *row, enum pair_side side, bool *null)
{
    *null = row->side != TRACE_HOST;
    return *null ? 0 : (double)row->self[side];
}

bool compare_column_needs_significance(const char *name)
{
    for (size_t i = COL_P_VALUE; i <= COL_TEST_SPREAD; i++)
        if (strcmp(name, compare_columns[i].name) == 0)
            return true;
    return false;
}

/* A number that only judged rows have. */
static double statistic(const struct compare_row *row, double value, bool *null)
{
    *null = row->significance.verdict == SIGNIFICANCE_NONE || isnan(value);
    return *null ? 0 : value;
}

double compare_value(const struct compare_result *result, const struct compare_row *row,
                     size_t column, bool *null)
{
    *null = false;
    switch ((enum column)column) {
    case COL_CONTROL_COUNTS:
        return (double)row->count[PAIR_CONTROL];
    case COL_TEST_COUNTS:
        return (double)row->count[PAIR_TEST];
    case COL_DIFF_COUNTS:
        return counts_difference(row);
    case COL_CONTROL_TOTAL:
        return (double)row->total[PAIR_CONTROL];
    case COL_TEST_TOTAL:
        return (double)row->total[PAIR_TEST];
    case COL_DIFF_TOTAL:
        return total_difference(row);
    case COL_CONTROL_SELF:
        return self_time(row, PAIR_CONTROL, null);
    case COL_TEST_SELF:
        return self_time(row, PAIR_TEST, null);
    case COL_CONTROL_PER_STEP:
        return per_step(result, row, PAIR_CONTROL, null);
    case COL_TEST_PER_STEP:
        return per_step(result, row, PAIR_TEST, null);
    case COL_DIFF_PER_STEP:
        return per_step(result, row, PAIR_TEST, null) -
               per_step(result, row, PAIR_CONTROL, null);
    case COL_CONTROL_PER_CALL:
        return per_call(row, PAIR_CONTROL, null);
    case COL_TEST_PER_CALL:
        return per_call(row, PAIR_TEST, null);
    case COL_ABS_DIFF_TOTAL:
        return fabs(total_difference(row));
    case COL_ABS_DIFF_COUNTS:
        return fabs(counts_difference(row));
    case COL_ABS_DIFF_PER_STEP:
        return fabs(per_step(result, row, PAIR_TEST, null) -
                    per_step(result, row, PAIR_CONTROL, null));
    case COL_P_VALUE:
        return statistic(row, row->significance.p, null);
    case COL_Q_VALUE:
        return statistic(row, row->significance.q, null);
    case COL_CONTROL_MEDIAN:
        return statistic(row, row->significance.median[PAIR_CONTROL], null);
    case COL_TEST_MEDIAN:
        return statistic(row, row->significance.median[PAIR_TEST], null);
    case COL_CONTROL_SPREAD:
        return statistic(row, row->significance.spread[PAIR_CONTROL], null);
    case COL_TEST_SPREAD:
        return statistic(row, row->significance.spread[PAIR_TEST], null);
    case COL_NAME:
    case COL_CATEGORY:
    case COL_KIND:
    case COL_COUNTS_CHANGE:
    case COL_CHANGE:
    case COL_SIGNIFICANCE:
    case COL_COUNT:
        break;
    }
    *null = true;
    return 0;
}

const char *compare_text(const struct compare_row *row, size_t column)
{
    double difference = counts_difference(row);

    switch ((enum column)column) {
    case COL_NAME:
        return row->name;
    case COL_CATEGORY:
        return row->category;
    case COL_KIND:
        return trace_kind_name((enum trace_kind)row->kind);
    case COL_COUNTS_CHANGE:
        return difference > 0 ? "+" : difference < 0 ? "-" : "=";
    case COL_CHANGE:
        return compare_change_name(row->change);
    case COL_SIGNIFICANCE:
        return significance_name(row->significance.verdict);
    default:
        return "";
    }
}
