#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "trace/kinds.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <ctype.h>
#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NOTE_UNLAUNCHED "device_rows_unlaunched"
#define NOTE_OUTSIDE "device_time_outside_steps"
#define NOTE_MARKER "marker_covers_little"
#define NOTE_REPEATS "step_numbers_repeat"

/* ---- intervals of steps ---- */

static int compare_intervals(const void *a, const void *b)
{
    const struct step_union *left = a, *right = b;

    if (left->number != right->number)
        return left->number < right->number ? -1 : 1;
    return (left->start > right->start) - (left->start < right->start);
}

int step_unions_make(const struct trace_recording *recording, enum step_clock clock,
                     struct step_union **out, size_t *out_count, struct error *error)
{
    size_t count = recording->step_row_count, kept = 0;
    struct step_union *rows = calloc(count + 1, sizeof *rows);
    int64_t covered = INT64_MIN; /* end of the union so far */
    uint32_t step = 0;

    *out = rows;
    *out_count = 0;
    if (rows == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        const struct trace_step_row *row = &recording->step_rows[i];

        rows[i] = clock == STEP_WINDOW
                      ? (struct step_union){row->number, row->begin, row->end, 0}
                      : (struct step_union){row->number, row->ts, row->ts + row->dur, 0};
    }
    qsort(rows, count, sizeof *rows, compare_intervals);
    for (size_t i = 0; i < count; i++) {
        struct step_union piece = rows[i];

        if (step == 0 || piece.number != rows[kept - 1].number) {
            step++;
            covered = INT64_MIN;
        }
        piece.step = step;
        piece.start = piece.start > covered ? piece.start : covered;
        if (covered == INT64_MIN || piece.end > piece.start)
            rows[kept++] = piece;
        covered = piece.end > covered ? piece.end : covered;
    }
    *out_count = kept;
    return 0;
}

/* ---- steps ---- */

