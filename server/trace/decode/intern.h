/* Inside the decoder: from raw bytes to numbers of ops and correlations.
 *
 * All functions return TRACE_NONE (= STRINGS_NONE) if memory is refused or a limit is
 * reached. */
#ifndef TRACEDIFF_TRACE_DECODE_INTERN_H
#define TRACEDIFF_TRACE_DECODE_INTERN_H

#include "trace/decode/interner.h"

/* Index into interner.categories. */
uint32_t intern_category(struct interner *interner, const struct raw_event *event);
/* Index into recording.ops. */
uint32_t intern_op(struct interner *interner, const struct raw_event *event,
                   uint32_t category);
/* Appends to recording.correlations: index + 1; 0: the event has none. */
uint32_t intern_correlation(struct interner *interner, const struct raw_event *event);

#endif
