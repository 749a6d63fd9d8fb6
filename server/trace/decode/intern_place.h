/* Inside the decoder: where an event ran. */
#ifndef TRACEDIFF_TRACE_DECODE_INTERN_PLACE_H
#define TRACEDIFF_TRACE_DECODE_INTERN_PLACE_H

#include "trace/decode/interner.h"

/* Index into recording.places; TRACE_NONE if memory is refused or a limit is reached. */
uint32_t intern_place(struct interner *interner, const struct raw_event *event);

#endif
