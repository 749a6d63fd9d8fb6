#include "compare/equal_clock.h"
#include "base/array.h"
#include "base/error.h"
#include "compare/compare.h"
#include "compare/replacements.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "trace/kinds.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- equal clock ---- */

bool equal_clock_corrects(const struct compare_result *result)
{
    return result->request.equal_clock && result->machine.is_known &&
           result->machine.machine.diff != 0;
}

double equal_clock_change(const struct compare_result *result, enum equal_clock_part part)
{
    const struct machine_part *parts = result->machine.parts;

    if (!equal_clock_corrects(result))
        return 0;
    switch (part) {
    case EQUAL_CLOCK_STEP:
        return result->machine.machine.diff;
    case EQUAL_CLOCK_DEVICE:
        return parts[0].diff;
    case EQUAL_CLOCK_COMPUTE:
        return parts[0].diff - result->machine.rank_waits;
    case EQUAL_CLOCK_COMMUNICATION:
        return result->machine.rank_waits;
    case EQUAL_CLOCK_IDLE:
        return parts[1].diff;
    default:
        return 0;
    }
}

/* What a time of a row is multiplied with. */
static double scale_of(const struct compare_result *result, const char *name,
                       const char *category, int side, int kind)
{
    const struct machine *machine = &result->machine;

    if (side == TRACE_DEVICE && kind == TRACE_KIND_COMPUTATION)
        return exp(-machine->of_class[work_class_of(NULL, name, category)]);
    return side == TRACE_HOST && machine->host.is_common && machine->parts[1].diff != 0 &&
                   !trace_is_wait(category, name)
               ? exp(-machine->host.median)
               : 1;
}

static int64_t scaled(int64_t time, double scale)
{
    double out = (double)time * scale; /* sums may be at their maximum */

    return out >= 0x1p63 ? INT64_MAX : llround(out);
}

/* Corrects the times of the test in all rows. */
static void equal_clock_rows(struct compare_result *result)
{
    for (size_t i = 0; i < result->row_count; i++) {
        struct compare_row *row = &result->all[i];
        double scale = scale_of(result, row->name, row->category, row->side, row->kind);

        row->total[PAIR_TEST] = scaled(row->total[PAIR_TEST], scale);
        row->self[PAIR_TEST] = scaled(row->self[PAIR_TEST], scale);
        row->min[PAIR_TEST] = scaled(row->min[PAIR_TEST], scale);
        row->max[PAIR_TEST] = scaled(row->max[PAIR_TEST], scale);
    }
}

/* ---- samples ---- */

static const struct samples_entry *scale_few(struct equal_clock_samples *samples,
                                             const struct samples_row *row, double scale)
{
    size_t count = row->few_count[PAIR_TEST];

    ARENA_RESERVE(samples->result->arena, samples->few, samples->few_capacity, count + 1);
    for (size_t i = 0; i < count; i++) {
        samples->few[i] = row->few[PAIR_TEST][i];
        samples->few[i].total = scaled(samples->few[i].total, scale);
        samples->few[i].self = scaled(samples->few[i].self, scale);
    }
    return samples->few;
}

static void scale_all(struct equal_clock_samples *samples, const struct samples_row *row,
                      double scale)
{
    size_t count = row->columns[PAIR_TEST], capacity = samples->capacity;

    ARENA_RESERVE(samples->result->arena, samples->total, capacity, count + 1);
    ARENA_RESERVE(samples->result->arena, samples->self, samples->capacity, count + 1);
    for (size_t i = 0; i < count; i++) {
        samples->total[i] = scaled(row->total[PAIR_TEST][i], scale);
        samples->self[i] = scaled(row->self[PAIR_TEST][i], scale);
    }
}

