#ifndef TRACEDIFF_TRACE_MEMBER_H
#define TRACEDIFF_TRACE_MEMBER_H

#include "base/text.h"
#include "trace/number.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* ---- raw event ---- */

/* The walker's result for an event: spans into the text, and numbers. */

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

/* ---- member ---- */

/* Part of the walker: one member of an object, and what an event takes from it.
 * Everything here is inlined into the loop of walk.c. */

#define WALK_INLINE static inline __attribute__((always_inline))

/* What to do with the value of a key. */
enum member_action {
    MEMBER_SKIP,
    MEMBER_PHASE, /* members of an event from here */
    MEMBER_TS,
    MEMBER_DUR,
    MEMBER_CATEGORY,
    MEMBER_PID,
    MEMBER_TID,
    MEMBER_NAME,
    MEMBER_ARGUMENTS,
    MEMBER_SHAPES, /* members of its args from here */
    MEMBER_CORRELATION,
    MEMBER_STREAM,
    MEMBER_DEVICE,
    MEMBER_BYTES,
    MEMBER_BANDWIDTH,
    MEMBER_COLLECTIVE,
    MEMBER_KEPT, /* + enum kept_field */
    MEMBER_ACTIONS = MEMBER_KEPT + WALK_KEPT
};

struct member {
    bool is_string;
    const uint8_t *value;   /* first byte: a quote, a bracket, or of a scalar */
    const uint8_t *end;     /* the byte after the value; NULL for scalars: not searched */
    uint32_t string_length; /* of a string value, between its quotes */
};

/* The key as the file writes it, perhaps with escapes. */
enum member_action member_action_of(const uint8_t *key, size_t length, bool argument);

/* Writes what a raw string with escapes spells, followed by a quote, if it is ASCII and
 * has at most MEMBER_SPELLED bytes (no number or known key is longer). False for anything
 * else, and for a string without escapes. */
#define MEMBER_SPELLED 80
bool member_spell(const uint8_t *raw, size_t length, uint8_t out[MEMBER_SPELLED + 9],
                  size_t *spelled);

/* The values of strings with escapes: see member_take(). */
enum number_result member_spelled_time(const struct member *member, int64_t *ns);
enum number_result member_spelled_integer(const struct member *member, bool hex,
                                          int64_t *value);
uint8_t member_spelled_phase(const struct member *member);

#define ARGUMENT_FIELDS                                                                  \
    ((uint32_t)(WALK_STREAM | WALK_STREAM_WIDE | WALK_DEVICE | WALK_CORRELATION |        \
                WALK_CORRELATION_WIDE | WALK_BYTES | WALK_BANDWIDTH |                    \
                WALK_BANDWIDTH_BAD | WALK_COLLECTIVE))

WALK_INLINE void forget_arguments(struct raw_event *event)
{
    event->fields &= ~ARGUMENT_FIELDS;
    event->kept = 0;
    event->shapes.length = 0;
}

WALK_INLINE enum number_result integer_of(const struct member *member, bool hex,
                                          int64_t *value)
{
    if (!member->is_string)
        return number_integer(member->value, value);
    enum number_result result =
        number_integer_text(member->value + 1, member->string_length, hex, value);
    return __builtin_expect(result == NUMBER_NONE, 0)
               ? member_spelled_integer(member, hex, value)
               : result;
}

/* If a key occurs twice, the last value counts, whatever it is. */
WALK_INLINE void set_field(struct raw_event *event, uint32_t field, bool there)
{
    event->fields = there ? event->fields | field : event->fields & ~field;
}

/* Sets an integer that may be wide. */
WALK_INLINE void take_integer(struct raw_event *event, const struct member *member,
                              bool hex, int64_t *value, uint32_t field, uint32_t wide)
{
    enum number_result result = integer_of(member, hex, value);

    event->fields &= ~(field | wide);
    if (__builtin_expect(result == NUMBER_OK, 1))
        event->fields |= field;
    else if (result == NUMBER_WIDE)
        event->fields |= field | wide;
}

/* Whether a scalar ends before this byte: blanks and control characters, comma, closing
 * brackets, quote. */
WALK_INLINE bool ends_scalar(uint8_t c)
{
    return c <= ' ' || c == ',' || c == '}' || c == ']' || c == '"';
}

WALK_INLINE struct span span_of(const struct member *member)
{
    const uint8_t *end = member->value;

    if (member->is_string)
        return (struct span){member->value + 1, member->string_length};
    if (member->end != NULL)
        return (struct span){member->value, (uint32_t)(member->end - member->value)};
    end += number_digits(end);
    while (!ends_scalar(*end))
        end++;
    return (struct span){member->value, (uint32_t)(end - member->value)};
}

