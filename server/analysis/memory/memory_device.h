/* The memory of one device in one recording (docs/semantics.md §11). */
#ifndef TRACEDIFF_ANALYSIS_MEMORY_MEMORY_DEVICE_H
#define TRACEDIFF_ANALYSIS_MEMORY_MEMORY_DEVICE_H

#include "analysis/data/series.h"
#include "analysis/memory/memory_sums.h"
#include "trace/resolve/steps.h"

/* The instants of a device. */
struct memory_rows {
    const struct trace_recording *recording;
    int64_t rank;
    uint32_t span;
    struct memory_place place;
    const uint32_t *rows; /* numbers of instants, by (ts, file order); one or more */
    uint32_t count;
    const uint32_t *frames; /* by number of instant */
    struct step_pieces *pieces;
};

/* Adds the device, the memory that its frames hold and, unless `lines` is NULL, its
 * curves. Costs n log n. */
int memory_device_add(const struct memory_rows *rows, struct memory_sums *sums,
                      struct series_list *lines, struct error *error);

/* The bytes that an instant allocates or frees, 0 or more. */
int64_t memory_bytes_of(const struct trace_memory *instant);

#endif
