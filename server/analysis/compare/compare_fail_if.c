/* See compare_fail_if.h and fail_if.h. */
#include "analysis/compare/compare_fail_if.h"
#include "analysis/compare/compare_verdict.h"
#include "analysis/compare/equal_clock.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "store/set/set_pair.h"
#include "store/set/set_samples.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SUGGESTIONS_MAX 3

/* ---- times of a step ---- */

static int64_t time_of(const struct trace_step *step, enum fail_if_measure measure)
{
    switch (measure) {
    case FAIL_IF_GPU_TIME:
        return step->dur - step->idle;
    case FAIL_IF_COMPUTE:
        return step->compute;
    case FAIL_IF_EXPOSED_COMMUNICATION:
        return step->exposed_communication;
    case FAIL_IF_EXPOSED_MEMORY:
        return step->exposed_memory;
    case FAIL_IF_IDLE:
        return step->idle;
    default:
        return step->dur;
    }
}

static enum equal_clock_part part_of(enum fail_if_measure measure)
{
    switch (measure) {
    case FAIL_IF_GPU_TIME:
        return EQUAL_CLOCK_DEVICE;
    case FAIL_IF_COMPUTE:
        return EQUAL_CLOCK_COMPUTE;
    case FAIL_IF_EXPOSED_COMMUNICATION:
        return EQUAL_CLOCK_COMMUNICATION;
    case FAIL_IF_IDLE:
        return EQUAL_CLOCK_IDLE;
    case FAIL_IF_STEP_TIME:
        return EQUAL_CLOCK_STEP;
    default:
        return EQUAL_CLOCK_NONE;
    }
}

/* NULL when memory is refused; *known is cleared if a step has no such time. */
static int64_t *collect_times(const struct compare_result *result, enum pair_side side,
                              enum fail_if_measure measure, bool *known)
{
    const struct selection *selection = &result->selection[side];
    int64_t *times = calloc(selection->step_count + 1, sizeof *times);
    int64_t less =
        side == PAIR_CONTROL ? 0 : llround(equal_clock_change(result, part_of(measure)));

    for (size_t i = 0; times != NULL && i < selection->step_count; i++) {
        const struct trace_step *step =
            &result->view[side].steps[selection->steps[i]].step;

        times[i] = time_of(step, measure) - less;
        *known = *known && (step->has_parts || measure == FAIL_IF_STEP_TIME);
    }
    return times;
}

static const struct fail_if_change cannot_judge = {
    .mean = {NAN, NAN},
    .median = NAN,
    .shift = NAN,
    .verdict = "cannot_judge",
    .words = "cannot judge",
};

/* The condition says itself which change matters. */
static void describe(const struct verdict *verdict, struct fail_if_change *change)
{
    enum verdict_kind kind = verdict_of_test(verdict);

    *change = (struct fail_if_change){
        .mean = {verdict->mean[PAIR_CONTROL], verdict->mean[PAIR_TEST]},
        .median = verdict->test.median[PAIR_CONTROL],
        .shift = verdict->has_interval ? verdict->shift : NAN,
        .slower = kind == VERDICT_SLOWER,
        .verdict = verdict_name(kind),
        .words = verdict_words(kind),
    };
}

static int judge_time(const struct compare_result *result, enum fail_if_measure measure,
                      struct fail_if_change *change, struct error *error)
{
    bool known = true;
    CLEANUP_FREE int64_t *control = collect_times(result, PAIR_CONTROL, measure, &known);
    CLEANUP_FREE int64_t *test = collect_times(result, PAIR_TEST, measure, &known);
    struct verdict verdict;
    int failed = compare_make_verdict(result, (const int64_t *const[]){control, test},
                                      &verdict, error);

    if (failed == 0 && measure == FAIL_IF_STEP_TIME) {
        /* Corrected times are without the host's part already. */
        if (!equal_clock_corrects(result))
            compare_settle_verdict(result, &verdict);
        equal_clock_widen(result, &verdict);
    }
    if (failed == 0 && measure == FAIL_IF_STEP_TIME && result->verdict.without_profiler)
        verdict = result->verdict;
    if (failed == 0)
        describe(&verdict, change);
    /* If most steps take no time, the shift says nothing. */
    bool empty = measure == FAIL_IF_STEP_TIME && failed == 0 &&
                 verdict.kind == VERDICT_NOT_CERTAIN && !(verdict.test.median[0] > 0);
    if (!known || empty)
        *change = cannot_judge;
    return failed;
}

/* ---- operations ---- */

static int refuse_unknown(const struct compare_result *result,
                          const struct fail_if_condition *condition, struct error *error)
{
    CLEANUP_BUFFER struct buffer like;
    const char *last = "";
    int count = 0;

    buffer_init(&like, 600);
    for (size_t i = 0; i < result->row_count && count < SUGGESTIONS_MAX; i++) {
        const struct compare_row *row = &result->all[i];

        if (!compare_is_of_device(result, row) || strcmp(row->name, last) == 0 ||
            !text_contains_nocase(row->name, condition->name))
            continue;
        buffer_printf(&like, "%s\"%.100s\"", count++ > 0 ? ", " : "; there is ",
                      row->name);
        last = row->name;
    }
    return error_set(error, ERROR_PARAMETER, "unknown_op",
                     "fail_if: no operation \"%.200s\"%s%.60s in this selection%s",
                     condition->name, condition->category != NULL ? " of category " : "",
                     condition->category != NULL ? condition->category : "",
                     buffer_failed(&like) || count == 0 ? "" : like.bytes);
}