/* Whether no byte of a string would end a number. */
bool member_spells_number(const uint8_t *text, uint32_t length);

WALK_INLINE void take_time(struct raw_event *event, const struct member *member,
                           int64_t *ns, uint32_t field, uint32_t range)
{
    const uint8_t *text = member->value + (member->is_string ? 1 : 0);
    enum number_result result = number_us_to_ns(text, ns);

    if (member->is_string && !member_spells_number(text, member->string_length))
        result = member_spelled_time(member, ns);

    event->fields &= ~(field | range);
    if (result == NUMBER_OK)
        event->fields |= field;
    else if (result == NUMBER_OUT_OF_RANGE)
        event->fields |= range;
}

WALK_INLINE void take_bandwidth(struct raw_event *event, const struct member *member)
{
    bool finite = number_double(member->value, &event->bandwidth);

    set_field(event, WALK_BANDWIDTH, finite);
    set_field(event, WALK_BANDWIDTH_BAD, !finite);
}

WALK_INLINE void take_shapes(struct raw_event *event, const struct member *member)
{
    bool list = *member->value == '[';

    event->shapes.bytes = member->value;
    event->shapes.length = list ? (uint32_t)(member->end - member->value) : 0;
}

/* Notes where the value is. */
WALK_INLINE void member_keep(struct raw_event *event, unsigned kept,
                             const struct member *member)
{
    event->kept |= KEPT_BIT(kept);
    event->arguments[kept] = (struct span){
        member->value, member->end == NULL ? 0 : (uint32_t)(member->end - member->value)};
}

/* Takes a value; `args` with an object is walked by the caller instead. */
WALK_INLINE void member_take(struct raw_event *event, enum member_action action,
                             const struct member *member)
{
    switch (action) {
    case MEMBER_SKIP:
        break;
    case MEMBER_PHASE:
        event->phase = member->is_string && member->string_length == 1
                           ? member->value[1]
                           : member_spelled_phase(member);
        break;
    case MEMBER_TS:
        take_time(event, member, &event->ts, WALK_TS, WALK_TS_RANGE);
        break;
    case MEMBER_DUR:
        take_time(event, member, &event->dur, WALK_DUR, WALK_DUR_RANGE);
        break;
    case MEMBER_CATEGORY:
        event->category = span_of(member);
        set_field(event, WALK_CATEGORY, member->is_string);
        break;
    case MEMBER_PID:
        event->pid = span_of(member);
        break;
    case MEMBER_TID:
        event->tid = span_of(member);
        break;
    case MEMBER_NAME:
        event->name = span_of(member);
        break;
    case MEMBER_ARGUMENTS: /* no object */
        forget_arguments(event);
        break;
    case MEMBER_SHAPES:
        take_shapes(event, member);
        break;
    case MEMBER_CORRELATION:
        take_integer(event, member, false, &event->correlation, WALK_CORRELATION,
                     WALK_CORRELATION_WIDE);
        break;
    case MEMBER_STREAM:
        take_integer(event, member, true, &event->stream, WALK_STREAM, WALK_STREAM_WIDE);
        break;
    case MEMBER_DEVICE:
        set_field(event, WALK_DEVICE,
                  integer_of(member, false, &event->device) == NUMBER_OK);
        break;
    case MEMBER_BYTES:
        set_field(event, WALK_BYTES,
                  integer_of(member, false, &event->bytes) == NUMBER_OK);
        break;
    case MEMBER_BANDWIDTH:
        take_bandwidth(event, member);
        break;
    case MEMBER_COLLECTIVE:
        set_field(event, WALK_COLLECTIVE, member->is_string && member->string_length > 0);
        member_keep(event, KEPT_COLLECTIVE, member);
        break;
    default:
        member_keep(event, (unsigned)action - MEMBER_KEPT, member);
    }
}

/* ---- unescape ---- */

/* Strings of JSON, from their raw bytes. */

/* Appends what the raw string means. It is lenient and keeps different names apart: an
 * unknown escape (Windows paths) is copied unchanged; a lone surrogate becomes its three
 * bytes, and U+0000 becomes C0 80. Both are ill-formed UTF-8 and are shown as U+FFFD.
 * Bytes that are not UTF-8 are kept. */
void unescape_json(struct buffer *out, const uint8_t *raw, size_t length);

#endif
