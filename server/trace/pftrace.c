#include "trace/pftrace.h"
#include "base/array.h"
#include "base/hash.h"
#include "trace/kinds.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* Key and length of a field take at most this. */
#define HEADER_MAX ((size_t)20)
#define PACKET_MAX STREAM_CARRY_MAX
#define CLIMB_MAX 16 /* tracks above a track */

enum trace_packet_field {
    PACKET_CLOCKS = 6,
    PACKET_TIME = 8,
    PACKET_SEQUENCE = 10,
    PACKET_EVENT = 11,
    PACKET_INTERNED = 12,
    PACKET_FLAGS = 13,
    PACKET_DEFLATED = 50,
    PACKET_COUNTER = 52,
    PACKET_STAGE = 53,
    PACKET_CLOCK = 58,
    PACKET_DEFAULTS = 59,
    PACKET_TRACK = 60,
    PACKET_ZSTD = 133
};

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
/* Long enough that the decoder may read words from them. */
#define WORD_MAX 24
static const struct {
    char name[WORD_MAX], category[WORD_MAX];
} stages[STAGE_KINDS] = {
    [STAGE_UNKNOWN] = {"", ""},
    [STAGE_KERNEL] = {"Kernel", "kernel"},
    [STAGE_COPY] = {"Memcpy", "gpu_memcpy"},
    [STAGE_SET] = {"Memset", "gpu_memset"},
    [STAGE_ANNOTATION] = {"Annotation", "gpu_user_annotation"},
    [STAGE_EVENT] = {"EventRecord", "graph_event_node"},
    [STAGE_HOST] = {"HostNode", "graph_host_node"},
};

struct pf_entry {
    uint64_t key;
    uint64_t text; /* place in .texts, spelled as in JSON */
    uint32_t length;
    uint32_t sequence, generation;
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
enum { KEY_SYNC = MEMBER_ACTIONS, KEY_WHOLE };

/* Lists that were spelled lately. */
#define LISTS 1024
#define LIST_MAX ((size_t)4096)
#define LISTS_ROOM ((size_t)1 << 20)
struct pf_list {
    uint32_t raw, raw_length, text, text_length;
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
    struct pf_track *tracks;
    size_t track_capacity;
    uint32_t track_count, track; /* the last one */
    struct map entry_map, sequence_map, track_map;
    uint64_t seed;
    struct buffer texts, track_texts, scratch;
    char *out; /* in scratch */

    struct pf_key keys[KEYS], extras[KEYS];
    struct pf_list lists[LISTS];
    uint8_t *list_room;
    size_t list_used;

    struct raw_event event;
    bool is_sync;
    bool is_pytorch; /* something in it is of PyTorch */
    uint64_t slices, left_out, unknown, compressed, nameless;
};

/* What a packet has. */
struct packet {
    uint64_t time, flags, clock, offset;
    uint32_t sequence;
    struct wire_field interned, data; /* number 0: none */
};

static const char nothing[WORD_MAX], overhead[WORD_MAX] = "Overhead";

static int no_room(struct error *error)
{
    return error_set(error, ERROR_MEMORY, "out_of_memory",
                     "out of memory, or more names than %zu MB hold",
                     PFTRACE_TEXTS_MAX >> 20);
}

/* ---- texts and tables ---- */

/* Keeps a string as JSON spells it, with readable bytes behind it: see first_bytes() of
 * the decoder. */
static bool keep_text(struct buffer *texts, const uint8_t *bytes, size_t length,
                      uint64_t *text, uint32_t *made)
{
    char *start = buffer_reserve(texts, 6 * length + 16);

    if (start == NULL)
        return false;
    char *end = pftrace_string(start, bytes, length);
    memset(end, 0, 16);
    *text = texts->length;
    *made = (uint32_t)(end - start);
    texts->length += *made + 16;
    return true;
}

static struct span span_at(const struct buffer *texts, uint64_t text, uint32_t length)
{
    return (struct span){(const uint8_t *)texts->bytes + text, length};
}

/* Of an array that is longer by 8 bytes than the text. */
static struct span span_text(const char *text)
{
    return (struct span){(const uint8_t *)text, (uint32_t)strlen(text)};
}

static uint64_t entry_hash(const struct pf *pf, uint32_t table, uint64_t key)
{
    return hash_number(key, pf->seed + table * UINT64_C(0x9E3779B97F4A7C15) +
                                pf->sequences[pf->sequence].id);
}

/* NULL: there is none. */
static struct pf_entry *entry_find(const struct pf *pf, uint32_t table, uint64_t key)
{
    const struct pf_sequence *sequence = &pf->sequences[pf->sequence];
    uint64_t hash = entry_hash(pf, table, key);
    uint32_t i;

    MAP_EACH(i, &pf->entry_map, hash)
    {
        struct pf_entry *entry = &pf->entries[i];

        if (entry->key == key && entry->table == table &&
            entry->sequence == sequence->id && entry->generation == sequence->generation)
            return entry;
    }
    return NULL;
}

/* NULL when memory is refused. */
static struct pf_entry *entry_add(struct pf *pf, uint32_t table, uint64_t key)
{
    struct pf_sequence *sequence = &pf->sequences[pf->sequence];
    struct pf_entry *entry = entry_find(pf, table, key);

