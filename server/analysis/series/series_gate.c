/* See series_gate.h. */
#include "analysis/series/series_gate.h"
#include "analysis/compare/significance.h"
#include "analysis/series/series_machine.h"
#include "analysis/series/series_means.h"

#include <math.h>

static enum series_measure measure_of(const struct fail_if_condition *condition)
{
    static const enum series_measure measures[] = {
        [FAIL_IF_STEP_TIME] = SERIES_STEP_TIME,
        [FAIL_IF_GPU_TIME] = SERIES_GPU_TIME,
        [FAIL_IF_COMPUTE] = SERIES_COMPUTE,
        [FAIL_IF_EXPOSED_COMMUNICATION] = SERIES_EXPOSED_COMMUNICATION,
        [FAIL_IF_EXPOSED_MEMORY] = SERIES_EXPOSED_MEMORY,
        [FAIL_IF_IDLE] = SERIES_IDLE,
        [FAIL_IF_OP] = SERIES_ROW,
    };

    return measures[condition->measure];
}

static int read_one(struct store *store, const struct series_set *set,
                    const struct series_request *request, bool need_steps, int side,
                    struct series_means *out, struct error *error)
{
    struct series_times times = {0};
    int result = series_times_read(store, set->info->id, request, &times, error);

    if (result == 0 && need_steps)
        series_times_need_steps(&times);
    if (result == 0)
        series_means_add(times.values, times.count, side, out);
    series_times_free(&times);
    return result;
}

static void add_unprofiled(const struct series_set *set, int side,
                           struct series_means *out)
{
    const struct recorder_means *steps = &set->times.recorded.steps;

    series_means_add(steps->blocks, steps->count, side, out);
}

static bool is_unprofiled(const struct series_answer *answer,
                          const struct series_gate *gate)
{
    bool all =
        !answer->request.equal_clock && gate->newest->times.recorded.steps.count > 0;

    for (size_t i = answer->baseline_count - gate->baseline;
         i < answer->baseline_count && all; i++)
        all = answer->baseline[i]->times.recorded.steps.count > 0;
    return all;
}

static int read_means(struct store *store, const struct series_answer *answer,
                      const struct series_gate *gate,
                      const struct fail_if_condition *condition, struct series_means *out,
                      struct error *error)
{
    struct series_request request = answer->request;
    size_t first = answer->baseline_count - gate->baseline;
    int result = 0;

    request.measure = measure_of(condition);
    request.layer = NULL;
    request.name = condition->name;
    request.category = condition->category;
    *out = (struct series_means){.known = true};
    if (request.measure == SERIES_STEP_TIME && gate->without_profiler) {
        for (size_t i = first; i < answer->baseline_count; i++)
            add_unprofiled(answer->baseline[i], 0, out);
        add_unprofiled(gate->newest, 1, out);
        return 0;
    }
    for (size_t i = first; i < answer->baseline_count && result == 0; i++)
        result = read_one(store, answer->baseline[i], &request, answer->has_steps, 0, out,
                          error);
    if (result == 0)
        result =
            read_one(store, gate->newest, &request, answer->has_steps, 1, out, error);
    for (size_t i = 0; i <= gate->baseline && request.measure == SERIES_STEP_TIME; i++)
        out->logs[i] -= gate->machine[i];
    if (result == 0 && condition->name != NULL && !out->any)
        result =
            error_set(error, ERROR_PARAMETER, "unknown_op",
                      "fail_if: no row \"%.200s\" in the newest set and the baseline",
                      condition->name);
    return result;
}

static void judge(const struct fail_if_condition *condition,
                  const struct series_means *means, struct series_outcome *out)
{
    struct recordings_test test;

    *out = (struct series_outcome){.outcome = FAIL_IF_CANNOT_JUDGE,
                                   .mean = {NAN, NAN},
                                   .low = NAN,
                                   .high = NAN,
                                   .p = NAN};
    if (!means->known) {
        out->words = "a set does not have this time";
        return;
    }
    series_means_both(means, out->mean);
    if (!recordings_suffice(means->count)) {
        out->words =
            "a baseline needs three sets or more: fewer do not show how much recordings "
            "differ";
        return;
    }
    recordings_judge_alone(means->logs, means->within, means->count, &test);
    bool real = test.p < SIGNIFICANCE_RATE;
    out->low = 100 * expm1(test.low);
    out->high = 100 * expm1(test.high);
    out->p = test.p;
    out->words = !real                 ? "no difference found"
                 : test.difference > 0 ? "slower"
                                       : "faster";
    const struct fail_if_change change = {.mean = {out->mean[0], out->mean[1]},
                                          .median = out->mean[0],
                                          .shift = out->mean[1] - out->mean[0],
                                          .slower = real && test.difference > 0};
    out->outcome = fail_if_judge(condition, &change);
}

