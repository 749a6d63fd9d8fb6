/* The columns of a comparison; see compare.h. */
#include "analysis/compare/compare.h"

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
    COL_ABS_DIFF_COUNTS,
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
    COL_CERTAINTY,
    COL_COUNT
};

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
    [COL_CERTAINTY] = {"certainty", COLUMN_RATIO, COLUMN_SORT_ONLY},
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

/* ---- durations ---- */

enum measure { NO_DURATION, DURATION, SELF };
enum unit { TOTAL_TIME, PER_STEP, PER_CALL, PERCENT_OF_STEP };
enum part { CONTROL, TEST, DIFF, ABS_DIFF, PERCENT };

struct duration {
    enum measure measure;
    enum unit unit;
    enum part part;
};

/* The columns that are durations; NO_DURATION for the others. */
static const struct duration durations[COL_COUNT] = {
    [COL_CONTROL_TOTAL_TIME] = {DURATION, TOTAL_TIME, CONTROL},
    [COL_TEST_TOTAL_TIME] = {DURATION, TOTAL_TIME, TEST},
    [COL_DIFF_TOTAL_TIME] = {DURATION, TOTAL_TIME, DIFF},
    [COL_CONTROL_SELF_TOTAL_TIME] = {SELF, TOTAL_TIME, CONTROL},
    [COL_TEST_SELF_TOTAL_TIME] = {SELF, TOTAL_TIME, TEST},
    [COL_DIFF_SELF_TOTAL_TIME] = {SELF, TOTAL_TIME, DIFF},
    [COL_CONTROL_PER_STEP] = {DURATION, PER_STEP, CONTROL},
    [COL_TEST_PER_STEP] = {DURATION, PER_STEP, TEST},
    [COL_DIFF_PER_STEP] = {DURATION, PER_STEP, DIFF},
    [COL_CONTROL_SELF_PER_STEP] = {SELF, PER_STEP, CONTROL},
    [COL_TEST_SELF_PER_STEP] = {SELF, PER_STEP, TEST},
    [COL_DIFF_SELF_PER_STEP] = {SELF, PER_STEP, DIFF},
    [COL_CONTROL_PER_CALL] = {DURATION, PER_CALL, CONTROL},
    [COL_TEST_PER_CALL] = {DURATION, PER_CALL, TEST},
    [COL_DIFF_PER_CALL] = {DURATION, PER_CALL, DIFF},
    [COL_CONTROL_SELF_PER_CALL] = {SELF, PER_CALL, CONTROL},
    [COL_TEST_SELF_PER_CALL] = {SELF, PER_CALL, TEST},
    [COL_DIFF_SELF_PER_CALL] = {SELF, PER_CALL, DIFF},
    [COL_CONTROL_PERCENT_OF_STEP] = {DURATION, PERCENT_OF_STEP, CONTROL},
    [COL_TEST_PERCENT_OF_STEP] = {DURATION, PERCENT_OF_STEP, TEST},
    [COL_DIFF_PERCENT_OF_STEP] = {DURATION, PERCENT_OF_STEP, DIFF},
    [COL_CONTROL_SELF_PERCENT_OF_STEP] = {SELF, PERCENT_OF_STEP, CONTROL},
    [COL_TEST_SELF_PERCENT_OF_STEP] = {SELF, PERCENT_OF_STEP, TEST},
    [COL_DIFF_SELF_PERCENT_OF_STEP] = {SELF, PERCENT_OF_STEP, DIFF},
    [COL_ABS_DIFF_TOTAL_TIME] = {DURATION, TOTAL_TIME, ABS_DIFF},
    [COL_ABS_DIFF_PER_STEP] = {DURATION, PER_STEP, ABS_DIFF},
    [COL_ABS_DIFF_PER_CALL] = {DURATION, PER_CALL, ABS_DIFF},
    [COL_ABS_DIFF_PERCENT_OF_STEP] = {DURATION, PERCENT_OF_STEP, ABS_DIFF},
    [COL_ABS_DIFF_SELF_TOTAL_TIME] = {SELF, TOTAL_TIME, ABS_DIFF},
    [COL_ABS_DIFF_SELF_PER_STEP] = {SELF, PER_STEP, ABS_DIFF},
    [COL_ABS_DIFF_SELF_PER_CALL] = {SELF, PER_CALL, ABS_DIFF},
    [COL_ABS_DIFF_SELF_PERCENT_OF_STEP] = {SELF, PERCENT_OF_STEP, ABS_DIFF},
    [COL_PERCENT] = {DURATION, PER_STEP, PERCENT},
    [COL_SELF_PERCENT] = {SELF, PER_STEP, PERCENT},
    [COL_PER_CALL_PERCENT] = {DURATION, PER_CALL, PERCENT},
    [COL_SELF_PER_CALL_PERCENT] = {SELF, PER_CALL, PERCENT},
};

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
                            const struct compare_row *row, enum measure measure,
                            enum unit unit, enum pair_side side, bool *null)
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
                                 const struct compare_row *row, enum measure measure,
                                 enum unit unit, bool *null)
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
                             const struct compare_row *row, enum measure measure,
                             const struct duration *column, bool *null)
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

bool compare_column_needs_significance(const char *name)
{
    for (size_t i = COL_P_VALUE; i <= COL_TEST_SPREAD; i++)
        if (strcmp(name, compare_columns[i].name) == 0)
            return true;
    return strcmp(name, compare_columns[COL_CERTAINTY].name) == 0;
}

const struct significance_test *compare_test(const struct compare_result *result,
                                             const struct compare_row *row)
{
    return &row->significance.tests[result->measure];
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
    const struct duration *duration = &durations[column];

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
    const struct duration *duration = &durations[column];

    if (duration->measure != SELF || row->side == TRACE_HOST)
        return compare_value(result, row, column, null);
    *null = false;
    return duration_value(result, row, DURATION, duration, null);
}

const char *compare_measure_of_sort(const char *sort)
{
    for (size_t i = 0; i < COL_COUNT; i++)
        if (strcmp(compare_columns[i].name, sort) == 0)
            return durations[i].measure == SELF       ? "self"
                   : durations[i].measure == DURATION ? "total"
                                                      : NULL;
    return NULL;
}

const char *compare_sort_for_readers(const char *measure)
{
    return compare_columns[measure != NULL && strcmp(measure, "total") == 0
                               ? COL_ABS_DIFF_TOTAL_TIME
                               : COL_ABS_DIFF_SELF_TOTAL_TIME]
        .name;
}

int64_t compare_shown_time(const struct compare_result *result,
                           const struct compare_row *row, enum pair_side side)
{
    return row->side == TRACE_HOST && result->measure == SIGNIFICANCE_SELF
               ? row->self[side]
               : row->total[side];
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
