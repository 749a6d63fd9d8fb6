/* See timeline.h.
 *
 * The rows of a class, in order of time, each get the time after the latest end so far.
 * Of that, communication gets the time that no computation covers, and copies the time
 * that neither covers. */
#include "diagnosis/timeline.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "diagnosis/ledger.h"
#include "trace/resolve/order.h"

#include <stdlib.h>
#include <string.h>

struct interval {
    int64_t start, end;
};

/* Intervals in order of time that do not overlap. */
struct interval_cover {
    struct interval *intervals;
    size_t count;
};

struct timeline_sweep {
    const struct trace_recording *recording;
    const struct timeline_window *windows;
    size_t window_count;
    uint32_t *rows; /* device rows in order of time */
    size_t row_count;
    struct timeline *out;
};

/* ---- rows ---- */

/* Books [start, end) of a row on the windows it meets. Stretches come in order of time,
 * so *window only moves on. */
static bool book(struct timeline_sweep *sweep, uint32_t row, int64_t start, int64_t end,
                 size_t *window)
{
    struct timeline *out = sweep->out;

    while (*window < sweep->window_count && sweep->windows[*window].end <= start)
        (*window)++;
    for (size_t i = *window; i < sweep->window_count && sweep->windows[i].start < end;
         i++) {
        const struct timeline_window *at = &sweep->windows[i];
        int64_t from = start > at->start ? start : at->start;
        int64_t to = end < at->end ? end : at->end;

        if (to <= from)
            continue;
        if (!ARRAY_RESERVE(out->pieces, out->piece_capacity, out->piece_count + 1))
            return false;
        out->pieces[out->piece_count++] =
            (struct timeline_piece){row, at->bin, to - from};
    }
    return true;
}

/* Books the parts of [start, end) that the cover leaves free. */
static bool book_uncovered(struct timeline_sweep *sweep, uint32_t row,
                           struct interval stretch, const struct interval_cover *cover,
                           size_t *near, size_t *window)
{
    while (*near < cover->count && cover->intervals[*near].end <= stretch.start)
        (*near)++;
    for (size_t i = *near; stretch.start < stretch.end; i++) {
        if (i == cover->count || cover->intervals[i].start >= stretch.end)
            return book(sweep, row, stretch.start, stretch.end, window);
        if (cover->intervals[i].start > stretch.start &&
            !book(sweep, row, stretch.start, cover->intervals[i].start, window))
            return false;
        if (cover->intervals[i].end > stretch.start)
            stretch.start = cover->intervals[i].end;
    }
    return true;
}

static bool is_over_at(const struct timeline_sweep *sweep, size_t turn)
{
    return budget_is_over_at(sweep->recording->memory.budget, turn);
}

static uint8_t kind_of(const struct timeline_sweep *sweep, uint32_t row)
{
    const struct trace_recording *recording = sweep->recording;

    return recording->ops[recording->events.op[row]].kind;
}

/* Appends an interval that starts no earlier than those that are there. */
static void merge_one(struct interval_cover *cover, struct interval add)
{
    struct interval *last = cover->count > 0 ? &cover->intervals[cover->count - 1] : NULL;

    if (last != NULL && add.start <= last->end)
        last->end = add.end > last->end ? add.end : last->end;
    else
        cover->intervals[cover->count++] = add;
}

/* The union of two covers. */
static bool merge(const struct interval_cover *a, const struct interval_cover *b,
                  struct interval_cover *out)
{
    size_t i = 0, j = 0;

    *out = (struct interval_cover){
        calloc(a->count + b->count + 1, sizeof *out->intervals), 0};
    if (out->intervals == NULL)
        return false;
    while (i < a->count || j < b->count) {
        bool first = j == b->count ||
                     (i < a->count && a->intervals[i].start <= b->intervals[j].start);
        merge_one(out, first ? a->intervals[i++] : b->intervals[j++]);
    }
    return true;
}

/* Books the rows of a kind that the cover leaves free. `own`: what the rows run. */
static bool book_rows(struct timeline_sweep *sweep, uint8_t kind,
                      const struct interval_cover *cover, struct interval_cover *own)
{
    const struct trace_events *events = &sweep->recording->events;
    int64_t latest = INT64_MIN;
    size_t near = 0, window = 0;

    for (size_t i = 0; i < sweep->row_count; i++) {
        uint32_t row = sweep->rows[i];
        struct interval stretch = {events->ts[row], events->ts[row] + events->dur[row]};

        if (is_over_at(sweep, i))
            return false;
        /* A row without length takes no time, so it splits no gap. */
        if (kind_of(sweep, row) != kind || stretch.end <= latest ||
            stretch.end == stretch.start)
            continue;
        stretch.start = stretch.start > latest ? stretch.start : latest;
        latest = stretch.end;
        merge_one(own, stretch);
        if (!book_uncovered(sweep, row, stretch, cover, &near, &window))
            return false;
    }
    return true;
}

/* The same, and the union of the cover and the rows. */
static bool book_kind(struct timeline_sweep *sweep, uint8_t kind,
                      const struct interval_cover *cover, struct interval_cover *both)
{
    CLEANUP_FREE struct interval *room = calloc(sweep->row_count + 1, sizeof *room);
    struct interval_cover own = {room, 0};

    return room != NULL && book_rows(sweep, kind, cover, &own) &&
           merge(cover, &own, both);
}