uint32_t step_of_number(const struct trace_recording *recording, int64_t number)
{
    uint32_t low = 1, high = recording->step_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (recording->steps[middle].number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* A file without rows has no sample, because it has no time. */
static void make_pseudo_step(struct trace_recording *recording)
{
    const struct trace_events *events = &recording->events;
    struct trace_step *step = &recording->steps[0];
    int64_t first = INT64_MAX, last = INT64_MIN;

    if (events->count == 0)
        return;
    recording->step_count = 1;
    step->pseudo = true;
    for (uint32_t row = 0; row < events->count; row++) {
        int64_t end = events->ts[row] + events->dur[row];

        first = events->ts[row] < first ? events->ts[row] : first;
        last = end > last ? end : last;
    }
    step->ts = step->host_ts = first;
    step->dur = step->host = last - first;
    step->end = last;
}

/* The last moment of each step: also rows and windows without length have one, which are
 * not in the unions. */
static void find_ends(struct trace_recording *recording)
{
    struct trace_step *steps = recording->steps;

    for (uint32_t i = 1; i < recording->step_count; i++)
        steps[i].end = steps[i].lag = INT64_MIN; /* lag: for now, when the host left */
    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        const struct trace_step_row *row = &recording->step_rows[i];
        struct trace_step *step = &steps[step_of_number(recording, row->number)];
        int64_t left = row->ts + row->dur;

        step->end = row->end > step->end ? row->end : step->end;
        step->lag = left > step->lag ? left : step->lag;
    }
    for (uint32_t i = 1; i < recording->step_count; i++)
        steps[i].lag = steps[i].end > steps[i].lag ? steps[i].end - steps[i].lag : 0;
}

static void fill_steps(struct trace_recording *recording, const struct step_union *host,
                       size_t host_count, const struct step_union *windows,
                       size_t window_count)
{
    struct trace_step *steps = recording->steps;

    for (size_t i = 0; i < host_count; i++) {
        struct trace_step *step = &steps[host[i].step];

        if (i == 0 || host[i].step != host[i - 1].step) {
            step->number = host[i].number;
            step->host_ts = host[i].start;
        }
        step->host += host[i].end - host[i].start;
    }
    for (size_t i = 0; i < window_count; i++) {
        struct trace_step *step = &steps[windows[i].step];

        if (i == 0 || windows[i].step != windows[i - 1].step)
            step->ts = windows[i].start;
        step->dur += windows[i].end - windows[i].start;
    }
    find_ends(recording);
}

/* Notes numbers that stand at several places of the file, as in two recordings that were
 * put into one: the rows of a number are one step. */
static void note_repeats(struct trace_recording *recording, const struct step_union *host,
                         size_t count)
{
    uint64_t repeats = 0;
    int64_t first = 0;

    for (size_t i = 1; i < count; i++)
        if (host[i].step == host[i - 1].step && host[i].start > host[i - 1].end &&
            repeats++ == 0)
            first = host[i].number;
    if (repeats > 0)
        trace_note_add(recording, NOTE_REPEATS, repeats,
                       "step %" PRId64 " and perhaps others stand at several places of a "
                       "file",
                       first);
}

static int make_numbered(struct trace_recording *recording, struct error *error)
{
    CLEANUP_FREE struct step_union *host = NULL, *windows = NULL;
    size_t host_count, window_count;
    int result = step_unions_make(recording, STEP_HOST, &host, &host_count, error);

    if (result == 0)
        result = step_unions_make(recording, STEP_WINDOW, &windows, &window_count, error);
    if (result != 0)
        return result;
    recording->has_steps = true;
    recording->step_count = host[host_count - 1].step + 1;
    fill_steps(recording, host, host_count, windows, window_count);
    note_repeats(recording, host, host_count);
    return 0;
}

/* Fills recording.steps (numbers and times; not the parts) from its step rows, which have
 * their windows, and events; and has_steps. */
static int steps_make(struct trace_recording *recording, struct error *error)
{
    uint32_t count = recording->step_row_count;

    recording->steps = calloc((size_t)count + 1, sizeof *recording->steps);
    if (recording->steps == NULL)
        return error_set_memory(error);
    make_pseudo_step(recording);
    return count == 0 ? 0 : make_numbered(recording, error);
}

/* ---- pieces ---- */

struct step_row_position {
    int64_t number, start, end;
    uint32_t position; /* in the file */
};

static struct step_row_position interval_of(const struct trace_step_row *row,
                                            enum step_clock clock, uint32_t position)
{
    if (clock == STEP_WINDOW)
        return (struct step_row_position){row->number, row->begin, row->end, position};
    return (struct step_row_position){row->number, row->ts, row->ts + row->dur, position};
}

static int compare_starts(const void *a, const void *b)
{
    const struct step_row_position *left = a, *right = b;

    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    return left->position < right->position ? -1 : left->position > right->position;
}

static void add_piece(struct step_pieces *pieces, int64_t start, int64_t end,
                      uint32_t step)
{
    if (end > start)
        pieces->pieces[pieces->count++] = (struct step_piece){start, end, step};
}

/* Adds pieces for the rows on the stack from `from` up to `until`, the latest-starting
 * row first. */
static size_t run_stack(const struct trace_recording *recording,
                        struct step_pieces *pieces, const struct step_row_position *stack,
                        size_t depth, int64_t from, int64_t until)
{
    while (depth > 0) {
        const struct step_row_position *top = &stack[depth - 1];

        add_piece(pieces, from, top->end < until ? top->end : until,
                  step_of_number(recording, top->number));
        if (top->end > until)
            break;
        from = top->end > from ? top->end : from;
        depth--;
    }
    return depth;
}

int step_pieces_make(const struct trace_recording *recording, enum step_clock clock,
                     struct step_pieces *out, struct error *error)
{
    size_t size = (size_t)recording->step_row_count + 1, count = 0, depth = 0;
    CLEANUP_FREE struct step_row_position *rows = calloc(size, sizeof *rows);
    CLEANUP_FREE struct step_row_position *stack = calloc(size, sizeof *stack);

    *out = (struct step_pieces){.pieces = calloc(2 * size, sizeof *out->pieces)};
    if (rows == NULL || stack == NULL || out->pieces == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        rows[count] = interval_of(&recording->step_rows[i], clock, i);
        /* One without length has no moment, and does not cut others in two. */
        count += rows[count].end > rows[count].start;
    }
    qsort(rows, count, sizeof *rows, compare_starts);
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            depth =
                run_stack(recording, out, stack, depth, rows[i - 1].start, rows[i].start);
        stack[depth++] = rows[i];
    }
    if (count > 0)
        run_stack(recording, out, stack, depth, rows[count - 1].start, INT64_MAX);
    return 0;
}

void step_pieces_free(struct step_pieces *pieces)
{
    free(pieces->pieces);
    *pieces = (struct step_pieces){0};
}

uint32_t step_pieces_find(struct step_pieces *pieces, int64_t time)
{
    size_t low = 0, high = pieces->count;

    if (high == 0)
        return 0;
    if (time >= pieces->from && time < pieces->until)
        return pieces->step;
    while (low < high) { /* the first piece that ends after the time */
        size_t middle = low + (high - low) / 2;

        if (pieces->pieces[middle].end <= time)
            low = middle + 1;
        else
            high = middle;
    }
    const struct step_piece *piece = &pieces->pieces[low];
    if (low < pieces->count && piece->start <= time) {
        pieces->from = piece->start;
        pieces->until = piece->end;
        pieces->step = piece->step;
    } else { /* between two of them */
        pieces->from = low > 0 ? piece[-1].end : INT64_MIN;
        pieces->until = low < pieces->count ? piece->start : INT64_MAX;
        pieces->step = 0;
    }
    return pieces->step;
}

