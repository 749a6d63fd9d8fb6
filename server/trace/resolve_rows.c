#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "trace/recording.h"
#include "trace/resolve.h"
#include "trace/slices.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Rows that cannot be (docs/semantics.md §23). */

/* ---- far from all others ---- */

/* Between two rows of one recording is no longer time without any row. */
#define APART TRACE_DURATION_MAX
/* A row at time 0 of the file has no time if so much time, and so many times the length
 * of the rest, are between it and the rest. */
#define ZERO_APART ((int64_t)1000000000)
#define ZERO_TIMES 1000
/* Fewer than one row of so many are left out; more are a part of the recording. */
#define FAR_PARTS 10

struct row_span {
    int64_t start, end;
};

static int compare_starts(const void *a, const void *b)
{
    const struct row_span *x = a, *y = b;

    return x->start != y->start ? (x->start > y->start) - (x->start < y->start)
                                : (x->end > y->end) - (x->end < y->end);
}

static inline uint64_t between(int64_t from, int64_t to)
{
    return (uint64_t)to - (uint64_t)from;
}

/* Whether the first `zeros` of the spans, rows at time 0, have no time. */
static bool are_zero(const struct row_span *spans, size_t zeros, size_t count)
{
    int64_t end = spans[0].end;

    for (size_t i = 0; i < zeros; i++)
        end = spans[i].end > end ? spans[i].end : end;
    return zeros > 0 && zeros < count && spans[zeros].start > end &&
           between(end, spans[zeros].start) > (uint64_t)ZERO_APART &&
           between(end, spans[zeros].start) / ZERO_TIMES >
               between(spans[zeros].start, spans[count - 1].start);
}

/* The group with most of the spans, which are in order; groups are far from each other.
 * Its number of spans, and *first of them. `zero`: the time 0 of the file. */
static size_t find_group(const struct row_span *spans, size_t count, int64_t zero,
                         size_t *first)
{
    size_t zeros = 0, most = 0, begin = 0;
    int64_t end = spans[0].end;

    while (zeros < count && spans[zeros].start == zero)
        zeros++;
    *first = zeros;
    if (are_zero(spans, zeros, count))
        return count - zeros;
    for (size_t i = 1; i <= count; i++) {
        if (i == count ||
            (spans[i].start > end && between(end, spans[i].start) > (uint64_t)APART)) {
            *first = i - begin > most ? begin : *first;
            most = i - begin > most ? i - begin : most;
            begin = i;
        }
        if (i < count)
            end = spans[i].end > end ? spans[i].end : end;
    }
    return most;
}

/* The numbers of what is used, 0 for the rest, become new numbers in the old order. */
static uint32_t number_used(uint32_t *numbers, uint32_t count)
{
    uint32_t used = 0;

    for (uint32_t i = 0; i < count; i++)
        numbers[i] = numbers[i] != 0 ? used++ : TRACE_NONE;
    return used;
}

#define DROP_UNUSED(list, count, numbers)                                                \
    do {                                                                                 \
        uint32_t used = number_used(numbers, count);                                     \
        for (uint32_t i = 0; i < (count); i++)                                           \
            if ((numbers)[i] != TRACE_NONE)                                              \
                (list)[(numbers)[i]] = (list)[i];                                        \
        (count) = used;                                                                  \
    } while (0)

/* Forgets operations, places and inputs that no row has. */
static void drop_unused(struct trace_recording *recording, struct arena *arena)
{
    struct trace_events *events = &recording->events;
    uint32_t *ops = arena_new(arena, recording->op_count, sizeof *ops);
    uint32_t *places = arena_new(arena, recording->place_count, sizeof *places);
    uint32_t *inputs = arena_new(arena, recording->inputs_count, sizeof *inputs);

    for (uint32_t row = 0; row < events->count; row++) {
        ops[events->op[row]] = places[events->place[row]] = 1;
        if (events->link[row] != TRACE_NONE)
            inputs[events->link[row]] = 1;
    }
    for (uint32_t i = 0; i < recording->memory_count; i++)
        places[recording->memory_instants[i].place] = 1;
    DROP_UNUSED(recording->ops, recording->op_count, ops);
    DROP_UNUSED(recording->places, recording->place_count, places);
    DROP_UNUSED(recording->inputs, recording->inputs_count, inputs);
    for (uint32_t row = 0; row < events->count; row++) {
        events->op[row] = ops[events->op[row]];
        events->place[row] = places[events->place[row]];
        if (events->link[row] != TRACE_NONE)
            events->link[row] = inputs[events->link[row]];
    }
    for (uint32_t i = 0; i < recording->memory_count; i++)
        recording->memory_instants[i].place = places[recording->memory_instants[i].place];
}

