#include "base/error.h"
#include "base/text.h"
#include "compare/parameters.h"
#include "compare/recordings.h"
#include "compare/run.h"
#include "store/set_pair.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- recordings step ---- */

/* The step time of several recordings a side, and the verdict on it (docs/semantics.md
 * §5, without the profiler §22). */

/* ---- as recorded ---- */

static void add_part(double *sum, double value, size_t count)
{
    *sum += value / (double)count;
}

static void make_means(struct recordings_result *result)
{
    size_t number = 0;

    for (int side = 0; side < 2; side++) {
        struct step_time *mean = &result->time[side];
        size_t count = result->count[side];

        mean->has_parts = true;
        for (size_t i = 0; i < count; i++) {
            const struct step_time *time = &result->recordings[number++].time;

            mean->samples += time->samples;
            mean->has_parts = mean->has_parts && time->has_parts;
            add_part(&mean->step, time->step, count);
            add_part(&mean->compute, time->compute, count);
            add_part(&mean->exposed_communication, time->exposed_communication, count);
            add_part(&mean->exposed_memory, time->exposed_memory, count);
            add_part(&mean->idle, time->idle, count);
            add_part(&mean->host_median, time->host_median, count);
            add_part(&mean->lag_median, time->lag_median, count);
        }
    }
}

/* ---- the verdict ---- */

static enum verdict_kind decide(const struct recordings_test *test, double equivalence)
{
    if (isnan(test->p))
        return VERDICT_CANNOT_JUDGE;
    if (test->p < SIGNIFICANCE_RATE && test->difference != 0)
        return test->difference > 0 ? VERDICT_SLOWER : VERDICT_FASTER;
    return expm1(test->low) >= -equivalence && expm1(test->high) <= equivalence
               ? VERDICT_UNCHANGED
               : VERDICT_NOT_CERTAIN;
}

static double step_of(const struct recording *recording, bool unprofiled)
{
    return unprofiled ? recording->unprofiled : recording->time.step;
}

/* By the steps as recorded, or without the profiler. Unjudged if one takes no time, or
 * is unknown. */
static void judge(const struct recordings_result *result, bool unprofiled,
                  struct recordings_test *out)
{
    double logs[2 * RECORDINGS_MAX], within[2 * RECORDINGS_MAX];
    bool positive = unprofiled ? recordings_suffice(result->count)
                               : recordings_are_judged(result, TRACE_DEVICE);

    *out = recordings_unjudged();
    if (!positive) /* or there are too many */
        return;
    for (size_t i = 0; i < result->count[0] + result->count[1]; i++) {
        const struct recording *recording = &result->recordings[i];
        double step = step_of(recording, unprofiled);

        positive = positive && step > 0;
        logs[i] = log(step);
        within[i] = unprofiled ? recording->unprofiled_within : recording->within;
    }
    if (positive)
        recordings_judge_alone(logs, within, result->count, out);
}

/* Fills `unprofiled`; before recorded times are corrected, because the profiler's factor
 * is about times as they were. */
static void recordings_judge_unprofiled(struct recordings_result *result)
{
    struct recordings_unprofiled *out = &result->unprofiled;
    size_t number = 0;

    *out = (struct recordings_unprofiled){.is_known = true};
    for (int side = 0; side < 2; side++) {
        size_t count = result->count[side];
        double recorded = 0;

        for (size_t i = 0; i < count; i++) {
            const struct recording *recording = &result->recordings[number++];

            out->is_known = out->is_known && recording->unprofiled > 0;
            add_part(&out->mean[side], recording->unprofiled, count);
            add_part(&recorded, recording->time.step, count);
        }
        out->factor[side] = recorded / out->mean[side];
    }
    judge(result, true, &out->test);
    out->verdict = decide(&out->test, result->request.equivalence);
}

/* Fills `time`, `step`, `verdict` and `without_profiler`. */
static void recordings_judge_step(struct recordings_result *result)
{
    const struct recordings_unprofiled *unprofiled = &result->unprofiled;

    make_means(result);
    result->without_profiler =
        unprofiled->is_known && unprofiled_is_asked(&result->request);
    judge(result, false, &result->step);
    if (result->without_profiler)
        result->step = unprofiled->test;
    result->verdict = decide(&result->step, result->request.equivalence);
}

