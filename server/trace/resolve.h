#ifndef TRACEDIFF_TRACE_RESOLVE_H
#define TRACEDIFF_TRACE_RESOLVE_H

#include "base/error.h"
#include "base/system.h"
#include "trace/recording.h"

/* ---- markers ---- */

/* Markers: rows that make the steps of a recording without step rows (docs/semantics.md
 * §3). */

/* Fills recording.markers: the names whose rows could be the steps of this file. Does
 * nothing if the file has step rows. Takes n log n, about as long as nest_rows(). */
int markers_find(struct trace_recording *recording, struct error *error);

/* Replaces step rows, steps and cells by those of a marker (names.h), and counts device
 * rows without a step again. The rows must be linked and have self times. A file without
 * such rows gets only its pseudo-step. Does not touch the launch shapes. */
int markers_make_steps(struct trace_recording *recording, const char *marker,
                       struct error *error);

/* ---- resolve ---- */

/* Facts that are known only after the whole file is read. */

/* Links launches, nests host rows, attributes steps, splits step time, sums cells and
 * launch shapes. Called once after trace_read(). */
int trace_resolve(struct trace_recording *recording, struct progress *progress,
                  struct error *error);
/* The same on two threads, if there are enough rows. */
int trace_resolve_with(struct trace_recording *recording, bool two_threads,
                       struct progress *progress, struct error *error);

#endif