/* Keeps the rows that start in a span. */
static void keep_rows(struct trace_recording *recording, const struct row_span *kept,
                      struct arena *arena)
{
    struct trace_events *events = &recording->events;
    uint32_t steps = 0;

    for (uint32_t row = 0; row < events->count; row++)
        if (events->ts[row] < kept->start || events->ts[row] > kept->end)
            events->dur[row] = -1;
    slices_remove_rows(recording);
    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        recording->step_rows[steps] = recording->step_rows[i];
        steps += recording->step_rows[i].ts >= kept->start &&
                 recording->step_rows[i].ts <= kept->end;
    }
    recording->step_row_count = steps;
    drop_unused(recording, arena);
}

void rows_leave_out_far(struct trace_recording *recording)
{
    const struct trace_events *events = &recording->events;
    uint32_t count = events->count;
    int64_t last = INT64_MIN;
    size_t first = 0;

    for (uint32_t row = 0; row < count; row++)
        last = events->ts[row] > last ? events->ts[row] : last;
    bool zero = recording->first_ns == recording->base_ns;
    if (count < 2 ||
        between(recording->first_ns, last) <= (uint64_t)(zero ? ZERO_APART : APART))
        return;
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    struct row_span *spans = arena_new(arena, count, sizeof *spans);
    for (uint32_t row = 0; row < count; row++)
        spans[row] =
            (struct row_span){events->ts[row], events->ts[row] + events->dur[row]};
    qsort(spans, count, sizeof *spans, compare_starts);
    size_t most = find_group(spans, count, recording->base_ns, &first),
           far = count - most;
    if (far == 0)
        return;
    double days = (double)between(spans[0].start, last) / 86400e9;
    bool no_time = first > 0 && spans[first - 1].start == recording->base_ns;
    if (far > count / FAR_PARTS && !no_time) {
        trace_note_add(recording, "time_gap", 1,
                       "the rows lie at times more than a day apart, %.3g days in all",
                       days);
        return;
    }
    const struct row_span kept = {spans[first].start, spans[first + most - 1].start};
    trace_note_add(recording, "rows_far_away", far,
                   "%zu of %" PRIu32 " rows lie far %s all others, %s: they are left out",
                   far, count, first > 0 ? "before" : "after",
                   zero && first > 0 ? "at time 0" : "more than a day");
    keep_rows(recording, &kept, arena);
}

/* ---- device rows ---- */

/* Of so many device rows with a launch, one that begins before it is a fault of the row;
 * more are a fault of the clocks. */
#define EARLY_PARTS 20
/* Overlaps of less than this part of the device's time are not said. */
#define OVERLAP_PARTS 100
/* A device row that ends so many times later than the recording is long, after all other
 * rows, was not recorded to its end: what records waits for the device. */
#define ENDS_LATE_TIMES 100

/* The next two rows of a stream. */
struct next_rows {
    uint32_t first, second; /* TRACE_NONE: there is none */
};

struct device_rows {
    struct trace_recording *recording;
    struct next_rows *next; /* by place */
    int64_t last_end;       /* of all device rows */
    uint32_t last;          /* the row that ends then; the others end by `before_last` */
    int64_t before_last, first_start;
    uint64_t cut, overlapping, early, launched;
    int64_t time, overlap, earliest; /* ns */
};

static inline int64_t end_of(const struct trace_events *events, uint32_t row)
{
    return events->ts[row] + events->dur[row];
}

/* Whether both were launched, this one before that one, by two calls: rows of one call,
 * as those of a graph, may run side by side. */
static bool launched_before(const struct trace_events *events, uint32_t row,
                            uint32_t other)
{
    uint32_t launch = events->link[row], later = events->link[other];

    return launch != TRACE_NONE && later != TRACE_NONE && launch != later &&
           events->ts[launch] <= events->ts[later];
}

/* CUDA's streams do one thing after the other. HIP's may share a queue, and then do
 * several at once. */
static bool is_serial(const struct trace_recording *recording, uint32_t row)
{
    uint32_t op = recording->events.op[recording->events.link[row]];

    return strncmp(strings_text(&recording->names, recording->ops[op].name), "cu", 2) ==
           0;
}

