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

/* ---- a set ---- */

/* What the recorders of a set wrote, by chosen file, in the order of rank and span. */
struct recorded_times {
    struct recorder *files;
    uint32_t *spans;
    size_t count;
};

static void free_times(struct recorded_times *times)
{
    for (size_t i = 0; i < times->count; i++)
        recorder_free(&times->files[i]);
    free(times->files);
    free(times->spans);
}

void unprofiled_set_free(struct unprofiled_set *set)
{
    free(set->blocks);
    *set = (struct unprofiled_set){.mean = NAN};
}

static bool read_files(const struct set_view *view, const struct selection *selection,
                       struct recorded_times *out)
{
    const struct set_file *last = NULL;

    out->files = calloc(selection->step_count + 1, sizeof *out->files);
    out->spans = calloc(selection->step_count + 1, sizeof *out->spans);
    if (out->files == NULL || out->spans == NULL)
        return false;
    for (size_t i = 0; i < selection->step_count; i++) {
        const struct set_file *file = selection_file(view, selection->steps[i]);

        if (file == last)
            continue;
        last = file;
        out->spans[out->count] = file->span;
        if (!recorder_read(file->metadata, &out->files[out->count++]))
            return false;
    }
    return true;
}

/* The blocks of one recording: the ranks that have times. */
static size_t make_span(const struct recorded_times *recorded, uint32_t span,
                        int64_t room[10], struct unprofiled_times *times, double *mean)
{
    size_t count = 0;

    for (size_t i = 0; i < recorded->count; i++)
        if (recorded->spans[i] == span && recorded->files[i].count > 0)
            times[count++] = (struct unprofiled_times){recorded->files[i].ms,
                                                       recorded->files[i].count};
    return unprofiled_blocks(times, count, room, mean);
}

/* Several recordings are one mean each. */
bool unprofiled_read(const struct set_view *view, const struct selection *selection,
                     struct unprofiled_set *out)
{
    CLEANUP(free_times) struct recorded_times recorded = {0};
    uint32_t spans = 0;

    *out = (struct unprofiled_set){.mean = NAN};
    if (!read_files(view, selection, &recorded))
        return false;
    for (size_t i = 0; i < recorded.count; i++)
        spans = recorded.spans[i] >= spans ? recorded.spans[i] + 1 : spans;
    CLEANUP_FREE struct unprofiled_times *times =
        calloc(recorded.count + 1, sizeof *times);
    out->blocks = calloc((size_t)spans + BLOCKS, sizeof *out->blocks);
    if (times == NULL || out->blocks == NULL)
        return false;
    double sum = 0;
    for (uint32_t span = 0; span < spans; span++) {
        int64_t room[BLOCKS];
        double mean;
        size_t count = make_span(&recorded, span, room, times, &mean);

        if (count == 0)
            continue;
        sum += mean;
        if (spans > 1)
            out->blocks[out->count++] = llround(mean);
        else
            memcpy(out->blocks, room, count * sizeof *room);
        out->count += spans > 1 ? 0 : count;
        out->mean = spans > 1 ? sum / (double)out->count : mean;
    }
    return true;
}

/* ---- the verdict ---- */

static bool is_all(const char *steps)
{
    return steps == NULL || *steps == '\0' || strcmp(steps, "all") == 0;
}

static int judge(struct compare_result *result, const struct unprofiled_set sides[2],
                 struct error *error)
{
    struct unprofiled *out = &result->unprofiled;
    CLEANUP(observations_free) struct observations observations;
    int failed = observations_group((const struct observations_key *const[]){NULL, NULL},
                                    (const size_t[]){sides[0].count, sides[1].count},
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

bool unprofiled_is_asked(const struct compare_request *request)
{
    bool whole = !request->equal_clock;

    for (int side = 0; side < 2; side++) {
        const char *marker =
            selection_marker(request->side[side].marker, request->marker);

        whole &= is_all(request->side[side].steps) && (marker == NULL || *marker == '\0');
    }
    return whole;
}

int compare_answer_unprofiled(struct compare_result *result, struct error *error)
{
    CLEANUP(unprofiled_set_free) struct unprofiled_set control = {.mean = NAN};
    CLEANUP(unprofiled_set_free) struct unprofiled_set test = {.mean = NAN};

    if (!unprofiled_read(&result->view[0], &result->selection[0], &control) ||
        !unprofiled_read(&result->view[1], &result->selection[1], &test))
        return error_set_memory(error);
    if (control.count == 0 || test.count == 0)
        return 0;
    struct unprofiled_set sides[2] = {control, test};
    int failed = judge(result, sides, error);
    if (failed != 0)
        return failed;
    for (int side = 0; side < 2; side++) {
        result->unprofiled.blocks[side] = sides[side].blocks;
        result->unprofiled.count[side] = sides[side].count;
    }
    control.blocks = test.blocks = NULL;
    if (unprofiled_is_asked(&result->request) && result->unprofiled.verdict.has_interval)
        result->verdict = result->unprofiled.verdict;
    return 0;
}
