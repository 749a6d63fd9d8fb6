/* What gather.c and its two walks share. */
#ifndef TRACEDIFF_DIAGNOSIS_GATHER_STATE_H
#define TRACEDIFF_DIAGNOSIS_GATHER_STATE_H

#include "diagnosis/gather_names.h"
#include "diagnosis/timeline.h"
#include "trace/resolve/steps.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A call that is open. */
struct open_call {
    uint32_t row, node;
    uint32_t before; /* the last call below it that ended: its name */
    int64_t end;
};

/* The gaps of one thread, in order of time: gaps[begin] .. gaps[end - 1]. */
struct lane {
    size_t begin, end;
    bool walked;
    bool launches; /* device work */
};

/* A period in which a launching thread was in no call at all: it had nothing to do until
 * the main thread gave it work. */
struct thread_pause {
    int64_t start, end;     /* of the gap's part */
    int64_t from, until;    /* of the thread's pause */
    uint32_t before, after; /* its calls before and after the pause: names */
    uint32_t bin, drain;
    bool new_gap;
};

/* A stretch of time: of the main thread in one call or hole, or of another launching
 * thread that ran something. */
struct segment {
    int64_t start, end;
    uint32_t node; /* LEDGER_NONE for a hole, ... */
    uint32_t hole; /* ... which is this idle place */
    uint32_t bin;
};

struct segments {
    struct segment *list;
    size_t count, capacity;
};

/* A row of the main thread, kept for the second walk. */
struct main_row {
    uint32_t row, parent;
};

/* The shapes of a call: for each input, the logarithm of its number of elements; 0:
 * none. */
struct input_logs {
    bool known;
    double logs[LEDGER_INPUTS];
};

struct gather {
    struct trace_recording *recording;
    struct ledger *ledger;
    const uint32_t *bin_of_step;
    struct step_pieces pieces;
    struct gather_op *ops;
    struct input_logs *shapes; /* by shape of the recording */
    uint32_t *node_of_row;     /* of host rows */
    struct timeline timeline;
    uint32_t *lane_of_place;
    struct lane *lanes;
    size_t lane_count;
    struct timeline_gap *gaps; /* the gaps that the host explains, by lane */
    uint32_t *drains;          /* by gap: the node whose wait emptied the queue */

    struct open_call *stack;
    size_t depth, capacity;
    uint32_t lane; /* of the rows being visited */
    size_t gap;    /* the lane's next gap that is not fully booked */
    int64_t cursor;
    uint32_t before; /* the last call that ended while no other was open */
    int64_t before_end;
    uint32_t main; /* the thread of the steps */
    struct main_row *main_rows;
    size_t main_count, main_capacity;
    struct segments main_segments, other_segments;
    struct thread_pause *stretches;
    size_t stretch_count, stretch_capacity;
    bool failed;
};

/* Whether something failed, or the budget is over (checked now and then), so that a loop
 * over rows or gaps must end. `turn`: its number. */
static inline bool gather_stops(struct gather *gather, size_t turn)
{
    if (budget_is_over_at(gather->recording->memory.budget, turn))
        gather->failed = true;
    return gather->failed;
}

/* The bin of a moment; LEDGER_NONE: none. */
uint32_t gather_bin_at(struct gather *gather, int64_t time);
/* Books time on an idle place. Sets gather->failed when memory is refused. */
void gather_book_idle(struct gather *gather, const struct ledger_idle *idle, uint32_t bin,
                      int64_t length, bool new_gap);
/* Where the host was: in the innermost call that does work of its own, or between two
 * calls. */
struct ledger_idle gather_place_of(const struct gather *gather,
                                   const struct open_call *call, uint32_t after);
/* The node of a call that waits for the device; LEDGER_NONE for other calls. */
uint32_t gather_waiting_node(const struct gather *gather, const struct open_call *call);
/* The stack of open calls. */
struct open_call *gather_top(struct gather *gather);
bool gather_push(struct gather *gather, const struct open_call *call);

#endif