/* Whether a row runs on although the next two of its stream, which were launched later,
 * begin and end. On a stream that may not be serial it must also outlast all others, and
 * be longer than half of their time. */
static bool cannot_be(const struct device_rows *rows, uint32_t row,
                      const struct next_rows *next)
{
    const struct trace_events *events = &rows->recording->events;
    int64_t end = end_of(events, row);

    if (next->second == TRACE_NONE || end_of(events, next->first) > end ||
        end_of(events, next->second) > end ||
        !launched_before(events, row, next->first) ||
        !launched_before(events, next->first, next->second))
        return false;
    return is_serial(rows->recording, row) ||
           (row == rows->last && end > rows->before_last &&
            (uint64_t)events->dur[row] >
                between(rows->first_start, rows->before_last) / 2);
}

static void cut_row(struct device_rows *rows, uint32_t row, uint32_t next)
{
    struct trace_recording *recording = rows->recording;
    struct trace_events *events = &recording->events;
    int64_t until = events->ts[next] - events->ts[row];

    rows->cut++;
    trace_note_add(recording, "duration_impossible", 1,
                   "%.80s lasts %s, over rows that its stream does later: it counts "
                   "%s, until the next one begins",
                   strings_text(&recording->names, recording->ops[events->op[row]].name),
                   text_time((double)events->dur[row], false).text,
                   text_time((double)until, false).text);
    events->dur[row] = events->self[row] = until;
}

static void see_row(struct device_rows *rows, uint32_t row)
{
    const struct trace_recording *recording = rows->recording;
    const struct trace_events *events = &recording->events;
    struct next_rows *next = &rows->next[events->place[row]];
    uint32_t launch = events->link[row];
    const struct trace_place *place = &recording->places[events->place[row]];

    if (launch != TRACE_NONE) {
        int64_t early = events->ts[launch] - events->ts[row];

        rows->launched++;
        rows->early += early > 0;
        rows->earliest = early > rows->earliest ? early : rows->earliest;
    }
    if (events->dur[row] == 0 || (place->stream == -1 && !place->stream_is_wide))
        return;
    if (next->first != TRACE_NONE && end_of(events, row) > events->ts[next->first]) {
        if (cannot_be(rows, row, next)) {
            cut_row(rows, row, next->first);
        } else if (launched_before(events, row, next->first)) {
            int64_t end = end_of(events, row), other = end_of(events, next->first);

            rows->overlapping++;
            number_add_to(&rows->overlap,
                          (end < other ? end : other) - events->ts[next->first]);
        }
    }
    number_add_to(&rows->time, events->dur[row]);
    *next = (struct next_rows){row, next->first};
}

static void find_last(struct device_rows *rows, const uint32_t *order, size_t count)
{
    const struct trace_events *events = &rows->recording->events;

    rows->first_start = events->ts[order[0]];
    rows->last_end = rows->before_last = INT64_MIN;
    for (size_t i = 0; i < count; i++) {
        int64_t end = end_of(events, order[i]);

        if (end >= rows->last_end) {
            rows->before_last = rows->last_end;
            rows->last_end = end;
            rows->last = order[i];
        } else if (end > rows->before_last) {
            rows->before_last = end;
        }
    }
}

/* Cuts the last row where all others have ended, if it ends far behind them. */
static void cut_last(struct device_rows *rows)
{
    struct trace_recording *recording = rows->recording;
    struct trace_events *events = &recording->events;
    uint32_t last = rows->last;
    int64_t end = events->ts[last], start = recording->first_ns;

    if (rows->before_last == INT64_MIN ||
        between(rows->before_last, rows->last_end) / ENDS_LATE_TIMES <=
            between(start, rows->before_last))
        return;
    for (uint32_t row = 0; row < events->count; row++)
        if (row != last && end_of(events, row) > end)
            end = end_of(events, row);
    if (end_of(events, last) <= end ||
        between(end, end_of(events, last)) / ENDS_LATE_TIMES <= between(start, end))
        return;
    rows->cut++;
    trace_note_add(
        recording, "duration_impossible", 1,
        "%.80s lasts %s, but nothing else is recorded after %s of it: it is cut there",
        strings_text(&recording->names, recording->ops[events->op[last]].name),
        text_time((double)events->dur[last], false).text,
        text_time((double)(end - events->ts[last]), false).text);
    events->dur[last] = events->self[last] = end - events->ts[last];
}