/* ---- recordings fail if ---- */

/* --fail-if between recordings. */

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
    bool positive = is_unprofiled(result, measure)
                        ? recordings_suffice(result->count)
                        : recordings_are_judged(result, TRACE_DEVICE);

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

/* Judges each condition by the recordings, on all rows. The `median` of a change is the
 * geometric mean of the control's recordings, its `shift` is the test's geometric mean
 * less that; ns. Errors: unknown_op; bad_fail_if for a name of several rows. */
static int recordings_answer_fail_if(const struct fail_if *conditions,
                                     struct recordings_result *result,
                                     struct error *error)
{
    result->outcomes =
        arena_new(result->arena, conditions->count, sizeof *result->outcomes);
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

/* ---- recordings clock ---- */

/* Several recordings a side at equal clock and speed of the host: their step times
 * without what the machine makes of each (docs/semantics.md §18.4, docs/statistics.md).
 */

struct store;

static struct side_request side_of(const struct recordings_result *result,
                                   size_t recording)
{
    struct side_request side =
        result->request.side[recording < result->count[0] ? PAIR_CONTROL : PAIR_TEST];

    side.set = result->recordings[recording].info->stored_id;
    return side;
}

/* Its step takes as much less as the machine makes it longer, in proportion: what the
 * program does more takes longer by the factor, too. Returns that part of the step. */
static double correct(const struct machine *machine, struct step_time *time)
{
    double step = machine->steps.time[0].step, diff = machine->machine.diff;

    if (!machine->is_known || !(step > 0) || !(step + diff > 0) || diff == 0)
        return 0;
    double lost = time->step * diff / (step + diff);
    time->step -= lost;
    time->compute -= lost * (machine->parts[0].diff - machine->rank_waits) / diff;
    time->exposed_communication -= lost * machine->rank_waits / diff;
    time->idle -= lost * machine->parts[1].diff / diff;
    return diff / step;
}

/* Measures each recording against the one with the middle step time of all, whichever
 * side that is of, so that no side is treated otherwise; corrects `recordings`, sets
 * `is_corrected` and adds a note. One comparison a recording; errors as compare_run(). */
static int recordings_correct(struct store *store, struct recordings_result *result,
                              struct error *error)
{
    size_t all = result->count[0] + result->count[1];
    struct compare_request request = result->request;
    double low = 0, high = 0, steps[2 * RECORDINGS_MAX];

