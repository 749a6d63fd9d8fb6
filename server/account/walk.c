/* See walk.h. Host rows come in the order of their threads, each with the row around it.
 * A stack of open rows says which call is the innermost: the last that began and has not
 * ended. */
#include "account/walk.h"
#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>

size_t account_walk_window(const struct account_walk *walk, int64_t time)
{
    size_t low = 0, high = walk->window_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (walk->windows[middle].latest <= time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

void account_walk_book(struct account_walk *walk, const struct account_raw_place *place,
                       int64_t start, int64_t end, uint32_t sample)
{
    uint32_t at = ACCOUNT_NONE;

    for (size_t i = account_walk_window(walk, start);
         i < walk->window_count && walk->windows[i].start < end; i++) {
        const struct account_window *window = &walk->windows[i];
        int64_t from = start > window->start ? start : window->start;
        int64_t to = end < window->end ? end : window->end;

        if (to <= from || (sample != ACCOUNT_NONE && window->sample != sample))
            continue;
        if (at == ACCOUNT_NONE)
            at = account_side_place(walk->side, place);
        walk->failed |= walk->side->failed ||
                        !sums_add(&walk->side->time, at, window->sample, to - from);
        if (walk->failed || place->part != ACCOUNT_NO_CALL)
            continue;
        if (!ARRAY_RESERVE(walk->pauses, walk->pause_capacity, walk->pause_count + 1)) {
            walk->failed = true;
            return;
        }
        walk->pauses[walk->pause_count++] =
            (struct account_pause){from, to, at, window->sample};
    }
}

/* ---- where the host is ---- */

static uint8_t host_part(uint8_t about, enum account_node_sort sort)
{
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
    const struct account_raw_node *node =
        &walk->side->nodes[call == NULL ? walk->root : call->node];
    struct account_raw_place place = {call == NULL ? walk->root : call->node,
                                      ACCOUNT_NONE, ACCOUNT_NONE, ACCOUNT_IDLE,
                                      ACCOUNT_IN_CALL};
    uint32_t before = call == NULL ? walk->before : walk->last_below[call->row];

    if (!walk->has_device_rows)
        place.part = host_part(node->about, (enum account_node_sort)node->sort);
    else if (node->about & ACCOUNT_DRAINS)
        place.sort = ACCOUNT_DEVICE_SIDE;
    bool lies_between =
        call == NULL || (node->sort == ACCOUNT_ANNOTATION && next != ACCOUNT_NONE &&
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

    for (size_t i = walk->item; i < lane->end && walk->items[i].start < until; i++) {
        const struct account_item *item = &walk->items[i];
        int64_t from = item->start > walk->cursor ? item->start : walk->cursor;
        int64_t to = item->end < until ? item->end : until;

        if (to > from) {
            if (!is_known)
                place = place_of(walk, call, next, above);
            is_known = true;
            account_walk_book(walk, &place, from, to, item->sample);
        }
        if (i == walk->item && item->end <= until)
            walk->item++;
    }
    walk->cursor = until > walk->cursor ? until : walk->cursor;
}

/* Books the time up to `until`, after which the row `next` comes in `above`. */
static void pass(struct account_walk *walk, int64_t until, uint32_t next, uint32_t above)
{
    while (walk->depth > 0 && walk->stack[walk->depth - 1].end <= until) {
        const struct account_open *top = &walk->stack[walk->depth - 1];

        advance(walk, top->end, top, ACCOUNT_NONE, ACCOUNT_NONE);
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

/* Counts a call in the step that it belongs to. */
static void count(struct account_walk *walk, uint32_t row, uint32_t node)
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
    sum->sum++;
    sum->spent += events->self[row];
    if (events->link[row] == TRACE_NONE)
        return;
    const struct trace_inputs *inputs = &recording->inputs[events->link[row]];
    struct account_raw_node *at = &walk->side->nodes[node];
    sum->shapes += note_inputs(walk, &recording->shapes, inputs->shape,
                               walk->hash_of_shape, &at->shape);
    sum->types += note_inputs(walk, &recording->arguments, inputs->types,
                              walk->hash_of_types, &at->types);
}

/* The row itself, or for a step row the row around it that is none. */
static uint32_t call_at(const struct account_walk *walk, uint32_t row)
{
    return row != TRACE_NONE && walk->is_step_row[row] ? walk->above_of_row[row] : row;
}

void account_walk_visit(void *context, uint32_t row, uint32_t parent,
                        uint32_t operator_row)
{
    struct account_walk *walk = context;
    const struct trace_events *events = &walk->recording->events;
    const struct account_op *op = &walk->ops[events->op[row]];
    uint32_t above = call_at(walk, parent);
    uint32_t node = above == TRACE_NONE ? walk->root : walk->node_of_row[above];
    uint32_t lane = walk->lane_of_place[events->place[row]];

    (void)operator_row;
    if (walk->failed)
        return;
    if (lane != walk->lane)
        begin_lane(walk, lane);
    walk->above_of_row[row] = above;
    walk->node_of_row[row] = node;
    walk->last_below[row] = ACCOUNT_NONE;
    walk->is_step_row[row] |= op->sort == ACCOUNT_ROOT;
    if (walk->is_step_row[row])
        return;
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

        if (child != node)
            count(walk, row, child);
        node = child;
    }
    walk->node_of_row[row] = node;
    if (above == TRACE_NONE)
        walk->before = op->label;
    else
        walk->last_below[above] = op->label;
    if (!ARRAY_RESERVE(walk->stack, walk->capacity, walk->depth + 1)) {
        walk->failed = true;
        return;
    }
    walk->stack[walk->depth++] =
        (struct account_open){row, node, events->ts[row] + events->dur[row]};
}