int equal_clock_take(void *context, const struct samples_row *row)
{
    struct equal_clock_samples *samples = context;
    const struct compare_result *result = samples->result;
    struct samples_row corrected = *row;
    double scale = equal_clock_corrects(result)
                       ? scale_of(result, row->name, row->category, row->side, row->kind)
                       : 1;

    if (scale == 1)
        return samples->each(samples->context, row);
    if (row->is_few) {
        corrected.few[PAIR_TEST] = scale_few(samples, row, scale);
    } else {
        scale_all(samples, row, scale);
        corrected.total[PAIR_TEST] = samples->total;
        corrected.self[PAIR_TEST] = samples->self;
    }
    return samples->each(samples->context, &corrected);
}

/* ---- the verdict ---- */

void equal_clock_widen(const struct compare_result *result, struct verdict *verdict)
{
    const struct machine_part *part = &result->machine.machine;
    double margin = verdict->equivalence * verdict->test.median[PAIR_CONTROL];

    if (!equal_clock_corrects(result) || !verdict->has_interval)
        return;
    verdict->low -= llround(part->high - part->diff);
    verdict->high += llround(part->diff - part->low);
    double low = (double)verdict->low, high = (double)verdict->high;
    bool stays = verdict->kind == VERDICT_SLOWER      ? low > margin
                 : verdict->kind == VERDICT_FASTER    ? high < -margin
                 : verdict->kind == VERDICT_UNCHANGED ? low >= -margin && high <= margin
                                                      : true;
    if (stays)
        return;
    verdict->kind = VERDICT_NOT_CERTAIN;
    verdict->machine_decides = true;
}

/* ---- compare verdict ---- */

/* On the step time, less so much in each sample of the test. */
static int judge_steps(struct compare_result *result, int64_t less, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(result->budget);
    int64_t *times[2];

    for (int side = 0; side < 2; side++)
        times[side] =
            step_durations(&result->view[side], &result->selection[side], arena);
    for (size_t i = 0; i < result->selection[PAIR_TEST].step_count; i++)
        times[PAIR_TEST][i] -= less;
    return compare_make_verdict(result, (const int64_t *const[]){times[0], times[1]},
                                &result->verdict, error);
}

/* ---- the waterfall ---- */

static size_t collect_operations(const struct compare_result *result,
                                 struct waterfall_operation *operations)
{
    size_t count = 0;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];
        enum waterfall_part part;

        if (waterfall_part_of(row->side, row->kind, &part))
            operations[count++] = (struct waterfall_operation){
                i, part, {row->total[PAIR_CONTROL], row->total[PAIR_TEST]}};
    }
    return count;
}

/* Rows will move; their texts stay. */
static void name_contributors(struct compare_result *result)
{
    for (int part = 0; part < WATERFALL_DEVICE_PARTS; part++) {
        for (size_t i = 0; i < result->waterfall.contributor_count[part]; i++) {
            const struct waterfall_contributor *contributor =
                &result->waterfall.contributors[part][i];
            const struct compare_row *row = &result->all[contributor->id];

            result->contributors[part][i] = (struct compare_contributor){
                row->name, row->category, contributor->change, NULL};
        }
    }
}

void compare_sum_steps(const struct compare_result *result, struct waterfall_sums sums[2])
{
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];

        sums[side] = (struct waterfall_sums){0};
        for (size_t i = 0; i < selection->step_count; i++)
            if (!waterfall_add(&sums[side],
                               &result->view[side].steps[selection->steps[i]].step))
                sums[side].has_parts = false;
    }
}

/* Whether a selected file has device rows of no step, which may run in its steps: work
 * without its launch, or from before the first step. */
static bool has_stray_rows(const struct compare_result *result)
{
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];

        for (size_t i = 0; i < selection->step_count; i++)
            if (selection_file(&result->view[side], selection->steps[i])
                    ->quality.device_rows_without_step > 0)
                return true;
    }
    return false;
}

