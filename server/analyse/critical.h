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

#endif
