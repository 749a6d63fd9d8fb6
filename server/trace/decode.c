/* See decode.h.
 *
 * The hot path interns by raw bytes: an event costs one hash of its name and one probe,
 * and its category, pid and tid are compared with those of the events just before.
 * Escapes are undone, categories mapped and kinds found once per distinct name. */
#include "trace/decode.h"
#include "base/cleanup.h"
#include "trace/number.h"
#include "trace/unescape.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#define DAY_NS ((int64_t)24 * 3600 * 1000000000)
#define NAMES_MAX ((size_t)1 << 30)
#define RAW_NAME_MAX ((size_t)8 << 20) /* an event is shorter, see read.c */
#define CATEGORY_MAX 256
#define CATEGORY_LENGTH 64
#define NO_STEP INT64_MIN

/* A category as it stands in the file. */
struct raw_category {
    char raw[CATEGORY_LENGTH];
    uint32_t raw_length;
    uint32_t name; /* canonical, in recording.names */
    uint8_t side;
    bool is_trace;      /* category `Trace`: ignored */
    bool is_annotation; /* user_annotation: step rows stand there */
    bool is_cpu_op;     /* or there */
};

/* A name as it stands in the file, with its category: leads to an op. */
struct raw_op {
    uint64_t hash;
    uint32_t raw; /* in decoder.raw_names */
    uint32_t category;
    uint32_t op;
    bool collective;
};

struct raw_place {
    uint64_t hash;
    uint32_t pid, tid; /* raw, in decoder.raw_names */
    uint32_t place;
};

/* Rows that may be step rows; which category counts is known at the end. */
struct step_candidate {
    struct trace_step_row row;
    uint32_t event;
    bool annotation;
};

struct table {
    uint32_t *slots; /* index + 1 */
    uint32_t size;
};

struct decoder {
    struct trace_recording *recording;
    struct strings raw_names;
    struct raw_category categories[CATEGORY_MAX];
    uint32_t category_count, last_category;
    struct raw_op *ops;
    uint32_t op_count, op_capacity;
    int64_t *op_steps; /* by recording op: number of a ProfilerStep name, or NO_STEP */
    struct raw_place *places;
    uint32_t raw_place_count, raw_place_capacity, last_place;
    uint32_t ops_capacity, places_capacity, correlation_capacity, copies_capacity;
    struct table raw_op_table, op_table, place_table, correlation_table;
    struct step_candidate *steps;
    uint32_t step_count, step_capacity;
    struct buffer text;
    struct buffer last_shape; /* raw; the next event often has the same */
    uint32_t last_shape_id;
};

/* ---- growing arrays and tables ---- */

/* Makes room for one more element. */
static int grow(void *array_place, uint32_t count, uint32_t *capacity, size_t size)
{
    void **array = array_place;

    if (count < *capacity)
        return 0;
    if (*capacity > UINT32_MAX / 4)
        return -1;
    uint32_t larger = *capacity == 0 ? 64 : *capacity * 2;
    void *moved = reallocarray(*array, larger, size);
    if (moved == NULL)
        return -1;
    *array = moved;
    *capacity = larger;
    return 0;
}

/* Keeps a table at most half full; `hash_at` gives the hash of an entry. */
static int table_grow(struct table *table, uint32_t count,
                      uint64_t (*hash_at)(const struct decoder *, uint32_t),
                      const struct decoder *decoder)
{
    if (table->size / 2 > count)
        return 0;
    uint32_t size = table->size == 0 ? 1024 : table->size * 2;
    uint32_t *slots = size == 0 ? NULL : calloc(size, sizeof *slots);

    if (slots == NULL)
        return -1;
    free(table->slots);
    table->slots = slots;
    table->size = size;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t slot = (uint32_t)hash_at(decoder, i) & (size - 1);

        while (slots[slot] != 0)
            slot = (slot + 1) & (size - 1);
        slots[slot] = i + 1;
    }
    return 0;
}

