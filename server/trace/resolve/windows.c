/* See windows.h.
 *
 * D(x), when the work launched before x was done, is asked for at both ends of every step
 * row. Each device row counts for all moments after some first one, which a binary search
 * finds, so a maximum from the first moment to the last answers all of them. */
#include "trace/resolve/windows.h"
#include "base/cleanup.h"
#include "trace/resolve/order.h"

#include <stdlib.h>
#include <string.h>

__extension__ typedef __int128 wide;

/* A first row waited in the queue if it began later after its launch than this part of
 * its step. */
#define WAITED_PARTS 20
/* In files with fewer steps a long row may be their work. */
#define STANDING_STEPS 3

/* A (device, stream). */
struct window_stream {
    int64_t compute, all; /* ns, of the rows that count; at most INT64_MAX */
    bool has_rows, has_compute;
};

/* A moment for which D is asked: an end of a step row. */
struct window_moment {
    int64_t time;
    int64_t main_end;   /* the latest end of a main row launched before it */
    int64_t other_end;  /* the same of the other rows that count */
    int64_t main_start; /* the first start of a main row launched at or after it */
};

struct windows {
    struct trace_recording *recording;
    const uint32_t *rows; /* all device rows */
    size_t row_count;
    uint32_t *counted; /* those that count */
    size_t counted_count;
    int64_t first_launch; /* of the rows that count */
    uint32_t *stream_of;  /* by place */
    struct window_stream *streams;
    uint32_t stream_count, main;
    struct window_moment *moments; /* in order of time, each once */
    size_t moment_count;
};

static void free_windows(struct windows *windows)
{
    free(windows->counted);
    free(windows->stream_of);
    free(windows->streams);
    free(windows->moments);
}

static int64_t end_of(const struct trace_events *events, uint32_t row)
{
    return events->ts[row] + events->dur[row];
}

static inline int64_t launched_at(const struct trace_events *events, uint32_t row)
{
    return events->ts[events->link[row]];
}

static inline void add_time(int64_t *sum, int64_t length)
{
    if (__builtin_add_overflow(*sum, length, sum))
        *sum = INT64_MAX;
}

/* ---- streams ---- */

/* Numbers the streams, the lower device and stream first. */
static bool number_streams(struct windows *windows)
{
    const struct trace_recording *recording = windows->recording;
    uint32_t count = recording->place_count;
    CLEANUP_FREE uint32_t *order = calloc((size_t)count + 1, sizeof *order);

    windows->stream_of = calloc((size_t)count + 1, sizeof *windows->stream_of);
    windows->streams = calloc((size_t)count + 1, sizeof *windows->streams);
    if (order == NULL || windows->stream_of == NULL || windows->streams == NULL)
        return false;
    for (uint32_t i = 0; i < count; i++)
        order[i] = i;
    qsort_r(order, count, sizeof *order, order_compare_streams, recording->places);
    for (uint32_t i = 0; i < count; i++) {
        if (i == 0 ||
            order_compare_streams(&order[i - 1], &order[i], recording->places) != 0)
            windows->stream_count++;
        windows->stream_of[order[i]] = windows->stream_count - 1;
    }
    return true;
}

/* ---- the rows that count ---- */

/* Half of the time from the first start to the last end of the device rows; INT64_MAX if
 * no row stands because the file has too few steps. Longer rows stand. */
static int64_t longest_row(const struct windows *windows)
{
    const struct trace_recording *recording = windows->recording;
    const struct trace_events *events = &recording->events;
    int64_t first = INT64_MAX, last = INT64_MIN, number = 0;
    int numbers = 0;

    for (uint32_t i = 0; i < recording->step_row_count && numbers < STANDING_STEPS; i++) {
        const struct trace_step_row *row = &recording->step_rows[i];
        bool known = numbers > 0 && row->number == recording->step_rows[0].number;

        if (known || (numbers > 1 && row->number == number))
            continue;
        number = row->number; /* of the second one */
        numbers++;
    }
    if (numbers < STANDING_STEPS)
        return INT64_MAX;
    for (size_t i = 0; i < windows->row_count; i++) {
        int64_t start = events->ts[windows->rows[i]];
        int64_t end = end_of(events, windows->rows[i]);

        first = start < first ? start : first;
        last = end > last ? end : last;
    }
    return (last - first) / 2; /* rows are whole ns, so the half may be rounded down */
}

