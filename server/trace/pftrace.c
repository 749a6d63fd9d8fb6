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

/* What a packet has. */
struct packet {
    uint64_t time, flags, clock, offset;
    uint32_t sequence;
    struct wire_field interned, data; /* number 0: none */
};

static const char nothing[PF_WORD_MAX];

static int no_room(struct error *error)
{
    return error_set(error, ERROR_MEMORY, "out_of_memory",
                     "out of memory, or more names than %zu MB hold",
                     PFTRACE_TEXTS_MAX >> 20);
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
ALWAYS_INLINE uint8_t find_action(struct pf_key keys[KEYS], const uint8_t *key,
                                  size_t length,
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
    if (known->length != length || !same_bytes(known->text, key, length)) {
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
static void take_list(struct pf *pf, uint8_t action, struct span annotation)
{
    const uint8_t *raw = annotation.bytes;
    size_t length = annotation.length;
    uint64_t mark = length, more;

    if (length >= 16) {
        memcpy(&more, raw + length - 8, sizeof more);
        mark = mark * 31 + more;
        memcpy(&more, raw + length / 2, sizeof more);
        mark = mark * 31 + more;
    }
    size_t slot = (mark * UINT64_C(0x9E3779B97F4A7C15)) >> 51 & (LISTS - 1);
    struct pf_lists *lists = pf->lists;
    if (lists->at[slot].raw_length == length && length > 0 &&
        memcmp(lists->room + lists->at[slot].raw, raw, length) == 0) {
        const uint8_t *text = lists->room + lists->at[slot].text;

        take_text(pf, action, text, text + lists->at[slot].text_length);
        return;
    }
    char *text = pf->out;
    pf->out = pftrace_value(pf->out, (struct wire){.at = raw, .end = raw + length});
    size_t made = (size_t)(pf->out - text);
    *pf->out++ = ',';
    take_text(pf, action, (const uint8_t *)text, (const uint8_t *)text + made);
    if (length > LIST_MAX || pf->list_used + length + made + 16 > LISTS_ROOM)
        return;
    lists->at[slot] =
        (struct pf_list){(uint32_t)pf->list_used, (uint32_t)length,
                         (uint32_t)(pf->list_used + length), (uint32_t)made};
    memcpy(lists->room + pf->list_used, raw, length);
    memcpy(lists->room + pf->list_used + length, text, made + 1);
    pf->list_used += length + made + 1;
}

/* A value that is no list. */
static void take_value(struct pf *pf, uint8_t action, struct span annotation)
{
    char *text = pf->out;
    bool wide = action == MEMBER_KEPT + KEPT_COMMS_ID;
    struct wire wire = {.at = annotation.bytes,
                        .end = annotation.bytes + annotation.length};
    struct wire_field value;

    pf->out = pftrace_value(text, wire);
    while (wide && wire_next(&wire, &value))
        if (value.number == 4 && value.type == WIRE_VARINT)
            pf->out = pftrace_integer(text, value.value, true);
    size_t made = (size_t)(pf->out - text);
    if (made == 6 && memcmp(text, "\"null\"", 6) == 0) {
        memcpy(text, "null", 4);
        made = 4;
        pf->out = text + made;
    }
    *pf->out++ = ',';
    take_text(pf, action, (const uint8_t *)text, (const uint8_t *)text + made);
}

ALWAYS_INLINE bool take_number(struct raw_event *event, uint8_t action, uint64_t value)
{
    switch (action) {
    case MEMBER_CORRELATION:
        event->correlation = (int64_t)value;
        event->fields |= WALK_CORRELATION;
        return true;
    case MEMBER_STREAM:
        if ((event->fields & WALK_STREAM_ORIGINAL) != 0)
            return true;
        event->stream = (int64_t)value;
        event->fields |= WALK_STREAM;
        return true;
    case MEMBER_DEVICE:
        event->device = (int64_t)value;
        event->fields |= WALK_DEVICE;
        return true;
    case MEMBER_BYTES:
        event->bytes = (int64_t)value;
        event->fields |= WALK_BYTES;
        return true;
    default:
        action -= MEMBER_KEPT;
        if (action >= WALK_KEPT || (KEPT_NUMBERS & KEPT_BIT(action)) == 0)
            return false;
        event->kept |= KEPT_BIT(action);
        event->arguments[action].bytes = NULL;
        event->numbers[action] = (int64_t)value;
        return true;
    }
}

/* Numbers that nearly every row has. False: the value is something else. */
ALWAYS_INLINE bool take_integer_value(struct pf *pf, uint8_t action, struct wire wire)
{
    if (wire.at >= wire.end || *wire.at++ != (4 << 3 | WIRE_VARINT) ||
        action == MEMBER_KEPT + KEPT_COMMS_ID)
        return false;
    uint64_t value = wire_varint(&wire.at, wire.end);

    return wire.at != NULL && take_number(&pf->event, action, value);
}

/* The next field, if it is the text `number` and shorter than 128 bytes; else NULL. */
ALWAYS_INLINE struct span next_text(struct wire *wire, uint8_t number)
{
    const uint8_t *at = wire->at;

    if (wire->end - at < 2 || at[0] != (number << 3 | WIRE_BYTES) || at[1] >= 0x80 ||
        at[1] > wire->end - at - 2)
        return (struct span){NULL, 0};
    wire->at = at + 2 + at[1];
    return (struct span){at + 2, at[1]};
}

/* The name of an annotation: bytes NULL, if there is none. The wire is behind it then,
 * where the value usually is. */
ALWAYS_INLINE struct span annotation_key(struct pf *pf, struct wire *wire)
{
    struct span key = next_text(wire, 10); /* as PyTorch writes it */
    struct wire_field field;

    if (key.bytes != NULL)
        return key;
    while (wire_next(wire, &field)) {
        if (field.number == 10 && field.type == WIRE_BYTES)
            return (struct span){field.bytes, (uint32_t)field.value};
        if (field.number == 1 && field.type == WIRE_VARINT)
            return pf_name(pf, TABLE_KEY, field.value);
    }
    return (struct span){NULL, 0};
}

/* All arguments as one text of JSON: where a value is no number of JSON. */
static void take_whole(struct pf *pf, struct wire wire)
{
    static const char before[] = "{\"args\":";
    char *text = pf->out;
    struct index_state state = {0};
    struct wire_field value;
    size_t used, where = 0;

    if (!wire_next(&wire, &value) || value.number != 6 || value.type != WIRE_BYTES ||
        value.value == 0 || *value.bytes != '{')
        return;
    size_t length = sizeof before + value.value;
    memcpy(text, before, sizeof before - 1);
    memcpy(text + sizeof before - 1, value.bytes, value.value);
    text[length - 1] = '}';
    memset(text + length, 0, INDEX_PADDING);
    pf->out += length + INDEX_PADDING;
    CLEANUP_FREE uint32_t *tokens =
        malloc((length + INDEX_SENTINELS + INDEX_ROOM) * sizeof *tokens);
    if (pf->templates == NULL)
        pf->templates = walk_templates_new();
    if (tokens == NULL || pf->templates == NULL)
        return;
    struct raw_event whole = {0};
    index_scalar((const uint8_t *)text, length, 0, &state, tokens);
    if (walk_event(pf->templates, (const uint8_t *)text, tokens, &whole, &used, &where) !=
        WALK_OK)
        return;
    whole.fields = (whole.fields & ARGUMENT_FIELDS) | pf->event.fields;
    whole.ts = pf->event.ts;
    whole.phase = pf->event.phase;
    whole.text = pf->event.text;
    pf->event = whole;
}

ALWAYS_INLINE void take_annotation(struct pf *pf, struct span annotation)
{
    struct wire wire = {.at = annotation.bytes,
                        .end = annotation.bytes + annotation.length};
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
        take_whole(pf, wire);
        return;
    case MEMBER_SHAPES:
    case MEMBER_KEPT + KEPT_TYPES:
    case MEMBER_KEPT + KEPT_CONCRETE:
    case MEMBER_KEPT + KEPT_GROUP_RANKS:
    case MEMBER_KEPT + KEPT_IN_SPLIT:
    case MEMBER_KEPT + KEPT_OUT_SPLIT:
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

    size_t room = PFTRACE_VALUE_ROOM(packet->data.value) + 256;

    if (room > pf->room && buffer_reserve(&pf->scratch, room) != NULL)
        pf->room = room;
    pf->out = pf->scratch.bytes;
    if (pf->list_used > LISTS_ROOM - 8 * LIST_MAX) {
        pf->list_used = 0;
        memset(pf->lists->at, 0, sizeof pf->lists->at);
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
    return room <= pf->room;
}

/* What a track event has. */
struct track_event {
    uint64_t type, track, name, category;
    struct wire_field inline_name, inline_category;
    double value;
    bool has_value;
};

static void read_track_number(struct track_event *out, const struct wire_field *field)
{
    switch (field->number) {
    case 3:
        out->category = out->category == 0 ? field->value : out->category;
        break;
    case 9:
        out->type = field->value;
        break;
    case 10:
        out->name = field->value;
        break;
    case 11:
        out->track = field->value;
        break;
    case 30:
        out->value = (double)(int64_t)field->value;
        out->has_value = true;
        break;
    default:
        break;
    }
}

static void read_track_rest(struct track_event *out, const struct wire_field *field)
{
    bool is_bytes = field->type == WIRE_BYTES;

    if (field->number == 3 && is_bytes && out->category == 0) {
        const uint8_t *packed = field->bytes;

        out->category = wire_varint(&packed, packed + field->value);
    } else if (field->number == 23 && is_bytes) {
        out->inline_name = *field;
    } else if (field->number == 22 && is_bytes && out->inline_category.number == 0) {
        out->inline_category = *field;
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

/* Name, category, process and thread of the current event. */
static void place_event(struct pf *pf, const struct track_event *slice)
{
    const struct pf_track *track = &pf->tracks[pf->track];
    struct raw_event *event = &pf->event;

    event->pid = span_at(&pf->track_texts, track->pid_text, track->pid_length);
    event->tid = span_at(&pf->track_texts, track->tid_text, track->tid_length);
    event->name = slice->inline_name.number != 0 ? inline_text(pf, &slice->inline_name)
                                                 : pf_name(pf, TABLE_NAME, slice->name);
    event->category = slice->inline_category.number != 0
                          ? inline_text(pf, &slice->inline_category)
                          : pf_name(pf, TABLE_CATEGORY, slice->category);
    if (slice->inline_name.number != 0)
        decoder_slices(pf->decoder)->other_writer = true;
    if (event->category.length == 0) {
        static const char category[2][PF_WORD_MAX] = {"overhead", "cuda_sync"};

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

/* Reads the event, and takes its arguments. False when memory is refused. */
static bool read_track_event(struct pf *pf, const struct packet *packet,
                             struct track_event *out, bool *broken)
{
    struct wire wire = wire_of(&packet->data);
    struct wire_field field;

    if (!begin_event(pf, packet))
        return false;
    while (wire_next(&wire, &field)) {
        if (field.number == 4 && field.type == WIRE_BYTES) {
            take_annotation(pf, (struct span){field.bytes, (uint32_t)field.value});
        } else if (field.type == WIRE_VARINT) {
            read_track_number(out, &field);
        } else {
            read_track_rest(out, &field);
        }
    }
    *broken = wire.broken;
    return true;
}

static int end_slice(struct pf *pf, const struct packet *packet, uint64_t track,
                     struct error *error)
{
    if (!pf_choose_track(pf, track))
        return no_room(error);
    return decoder_end(pf->decoder, pf->tracks[pf->track].uuid,
                       packet->time > (uint64_t)NUMBER_NS_MAX ? NUMBER_NS_MAX
                                                              : (int64_t)packet->time,
                       error);
}

static int add_track_event(struct pf *pf, const struct packet *packet,
                           struct error *error)
{
    struct track_event slice = {0};
    bool broken = false;

    if (!read_track_event(pf, packet, &slice, &broken))
        return no_room(error);
    if (broken) {
        decoder_add_invalid(pf->decoder);
        pf->left_out++;
        return 0;
    }
    if (slice.type == 2)
        return end_slice(pf, packet, slice.track, error);
    if (!pf_choose_track(pf, slice.track))
        return no_room(error);
    if (slice.type != 1)
        return add_other(pf, packet, &slice, error);
    pf->slices++;
    place_event(pf, &slice);
    return decoder_begin(pf->decoder, &pf->event, pf->tracks[pf->track].uuid,
                         packet->offset, error);
}

/* ---- device rows ---- */

/* A number that nearly every row has. False: the value is something else. */
ALWAYS_INLINE bool take_decimal(struct pf *pf, uint8_t action, const struct span *value)
{
    struct raw_event *event = &pf->event;
    uint64_t number = 0;

    if (value->length == 0 || value->length > 18)
        return false;
    for (size_t i = 0; i < value->length; i++) {
        if (!text_is_digit(value->bytes[i]))
            return false;
        number = number * 10 + (uint64_t)(value->bytes[i] - '0');
    }
    return take_number(event, action, number);
}

/* The value as JSON: a number or a list as it stands, else a string. */
static void take_extra_text(struct pf *pf, uint8_t action, const struct span *value)
{
    const uint8_t *bytes = value->bytes;
    char *text = pf->out;
    int64_t number;
    enum number_result result = number_integer_text(bytes, value->length, false, &number);
    bool bare = value->length > 0 && (*bytes == '[' || *bytes == '{');
    bool quoted = !bare && result != NUMBER_OK && result != NUMBER_WIDE;

    if (quoted)
        *pf->out++ = '"';
    pf->out = bare ? (char *)memcpy(pf->out, bytes, value->length) + value->length
                   : pftrace_string(pf->out, bytes, value->length);
    if (quoted)
        *pf->out++ = '"';
    *pf->out = ',';
    take_text(pf, action, (const uint8_t *)text, (const uint8_t *)pf->out);
    pf->out++;
}

/* Facts that a row states as text: {1: key, 2: value}. */
ALWAYS_INLINE void take_extra(struct pf *pf, const struct wire_field *extra)
{
    struct wire wire = wire_of(extra);
    struct span key = next_text(&wire, 1), value = next_text(&wire, 2);
    struct wire_field field;

    while (wire_next(&wire, &field)) {
        if (field.type == WIRE_BYTES && (field.number == 1 || field.number == 2))
            *(field.number == 1 ? &key : &value) =
                (struct span){field.bytes, (uint32_t)field.value};
    }
    if (key.bytes == NULL || value.bytes == NULL)
        return;
    uint8_t action = find_action(pf->extras, key.bytes, key.length, extra_action);
    if (action == MEMBER_SKIP)
        return;
    if (!take_decimal(pf, action, &value))
        take_extra_text(pf, action, &value);
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
    const struct pf_entry *lane = pf_find(pf, TABLE_SPECIFICATION, stage->lane);
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
    const struct pf_entry *kind = pf_find(pf, TABLE_SPECIFICATION, stage.kind);
    if (wire.broken || kind == NULL || kind->kind == STAGE_UNKNOWN) {
        decoder_add_invalid(pf->decoder);
        pf->left_out++;
        return 0;
    }
    pf->is_pytorch = true;
    place_stage(pf, &stage);
    event->category = span_text(pf_stages[kind->kind].category);
    event->name = stage.name != 0     ? pf_name(pf, TABLE_NAME, stage.name)
                  : stage.kernel != 0 ? pf_name(pf, TABLE_KERNEL, stage.kernel)
                                      : span_text(pf_stages[kind->kind].name);
    event->fields |= WALK_DUR | WALK_CATEGORY;
    event->dur = stage.duration > INT64_MAX ? INT64_MAX : (int64_t)stage.duration;
    if ((event->fields & WALK_BYTES) != 0 && stage.duration > 0) {
        event->bandwidth = (double)event->bytes / (double)event->dur; /* GB/s */
        event->fields |= WALK_BANDWIDTH;
    }
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
            !pf_add_counters(pf, wire_of(&field), 0))
            return no_room(error);
    }
    const struct pf_entry *descriptor = pf_find(pf, TABLE_COUNTER, iid);
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
        pf->event.name = pf_name(pf, TABLE_COUNTER_NAME, iid << 32 | (uint32_t)counter);
        result = decoder_value(pf->decoder, &pf->event, value, error);
    }
    return result;
}

/* ---- packets ---- */

/* Sets *known for data that this program knows. */
ALWAYS_INLINE void read_packet_field(struct pf *pf, struct packet *packet,
                                     const struct wire_field *field, bool *known)
{
    bool is_bytes = field->type == WIRE_BYTES;

    switch (field->number) {
    case PACKET_TIME:
        packet->time = field->value;
        break;
    case PACKET_SEQUENCE:
        packet->sequence = (uint32_t)field->value;
        break;
    case PACKET_FLAGS:
        packet->flags = field->value;
        break;
    case PACKET_CLOCK:
        packet->clock = field->value;
        break;
    case PACKET_INTERNED:
        if (is_bytes)
            packet->interned = *field;
        *known = true;
        break;
    case PACKET_EVENT:
    case PACKET_STAGE:
    case PACKET_COUNTER:
    case PACKET_TRACK:
        if (is_bytes)
            packet->data = *field;
        *known = true;
        break;
    case PACKET_DEFLATED:
    case PACKET_ZSTD:
        pf->compressed++;
        *known = true;
        break;
    case PACKET_CLOCKS:
    case PACKET_DEFAULTS:
        *known = true;
        break;
    default:
        break;
    }
}

/* Begins what a packet says of its sequence. */
static bool begin_sequence(struct pf *pf, const struct packet *packet)
{
    if (pf->sequences[pf->sequence].id != packet->sequence &&
        !pf_choose_sequence(pf, packet->sequence))
        return false;
    if ((packet->flags & 1) != 0)
        pf_clear_sequence(pf);
    return true;
}

/* Clocks of a sequence count from 64 on, and are not tied to those of the others. */
#define CLOCK_OWN 64

/* A varint, nine bytes long in most files; all of them can be read. */
ALWAYS_INLINE uint64_t read_time(const uint8_t **at, const uint8_t *end)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint64_t word, last = (*at)[8];

    memcpy(&word, *at, sizeof word);
    if ((~word & 0x8080808080808080) == 0 && last < 0x80) {
        *at += 9;
        word = (word & 0x007F007F007F007F) | (word & 0x7F007F007F007F00) >> 1;
        word = (word & 0x00003FFF00003FFF) | (word & 0x3FFF00003FFF0000) >> 2;
        return (word & 0x0FFFFFFF) | (word & 0x0FFFFFFF00000000) >> 4 | last << 56;
    }
#endif
    return wire_varint(at, end);
}

/* What PyTorch writes first: 8 = time, 10 = sequence. Returns the place after it. */
static const uint8_t *begin_packet(struct packet *packet, const uint8_t *at,
                                   const uint8_t *end)
{
    const uint8_t *begin = at++;

    packet->time = packet->flags = packet->clock = packet->sequence = 0;
    packet->interned.number = packet->data.number = 0;
    if (end - begin < 16 || *begin != PACKET_TIME << 3)
        return begin;
    packet->time = read_time(&at, end);
    if (at == NULL || end - at < 2)
        return begin;
    if (at[0] != PACKET_SEQUENCE << 3 || at[1] >= 0x80)
        return at;
    packet->sequence = at[1];
    return at + 2;
}

static int add_packet(struct pf *pf, const uint8_t *bytes, size_t length,
                      struct error *error)
{
    /* As PyTorch writes an end: 11 = {9 = 2, 11 = track}. */
    static const uint8_t end[] = {PACKET_EVENT << 3 | WIRE_BYTES, 4, 9 << 3, 2, 11 << 3};
    struct wire wire = {.at = bytes, .end = bytes + length};
    struct packet packet;
    struct wire_field field;
    bool known = false;

    wire.at = begin_packet(&packet, bytes, wire.end);
    packet.offset = pf->offset + pf->at;
    if (wire.end - wire.at == 6 && memcmp(wire.at, end, sizeof end) == 0 &&
        wire.at[5] < 0x80)
        return end_slice(pf, &packet, wire.at[5], error);
    while (wire_next(&wire, &field))
        read_packet_field(pf, &packet, &field, &known);
    if (wire.broken) {
        pf->left_out++;
        return 0;
    }
    pf->unknown += !known;
    if (!begin_sequence(pf, &packet) ||
        (packet.interned.number != 0 && !pf_intern_all(pf, &packet.interned)))
        return no_room(error);
    if (packet.data.number == PACKET_TRACK)
        return pf_add_track(pf, &packet.data) ? 0 : no_room(error);
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
            if (!pf_intern(pf, &entry))
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

/* The packets that the window has as a whole. */
static int read_whole_packets(struct pf *pf, struct error *error)
{
    int result = 0;

    while (result == 0 && available(pf) >= HEADER_MAX) {
        const uint8_t *at = pf->window.bytes + pf->at,
                      *end = pf->window.bytes + pf->window.length;
        if (*at++ != (1 << 3 | WIRE_BYTES))
            break;
        uint64_t length = wire_varint(&at, end);
        if (at == NULL || length > (size_t)(end - at) || length > PACKET_MAX)
            break;
        pf->at = (size_t)(at - pf->window.bytes);
        result = add_packet(pf, at, (size_t)length, error);
        pf->at += (size_t)length;
    }
    return result;
}

static int read_packets(struct pf *pf, struct error *error)
{
    struct wire_field field;
    int result = read_whole_packets(pf, error);

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
            if (result == 0)
                result = read_whole_packets(pf, error);
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
    free(pf->lists);
    free(pf->templates);
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
    /* What has no text points to the first. */
    buffer_append(&pf->texts, nothing, sizeof nothing);
    buffer_append(&pf->track_texts, nothing, sizeof nothing);
    pf->lists = calloc(1, sizeof *pf->lists);
    pf->event.text = span_text(nothing);
    pf->event.shapes = pf->event.tid = pf->event.text;
    decoder_slices(decoder)->in_groups = true;
    int result = pf->lists == NULL || buffer_failed(&pf->texts) ||
                         buffer_failed(&pf->track_texts) || !pf_choose_sequence(pf, 0)
                     ? error_set_memory(error)
                     : read_packets(pf, error);
    tell(pf);
    if (result == 0)
        result = check(pf, error);
    pf_free(pf);
    return result;
}
