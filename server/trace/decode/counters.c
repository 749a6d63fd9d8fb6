/* See counters.h. */
#include "trace/decode/counters.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Over fewer samples a mean adds them up: exact, however large the sums before are. */
#define FEW 64

bool trace_counter_is(const struct trace_recording *recording,
                      const struct trace_counter *counter, const char *name)
{
    return strcmp(strings_text(&recording->names, counter->name), name) == 0;
}

/* ---- means ---- */

/* Until when a sample holds. */
static int64_t end_of(const struct trace_sample *samples, uint32_t count, uint32_t i)
{
    int64_t end = samples[i].ts + TRACE_COUNTER_HOLDS;

    return i + 1 < count && samples[i + 1].ts < end ? samples[i + 1].ts : end;
}

void trace_counters_sum(struct trace_recording *recording)
{
    for (uint32_t c = 0; c < recording->counter_count; c++) {
        const struct trace_counter *counter = &recording->counters[c];
        struct trace_sample *samples = recording->samples + counter->first;

        for (uint32_t i = 0; i < counter->count; i++) {
            int64_t held =
                i == 0 ? 0 : end_of(samples, counter->count, i - 1) - samples[i - 1].ts;

            samples[i].known = i == 0 ? 0 : samples[i - 1].known + held;
            samples[i].sum =
                i == 0 ? 0 : samples[i - 1].sum + samples[i - 1].value * (double)held;
        }
    }
}

/* How many samples are at `at` or before. */
static uint32_t count_until(const struct trace_sample *samples, uint32_t count,
                            int64_t at)
{
    uint32_t low = 0, high = count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (samples[middle].ts <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

double trace_counter_mean(const struct trace_recording *recording,
                          const struct trace_counter *counter, int64_t start, int64_t end,
                          int64_t *known)
{
    const struct trace_sample *samples = recording->samples + counter->first;
    uint32_t first = count_until(samples, counter->count, start);
    uint32_t behind = count_until(samples, counter->count, end - 1);
    double sum = 0;

    *known = 0;
    first -= first > 0; /* it holds at the start */
    for (uint32_t i = first; i < behind && start < end; i++) {
        if (i == first + 1 && behind - i > FEW) { /* those in between at once */
            *known += samples[behind - 1].known - samples[i].known;
            sum += samples[behind - 1].sum - samples[i].sum;
            i = behind - 1;
        }
        int64_t from = samples[i].ts < start ? start : samples[i].ts;
        int64_t to = end_of(samples, counter->count, i);
        to = to > end ? end : to;
        if (to > from) {
            *known += to - from;
            sum += samples[i].value * (double)(to - from);
        }
    }
    return *known > 0 ? sum / (double)*known : NAN;
}

void trace_counter_add(const struct trace_recording *recording,
                       const struct trace_counter *counter, int64_t start, int64_t end,
                       struct trace_counter_time *time)
{
    const struct trace_sample *samples = recording->samples + counter->first;
    uint32_t i = count_until(samples, counter->count, start);

    for (i -= i > 0; i < counter->count && samples[i].ts < end; i++) {
        int64_t from = samples[i].ts < start ? start : samples[i].ts;
        int64_t to = end_of(samples, counter->count, i);
        double value = samples[i].value;

        to = to > end ? end : to;
        if (to <= from)
            continue;
        time->min = time->known == 0 || value < time->min ? value : time->min;
        time->max = time->known == 0 || value > time->max ? value : time->max;
        time->known += to - from;
        time->sum += value * (double)(to - from);
    }
}

/* ---- order ---- */

static int compare_samples(const void *a, const void *b)
{
    const struct trace_sample *x = a, *y = b;
    int64_t x_series = x->known >> 32, y_series = y->known >> 32;

    if (x_series != y_series)
        return x_series < y_series ? -1 : 1;
    if (x->ts != y->ts)
        return x->ts < y->ts ? -1 : 1;
    return (x->known > y->known) - (x->known < y->known);
}

/* The number in "GPU 3 Counters"; -1: it is another text. */
static int32_t device_in(const char *pid)
{
    static const char before[] = "GPU ";
    char *end;

    if (strncmp(pid, before, sizeof before - 1) != 0 || pid[sizeof before - 1] < '0' ||
        pid[sizeof before - 1] > '9')
        return -1;
    long device = strtol(pid + sizeof before - 1, &end, 10);
    return strcmp(end, " Counters") == 0 && device >= 0 && device <= INT32_MAX
               ? (int32_t)device
               : -1;
}

/* Rows of a device have its number as their process, too. */
static bool find_devices(struct trace_recording *recording)
{
    CLEANUP_FREE int32_t *of_pid =
        malloc(((size_t)recording->names.count + 1) * sizeof *of_pid);

    if (of_pid == NULL)
        return false;
    for (uint32_t i = 0; i < recording->names.count; i++)
        of_pid[i] = -1;
    for (uint32_t i = 0; i < recording->place_count; i++)
        if (recording->places[i].device >= 0)
            of_pid[recording->places[i].pid] = recording->places[i].device;
    for (uint32_t i = 0; i < recording->counter_count; i++) {
        struct trace_counter *counter = &recording->counters[i];
        int32_t device = device_in(strings_text(&recording->names, counter->pid));

        counter->device = device >= 0 ? device : of_pid[counter->pid];
    }
    return true;
}

bool trace_counters_order(struct trace_recording *recording)
{
    struct trace_sample *samples = recording->samples;

    if (recording->sample_count == 0)
        return true;
    qsort(samples, recording->sample_count, sizeof *samples, compare_samples);
    for (uint32_t i = 0; i < recording->sample_count; i++) {
        struct trace_counter *counter = &recording->counters[samples[i].known >> 32];

        counter->first = counter->count++ == 0 ? i : counter->first;
    }
    trace_counters_sum(recording);
    return find_devices(recording);
}
