/* See gather_again.h. */
#include "diagnosis/gather_again.h"

#include <stdlib.h>
#include <string.h>

static int compare_segments(const void *a, const void *b)
{
    const struct segment *x = a, *y = b;

    if (x->start != y->start)
        return x->start < y->start ? -1 : 1;
    return (x->end > y->end) - (x->end < y->end);
}

/* While the main thread stays in one call, and another launching thread begins and ends
 * its own calls, the main thread waits for it (autograd runs backward on a thread), and
 * this time is not the main thread's own. */
void gather_take_out_waiting(struct gather *gather)
{
    const struct segments *mains = &gather->main_segments;
    const struct segments *others = &gather->other_segments;
    struct ledger *ledger = gather->ledger;
    size_t next = 0;

    if (mains->count == 0 || others->count == 0)
        return;
    qsort(mains->list, mains->count, sizeof *mains->list, compare_segments);
    qsort(others->list, others->count, sizeof *others->list, compare_segments);
    for (size_t i = 0; i < mains->count && !gather_stops(gather, i); i++) {
        const struct segment *segment = &mains->list[i];
        int64_t waited = 0, from = INT64_MAX;

        while (next < others->count && others->list[next].start < segment->start)
            next++;
        for (; next < others->count && others->list[next].start < segment->end; next++) {
            const struct segment *other = &others->list[next];

            if (other->end > segment->end)
                continue;
            from = other->start < from ? other->start : from;
            waited = other->end - from > waited ? other->end - from : waited;
        }
        if (waited == 0)
            continue;
        if (segment->hole != LEDGER_NONE)
            ledger->hole_time[ledger_cell(ledger, segment->hole, segment->bin)] -= waited;
        else
            ledger->time[ledger_cell(ledger, segment->node, segment->bin)] -= waited;
    }
}

static int compare_stretches(const void *a, const void *b)
{
    const struct thread_pause *x = a, *y = b;

    return (x->start > y->start) - (x->start < y->start);
}

/* Books the part of a stretch in which a call of the main thread was the innermost. If
 * that lasted longer than the pause of the other thread, the main thread did nothing
 * during the pause: then the pause is the other thread's own. */
static void book_stretch(struct gather *gather, const struct thread_pause *stretch,
                         const struct open_call *call, int64_t from, int64_t to,
                         uint32_t after)
{
    struct ledger_idle place = {LEDGER_NONE, stretch->before, stretch->after, LEDGER_NONE,
                                LEDGER_IN_HOLE};
    bool waits = gather->cursor <= stretch->from;

    if (!waits)
        place = gather_place_of(gather, call, after);
    place.drain = stretch->drain;
    if (!waits && stretch->new_gap && from == stretch->start && call != NULL &&
        place.drain == LEDGER_NONE &&
        gather->recording->events.ts[call->row] < stretch->start)
        place.drain = gather_waiting_node(gather, call);
    gather_book_idle(gather, &place, stretch->bin, to - from,
                     stretch->new_gap && from == stretch->start);
}

/* Like pass(), for the postponed stretches. */
static void pass_again(struct gather *gather, int64_t until, const struct open_call *call,
                       uint32_t after)
{
    while (gather->gap < gather->stretch_count &&
           gather->stretches[gather->gap].start < until) {
        struct thread_pause *stretch = &gather->stretches[gather->gap];
        int64_t to = stretch->end < until ? stretch->end : until;
        int64_t from = stretch->start > gather->cursor ? stretch->start : gather->cursor;

        /* Includes a segment that reaches past the pause. */
        if (to > from)
            book_stretch(
                gather, stretch,
                until >= stretch->until && gather->cursor <= stretch->from ? NULL : call,
                from, to, after);
        if (stretch->end > until)
            break;
        gather->gap++;
    }
    gather->cursor = until > gather->cursor ? until : gather->cursor;
}

/* Ends the innermost call, at the latest at `until`. */
static void close_again(struct gather *gather, int64_t until)
{
    struct open_call *call = gather_top(gather);
    uint32_t op = gather->recording->events.op[call->row];

    pass_again(gather, call->end < until ? call->end : until, call, LEDGER_NONE);
    gather->depth--;
    if (gather->depth > 0)
        gather_top(gather)->before = gather->ops[op].name;
}

/* Walks the main thread once more. Its rows and their parents are known. */
void gather_walk_again(struct gather *gather)
{
    const struct trace_events *events = &gather->recording->events;

    if (gather->stretch_count == 0)
        return;
    qsort(gather->stretches, gather->stretch_count, sizeof *gather->stretches,
          compare_stretches);
    gather->gap = 0;
    gather->depth = 0;
    gather->cursor = INT64_MIN;
    for (size_t i = 0; i < gather->main_count && !gather_stops(gather, i); i++) {
        const struct main_row *at = &gather->main_rows[i];
        int64_t start = events->ts[at->row];
        uint32_t name = gather->ops[events->op[at->row]].sort == LEDGER_STEP
                            ? LEDGER_NONE
                            : gather->ops[events->op[at->row]].name;

        while (gather->depth > 0 && gather_top(gather)->row != at->parent)
            close_again(gather, start);
        pass_again(gather, start, gather_top(gather), name);
        const struct open_call call = {at->row, gather->node_of_row[at->row], LEDGER_NONE,
                                       start + events->dur[at->row]};
        gather->failed |= !gather_push(gather, &call);
    }
    while (gather->depth > 0)
        close_again(gather, INT64_MAX);
    pass_again(gather, INT64_MAX, NULL, LEDGER_NONE);
}
