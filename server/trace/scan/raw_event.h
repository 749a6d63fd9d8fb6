/* An event as the walker gives it: spans into the text, and numbers. */
#ifndef TRACEDIFF_TRACE_SCAN_RAW_EVENT_H
#define TRACEDIFF_TRACE_SCAN_RAW_EVENT_H

#include <stdint.h>

struct span {
    const uint8_t *bytes; /* raw: escapes as in the file; for scalars the literal */
    uint32_t length;
};

enum walk_field {
    WALK_TS = 1 << 0, /* .ts is set; without it ts is missing or not a number */
    WALK_DUR = 1 << 1,
    WALK_TS_RANGE = 1 << 2, /* a number, but out of range; .ts is the limit */
    WALK_DUR_RANGE = 1 << 3,
    WALK_STREAM = 1 << 4,
    WALK_DEVICE = 1 << 5,
    WALK_CORRELATION = 1 << 6,
    WALK_BYTES = 1 << 7,
    WALK_BANDWIDTH = 1 << 8,     /* finite */
    WALK_BANDWIDTH_BAD = 1 << 9, /* there, but not a finite number */
    WALK_COLLECTIVE = 1 << 10,   /* a `Collective name` that is not empty */
    WALK_CATEGORY = 1 << 11,
    WALK_STREAM_WIDE = 1 << 12, /* .stream has the bits of an integer over INT64_MAX */
    WALK_CORRELATION_WIDE = 1 << 13
};

struct raw_event {
    uint32_t fields; /* enum walk_field */
    uint8_t phase;   /* first character of `ph`, 0 if there is none */
    int64_t ts, dur; /* ns, without the base */
    int64_t stream, device, correlation, bytes;
    double bandwidth;
    struct span name, category, pid, tid; /* empty when missing, never NULL */
    struct span
        shapes; /* `Input Dims`: the list as the file writes it; empty if missing */
};

enum walk_result {
    WALK_OK,
    WALK_MORE,   /* the piece ends inside the event */
    WALK_DAMAGED /* not the structure of an object */
};

#endif