uint32_t step_of_row(const struct trace_recording *recording, struct step_pieces *pieces,
                     uint32_t row)
{
    const struct trace_events *events = &recording->events;

    if (recording->ops[events->op[row]].side == TRACE_DEVICE) {
        row = events->link[row];
        if (row == TRACE_NONE)
            return 0;
    }
    return step_pieces_find(pieces, events->ts[row]);
}

/* ---- windows ---- */

/* The window of each step: when host and device did it (docs/semantics.md §19).
 *
 * A step ends when the host has left it and the device has done its work; it begins when
 * the one before has ended. Costs n log s for n device rows and s step rows, and n log n
 * where many steps hold the first launch. */

/* D(x), when the work launched before x was done, is asked for at both ends of every step
 * row. Each device row counts for all moments after some first one, which a binary search
 * finds, so a maximum from the first moment to the last answers all of them. */

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
    struct arena *arena;
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

static int64_t end_of(const struct trace_events *events, uint32_t row)
{
    return events->ts[row] + events->dur[row];
}

static inline int64_t launched_at(const struct trace_events *events, uint32_t row)
{
    return events->ts[events->link[row]];
}

/* ---- streams ---- */

/* Numbers the streams, the lower device and stream first. */
static void number_streams(struct windows *windows)
{
    const struct trace_recording *recording = windows->recording;
    uint32_t count = recording->place_count;
    uint32_t *order = arena_new(windows->arena, count, sizeof *order);

    windows->stream_of = arena_new(windows->arena, count, sizeof *windows->stream_of);
    windows->streams = arena_new(windows->arena, count, sizeof *windows->streams);
    for (uint32_t i = 0; i < count; i++)
        order[i] = i;
    qsort_r(order, count, sizeof *order, order_compare_streams, recording->places);
    for (uint32_t i = 0; i < count; i++) {
        if (i == 0 ||
            order_compare_streams(&order[i - 1], &order[i], recording->places) != 0)
            windows->stream_count++;
        windows->stream_of[order[i]] = windows->stream_count - 1;
    }
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

static void choose_rows(struct windows *windows)
{
    const struct trace_recording *recording = windows->recording;
    const struct trace_events *events = &recording->events;
    int64_t longest = longest_row(windows);

    windows->first_launch = INT64_MAX;
    windows->counted =
        arena_new(windows->arena, windows->row_count, sizeof *windows->counted);
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
        number_add_to(&stream->all, events->dur[row]);
        if (recording->ops[events->op[row]].kind == TRACE_KIND_COMPUTATION) {
            number_add_to(&stream->compute, events->dur[row]);
            stream->has_compute = true;
        }
    }
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

static void list_moments(struct windows *windows)
{
    const struct trace_recording *recording = windows->recording;
    size_t count = 2 * (size_t)recording->step_row_count, kept = 0;
    struct window_moment *moments = arena_new(windows->arena, count, sizeof *moments);

    windows->moments = moments;
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

static void add_first(const struct windows *windows, struct first_streams *first,
                      uint32_t row)
{
    const struct trace_events *events = &windows->recording->events;
    uint32_t stream = windows->stream_of[events->place[row]];
    uint32_t known = first->first[stream];

    number_add_to(&first->time[stream], events->dur[row]);
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
static void begin_first(struct windows *windows)
{
    struct trace_recording *recording = windows->recording;
    struct trace_events *events = &recording->events;
    size_t steps = 0, count = 0, at = 0;
    struct trace_step_row **order =
        arena_new(windows->arena, recording->step_row_count, sizeof *order);
    uint32_t *rows = windows->counted;
    struct first_streams first = {
        .time = arena_new(windows->arena, windows->stream_count, sizeof *first.time),
        .first = arena_numbers(windows->arena, windows->stream_count),
        .most = TRACE_NONE};

    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        struct trace_step_row *step = &recording->step_rows[i];

        if (step->ts <= windows->first_launch &&
            windows->first_launch < step->ts + step->dur)
            order[steps++] = step;
    }
    if (steps == 0)
        return;
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

/* Fills begin and end of recording.step_rows. `device_rows`: all device rows, in any
 * order, linked to their launches. */
static void windows_make(struct trace_recording *recording, const uint32_t *device_rows,
                         size_t count)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    struct windows windows = {
        .recording = recording, .arena = arena, .rows = device_rows, .row_count = count};

    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        struct trace_step_row *step = &recording->step_rows[i];

        step->begin = step->ts;
        step->end = step->ts + step->dur;
    }
    if (recording->step_row_count == 0 || count == 0)
        return;
    number_streams(&windows);
    choose_rows(&windows);
    if (windows.counted_count == 0)
        return;
    list_moments(&windows);
    choose_main(&windows);
    note_main_rows(&windows);
    note_other_rows(&windows);
    begin_first(&windows);
    set_windows(&windows);
}

/* ---- busy ---- */

/* Let A, B, C be the unions of the intervals of computation, of computation and
 * communication, and of all device work. With F_X(t) = length of X before t, a window
 * [a, b) has F_X(b) - F_X(a) of X; the four parts are differences of the three, and idle
 * is the rest. One sweep in order of time computes F_X at all the sorted window ends, so
 * only the place in the order is kept per row. */

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

static int busy_compare_starts(const void *a, const void *b)
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

    qsort(windows, window_count, sizeof *windows, busy_compare_starts);
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

/* All device rows in order of time. NULL: no memory. */
static uint32_t *list_device_rows(const struct trace_recording *recording, size_t *count)
{
    const struct trace_events *events = &recording->events;
    size_t total = 0;

    for (uint32_t row = 0; row < events->count; row++)
        total += recording->ops[events->op[row]].side == TRACE_DEVICE;
    CLEANUP_FREE uint32_t *scratch = calloc(total / 2 + 1, sizeof *scratch);
    CLEANUP_FREE uint32_t *rows = calloc(total + 1, sizeof *rows);
    *count = 0;
    if (scratch == NULL || rows == NULL)
        return NULL;
    for (uint32_t row = 0; row < events->count && *count < total; row++)
        if (recording->ops[events->op[row]].side == TRACE_DEVICE)
            rows[(*count)++] = row;
    order_rows(events, rows, total, scratch);
    return TAKE_PTR(rows);
}

/* ---- what lies outside of the windows ---- */

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
    qsort(windows, count, sizeof *windows, busy_compare_starts);
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

/* Splits the time of each step. The rows are in order of time. */
static int split_time(struct trace_recording *recording, const uint32_t *rows,
                      size_t row_count, struct error *error)
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
    if (queries == NULL)
        return error_set_memory(error);
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
           strcmp(kind, NOTE_MARKER) == 0 || strcmp(kind, NOTE_REPEATS) == 0;
}