    for (size_t i = 0; i < all; i++)
        steps[i] = result->recordings[i].time.step;
    size_t middle = recordings_middle(steps, all);
    for (size_t i = 0; i < all; i++) {
        struct machine machine;

        if (i == middle)
            continue;
        request.side[PAIR_CONTROL] = side_of(result, middle);
        request.side[PAIR_TEST] = side_of(result, i);
        int failed = compare_machine(store, &request, &machine, error);
        if (failed != 0)
            return failed;
        double part = correct(&machine, &result->recordings[i].time);
        low = fmin(low, part);
        high = fmax(high, part);
    }
    result->is_corrected = low < 0 || high > 0;
    if (!result->is_corrected)
        comparability_add(&result->notes, COMPARABILITY_EQUAL_CLOCK,
                          "Equal clock: nothing is corrected, because the rows do not "
                          "share a factor of the machine.");
    else
        comparability_add(
            &result->notes, COMPARABILITY_EQUAL_CLOCK,
            "At equal clock and speed of the host: the step time of each recording is "
            "without what the machine makes of it, from %s to %s %% of the step of "
            "%.60s. Rows are as recorded.",
            text_number(100 * low, 1, true).text, text_number(100 * high, 1, true).text,
            result->recordings[middle].info->label);
    return 0;
}

/* ---- what was asked ---- */

static int refuse(const char *name, const char *why, struct error *error)
{
    return error_set(error, ERROR_PARAMETER, "not_for_recordings",
                     "%s: not possible with several recordings per side: %s", name, why);
}

static int check(const struct compare_request *request, struct error *error)
{
    if (request->fold)
        return refuse("fold", "replaced kernels can be found between two sets only",
                      error);
    if (request->row != NULL)
        return refuse("row", "a row can be opened in a comparison of two sets only",
                      error);
    if (request->work)
        return refuse("work", "an operator's change can be split between two sets only",
                      error);
    if (request->change != CHANGE_ANY)
        return refuse("change", "compare two sets to see the groups of calls", error);
    if (request->contributors == COMPARE_BY_MODULE)
        return refuse("contributors", "the waterfall shows two sets only", error);
    if (request->operators == OPERATORS_ALWAYS)
        return refuse("operators", "trees of calls can be compared for two sets only",
                      error);
    if (request->format == COMPARE_CALLS)
        return refuse("format", "trees of calls can be compared for two sets only",
                      error);
    return 0;
}

/* ---- filters ---- */

static bool is_wanted(const struct compare_request *request,
                      const struct recordings_row *row)
{
    const char *const *category = request->category;

    if (!text_contains_nocase(row->name, request->q))
        return false;
    for (const char *const *glob = request->exclude; *glob != NULL; glob++)
        if (text_glob(*glob, row->name))
            return false;
    while (*category != NULL && strcmp(*category, row->category) != 0)
        category++;
    return request->category[0] == NULL || *category != NULL;
}

static bool is_significant(const struct compare_request *request,
                           enum significance_verdict verdict)
{
    bool slower = verdict == SIGNIFICANCE_SLOWER, faster = verdict == SIGNIFICANCE_FASTER;