    if (entry != NULL)
        return entry;
    if (!ARRAY_RESERVE(pf->entries, pf->entry_capacity, pf->entry_count + (size_t)1) ||
        !map_add(&pf->entry_map, entry_hash(pf, table, key), pf->entry_count))
        return NULL;
    sequence->entries++;
    entry = &pf->entries[pf->entry_count++];
    *entry = (struct pf_entry){.key = key,
                               .table = table,
                               .sequence = sequence->id,
                               .generation = sequence->generation};
    return entry;
}

static bool choose_sequence(struct pf *pf, uint32_t id)
{
    uint64_t hash = hash_number(id, pf->seed);
    uint32_t found;

    if (pf->sequence_count > 0 && pf->sequences[pf->sequence].id == id)
        return true;
    MAP_EACH(found, &pf->sequence_map, hash)
    if (pf->sequences[found].id == id) {
        pf->sequence = found;
        return true;
    }
    if (!ARRAY_RESERVE(pf->sequences, pf->sequence_capacity,
                       pf->sequence_count + (size_t)1) ||
        !map_add(&pf->sequence_map, hash, pf->sequence_count))
        return false;
    pf->sequences[pf->sequence_count] = (struct pf_sequence){.id = id};
    pf->sequence = pf->sequence_count++;
    return true;
}

/* Forgets what the sequence has interned. */
static void clear_sequence(struct pf *pf)
{
    struct pf_sequence *sequence = &pf->sequences[pf->sequence];

    sequence->generation++;
    if (sequence->entries != pf->entry_count)
        return;
    sequence->entries = 0;
    map_clear(&pf->entry_map);
    pf->entry_count = 0;
    buffer_clear(&pf->texts);
}

/* ---- interned data ---- */

static uint32_t stage_of(const uint8_t *name, size_t length)
{
    for (uint32_t i = STAGE_KERNEL; i < STAGE_KINDS; i++)
        if (strlen(stages[i].name) == length && memcmp(stages[i].name, name, length) == 0)
            return i;
    return STAGE_UNKNOWN;
}

/* The number of "[07] stream 7"; -1: it has none. */
static int64_t lane_of(const uint8_t *name, size_t length)
{
    const uint8_t *end = length > 0 && name[0] == '[' ? memchr(name, ']', length) : NULL;
    int64_t number;

    if (end == NULL || number_integer_text(name + 1, (size_t)(end - name) - 1, false,
                                           &number) != NUMBER_OK)
        return -1;
    return number < 0 ? -1 : number;
}

/* The categories that PyTorch writes on slices. */
static bool is_of_pytorch(const struct span *category)
{
    static const char *const known[] = {"cpu_op", "user_annotation", "python_function",
                                        "kernel", "gpu_memcpy",      "gpu_memset"};
    char text[64];

    if (category->length >= sizeof text)
        return false;
    memcpy(text, category->bytes, category->length);
    text[category->length] = '\0';
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(text, known[i]) == 0)
            return true;
    return trace_category_is_launch(text);
}

/* The names of a counter descriptor: {1: {1: number, 2: name}}. */
static bool add_counters(struct pf *pf, struct wire descriptor, uint64_t iid)
{
    struct wire_field specification, field;

    while (wire_next(&descriptor, &specification)) {
        struct wire wire = wire_of(&specification);
        uint64_t number = 0;
        struct wire_field name = {0};

        if (specification.number != 1 || specification.type != WIRE_BYTES)
            continue;
        while (wire_next(&wire, &field)) {
            if (field.number == 1 && field.type == WIRE_VARINT)
                number = field.value;
            if (field.number == 2 && field.type == WIRE_BYTES)
                name = field;
        }
        struct pf_entry *entry =
            entry_add(pf, TABLE_COUNTER_NAME, iid << 32 | (uint32_t)number);
        if (entry == NULL ||
            (name.number != 0 && !keep_text(&pf->texts, name.bytes, name.value,
                                            &entry->text, &entry->length)))
            return false;
    }
    return true;
}

/* An entry of a table. False when memory is refused. */
static bool intern_entry(struct pf *pf, const struct wire_field *field)
{
    struct wire wire = wire_of(field);
    struct wire_field member, text = {0};
    uint64_t iid = 0, device = 0;
    uint32_t name = field->number == TABLE_KERNEL ? 3 : 2;

    if (field->type != WIRE_BYTES ||
        (field->number != TABLE_CATEGORY && field->number != TABLE_NAME &&
         field->number != TABLE_KEY && field->number != TABLE_SPECIFICATION &&
         field->number != TABLE_COUNTER && field->number != TABLE_KERNEL))
        return true;
    while (wire_next(&wire, &member)) {
        if (member.number == 1 && member.type == WIRE_VARINT)
            iid = member.value;
        if (member.number == 3 && member.type == WIRE_VARINT)
            device = member.value;
        if (member.number == name && member.type == WIRE_BYTES)
            text = member;
    }
    struct pf_entry *entry = entry_add(pf, field->number, iid);
    if (entry == NULL)
        return false;
    entry->number = (int64_t)(device & INT32_MAX);
    if (text.number == 0)
        return true;
    if (field->number == TABLE_COUNTER)
        return add_counters(pf, wire_of(&text), iid);
    if (field->number == TABLE_SPECIFICATION) {
        entry->kind = stage_of(text.bytes, text.value);
        entry->number = lane_of(text.bytes, text.value);
    }
    return keep_text(&pf->texts, text.bytes, text.value, &entry->text, &entry->length);
}

static bool intern_all(struct pf *pf, const struct wire_field *data)
{
    struct wire wire = wire_of(data);
    struct wire_field entry;

    while (wire_next(&wire, &entry))
        if (!intern_entry(pf, &entry))
            return false;
    pf->left_out += wire.broken;
    return true;
}

/* The text of an interned name; an empty one if it is not known. */
static struct span name_of(struct pf *pf, uint32_t table, uint64_t iid)
{
    const struct pf_entry *entry = iid == 0 ? NULL : entry_find(pf, table, iid);

    if (entry != NULL)
        return span_at(&pf->texts, entry->text, entry->length);
    pf->nameless += iid != 0;
    return span_text(nothing);
}

/* ---- tracks ---- */

/* TRACE_NONE: there is none. */
static uint32_t track_find(const struct pf *pf, uint64_t uuid)
{
    uint32_t i;

    MAP_EACH(i, &pf->track_map, hash_number(uuid, pf->seed))
    if (pf->tracks[i].uuid == uuid)
        return i;
    return TRACE_NONE;
}

/* TRACE_NONE when memory is refused. */
static uint32_t track_add(struct pf *pf, uint64_t uuid)
{
    uint32_t found = track_find(pf, uuid);

    if (found != TRACE_NONE)
        return found;
    if (!ARRAY_RESERVE(pf->tracks, pf->track_capacity, pf->track_count + (size_t)1) ||
        !map_add(&pf->track_map, hash_number(uuid, pf->seed), pf->track_count))
        return TRACE_NONE;
    pf->tracks[pf->track_count] = (struct pf_track){.uuid = uuid};
    return pf->track_count++;
}