static bool choose_rows(struct windows *windows)
{
    const struct trace_recording *recording = windows->recording;
    const struct trace_events *events = &recording->events;
    int64_t longest = longest_row(windows);

    windows->first_launch = INT64_MAX;
    windows->counted = calloc(windows->row_count + 1, sizeof *windows->counted);
    if (windows->counted == NULL)
        return false;
    for (size_t i = 0; i < windows->row_count; i++) {
        uint32_t row = windows->rows[i];

        if (events->link[row] == TRACE_NONE || events->dur[row] > longest)
            continue;
        struct window_stream *stream =
            &windows->streams[windows->stream_of[events->place[row]]];
        int64_t launched = launched_at(events, row);
        windows->counted[windows->counted_count++] = row;
        windows->first_launch =
            launched < windows->first_launch ? launched : windows->first_launch;
        stream->has_rows = true;
        add_time(&stream->all, events->dur[row]);
        if (recording->ops[events->op[row]].kind == TRACE_KIND_COMPUTATION) {
            add_time(&stream->compute, events->dur[row]);
            stream->has_compute = true;
        }
    }
    return true;
}

static void choose_main(struct windows *windows)
{
    const struct window_stream *streams = windows->streams;
    bool computes = false;
    int64_t most = -1;

    for (uint32_t i = 0; i < windows->stream_count; i++)
        computes = computes || streams[i].has_compute;
    for (uint32_t i = 0; i < windows->stream_count; i++) {
        int64_t time = computes ? streams[i].compute : streams[i].all;

        if (time > most && (computes ? streams[i].has_compute : streams[i].has_rows)) {
            most = time;
            windows->main = i;
        }
    }
}

/* ---- D ---- */

static int compare_times(const void *a, const void *b)
{
    const struct window_moment *left = a, *right = b;

    return (left->time > right->time) - (left->time < right->time);
}

static bool list_moments(struct windows *windows)
{
    const struct trace_recording *recording = windows->recording;
    size_t count = 2 * (size_t)recording->step_row_count, kept = 0;
    struct window_moment *moments = calloc(count + 1, sizeof *moments);

    windows->moments = moments;
    if (moments == NULL)
        return false;
    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        moments[2 * (size_t)i].time = recording->step_rows[i].ts;
        moments[2 * (size_t)i + 1].time =
            recording->step_rows[i].ts + recording->step_rows[i].dur;
    }
    qsort(moments, count, sizeof *moments, compare_times);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || moments[i].time != moments[kept - 1].time)
            moments[kept++] =
                (struct window_moment){moments[i].time, INT64_MIN, INT64_MIN, INT64_MAX};
    windows->moment_count = kept;
    return true;
}

/* The first moment after a time: their number if there is none. `near`: the last result,
 * as rows are launched nearly in order. */
