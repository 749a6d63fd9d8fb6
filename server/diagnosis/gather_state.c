/* See gather_state.h. */
#include "diagnosis/gather_state.h"
#include "base/array.h"
#include "diagnosis/sorts.h"

uint32_t gather_bin_at(struct gather *gather, int64_t time)
{
    const struct trace_recording *recording = gather->recording;

    if (recording->step_count == 0)
        return LEDGER_NONE;
    if (gather->bin_of_step[0] != LEDGER_NONE) /* the whole recording is one step */
        return gather->bin_of_step[0];
    uint32_t step = step_pieces_find(&gather->pieces, time);
    return step == 0 ? LEDGER_NONE : gather->bin_of_step[step];
}

void gather_book_idle(struct gather *gather, const struct ledger_idle *idle, uint32_t bin,
                      int64_t length, bool new_gap)
{
    struct ledger *ledger = gather->ledger;
    uint32_t at = ledger_idle_at(ledger, idle);

    if (at == LEDGER_NONE) {
        gather->failed = true;
        return;
    }
    ledger->idle_share[ledger_cell(ledger, at, bin)] += length;
    ledger->idle_gaps[ledger_cell(ledger, at, bin)] += new_gap;
}

struct ledger_idle gather_place_of(const struct gather *gather,
                                   const struct open_call *call, uint32_t after)
{
    const struct ledger *ledger = gather->ledger;
    struct ledger_idle place = {LEDGER_NONE, LEDGER_NONE, after, LEDGER_NONE,
                                LEDGER_IN_HOLE};

    if (call == NULL)
        return place;
    uint32_t node = call->node;
    uint8_t sort = ledger->nodes[node].sort;
    place.before = call->before;
    if (sort == LEDGER_LAUNCH)
        return (struct ledger_idle){node, LEDGER_NONE, LEDGER_NONE, LEDGER_NONE,
                                    LEDGER_IN_LAUNCH};
    while (node != LEDGER_ROOT && ledger->nodes[node].sort == LEDGER_WAIT) {
        node = ledger->nodes[node].parent;
        place.before = place.after = LEDGER_NONE;
    }
    sort = ledger->nodes[node].sort;
    place.node = node;
    bool leaf = place.before == LEDGER_NONE && place.after == LEDGER_NONE;
    if (sort == LEDGER_STEP || (sort == LEDGER_ANNOTATION && !leaf))
        return place;
    place.before = place.after = LEDGER_NONE;
    place.sort = LEDGER_IN_CALL;
    return place;
}

uint32_t gather_waiting_node(const struct gather *gather, const struct open_call *call)
{
    const struct ledger_node *nodes = gather->ledger->nodes;

    if (call == NULL)
        return LEDGER_NONE;
    if (nodes[call->node].sort == LEDGER_WAIT)
        return call->node;
    return nodes[call->node].sort == LEDGER_LAUNCH &&
                   sorts_is_copy_call(
                       strings_text(&gather->ledger->names, nodes[call->node].name))
               ? call->node
               : LEDGER_NONE;
}

struct open_call *gather_top(struct gather *gather)
{
    return gather->depth > 0 ? &gather->stack[gather->depth - 1] : NULL;
}

bool gather_push(struct gather *gather, const struct open_call *call)
{
    if (!ARRAY_RESERVE(gather->stack, gather->capacity, gather->depth + 1))
        return false;
    gather->stack[gather->depth++] = *call;
    return true;
}
