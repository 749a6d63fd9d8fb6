/* What the devices of a recording did at every moment: the row that the moment is booked
 * on, and the gaps in which no row runs (docs/semantics.md §16.1). Pure. */
#ifndef TRACEDIFF_ACCOUNT_SWEEP_H
#define TRACEDIFF_ACCOUNT_SWEEP_H

#include "account/names.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A stretch of time that is booked on a row. */
struct sweep_piece {
    int64_t start, end; /* ns */
    uint32_t row;
};

/* In order of time, without overlap; between two that do not touch is a gap, which ends
 * where the row of the second is booked. */
struct sweep {
    struct sweep_piece *pieces;
    size_t count;
};

/* `rows`: all device rows, and perhaps others, in order of the file.
 * Compute before communication before memory; of several rows of one class the smallest
 * start, then the first in the file, until it ends. Rows without length are left out.
 * Costs n log n. False when memory is refused or the budget is over; free `out` in any
 * case. */
bool sweep_make(const struct trace_recording *recording, const struct account_op *ops,
                const uint32_t *rows, size_t count, struct sweep *out);
void sweep_free(struct sweep *sweep);

#endif
