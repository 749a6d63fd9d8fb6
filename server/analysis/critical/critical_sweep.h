/* The work of the best chain up to each piece and device row of a window. */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_SWEEP_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_SWEEP_H

#include "analysis/critical/critical_pieces.h"

/* How the chain enters a device row: what leads to its start, and from which time on. */
struct critical_entry {
    int64_t from;    /* when the chain before it ends */
    uint32_t before; /* FOLLOWS_LAUNCH: a piece, FOLLOWS_DEVICE: a device row */
    uint8_t kind;    /* enum critical_kind of the time up to its start */
    uint8_t follows; /* enum critical_dependency */
};
struct critical_entry critical_enter(const struct critical_plan *plan,
                                     const struct critical_window *window,
                                     uint32_t device);

/* Where the best chain ends: a device row, or the end of a thread. */
struct critical_end {
    int64_t time, work;
    uint32_t device; /* CRITICAL_NONE: it is a thread, or nothing */
    uint32_t piece;  /* the last one of the thread; CRITICAL_NONE: nothing */
};

/* Fills work and reached of the pieces, and `work` of the device rows of the window at
 * their starts, by device - window->device; it is 0 for rows that run across the start of
 * the window.
 */
int critical_sweep(const struct critical_plan *plan, const struct critical_window *window,
                   struct critical_pieces *pieces, int64_t *work,
                   struct critical_end *end, struct error *error);

#endif