/* The process or the thread of a track. */
static void describe(struct pf *pf, struct pf_track *track, const struct wire_field *data)
{
    bool is_thread = data->number == 4;
    struct wire wire = wire_of(data);
    struct wire_field field;

    while (wire_next(&wire, &field)) {
        if (field.number == 1 && field.type == WIRE_VARINT) {
            track->pid = (int32_t)field.value;
            track->has_pid = true;
        } else if (is_thread && field.number == 2 && field.type == WIRE_VARINT) {
            track->tid = (int64_t)field.value;
            track->has_tid = true;
        } else if (!is_thread && field.number == 6 && field.type == WIRE_BYTES) {
            track->is_overhead = field.value == strlen(overhead) &&
                                 memcmp(field.bytes, overhead, field.value) == 0;
        }
    }
    pf->left_out += wire.broken;
}

static bool add_track(struct pf *pf, const struct wire_field *data)
{
    struct wire wire = wire_of(data);
    struct wire_field field;
    uint64_t uuid = 0;

    while (wire_next(&wire, &field))
        if (field.number == 1 && field.type == WIRE_VARINT)
            uuid = field.value;
    uint32_t at = track_add(pf, uuid);
    if (at == TRACE_NONE)
        return false;
    struct pf_track *track = &pf->tracks[at];
    wire = wire_of(data);
    while (wire_next(&wire, &field)) {
        if (field.number == 5 && field.type == WIRE_VARINT)
            track->parent = field.value;
        if (field.type != WIRE_BYTES)
            continue;
        if (field.number == 3 || field.number == 4)
            describe(pf, track, &field);
        if (field.number == 2 && !keep_text(&pf->track_texts, field.bytes, field.value,
                                            &track->name, &track->name_length))
            return false;
    }
    track->settled = false;
    return true;
}

/* -1 is written with 31 bits. */
static bool keep_number(struct pf *pf, int64_t number, uint64_t *text, uint32_t *length)
{
    char digits[32];

    if (number == INT32_MAX)
        number = -1;
    snprintf(digits, sizeof digits, "%" PRId64, number);
    return keep_text(&pf->track_texts, (const uint8_t *)digits, strlen(digits), text,
                     length);
}

/* Finds process and thread of a track: its own, or of a track above it. */
static bool settle_track(struct pf *pf, uint32_t at)
{
    struct pf_track *track = &pf->tracks[at];
    const struct pf_track *above = track;
    const struct pf_track *process = NULL, *thread = NULL;
    bool is_overhead = false;

    for (int i = 0; i < CLIMB_MAX; i++) {
        process = process == NULL && above->has_pid ? above : process;
        thread = thread == NULL && above->has_tid ? above : thread;
        is_overhead = is_overhead || above->is_overhead;
        uint32_t next = above->parent == 0 ? TRACE_NONE : track_find(pf, above->parent);
        if (next == TRACE_NONE)
            break;
        above = &pf->tracks[next];
    }
    track->is_overhead = is_overhead;
    track->settled = true;
    if (!keep_number(pf, process == NULL ? 0 : process->pid, &track->pid_text,
                     &track->pid_length))
        return false;
    if (thread == NULL && track->name_length > 0) {
        track->tid_text = track->name;
        track->tid_length = track->name_length;
        return true;
    }
    return keep_number(pf, thread == NULL ? (int64_t)track->uuid : thread->tid,
                       &track->tid_text, &track->tid_length);
}

/* Makes the track of an event the current one. False when memory is refused. */
static bool choose_track(struct pf *pf, uint64_t uuid)
{
    if (pf->track_count == 0 || pf->tracks[pf->track].uuid != uuid) {
        uint32_t found = track_find(pf, uuid);

        if (found == TRACE_NONE)
            found = track_add(pf, 0);
        if (found == TRACE_NONE)
            return false;
        pf->track = found;
    }
    return pf->tracks[pf->track].settled || settle_track(pf, pf->track);
}

/* ---- arguments ---- */

static uint8_t key_action(const uint8_t *key, size_t length)
{
    if (length == 14 && memcmp(key, "cuda_sync_kind", length) == 0)
        return KEY_SYNC;
    if (length == 10 && memcmp(key, "annotation", length) == 0)
        return KEY_WHOLE;
    return (uint8_t)member_action_of(key, length, true);
}

/* The keys of device rows: their values are decimal text. */
static uint8_t extra_action(const uint8_t *key, size_t length)
{
    static const struct {
        const char *key, *argument;
    } renamed[] = {
        {"device id", "device"}, {"stream id", "stream"}, {"context id", "context"}};

    for (size_t i = 0; i < sizeof renamed / sizeof renamed[0]; i++)
        if (strlen(renamed[i].key) == length && memcmp(renamed[i].key, key, length) == 0)
            return (uint8_t)member_action_of((const uint8_t *)renamed[i].argument,
                                             strlen(renamed[i].argument), true);
    return (uint8_t)member_action_of(key, length, true);
}

/* What to do with the value of a key: looked up once. */
static uint8_t find_action(struct pf_key keys[KEYS], const uint8_t *key, size_t length,
                           uint8_t (*action_of)(const uint8_t *key, size_t length))
{
    uint64_t begin;

    if (length > KEY_MAX)
        return action_of(key, length);
    memcpy(&begin, key, sizeof begin); /* bytes behind a packet are readable */
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (length < sizeof begin)
        begin &= (UINT64_C(1) << 8 * length) - 1;
#endif
    struct pf_key *known = &keys[((begin + length) * UINT64_C(0x9E3779B97F4A7C15)) >> 57];
    if (known->length != length || memcmp(known->text, key, length) != 0) {
        *known =
            (struct pf_key){.length = (uint8_t)length, .action = action_of(key, length)};
        memcpy(known->text, key, length);
    }
    return known->action;
}

