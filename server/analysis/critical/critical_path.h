/* The critical path of a window of time: the chain of rows that follow each other with
 * the most work (docs/semantics.md §14).
 *
 * Takes n log n of the rows in the window. */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_PATH_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_PATH_H

#include "analysis/critical/critical_kind.h"
#include "analysis/critical/critical_pieces.h"
#include "analysis/critical/critical_plan.h"

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
    struct critical_pieces *pieces;
};

/* `path` is all zeros before its first use. Uses plan->by_row. */
int critical_path_find(struct critical_plan *plan, const struct critical_window *window,
                       struct critical_path *path, struct error *error);
void critical_path_free(struct critical_path *path); /* also the cleanup function */

#endif
