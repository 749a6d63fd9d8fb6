/* The frames of the instants `[memory]` of a recording (docs/semantics.md §11). */
#ifndef TRACEDIFF_ANALYSIS_MEMORY_MEMORY_PLACE_H
#define TRACEDIFF_ANALYSIS_MEMORY_MEMORY_PLACE_H

#include "analysis/memory/memory_frames.h"
#include "base/error.h"
#include "trace/decode/recording.h"

/* Adds the frames of a recording, which has its sequence numbers. `order`: the numbers of
 * its instants by (ts, file order); `marker`: the one that makes its steps, or NULL.
 * out[i]: the frame of instant i. Costs n log n. */
int memory_place(const struct trace_recording *recording, const char *marker,
                 const uint32_t *order, struct memory_frames *frames, uint32_t *out,
                 struct error *error);

#endif
