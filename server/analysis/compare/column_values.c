/* See column_values.h. */
#include "analysis/compare/column_values.h"
#include "store/set/set_pair.h"

#include <math.h>

static double counts_difference(const struct compare_row *row)
{
    return (double)row->count[PAIR_TEST] - (double)row->count[PAIR_CONTROL];
}

/* ---- durations ---- */

/* Over the number of selected samples; a side without samples has none. */
static double per_step(const struct compare_result *result, double time,
                       enum pair_side side, bool *null)
{
    double samples = (double)result->selection[side].step_count;

    *null = *null || samples <= 0;
    return samples > 0 ? time / samples : 0;
}

/* The duration of one side; *null where it has none. */
static double side_duration(const struct compare_result *result,
                            const struct compare_row *row, enum column_measure measure,
                            enum column_unit unit, enum pair_side side, bool *null)
{
    double time = (double)(measure == SELF ? row->self[side] : row->total[side]);
    double step = result->step_time[side].step;

    switch (unit) {
    case PER_STEP:
        return per_step(result, time, side, null);
    case PER_CALL:
        *null = *null || row->count[side] == 0;
        return *null ? 0 : time / (double)row->count[side];
    case PERCENT_OF_STEP:
        *null = *null || !(step > 0);
        return *null ? 0 : 100 * per_step(result, time, side, null) / step;
    case TOTAL_TIME:
        break;
    }
    return time;
}

/* The relative change: what only the test has grew without bound, what only the control
 * has is gone by 100 %. */
static double percent_of_control(const struct compare_result *result,
                                 const struct compare_row *row,
                                 enum column_measure measure, enum column_unit unit,
                                 bool *null)
{
    if (row->count[PAIR_CONTROL] == 0)
        return INFINITY;
    if (row->count[PAIR_TEST] == 0)
        return -100;
    double control = side_duration(result, row, measure, unit, PAIR_CONTROL, null);
    double test = side_duration(result, row, measure, unit, PAIR_TEST, null);

    *null = *null || !(control > 0);
    return *null ? 0 : 100 * ((test - control) / control);
}

static double duration_value(const struct compare_result *result,
                             const struct compare_row *row, enum column_measure measure,
                             const struct column_duration *column, bool *null)
{
    double control = 0, test = 0;

    if (column->part == PERCENT)
        return percent_of_control(result, row, measure, column->unit, null);
    if (column->part != TEST)
        control = side_duration(result, row, measure, column->unit, PAIR_CONTROL, null);
    if (column->part != CONTROL)
        test = side_duration(result, row, measure, column->unit, PAIR_TEST, null);
    return column->part == CONTROL ? control
           : column->part == TEST  ? test
           : column->part == DIFF  ? test - control
                                   : fabs(test - control);
}

/* ---- values ---- */

/* As the page shows calls where the durations are per step. */
static double counts_per_step(const struct compare_result *result,
                              const struct compare_row *row, enum column column,
                              bool *null)
{
    double counts[2] = {0, 0};

    for (int side = PAIR_CONTROL; side <= PAIR_TEST; side++)
        counts[side] =
            per_step(result, (double)row->count[side], (enum pair_side)side, null);
    return column == COL_CONTROL_COUNTS_PER_STEP ? counts[PAIR_CONTROL]
           : column == COL_TEST_COUNTS_PER_STEP  ? counts[PAIR_TEST]
           : column == COL_DIFF_COUNTS_PER_STEP
               ? counts[PAIR_TEST] - counts[PAIR_CONTROL]
               : fabs(counts[PAIR_TEST] - counts[PAIR_CONTROL]);
}

/* A number that only judged rows have. */
static double statistic(double value, bool *null)
{
    *null = isnan(value);
    return *null ? 0 : value;
}

/* The same of the calls that every sample of a side has. */
static double constant_calls(const struct compare_row *row, enum pair_side side,
                             bool *null)
{
    *null = row->significance.always[side] < 0;
    return *null ? 0 : row->significance.always[side];
}