static uint64_t raw_op_hash_at(const struct decoder *decoder, uint32_t i)
{
    return decoder->ops[i].hash;
}

static uint64_t place_hash_at(const struct decoder *decoder, uint32_t i)
{
    return decoder->places[i].hash;
}

static uint64_t mix(uint64_t value)
{
    value *= 0x9E3779B97F4A7C15ULL;
    return value ^ value >> 32;
}

static uint64_t op_hash(const struct trace_op *op)
{
    return mix(((uint64_t)op->name << 32) + op->category * 4 + op->kind);
}

static uint64_t op_hash_at(const struct decoder *decoder, uint32_t i)
{
    return op_hash(&decoder->recording->ops[i]);
}

static uint64_t correlation_hash_at(const struct decoder *decoder, uint32_t i)
{
    return mix((uint64_t)decoder->recording->correlations[i]);
}

/* ---- names ---- */

/* Interns decoded text; longer names than TRACE_NAME_MAX keep their beginning and a hash.
 */
static uint32_t add_name(struct decoder *decoder, const char *text, size_t length)
{
    char cut[TRACE_NAME_MAX + 1];

    if (length <= TRACE_NAME_MAX)
        return strings_add(&decoder->recording->names, text, length);
    size_t keep = TRACE_NAME_MAX - 24;
    while (keep > 0 && ((unsigned char)text[keep] & 0xC0) == 0x80)
        keep--;
    memcpy(cut, text, keep);
    int tail = snprintf(cut + keep, sizeof cut - keep, "\xE2\x80\xA6#%016" PRIx64,
                        (uint64_t)XXH3_64bits(text, length));
    trace_note_add(decoder->recording, "name_too_long", 1,
                   "%.80s… has %zu bytes; names keep %zu", cut, length, keep);
    return strings_add(&decoder->recording->names, cut, keep + (size_t)tail);
}

/* Unescapes a raw span and interns it. */
static uint32_t add_raw_name(struct decoder *decoder, const uint8_t *raw, size_t length)
{
    if (memchr(raw, '\\', length) == NULL)
        return add_name(decoder, (const char *)raw, length);
    buffer_clear(&decoder->text);
    unescape_json(&decoder->text, raw, length);
    if (buffer_failed(&decoder->text))
        return STRINGS_NONE;
    return add_name(decoder, decoder->text.bytes, decoder->text.length);
}

/* ---- categories ---- */

static uint32_t add_category(struct decoder *decoder, const char *raw, uint32_t length)
{
    if (decoder->category_count == CATEGORY_MAX)
        return 0; /* the first one stands for what is over a limit no real file nears */
    struct raw_category *category = &decoder->categories[decoder->category_count];
    char canonical[CATEGORY_LENGTH + 16];
    size_t kept = trace_category_canonical(raw, length, canonical, sizeof canonical);

    memset(category, 0, sizeof *category);
    category->raw_length = length;
    memcpy(category->raw, raw, length);
    category->name = strings_add(&decoder->recording->names, canonical, kept);
    if (category->name == STRINGS_NONE)
        return STRINGS_NONE;
    category->side = (uint8_t)trace_category_side(canonical);
    category->is_trace = strcmp(canonical, "trace") == 0;
    category->is_annotation = strcmp(canonical, "user_annotation") == 0;
    category->is_cpu_op = strcmp(canonical, "cpu_op") == 0;
    return decoder->category_count++;
}

static inline bool category_is(const struct raw_category *category,
                               const struct span *raw)
{
    return category->raw_length == raw->length &&
           memcmp(category->raw, raw->bytes, raw->length) == 0;
}