/* Takes the JSON text at `text`, which ends at `end`. */
static void take_text(struct pf *pf, uint8_t action, const uint8_t *text,
                      const uint8_t *end)
{
    struct member member = {.is_string = *text == '"', .value = text, .end = end};

    if (member.is_string)
        member.string_length = (uint32_t)(end - text) - 2;
    member_take(&pf->event, (enum member_action)action, &member);
}

/* A list, spelled as JSON: often one that was spelled lately. */
static void take_list(struct pf *pf, uint8_t action, const struct wire_field *annotation)
{
    const uint8_t *raw = annotation->bytes;
    size_t length = annotation->value;
    uint64_t mark = length, more;

    if (length >= 16) {
        memcpy(&more, raw + length - 8, sizeof more);
        mark = mark * 31 + more;
        memcpy(&more, raw + length / 2, sizeof more);
        mark = mark * 31 + more;
    }
    struct pf_list *list =
        &pf->lists[(mark * UINT64_C(0x9E3779B97F4A7C15)) >> 54 & (LISTS - 1)];
    if (list->raw_length == length && length > 0 &&
        memcmp(pf->list_room + list->raw, raw, length) == 0) {
        const uint8_t *text = pf->list_room + list->text;

        take_text(pf, action, text, text + list->text_length);
        return;
    }
    char *text = pf->out;
    pf->out = pftrace_value(pf->out, wire_of(annotation));
    size_t made = (size_t)(pf->out - text);
    *pf->out++ = ',';
    take_text(pf, action, (const uint8_t *)text, (const uint8_t *)text + made);
    if (length > LIST_MAX || pf->list_used + length + made + 16 > LISTS_ROOM)
        return;
    *list = (struct pf_list){(uint32_t)pf->list_used, (uint32_t)length,
                             (uint32_t)(pf->list_used + length), (uint32_t)made};
    memcpy(pf->list_room + list->raw, raw, length);
    memcpy(pf->list_room + list->text, text, made);
    pf->list_room[list->text + made] = ',';
    pf->list_used += length + made + 1;
}

/* A value that is no list. */
static void take_value(struct pf *pf, uint8_t action, const struct wire_field *annotation)
{
    char *text = pf->out;
    bool wide = action == MEMBER_KEPT + KEPT_COMMS_ID;
    struct wire wire = wire_of(annotation);
    struct wire_field value;

    pf->out = text;
    while (wide && wire_next(&wire, &value))
        if (value.number == 4 && value.type == WIRE_VARINT)
            pf->out = pftrace_integer(text, value.value, true);
    if (pf->out == text)
        pf->out = pftrace_value(text, wire_of(annotation));
    size_t made = (size_t)(pf->out - text);
    if (made == 6 && memcmp(text, "\"null\"", 6) == 0) {
        memcpy(text, "null", 4);
        made = 4;
        pf->out = text + made;
    }
    *pf->out++ = ',';
    take_text(pf, action, (const uint8_t *)text, (const uint8_t *)text + made);
}

/* Numbers that nearly every row has. False: the value is something else. */
static bool take_integer_value(struct pf *pf, uint8_t action, struct wire wire)
{
    struct raw_event *event = &pf->event;
    struct wire_field value;

    if (!wire_next(&wire, &value) || value.number != 4 || value.type != WIRE_VARINT)
        return false;
    switch (action) {
    case MEMBER_CORRELATION:
        event->correlation = (int64_t)value.value;
        event->fields |= WALK_CORRELATION;
        return true;
    case MEMBER_STREAM:
        event->stream = (int64_t)value.value;
        event->fields |= WALK_STREAM;
        return true;
    case MEMBER_DEVICE:
        event->device = (int64_t)value.value;
        event->fields |= WALK_DEVICE;
        return true;
    case MEMBER_BYTES:
        event->bytes = (int64_t)value.value;
        event->fields |= WALK_BYTES;
        return true;
    default:
        return false;
    }
}

/* The name of an annotation: bytes NULL, if there is none. The wire is behind it then,
 * where the value usually is. */
static struct span annotation_key(struct pf *pf, struct wire *wire)
{
    struct wire_field field;

    while (wire_next(wire, &field)) {
        if (field.number == 10 && field.type == WIRE_BYTES)
            return (struct span){field.bytes, (uint32_t)field.value};
        if (field.number == 1 && field.type == WIRE_VARINT)
            return name_of(pf, TABLE_KEY, field.value);
    }
    return (struct span){NULL, 0};
}

static void take_annotation(struct pf *pf, const struct wire_field *annotation)
{
    struct wire wire = wire_of(annotation);
    struct span key = annotation_key(pf, &wire);

    if (key.bytes == NULL)
        return;
    uint8_t action = find_action(pf->keys, key.bytes, key.length, key_action);
    switch (action) {
    case MEMBER_SKIP:
        return;
    case KEY_SYNC:
        pf->is_sync = true;
        return;
    case KEY_WHOLE:
        return;
    case MEMBER_SHAPES:
    case MEMBER_KEPT + KEPT_TYPES:
    case MEMBER_KEPT + KEPT_CONCRETE:
        take_list(pf, action, annotation);
        return;
    default:
        if (!take_integer_value(pf, action, wire))
            take_value(pf, action, annotation);
    }
}

/* ---- host slices ---- */

/* Clears the event, and makes room for what its arguments become. */
static bool begin_event(struct pf *pf, const struct packet *packet)
{
    struct raw_event *event = &pf->event;

    buffer_clear(&pf->scratch);
    pf->out = buffer_reserve(&pf->scratch, PFTRACE_VALUE_ROOM(packet->data.value) + 256);
    if (pf->list_used > LISTS_ROOM - 8 * LIST_MAX) {
        pf->list_used = 0;
        memset(pf->lists, 0, sizeof pf->lists);
    }
    event->fields = 0;
    event->kept = 0;
    event->phase = 'X';
    event->shapes.length = 0;
    event->ts = (int64_t)packet->time;
    event->fields = packet->time > (uint64_t)NUMBER_NS_MAX ? WALK_TS_RANGE : WALK_TS;
    if (event->fields == WALK_TS_RANGE)
        event->ts = NUMBER_NS_MAX;
    pf->is_sync = false;
    return pf->out != NULL;
}

