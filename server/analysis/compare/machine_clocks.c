/* See machine_clocks.h. */
#include "analysis/compare/machine_clocks.h"
#include "base/cleanup.h"
#include "store/set/set_load.h"
#include "store/set/set_pair.h"
#include "trace/decode/counters.h"

#include <math.h>
#include <stdlib.h>

#define KNOWN_LEAST 0.5
/* Of a file, so many devices at most are looked at. */
#define DEVICES_MOST 64
/* Clocks are stated in steps of a few MHz: the least error of their ratio. */
#define ERROR_LEAST 0.002
/* MHz. */
#define CLOCK_STEP 15.0
/* A mean outside of CLOCK_STEP to this is no clock. */
#define CLOCK_MOST 100000.0

static const char *const names[MACHINE_CLOCKS] = {
    [MACHINE_CLOCK] = TRACE_COUNTER_SM_CLOCK,
    [MACHINE_MEMORY_CLOCK] = TRACE_COUNTER_MEMORY_CLOCK};

/* Sums of the means of samples. */
struct clock_sum {
    double sum; /* of the means */
    size_t count;
    double squares; /* of what values differ from the one before by */
    size_t values;
    double known, time; /* ns */
};

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

/* The counters of one clock, one for each device. */
struct clock_counters {
    const struct trace_counter *list[DEVICES_MOST];
    size_t count;
};

static void find_counters(const struct trace_recording *recording, const char *name,
                          struct clock_counters *out)
{
    out->count = 0;
    for (uint32_t i = 0; i < recording->counter_count && out->count < DEVICES_MOST; i++)
        if (trace_counter_is(recording, &recording->counters[i], name))
            out->list[out->count++] = &recording->counters[i];
}

static void add_sample(const struct trace_recording *recording,
                       const struct clock_counters *counters,
                       const struct trace_step *step, struct clock_sum *sum)
{
    double total = 0, known = 0;

    for (size_t i = 0; i < counters->count; i++) {
        int64_t its;
        double mean =
            trace_counter_mean(recording, counters->list[i], step->ts, step->end, &its);

        total += its > 0 ? mean * (double)its : 0;
        known += (double)its;
    }
    sum->time += (double)(step->end - step->ts);
    if (!(known > 0))
        return;
    sum->sum += total / known;
    sum->known += known;
    sum->count++;
}

static double mean_of(const struct clock_sum *sum)
{
    double mean = sum->count > 0 && sum->known >= KNOWN_LEAST * sum->time
                      ? sum->sum / (double)sum->count
                      : (double)NAN;

    return mean >= CLOCK_STEP && mean <= CLOCK_MOST ? mean : (double)NAN;
}

/* The values from one time to another, and that which holds at the first. */
static void add_values(const struct trace_recording *recording,
                       const struct clock_counters *counters, int64_t start, int64_t end,
                       struct clock_sum *sum)
{
    for (size_t c = 0; c < counters->count; c++) {
        const struct trace_sample *samples =
            recording->samples + counters->list[c]->first;
        uint32_t count = counters->list[c]->count;

        for (uint32_t i = 0; i < count; i++) {
            if (samples[i].ts >= end || (i + 1 < count && samples[i + 1].ts <= start))
                continue;
            double differ = i > 0 ? samples[i].value - samples[i - 1].value : 0;
            sum->squares += differ * differ / 2;
            sum->values++;
        }
    }
}

/* The error of a mean, relative to it: by how values differ from the one before, so that
 * a drift is none. Clocks have steps: a value is known to one at best. */
static double error_of(const struct clock_sum *sum)
{
    double count = (double)sum->values, mean = sum->sum / (double)sum->count;

    return sum->values == 0
               ? 0
               : 1.96 * sqrt(fmax(sum->squares, CLOCK_STEP * CLOCK_STEP)) / count / mean;
}

