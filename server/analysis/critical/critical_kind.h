/* What the time of a critical path is spent on (docs/semantics.md §14). */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_KIND_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_KIND_H

#include <stdbool.h>

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

#endif
