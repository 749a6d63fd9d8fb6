/* See gather_walk.h.
 *
 * Host rows come in the order of their threads, each with its parent
 * (trace/resolve/nest.h). A stack of the open rows says which call is the innermost at
 * each moment; the device's gaps that end with a launch of the thread are walked at the
 * same time. */
#include "diagnosis/gather_walk.h"
#include "base/array.h"
#include "diagnosis/sorts.h"

#include <stdlib.h>
#include <string.h>

/* Shorter periods are not waits for another thread. */
#define SEGMENT_MIN_NS 20000

/* Postpones a stretch until the main thread is walked, since what that did then
 * counts. */
static void put_off(struct gather *gather, const struct timeline_gap *gap, int64_t from,
                    int64_t to, int64_t until, uint32_t after)
{
    if (!ARRAY_RESERVE(gather->stretches, gather->stretch_capacity,
                       gather->stretch_count + 1)) {
        gather->failed = true;
        return;
    }
    gather->stretches[gather->stretch_count++] =
        (struct thread_pause){.start = from,
                              .end = to,
                              .from = gather->before_end,
                              .until = until,
                              .before = gather->before,
                              .after = after,
                              .bin = gap->bin,
                              .drain = gather->drains[gather->gap],
                              .new_gap = from == gap->start};
}

static void add_segment(struct gather *gather, struct segments *segments,
                        const struct segment *segment)
{
    if (!ARRAY_RESERVE(segments->list, segments->capacity, segments->count + 1))
        gather->failed = true;
    else
        segments->list[segments->count++] = *segment;
}

/* Notes how long the host was in a hole, whatever the device did; and, on the main
 * thread, the places where it stayed so long that it may have waited for another
 * thread. */
static void book_segment(struct gather *gather, const struct open_call *call,
                         int64_t from, int64_t to, uint32_t after)
{
    struct ledger *ledger = gather->ledger;
    uint8_t sort = ledger->nodes[call->node].sort;
    bool container = sort == LEDGER_STEP || sort == LEDGER_ANNOTATION;
    bool is_long = gather->lane == gather->main && to - from >= SEGMENT_MIN_NS;

    if (to <= from || (!container && !is_long) || !gather->lanes[gather->lane].launches)
        return;
    struct segment segment = {from, to, call->node, LEDGER_NONE,
                              gather_bin_at(gather, from)};
    if (segment.bin == LEDGER_NONE)
        return;
    const struct ledger_idle place = gather_place_of(gather, call, after);
    if (container && place.sort == LEDGER_IN_HOLE) {
        segment.hole = ledger_idle_at(ledger, &place);
        if (segment.hole == LEDGER_NONE) {
            gather->failed = true;
            return;
        }
        ledger->hole_time[ledger_cell(ledger, segment.hole, segment.bin)] += to - from;
    }
    if (is_long)
        add_segment(gather, &gather->main_segments, &segment);
}

/* Books the time up to `until`, in which the call was the innermost; `after` comes next
 * in it.
 */
static void pass(struct gather *gather, int64_t until, const struct open_call *call,
                 uint32_t after)
{
    const struct lane *lane = &gather->lanes[gather->lane];

    if (call != NULL)
        book_segment(gather, call, gather->cursor, until, after);
    while (gather->gap < lane->end && gather->gaps[gather->gap].start < until) {
        const struct timeline_gap *gap = &gather->gaps[gather->gap];
        int64_t from = gap->start > gather->cursor ? gap->start : gather->cursor;
        int64_t to = gap->end < until ? gap->end : until;
        bool first = from == gap->start;

        if (first && call != NULL && gather->recording->events.ts[call->row] < gap->start)
            gather->drains[gather->gap] = gather_waiting_node(gather, call);
        if (to > from && call == NULL && gather->lane != gather->main) {
            put_off(gather, gap, from, to, until, after);
        } else if (to > from) {
            struct ledger_idle place = gather_place_of(gather, call, after);

            place.drain = gather->drains[gather->gap];
            gather_book_idle(gather, &place, gap->bin, to - from, first);
        }
        if (gap->end > until)
            break;
        gather->gap++;
    }
    gather->cursor = until > gather->cursor ? until : gather->cursor;
}

/* Ends the innermost call, at the latest at `until`. */
static void close_top(struct gather *gather, int64_t until)
{
    struct open_call *call = gather_top(gather);
    uint32_t name = gather->ledger->nodes[call->node].name;

    pass(gather, call->end < until ? call->end : until, call, LEDGER_NONE);
    gather->depth--;
    if (gather->ledger->nodes[call->node].sort == LEDGER_STEP)
        return;
    if (gather->depth > 0) {
        gather_top(gather)->before = name;
    } else {
        gather->before = name;
        gather->before_end = call->end < until ? call->end : until;
    }
}

