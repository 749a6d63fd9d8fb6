/* See recorder_blocks.h. */
#include "trace/decode/recorder_blocks.h"
#include "base/cleanup.h"
#include "base/weighted.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define BLOCKS RECORDER_BLOCKS
#define STEPS_MIN 20
/* A first block that is further above the highest other than this, in deviations. */
#define WARM_UP (3 * 1.4826)
#define NS_OF_MS 1e6

/* ---- one recording ---- */

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

size_t recorder_blocks(const struct recorder_times *ranks, size_t count,
                       int64_t room[RECORDER_BLOCKS], double *mean)
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

/* By recording; those of one in the order of the files. */
static int compare_files(const void *a, const void *b)
{
    const struct recorder_file *x = *(const struct recorder_file *const *)a;
    const struct recorder_file *y = *(const struct recorder_file *const *)b;

    return x->span != y->span ? (x->span > y->span) - (x->span < y->span)
                              : (x > y) - (x < y);
}

static void add_recording(const struct recorder_times *times, size_t ranks, bool several,
                          struct recorder_means *out)
{
    int64_t room[BLOCKS];
    double mean;
    size_t made = recorder_blocks(times, ranks, room, &mean);

    if (made == 0)
        return;
    if (several) {
        double sum = out->count > 0 ? out->mean * (double)out->count : 0;

        out->blocks[out->count++] = llround(mean);
        out->mean = (sum + mean) / (double)out->count;
    } else {
        memcpy(out->blocks, room, made * sizeof *room);
        out->count = made;
        out->mean = mean;
    }
}

/* Several recordings are one mean each, over the ranks that have times. */
bool recorder_means_make(const struct recorder_file *files, size_t count,
                         struct recorder_means *out)
{
    CLEANUP_FREE const struct recorder_file **order = calloc(count + 1, sizeof(void *));
    CLEANUP_FREE struct recorder_times *times = calloc(count + 1, sizeof *times);

    *out = (struct recorder_means){.mean = NAN};
    out->blocks = calloc(count + BLOCKS, sizeof *out->blocks);
    if (order == NULL || times == NULL || out->blocks == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        order[i] = &files[i];
    qsort(order, count, sizeof(void *), compare_files);
    bool several = count > 0 && order[0]->span != order[count - 1]->span;
    for (size_t i = 0, ranks = 0; i < count; i++) {
        const struct recorder *one = &order[i]->recorder;

        if (one->count > 0)
            times[ranks++] = (struct recorder_times){one->ms, one->count};
        if (i + 1 == count || order[i + 1]->span != order[i]->span) {
            add_recording(times, ranks, several, out);
            ranks = 0;
        }
    }
    return true;
}

void recorder_means_free(struct recorder_means *means)
{
    free(means->blocks);
    *means = (struct recorder_means){.mean = NAN};
}

void recorder_files_free(struct recorder_file *files, size_t count)
{
    for (size_t i = 0; i < count; i++)
        recorder_free(&files[i].recorder);
    free(files);
}
