/* Inside the decoder: arguments that few events have (arguments.h). */
#ifndef TRACEDIFF_TRACE_DECODE_KEEP_H
#define TRACEDIFF_TRACE_DECODE_KEEP_H

#include "trace/decode/interner.h"

/* Room of the lists of the recording. */
struct list_room {
    struct interner *interner;
    size_t sequences, memory, collectives, samples, counters;
};

/* Whether keep_arguments() must look at a row: in most files, few rows or none. */
static inline bool keep_wants(const struct raw_event *event)
{
    return event->kept >= KEPT_BIT(KEPT_SEQUENCE);
}
/* Keeps the arguments of a row that was just added, beyond the columns. 0, or -1 when
 * memory is refused. */
int keep_arguments(struct list_room *keeping, const struct raw_event *event,
                   uint32_t row);

/* Whether an event that is not kept states how much memory was allocated or freed. */
static inline bool keep_is_memory(const struct raw_event *event)
{
    return (event->kept & KEPT_BIT(KEPT_MEMORY_BYTES)) != 0;
}
/* Keeps the event if it is an instant `[memory]`. 0, or -1 when memory is refused. */
int keep_memory(struct list_room *keeping, const struct raw_event *event,
                uint64_t offset);

#endif