static void make_waterfall(struct compare_result *result)
{
    struct waterfall_operation *operations =
        arena_new(result->arena, result->row_count, sizeof *operations);
    struct waterfall_sums sums[2];

    compare_sum_steps(result, sums);
    double samples = (double)result->selection[PAIR_TEST].step_count;
    static const enum equal_clock_part corrected[] = {
        [WATERFALL_COMPUTE] = EQUAL_CLOCK_COMPUTE,
        [WATERFALL_EXPOSED_COMMUNICATION] = EQUAL_CLOCK_COMMUNICATION,
        [WATERFALL_EXPOSED_MEMORY] = EQUAL_CLOCK_NONE,
        [WATERFALL_IDLE] = EQUAL_CLOCK_IDLE};
    for (unsigned part = 0; part < WATERFALL_DEVICE_PARTS; part++) {
        int64_t less = llround(samples * equal_clock_change(result, corrected[part]));

        sums[PAIR_TEST].parts[part] -= less;
        sums[PAIR_TEST].step -= less;
    }
    size_t count = collect_operations(result, operations);
    waterfall_make(&sums[0], &sums[1], operations, count, &result->waterfall);
    arena_release(result->arena, operations);
    if (!result->waterfall.known)
        return;
    result->waterfall.stray = has_stray_rows(result);
    name_contributors(result);
}

int compare_make_verdict(const struct compare_result *result,
                         const int64_t *const times[2], struct verdict *out,
                         struct error *error)
{
    return verdict_make(&result->observations, times, result->request.equivalence, out,
                        error);
}

/* Whether no rank of a side has a second file among those chosen. */
static bool is_one_recording(const struct set_view *view,
                             const struct selection *selection)
{
    for (size_t i = 0; i < selection->step_count; i++)
        if (selection_file(view, selection->steps[i])->span > 0)
            return false;
    return true;
}

void compare_settle_verdict(const struct compare_result *result, struct verdict *verdict)
{
    const struct machine *machine = &result->machine;
    const struct machine_factor *host = &machine->host;
    double margin = verdict->equivalence * verdict->test.median[PAIR_CONTROL];
    bool slower = verdict->kind == VERDICT_SLOWER;

    if (!result->one_recording || !machine->acts_on_host ||
        (!slower && verdict->kind != VERDICT_FASTER) ||
        machine_is_carried(&machine->steps, verdict->shift))
        return;
    double low = (double)verdict->low - machine_host_part(&machine->steps, host->most);
    double high = (double)verdict->high - machine_host_part(&machine->steps, host->least);
    if (slower ? low > margin : high < -margin)
        return;
    verdict->kind = VERDICT_NOT_CERTAIN;
    verdict->host_least = exp(host->least);
    verdict->host_most = exp(host->most);
    verdict->machine_decides = true;
}

/* With `equal_clock`, makes the verdict, the rows and the waterfall without the machine's
 * part. */
static int compare_correct_verdict(struct compare_result *result, struct error *error)
{
    if (!equal_clock_corrects(result))
        return 0;
    int failed =
        judge_steps(result, llround(equal_clock_change(result, EQUAL_CLOCK_STEP)), error);
    if (failed != 0)
        return failed;
    equal_clock_widen(result, &result->verdict);
    equal_clock_rows(result);
    make_waterfall(result);
    return 0;
}

int compare_answer_verdict(struct compare_result *result, struct error *error)
{
    observations_make(
        (const struct set_view *const[]){&result->view[0], &result->view[1]},
        (const struct selection *const[]){&result->selection[0], &result->selection[1]},
        result->arena, &result->observations);
    int failed = judge_steps(result, 0, error);
    if (failed != 0)
        return failed;
    for (int side = 0; side < 2; side++)
        result->one_recording =
            result->one_recording ||
            is_one_recording(&result->view[side], &result->selection[side]);
    make_waterfall(result);
    return 0;
}

/* ---- machine clocks ---- */

/* The clocks of devices in the steps of a comparison, from the counters of the recordings
 * (docs/semantics.md §18.1, §20). */

struct store;

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
    CLEANUP_RECORDING struct trace_recording *recording = NULL;
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

    out->by_rank[side] =
        arena_new(result->arena, selection->rank_count, sizeof *out->by_rank[side]);
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

