/* Finds the next event after a damaged one. */
#ifndef TRACEDIFF_TRACE_SCAN_RESYNC_H
#define TRACEDIFF_TRACE_SCAN_RESYNC_H

#include <stddef.h>
#include <stdint.h>

enum resync_result {
    RESYNC_EVENT,    /* an event opens at *found */
    RESYNC_LIST_END, /* the list of events closes at *found */
    RESYNC_NONE      /* neither; the bytes before *found need no second search */
};

enum resync_flag {
    RESYNC_AT_END = 1 << 0, /* these are the last bytes of the file */
    RESYNC_HERE = 1 << 1,   /* the next event may open at the first byte already */
    /* The text is intact but may be cut off: only an event with a phase counts as one,
     * and what looks like the end of the list does not count. */
    RESYNC_SURE = 1 << 2
};

/* Looks for the end of an object that is followed by a comma and an object that begins
 * with a key of trace events, or by the end of the list. It ignores the quotes in
 * between: in damaged text they prove nothing. Events contain lists of objects, too, so
 * an end of a list counts only if no event follows soon. */
enum resync_result resync_find(const uint8_t *bytes, size_t length, unsigned flags,
                               size_t *found);

#endif
