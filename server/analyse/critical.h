#ifndef TRACEDIFF_ANALYSE_CRITICAL_H
#define TRACEDIFF_ANALYSE_CRITICAL_H

#include "analyse/rows.h"
#include "base/budget.h"
#include "base/error.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- critical plan ---- */

/* The rows of a recording that a critical path can go through, and what they wait for
 * (docs/semantics.md §14). It is made once for a recording; the paths of its steps are
 * then found with it. */

#define CRITICAL_NONE UINT32_MAX

/* The kind of the rows of an op. The first three are the host rows of a path. */
enum critical_class {
    CRITICAL_IS_OPERATOR = 1 << 0,
    CRITICAL_IS_CALL = 1 << 1,
    CRITICAL_IS_DATA = 1 << 2,
    CRITICAL_IS_HOST = CRITICAL_IS_OPERATOR | CRITICAL_IS_CALL | CRITICAL_IS_DATA,
    CRITICAL_WAITS = 1 << 3,            /* a call that waits for the device */
    CRITICAL_WAITS_FOR_STREAM = 1 << 4, /* a call that waits for a stream of the device */
    CRITICAL_ORDERS_STREAM = 1 << 5,    /* a call that makes a stream wait */
    CRITICAL_COPIES = 1 << 6,           /* a call that copies memory */
    CRITICAL_IS_SYNC_ROW = 1 << 7       /* of category cuda_sync */
};

/* What a device row follows. */
enum critical_dependency {
    CRITICAL_FOLLOWS_NOTHING,
    CRITICAL_FOLLOWS_LAUNCH,
    CRITICAL_FOLLOWS_DEVICE
};

struct critical_device {
    int64_t start, end;
    uint32_t row;
    uint32_t before; /* CRITICAL_FOLLOWS_DEVICE: which device row */
    uint8_t follows; /* enum critical_dependency */
};

struct critical_plan {
    const struct trace_recording *recording; /* borrowed */
    int64_t delay;                           /* ns; longer gaps of a device are idle */
    uint8_t *class_of_op;                    /* enum critical_class */
    uint32_t *thread_of_place, *stream_of_place, *device_of_place;
    uint32_t thread_count, stream_count;
    bool *is_backward; /* by thread: it runs backward operators */
    uint32_t *host;    /* rows, by (start, longer first, file order) */
    size_t host_count;
    struct critical_device *devices; /* that take time, by (start, file order) */
    size_t device_count;
    uint32_t *waited_for; /* by row of the recording: 1 + the device row at whose end a
                             call stops waiting; 0: none */
    uint32_t *by_row;     /* room for a number for each row of the recording */
    struct arena *arena;  /* of all of it, and of the paths */
};

/* The launch of a device row; TRACE_NONE: unknown, or later than its start. */
static inline uint32_t critical_launch(const struct critical_plan *plan,
                                       const struct critical_device *device)
{
    const struct trace_events *events = &plan->recording->events;
    uint32_t launch = events->link[device->row];

    return launch == TRACE_NONE || events->ts[launch] > device->start ? TRACE_NONE
                                                                      : launch;
}

static inline uint8_t critical_class_of(const struct critical_plan *plan, uint32_t row)
{
    return plan->class_of_op[plan->recording->events.op[row]];
}

/* ---- critical prepare ---- */

/* Makes the plan of a recording whole. */

/* In an arena. */
void critical_prepare(const struct trace_recording *recording, int64_t delay,
                      struct arena *arena, struct critical_plan *out);

/* ---- critical kind ---- */

/* What the time of a critical path is spent on (docs/semantics.md §14). */

/* The kinds from CRITICAL_SYNC on are waiting, the others are work. */
enum critical_kind {
    CRITICAL_OPERATOR,
    CRITICAL_CALL, /* of the runtime or the driver */
    CRITICAL_DATA, /* loading data */
    CRITICAL_LAUNCH_DELAY,
    CRITICAL_KERNEL,
    CRITICAL_COMMUNICATION,
    CRITICAL_COPY,
    CRITICAL_TURNAROUND, /* a short gap between two rows of a device */
    CRITICAL_SYNC,       /* the host waits for the device */
    CRITICAL_BETWEEN,    /* a thread is between two rows */
    CRITICAL_IDLE,       /* none of these is known to run */
    CRITICAL_KINDS
};

const char *critical_kind_name(enum critical_kind kind);

static inline bool critical_is_work(enum critical_kind kind)
{
    return kind < CRITICAL_SYNC;
}

/* ---- critical pieces ---- */

/* What each thread does in a window of time, as consecutive pieces from the start of the
 * window to its end. */

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
};

/* ---- critical path ---- */

/* The critical path of a window of time: the chain of rows that follow each other with
 * the most work (docs/semantics.md §14).
 *
 * Takes n log n of the rows in the window. */

struct critical_segment {
    int64_t start, duration; /* more than 0 */
    uint32_t row;            /* TRACE_NONE: none */
    uint8_t kind;            /* enum critical_kind */
};

/* Kept from one window to the next. */
struct critical_path {
    struct critical_segment *segments; /* in order of time, from `from` to `to` without a
                                          gap */
    size_t count, capacity;
    int64_t work; /* ns, the sum of the segments that are work */
    struct critical_pieces pieces;
    int64_t *work_of; /* of the sweep: by device row of the window */
    size_t *heap;     /* and by thread */
    size_t work_capacity, heap_capacity;
};

/* ---- critical steps ---- */

/* The critical paths of the chosen steps of a file (docs/semantics.md §14). */

/* Called, in order of time, with the path of a stretch of a step (an index in
 * recording.steps); most steps are one stretch. */
typedef void critical_visit(void *context, const struct critical_plan *plan,
                            uint32_t step, const struct critical_path *path);

/* `delay`: longer gaps of a device, in ns, are idle. */
void critical_steps_each(const struct rows_span *span, int64_t delay,
                         struct budget *budget, critical_visit *visit, void *context);

#endif
