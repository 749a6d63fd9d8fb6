/* The calls of phases on a rank, and what the devices do during them (docs/semantics.md
 * §15). */
#ifndef TRACEDIFF_ANALYSE_PHASES_H
#define TRACEDIFF_ANALYSE_PHASES_H

#include "base/arena.h"
#include "trace/names.h"

/* Times in ns. */
struct phase_call {
    struct trace_phase_call says;
    int64_t rank;
    int64_t time;          /* of the row */
    bool has_parts;        /* false: the file has no device rows */
    int64_t compute;       /* the four parts of `time` (docs/semantics.md §6) */
    int64_t communication; /* exposed */
    int64_t memory;        /* exposed */
    int64_t idle;
    int64_t device; /* length of the union of the device rows that it launches */
    int64_t
        active; /* the time that it adds to the time in which calls of its phase run */
};

struct phase_calls {
    struct phase_call *items;
    size_t count, capacity;
    struct arena *arena;
};

#endif