static uint32_t find_category(struct decoder *decoder, const struct raw_event *event)
{
    static const uint8_t kernel[] = "kernel", cpu_op[] = "cpu_op";
    struct span raw = event->category;

    if ((event->fields & WALK_CATEGORY) == 0) {
        bool device = event->pid.length == 14 &&
                      memcmp(event->pid.bytes, "CUDA functions", 14) == 0;
        raw = (struct span){device ? kernel : cpu_op, 6};
    }
    if (raw.length > CATEGORY_LENGTH)
        raw.length = CATEGORY_LENGTH;
    if (decoder->category_count > 0 &&
        category_is(&decoder->categories[decoder->last_category], &raw))
        return decoder->last_category;
    for (uint32_t i = 0; i < decoder->category_count; i++)
        if (category_is(&decoder->categories[i], &raw))
            return decoder->last_category = i;
    return decoder->last_category =
               add_category(decoder, (const char *)raw.bytes, raw.length);
}

/* ---- ops ---- */

/* The number of "ProfilerStep#<digits>", else NO_STEP. */
static int64_t step_number(const char *name, size_t length)
{
    static const char prefix[] = "ProfilerStep#";
    const size_t size = sizeof prefix - 1;
    int64_t number;

    if (length <= size || memcmp(name, prefix, size) != 0)
        return NO_STEP;
    for (size_t i = size; i < length; i++)
        if (name[i] < '0' || name[i] > '9')
            return NO_STEP;
    if (number_integer_text((const uint8_t *)name + size, length - size, false,
                            &number) != NUMBER_OK)
        return NO_STEP;
    return number;
}

/* The op of a decoded name; several raw spellings may lead to one. */
static uint32_t add_op(struct decoder *decoder, uint32_t name,
                       const struct raw_category *category, bool collective)
{
    struct trace_recording *recording = decoder->recording;
    const char *text = strings_text(&recording->names, name);
    size_t length = strings_length(&recording->names, name);
    struct trace_op op = {.name = name, .category = category->name};

    op.side = category->side;
    if (op.side == TRACE_DEVICE)
        op.kind = (uint8_t)trace_kind_of(strings_text(&recording->names, category->name),
                                         text, length, collective);
    if (table_grow(&decoder->op_table, recording->op_count, op_hash_at, decoder) != 0)
        return TRACE_NONE;
    uint32_t mask = decoder->op_table.size - 1, slot = (uint32_t)op_hash(&op) & mask;
    for (; decoder->op_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        uint32_t found = decoder->op_table.slots[slot] - 1;
        const struct trace_op *other = &recording->ops[found];

        if (other->name == op.name && other->category == op.category &&
            other->kind == op.kind)
            return found;
    }
    uint32_t capacity = decoder->ops_capacity;
    if (grow(&recording->ops, recording->op_count, &capacity, sizeof *recording->ops) !=
        0)
        return TRACE_NONE;
    if (capacity != decoder->ops_capacity || decoder->op_steps == NULL) {
        int64_t *steps = reallocarray(decoder->op_steps, capacity, sizeof *steps);

        decoder->ops_capacity = capacity;
        if (steps == NULL)
            return TRACE_NONE;
        decoder->op_steps = steps;
    }
    bool host_step =
        op.side == TRACE_HOST && (category->is_annotation || category->is_cpu_op);
    decoder->op_steps[recording->op_count] =
        host_step ? step_number(text, length) : NO_STEP;
    recording->ops[recording->op_count] = op;
    decoder->op_table.slots[slot] = recording->op_count + 1;
    return recording->op_count++;
}

static uint32_t add_raw_op(struct decoder *decoder, const struct raw_event *event,
                           uint32_t category, bool collective, uint64_t hash)
{
    if (grow(&decoder->ops, decoder->op_count, &decoder->op_capacity,
             sizeof *decoder->ops) != 0)
        return TRACE_NONE;
    uint32_t raw = strings_add(&decoder->raw_names, (const char *)event->name.bytes,
                               event->name.length);
    uint32_t name = add_raw_name(decoder, event->name.bytes, event->name.length);
    if (raw == STRINGS_NONE || name == STRINGS_NONE)
        return TRACE_NONE;
    uint32_t op = add_op(decoder, name, &decoder->categories[category], collective);
    if (op == TRACE_NONE)
        return TRACE_NONE;
    decoder->ops[decoder->op_count] = (struct raw_op){.hash = hash,
                                                      .raw = raw,
                                                      .category = category,
                                                      .op = op,
                                                      .collective = collective};
    decoder->op_count++;
    return op;
}

