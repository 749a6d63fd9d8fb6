/* Perfetto's protobuf as PyTorch's second back end writes it: *.pftrace, gzip or not
 * (docs/semantics.md, section 2).
 *
 * The file is a list of packets. Each slice of the host is a begin and an end, each row
 * of the device is one packet; both become the event that the JSON of the same recording
 * has (struct raw_event), with arguments spelled as JSON, so that all that follows is
 * shared.
 *
 * Memory: names and tracks of the file, PFTRACE_TEXTS_MAX bytes at most; one packet; what
 * decoder and slices.h have. */
#ifndef TRACEDIFF_TRACE_PFTRACE_H
#define TRACEDIFF_TRACE_PFTRACE_H

#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "trace/decode.h"
#include "trace/scan.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define PFTRACE_TEXTS_MAX ((size_t)1 << 29)

/* Reads the stream to its end. A file that is cut or damaged keeps what came before, with
 * a note; one in which nothing is of PyTorch is ERROR_FORMAT. `name`: for messages. */
int pftrace_read(struct stream *stream, const char *name, struct decoder *decoder,
                 struct trace_recording *recording, struct progress *progress,
                 struct error *error);

/* ---- wire ---- */

/* The fields of a message. At least 16 bytes behind `end` are readable. */
struct wire {
    const uint8_t *at, *end;
    bool broken; /* a field does not fit */
};

enum wire_type { WIRE_VARINT, WIRE_FIXED64, WIRE_BYTES, WIRE_FIXED32 = 5 };

struct wire_field {
    uint32_t number;
    uint32_t type;
    uint64_t value;       /* a number; of bytes: how many */
    const uint8_t *bytes; /* of the type WIRE_BYTES */
};

/* Varints may be longer than they need to be. More than ten bytes, or the end of the
 * message, make *at NULL. */
static inline uint64_t wire_varint(const uint8_t **at, const uint8_t *end)
{
    const uint8_t *c = *at;
    uint64_t value = 0;

    for (unsigned shift = 0; c < end && shift < 70; shift += 7) {
        uint8_t byte = *c++;

        value |= (uint64_t)(byte & 0x7F) << (shift & 63);
        if (byte < 0x80) {
            *at = c;
            return value;
        }
    }
    *at = NULL;
    return 0;
}

static inline bool wire_break(struct wire *wire)
{
    wire->broken = true;
    return false;
}

/* The next field; false at the end, and where the message is broken. */
static inline bool wire_next(struct wire *wire, struct wire_field *field)
{
    const uint8_t *at = wire->at;

    if (at >= wire->end)
        return false;
    uint64_t key = *at++;
    if (key >= 0x80) {
        at = wire->at;
        key = wire_varint(&at, wire->end);
        if (at == NULL)
            return wire_break(wire);
    }
    field->number = (uint32_t)(key >> 3);
    field->type = key & 7;
    if (field->type == WIRE_VARINT || field->type == WIRE_BYTES) {
        if (at < wire->end && *at < 0x80)
            field->value = *at++;
        else
            field->value = wire_varint(&at, wire->end);
        if (at == NULL)
            return wire_break(wire);
        field->bytes = at;
        if (field->type == WIRE_BYTES) {
            if (field->value > (size_t)(wire->end - at))
                return wire_break(wire);
            at += field->value;
        }
    } else {
        size_t size = field->type == WIRE_FIXED64 ? 8 : 4;

        if ((field->type != WIRE_FIXED64 && field->type != WIRE_FIXED32) ||
            (size_t)(wire->end - at) < size)
            return wire_break(wire);
        field->value = 0;
        for (size_t i = 0; i < size; i++)
            field->value |= (uint64_t)at[i] << 8 * i;
        at += size;
    }
    wire->at = at;
    return key >> 3 != 0 || wire_break(wire);
}

static inline struct wire wire_of(const struct wire_field *field)
{
    return (struct wire){.at = field->bytes, .end = field->bytes + field->value};
}

/* ---- values ---- */

/* The JSON text of values, as Kineto writes them. */

/* The most bytes that become of `length` bytes of annotations. */
#define PFTRACE_VALUE_ROOM(length) (8 * (size_t)(length) + 64)

/* Each of these writes at `out`, where there is room, and returns the place after it. */
char *pftrace_string(char *out, const uint8_t *bytes, size_t length); /* no quotes */
char *pftrace_integer(char *out, uint64_t value, bool wide);
/* The value of an annotation, which may have its name. */
char *pftrace_value(char *out, struct wire annotation);

#endif
