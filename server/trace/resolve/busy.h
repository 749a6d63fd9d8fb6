/* The steps of a recording, and the split of their time. */
#ifndef TRACEDIFF_TRACE_RESOLVE_BUSY_H
#define TRACEDIFF_TRACE_RESOLVE_BUSY_H

#include "base/error.h"
#include "trace/decode/recording.h"
#include "trace/resolve/steps.h"

/* Makes the windows of the step rows (docs/semantics.md §19), the steps, `pieces` (the
 * caller frees them, also after an error), and splits the time of every step into
 * compute, exposed communication, exposed memory and idle (§6). The rows must be linked.
 * Notes how much of the device's time is in no window. */
int steps_resolve(struct trace_recording *recording, struct step_pieces *pieces,
                  struct error *error);
/* Notes how much of the recording the steps of a marker cover, if that is under half. */
int steps_note_marker(struct trace_recording *recording, struct error *error);

#endif