static uint32_t find_op(struct decoder *decoder, const struct raw_event *event,
                        uint32_t category)
{
    bool collective = decoder->categories[category].side == TRACE_DEVICE &&
                      (event->fields & WALK_COLLECTIVE) != 0;
    uint64_t hash = XXH3_64bits(event->name.bytes, event->name.length) ^
                    mix((uint64_t)category * 2 + collective);

    if (table_grow(&decoder->raw_op_table, decoder->op_count, raw_op_hash_at, decoder) !=
        0)
        return TRACE_NONE;
    uint32_t mask = decoder->raw_op_table.size - 1, slot = (uint32_t)hash & mask;
    for (; decoder->raw_op_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        const struct raw_op *raw = &decoder->ops[decoder->raw_op_table.slots[slot] - 1];

        if (raw->hash == hash && raw->category == category &&
            raw->collective == collective &&
            strings_length(&decoder->raw_names, raw->raw) == event->name.length &&
            memcmp(strings_text(&decoder->raw_names, raw->raw), event->name.bytes,
                   event->name.length) == 0)
            return raw->op;
    }
    uint32_t op = add_raw_op(decoder, event, category, collective, hash);
    if (op != TRACE_NONE)
        decoder->raw_op_table.slots[slot] = decoder->op_count;
    return op;
}

/* ---- places ---- */

static int64_t stream_of(const struct raw_event *event)
{
    return (event->fields & WALK_STREAM) != 0 ? event->stream : -1;
}

static int32_t device_of(const struct raw_event *event)
{
    if ((event->fields & WALK_DEVICE) == 0 || event->device < 0 ||
        event->device > INT32_MAX)
        return -1;
    return (int32_t)event->device;
}

static bool place_is(const struct decoder *decoder, const struct raw_place *raw,
                     const struct raw_event *event)
{
    const struct trace_place *place = &decoder->recording->places[raw->place];

    return place->stream == stream_of(event) && place->device == device_of(event) &&
           strings_length(&decoder->raw_names, raw->tid) == event->tid.length &&
           strings_length(&decoder->raw_names, raw->pid) == event->pid.length &&
           memcmp(strings_text(&decoder->raw_names, raw->tid), event->tid.bytes,
                  event->tid.length) == 0 &&
           memcmp(strings_text(&decoder->raw_names, raw->pid), event->pid.bytes,
                  event->pid.length) == 0;
}

static uint32_t add_place(struct decoder *decoder, const struct raw_event *event,
                          uint64_t hash)
{
    struct trace_recording *recording = decoder->recording;
    struct trace_place place = {.stream = stream_of(event), .device = device_of(event)};
    struct raw_place raw = {.hash = hash, .place = recording->place_count};

    if (grow(&recording->places, recording->place_count, &decoder->places_capacity,
             sizeof *recording->places) != 0 ||
        grow(&decoder->places, decoder->raw_place_count, &decoder->raw_place_capacity,
             sizeof *decoder->places) != 0)
        return TRACE_NONE;
    place.pid = add_raw_name(decoder, event->pid.bytes, event->pid.length);
    place.tid = add_raw_name(decoder, event->tid.bytes, event->tid.length);
    raw.pid = strings_add(&decoder->raw_names, (const char *)event->pid.bytes,
                          event->pid.length);
    raw.tid = strings_add(&decoder->raw_names, (const char *)event->tid.bytes,
                          event->tid.length);
    if (place.pid == STRINGS_NONE || place.tid == STRINGS_NONE ||
        raw.pid == STRINGS_NONE || raw.tid == STRINGS_NONE)
        return TRACE_NONE;
    recording->places[recording->place_count++] = place;
    decoder->places[decoder->raw_place_count] = raw;
    return decoder->raw_place_count++;
}