/* The samples of one file from `first` on; returns the end. */
static int read_file(struct store *store, const struct compare_result *result, int side,
                     size_t first, size_t end, struct clock_sum sums[MACHINE_CLOCKS],
                     struct clock_sum rank[MACHINE_CLOCKS], struct error *error)
{
    const struct selection *selection = &result->selection[side];
    const struct set_step *steps = result->view[side].steps;
    CLEANUP(free_recording) struct trace_recording *recording = NULL;
    int failed = set_load_counters(store, result->info[side].id,
                                   steps[selection->steps[first]].file, result->budget,
                                   &recording, error);

    if (failed != 0)
        return failed;
    for (int clock = 0; clock < MACHINE_CLOCKS; clock++) {
        struct clock_counters counters;

        find_counters(recording, names[clock], &counters);
        add_values(recording, &counters, steps[selection->steps[first]].step.ts,
                   steps[selection->steps[end - 1]].step.end, &sums[clock]);
        for (size_t i = first; i < end; i++) {
            const struct trace_step *step = &steps[selection->steps[i]].step;

            add_sample(recording, &counters, step, &sums[clock]);
            add_sample(recording, &counters, step, &rank[clock]);
        }
    }
    return 0;
}

static int read_side(struct store *store, const struct compare_result *result, int side,
                     struct clock_sum sums[MACHINE_CLOCKS], struct machine_clocks *out,
                     struct error *error)
{
    const struct selection *selection = &result->selection[side];
    const struct set_view *view = &result->view[side];
    int failed = 0;

    out->by_rank[side] = calloc(selection->rank_count + 1, sizeof *out->by_rank[side]);
    if (out->by_rank[side] == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < selection->rank_count; i++)
        out->by_rank[side][i] = NAN;
    for (size_t i = 0, end, rank = 0; i < selection->step_count && failed == 0; i = end) {
        struct clock_sum of_rank[MACHINE_CLOCKS] = {{.count = 0}};
        int64_t its = selection_file(view, selection->steps[i])->rank;

        for (end = i; end < selection->step_count && failed == 0 &&
                      selection_file(view, selection->steps[end])->rank == its;) {
            size_t first = end;

            while (end < selection->step_count &&
                   view->steps[selection->steps[end]].file ==
                       view->steps[selection->steps[first]].file)
                end++;
            failed = read_file(store, result, side, first, end, sums, of_rank, error);
        }
        while (rank < selection->rank_count && selection->ranks[rank] < its)
            rank++;
        if (rank < selection->rank_count)
            out->by_rank[side][rank] = mean_of(&of_rank[MACHINE_CLOCK]);
    }
    return failed;
}

int machine_clocks_read(struct store *store, const struct compare_result *result,
                        struct machine_steps *steps, struct machine_clocks *out,
                        struct error *error)
{
    struct clock_sum sums[2][MACHINE_CLOCKS] = {{{.count = 0}}};
    double *const logs[MACHINE_CLOCKS] = {&steps->clock, &steps->memory_clock};
    double *const errors[MACHINE_CLOCKS] = {&steps->clock_error,
                                            &steps->memory_clock_error};
    int failed = 0;

    for (int clock = 0; clock < MACHINE_CLOCKS; clock++) {
        *logs[clock] = out->mean[0][clock] = out->mean[1][clock] = NAN;
        *errors[clock] = 0;
    }
    for (int side = 0; side < 2 && failed == 0; side++)
        if (result->view[side].has_counters)
            failed = read_side(store, result, side, sums[side], out, error);
    for (int clock = 0; clock < MACHINE_CLOCKS && failed == 0; clock++) {
        for (int side = 0; side < 2; side++)
            out->mean[side][clock] = mean_of(&sums[side][clock]);
        double ratio = out->mean[0][clock] / out->mean[1][clock];

        if (!(ratio > 0) || isinf(ratio))
            continue;
        *logs[clock] = log(ratio);
        *errors[clock] =
            fmax(error_of(&sums[0][clock]) + error_of(&sums[1][clock]), ERROR_LEAST);
    }
    return failed;
}