/* Fills the clocks of `machine`, and those of the steps: the means
 * of a side are weighted by the time of its samples. NaN where counters are missing in
 * more than half of the time of a side. */
static int machine_clocks_read(struct store *store, const struct compare_result *result,
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

/* ---- machine ranks ---- */

/* The ranks of two selections, for machine.h. */

/* Numbers the ranks of the samples, in their order; one for all if the sides differ in
 * these. */
static void machine_ranks_find(const struct compare_result *result, struct arena *arena,
                               struct machine_ranks *out)
{
    const struct selection *sides = result->selection;
    bool same = sides[0].rank_count == sides[1].rank_count &&
                memcmp(sides[0].ranks, sides[1].ranks,
                       sides[0].rank_count * sizeof *sides[0].ranks) == 0;

    out->count = same && sides[0].rank_count > 0 ? sides[0].rank_count : 1;
    for (int side = 0; side < 2; side++) {
        out->of[side] = arena_new(arena, sides[side].step_count, sizeof *out->of[side]);
        for (size_t i = 0, its = 0; i < sides[side].step_count; i++) {
            const struct set_file *file =
                selection_file(&result->view[side], sides[side].steps[i]);

            while (its + 1 < out->count && sides[side].ranks[its] < file->rank)
                its++;
            out->of[side][i] = (uint32_t)its;
        }
    }
}

/* `sums`: ns of each sample of a side in kernels that both sides run as often. */
static void machine_ranks_measure(const struct compare_result *result,
                                  double *const sums[2], struct arena *arena,
                                  struct machine_ranks *out)
{
    size_t size = out->count;
    double *count = arena_new(arena, 2 * size, sizeof *count);
    double *waits = arena_new(arena, size, sizeof *waits);

    out->own = arena_new(arena, size, sizeof *out->own);
    out->change = arena_new(arena, size, sizeof *out->change);
    for (int side = 0; side < 2; side++) /* their samples */
        for (size_t i = 0; i < result->selection[side].step_count; i++)
            count[2 * out->of[side][i] + (size_t)side]++;
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];

        for (size_t i = 0; i < selection->step_count; i++) {
            const struct trace_step *step =
                &result->view[side].steps[selection->steps[i]].step;
            size_t rank = out->of[side][i];
            double part = 1 / count[2 * rank + (size_t)side];

            out->change[rank] += (side == 1 ? part : -part) * sums[side][i];
            if (side == 1)
                continue;
            waits[rank] += part * (double)step->exposed_communication;
            out->own[rank] += part * (double)(step->dur - step->exposed_communication);
        }
    }
    out->wait = true;
    for (size_t i = 0; i < size; i++)
        if (count[2 * i] == 0 || count[2 * i + 1] == 0 || !(waits[i] > 0))
            out->wait = false;
}

/* ---- machine rows ---- */

/* A row is compared from so many calls of a side on, and from this part of device time,
 * or this self time per call (ns). */
#define DEVICE_CALLS 4
#define DEVICE_SHARE 0.001
#define HOST_CALLS 12
#define HOST_NS 500.0
/* Both sides call it as often: as account_as_often(). */
#define CALLS_DIFFER 0.01
/* This part of its launches has shapes that both sides have as often. */
#define SHAPES_SHARED 0.95
/* Sets have the same inputs if they share this part of them. */
#define INPUTS_SHARED 0.9
#define SHAPES_TEXTS_MAX ((size_t)64 << 20)
#define ALL_HALVES 2

struct gathered {
    struct machine_row row;
    char *name, *category; /* of kernels */
};

struct gathering {
    const struct compare_result *result;
    struct arena *arena; /* of all of it */
    struct gathered *rows;
    size_t count, capacity;
    double *values[2]; /* of the samples of a row: time per call */
    double *sums[2];   /* ns by sample: of rows of the device called as often */
    uint8_t *half[2];  /* by sample: 0 in the first half of its file, 1 in the second */
    struct machine_ranks ranks;
    double device[2]; /* ns a sample of all rows that compute */
    double compared;  /* the part of it, of both sides, in rows called as often */
    double carried;   /* ns a sample: what other numbers of calls take more */
};