/* What a track event has. */
struct track_event {
    uint64_t type, track, name, category;
    struct wire_field inline_name, inline_category;
    double value;
    bool has_value;
};

static void read_track_field(struct track_event *out, const struct wire_field *field)
{
    bool number = field->type == WIRE_VARINT, bytes = field->type == WIRE_BYTES;

    if (field->number == 9 && number) {
        out->type = field->value;
    } else if (field->number == 11 && number) {
        out->track = field->value;
    } else if (field->number == 10 && number) {
        out->name = field->value;
    } else if (field->number == 3) {
        const uint8_t *packed = field->bytes;

        if (out->category == 0)
            out->category =
                bytes ? wire_varint(&packed, packed + field->value) : field->value;
    } else if (field->number == 23 && bytes) {
        out->inline_name = *field;
    } else if (field->number == 22 && bytes && out->inline_category.number == 0) {
        out->inline_category = *field;
    } else if (field->number == 30 && number) {
        out->value = (double)(int64_t)field->value;
        out->has_value = true;
    } else if (field->number == 44 && field->type == WIRE_FIXED64) {
        memcpy(&out->value, &field->value, sizeof out->value);
        out->has_value = true;
    }
}

static struct span inline_text(struct pf *pf, const struct wire_field *field)
{
    char *text = pf->out;

    pf->out = pftrace_string(text, field->bytes, field->value);
    struct span span = {(const uint8_t *)text, (uint32_t)(pf->out - text)};
    memset(pf->out, 0, 16);
    pf->out += 16;
    return span;
}

/* Name, category, process and thread of the current event. */
static void place_event(struct pf *pf, const struct track_event *slice)
{
    const struct pf_track *track = &pf->tracks[pf->track];
    struct raw_event *event = &pf->event;

    event->pid = span_at(&pf->track_texts, track->pid_text, track->pid_length);
    event->tid = span_at(&pf->track_texts, track->tid_text, track->tid_length);
    event->name = slice->inline_name.number != 0 ? inline_text(pf, &slice->inline_name)
                                                 : name_of(pf, TABLE_NAME, slice->name);
    event->category = slice->inline_category.number != 0
                          ? inline_text(pf, &slice->inline_category)
                          : name_of(pf, TABLE_CATEGORY, slice->category);
    event->text = span_text(nothing);
    if (slice->inline_name.number != 0)
        decoder_slices(pf->decoder)->other_writer = true;
    if (event->category.length == 0) {
        static const char category[2][WORD_MAX] = {"overhead", "cuda_sync"};

        if (track->is_overhead || pf->is_sync)
            event->category = span_text(category[!track->is_overhead]);
        pf->is_pytorch = pf->is_pytorch || track->is_overhead || pf->is_sync;
    } else if (!pf->is_pytorch) {
        pf->is_pytorch = is_of_pytorch(&event->category);
    }
    if (event->category.length > 0)
        event->fields |= WALK_CATEGORY;
}

/* An event that is not a slice: a value of a counter, or an instant. */
static int add_other(struct pf *pf, const struct packet *packet,
                     const struct track_event *slice, struct error *error)
{
    const struct pf_track *track = &pf->tracks[pf->track];

    place_event(pf, slice);
    if (slice->has_value) {
        pf->event.name = span_at(&pf->track_texts, track->name, track->name_length);
        return decoder_value(pf->decoder, &pf->event, slice->value, error);
    }
    pf->event.phase = 'i';
    return decoder_add(pf->decoder, &pf->event, packet->offset, error);
}

static int add_track_event(struct pf *pf, const struct packet *packet,
                           struct error *error)
{
    struct wire wire = wire_of(&packet->data);
    struct track_event slice = {0};
    struct wire_field field;

    while (wire_next(&wire, &field))
        if (field.number != 4)
            read_track_field(&slice, &field);
    if (wire.broken) {
        decoder_add_invalid(pf->decoder);
        pf->left_out++;
        return 0;
    }
    if (!choose_track(pf, slice.track))
        return no_room(error);
    uint64_t track = pf->tracks[pf->track].uuid;
    if (slice.type == 2)
        return decoder_end(pf->decoder, track,
                           packet->time > (uint64_t)NUMBER_NS_MAX ? NUMBER_NS_MAX
                                                                  : (int64_t)packet->time,
                           error);
    if (!begin_event(pf, packet))
        return no_room(error);
    wire = wire_of(&packet->data);
    while (wire_next(&wire, &field))
        if (field.number == 4 && field.type == WIRE_BYTES)
            take_annotation(pf, &field);
    if (slice.type != 1)
        return add_other(pf, packet, &slice, error);
    pf->slices++;
    place_event(pf, &slice);
    return decoder_begin(pf->decoder, &pf->event, track, packet->offset, error);
}

/* ---- device rows ---- */

/* Facts that a row states as text: {1: key, 2: value}. */
static void take_extra(struct pf *pf, const struct wire_field *extra)
{
    struct wire wire = wire_of(extra);
    struct wire_field field, key = {0}, value = {0};
    int64_t number;

    while (wire_next(&wire, &field)) {
        if (field.number == 1 && field.type == WIRE_BYTES)
            key = field;
        else if (field.number == 2 && field.type == WIRE_BYTES)
            value = field;
    }
    if (key.number == 0 || value.number == 0)
        return;
    uint8_t action = find_action(pf->extras, key.bytes, key.value, extra_action);
    if (action == MEMBER_SKIP)
        return;
    char *text = pf->out;
    bool bare = value.value > 0 && (*value.bytes == '[' || *value.bytes == '{');
    enum number_result result =
        number_integer_text(value.bytes, value.value, false, &number);
    if (!bare && result != NUMBER_OK && result != NUMBER_WIDE)
        *pf->out++ = '"';
    pf->out = bare ? (char *)memcpy(pf->out, value.bytes, value.value) + value.value
                   : pftrace_string(pf->out, value.bytes, value.value);
    if (!bare && result != NUMBER_OK && result != NUMBER_WIDE)
        *pf->out++ = '"';
    *pf->out = ',';
    take_text(pf, action, (const uint8_t *)text, (const uint8_t *)pf->out);
    pf->out++;
}

