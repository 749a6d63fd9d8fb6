/* Markers: rows that make the steps of a recording without step rows (docs/semantics.md
 * §3). */
#ifndef TRACEDIFF_TRACE_RESOLVE_MARKERS_H
#define TRACEDIFF_TRACE_RESOLVE_MARKERS_H

#include "base/error.h"
#include "trace/decode/recording.h"

/* Fills recording.markers: the names whose rows could be the steps of this file. Does
 * nothing if the file has step rows. Takes n log n, about as long as nest_rows(). */
int markers_find(struct trace_recording *recording, struct error *error);

/* Replaces step rows, steps and cells by those of a marker (phases.h), and counts device
 * rows without a step again. The rows must be linked and have self times. A file without
 * such rows gets only its pseudo-step. Does not touch the launch shapes. */
int markers_make_steps(struct trace_recording *recording, const char *marker,
                       struct error *error);

#endif
