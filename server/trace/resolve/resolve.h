/* Facts that are known only after the whole file is read. */
#ifndef TRACEDIFF_TRACE_RESOLVE_RESOLVE_H
#define TRACEDIFF_TRACE_RESOLVE_RESOLVE_H

#include "base/error.h"
#include "base/progress.h"
#include "trace/decode/recording.h"

/* Links launches, nests host rows, attributes steps, splits step time, sums cells and
 * launch shapes. Called once after trace_read(). */
int trace_resolve(struct trace_recording *recording, struct progress *progress,
                  struct error *error);
/* The same on two threads, if there are enough rows. */
int trace_resolve_with(struct trace_recording *recording, bool two_threads,
                       struct progress *progress, struct error *error);

#endif