/* What a render stage has. */
struct stage {
    uint64_t duration, device, lane, kind, name, kernel;
};

static void read_stage(struct pf *pf, struct wire *wire, struct stage *out)
{
    struct wire_field field;

    while (wire_next(wire, &field)) {
        if (field.number == 6 && field.type == WIRE_BYTES)
            take_extra(pf, &field);
        if (field.type != WIRE_VARINT)
            continue;
        switch (field.number) {
        case 2:
            out->duration = field.value;
            break;
        case 11:
            out->device = field.value;
            break;
        case 13:
            out->lane = field.value;
            break;
        case 14:
            out->kind = field.value;
            break;
        case 19:
            out->kernel = field.value;
            break;
        case 20:
            out->name = field.value;
            break;
        default:
            break;
        }
    }
}

static struct span number_span(struct pf *pf, int64_t number)
{
    char *text = pf->out;

    pf->out = pftrace_integer(text, (uint64_t)number, false);
    struct span span = {(const uint8_t *)text, (uint32_t)(pf->out - text)};
    memset(pf->out, 0, 16);
    pf->out += 16;
    return span;
}

/* Device, lane and stream of the row. A lane is what rows are cut by, so that it counts
 * as the stream even if a resolver moved the row there. */
static void place_stage(struct pf *pf, const struct stage *stage)
{
    const struct pf_entry *lane = entry_find(pf, TABLE_SPECIFICATION, stage->lane);
    struct raw_event *event = &pf->event;

    if ((event->fields & WALK_DEVICE) == 0) {
        event->device = (int32_t)stage->device;
        event->fields |= WALK_DEVICE;
    }
    if (lane != NULL && lane->number >= 0) {
        event->stream = lane->number;
        event->fields |= WALK_STREAM;
        event->fields &= ~(uint32_t)WALK_STREAM_WIDE;
    }
    event->pid = number_span(pf, (int32_t)stage->device);
    event->tid = number_span(pf, (event->fields & WALK_STREAM) != 0 ? event->stream : 0);
}

static int add_stage(struct pf *pf, const struct packet *packet, struct error *error)
{
    struct wire wire = wire_of(&packet->data);
    struct raw_event *event = &pf->event;
    struct stage stage = {0};

    if (!begin_event(pf, packet))
        return no_room(error);
    read_stage(pf, &wire, &stage);
    const struct pf_entry *kind = entry_find(pf, TABLE_SPECIFICATION, stage.kind);
    if (wire.broken || kind == NULL || kind->kind == STAGE_UNKNOWN) {
        decoder_add_invalid(pf->decoder);
        pf->left_out++;
        return 0;
    }
    pf->is_pytorch = true;
    place_stage(pf, &stage);
    event->category = span_text(stages[kind->kind].category);
    event->name = stage.name != 0     ? name_of(pf, TABLE_NAME, stage.name)
                  : stage.kernel != 0 ? name_of(pf, TABLE_KERNEL, stage.kernel)
                                      : span_text(stages[kind->kind].name);
    event->text = span_text(nothing);
    event->fields |= WALK_DUR | WALK_CATEGORY;
    event->dur = stage.duration > INT64_MAX ? INT64_MAX : (int64_t)stage.duration;
    return decoder_add(pf->decoder, event, packet->offset, error);
}

/* ---- counters ---- */

/* The value of {1: counter, 2: integer, 3: double}. */
static bool read_sample(struct wire wire, uint64_t *counter, double *value)
{
    struct wire_field field;
    bool there = false;

    *counter = 0;
    while (wire_next(&wire, &field)) {
        if (field.number == 1 && field.type == WIRE_VARINT)
            *counter = field.value;
        if (field.number == 2 && field.type == WIRE_VARINT) {
            *value = (double)(int64_t)field.value;
            there = true;
        }
        if (field.number == 3 && field.type == WIRE_FIXED64) {
            memcpy(value, &field.value, sizeof *value);
            there = *value - *value == 0;
        }
    }
    return there;
}

static int add_samples(struct pf *pf, const struct packet *packet, struct error *error)
{
    struct wire wire = wire_of(&packet->data);
    struct wire_field field;
    uint64_t iid = 0, counter, device = UINT64_MAX;
    double value;
    int result = 0;

    if (!begin_event(pf, packet))
        return no_room(error);
    while (wire_next(&wire, &field)) {
        if (field.number == 4 && field.type == WIRE_VARINT)
            iid = field.value;
        if (field.number == 3 && field.type == WIRE_VARINT)
            device = field.value;
        if (field.number == 1 && field.type == WIRE_BYTES &&
            !add_counters(pf, wire_of(&field), 0))
            return no_room(error);
    }
    const struct pf_entry *descriptor = entry_find(pf, TABLE_COUNTER, iid);
    if (device == UINT64_MAX)
        device = descriptor == NULL ? 0 : (uint64_t)descriptor->number;
    char process[40];
    snprintf(process, sizeof process, "GPU %" PRId32 " Counters", (int32_t)device);
    pf->event.pid = span_text(process);
    wire = wire_of(&packet->data);
    while (result == 0 && wire_next(&wire, &field)) {
        if (field.number != 2 || field.type != WIRE_BYTES)
            continue;
        if (!read_sample(wire_of(&field), &counter, &value) ||
            (pf->event.fields & WALK_TS) == 0) {
            pf->left_out++;
            continue;
        }
        pf->event.name = name_of(pf, TABLE_COUNTER_NAME, iid << 32 | (uint32_t)counter);
        result = decoder_value(pf->decoder, &pf->event, value, error);
    }
    return result;
}

/* ---- packets ---- */