    switch (request->significant) {
    case COMPARE_SIGNIFICANT:
        return slower || faster;
    case COMPARE_SLOWER:
        return slower;
    case COMPARE_FASTER:
        return faster;
    default:
        return true;
    }
}

static int check_categories(const struct recordings_result *result, struct error *error)
{
    for (const char *const *one = result->request.category; *one != NULL; one++) {
        size_t i = 0;

        while (i < result->row_count && strcmp(result->rows[i].category, *one) != 0)
            i++;
        if (i == result->row_count)
            return error_set(error, ERROR_PARAMETER, "bad_category",
                             "category: no row has \"%.60s\"", *one);
    }
    return 0;
}

static int filter(struct recordings_result *result, struct error *error)
{
    size_t kept = 0;
    int failed = check_categories(result, error);

    result->rows_before_filters = result->row_count;
    for (size_t i = 0; i < result->row_count && failed == 0; i++) {
        const struct recordings_row *row = &result->rows[i];
        enum significance_verdict verdict = row->verdicts[result->request.measure];

        if (recordings_is_of_device(result, row->side) &&
            is_wanted(&result->request, row)) {
            result->slower += verdict == SIGNIFICANCE_SLOWER;
            result->faster += verdict == SIGNIFICANCE_FASTER;
            if (is_significant(&result->request, verdict))
                result->rows[kept++] = *row;
        }
        failed = budget_check(result->budget, error);
    }
    result->row_count = kept;
    return failed;
}

/* ---- order ---- */

enum sort_value {
    BY_NAME,
    BY_COUNT,
    BY_TOTAL,
    BY_SELF,
    BY_PERCENT,
    BY_SELF_PERCENT,
    BY_P,
    BY_Q
};
enum sorted_value { CONTROL, TEST, DIFFERENCE, MAGNITUDE };

/* The columns for totals of two sets are means per step here. */
static const struct recordings_sort {
    const char *column;
    enum sort_value by;
    enum sorted_value part;
} sortings[] = {
    {"name", BY_NAME, CONTROL},
    {"control_counts_per_step", BY_COUNT, CONTROL},
    {"test_counts_per_step", BY_COUNT, TEST},
    {"diff_counts_per_step", BY_COUNT, DIFFERENCE},
    {"abs_diff_counts_per_step", BY_COUNT, MAGNITUDE},
    {"control_per_step", BY_TOTAL, CONTROL},
    {"test_per_step", BY_TOTAL, TEST},
    {"diff_per_step", BY_TOTAL, DIFFERENCE},
    {"abs_diff_per_step", BY_TOTAL, MAGNITUDE},
    {COMPARE_SORT, BY_TOTAL, MAGNITUDE},
    {"control_self_per_step", BY_SELF, CONTROL},
    {"test_self_per_step", BY_SELF, TEST},
    {"diff_self_per_step", BY_SELF, DIFFERENCE},
    {"abs_diff_self_per_step", BY_SELF, MAGNITUDE},
    {COMPARE_SORT_SELF, BY_SELF, MAGNITUDE},
    {"diff_percent", BY_PERCENT, DIFFERENCE},
    {"diff_self_percent", BY_SELF_PERCENT, DIFFERENCE},
    {"p_value", BY_P, CONTROL},
    {"q_value", BY_Q, CONTROL},
};
#define SORTINGS (sizeof sortings / sizeof sortings[0])

struct row_order {
    const struct recordings_sort *sorting;
    const struct recordings_result *result;
    bool descending;
};

static double value_of(const struct row_order *order, const struct recordings_row *row)
{
    const double *pair = order->sorting->by == BY_COUNT   ? row->count
                         : order->sorting->by == BY_TOTAL ? row->total
                                                          : row->self;
    enum significance_measure measure = order->result->request.measure;

    switch (order->sorting->by) {
    case BY_PERCENT:
        return row->tests[SIGNIFICANCE_TOTAL].difference;
    case BY_SELF_PERCENT:
        return row->tests[SIGNIFICANCE_SELF].difference;
    case BY_P:
        return row->tests[measure].p;
    case BY_Q:
        return row->q[measure];
    default:
        break;
    }
    double difference = pair[PAIR_TEST] - pair[PAIR_CONTROL];
    return order->sorting->part == CONTROL      ? pair[PAIR_CONTROL]
           : order->sorting->part == TEST       ? pair[PAIR_TEST]
           : order->sorting->part == DIFFERENCE ? difference
                                                : fabs(difference);
}

/* Unknown values come last; equal values are ordered by name. */
static int compare_rows(const void *a, const void *b, void *context)
{
    const struct row_order *order = context;
    const struct recordings_row *x = a, *y = b;
    int by_name = strcmp(x->name, y->name);

    if (by_name == 0)
        by_name = strcmp(x->category, y->category);
    if (order->sorting->by == BY_NAME)
        return order->descending ? -by_name : by_name;
    double left = value_of(order, x), right = value_of(order, y);
    if (isnan(left) || isnan(right))
        return isnan(left) && isnan(right) ? by_name : isnan(left) ? 1 : -1;
    if (left == right)
        return by_name;
    return (left < right) == order->descending ? 1 : -1;
}

static int find_sorting(const char *column, const struct recordings_sort **out,
                        struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed = BUFFER(1000);

    for (size_t i = 0; i < SORTINGS; i++) {
        if (strcmp(sortings[i].column, column) == 0) {
            *out = &sortings[i];
            return 0;
        }
        buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", sortings[i].column);
    }
    return error_set(
        error, ERROR_PARAMETER, "bad_sort",
        "sort: %.60s is not possible with several recordings per side; allowed: %s",
        column, allowed.bytes);
}

static void compare_order_rows(struct recordings_result *result,
                               const struct recordings_sort *sorting)
{
    const struct compare_request *request = &result->request;
    struct row_order order = {sorting, result, request->order == COMPARE_DESCENDING};
    size_t offset = request->offset > 0 ? (size_t)request->offset : 0;

    if (result->row_count > 1)
        qsort_r(result->rows, result->row_count, sizeof *result->rows, compare_rows,
                &order);
    offset = offset < result->row_count ? offset : result->row_count;
    result->page = result->rows + offset;
    result->page_count = result->row_count - offset;
    if (request->limit != PARAMETER_NONE && (uint64_t)request->limit < result->page_count)
        result->page_count = (size_t)request->limit;
}

/* ---- the profiler ---- */

/* Before the rows are filtered. */
static void note_profiler(struct recordings_result *result)
{
    double rows[2] = {0, 0};

    for (size_t i = 0; i < result->count[0] + result->count[1]; i++)
        if (result->recordings[i].unprofiled > 0)
            return; /* recordings.c says if others lack it */
    for (size_t i = 0; i < result->row_count; i++)
        for (int side = 0; side < 2 && result->rows[i].side == TRACE_HOST; side++)
            rows[side] += result->rows[i].count[side];
    comparability_add_profiler(&result->notes, result->time, rows);
}

/* ---- the whole ---- */

/* Steps end in one way in all recordings. */
static int settle_markers(struct store *store, struct recordings_result *out,
                          struct error *error)
{
    size_t count = out->sets.count[0] + out->sets.count[1];
    struct side_request *requests = arena_new(out->arena, count, sizeof *requests);
    struct side_request **list = arena_new(out->arena, count, sizeof *list);