static const struct series_set *find_newest(const struct series_answer *answer)
{
    for (size_t i = answer->count; i > 0; i--)
        if (!answer->sets[i - 1]->in_baseline)
            return answer->sets[i - 1];
    return NULL;
}

/* A set that was stored after the newest set was recorded may have been recorded later,
 * too. If it cannot be read, its time of recording is unknown. */
static int refuse_unread(const struct series_answer *answer,
                         const struct series_set *newest, struct error *error)
{
    int64_t recorded = series_moment(newest);

    for (size_t i = 0; i < answer->all_count; i++) {
        const struct series_set *set = &answer->all[i];

        if (set->failed && set->in_series && !set->in_baseline &&
            series_moment(set) > recorded)
            return error_set(error, set->error.code, set->error.slug,
                             "fail_if: \"%.200s\" cannot be read, and may be the newest "
                             "set: %s",
                             set->info->label, set->error.message);
    }
    return 0;
}

/* Sets whose machine is not known count as they are. */
static int measure_machine(struct store *store, const struct series_answer *answer,
                           struct series_gate *gate, struct error *error)
{
    const struct series_set *sets[RECORDINGS_MAX + 1];
    struct series_machine machine[RECORDINGS_MAX + 1];
    size_t first = answer->baseline_count - gate->baseline;

    for (size_t i = 0; i < gate->baseline; i++)
        sets[i] = answer->baseline[first + i];
    sets[gate->baseline] = gate->newest;
    int failed = series_machine_measure(store, sets, gate->baseline + 1,
                                        answer->request.budget, machine, error);
    for (size_t i = 0; i <= gate->baseline && failed == 0; i++)
        if (machine[i].known && machine[i].diff > -1)
            gate->machine[i] = log1p(machine[i].diff);
    return failed;
}

int series_gate_judge(struct store *store, const struct series_answer *answer,
                      const struct fail_if *conditions, struct series_gate *out,
                      struct error *error)
{
    size_t sets = answer->baseline_count;
    int result = 0;

    *out = (struct series_gate){.newest = find_newest(answer),
                                .baseline = sets < RECORDINGS_MAX ? sets : RECORDINGS_MAX,
                                .worst = FAIL_IF_FINE};
    if (answer->request.baseline == NULL)
        return error_set(error, ERROR_PARAMETER, "missing_baseline",
                         "fail_if: name the sets to measure against (baseline)");
    if (answer->count == 0)
        return error_set(error, ERROR_PARAMETER, "missing_set",
                         "fail_if: the series has no set");
    if (out->newest == NULL)
        return error_set(error, ERROR_PARAMETER, "missing_set",
                         "fail_if: every set of the series that can be read is in the "
                         "baseline");
    out->without_profiler = is_unprofiled(answer, out);
    result = refuse_unread(answer, out->newest, error);
    if (result == 0 && answer->request.equal_clock)
        result = measure_machine(store, answer, out, error);
    for (size_t i = 0; i < conditions->count && result == 0; i++) {
        struct series_means means;

        result =
            read_means(store, answer, out, &conditions->conditions[i], &means, error);
        if (result != 0)
            return result;
        judge(&conditions->conditions[i], &means, &out->outcomes[i]);
        out->outcomes[i].equal_clock =
            answer->request.equal_clock &&
            conditions->conditions[i].measure == FAIL_IF_STEP_TIME;
        out->outcomes[i].without_profiler =
            out->without_profiler &&
            conditions->conditions[i].measure == FAIL_IF_STEP_TIME;
        out->worst = fail_if_worse(out->worst, out->outcomes[i].outcome);
    }
    return result;
}