static bool is_data(uint32_t number)
{
    return number == PACKET_EVENT || number == PACKET_STAGE || number == PACKET_COUNTER ||
           number == PACKET_TRACK;
}

static void read_packet_field(struct pf *pf, struct packet *packet,
                              const struct wire_field *field, bool *known)
{
    bool number = field->type == WIRE_VARINT;

    if (field->number == PACKET_TIME && number) {
        packet->time = field->value;
    } else if (field->number == PACKET_SEQUENCE && number) {
        packet->sequence = (uint32_t)field->value;
    } else if (field->number == PACKET_FLAGS && number) {
        packet->flags = field->value;
    } else if (field->number == PACKET_CLOCK && number) {
        packet->clock = field->value;
    } else if (field->number == PACKET_INTERNED && !number) {
        packet->interned = *field;
        *known = true;
    } else if (is_data(field->number) && field->type == WIRE_BYTES) {
        packet->data = *field;
        *known = true;
    } else if (field->number == PACKET_DEFLATED || field->number == PACKET_ZSTD) {
        pf->compressed++;
        *known = true;
    } else if (field->number == PACKET_CLOCKS || field->number == PACKET_DEFAULTS) {
        *known = true;
    }
}

/* Begins what a packet says of its sequence. */
static bool begin_sequence(struct pf *pf, const struct packet *packet)
{
    if (!choose_sequence(pf, packet->sequence))
        return false;
    if ((packet->flags & 1) != 0)
        clear_sequence(pf);
    return true;
}

/* Clocks of a sequence count from 64 on, and are not tied to those of the others. */
#define CLOCK_OWN 64

static int add_packet(struct pf *pf, const uint8_t *bytes, size_t length,
                      struct error *error)
{
    struct wire wire = {.at = bytes, .end = bytes + length};
    struct packet packet = {.offset = pf->offset + pf->at};
    struct wire_field field;
    bool known = false;

    while (wire_next(&wire, &field))
        read_packet_field(pf, &packet, &field, &known);
    if (wire.broken) {
        pf->left_out++;
        return 0;
    }
    pf->unknown += !known;
    if (!begin_sequence(pf, &packet) ||
        (packet.interned.number != 0 && packet.interned.type == WIRE_BYTES &&
         !intern_all(pf, &packet.interned)))
        return no_room(error);
    if (packet.data.number == PACKET_TRACK)
        return add_track(pf, &packet.data) ? 0 : no_room(error);
    if (packet.data.number == 0)
        return 0;
    if (packet.clock >= CLOCK_OWN) {
        pf->left_out++;
        return 0;
    }
    return packet.data.number == PACKET_EVENT   ? add_track_event(pf, &packet, error)
           : packet.data.number == PACKET_STAGE ? add_stage(pf, &packet, error)
                                                : add_samples(pf, &packet, error);
}

/* ---- the stream ---- */

static void tell(struct pf *pf)
{
    uint64_t told = pf->recording->quality.events;

    if (pf->progress != NULL)
        atomic_fetch_add(&pf->progress->events, told - pf->events_told);
    pf->events_told = told;
}

static int refill(struct pf *pf, struct error *error)
{
    uint64_t place = pf->offset + pf->at;

    tell(pf);
    int result = stream_next(pf->stream, &pf->window, pf->at, error);
    if (result != 0)
        return result;
    pf->at = pf->window.start;
    pf->offset = place - pf->at;
    memset(pf->window.bytes + pf->window.length, 0, INDEX_PADDING);
    return 0;
}

/* Makes `count` bytes available, PACKET_MAX at most; fewer at the end of the file. */
static int need(struct pf *pf, size_t count, struct error *error)
{
    int result = 0;

    while (result == 0 && pf->window.length - pf->at < count && !pf->window.at_end)
        result = refill(pf, error);
    return result;
}

static size_t available(const struct pf *pf)
{
    return pf->window.length - pf->at;
}

static void note_end(struct pf *pf, const char *what)
{
    trace_note_add(pf->recording, "json_damaged", 1,
                   "byte %" PRIu64 ": %s; the %" PRIu64 " rows before it are kept",
                   pf->offset + pf->at, what, pf->recording->quality.events);
    pf->at = pf->window.length;
}

/* Reads the header of a field at `at`, which is then behind it. False: the file ends, or
 * is damaged, there; *error may be set. */
static bool next_header(struct pf *pf, struct wire_field *field, int *result,
                        struct error *error)
{
    *result = need(pf, HEADER_MAX, error);
    if (*result != 0 || available(pf) == 0)
        return false;
    const uint8_t *at = pf->window.bytes + pf->at,
                  *end = pf->window.bytes + pf->window.length;
    uint64_t key = wire_varint(&at, end);
    if (at != NULL && (key & 7) <= WIRE_BYTES && (key & 7) != WIRE_FIXED64)
        field->value = wire_varint(&at, end);
    else
        field->value = 0;
    field->number = (uint32_t)(key >> 3);
    field->type = key & 7;
    if (at != NULL && (field->type == WIRE_FIXED64 || field->type == WIRE_FIXED32)) {
        size_t size = field->type == WIRE_FIXED64 ? 8 : 4;

        at = (size_t)(end - at) < size ? NULL : at + size;
    }
    if (at == NULL && available(pf) < HEADER_MAX) {
        note_end(pf, "the file ends inside a packet, which is not counted");
        return false;
    }
    if (at == NULL || field->number == 0 ||
        (field->type > WIRE_BYTES && field->type != WIRE_FIXED32)) {
        note_end(pf, "this is not the structure of a packet");
        return false;
    }
    pf->at = (size_t)(at - pf->window.bytes);
    return true;
}

static int skip(struct pf *pf, uint64_t length, struct error *error)
{
    while (length > 0) {
        size_t part = available(pf);

        part = part > length ? (size_t)length : part;
        pf->at += part;
        length -= part;
        if (length == 0 || pf->window.at_end)
            break;
        int result = refill(pf, error);
        if (result != 0)
            return result;
    }
    if (length > 0)
        note_end(pf, "the file ends inside a packet, which is not counted");
    return 0;
}