static uint32_t find_place(struct decoder *decoder, const struct raw_event *event)
{
    if (decoder->raw_place_count > 0 &&
        place_is(decoder, &decoder->places[decoder->last_place], event))
        return decoder->places[decoder->last_place].place;
    uint64_t hash =
        mix(XXH3_64bits(event->tid.bytes, event->tid.length) +
            3 * XXH3_64bits(event->pid.bytes, event->pid.length) +
            mix((uint64_t)stream_of(event) * 8191 + (uint64_t)(int64_t)device_of(event)));
    if (table_grow(&decoder->place_table, decoder->raw_place_count, place_hash_at,
                   decoder) != 0)
        return TRACE_NONE;
    uint32_t mask = decoder->place_table.size - 1, slot = (uint32_t)hash & mask;
    for (; decoder->place_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        uint32_t i = decoder->place_table.slots[slot] - 1;

        if (decoder->places[i].hash == hash &&
            place_is(decoder, &decoder->places[i], event)) {
            decoder->last_place = i;
            return decoder->places[i].place;
        }
    }
    uint32_t added = add_place(decoder, event, hash);
    if (added == TRACE_NONE)
        return TRACE_NONE;
    decoder->place_table.slots[slot] = added + 1;
    decoder->last_place = added;
    return decoder->places[added].place;
}

/* ---- correlations, shapes, copies ---- */

/* Index + 1 of the number; 0: none; TRACE_NONE: out of memory. */
static uint32_t find_correlation(struct decoder *decoder, const struct raw_event *event)
{
    struct trace_recording *recording = decoder->recording;

    if ((event->fields & WALK_CORRELATION) == 0 || event->correlation == -1)
        return 0;
    if (table_grow(&decoder->correlation_table, recording->correlation_count,
                   correlation_hash_at, decoder) != 0)
        return TRACE_NONE;
    uint32_t mask = decoder->correlation_table.size - 1;
    uint32_t slot = (uint32_t)mix((uint64_t)event->correlation) & mask;
    for (; decoder->correlation_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        uint32_t found = decoder->correlation_table.slots[slot];

        if (recording->correlations[found - 1] == event->correlation)
            return found;
    }
    if (grow(&recording->correlations, recording->correlation_count,
             &decoder->correlation_capacity, sizeof *recording->correlations) != 0)
        return TRACE_NONE;
    recording->correlations[recording->correlation_count++] = event->correlation;
    decoder->correlation_table.slots[slot] = recording->correlation_count;
    return recording->correlation_count;
}

static uint32_t find_shape(struct decoder *decoder, const struct span *raw)
{
    if (raw->length <= 2) /* "[]" */
        return TRACE_NONE;
    if (raw->length == decoder->last_shape.length &&
        memcmp(raw->bytes, decoder->last_shape.bytes, raw->length) == 0)
        return decoder->last_shape_id;
    uint32_t length = raw->length > TRACE_NAME_MAX ? TRACE_NAME_MAX : raw->length;
    uint32_t id =
        strings_add(&decoder->recording->shapes, (const char *)raw->bytes, length);
    buffer_clear(&decoder->last_shape);
    buffer_append(&decoder->last_shape, raw->bytes, raw->length);
    if (buffer_failed(&decoder->last_shape))
        buffer_clear(&decoder->last_shape);
    return decoder->last_shape_id = id == STRINGS_NONE ? TRACE_NONE : id;
}

static int add_copy(struct decoder *decoder, const struct raw_event *event, uint32_t row)
{
    struct trace_recording *recording = decoder->recording;

    if (grow(&recording->copies, recording->copy_count, &decoder->copies_capacity,
             sizeof *recording->copies) != 0)
        return -1;
    if ((event->fields & WALK_BANDWIDTH_BAD) != 0)
        trace_note_add(recording, "bandwidth_not_finite", 1,
                       "a memory bandwidth that is no finite number counts as 0");
    recording->copies[recording->copy_count++] = (struct trace_copy){
        .row = row,
        .bytes = (event->fields & WALK_BYTES) != 0 ? event->bytes : -1,
        .bandwidth = (event->fields & WALK_BANDWIDTH) != 0 ? event->bandwidth : 0};
    return 0;
}

