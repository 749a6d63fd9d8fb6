/* Sums per step and op, and per device op and launching operator. */
#ifndef TRACEDIFF_TRACE_SUMS_H
#define TRACEDIFF_TRACE_SUMS_H

#include "base/error.h"
#include "trace/recording.h"
#include "trace/steps.h"

/* Fills recording.cells and .cell_begin, and counts device rows without a step. Needs
 * links and self times. `side_by_side`: on two threads, where cells are few. */
int sums_make_cells(struct trace_recording *recording, const struct step_pieces *pieces,
                    bool side_by_side, struct error *error);

/* Fills recording.launch_shapes. `operators`: for each element of recording.correlations
 * that belongs to a launch row, the operator row above it, or TRACE_NONE. */
int sums_make_launch_shapes(struct trace_recording *recording, const uint32_t *operators,
                            struct error *error);

#endif