/* Whether the next `length` bytes are there. */
static bool has_bytes(struct pf *pf, uint64_t length, int *result, struct error *error)
{
    *result = need(pf, (size_t)length, error);
    if (*result != 0)
        return false;
    if (available(pf) >= length)
        return true;
    note_end(pf, "the file ends inside a packet, which is not counted");
    return false;
}

/* The tables of a file may be longer than a window: entry by entry. */
static int add_long_tables(struct pf *pf, uint64_t end, struct error *error)
{
    struct wire_field entry;
    int result;

    while (pf->offset + pf->at < end && next_header(pf, &entry, &result, error)) {
        if (entry.type != WIRE_BYTES)
            continue;
        if (entry.value > PACKET_MAX) {
            pf->left_out++;
            result = skip(pf, entry.value, error);
        } else if (has_bytes(pf, entry.value, &result, error)) {
            entry.bytes = pf->window.bytes + pf->at;
            if (!intern_entry(pf, &entry))
                return no_room(error);
            pf->at += (size_t)entry.value;
        }
        if (result != 0)
            return result;
    }
    return 0;
}

/* A packet that is longer than a window: its tables are read, other data is left out. */
static int add_long_packet(struct pf *pf, uint64_t length, struct error *error)
{
    struct packet packet = {0};
    uint64_t end = pf->offset + pf->at + length;
    struct wire_field field;
    bool known = false;
    int result = 0;

    while (result == 0 && pf->offset + pf->at < end &&
           next_header(pf, &field, &result, error)) {
        if (field.type != WIRE_BYTES) {
            read_packet_field(pf, &packet, &field, &known);
        } else if (field.number == PACKET_INTERNED) {
            if (!begin_sequence(pf, &packet))
                return no_room(error);
            result = add_long_tables(pf, pf->offset + pf->at + field.value, error);
        } else {
            trace_note_add(pf->recording, "event_too_long", 1,
                           "byte %" PRIu64 ": a packet of more than %zu bytes",
                           pf->offset + pf->at, PACKET_MAX);
            result = skip(pf, field.value, error);
        }
    }
    return result;
}

static int read_packets(struct pf *pf, struct error *error)
{
    struct wire_field field;
    int result = 0;

    while (result == 0 && next_header(pf, &field, &result, error)) {
        if (field.type != WIRE_BYTES)
            continue;
        if (field.number != 1) {
            result = skip(pf, field.value, error);
        } else if (field.value > PACKET_MAX) {
            result = add_long_packet(pf, field.value, error);
        } else if (has_bytes(pf, field.value, &result, error)) {
            result =
                add_packet(pf, pf->window.bytes + pf->at, (size_t)field.value, error);
            pf->at += (size_t)field.value;
        }
    }
    return result;
}

/* ---- the file ---- */

static int refuse(const struct pf *pf, struct error *error)
{
    if (pf->compressed > 0)
        return error_set(error, ERROR_FORMAT, "not_a_trace",
                         "%s: the packets of this Perfetto trace are compressed one by "
                         "one, which PyTorch does not do; unpack them first "
                         "(traceconv decompress_packets)",
                         pf->name);
    return error_set(
        error, ERROR_FORMAT, "not_a_trace",
        "%s: this Perfetto trace is not of PyTorch: without a slice of the categories "
        "cpu_op, cuda_runtime … and without a device row `Kernel` (it has %" PRIu64
        " other slices, and %" PRIu64
        " packets that PyTorch does not write); give one that torch.profiler's "
        "export_chrome_trace wrote, as .pftrace or .json",
        pf->name, pf->slices, pf->unknown);
}

static int check(struct pf *pf, struct error *error)
{
    struct trace_recording *recording = pf->recording;

    if (!pf->is_pytorch)
        return refuse(pf, error);
    if (pf->left_out + pf->compressed > 0)
        trace_note_add(recording, "packets_left_out", pf->left_out + pf->compressed,
                       "%" PRIu64 " packets are broken or of an unknown kind of row, and "
                       "%" PRIu64 " are compressed one by one",
                       pf->left_out, pf->compressed);
    if (pf->nameless > 0)
        trace_note_add(recording, "names_unknown", pf->nameless,
                       "%" PRIu64 " names are not in the tables of the file",
                       pf->nameless);
    trace_note_add(
        recording, "perfetto", 1,
        "a Perfetto file: PyTorch writes no metadata, changes of memory, flows "
        "and directions of copies into it, and cuts device rows that overlap");
    return 0;
}

static void pf_free(struct pf *pf)
{
    free(pf->entries);
    free(pf->sequences);
    free(pf->tracks);
    map_free(&pf->entry_map);
    map_free(&pf->sequence_map);
    map_free(&pf->track_map);
    buffer_free(&pf->texts);
    buffer_free(&pf->track_texts);
    buffer_free(&pf->scratch);
    free(pf->list_room);
    free(pf);
}

int pftrace_read(struct stream *stream, const char *name, struct decoder *decoder,
                 struct trace_recording *recording, struct progress *progress,
                 struct error *error)
{
    struct pf *pf = calloc(1, sizeof *pf);

    if (pf == NULL)
        return error_set_memory(error);
    pf->name = name;
    pf->stream = stream;
    pf->decoder = decoder;
    pf->recording = recording;
    pf->progress = progress;
    pf->seed = hash_seed();
    buffer_init(&pf->texts, PFTRACE_TEXTS_MAX);
    buffer_init(&pf->track_texts, PFTRACE_TEXTS_MAX);
    buffer_init(&pf->scratch, PFTRACE_VALUE_ROOM(PACKET_MAX) + 512);
    pf->list_room = malloc(LISTS_ROOM);
    pf->event.text = span_text(nothing);
    pf->event.shapes = pf->event.tid = pf->event.text;
    decoder_slices(decoder)->in_groups = true;
    int result = pf->list_room == NULL || !choose_sequence(pf, 0)
                     ? error_set_memory(error)
                     : read_packets(pf, error);
    tell(pf);
    if (result == 0)
        result = check(pf, error);
    pf_free(pf);
    return result;
}