static int add_step(struct decoder *decoder, const struct raw_event *event, uint32_t row,
                    int64_t number, bool annotation)
{
    if (grow(&decoder->steps, decoder->step_count, &decoder->step_capacity,
             sizeof *decoder->steps) != 0)
        return -1;
    decoder->steps[decoder->step_count++] = (struct step_candidate){
        .row = {.number = number, .ts = event->ts, .dur = event->dur},
        .event = row,
        .annotation = annotation};
    return 0;
}

/* ---- events ---- */

static int grow_events(struct trace_events *events)
{
    uint32_t capacity = events->capacity;

    if (events->count < capacity)
        return 0;
    if (capacity >= 0xC0000000U)
        return -1;
    capacity = capacity == 0 ? 4096 : capacity < 0x40000000U ? capacity * 2 : 0xC0000000U;
#define GROW(column)                                                                     \
    do {                                                                                 \
        void *moved = reallocarray(events->column, capacity, sizeof *events->column);    \
        if (moved == NULL)                                                               \
            return -1;                                                                   \
        events->column = moved;                                                          \
    } while (0)
    GROW(ts);
    GROW(dur);
    GROW(self);
    GROW(op);
    GROW(place);
    GROW(correlation);
    GROW(link);
#undef GROW
    events->capacity = capacity;
    return 0;
}

/* Whether the event is to be kept; counts it otherwise. May mend its duration. */
static bool wanted(struct decoder *decoder, struct raw_event *event, uint64_t offset)
{
    struct trace_recording *recording = decoder->recording;
    struct trace_quality *quality = &recording->quality;
    const uint32_t there = WALK_TS | WALK_DUR, far = WALK_TS_RANGE | WALK_DUR_RANGE;
    bool numeric = (event->fields & (WALK_TS | WALK_TS_RANGE)) != 0 &&
                   (event->fields & (WALK_DUR | WALK_DUR_RANGE)) != 0;

    quality->events++;
    if (!numeric && event->phase != 'X') {
        quality->ignored++;
        return false;
    }
    if (!numeric) {
        quality->invalid++;
        trace_note_add(recording, "event_invalid", 1,
                       "byte %" PRIu64 ": %.*s has no numeric ts and dur", offset,
                       event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes);
        return false;
    }
    if ((event->fields & far) != 0) {
        quality->dropped++;
        trace_note_add(recording,
                       (event->fields & WALK_DUR_RANGE) != 0 ? "duration_over_24h"
                                                             : "time_out_of_range",
                       1, "byte %" PRIu64, offset);
        return false;
    }
    if ((event->fields & there) == there && event->dur < 0) {
        quality->repaired++;
        trace_note_add(recording, "negative_duration", 1,
                       "byte %" PRIu64 ": %.*s with a duration of %" PRId64
                       " ns counts as 0",
                       offset, event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes, event->dur);
        event->dur = 0;
    }
    if (event->dur > DAY_NS) {
        quality->dropped++;
        trace_note_add(recording, "duration_over_24h", 1, "byte %" PRIu64 ": %.*s",
                       offset, event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes);
        return false;
    }
    return true;
}

static int out_of_memory(const struct decoder *decoder, struct error *error)
{
    return error_set(
        error, ERROR_MEMORY, "out_of_memory",
        "out of memory, or more distinct names than %zu MB hold, after %" PRIu64
        " events",
        NAMES_MAX >> 20, decoder->recording->quality.events);
}

