/* An index of spans, made of a recording. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_MAKE_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_MAKE_H

#include "analysis/timeline/span_index.h"
#include "base/error.h"
#include "trace/decode/recording.h"

/* The budget of the recording ends it. Takes n log n. Owned by the caller:
 * span_index_free(). */
int span_make(const struct trace_recording *recording, bool use_short_name,
              struct span_index **out, struct error *error);

#endif
