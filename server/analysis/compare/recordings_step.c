/* See recordings_step.h. */
#include "analysis/compare/recordings_step.h"
#include "analysis/compare/unprofiled.h"

#include <math.h>

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
    bool positive = recordings_suffice(result->count);

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

void recordings_judge_unprofiled(struct recordings_result *result)
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

void recordings_judge_step(struct recordings_result *result)
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
