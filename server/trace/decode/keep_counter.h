/* Inside the decoder: samples of counters (counters.h). */
#ifndef TRACEDIFF_TRACE_DECODE_KEEP_COUNTER_H
#define TRACEDIFF_TRACE_DECODE_KEEP_COUNTER_H

#include "trace/decode/keep.h"

/* Keeps the values of an event of phase C. 0, or -1 when memory is refused. */
int keep_counter(struct list_room *keeping, const struct raw_event *event,
                 uint64_t offset);

#endif
