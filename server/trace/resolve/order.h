/* Rows in order of time. */
#ifndef TRACEDIFF_TRACE_RESOLVE_ORDER_H
#define TRACEDIFF_TRACE_RESOLVE_ORDER_H

#include "trace/decode/recording.h"

#include <stddef.h>
#include <stdint.h>

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

#endif
