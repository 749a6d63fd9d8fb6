/* The walker's result for an event: spans into the text, and numbers. */
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

/* Arguments that few events have, or that few readers need: the walker notes where they
 * are, and the code that needs one reads it. */
enum kept_field {
    KEPT_TYPES,    /* `Input type` */
    KEPT_CONCRETE, /* `Concrete Inputs` */
    KEPT_EXTERNAL, /* `External id`: nearly every event has one */
    KEPT_SEQUENCE, /* `Sequence number`; few events have this or those below */
    KEPT_FORWARD_THREAD,
    KEPT_PYTHON, /* `Python id` */
    KEPT_PYTHON_PARENT,
    KEPT_COLLECTIVE, /* `Collective name`; the facts of collectives from here */
    KEPT_GROUP_NAME,
    KEPT_GROUP_RANKS,
    KEPT_DTYPE,
    KEPT_IN_SPLIT,
    KEPT_OUT_SPLIT,
    KEPT_GROUP_SIZE,
    KEPT_IN_ELEMENTS,
    KEPT_OUT_ELEMENTS,
    KEPT_SEQ,
    KEPT_COMMS_ID,
    KEPT_SOURCE,
    KEPT_DESTINATION,
    KEPT_MEMORY_BYTES, /* of the instants `[memory]` from here */
    KEPT_ADDRESS,
    KEPT_ALLOCATED,
    KEPT_RESERVED,
    KEPT_DEVICE_TYPE,
    KEPT_DEVICE_ID,
    WALK_KEPT
};
#define KEPT_BIT(kept) ((uint32_t)1 << (kept))

struct raw_event {
    uint32_t fields; /* enum walk_field */
    uint32_t kept;   /* KEPT_BIT() of those in `arguments` that are there */
    uint8_t phase;   /* first character of `ph`, 0 if there is none */
    int64_t ts, dur; /* ns, without the base */
    int64_t stream, device, correlation, bytes;
    double bandwidth;
    struct span name, category, pid, tid; /* empty when missing, never NULL */
    struct span text;                     /* all of it; set by the caller of the walker */
    struct span
        shapes; /* `Input Dims`: the list as the file writes it; empty if missing */
    /* By enum kept_field: the value as the file writes it, with its quotes or brackets;
     * length 0: a scalar whose end is not known yet. */
    struct span arguments[WALK_KEPT];
};

enum walk_result {
    WALK_OK,
    WALK_MORE,   /* the piece ends inside the event */
    WALK_DAMAGED /* not the structure of an object */
};

#endif
