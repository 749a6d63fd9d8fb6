/* The rows of a file, decoded. */
#ifndef TRACEDIFF_STORE_SET_SET_LOAD_EVENTS_H
#define TRACEDIFF_STORE_SET_SET_LOAD_EVENTS_H

#include "base/error.h"
#include "store/set/set_load_parts.h"

#include <stdbool.h>
#include <stdint.h>

/* What to decode of the rows in addition to the parts that are always there. */
struct load_extras {
    bool correlations; /* numbering them is a third of the work; false: no row has one */
    bool sequences;
};

/* Decodes the segments of a file into the recording's events, copies and wanted extras.
 * Its ops and places must be there already; links to inputs are below `inputs`. */
int load_events(const struct load_source *source, uint32_t file,
                struct load_extras wanted, uint32_t inputs,
                struct trace_recording *recording, struct error *error);

#endif