/* ---- the samples of rows ---- */

static const int64_t *times_of(const struct samples_row *row, int side)
{
    return row->side == TRACE_HOST ? row->self[side] : row->total[side];
}

/* The median of the times per call of the samples of one rank, ns, from the sample
 * `*first` on, which becomes the next rank's; NaN: none. */
static double median_time(struct gathering *all, const struct samples_row *row, int side,
                          int half, uint32_t rank, size_t *first)
{
    const int64_t *times = times_of(row, side);
    double *values = all->values[side];
    size_t count = 0;

    for (; *first < row->steps[side] && all->ranks.of[side][*first] <= rank; (*first)++)
        if (row->calls[side][*first] > 0 && all->ranks.of[side][*first] == rank &&
            (half == ALL_HALVES || all->half[side][*first] == half))
            values[count++] = (double)times[*first] / row->calls[side][*first];
    return median_of(values, count);
}

/* The mean over the ranks: one that is slower counts as much as it is of them. Costs
 * nothing for ranks without samples. */
static double log_ratio(struct gathering *all, const struct samples_row *row, int half)
{
    size_t first[2] = {0, 0}, count = 0;
    double sum = 0;

    while (first[0] < row->steps[0] && first[1] < row->steps[1]) {
        uint32_t left = all->ranks.of[0][first[0]], right = all->ranks.of[1][first[1]];
        uint32_t rank = left < right ? left : right;
        double control = median_time(all, row, 0, half, rank, &first[0]),
               test = median_time(all, row, 1, half, rank, &first[1]);

        if (!(control > 0) || !(test > 0))
            continue;
        sum += log(test / control);
        count++;
    }
    return count > 0 ? sum / (double)count : NAN;
}

static bool is_call(const struct samples_row *row)
{
    return row->side == TRACE_HOST && (strcmp(row->category, "cpu_op") == 0 ||
                                       strcmp(row->category, "cuda_runtime") == 0 ||
                                       strcmp(row->category, "cuda_driver") == 0);
}

/* Sums of a row, calls and ns a sample; all calls of the side with fewer. */
static double sum_row(const struct samples_row *row, double calls[2], double spent[2])
{
    double fewer = INFINITY;

    for (int side = 0; side < 2; side++) {
        calls[side] = spent[side] = 0;
        for (size_t i = 0; i < row->steps[side]; i++) {
            calls[side] += row->calls[side][i];
            spent[side] += (double)times_of(row, side)[i];
        }
        fewer = fmin(fewer, calls[side]);
        calls[side] /= (double)row->steps[side];
        spent[side] /= (double)row->steps[side];
    }
    return fewer;
}

static void keep_row(struct gathering *all, const struct samples_row *row,
                     const double spent[2])
{
    bool on_device = row->side != TRACE_HOST;
    struct gathered kept = {.row = {.on_device = on_device,
                                    .is_runtime = trace_category_is_launch(row->category),
                                    .spent = {spent[0], spent[1]},
                                    .shapes = 1}};

    kept.row.log[0] = log_ratio(all, row, ALL_HALVES);
    if (isnan(kept.row.log[0]))
        return;
    kept.row.log[1] = log_ratio(all, row, 0);
    kept.row.log[2] = log_ratio(all, row, 1);
    ARENA_RESERVE(all->arena, all->rows, all->capacity, all->count + 1);
    if (on_device) {
        kept.row.class = work_class_of(NULL, row->name, row->category);
        kept.name = arena_text(all->arena, row->name, strlen(row->name));
        kept.category = arena_text(all->arena, row->category, strlen(row->category));
    }
    all->rows[all->count++] = kept;
}