static void drop_notes(struct trace_recording *recording)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < recording->note_count; i++)
        if (!is_of_steps(recording->notes[i].kind))
            recording->notes[kept++] = recording->notes[i];
    recording->note_count = kept;
}

int steps_resolve(struct trace_recording *recording, bool mend,
                  struct step_pieces *pieces, struct error *error)
{
    size_t count = 0;
    CLEANUP_FREE uint32_t *rows = list_device_rows(recording, &count);

    if (rows == NULL)
        return error_set_memory(error);
    drop_notes(recording);
    if (mend)
        rows_mend(recording, rows, count);
    windows_make(recording, rows, count);
    int result = steps_make(recording, error);
    if (result == 0)
        result = step_pieces_make(recording, STEP_HOST, pieces, error);
    return result == 0 ? split_time(recording, rows, count, error) : result;
}

/* ---- waits ---- */

/* Whether the name has the word, with no letter, digit or "_" beside it. */
static bool has_word(const char *name, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = name; (at = strstr(at, word)) != NULL; at += length) {
        bool starts = at == name || (!isalnum((unsigned char)at[-1]) && at[-1] != '_');
        bool ends = !isalnum((unsigned char)at[length]) && at[length] != '_';

        if (starts && ends)
            return true;
    }
    return false;
}

/* Whether a function only shares its name with a wait: those of texts, paths, tensors. */
static bool is_namesake(const char *name)
{
    static const char *const parts[] = {" of str object", " of Tensor object",
                                        "path.py("};

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strstr(name, parts[i]) != NULL)
            return true;
    return false;
}

/* `FILE(LINE): NAME`, or a built-in: `<built-in method acquire of …>`. */
static bool is_python_wait(const char *name)
{
    static const char *const words[] = {"wait",  "wait_for", "acquire", "poll",
                                        "epoll", "select",   "join",    "synchronize"};

    if (strstr(name, "cuda_synchronize") != NULL)
        return true;
    if (is_namesake(name))
        return false;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (has_word(name, words[i]) && (text_ends_with(name, words[i]) || *name == '<'))
            return true;
    return false;
}

bool trace_is_backlog(const char *category, const char *name)
{
    return strcmp(name, "Command Buffer Full") == 0 && strcmp(category, "overhead") == 0;
}

bool trace_is_wait(const char *category, const char *name)
{
    if (trace_is_backlog(category, name))
        return true;
    if (strcmp(category, "python_function") == 0)
        return is_python_wait(name);
    return strstr(name, "Synchronize") != NULL && strncmp(name, "aten::", 6) != 0;
}