    for (size_t i = 0; i < count; i++) {
        enum pair_side side = i < out->sets.count[0] ? PAIR_CONTROL : PAIR_TEST;
        size_t place = side == PAIR_CONTROL ? i : i - out->sets.count[0];

        requests[i] = out->request.side[side];
        requests[i].set = out->sets.sets[side][place].stored_id;
        list[i] = &requests[i];
    }
    selection_settle(store, list, count);
    for (int side = 0; side < 2 && count > 0; side++) {
        const struct side_request *settled =
            &requests[side == PAIR_CONTROL ? 0 : count - 1];

        out->request.side[side].until = settled->until;
        out->request.side[side].until_chosen = settled->until_chosen;
    }
    return budget_look(out->budget, error);
}

static void note_marker(struct recordings_result *out)
{
    for (int side = 0; side < 2; side++)
        if (out->request.side[side].until_chosen &&
            out->request.side[side].until == MARKER_UNTIL_NEXT) {
            comparability_add(&out->notes, COMPARABILITY_MARKER_NEXT,
                              "The rows of the marker cover less than half of a "
                              "recording, so a step lasts from one to the next.");
            return;
        }
}

static int run(struct store *store, struct recordings_result *out, struct error *error)
{
    struct recordings_cells cells = {0};
    const struct recordings_sort *sorting = NULL;
    int failed = check(&out->request, error);

    if (failed == 0)
        failed = find_sorting(out->request.sort, &sorting, error);
    if (failed == 0)
        failed = recording_sets_find(store, &out->request, &out->sets, error);
    if (failed == 0)
        failed = settle_markers(store, out, error);
    if (failed == 0)
        failed = recordings_load(store, out, &cells, error);
    if (failed == 0)
        recordings_judge_unprofiled(out);
    if (failed == 0 && out->request.equal_clock)
        failed = recordings_correct(store, out, error);
    if (failed != 0)
        return failed;
    recordings_judge_step(out);
    failed = recordings_judge_rows(out, &cells, error);
    if (failed == 0) {
        note_profiler(out);
        note_marker(out);
    }
    if (failed == 0 && out->request.fail_if != NULL)
        failed = recordings_answer_fail_if(out->request.fail_if, out, error);
    if (failed == 0)
        failed = filter(out, error);
    if (failed == 0)
        compare_order_rows(out, sorting);
    return failed != 0 ? failed : budget_look(out->budget, error);
}

int compare_recordings(struct store *store, const struct compare_request *request,
                       struct recordings_result *out, struct error *error)
{
    *out = (struct recordings_result){.request = *request,
                                      .budget = request->budget,
                                      .arena = arena_make(request->budget)};
    if (request->budget != NULL)
        request->budget->narrow = "choose fewer recordings, ranks or steps";
    compare_request_settle(&out->request);
    out->request.aliases = false;
    out->request.significance = true;
    int failed = run(store, out, error);
    if (failed != 0)
        recordings_result_free(out);
    return failed;
}