static int take(void *context, const struct samples_row *row)
{
    struct gathering *all = context;
    double calls[2], spent[2];

    bool is_host = is_call(row) || strcmp(row->category, "python_function") == 0;
    if (row->is_few || row->steps[0] == 0 || row->steps[1] == 0 ||
        (!is_host && row->kind != TRACE_KIND_COMPUTATION))
        return 0;
    double fewer = sum_row(row, calls, spent);
    bool as_often = fabs(calls[0] - calls[1]) <= CALLS_DIFFER * fmax(calls[0], calls[1]);
    bool enough =
        fewer >= HOST_CALLS && is_call(row) && !trace_is_wait(row->category, row->name);
    if (is_host && !as_often)
        all->carried += spent[1] - spent[0];
    for (int side = 0; side < 2; side++)
        enough &= row->side != TRACE_HOST || spent[side] >= HOST_NS * calls[side];
    if (row->side != TRACE_HOST) {
        enough = fewer >= DEVICE_CALLS;
        for (int side = 0; side < 2; side++)
            all->device[side] += spent[side];
        all->compared += as_often ? spent[0] + spent[1] : 0;
        for (int side = 0; side < 2 && as_often; side++)
            for (size_t i = 0; i < row->steps[side]; i++)
                all->sums[side][i] += (double)row->total[side][i];
    }
    if (enough && as_often && spent[0] > 0 && spent[1] > 0)
        keep_row(all, row, spent);
    return 0;
}

/* ---- shapes ---- */

struct shape_count {
    uint32_t kernel, operator_id, shape_id;
    double part[2]; /* of the launches of the kernel on a side */
};

static int compare_shapes(const void *a, const void *b)
{
    const struct shape_count *x = a, *y = b;

    if (x->kernel != y->kernel)
        return x->kernel < y->kernel ? -1 : 1;
    if (x->operator_id != y->operator_id)
        return x->operator_id < y->operator_id ? -1 : 1;
    return (x->shape_id > y->shape_id) - (x->shape_id < y->shape_id);
}

/* Sums by kernel, operator and shape, from the launches of both sides. */
static struct shape_count *sum_shapes(const struct compare_launches sides[2],
                                      size_t kernels, struct arena *arena, size_t *count)
{
    size_t most = sides[0].count + sides[1].count;
    struct shape_count *list = arena_new(arena, most, sizeof *list);
    double *launches = arena_new(arena, 2 * kernels, sizeof *launches);

    *count = 0;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++)
            launches[2 * sides[side].list[i].kernel + (size_t)side] +=
                (double)sides[side].list[i].count;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sides[side].count; i++) {
            const struct matching_launch *from = &sides[side].list[i];
            struct shape_count *out = &list[(*count)++];

            *out = (struct shape_count){
                from->kernel, from->operator_id, from->shape_id, {0, 0}};
            out->part[side] =
                (double)from->count / launches[2 * from->kernel + (size_t)side];
        }
    if (*count > 1)
        qsort(list, *count, sizeof *list, compare_shapes);
    size_t into = 0;
    for (size_t i = 1; i < *count; i++) {
        if (compare_shapes(&list[into], &list[i]) != 0)
            list[++into] = list[i];
        else
            for (int side = 0; side < 2; side++)
                list[into].part[side] += list[i].part[side];
    }
    *count = *count == 0 ? 0 : into + 1;
    return list;
}

/* Gives each kernel the number of its shapes, and the class that its operators say. Of
 * one that runs with other shapes nothing can be compared: its `spent` becomes 0. */
static void apply_shapes(struct gathering *all, const uint32_t *row_of,
                         const struct shape_count *list, size_t count,
                         const struct strings *texts)
{
    for (size_t i = 0, end; i < count; i = end) {
        struct gathered *its = &all->rows[row_of[list[i].kernel]];
        double shared = 0, most = 0;

        its->row.shapes = 0;
        for (end = i; end < count && list[end].kernel == list[i].kernel; end++) {
            const struct shape_count *shape = &list[end];

            shared += fmin(shape->part[0], shape->part[1]);
            its->row.shapes++;
            if (shape->part[0] <= most || shape->operator_id == MATCHING_NONE)
                continue;
            most = shape->part[0];
            its->row.class = work_class_of(strings_text(texts, shape->operator_id),
                                           its->name, its->category);
        }
        if (shared >= SHAPES_SHARED)
            continue;
        all->compared -= its->row.spent[0] + its->row.spent[1];
        its->row.spent[0] = its->row.spent[1] = 0;
    }
}

