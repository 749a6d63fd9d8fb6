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
#include "base/hash.h"
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
 * message, make *at NULL. At least 16 bytes behind `end` are readable. */
ALWAYS_INLINE uint64_t wire_varint(const uint8_t **at, const uint8_t *end)
{
    const uint8_t *c = *at;
    uint64_t byte = *c++, value = byte;

    for (unsigned shift = 7; byte >= 0x80 && shift < 70; shift += 7) {
        byte = *c++;
        value += (byte - 1) << shift; /* less the highest bit of the byte before */
    }
    *at = byte < 0x80 && c <= end ? c : NULL;
    return *at == NULL ? 0 : value;
}

static inline bool wire_break(struct wire *wire)
{
    wire->broken = true;
    return false;
}

/* The next field; false at the end, and where the message is broken. */
ALWAYS_INLINE bool wire_next(struct wire *wire, struct wire_field *field)
{
    const uint8_t *at = wire->at;

    if (at >= wire->end)
        return false;
    uint64_t key = *at++;
    if ((key & 0x85) == 0 && *at < 0x80 && key >= 8) { /* most fields: two bytes */
        field->number = (uint32_t)(key >> 3);
        field->type = key & 7;
        field->value = *at++;
        field->bytes = at;
        wire->at = at + ((key & WIRE_BYTES) != 0 ? field->value : 0);
        return wire->at <= wire->end || wire_break(wire);
    }
    at = wire->at;
    key = wire_varint(&at, wire->end);
    if (at == NULL)
        return wire_break(wire);
    field->number = (uint32_t)(key >> 3);
    field->type = key & 7;
    if (field->type == WIRE_VARINT || field->type == WIRE_BYTES) {
        field->value = wire_varint(&at, wire->end);
        field->bytes = at;
        if (at == NULL)
            return wire_break(wire);
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
        field->bytes = at;
        field->value = 0;
        for (size_t i = 0; i < size; i++)
            field->value |= (uint64_t)at[i] << 8 * i;
        at += size;
    }
    wire->at = at;
    return key >> 3 != 0 || wire_break(wire);
}

/* The fields of a field of bytes; of any other none. */
static inline struct wire wire_of(const struct wire_field *field)
{
    uint64_t length = field->type == WIRE_BYTES ? field->value : 0;

    return (struct wire){.at = field->bytes, .end = field->bytes + length};
}

/* ---- tables ---- */

/* Inside the reader: names and tracks of the file. */

/* Tables of interned data, by their fields. */
enum trace_table {
    TABLE_CATEGORY = 1,
    TABLE_NAME = 2,
    TABLE_KEY = 3, /* names of annotations: other writers */
    TABLE_SPECIFICATION = 24,
    TABLE_COUNTER = 47,
    TABLE_COUNTER_NAME = 48, /* not a field: key is descriptor << 32 | counter */
    TABLE_KERNEL = 1000
};

enum stage_kind {
    STAGE_UNKNOWN,
    STAGE_KERNEL,
    STAGE_COPY,
    STAGE_SET,
    STAGE_ANNOTATION,
    STAGE_EVENT,
    STAGE_HOST,
    STAGE_KINDS
};
/* The decoder reads words from texts: these are longer by 8 bytes. */
#define PF_WORD_MAX 24
extern const struct pf_stage {
    char name[PF_WORD_MAX], category[PF_WORD_MAX];
} pf_stages[STAGE_KINDS];
struct pf_entry {
    uint64_t key, owner;
    uint64_t text; /* place in .texts, spelled as in JSON */
    uint32_t length;
    uint32_t table;
    uint32_t kind;  /* of a specification: enum stage_kind */
    int64_t number; /* of a specification: the lane, -1: none; of a counter: the device */
};

struct pf_track {
    uint64_t uuid, parent;
    int64_t pid, tid;
    uint64_t name, pid_text, tid_text; /* places in .track_texts */
    uint32_t name_length, pid_length, tid_length;
    bool has_pid, has_tid, settled, is_overhead;
};

/* Keys of annotations, and what to do with their values. */
#define KEYS 128
#define KEY_MAX 31
struct pf_key {
    uint8_t length, action;
    char text[KEY_MAX];
};
/* Entries that were found lately. */
#define RECENT 1024
enum { KEY_SYNC = MEMBER_ACTIONS, KEY_WHOLE };

/* Lists that were spelled lately. */
#define LISTS 8192
#define LIST_MAX ((size_t)4096)
#define LISTS_ROOM ((size_t)1 << 20)
struct pf_lists {
    struct pf_list {
        uint32_t raw, raw_length, text, text_length;
    } at[LISTS];
    uint8_t room[LISTS_ROOM];
};

struct pf_sequence {
    uint32_t id, generation;
    uint32_t entries; /* of it in the tables, forgotten ones too */
};

struct pf {
    const char *name;
    struct stream *stream;
    struct decoder *decoder;
    struct trace_recording *recording;
    struct progress *progress;
    struct stream_window window;
    size_t at;
    uint64_t offset; /* of window.bytes[0] in the file, modulo 2^64 */
    uint64_t events_told;

    struct pf_entry *entries;
    size_t entry_capacity;
    uint32_t entry_count;
    struct pf_sequence *sequences;
    size_t sequence_capacity;
    uint32_t sequence_count, sequence; /* the current one */
    uint64_t owner;                    /* of its entries: id and generation */
    struct pf_track *tracks;
    size_t track_capacity;
    uint32_t track_count, track; /* the last one */
    struct map entry_map, sequence_map, track_map;
    uint32_t recent[RECENT]; /* index in entries + 1 */
    uint64_t seed;
    struct buffer texts, track_texts, scratch;
    char *out;   /* in scratch */
    size_t room; /* of scratch */

    struct pf_key keys[KEYS], extras[KEYS];
    struct pf_lists *lists;
    size_t list_used;

    struct templates *templates; /* of arguments that are one text; NULL: none yet */
    struct raw_event event;
    bool is_sync;
    bool is_pytorch; /* something in it is of PyTorch */
    uint64_t slices, left_out, unknown, compressed, nameless;
};

/* False, NULL and TRACE_NONE mean that memory is refused, but where they say something
 * else. */

/* Of an array that is longer by 8 bytes than the text: the decoder reads words. */
static inline struct span span_text(const char *text)
{
    return (struct span){(const uint8_t *)text, (uint32_t)strlen(text)};
}
static inline struct span span_at(const struct buffer *texts, uint64_t text,
                                  uint32_t length)
{
    return (struct span){(const uint8_t *)texts->bytes + text, length};
}

bool pf_choose_sequence(struct pf *pf, uint32_t id);
/* Forgets what the sequence has interned. */
void pf_clear_sequence(struct pf *pf);
/* An entry of a table; all of them. */
bool pf_intern(struct pf *pf, const struct wire_field *field);
bool pf_intern_all(struct pf *pf, const struct wire_field *data);
/* The counters of a descriptor, under the number `iid`. */
bool pf_add_counters(struct pf *pf, struct wire descriptor, uint64_t iid);
/* NULL: there is none. */
struct pf_entry *pf_find(struct pf *pf, uint32_t table, uint64_t key);
/* The text of an interned name; an empty one if it is not known. */
struct span pf_name(struct pf *pf, uint32_t table, uint64_t iid);

bool pf_add_track(struct pf *pf, const struct wire_field *data);
/* Makes the track of an event the current one. */
bool pf_choose_track(struct pf *pf, uint64_t uuid);

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