/* The columns that judging fills. */
static double judged_value(const struct compare_result *result,
                           const struct compare_row *row, enum column column, bool *null)
{
    const struct significance_test *test = compare_test(result, row);

    switch (column) {
    case COL_P_VALUE:
        return statistic(test->p, null);
    case COL_Q_VALUE:
        return statistic(test->q, null);
    case COL_MODERATED_P_VALUE:
        return statistic(test->moderated_p, null);
    case COL_MODERATED_Q_VALUE:
        return statistic(test->moderated_q, null);
    case COL_CERTAINTY: /* the q that decides, significance.h */
        return statistic(isnan(test->moderated_q) ? test->q : test->moderated_q, null);
    case COL_CALLS_P_VALUE:
        return statistic(row->significance.calls_p, null);
    case COL_CALLS_Q_VALUE:
        return statistic(row->significance.calls_q, null);
    case COL_CONTROL_CALLS:
        return constant_calls(row, PAIR_CONTROL, null);
    case COL_TEST_CALLS:
        return constant_calls(row, PAIR_TEST, null);
    case COL_CONTROL_MEDIAN:
        return statistic(test->median[PAIR_CONTROL], null);
    case COL_TEST_MEDIAN:
        return statistic(test->median[PAIR_TEST], null);
    case COL_CONTROL_SPREAD:
        return statistic(test->spread[PAIR_CONTROL], null);
    case COL_TEST_SPREAD:
        return statistic(test->spread[PAIR_TEST], null);
    default:
        *null = true;
        return 0;
    }
}

double compare_value(const struct compare_result *result, const struct compare_row *row,
                     size_t column, bool *null)
{
    const struct column_duration *duration = &compare_durations[column];

    *null = duration->measure == SELF && row->side != TRACE_HOST;
    if (*null)
        return 0;
    if (duration->measure != NO_DURATION)
        return duration_value(result, row, duration->measure, duration, null);
    switch ((enum column)column) {
    case COL_CONTROL_COUNTS:
        return (double)row->count[PAIR_CONTROL];
    case COL_TEST_COUNTS:
        return (double)row->count[PAIR_TEST];
    case COL_DIFF_COUNTS:
        return counts_difference(row);
    case COL_ABS_DIFF_COUNTS:
        return fabs(counts_difference(row));
    case COL_CONTROL_COUNTS_PER_STEP:
    case COL_TEST_COUNTS_PER_STEP:
    case COL_DIFF_COUNTS_PER_STEP:
    case COL_ABS_DIFF_COUNTS_PER_STEP:
        return counts_per_step(result, row, (enum column)column, null);
    default:
        return judged_value(result, row, (enum column)column, null);
    }
}

double compare_sort_value(const struct compare_result *result,
                          const struct compare_row *row, size_t column, bool *null)
{
    const struct column_duration *duration = &compare_durations[column];

    if (duration->measure != SELF || row->side == TRACE_HOST)
        return compare_value(result, row, column, null);
    *null = false;
    return duration_value(result, row, DURATION, duration, null);
}

static const char *too_few(const struct significance_test *test)
{
    return test->verdict == SIGNIFICANCE_NONE ? "" : test->too_few ? "true" : "false";
}

const char *compare_text(const struct compare_result *result,
                         const struct compare_row *row, size_t column)
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
    case COL_REPLACES:
        return row->pair == 0 ? ""
                              : result->replacements[row->pair - 1].name[PAIR_CONTROL];
    case COL_CHANGE:
        return compare_change_name(row->change);
    case COL_SIGNIFICANCE:
        return significance_name(compare_test(result, row)->verdict);
    case COL_TOO_FEW:
        return too_few(compare_test(result, row));
    case COL_CALLS:
        return significance_calls_name(row->significance.calls);
    default:
        return "";
    }
}
