/* Inside the decoder: from the raw inputs of a host row to their number. */
#ifndef TRACEDIFF_TRACE_DECODE_INTERN_INPUTS_H
#define TRACEDIFF_TRACE_DECODE_INTERN_INPUTS_H

#include "trace/decode/interner.h"

/* Index into recording.inputs, in *out; TRACE_NONE: the row has none. False when memory
 * is refused. */
bool intern_inputs(struct interner *interner, const struct raw_event *event,
                   uint32_t *out);
/* The same for a row of category cuda_profiler_range: all of its `args`, which are
 * counters, are the values. */
bool intern_counters(struct interner *interner, const struct raw_event *event,
                     uint32_t *out);

#endif