static int find_shapes(struct store *store, struct gathering *all, struct error *error)
{
    struct launches_kernel *kernels = arena_new(all->arena, all->count, sizeof *kernels);
    uint32_t *row_of = arena_new(all->arena, all->count, sizeof *row_of);
    struct strings texts;
    struct compare_launches sides[2] = {{.arena = all->arena, .texts = &texts},
                                        {.arena = all->arena, .texts = &texts}};
    size_t kernel_count = 0, count;
    int failed = 0;

    strings_init_in(&texts, SHAPES_TEXTS_MAX, all->arena);
    for (size_t i = 0; i < all->count; i++) {
        const struct gathered *its = &all->rows[i];

        if (!its->row.on_device || its->row.spent[0] + its->row.spent[1] <
                                       DEVICE_SHARE * (all->device[0] + all->device[1]))
            continue;
        row_of[kernel_count] = (uint32_t)i;
        kernels[kernel_count++] = (struct launches_kernel){its->name, its->category};
    }
    for (int side = 0; side < 2 && kernel_count > 0 && failed == 0; side++)
        failed = compare_launches_load(store, all->result, (enum pair_side)side, kernels,
                                       kernel_count, &sides[side], error);
    if (failed != 0)
        return failed;
    const struct shape_count *list = sum_shapes(sides, kernel_count, all->arena, &count);
    apply_shapes(all, row_of, list, count, &texts);
    return 0;
}

/* ---- the steps ---- */

/* The first half of the chosen steps of each file, and the second. */
static uint8_t *find_halves(const struct compare_result *result, int side,
                            struct arena *arena)
{
    const struct selection *selection = &result->selection[side];
    const struct set_step *steps = result->view[side].steps;
    uint8_t *half = arena_new(arena, selection->step_count, sizeof *half);

    for (size_t i = 0, end; i < selection->step_count; i = end) {
        for (end = i; end < selection->step_count && steps[selection->steps[end]].file ==
                                                         steps[selection->steps[i]].file;)
            end++;
        for (size_t k = i + (end - i + 1) / 2; k < end; k++)
            half[k] = 1;
    }
    return half;
}

/* ns a step of the control: how long the host waits. */
static double waits_of(const struct compare_result *result)
{
    double sum = 0;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        if (row->side == TRACE_HOST && trace_is_wait(row->category, row->name))
            sum += (double)row->self[PAIR_CONTROL];
    }
    return sum / (double)result->selection[PAIR_CONTROL].step_count;
}

/* The variance of the mean of the device's times, as logarithms, by how samples differ
 * from the one before: a drift is no error. Ranks of one step differ together. Adds what
 * is known of it to `freedom`. */
static double variance_of(const struct compare_result *result,
                          const struct gathering *all, int side, double *freedom)
{
    const struct selection *selection = &result->selection[side];
    const struct set_step *steps = result->view[side].steps;
    double sum = 0, count = 0;

    for (size_t i = 1; i < selection->step_count; i++) {
        double now = all->sums[side][i], before = all->sums[side][i - 1];

        if (steps[selection->steps[i]].file != steps[selection->steps[i - 1]].file ||
            !(now > 0) || !(before > 0))
            continue;
        sum += log(now / before) * log(now / before) / 2;
        count++;
    }
    if (count == 0)
        return 0;
    double ranks = fmax((double)selection->rank_count, 1);
    *freedom += count / ranks;
    return sum / count / ((double)selection->step_count / ranks);
}