static void finish_lane(struct gather *gather)
{
    while (gather->depth > 0)
        close_top(gather, INT64_MAX);
    pass(gather, INT64_MAX, NULL, LEDGER_NONE);
}

static void begin_lane(struct gather *gather, uint32_t lane)
{
    gather->lane = lane;
    gather->gap = gather->lanes[lane].begin;
    gather->lanes[lane].walked = true;
    gather->before = LEDGER_NONE;
    gather->before_end = INT64_MIN;
    gather->cursor = INT64_MIN;
}

static void note_shapes(struct gather *gather, uint32_t row, uint32_t node)
{
    const struct trace_recording *recording = gather->recording;
    uint32_t at = trace_row_shape(recording, row);
    struct ledger_shapes *shapes = &gather->ledger->shapes[node];

    if (at == TRACE_NONE || !gather->shapes[at].known)
        return;
    shapes->calls++;
    for (size_t i = 0; i < LEDGER_INPUTS; i++)
        shapes->log_sums[i] += gather->shapes[at].logs[i];
    if (shapes->example == LEDGER_NONE) {
        shapes->example =
            strings_add(&gather->ledger->names, strings_text(&recording->shapes, at),
                        strings_length(&recording->shapes, at));
        gather->failed |= shapes->example == STRINGS_NONE;
    }
}

static void count_call(struct gather *gather, uint32_t row, uint32_t node)
{
    const struct trace_events *events = &gather->recording->events;
    struct ledger *ledger = gather->ledger;
    uint32_t bin = gather_bin_at(gather, events->ts[row]);

    if (bin == LEDGER_NONE)
        return;
    ledger->calls[ledger_cell(ledger, node, bin)]++;
    ledger->time[ledger_cell(ledger, node, bin)] += events->self[row];
    ledger->nodes[node].launches |= gather->lanes[gather->lane].launches;
    if (node != LEDGER_ROOT)
        note_shapes(gather, row, node);
}

void gather_visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct gather *gather = context;
    const struct trace_events *events = &gather->recording->events;
    const struct gather_op *op = &gather->ops[events->op[row]];
    uint32_t lane = gather->lane_of_place[events->place[row]];
    uint32_t above = parent == TRACE_NONE ? LEDGER_ROOT : gather->node_of_row[parent];
    uint32_t node = above;

    (void)operator_row;
    if (gather->failed)
        return;
    if (lane == gather->main) {
        if (!ARRAY_RESERVE(gather->main_rows, gather->main_capacity,
                           gather->main_count + 1)) {
            gather->failed = true;
            return;
        }
        gather->main_rows[gather->main_count++] = (struct main_row){row, parent};
    }
    if (parent == TRACE_NONE && lane != gather->main && gather->lanes[lane].launches) {
        const struct segment top = {.start = events->ts[row],
                                    .end = events->ts[row] + events->dur[row]};

        add_segment(gather, &gather->other_segments, &top);
    }
    if (lane != gather->lane) {
        if (gather->lane != LEDGER_NONE)
            finish_lane(gather);
        begin_lane(gather, lane);
    }
    while (gather->depth > 0 && gather_top(gather)->row != parent)
        close_top(gather, events->ts[row]);
    pass(gather, events->ts[row], gather_top(gather),
         op->sort == LEDGER_STEP ? LEDGER_NONE : op->name);
    if (op->sort == LEDGER_STEP) {
        count_call(gather, row, LEDGER_ROOT);
    } else {
        node = ledger_child(gather->ledger, above, op->name, op->category, op->sort, 0);
        if (node == LEDGER_NONE) {
            gather->failed = true;
            return;
        }
        if (node != above)
            count_call(gather, row, node);
    }
    gather->node_of_row[row] = node;
    const struct open_call call = {row, node, LEDGER_NONE,
                                   events->ts[row] + events->dur[row]};
    gather->failed |= !gather_push(gather, &call);
}

/* Nothing is known about a thread without rows. */
void gather_finish_walk(struct gather *gather)
{
    static const struct ledger_idle unknown = {LEDGER_NONE, LEDGER_NONE, LEDGER_NONE,
                                               LEDGER_NONE, LEDGER_UNLAUNCHED};

    if (gather->lane != LEDGER_NONE)
        finish_lane(gather);
    for (size_t i = 0; i < gather->lane_count && !gather_stops(gather, i); i++)
        for (size_t k = gather->lanes[i].begin;
             !gather->lanes[i].walked && k < gather->lanes[i].end &&
             !gather_stops(gather, k);
             k++)
            gather_book_idle(gather, &unknown, gather->gaps[k].bin,
                             gather->gaps[k].end - gather->gaps[k].start, true);
}
