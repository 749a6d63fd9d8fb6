/* The split of step time. */
#ifndef TRACEDIFF_TRACE_RESOLVE_BUSY_H
#define TRACEDIFF_TRACE_RESOLVE_BUSY_H

#include "base/error.h"
#include "trace/decode/recording.h"

/* Splits the time of every step into compute, exposed communication, exposed memory and
 * idle (docs/semantics.md §6). */
int steps_split_time(struct trace_recording *recording, struct error *error);

#endif