static void note_device_rows(const struct device_rows *rows)
{
    struct trace_recording *recording = rows->recording;

    if (rows->early > 0)
        trace_note_add(
            recording,
            rows->early > rows->launched / EARLY_PARTS ? "clocks_disagree"
                                                       : "device_before_launch",
            rows->early,
            "%" PRIu64 " of %" PRIu64 " device rows begin before their launch, "
            "by up to %s",
            rows->early, rows->launched, text_time((double)rows->earliest, false).text);
    if (rows->overlap > rows->time / OVERLAP_PARTS)
        trace_note_add(recording, "device_rows_overlap", rows->overlapping,
                       "%.2g %% of the device's time is in rows that overlap the next of "
                       "their stream",
                       100 * (double)rows->overlap / (double)rows->time);
}

void rows_mend(struct trace_recording *recording, const uint32_t *order, size_t count)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(recording->memory.budget);
    struct next_rows *next = arena_new(arena, recording->place_count, sizeof *next);
    struct device_rows rows = {.recording = recording, .next = next};

    if (count == 0)
        return;
    memset(next, 0xFF, recording->place_count * sizeof *next);
    find_last(&rows, order, count);
    for (size_t i = count; i-- > 0;)
        see_row(&rows, order[i]);
    cut_last(&rows);
    note_device_rows(&rows);
}

/* ---- launches without device rows ---- */

/* A side that lacks the rows of at least one launch of so many is not compared: a change
 * of that size matters (compare/verdict.h). */
#define LOST_PARTS 50

/* Launches without rows behind all others are the end of the recording, if they are in
 * the last of so many steps or, without steps, at most one of so many: what records
 * stopped before the device did them. */
#define END_STEPS 4
#define END_PARTS 10

/* What of the launches has no device row. */
struct lost {
    uint64_t all, lost;   /* launches */
    uint64_t end;         /* of the lost, those at the end */
    double weight[3];     /* device rows of all, of the other lost ones, of those */
    double rows_of_graph; /* device rows of a launch of a graph, on average */
};

static enum launch_sort launch_sort_of(const struct linked *linked, size_t i)
{
    return linked->sorts[linked->recording->events.op[linked->rows[i]]];
}

/* While a stream is captured, launches only record. The times at which captures begin
 * (even places) and all of them have ended (odd ones). */
static int64_t *find_captures(const struct linked *linked, struct arena *arena,
                              size_t *count)
{
    const struct trace_events *events = &linked->recording->events;
    size_t marks = 0, kept = 0;
    int64_t depth = 0;

    for (size_t i = 0; i < linked->count; i++)
        marks += launch_sort_of(linked, i) >= LAUNCH_BEGINS_CAPTURE;
    struct row_span *order = arena_new(arena, marks, sizeof *order);
    int64_t *times = arena_new(arena, marks + 1, sizeof *times);
    marks = 0;
    for (size_t i = 0; i < linked->count; i++)
        if (launch_sort_of(linked, i) >= LAUNCH_BEGINS_CAPTURE)
            order[marks++] = (struct row_span){events->ts[linked->rows[i]], (int64_t)i};
    qsort(order, marks, sizeof *order, compare_starts);
    for (size_t i = 0; i < marks; i++) {
        bool begins =
            launch_sort_of(linked, (size_t)order[i].end) == LAUNCH_BEGINS_CAPTURE;

        if (!begins && depth == 0 && kept == 0)
            times[kept++] = INT64_MIN, depth++; /* it began before the recording */
        if (begins ? depth++ == 0 : depth > 0 && --depth == 0)
            times[kept++] = order[i].start;
    }
    if (kept % 2 != 0)
        times[kept++] = INT64_MAX;
    *count = kept;
    return times;
}

static bool is_captured(const int64_t *times, size_t count, int64_t time)
{
    size_t low = 0, high = count; /* the first that is later */

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (times[middle] <= time)
            low = middle + 1;
        else
            high = middle;
    }
    return low % 2 != 0;
}

/* From the begin of the first step row to the end of the last one, and where the last
 * begins; without any, always.
 */
