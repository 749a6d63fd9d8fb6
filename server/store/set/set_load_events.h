/* The rows of a file, decoded. */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_EVENTS_H
#define TRACEDIFF_STORE_SET_SET_LOAD_EVENTS_H

#include "base/error.h"
#include "store/set/set_load_parts.h"

#include <stdbool.h>
#include <stdint.h>

/* Decodes the segments of a file into the recording's events, copies and correlations;
 * its ops and places are there already, and links to shapes are below `shapes`. Numbering
 * the correlations is a third of the work; without, no row has one. */
int load_events(const struct load_source *source, uint32_t file, bool correlations,
                uint32_t shapes, struct trace_recording *recording, struct error *error);

#endif
