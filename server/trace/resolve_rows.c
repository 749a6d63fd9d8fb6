#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "trace/recording.h"
#include "trace/resolve.h"
#include "trace/slices.h"

#include <inttypes.h>
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

    return (x->start > y->start) - (x->start < y->start);
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

/* Forgets operations, places and inputs that no row has. False: no memory. */
static bool drop_unused(struct trace_recording *recording)
{
    struct trace_events *events = &recording->events;
    CLEANUP_FREE uint32_t *ops = calloc((size_t)recording->op_count + 1, sizeof *ops);
    CLEANUP_FREE uint32_t *places =
        calloc((size_t)recording->place_count + 1, sizeof *places);
    CLEANUP_FREE uint32_t *inputs =
        calloc((size_t)recording->inputs_count + 1, sizeof *inputs);

    if (ops == NULL || places == NULL || inputs == NULL)
        return false;
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
    return true;
}

/* Keeps the rows that start in a span. False: no memory. */
static bool keep_rows(struct trace_recording *recording, const struct row_span *kept)
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
    return drop_unused(recording);
}

int rows_leave_out_far(struct trace_recording *recording, struct error *error)
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
        return 0;
    CLEANUP_FREE struct row_span *spans = calloc(count, sizeof *spans);
    if (spans == NULL)
        return error_set_memory(error);
    for (uint32_t row = 0; row < count; row++)
        spans[row] =
            (struct row_span){events->ts[row], events->ts[row] + events->dur[row]};
    qsort(spans, count, sizeof *spans, compare_starts);
    size_t most = find_group(spans, count, recording->base_ns, &first),
           far = count - most;
    if (far == 0)
        return 0;
    double days = (double)between(spans[0].start, last) / 86400e9;
    bool no_time = first > 0 && spans[first - 1].start == recording->base_ns;
    if (far > count / FAR_PARTS && !no_time) {
        trace_note_add(recording, "time_gap", 1,
                       "the rows lie at times more than a day apart, %.3g days in all",
                       days);
        return 0;
    }
    const struct row_span kept = {spans[first].start, spans[first + most - 1].start};
    trace_note_add(recording, "rows_far_away", far,
                   "%zu of %" PRIu32 " rows lie far %s all others, %s: they are left out",
                   far, count, first > 0 ? "before" : "after",
                   zero && first > 0 ? "at time 0" : "more than a day");
    return keep_rows(recording, &kept) ? 0 : error_set_memory(error);
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
                   "%.80s lasts %.3f us, over rows that its stream does later: it counts "
                   "%.3f us, until the next one begins",
                   strings_text(&recording->names, recording->ops[events->op[row]].name),
                   (double)events->dur[row] / 1e3, (double)until / 1e3);
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
        "%.80s lasts %.3f us, but nothing else is recorded after %.3f us of it: "
        "it is cut there",
        strings_text(&recording->names, recording->ops[events->op[last]].name),
        (double)events->dur[last] / 1e3, (double)(end - events->ts[last]) / 1e3);
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
            "by up to %.3f us",
            rows->early, rows->launched, (double)rows->earliest / 1e3);
    if (rows->overlap > rows->time / OVERLAP_PARTS)
        trace_note_add(recording, "device_rows_overlap", rows->overlapping,
                       "%.2g %% of the device's time is in rows that overlap the next of "
                       "their stream",
                       100 * (double)rows->overlap / (double)rows->time);
}

int rows_mend(struct trace_recording *recording, const uint32_t *order, size_t count,
              struct error *error)
{
    size_t size = ((size_t)recording->place_count + 1) * sizeof(struct next_rows);
    CLEANUP_FREE struct next_rows *next = malloc(size);
    struct device_rows rows = {.recording = recording, .next = next};

    if (next == NULL)
        return error_set_memory(error);
    if (count == 0)
        return 0;
    memset(next, 0xFF, size);
    find_last(&rows, order, count);
    for (size_t i = count; i-- > 0;)
        see_row(&rows, order[i]);
    cut_last(&rows);
    note_device_rows(&rows);
    return 0;
}
