/* See recordings_fail_if.h. */
#include "analysis/compare/recordings_fail_if.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The verdict's own time and noise are those of its steps, which may be without the
 * profiler. */
static bool is_unprofiled(const struct recordings_result *result,
                          enum fail_if_measure measure)
{
    return measure == FAIL_IF_STEP_TIME && result->without_profiler;
}

static double time_of(const struct step_time *time, enum fail_if_measure measure)
{
    if (measure == FAIL_IF_STEP_TIME)
        return time->step;
    if (!time->has_parts)
        return (double)NAN;
    switch (measure) {
    case FAIL_IF_GPU_TIME:
        return time->step - time->idle;
    case FAIL_IF_COMPUTE:
        return time->compute;
    case FAIL_IF_EXPOSED_COMMUNICATION:
        return time->exposed_communication;
    case FAIL_IF_EXPOSED_MEMORY:
        return time->exposed_memory;
    default:
        return time->idle;
    }
}

/* `base`: the geometric mean of the control, ns. */
static void describe(const struct recordings_test *test, double base,
                     struct fail_if_change *change)
{
    enum verdict_kind kind = isnan(test->p) ? VERDICT_CANNOT_JUDGE : VERDICT_NOT_CERTAIN;

    if (test->p < SIGNIFICANCE_RATE && test->difference != 0)
        kind = test->difference > 0 ? VERDICT_SLOWER : VERDICT_FASTER;
    change->median = base;
    change->shift = isnan(test->p) ? (double)NAN : base * expm1(test->difference);
    change->slower = kind == VERDICT_SLOWER;
    change->verdict = verdict_name(kind);
    change->words = verdict_words(kind);
}

static void judge_time(const struct recordings_result *result,
                       enum fail_if_measure measure, struct fail_if_change *change)
{
    double logs[2 * RECORDINGS_MAX], within[2 * RECORDINGS_MAX], base = 0;
    struct recordings_test test = recordings_unjudged();
    bool positive = recordings_suffice(result->count);

    for (size_t i = 0; i < result->count[0] + result->count[1]; i++) {
        const struct recording *recording = &result->recordings[i];
        double time = is_unprofiled(result, measure) ? recording->unprofiled
                                                     : time_of(&recording->time, measure);

        positive = positive && time > 0;
        logs[i] = log(time);
        within[i] = is_unprofiled(result, measure) ? recording->unprofiled_within
                    : measure == FAIL_IF_STEP_TIME ? recording->within
                                                   : (double)NAN;
        if (i < result->count[0])
            base += logs[i] / (double)result->count[0];
    }
    for (int side = 0; side < 2; side++)
        change->mean[side] = is_unprofiled(result, measure)
                                 ? result->unprofiled.mean[side]
                                 : time_of(&result->time[side], measure);
    if (positive)
        recordings_judge_alone(logs, within, result->count, &test);
    describe(&test, positive ? exp(base) : (double)NAN, change);
}

static int find_row(const struct recordings_result *result,
                    const struct fail_if_condition *condition,
                    const struct recordings_row **out, struct error *error)
{
    *out = NULL;
    for (size_t i = 0; i < result->row_count; i++) {
        const struct recordings_row *row = &result->rows[i];

        if (strcmp(row->name, condition->name) != 0 ||
            !recordings_is_of_device(result, row->side) ||
            (condition->category != NULL &&
             strcmp(row->category, condition->category) != 0))
            continue;
        if (*out != NULL)
            return error_set(error, ERROR_PARAMETER, "bad_fail_if",
                             "fail_if: \"%.200s\" is the name of rows of several "
                             "categories (%.60s, %.60s): say which, e.g. op(\"…\", "
                             "\"%.60s\")",
                             condition->name, (*out)->category, row->category,
                             row->category);
        *out = row;
    }
    return *out != NULL ? 0
                        : error_set(error, ERROR_PARAMETER, "unknown_op",
                                    "fail_if: no operation \"%.200s\" in this selection",
                                    condition->name);
}

/* The base is taken from the means: their ratio is not that of the test to the last
 * digit. */
static int judge_operation(const struct recordings_result *result,
                           const struct fail_if_condition *condition,
                           struct fail_if_change *change, struct error *error)
{
    const struct recordings_row *row = NULL;
    int failed = find_row(result, condition, &row, error);

    if (failed != 0 || row == NULL)
        return failed;
    const struct recordings_test *test = recordings_test_of(result, row);
    enum significance_verdict verdict = significance_of(
        row->q[result->request.measure], (test->difference > 0) - (test->difference < 0));
    for (int side = 0; side < 2; side++)
        change->mean[side] = recordings_time(result, row, (enum pair_side)side);
    describe(test, change->mean[PAIR_CONTROL], change);
    change->slower = verdict == SIGNIFICANCE_SLOWER;
    change->verdict = significance_name(verdict);
    change->words = significance_words(verdict);
    return 0;
}

int recordings_answer_fail_if(const struct fail_if *conditions,
                              struct recordings_result *result, struct error *error)
{
    result->outcomes = calloc(conditions->count + 1, sizeof *result->outcomes);
    if (result->outcomes == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < conditions->count; i++) {
        const struct fail_if_condition *condition = &conditions->conditions[i];
        struct compare_outcome *outcome = &result->outcomes[i];
        int failed = 0;

        if (condition->measure == FAIL_IF_OP)
            failed = judge_operation(result, condition, &outcome->change, error);
        else
            judge_time(result, condition->measure, &outcome->change);
        outcome->change.equal_clock =
            result->is_corrected && condition->measure != FAIL_IF_OP;
        if (failed != 0)
            return failed;
        outcome->outcome = fail_if_judge(condition, &outcome->change);
        result->outcome = fail_if_worse(result->outcome, outcome->outcome);
    }
    return 0;
}