static int refuse_ambiguous(const struct fail_if_condition *condition, const char *first,
                            const char *second, struct error *error)
{
    return error_set(
        error, ERROR_PARAMETER, "bad_fail_if",
        "fail_if: \"%.200s\" is the name of rows of several categories (%.60s, "
        "%.60s): say which, e.g. op(\"…\", \"%.60s\")",
        condition->name, first, second, first);
}

static int find_operation(const struct compare_result *result,
                          const struct fail_if_condition *condition,
                          const struct compare_row **found, struct error *error)
{
    *found = NULL;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        if (strcmp(row->name, condition->name) != 0 ||
            !compare_is_of_device(result, row) ||
            (condition->category != NULL &&
             strcmp(row->category, condition->category) != 0))
            continue;
        if (*found != NULL)
            return refuse_ambiguous(condition, (*found)->category, row->category, error);
        *found = row;
    }
    return *found == NULL ? refuse_unknown(result, condition, error) : 0;
}

/* The times of the requested row, by sample. */
struct row_times {
    enum significance_measure measure;
    int64_t *times[2];
};

static int take_samples(void *context, const struct samples_row *samples)
{
    struct row_times *wanted = context;

    for (int side = 0; side < 2; side++)
        if (samples->is_few)
            for (size_t i = 0; i < samples->few_count[side]; i++)
                wanted->times[side][samples->few[side][i].step] =
                    wanted->measure == SIGNIFICANCE_SELF ? samples->few[side][i].self
                                                         : samples->few[side][i].total;
        else if (samples->columns[side] > 0)
            memcpy(wanted->times[side],
                   wanted->measure == SIGNIFICANCE_SELF ? samples->self[side]
                                                        : samples->total[side],
                   samples->columns[side] * sizeof(int64_t));
    return 0;
}

static int load_times(struct store *store, const struct compare_result *result,
                      const struct compare_row *row, struct row_times *wanted,
                      struct error *error)
{
    CLEANUP_FREE uint32_t *control = compare_step_ids(result, PAIR_CONTROL);
    CLEANUP_FREE uint32_t *test = compare_step_ids(result, PAIR_TEST);
    const size_t *samples = result->observations.samples;
    const struct samples_side sides[2] = {
        {.id = result->info[PAIR_CONTROL].id, .steps = control, .count = samples[0]},
        {.id = result->info[PAIR_TEST].id, .steps = test, .count = samples[1]}};
    const struct samples_filter filter = {
        .use_short_name = result->request.use_short_name,
        .merge_addresses = result->request.merge_addresses,
        .side = row->side,
        .name = row->name,
        .category = row->category};

    if (control == NULL || test == NULL || wanted->times[0] == NULL ||
        wanted->times[1] == NULL)
        return error_set_memory(error);
    CLEANUP(equal_clock_samples_free)
    struct equal_clock_samples corrected = {
        .result = result, .each = take_samples, .context = wanted};
    int failed = set_samples(store, sides, &filter, result->budget, equal_clock_take,
                             &corrected, error);
    return failed == -ERROR_MEMORY ? error_set_memory(error) : failed;
}

/* The shift of its observations, and its verdict by the tests of all rows. */
static int judge_operation(struct store *store, const struct compare_result *result,
                           const struct fail_if_condition *condition,
                           struct fail_if_change *change, struct error *error)
{
    const size_t *samples = result->observations.samples;
    CLEANUP_FREE int64_t *control = calloc(samples[0] + 1, sizeof *control);
    CLEANUP_FREE int64_t *test = calloc(samples[1] + 1, sizeof *test);
    struct row_times wanted = {result->request.measure, {control, test}};
    const struct compare_row *row = NULL;
    struct verdict verdict;
    int failed = find_operation(result, condition, &row, error);

    if (failed != 0 || row == NULL)
        return failed;
    failed = load_times(store, result, row, &wanted, error);
    if (failed == 0)
        failed = compare_make_verdict(result, (const int64_t *const[]){control, test},
                                      &verdict, error);
    if (failed != 0)
        return failed;
    enum significance_verdict judged = significance_of_tests(compare_test(result, row));
    describe(&verdict, change);
    change->slower = judged == SIGNIFICANCE_SLOWER;
    change->verdict = significance_name(judged);
    change->words = significance_words(judged);
    return 0;
}

int compare_answer_fail_if(struct store *store, const struct fail_if *conditions,
                           struct compare_result *result, struct error *error)
{
    int failed = 0;

    result->outcomes = calloc(conditions->count + 1, sizeof *result->outcomes);
    if (result->outcomes == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < conditions->count && failed == 0; i++) {
        const struct fail_if_condition *condition = &conditions->conditions[i];
        struct compare_outcome *outcome = &result->outcomes[i];

        if (condition->measure == FAIL_IF_OP)
            failed = judge_operation(store, result, condition, &outcome->change, error);
        else
            failed = judge_time(result, condition->measure, &outcome->change, error);
        if (failed != 0)
            return failed;
        outcome->change.equal_clock = equal_clock_corrects(result);
        outcome->outcome = fail_if_judge(condition, &outcome->change);
        result->outcome = fail_if_worse(result->outcome, outcome->outcome);
    }
    return failed;
}
