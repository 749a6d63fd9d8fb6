/* See busy.h.
 *
 * Let A, B, C be the unions of the intervals of computation, of computation and
 * communication, and of all device work. With F_X(t) = length of X before t, a window
 * [a, b) has F_X(b) - F_X(a) of X; the four parts are differences of the three, and idle
 * is the rest. One sweep in order of time computes F_X at all the sorted window ends, so
 * only the place in the order is kept per row. */
#include "trace/resolve/busy.h"
#include "base/cleanup.h"
#include "trace/resolve/order.h"
#include "trace/resolve/windows.h"

#include <stdlib.h>
#include <string.h>

struct query {
    int64_t time;
    uint32_t step;
    int sign;          /* +1: end of a window, -1: its start */
    int64_t length[3]; /* F of the three unions */
};

static int compare_queries(const void *a, const void *b)
{
    const struct query *left = a, *right = b;

    return left->time < right->time ? -1 : left->time > right->time;
}

static size_t add_window(struct query *queries, size_t count, uint32_t step,
                         int64_t start, int64_t end)
{
    if (end <= start)
        return count;
    queries[count] = (struct query){.time = start, .step = step, .sign = -1};
    queries[count + 1] = (struct query){.time = end, .step = step, .sign = 1};
    return count + 2;
}

static int compare_starts(const void *a, const void *b)
{
    const struct step_union *left = a, *right = b;

    return (left->start > right->start) - (left->start < right->start);
}

/* The ends of all windows: of the whole file, of each step, and of all steps together,
 * which is the step after the last. Sorts the windows by start. */
static size_t make_queries(const struct trace_recording *recording,
                           struct step_union *windows, size_t window_count,
                           struct query *queries)
{
    const struct trace_step *pseudo = &recording->steps[0];
    size_t count = add_window(queries, 0, 0, pseudo->ts, pseudo->end);
    int64_t start = INT64_MIN, covered = INT64_MIN;

    qsort(windows, window_count, sizeof *windows, compare_starts);
    for (size_t i = 0; i < window_count; i++) {
        const struct step_union *window = &windows[i];

        count = add_window(queries, count, window->step, window->start, window->end);
        if (window->start > covered) {
            count = add_window(queries, count, recording->step_count, start, covered);
            start = window->start;
        }
        covered = window->end > covered ? window->end : covered;
    }
    if (window_count > 0)
        count = add_window(queries, count, recording->step_count, start, covered);
    qsort(queries, count, sizeof *queries, compare_queries);
    return count;
}

/* Computes F at every query for the union of the rows whose kind is in the mask. */
static void sweep(const struct trace_recording *recording, const uint32_t *rows,
                  size_t row_count, unsigned kinds, struct query *queries,
                  size_t query_count, int answer)
{
    const struct trace_events *events = &recording->events;
    int64_t closed = 0, start = INT64_MIN, end = INT64_MIN; /* of the current union */
    size_t q = 0;

    for (size_t i = 0; i <= row_count && q < query_count; i++) {
        int64_t from = i < row_count ? events->ts[rows[i]] : INT64_MAX;

        if (i < row_count && (kinds >> recording->ops[events->op[rows[i]]].kind & 1) == 0)
            continue;
        /* Every row that starts before these times has been merged. */
        for (; q < query_count && queries[q].time <= from; q++) {
            int64_t at = queries[q].time < end ? queries[q].time : end;

            queries[q].length[answer] = closed + (at > start ? at - start : 0);
        }
        if (i == row_count)
            break;
        int64_t to = from + events->dur[rows[i]];
        if (from > end) {
            closed += end - start;
            start = from;
            end = to;
        } else if (to > end) {
            end = to;
        }
    }
}

/* All device rows in file order. NULL: no memory. */
static uint32_t *list_device_rows(const struct trace_recording *recording, size_t *count)
{
    const struct trace_events *events = &recording->events;
    size_t total = 0;

    for (uint32_t row = 0; row < events->count; row++)
        total += recording->ops[events->op[row]].side == TRACE_DEVICE;
    uint32_t *rows = calloc(total + 1, sizeof *rows);
    *count = 0;
    for (uint32_t row = 0; rows != NULL && row < events->count && *count < total; row++)
        if (recording->ops[events->op[row]].side == TRACE_DEVICE)
            rows[(*count)++] = row;
    return rows;
}

/* ---- what lies outside of the windows ---- */

#define NOTE_UNLAUNCHED "device_rows_unlaunched"
#define NOTE_OUTSIDE "device_time_outside_steps"
#define NOTE_MARKER "marker_covers_little"

/* Less is the start of a recording, or its end. */
#define OUTSIDE_PER_CENT_MIN 1

static bool has_launches(const struct trace_recording *recording, const uint32_t *rows,
                         size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (recording->events.link[rows[i]] != TRACE_NONE)
            return true;
    return false;
}

/* Notes how much of the device's time is in no window. `busy`: device time of the file,
 * and in windows, ns. */
