/* Files of other programs than PyTorch (docs/semantics.md §2). Their rows have no
 * category: what is device work, and what was made of other rows, follows from the names
 * of processes and threads, which may come after the rows.
 *
 * A file of PyTorch costs a look at the names of its processes and threads, and nothing
 * for each row. */
#ifndef TRACEDIFF_TRACE_LANES_H
#define TRACEDIFF_TRACE_LANES_H

#include "base/hash.h"
#include "trace/decode.h"

#include <stddef.h>
#include <stdint.h>

struct lane_process {
    uint8_t kind;   /* enum process_kind in lanes.c */
    bool streams;   /* it has threads that are streams */
    int32_t device; /* -1: none */
};

struct lane_thread {
    uint8_t kind; /* enum thread_kind in lanes.c */
    int64_t stream;
};

struct lanes {
    struct strings pids;    /* of the processes below */
    struct strings threads; /* pid, NUL, tid of the threads below */
    struct lane_process *processes;
    struct lane_thread *thread;
    size_t process_capacity, thread_capacity;
    uint32_t kinds; /* a bit for each kind of process */
    int32_t npus, npu_groups;
    uint64_t left_out; /* rows that were marked to be removed: their duration is -1 */
};

void lanes_init(struct lanes *lanes);
void lanes_free(struct lanes *lanes);

/* Whether an event of phase M names a process or a thread: many are none. */
static inline bool lanes_want(const struct raw_event *event)
{
    return event->phase == 'M' && (event->kept & KEPT_BIT(KEPT_LABEL)) != 0;
}
/* 0, or -1 when memory is refused. */
int lanes_note(struct lanes *lanes, struct interner *interner,
               const struct raw_event *event);

/* Once, after the last event: makes device rows of rows that are device work, and marks
 * those that are to be left out. 0, or -1 when memory is refused. */
int lanes_settle(struct lanes *lanes, struct interner *interner);

#endif
