/* Sums per step and op, and per device op and launching operator. */
#ifndef TRACEDIFF_TRACE_RESOLVE_SUMS_H
#define TRACEDIFF_TRACE_RESOLVE_SUMS_H

#include "base/error.h"
#include "trace/decode/recording.h"
#include "trace/resolve/steps.h"

/* Fills recording.cells, .cell_begin and .launch_shapes, and counts device rows without a
 * step. Needs links and self times. `operators`: for each element of
 * recording.correlations that belongs to a launch row, the operator row above it, or
 * TRACE_NONE; NULL: the launch shapes stay as they are. `side_by_side`: on two threads,
 * if there are few cells. */
int sums_make(struct trace_recording *recording, const struct step_pieces *pieces,
              const uint32_t *operators, bool side_by_side, struct error *error);

#endif
