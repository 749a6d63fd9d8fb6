/* See unprofiled.h. */
#include "analysis/compare/unprofiled.h"
#include "analysis/statistics/weighted.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"
#include "trace/decode/recorder.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BLOCKS 10
#define STEPS_MIN 20
/* A first block that is further above the highest other than this, in deviations. */
#define WARM_UP (3 * 1.4826)
#define NS_OF_MS 1e6

/* ---- blocks ---- */

static bool is_warming_up(const double blocks[BLOCKS])
{
    double others[BLOCKS - 1], away[BLOCKS - 1], highest = 0;

    memcpy(others, blocks + 1, sizeof others);
    for (size_t i = 0; i < BLOCKS - 1; i++)
        highest = fmax(highest, others[i]);
    double median = median_of(others, BLOCKS - 1);
    for (size_t i = 0; i < BLOCKS - 1; i++)
        away[i] = fabs(others[i] - median);
    return blocks[0] > highest + WARM_UP * median_of(away, BLOCKS - 1);
}

size_t unprofiled_blocks(const struct unprofiled_times *ranks, size_t count,
                         int64_t room[10], double *mean)
{
    double blocks[BLOCKS] = {0};
    size_t steps = SIZE_MAX;

    *mean = NAN;
    for (size_t i = 0; i < count; i++)
        steps = ranks[i].count < steps ? ranks[i].count : steps;
    if (count == 0 || steps < STEPS_MIN)
        return 0;
    size_t size = steps / BLOCKS;
    double sum = 0;
    for (size_t rank = 0; rank < count; rank++)
        for (size_t i = 0; i < steps; i++) {
            double ns = ranks[rank].ms[i] * NS_OF_MS / (double)count;

            if (i < size * BLOCKS)
                blocks[i / size] += ns / (double)size;
        }
    size_t first = is_warming_up(blocks) ? 1 : 0;
    for (size_t i = first; i < BLOCKS; i++) {
        room[i - first] = llround(blocks[i]);
        sum += blocks[i];
    }
    *mean = sum / (double)(BLOCKS - first);
    return *mean > 0 ? BLOCKS - first : 0;
}

/* ---- a side ---- */

struct recorded_side {
    struct recorder *files; /* by chosen file, in the order of rank and span */
    uint32_t *spans;
    size_t count, capacity;
    int64_t *blocks; /* ten for one recording; else one for each */
    size_t block_count;
    double mean;
};

static void free_side(struct recorded_side *side)
{
    for (size_t i = 0; i < side->count; i++)
        recorder_free(&side->files[i]);
    free(side->files);
    free(side->spans);
    free(side->blocks);
}

static bool read_files(const struct compare_result *result, int side,
                       struct recorded_side *out)
{
    const struct selection *selection = &result->selection[side];
    const struct set_file *last = NULL;

    out->files = calloc(selection->step_count + 1, sizeof *out->files);
    out->spans = calloc(selection->step_count + 1, sizeof *out->spans);
    if (out->files == NULL || out->spans == NULL)
        return false;
    for (size_t i = 0; i < selection->step_count; i++) {
        const struct set_file *file =
            selection_file(&result->view[side], selection->steps[i]);

        if (file == last)
            continue;
        last = file;
        if (!recorder_read(file->metadata, &out->files[out->count]))
            return false;
        out->spans[out->count++] = file->span;
    }
    return true;
}

/* The blocks of one recording: the ranks that have times. */
static size_t make_span(const struct recorded_side *side, uint32_t span, int64_t room[10],
                        struct unprofiled_times *times, double *mean)
{
    size_t count = 0;

    for (size_t i = 0; i < side->count; i++)
        if (side->spans[i] == span && side->files[i].count > 0)
            times[count++] =
                (struct unprofiled_times){side->files[i].ms, side->files[i].count};
    return unprofiled_blocks(times, count, room, mean);
}

/* Several recordings are one mean each. */
static bool make_side(const struct compare_result *result, int side,
                      struct recorded_side *out)
{
    uint32_t spans = 0;

    if (!read_files(result, side, out))
        return false;
    for (size_t i = 0; i < out->count; i++)
        spans = out->spans[i] >= spans ? out->spans[i] + 1 : spans;
    CLEANUP_FREE struct unprofiled_times *times = calloc(out->count + 1, sizeof *times);
    out->blocks = calloc((size_t)spans + BLOCKS, sizeof *out->blocks);
    if (times == NULL || out->blocks == NULL)
        return false;
    double sum = 0;
    for (uint32_t span = 0; span < spans; span++) {
        int64_t room[BLOCKS];
        double mean;
        size_t count = make_span(out, span, room, times, &mean);

        if (count == 0)
            continue;
        sum += mean;
        if (spans > 1)
            out->blocks[out->block_count++] = llround(mean);
        else
            memcpy(out->blocks, room, count * sizeof *room);
        out->block_count += spans > 1 ? 0 : count;
        out->mean = spans > 1 ? sum / (double)out->block_count : mean;
    }
    return true;
}

/* ---- the verdict ---- */

static bool is_all(const char *steps)
{
    return steps == NULL || *steps == '\0' || strcmp(steps, "all") == 0;
}

static int judge(struct compare_result *result, const struct recorded_side sides[2],
                 struct error *error)
{
    struct unprofiled *out = &result->unprofiled;
    CLEANUP(observations_free) struct observations observations;
    int failed =
        observations_group((const struct observations_key *const[]){NULL, NULL},
                           (const size_t[]){sides[0].block_count, sides[1].block_count},
                           &observations, error);

    if (failed == 0)
        failed = verdict_make(&observations,
                              (const int64_t *const[]){sides[0].blocks, sides[1].blocks},
                              result->request.equivalence, &out->verdict, error);
    if (failed != 0)
        return failed;
    out->is_known = true;
    for (int side = 0; side < 2; side++) {
        out->mean[side] = sides[side].mean;
        out->factor[side] = result->step_time[side].step / sides[side].mean;
        out->verdict.mean[side] = sides[side].mean;
    }
    out->verdict.change = out->mean[1] - out->mean[0];
    out->verdict.without_profiler = true;
    return 0;
}

int compare_answer_unprofiled(struct compare_result *result, struct error *error)
{
    CLEANUP(free_side) struct recorded_side control = {.count = 0};
    CLEANUP(free_side) struct recorded_side test = {.count = 0};
    bool fine = make_side(result, 0, &control) && make_side(result, 1, &test);
    struct recorded_side sides[2] = {control, test};

    if (!fine)
        return error_set_memory(error);
    if (control.block_count == 0 || test.block_count == 0)
        return 0;
    int failed = judge(result, sides, error);
    if (failed != 0)
        return failed;
    for (int side = 0; side < 2; side++) {
        result->unprofiled.blocks[side] = sides[side].blocks;
        result->unprofiled.count[side] = sides[side].block_count;
    }
    control.blocks = test.blocks = NULL;
    bool whole = !result->request.equal_clock && result->unprofiled.verdict.has_interval;
    for (int side = 0; side < 2; side++) {
        const char *marker =
            selection_marker(result->request.side[side].marker, result->request.marker);

        whole &= is_all(result->request.side[side].steps) &&
                 (marker == NULL || *marker == '\0');
    }
    if (whole)
        result->verdict = result->unprofiled.verdict;
    return 0;
}
