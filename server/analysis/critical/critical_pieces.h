/* What each thread does in a window of time, as consecutive pieces from the start of the
 * window to its end. */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_PIECES_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_PIECES_H

#include "analysis/critical/critical_kind.h"
#include "analysis/critical/critical_plan.h"

/* At most this many device rows that run across the start of a window: those that started
 * last. */
#define CRITICAL_RUNNING_MAX ((size_t)1024)

struct critical_window {
    int64_t from, to;          /* rows that start at `to` are not in it */
    size_t host, host_end;     /* in plan.host: those that start in it */
    size_t device, device_end; /* in plan.devices: those that start in it */
    const uint32_t *running;   /* device rows that started before and end in it or
                                  later */
    size_t running_count;
};

/* How the best chain reaches the start of a piece. */
enum critical_reach {
    CRITICAL_BY_THREAD, /* by the piece before, or from the start of the window */
    CRITICAL_BY_DEVICE, /* by the end of a device row */
    CRITICAL_BY_OTHER   /* by the end of what another thread did */
};

struct critical_piece {
    int64_t start;
    int64_t work;    /* of the best chain up to here */
    uint32_t row;    /* TRACE_NONE: the thread is between two rows */
    uint32_t from;   /* the device row that a call waited for, or the piece of the other
                        thread */
    uint8_t kind;    /* enum critical_kind */
    uint8_t reached; /* enum critical_reach; before the sweep, BY_DEVICE marks pieces
                        that may be reached this way */
};

struct critical_thread {
    uint32_t thread;   /* of plan.thread_of_place */
    size_t begin, end; /* in .items */
    size_t next;       /* of the sweep */
};

struct critical_open {
    uint32_t row;
    int64_t end;
};

struct critical_pieces {
    struct critical_piece *items; /* by thread and start */
    size_t count, capacity;
    struct critical_thread *threads; /* in order of their first rows */
    size_t thread_count, thread_capacity;
    uint32_t *rows; /* of the window, thread by thread */
    size_t row_capacity;
    uint32_t *number;           /* by thread of the plan: its place in .threads + 1 */
    struct critical_open *open; /* the open rows, the last started on top */
    size_t open_capacity;
    struct budget_share memory;
};

/* The first piece of each thread is between two rows. Sets plan->by_row to the piece that
 * starts with each row. */
int critical_pieces_make(struct critical_plan *plan, const struct critical_window *window,
                         struct critical_pieces *out, struct error *error);
void critical_pieces_free(struct critical_pieces *pieces);

#endif
