/* Where the next event begins behind a damaged one. */
#ifndef TRACEDIFF_TRACE_RESYNC_H
#define TRACEDIFF_TRACE_RESYNC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum resync_result {
    RESYNC_EVENT,    /* an event opens at *found */
    RESYNC_LIST_END, /* the list of events closes at *found */
    RESYNC_NONE      /* neither; what stands before *found need not be looked at again */
};

/* Looks for the end of an object that is followed by a comma and an object that begins with
 * a key of trace events, or by the end of the list, whatever quotes stand between: in
 * damaged text they prove nothing. */
enum resync_result resync_find(const uint8_t *bytes, size_t length, bool at_end,
                               size_t *found);

#endif
