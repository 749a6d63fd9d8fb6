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

/* The object `args` of a complete event; the last one if there are several. */
struct span intern_find_arguments(const struct span *text);
/* The place after the string whose opening quote is at `at`. */
uint32_t intern_pass_string(const struct span *text, uint32_t at);

#endif
