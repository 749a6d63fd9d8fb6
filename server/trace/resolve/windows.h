/* The window of each step: when host and device did it (docs/semantics.md §19).
 *
 * A step ends when the host has left it and the device has done its work; it begins when
 * the one before has ended. Costs n log s for n device rows and s step rows, and n log n
 * where many steps hold the first launch. */
#ifndef TRACEDIFF_TRACE_RESOLVE_WINDOWS_H
#define TRACEDIFF_TRACE_RESOLVE_WINDOWS_H

#include "base/error.h"
#include "trace/decode/recording.h"

#include <stddef.h>
#include <stdint.h>

/* Fills begin and end of recording.step_rows. `device_rows`: all device rows, in any
 * order, linked to their launches. */
int windows_make(struct trace_recording *recording, const uint32_t *device_rows,
                 size_t count, struct error *error);

#endif
