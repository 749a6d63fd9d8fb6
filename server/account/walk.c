/* See walk.h. Host rows come in the order of their threads, each with the row around it.
 * A stack of open rows says which call is the innermost: the last that began and has not
 * ended. */
#include "account/walk.h"
#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>

/* Of the windows from `low` on, below `high`. */
static void visit_part(struct account_walk *walk, size_t low, size_t high,
                       struct account_window stretch, account_window_visit *visit,
                       void *context)
{
    while (low < high && !walk->failed) {
        size_t middle = low + (high - low) / 2;
        const struct account_window *window = &walk->windows[middle];

        if (window->latest <= stretch.start)
            return;
        visit_part(walk, low, middle, stretch, visit, context);
        if (window->start >= stretch.end)
            return;
        int64_t start = stretch.start > window->start ? stretch.start : window->start;
        int64_t end = stretch.end < window->end ? stretch.end : window->end;
        if (end > start) {
            walk->near = walk->windows_are_apart ? window : NULL;
            visit(context, window, start, end);
        }
        low = middle + 1;
    }
}

void account_walk_each(struct account_walk *walk, int64_t start, int64_t end,
                       account_window_visit *visit, void *context)
{
    if (walk->near != NULL && walk->near->start <= start && start < end &&
        end <= walk->near->end)
        visit(context, walk->near, start, end);
    else
        visit_part(walk, 0, walk->window_count,
                   (struct account_window){.start = start, .end = end}, visit, context);
}

/* What is booked on one place. */
struct booking {
    struct account_walk *walk;
    const struct account_raw_place *place;
    uint32_t at; /* its number, once something is booked */
};

static void book_in(struct booking *booking, uint32_t sample, int64_t start, int64_t end)
{
    struct account_walk *walk = booking->walk;

    if (account_walk_stops(walk, walk->bookings++))
        return;
    if (booking->at == ACCOUNT_NONE)
        booking->at = account_side_place(walk->side, booking->place);
    walk->failed |= walk->side->failed ||
                    !sums_add(&walk->side->time, booking->at, sample, end - start);
    if (walk->failed || booking->place->part != ACCOUNT_NO_CALL)
        return;
    if (!ARRAY_RESERVE_COUNTED(&walk->memory, walk->pauses, walk->pause_capacity,
                               walk->pause_count + 1)) {
        walk->failed = true;
        return;
    }
    walk->pauses[walk->pause_count++] =
        (struct account_pause){start, end, booking->at, sample};
}

static void book_window(void *context, const struct account_window *window, int64_t start,
                        int64_t end)
{
    book_in(context, window->sample, start, end);
}

static void book_whole(struct account_walk *walk, const struct account_raw_place *place,
                       int64_t start, int64_t end, uint32_t sample)
{
    struct booking booking = {walk, place, ACCOUNT_NONE};

    if (start < end && sample == ACCOUNT_NONE)
        account_walk_each(walk, start, end, book_window, &booking);
    else if (end > start)
        book_in(&booking, sample, start, end);
}