static void find_steps(const struct trace_recording *recording, int64_t *from,
                       int64_t *until, int64_t *last)
{
    *last = INT64_MIN;
    *from = recording->step_row_count > 0 ? INT64_MAX : INT64_MIN;
    *until = recording->step_row_count > 0 ? INT64_MIN : INT64_MAX;
    for (uint32_t i = 0; i < recording->step_row_count; i++) {
        const struct trace_step_row *row = &recording->step_rows[i];

        *from = row->ts < *from ? row->ts : *from;
        *last = row->ts > *last ? row->ts : *last;
        *until = row->ts + row->dur > *until ? row->ts + row->dur : *until;
    }
}

static double rows_of_graph(const struct linked *linked)
{
    uint64_t graphs = 0, rows = 0;

    for (size_t i = 0; i < linked->count; i++)
        if (launch_sort_of(linked, i) == LAUNCH_GRAPH && linked->made[i] > 0) {
            graphs++;
            rows += linked->made[i];
        }
    return graphs > 0 ? (double)rows / (double)graphs : 1;
}

/* Device rows that lost their launch, and not those from before the recording: these may
 * be the rows that a launch lacks. */
static uint64_t count_unlinked(const struct linked *linked)
{
    const struct trace_recording *recording = linked->recording;
    const struct trace_events *events = &recording->events;
    uint64_t count = 0;

    for (uint32_t row = 0; row < events->count; row++)
        count += recording->ops[events->op[row]].side == TRACE_DEVICE &&
                 events->link[row] == TRACE_NONE && events->ts[row] >= linked->first;
    return count;
}

static bool makes_rows(enum launch_sort sort)
{
    return sort == LAUNCH_WORK || sort == LAUNCH_GRAPH;
}

static struct lost count_lost(const struct linked *linked, struct arena *arena)
{
    const struct trace_recording *recording = linked->recording;
    struct lost lost = {.rows_of_graph = rows_of_graph(linked)};
    size_t count = 0;
    const int64_t *captures = find_captures(linked, arena, &count);
    int64_t from, until, last, first = INT64_MAX,
                               end = linked->linked > 0 ? INT64_MIN : INT64_MAX;

    find_steps(recording, &from, &until, &last);
    for (size_t i = 0; i < linked->count; i++)
        if (linked->made[i] > 0 && recording->events.ts[linked->rows[i]] > end)
            end = recording->events.ts[linked->rows[i]];
    for (size_t i = 0; i < linked->count; i++) {
        enum launch_sort sort = launch_sort_of(linked, i);
        int64_t time = recording->events.ts[linked->rows[i]];

        if (!makes_rows(sort) || time < from || time >= until ||
            is_captured(captures, count, time))
            continue;
        double weight = sort == LAUNCH_GRAPH ? lost.rows_of_graph : 1;
        lost.all++;
        lost.weight[0] += weight;
        if (linked->made[i] > 0)
            continue;
        lost.lost++;
        lost.end += time > end;
        lost.weight[time > end ? 2 : 1] += weight;
        first = time > end && time < first ? time : first;
    }
    if (recording->step_row_count > 0
            ? recording->step_row_count < END_STEPS || first < last
            : lost.weight[2] * END_PARTS > lost.weight[0]) {
        lost.weight[1] += lost.weight[2];
        lost.end = 0;
    }
    return lost;
}

void rows_note_lost(const struct linked *linked, struct arena *arena)
{
    struct trace_recording *recording = linked->recording;
    size_t i = 0;

    while (i < linked->count &&
           (linked->made[i] > 0 || !makes_rows(launch_sort_of(linked, i))))
        i++;
    if (i == linked->count)
        return; /* as in nearly all files */
    struct lost lost = count_lost(linked, arena);
    if (lost.lost == 0 || (linked->device_rows > 0 && linked->linked == 0))
        return;
    uint64_t unlinked = linked->linked < linked->device_rows ? count_unlinked(linked) : 0;
    if (unlinked >= lost.lost)
        return;
    uint64_t count = lost.lost - unlinked;
    bool is_lost = (lost.weight[1] - (double)unlinked) * LOST_PARTS >= lost.weight[0];
    bool says_end = lost.end > 0 && !is_lost;
    char some[40] = "";
    if (lost.end < count)
        snprintf(some, sizeof some, "%" PRIu64 " of them ", lost.end);
    trace_note_add(recording,
                   linked->device_rows == 0 ? "device_rows_none"
                   : is_lost                ? "device_rows_lost"
                                            : "launches_without_rows",
                   count, "%" PRIu64 " of %" PRIu64 " launches have no device rows%s%s%s",
                   count, lost.all, says_end ? ", " : "", says_end ? some : "",
                   says_end ? "at the end of the recording" : "");
}