/* Half of the 95 % interval of the device's factor. */
static double noise_of(const struct compare_result *result, const struct gathering *all)
{
    double freedom = 0;
    double variance = variance_of(result, all, 0, &freedom);

    variance += variance_of(result, all, 1, &freedom);
    /* The quantile of Student's distribution, within 1 % from four on. */
    return freedom > 0
               ? 1.96 * (1 + 1.3 / freedom + 1.5 / (freedom * freedom)) * sqrt(variance)
               : 0;
}

static void describe_steps(const struct compare_result *result,
                           const struct gathering *all, struct machine_steps *out)
{
    const struct verdict *verdict = &result->verdict;
    double device = all->device[0] + all->device[1];

    *out = (struct machine_steps){
        .time = {result->step_time[0], result->step_time[1]},
        .device = {all->device[0], all->device[1]},
        .unmatched = device > 0 ? 1 - all->compared / device : 0,
        .waits = fmin(waits_of(result), result->step_time[0].step),
        .carried = all->carried,
        .noise = noise_of(result, all),
        .error = NAN,
        .clock = NAN,
        .memory_clock = NAN,
    };
    if (verdict->has_interval) /* that of the typical change, moved to the mean's */
        out->error = fmax(fabs(verdict->change - (double)verdict->low),
                          fabs((double)verdict->high - verdict->change));
}

/* Without a device, what a call takes depends on its inputs. */
static int compare_inputs(struct store *store, const struct compare_result *result,
                          struct machine_steps *steps, struct error *error)
{
    double shared = 1;
    int failed = 0;

    if (!steps->time[0].has_parts || !steps->time[1].has_parts)
        failed = set_inputs_shared(
            store, (const char *const[]){result->info[0].id, result->info[1].id},
            result->budget, &shared, error);
    steps->same_inputs = shared >= INPUTS_SHARED;
    steps->other_inputs = shared < INPUTS_SHARED;
    return failed;
}

/* ---- the whole ---- */

static int gather(struct store *store, struct gathering *all, struct error *error)
{
    const struct compare_result *result = all->result;
    const struct samples_filter filter = {.side = -1};
    struct samples_side sides[2];

    machine_ranks_find(result, all->arena, &all->ranks);
    for (int side = 0; side < 2; side++) {
        size_t count = result->selection[side].step_count;

        sides[side] = (struct samples_side){
            .id = result->info[side].id,
            .steps = selected_step_ids(&result->view[side], &result->selection[side],
                                       all->arena),
            .count = count};
        all->half[side] = find_halves(result, side, all->arena);
        all->values[side] = arena_new(all->arena, count, sizeof *all->values[side]);
        all->sums[side] = arena_new(all->arena, count, sizeof *all->sums[side]);
    }
    int failed = set_samples(store, sides, &filter, result->budget, take, all, error);
    return failed != 0 ? failed : find_shapes(store, all, error);
}

int compare_answer_machine(struct store *store, struct compare_result *result,
                           struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(result->budget);
    struct gathering all = {.result = result, .arena = arena};
    struct machine_clocks clocks = {.by_rank = {NULL, NULL}};
    struct machine_steps steps;
    int failed = gather(store, &all, error);

    if (failed != 0)
        return failed;
    struct machine_row *rows = arena_new(arena, all.count, sizeof *rows);
    size_t count = 0;
    for (size_t i = 0; i < all.count; i++)
        if (all.rows[i].row.spent[0] > 0)
            rows[count++] = all.rows[i].row;
    describe_steps(result, &all, &steps);
    failed = compare_inputs(store, result, &steps, error);
    if (failed == 0)
        failed = machine_clocks_read(store, result, &steps, &clocks, error);
    if (failed != 0)
        return failed;
    machine_ranks_measure(result, all.sums, arena, &all.ranks);
    machine_make(rows, count, &steps, &all.ranks, &result->machine);
    result->machine.clocks = clocks;
    compare_settle_verdict(result, &result->verdict);
    result->recorded_verdict = result->verdict;
    return compare_correct_verdict(result, error);
}