static void note_outside(struct trace_recording *recording, const uint32_t *rows,
                         size_t count, const int64_t busy[2])
{
    double share = 100 * (double)(busy[0] - busy[1]) / (double)busy[0];

    if (!recording->has_steps || busy[1] >= busy[0])
        return;
    if (!has_launches(recording, rows, count))
        trace_note_add(recording, NOTE_UNLAUNCHED, count,
                       "%s%.0f %% of the device's time is in no step",
                       share < 1 ? "less than " : "", share < 1 ? 1 : share);
    else if (share >= OUTSIDE_PER_CENT_MIN)
        trace_note_add(recording, NOTE_OUTSIDE, 1,
                       "%.0f %% of the device's time is in no step", share);
}

int steps_note_marker(struct trace_recording *recording, struct error *error)
{
    CLEANUP_FREE struct step_union *windows = NULL;
    size_t count;
    int64_t whole = recording->step_count > 0 ? recording->steps[0].dur : 0, covered = 0;
    int64_t until = INT64_MIN;
    int result = step_unions_make(recording, STEP_WINDOW, &windows, &count, error);

    if (result != 0)
        return result;
    qsort(windows, count, sizeof *windows, compare_starts);
    for (size_t i = 0; i < count; i++) {
        int64_t start = windows[i].start > until ? windows[i].start : until;

        covered += windows[i].end > start ? windows[i].end - start : 0;
        until = windows[i].end > until ? windows[i].end : until;
    }
    if (count > 0 && covered < whole - covered)
        trace_note_add(recording, NOTE_MARKER, count,
                       "the steps of the marker cover %.2g %% of the recording",
                       100 * (double)covered / (double)whole);
    return 0;
}

/* Splits the time of each step. Sorts the rows by time. */
static int split_time(struct trace_recording *recording, uint32_t *rows, size_t row_count,
                      struct error *error)
{
    static const unsigned masks[3] = {
        1U << TRACE_KIND_COMPUTATION,
        1U << TRACE_KIND_COMPUTATION | 1U << TRACE_KIND_COMMUNICATION,
        1U << TRACE_KIND_COMPUTATION | 1U << TRACE_KIND_COMMUNICATION |
            1U << TRACE_KIND_MEMORY};
    CLEANUP_FREE struct step_union *windows = NULL;
    size_t window_count;
    int64_t busy[2] = {0}; /* of the file, of all windows */

    if (row_count == 0)
        return 0;
    int result = step_unions_make(recording, STEP_WINDOW, &windows, &window_count, error);
    if (result != 0)
        return result;
    CLEANUP_FREE struct query *queries = calloc(4 * window_count + 4, sizeof *queries);
    CLEANUP_FREE uint32_t *scratch = calloc(row_count / 2 + 1, sizeof *scratch);
    if (queries == NULL || scratch == NULL)
        return error_set_memory(error);
    order_rows(&recording->events, rows, row_count, scratch);
    size_t count = make_queries(recording, windows, window_count, queries);
    for (int i = 0; i < 3; i++)
        sweep(recording, rows, row_count, masks[i], queries, count, i);
    for (size_t q = 0; q < count; q++) {
        const int64_t *length = queries[q].length;

        if (queries[q].step == 0 || queries[q].step == recording->step_count)
            busy[queries[q].step != 0] += queries[q].sign * length[2];
        if (queries[q].step == recording->step_count)
            continue;
        struct trace_step *step = &recording->steps[queries[q].step];
        step->compute += queries[q].sign * length[0];
        step->exposed_communication += queries[q].sign * (length[1] - length[0]);
        step->exposed_memory += queries[q].sign * (length[2] - length[1]);
    }
    for (uint32_t i = 0; i < recording->step_count; i++) {
        struct trace_step *step = &recording->steps[i];

        step->has_parts = true;
        step->idle = step->dur - step->compute - step->exposed_communication -
                     step->exposed_memory;
    }
    note_outside(recording, rows, row_count, busy);
    return 0;
}

/* ---- the whole ---- */

/* Whether a note is one that depends on the steps. */
static bool is_of_steps(const char *kind)
{
    return strcmp(kind, NOTE_UNLAUNCHED) == 0 || strcmp(kind, NOTE_OUTSIDE) == 0 ||
           strcmp(kind, NOTE_MARKER) == 0;
}

static void drop_notes(struct trace_recording *recording)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < recording->note_count; i++)
        if (!is_of_steps(recording->notes[i].kind))
            recording->notes[kept++] = recording->notes[i];
    recording->note_count = kept;
}

int steps_resolve(struct trace_recording *recording, struct step_pieces *pieces,
                  struct error *error)
{
    size_t count = 0;
    CLEANUP_FREE uint32_t *rows = list_device_rows(recording, &count);

    if (rows == NULL)
        return error_set_memory(error);
    drop_notes(recording);
    int result = windows_make(recording, rows, count, error);
    if (result == 0)
        result = steps_make(recording, error);
    if (result == 0)
        result = step_pieces_make(recording, STEP_HOST, pieces, error);
    return result == 0 ? split_time(recording, rows, count, error) : result;
}