static size_t moment_after(const struct windows *windows, int64_t time, size_t near)
{
    const struct window_moment *moments = windows->moments;
    size_t low = 0, high = windows->moment_count;

    if ((near == high || moments[near].time > time) &&
        (near == 0 || moments[near - 1].time <= time))
        return near;
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (moments[middle].time <= time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void note_main_rows(struct windows *windows)
{
    const struct trace_events *events = &windows->recording->events;
    struct window_moment *moments = windows->moments;
    size_t count = windows->moment_count, at = 0;

    for (size_t i = 0; i < windows->counted_count; i++) {
        uint32_t row = windows->counted[i];

        if (windows->stream_of[events->place[row]] != windows->main)
            continue;
        int64_t start = events->ts[row], end = start + events->dur[row];
        at = moment_after(windows, launched_at(events, row), at);
        if (at < count && end > moments[at].main_end)
            moments[at].main_end = end;
        if (at > 0 && start < moments[at - 1].main_start)
            moments[at - 1].main_start = start;
    }
    for (size_t i = 1; i < count; i++)
        if (moments[i - 1].main_end > moments[i].main_end)
            moments[i].main_end = moments[i - 1].main_end;
    for (size_t i = count; i-- > 1;)
        if (moments[i].main_start < moments[i - 1].main_start)
            moments[i - 1].main_start = moments[i].main_start;
}

/* A row of another stream counts from the first moment on for which the program went on
 * without it: a main row that was launched later began after its end. */
static void note_other_rows(struct windows *windows)
{
    const struct trace_events *events = &windows->recording->events;
    struct window_moment *moments = windows->moments;
    size_t at = 0, last = windows->moment_count;

    /* Only moments before the last launch of a main row have such a row. */
    while (last > 0 && moments[last - 1].main_start == INT64_MAX)
        last--;
    for (size_t i = 0; i < windows->counted_count; i++) {
        uint32_t row = windows->counted[i];

        if (windows->stream_of[events->place[row]] == windows->main)
            continue;
        int64_t end = end_of(events, row);
        at = moment_after(windows, launched_at(events, row), at);
        size_t low = at, high = last;
        while (low < high) { /* main_start never falls */
            size_t middle = low + (high - low) / 2;

            if (moments[middle].main_start < end)
                low = middle + 1;
            else
                high = middle;
        }
        if (low < last && end > moments[low].other_end)
            moments[low].other_end = end;
    }
    for (size_t i = 1; i < last; i++)
        if (moments[i - 1].other_end > moments[i].other_end)
            moments[i].other_end = moments[i - 1].other_end;
}

/* D(time), for the start or end of a step row; INT64_MIN: it does not exist. */
static int64_t done_at(const struct windows *windows, int64_t time)
{
    const struct window_moment *moment =
        &windows->moments[moment_after(windows, time, windows->moment_count) - 1];

    return moment->main_end > moment->other_end ? moment->main_end : moment->other_end;
}

/* ---- the first step ---- */

static int compare_launches(const void *a, const void *b, void *context)
{
    const struct trace_events *events = context;
    int64_t x = launched_at(events, *(const uint32_t *)a);
    int64_t y = launched_at(events, *(const uint32_t *)b);

    return (x > y) - (x < y);
}

static int compare_ends(const void *a, const void *b)
{
    const struct trace_step_row *const *left = a, *const *right = b;
    int64_t x = (*left)->ts + (*left)->dur, y = (*right)->ts + (*right)->dur;

    return (x > y) - (x < y);
}

/* The streams of the rows launched before the end of a step. */
struct first_streams {
    int64_t *time;   /* by stream, ns */
    uint32_t *first; /* by stream: the row that starts first; TRACE_NONE: no row */
    uint32_t most;   /* the stream with the most time; TRACE_NONE: no row */
};

static void free_first(struct first_streams *first)
{
    free(first->time);
    free(first->first);
}

static void add_first(const struct windows *windows, struct first_streams *first,
                      uint32_t row)
{
    const struct trace_events *events = &windows->recording->events;
    uint32_t stream = windows->stream_of[events->place[row]];
    uint32_t known = first->first[stream];

    add_time(&first->time[stream], events->dur[row]);
    if (known == TRACE_NONE || events->ts[row] < events->ts[known] ||
        (events->ts[row] == events->ts[known] && row < known))
        first->first[stream] = row;
    if (first->most == TRACE_NONE || first->time[stream] > first->time[first->most] ||
        (first->time[stream] == first->time[first->most] && stream < first->most))
        first->most = stream;
}

/* Work from before the recording may run until the first row of the busiest stream
 * starts, if that row waited in the queue for longer than the host took to launch it. */
static int64_t first_begin(const struct windows *windows,
                           const struct first_streams *first,
                           const struct trace_step_row *step)
{
    const struct trace_events *events = &windows->recording->events;

    if (first->most == TRACE_NONE)
        return step->ts;
    uint32_t row = first->first[first->most];
    int64_t launch = launched_at(events, row);
    int64_t waited = events->ts[row] - end_of(events, events->link[row]);
    return waited >= launch - step->ts && (wide)waited * WAITED_PARTS >= step->dur &&
                   events->ts[row] > step->ts
               ? events->ts[row]
               : step->ts;
}

/* The begins of the steps before which no row was launched. Each has all rows that were
 * launched before its end. Keeps only such rows in windows.counted. */
static int begin_first(struct windows *windows, struct error *error)
{
    struct trace_recording *recording = windows->recording;
    struct trace_events *events = &recording->events;
    size_t size = (size_t)recording->step_row_count + 1, steps = 0, count = 0, at = 0;
    CLEANUP_FREE struct trace_step_row **order = calloc(size, sizeof *order);
    uint32_t *rows = windows->counted;
    CLEANUP(free_first)
    struct first_streams first = {
        .time = calloc((size_t)windows->stream_count + 1, sizeof *first.time),
        .first = malloc(((size_t)windows->stream_count + 1) * sizeof *first.first),
        .most = TRACE_NONE};

    if (order == NULL || first.time == NULL || first.first == NULL)
        return error_set_memory(error);
    memset(first.first, 0xFF, (size_t)windows->stream_count * sizeof *first.first);
    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        struct trace_step_row *step = &recording->step_rows[i];

        if (step->ts <= windows->first_launch &&
            windows->first_launch < step->ts + step->dur)
            order[steps++] = step;
    }
    if (steps == 0)
        return 0;
    qsort(order, steps, sizeof *order, compare_ends);
    int64_t last = order[steps - 1]->ts + order[steps - 1]->dur;
    for (size_t i = 0; i < windows->counted_count; i++)
        if (launched_at(events, rows[i]) < last)
            rows[count++] = rows[i];
    windows->counted_count = count;
    if (steps > 1)
        qsort_r(rows, count, sizeof *rows, compare_launches, events);
    for (size_t i = 0; i < steps; i++) {
        int64_t end = order[i]->ts + order[i]->dur;

        for (; at < count && launched_at(events, rows[at]) < end; at++)
            add_first(windows, &first, rows[at]);
        order[i]->begin = first_begin(windows, &first, order[i]);
    }
    return 0;
}

/* ---- the whole ---- */

static void set_windows(struct windows *windows)
{
    struct trace_recording *recording = windows->recording;

    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        struct trace_step_row *step = &recording->step_rows[i];
        int64_t done = done_at(windows, step->ts);

        step->begin = done > step->begin ? done : step->begin;
        done = done_at(windows, step->end);
        step->end = done > step->end ? done : step->end;
        step->end = step->end > step->begin ? step->end : step->begin;
    }
}

int windows_make(struct trace_recording *recording, const uint32_t *device_rows,
                 size_t count, struct error *error)
{
    CLEANUP(free_windows)
    struct windows windows = {
        .recording = recording, .rows = device_rows, .row_count = count};

    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        struct trace_step_row *step = &recording->step_rows[i];

        step->begin = step->ts;
        step->end = step->ts + step->dur;
    }
    if (recording->step_row_count == 0 || count == 0)
        return 0;
    if (!number_streams(&windows) || !choose_rows(&windows))
        return error_set_memory(error);
    if (windows.counted_count == 0)
        return 0;
    if (!list_moments(&windows))
        return error_set_memory(error);
    choose_main(&windows);
    note_main_rows(&windows);
    note_other_rows(&windows);
    int result = begin_first(&windows, error);
    if (result == 0)
        set_windows(&windows);
    return result;
}