/* ---- gaps ---- */

static bool add_gap(struct timeline_sweep *sweep, int64_t start, int64_t end,
                    uint32_t bin, uint32_t launch, enum ledger_idle_sort sort)
{
    struct timeline *out = sweep->out;

    if (end <= start)
        return true;
    if (!ARRAY_RESERVE(out->gaps, out->gap_capacity, out->gap_count + 1))
        return false;
    out->gaps[out->gap_count++] =
        (struct timeline_gap){start, end, bin, launch, (uint8_t)sort};
    return true;
}

/* Splits a gap by the launch of the row after it: before the launch, during it, after
 * it. */
static bool split_gap(struct timeline_sweep *sweep, int64_t start, int64_t end,
                      uint32_t bin, uint32_t row)
{
    const struct trace_events *events = &sweep->recording->events;

    if (row == TRACE_NONE)
        return add_gap(sweep, start, end, bin, TRACE_NONE, LEDGER_IN_CALL);
    uint32_t launch = events->link[row];
    if (launch == TRACE_NONE)
        return add_gap(sweep, start, end, bin, TRACE_NONE, LEDGER_UNLAUNCHED);
    int64_t begun = events->ts[launch], done = begun + events->dur[launch];
    begun = begun < start ? start : begun > end ? end : begun;
    done = done < begun ? begun : done > end ? end : done;
    return add_gap(sweep, start, begun, bin, launch, LEDGER_IN_CALL) &&
           add_gap(sweep, begun, done, bin, launch, LEDGER_IN_LAUNCH) &&
           add_gap(sweep, done, end, bin, launch, LEDGER_DEVICE_SIDE);
}

static bool find_gaps(struct timeline_sweep *sweep, const struct interval_cover *busy)
{
    const struct trace_events *events = &sweep->recording->events;
    size_t next = 0, behind = 0;

    for (size_t i = 0; i < sweep->window_count; i++) {
        const struct timeline_window *window = &sweep->windows[i];
        int64_t at = window->start;

        while (next < busy->count && busy->intervals[next].end <= at)
            next++;
        for (size_t k = next; at < window->end; k++) {
            int64_t until = k < busy->count ? busy->intervals[k].start : window->end;

            if (is_over_at(sweep, k))
                return false;
            if (until > at) {
                while (behind < sweep->row_count &&
                       (events->ts[sweep->rows[behind]] < until ||
                        events->dur[sweep->rows[behind]] == 0))
                    behind++;
                uint32_t row = k < busy->count && behind < sweep->row_count
                                   ? sweep->rows[behind]
                                   : TRACE_NONE;
                if (!split_gap(sweep, at, until < window->end ? until : window->end,
                               window->bin, row))
                    return false;
            }
            if (k == busy->count)
                break;
            at = busy->intervals[k].end > at ? busy->intervals[k].end : at;
        }
    }
    return true;
}

/* ---- the whole ---- */

static bool collect_rows(struct timeline_sweep *sweep)
{
    const struct trace_recording *recording = sweep->recording;
    const struct trace_events *events = &recording->events;

    for (uint32_t row = 0; row < events->count && !is_over_at(sweep, row); row++)
        sweep->row_count += recording->ops[events->op[row]].side == TRACE_DEVICE;
    sweep->rows = calloc(sweep->row_count + 1, sizeof *sweep->rows);
    CLEANUP_FREE uint32_t *scratch = calloc(sweep->row_count / 2 + 1, sizeof *scratch);
    if (sweep->rows == NULL || scratch == NULL ||
        budget_look(recording->memory.budget, NULL) != 0)
        return false;
    size_t count = 0;
    for (uint32_t row = 0; row < events->count && !is_over_at(sweep, row); row++)
        if (recording->ops[events->op[row]].side == TRACE_DEVICE)
            sweep->rows[count++] = row;
    order_rows(events, sweep->rows, count, scratch);
    return budget_look(recording->memory.budget, NULL) == 0;
}

bool timeline_make(const struct trace_recording *recording,
                   const struct timeline_window *windows, size_t window_count,
                   struct timeline *out)
{
    static const uint8_t kinds[] = {TRACE_KIND_COMPUTATION, TRACE_KIND_COMMUNICATION,
                                    TRACE_KIND_MEMORY};
    struct timeline_sweep sweep = {recording, windows, window_count, NULL, 0, out};
    struct interval_cover covers[4] = {{NULL, 0}};

    *out = (struct timeline){0};
    bool made = collect_rows(&sweep);
    out->has_device_rows = sweep.row_count > 0;
    for (int i = 0; made && i < 3; i++)
        made = book_kind(&sweep, kinds[i], &covers[i], &covers[i + 1]);
    made = made && find_gaps(&sweep, &covers[3]);
    for (int i = 1; i < 4; i++)
        free(covers[i].intervals);
    free(sweep.rows);
    if (!made)
        timeline_free(out);
    return made;
}

void timeline_free(struct timeline *timeline)
{
    free(timeline->pieces);
    free(timeline->gaps);
    *timeline = (struct timeline){0};
}