/* The first refill that ends after a time. */
static size_t refill_after(const struct account_walk *walk, int64_t time)
{
    size_t low = 0, high = walk->refill_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (walk->refills[middle].end <= time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void account_walk_book(struct account_walk *walk, const struct account_raw_place *place,
                       int64_t start, int64_t end, uint32_t sample)
{
    size_t at = place->part == ACCOUNT_IDLE ? refill_after(walk, start) : SIZE_MAX;

    for (; at < walk->refill_count && start < end && !walk->failed; at++) {
        const struct account_refill_time *refill = &walk->refills[at];
        int64_t from = refill->start > start ? refill->start : start;
        int64_t to = refill->end < end ? refill->end : end;

        if (from >= end)
            break;
        if (!ARRAY_RESERVE_COUNTED(&walk->memory, walk->refilled, walk->refilled_capacity,
                                   walk->refilled_count + 1)) {
            walk->failed = true;
            return;
        }
        book_whole(walk, place, start, from, sample);
        walk->refilled[walk->refilled_count++] =
            (struct account_refilled){*place, from, to, sample, refill->row};
        start = to;
    }
    book_whole(walk, place, start, end, sample);
}

void account_walk_book_refills(struct account_walk *walk)
{
    for (size_t i = 0; i < walk->refilled_count && !account_walk_stops(walk, i); i++) {
        struct account_refilled *part = &walk->refilled[i];

        part->place.refill = walk->rows[part->row].node;
        book_whole(walk, &part->place, part->start, part->end, part->sample);
    }
}

/* ---- where the host is ---- */

static uint8_t host_part(uint8_t about, enum account_node_sort sort)
{
    if (about & ACCOUNT_IS_COLLECTION)
        return ACCOUNT_COLLECTION;
    if (about & ACCOUNT_IS_INPUT)
        return ACCOUNT_INPUT;
    if (about & (ACCOUNT_IS_TRANSPORT | ACCOUNT_WAITS))
        return ACCOUNT_WAITING;
    if (sort == ACCOUNT_ROOT || sort == ACCOUNT_ANNOTATION)
        return ACCOUNT_NO_CALL;
    return (about & ACCOUNT_HAS_OPERATOR) == 0 && (about & ACCOUNT_HAS_FUNCTION) != 0
               ? ACCOUNT_PYTHON
               : ACCOUNT_OPERATORS;
}

/* The place of the innermost call (NULL: none), while the row `next` comes next in the
 * row `above` (both ACCOUNT_NONE: nothing comes). */
static struct account_raw_place place_of(const struct account_walk *walk,
                                         const struct account_open *call, uint32_t next,
                                         uint32_t above)
{
    uint32_t node = call == NULL ? walk->root : call->node;
    uint32_t before = call == NULL ? walk->before : walk->rows[call->row].last_below;
    uint8_t sort = ACCOUNT_ROOT, about = 0;
    struct account_raw_place place = {node,         ACCOUNT_NONE,    ACCOUNT_NONE,
                                      ACCOUNT_IDLE, ACCOUNT_IN_CALL, 0};

    if (call != NULL) { /* the row: its node may be that of a call around it */
        sort = walk->ops[walk->recording->events.op[call->row]].sort;
        about = walk->rows[call->row].about;
    }
    if (!walk->has_device_rows)
        place.part = host_part(about, (enum account_node_sort)sort);
    else if (about & ACCOUNT_DRAINS)
        place.sort = ACCOUNT_DEVICE_SIDE;
    bool lies_between =
        call == NULL || (sort == ACCOUNT_ANNOTATION && next != ACCOUNT_NONE &&
                         above == call->row && before != ACCOUNT_NONE);
    if (lies_between) {
        place.sort = ACCOUNT_HOLE;
        place.before = before;
        if (next != ACCOUNT_NONE)
            place.after = walk->ops[walk->recording->events.op[next]].label;
    }
    return place;
}

/* Books the time up to `until`, in which `call` was the innermost. */
static void advance(struct account_walk *walk, int64_t until,
                    const struct account_open *call, uint32_t next, uint32_t above)
{
    const struct account_lane *lane = &walk->lanes[walk->lane];
    struct account_raw_place place;
    bool is_known = false;
    size_t kept = 0;

    for (; walk->item < lane->end && walk->items[walk->item].start < until; walk->item++)
        if (ARRAY_RESERVE(walk->active, walk->active_capacity, walk->active_count + 1))
            walk->active[walk->active_count++] = walk->item;
        else
            walk->failed = true;
    for (size_t i = 0; i < walk->active_count && !walk->failed; i++) {
        const struct account_item *item = &walk->items[walk->active[i]];
        int64_t from = item->start > walk->cursor ? item->start : walk->cursor;
        int64_t to = item->end < until ? item->end : until;

        if (to > from) {
            if (!is_known)
                place = place_of(walk, call, next, above);
            is_known = true;
            account_walk_book(walk, &place, from, to, item->sample);
        }
        if (item->end > until)
            walk->active[kept++] = walk->active[i];
    }
    walk->active_count = kept;
    walk->cursor = until > walk->cursor ? until : walk->cursor;
}

/* Books the time up to `until`, after which the row `next` comes in `above`. */
static void pass(struct account_walk *walk, int64_t until, uint32_t next, uint32_t above)
{
    while (walk->depth > 0 && walk->stack[walk->depth - 1].end <= until) {
        const struct account_open *top = &walk->stack[walk->depth - 1];

        /* A row without length where a call ends may still be in it. */
        advance(walk, top->end, top, top->end == until ? next : ACCOUNT_NONE, above);
        walk->depth--;
    }
    advance(walk, until, walk->depth > 0 ? &walk->stack[walk->depth - 1] : NULL, next,
            above);
}

void account_walk_end(struct account_walk *walk)
{
    if (walk->lane != ACCOUNT_NONE)
        pass(walk, INT64_MAX, ACCOUNT_NONE, ACCOUNT_NONE);
    walk->lane = ACCOUNT_NONE;
}

static void begin_lane(struct account_walk *walk, uint32_t lane)
{
    account_walk_end(walk);
    walk->lane = lane;
    walk->item = walk->lanes[lane].begin;
    walk->active_count = 0;
    walk->depth = 0;
    walk->cursor = INT64_MIN;
    walk->before = ACCOUNT_NONE;
}

/* ---- calls ---- */

/* The hash of a text of inputs; keeps the first one of a node. */
static uint64_t note_inputs(struct account_walk *walk, const struct strings *texts,
                            uint32_t text, uint64_t *hashes, uint32_t *example)
{
    if (text == TRACE_NONE)
        return 0;
    const char *bytes = strings_text(texts, text);
    size_t length = strings_length(texts, text);
    if (hashes[text] == 0)
        hashes[text] = hash_bytes(bytes, length, 0) | 1;
    if (*example == ACCOUNT_NONE)
        *example = account_side_name(walk->side, bytes, length);
    return hashes[text];
}

/* Counts a row in the step that it belongs to. `is_call`: not the same one as the call
 * above it. */
static void count(struct account_walk *walk, uint32_t row, uint32_t node, bool is_call)
{
    const struct trace_recording *recording = walk->recording;
    const struct trace_events *events = &recording->events;
    bool whole = walk->sample_of_step[0] != ACCOUNT_NONE;
    uint32_t step = whole ? 0 : step_pieces_find(&walk->pieces, events->ts[row]);
    uint32_t sample = step == 0 && !whole ? ACCOUNT_NONE : walk->sample_of_step[step];

    if (sample == ACCOUNT_NONE)
        return;
    struct sum *sum = sums_at(&walk->side->tally, node, sample);
    if (sum == NULL) {
        walk->failed = true;
        return;
    }
    sum->sum += is_call;
    sum->spent += events->self[row];
    sum->longest = sum->longest > events->self[row] ? sum->longest : events->self[row];
    if (!is_call || events->link[row] == TRACE_NONE)
        return;
    const struct trace_inputs *inputs = &recording->inputs[events->link[row]];
    struct account_raw_node *at = &walk->side->nodes[node];
    sum->shapes +=
        note_inputs(walk, &recording->shapes, inputs->shape, walk->shapes, &at->shape);
    sum->types +=
        note_inputs(walk, &recording->arguments, inputs->types, walk->types, &at->types);
}

/* The row itself, or for a step row the row around it that is none. */
static uint32_t call_at(const struct account_walk *walk, uint32_t row)
{
    return row != TRACE_NONE && walk->rows[row].is_step ? walk->rows[row].last_below
                                                        : row;
}

void account_walk_visit(void *context, uint32_t row, uint32_t parent,
                        uint32_t operator_row)
{
    struct account_walk *walk = context;
    const struct trace_events *events = &walk->recording->events;
    const struct account_op *op = &walk->ops[events->op[row]];
    uint32_t above = call_at(walk, parent);
    uint32_t node = above == TRACE_NONE ? walk->root : walk->rows[above].node;
    uint32_t lane = walk->lane_of_place[events->place[row]];
    struct account_row *at = &walk->rows[row];
    bool is_call = false;

    (void)operator_row;
    if (walk->failed)
        return;
    if (lane != walk->lane)
        begin_lane(walk, lane);
    at->node = node;
    at->is_step |= op->sort == ACCOUNT_ROOT;
    at->last_below = at->is_step ? above : ACCOUNT_NONE;
    if (at->is_step)
        return;
    at->about = op->about |
                (above == TRACE_NONE ? 0 : walk->rows[above].about & ACCOUNT_INHERITED);
    pass(walk, events->ts[row], row, above);
    /* An operator or annotation directly below one of its own name is the same one. */
    if ((op->sort != ACCOUNT_OPERATOR && op->sort != ACCOUNT_ANNOTATION) ||
        above == TRACE_NONE || walk->side->nodes[node].name != op->path) {
        uint32_t child =
            account_side_child(walk->side, node,
                               &(struct account_raw_node){.name = op->path,
                                                          .label = op->label,
                                                          .category = op->category,
                                                          .first = events->ts[row],
                                                          .sort = op->sort,
                                                          .about = op->about});

        is_call = child != node;
        node = child;
    } else { /* each further one is another call */
        is_call = (walk->rows[above].about & ACCOUNT_IS_AGAIN) != 0;
        walk->rows[above].about |= ACCOUNT_IS_AGAIN;
    }
    count(walk, row, node, is_call);
    at->node = node;
    if (above == TRACE_NONE)
        walk->before = op->label;
    else
        walk->rows[above].last_below = op->label;
    if (!ARRAY_RESERVE(walk->stack, walk->capacity, walk->depth + 1)) {
        walk->failed = true;
        return;
    }
    walk->stack[walk->depth++] =
        (struct account_open){row, node, events->ts[row] + events->dur[row]};
}
