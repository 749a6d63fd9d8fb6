#ifndef TRACEDIFF_TRACE_NEST_H
#define TRACEDIFF_TRACE_NEST_H

#include "base/error.h"
#include "trace/recording.h"

#include <stddef.h>
#include <stdint.h>

/* ---- order ---- */

/* Rows in order of time. */

/* Sorts row numbers by (ts, longer first, row). Rows come in runs that are sorted already
 * (a profiler writes one kind of event after the other), so this is a merge sort of
 * natural runs. `scratch` has room for count / 2 + 1 numbers. */
void order_rows(const struct trace_events *events, uint32_t *rows, size_t count,
                uint32_t *scratch);

/* Sorts rows that have a correlation by (correlation, row), in the same way. A wide
 * number is compared by its bits and comes after a narrow one with the same bits. */
void order_by_correlation(const struct trace_recording *recording, uint32_t *rows,
                          size_t count, uint32_t *scratch);

/* Compares two numbers of places by device, then stream, for qsort_r() with
 * recording.places: 0 if they are one stream. */
int order_compare_streams(const void *a, const void *b, void *places);

/* ---- nest ---- */

/* Which host row contains which (docs/semantics.md §5): self times and launching
 * operators. */

/* Called for each host row in the order of its thread (ts, longer first, row).
 * `parent`: the row that contains it, or TRACE_NONE; `operator_row`: the innermost cpu_op
 * row of this row, its parent, the parent's parent and so on, or TRACE_NONE. */
typedef void nest_visit(void *context, uint32_t row, uint32_t parent,
                        uint32_t operator_row);

/* Walks the host rows of every (pid, tid) in turn and calls `visit` (may be NULL). With
 * `set_self`, writes events.self. Memory: 6 bytes per host row, and 40 per level of
 * nesting. The budget of a recording that was read back from a set ends it. */
int nest_rows(struct trace_recording *recording, bool set_self, nest_visit *visit,
              void *context, struct error *error);

/* The same in parts, for several threads. All of them call `visit` at the same time, for
 * rows of different (pid, tid). */
struct nest_plan;
int nest_plan_new(struct trace_recording *recording, bool set_self, nest_visit *visit,
                  void *context, struct nest_plan **out, struct error *error);
/* Handles one (pid, tid) after another, the largest first, until none is left. Each
 * calling thread needs 2 bytes per row of the largest one. 0, or -1 when memory is
 * refused or the budget is over: then no thread starts another one. */
int nest_plan_work(struct nest_plan *plan);
void nest_plan_free(struct nest_plan *plan); /* NULL is fine */

#endif