int decoder_add(struct decoder *decoder, const struct raw_event *raw, uint64_t offset,
                struct error *error)
{
    struct trace_recording *recording = decoder->recording;
    struct trace_events *events = &recording->events;
    struct raw_event event = *raw;
    /* Most of what is ignored has no dur: leave before anything is looked up. */
    if ((event.fields & (WALK_DUR | WALK_DUR_RANGE)) == 0 && event.phase != 'X') {
        recording->quality.events++;
        recording->quality.ignored++;
        return 0;
    }
    uint32_t category = find_category(decoder, &event);
    if (category == STRINGS_NONE)
        return out_of_memory(decoder, error);
    if (decoder->categories[category].is_trace) {
        recording->quality.events++;
        recording->quality.ignored++;
        return 0;
    }
    if (!wanted(decoder, &event, offset))
        return 0;
    if (grow_events(events) != 0)
        return out_of_memory(decoder, error);
    uint32_t row = events->count;
    uint32_t op = find_op(decoder, &event, category);
    uint32_t place = find_place(decoder, &event);
    uint32_t correlation = find_correlation(decoder, &event);
    if (op == TRACE_NONE || place == TRACE_NONE || correlation == TRACE_NONE)
        return out_of_memory(decoder, error);
    events->ts[row] = event.ts;
    events->dur[row] = event.dur;
    events->self[row] = event.dur;
    events->op[row] = op;
    events->place[row] = place;
    events->correlation[row] = correlation;
    events->link[row] = recording->ops[op].side == TRACE_HOST && event.shapes.length > 0
                            ? find_shape(decoder, &event.shapes)
                            : TRACE_NONE;
    events->count++;
    recording->quality.kept++;
    const uint32_t copy = WALK_BYTES | WALK_BANDWIDTH | WALK_BANDWIDTH_BAD;
    if ((event.fields & copy) != 0 && recording->ops[op].side == TRACE_DEVICE &&
        add_copy(decoder, &event, row) != 0)
        return out_of_memory(decoder, error);
    if (decoder->op_steps[op] != NO_STEP &&
        add_step(decoder, &event, row, decoder->op_steps[op],
                 decoder->categories[category].is_annotation) != 0)
        return out_of_memory(decoder, error);
    return 0;
}

void decoder_add_invalid(struct decoder *decoder)
{
    decoder->recording->quality.events++;
    decoder->recording->quality.invalid++;
}

int decoder_finish(struct decoder *decoder, struct error *error)
{
    struct trace_recording *recording = decoder->recording;
    bool annotations = false;

    for (uint32_t i = 0; i < decoder->step_count; i++)
        annotations = annotations || decoder->steps[i].annotation;
    if (decoder->step_count == 0)
        return 0;
    recording->step_rows = calloc(decoder->step_count, sizeof *recording->step_rows);
    if (recording->step_rows == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < decoder->step_count; i++)
        if (decoder->steps[i].annotation == annotations)
            recording->step_rows[recording->step_row_count++] = decoder->steps[i].row;
    return 0;
}

int decoder_new(struct trace_recording *recording, struct decoder **out,
                struct error *error)
{
    struct decoder *decoder = calloc(1, sizeof *decoder);

    if (decoder == NULL)
        return error_set_memory(error);
    decoder->recording = recording;
    strings_init(&decoder->raw_names, NAMES_MAX);
    strings_init(&recording->names, NAMES_MAX);
    strings_init(&recording->shapes, NAMES_MAX);
    buffer_init(&decoder->text, RAW_NAME_MAX);
    buffer_init(&decoder->last_shape, TRACE_NAME_MAX);
    *out = decoder;
    return 0;
}

void decoder_free(struct decoder *decoder)
{
    if (decoder == NULL)
        return;
    strings_free(&decoder->raw_names);
    free(decoder->ops);
    free(decoder->op_steps);
    free(decoder->places);
    free(decoder->raw_op_table.slots);
    free(decoder->op_table.slots);
    free(decoder->place_table.slots);
    free(decoder->correlation_table.slots);
    free(decoder->steps);
    buffer_free(&decoder->text);
    buffer_free(&decoder->last_shape);
    free(decoder);
}
