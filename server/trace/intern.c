/* See intern.h.
 *
 * An event costs one hash of its name and one probe; its category, pid and tid are
 * compared with those of the events just before. Escapes are undone, categories mapped
 * and kinds found once per distinct raw name. */
#include "trace/intern.h"
#include "trace/number.h"
#include "trace/unescape.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#define NAMES_MAX ((size_t)1 << 30)
#define RAW_NAME_MAX ((size_t)8 << 20) /* an event is shorter, see read.c */

/* Equality of short byte strings, without a call: words from both ends may overlap. */
static inline bool same_bytes(const void *left, const void *right, size_t length)
{
    const char *a = left, *b = right;
    uint64_t x, y;

    if (length < 8) {
        if (length >= 4) {
            uint32_t v, w;

            memcpy(&v, a, 4);
            memcpy(&w, b, 4);
            a += length - 4;
            b += length - 4;
            x = v ^ w;
            memcpy(&v, a, 4);
            memcpy(&w, b, 4);
            return (x | (v ^ w)) == 0;
        }
        return length == 0 || (a[0] == b[0] && a[length / 2] == b[length / 2] &&
                               a[length - 1] == b[length - 1]);
    }
    for (size_t i = 0; i + 8 <= length; i += 8) {
        memcpy(&x, a + i, 8);
        memcpy(&y, b + i, 8);
        if (x != y)
            return false;
    }
    memcpy(&x, a + length - 8, 8);
    memcpy(&y, b + length - 8, 8);
    return x == y;
}

/* ---- growing arrays and tables ---- */

int intern_grow(void *array_place, uint32_t count, uint32_t *capacity, size_t size)
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
static int table_grow(struct intern_table *table, uint32_t count,
                      uint64_t (*hash_at)(const struct interner *, uint32_t),
                      const struct interner *interner)
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
        uint32_t slot = (uint32_t)hash_at(interner, i) & (size - 1);

        while (slots[slot] != 0)
            slot = (slot + 1) & (size - 1);
        slots[slot] = i + 1;
    }
    return 0;
}

static uint64_t raw_op_hash_at(const struct interner *interner, uint32_t i)
{
    return interner->raw_ops[i].hash;
}

static uint64_t place_hash_at(const struct interner *interner, uint32_t i)
{
    return interner->raw_places[i].hash;
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

static uint64_t op_hash_at(const struct interner *interner, uint32_t i)
{
    return op_hash(&interner->recording->ops[i]);
}

/* ---- names ---- */

/* Interns decoded text; longer names than TRACE_NAME_MAX keep their beginning and a hash.
 */
static uint32_t add_name(struct interner *interner, const char *text, size_t length)
{
    char cut[TRACE_NAME_MAX + 1];

    if (length <= TRACE_NAME_MAX)
        return strings_add(&interner->recording->names, text, length);
    size_t keep = TRACE_NAME_MAX - 24;
    while (keep > 0 && ((unsigned char)text[keep] & 0xC0) == 0x80)
        keep--;
    memcpy(cut, text, keep);
    int tail = snprintf(cut + keep, sizeof cut - keep, "\xE2\x80\xA6#%016" PRIx64,
                        (uint64_t)XXH3_64bits(text, length));
    trace_note_add(interner->recording, "name_too_long", 1,
                   "%.80s… has %zu bytes; names keep %zu", cut, length, keep);
    return strings_add(&interner->recording->names, cut, keep + (size_t)tail);
}

/* Unescapes a raw span and interns it. */
static uint32_t add_raw_name(struct interner *interner, const uint8_t *raw, size_t length)
{
    if (memchr(raw, '\\', length) == NULL && memchr(raw, '\0', length) == NULL)
        return add_name(interner, (const char *)raw, length);
    buffer_clear(&interner->text);
    unescape_json(&interner->text, raw, length);
    if (buffer_failed(&interner->text))
        return STRINGS_NONE;
    return add_name(interner, interner->text.bytes, interner->text.length);
}

/* ---- categories ---- */

static uint32_t make_category(struct interner *interner, const char *text, size_t length)
{
    struct intern_category *category = &interner->categories[interner->category_count];
    char canonical[INTERN_CATEGORY_LENGTH + 16];
    size_t kept = trace_category_canonical(text, length, canonical, sizeof canonical);

    category->name = strings_add(&interner->recording->names, canonical, kept);
    if (category->name == STRINGS_NONE)
        return STRINGS_NONE;
    category->side = (uint8_t)trace_category_side(canonical);
    category->is_trace = strcmp(canonical, "trace") == 0;
    category->is_annotation = strcmp(canonical, "user_annotation") == 0;
    category->is_cpu_op = strcmp(canonical, "cpu_op") == 0;
    return interner->category_count++;
}

/* The last category there is room for stands for all that come after it. */
static uint32_t pool_category(struct interner *interner, const char *raw, uint32_t length)
{
    trace_note_add(interner->recording, "too_many_categories", 1,
                   "%.*s: more than %d categories; this and later ones count as `other`",
                   (int)length, raw, INTERN_CATEGORIES_MAX - 1);
    if (interner->category_count == INTERN_CATEGORIES_MAX)
        return INTERN_CATEGORIES_MAX - 1;
    interner->categories[interner->category_count].raw_length = UINT32_MAX; /* no one's */
    return make_category(interner, "other", 5);
}

static uint32_t add_category(struct interner *interner, const char *raw, uint32_t length)
{
    if (interner->category_count >= INTERN_CATEGORIES_MAX - 1)
        return pool_category(interner, raw, length);
    struct intern_category *category = &interner->categories[interner->category_count];

    category->raw_length = length;
    memcpy(category->raw, raw, length);
    if (memchr(raw, '\\', length) == NULL && memchr(raw, '\0', length) == NULL)
        return make_category(interner, raw, length);
    buffer_clear(&interner->text);
    unescape_json(&interner->text, (const uint8_t *)raw, length);
    if (buffer_failed(&interner->text))
        return STRINGS_NONE;
    return make_category(interner, interner->text.bytes, interner->text.length);
}

static inline bool category_is(const struct intern_category *category,
                               const struct span *raw)
{
    return category->raw_length == raw->length &&
           same_bytes(category->raw, raw->bytes, raw->length);
}

uint32_t intern_category(struct interner *interner, const struct raw_event *event)
{
    static const uint8_t kernel[] = "kernel", cpu_op[] = "cpu_op";
    struct span raw = event->category;

    if ((event->fields & WALK_CATEGORY) == 0) {
        bool device = event->pid.length == 14 &&
                      memcmp(event->pid.bytes, "CUDA functions", 14) == 0;
        raw = (struct span){device ? kernel : cpu_op, 6};
    }
    if (raw.length > INTERN_CATEGORY_LENGTH)
        raw.length = INTERN_CATEGORY_LENGTH;
    if (interner->category_count > 0 &&
        category_is(&interner->categories[interner->last_category], &raw))
        return interner->last_category;
    for (uint32_t i = 0; i < interner->category_count; i++)
        if (category_is(&interner->categories[i], &raw))
            return interner->last_category = i;
    return interner->last_category =
               add_category(interner, (const char *)raw.bytes, raw.length);
}

/* ---- ops ---- */

/* The number of "ProfilerStep#<digits>", else INTERN_NO_STEP. */
static int64_t step_number(const char *name, size_t length)
{
    static const char prefix[] = "ProfilerStep#";
    const size_t size = sizeof prefix - 1;
    int64_t number;

    if (length <= size || memcmp(name, prefix, size) != 0)
        return INTERN_NO_STEP;
    for (size_t i = size; i < length; i++)
        if (name[i] < '0' || name[i] > '9')
            return INTERN_NO_STEP;
    if (number_integer_text((const uint8_t *)name + size, length - size, false,
                            &number) != NUMBER_OK)
        return INTERN_NO_STEP;
    return number;
}

/* The op of a decoded name; several raw spellings may lead to one. */
static uint32_t add_op(struct interner *interner, uint32_t name,
                       const struct intern_category *category, bool collective)
{
    struct trace_recording *recording = interner->recording;
    const char *text = strings_text(&recording->names, name);
    size_t length = strings_length(&recording->names, name);
    struct trace_op op = {.name = name, .category = category->name};

    op.side = category->side;
    if (op.side == TRACE_DEVICE)
        op.kind = (uint8_t)trace_kind_of(strings_text(&recording->names, category->name),
                                         text, length, collective);
    if (table_grow(&interner->op_table, recording->op_count, op_hash_at, interner) != 0)
        return TRACE_NONE;
    uint32_t mask = interner->op_table.size - 1, slot = (uint32_t)op_hash(&op) & mask;
    for (; interner->op_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        uint32_t found = interner->op_table.slots[slot] - 1;
        const struct trace_op *other = &recording->ops[found];

        if (other->name == op.name && other->category == op.category &&
            other->kind == op.kind)
            return found;
    }
    uint32_t capacity = interner->ops_capacity;
    if (intern_grow(&recording->ops, recording->op_count, &capacity,
                    sizeof *recording->ops) != 0)
        return TRACE_NONE;
    if (capacity != interner->ops_capacity || interner->op_steps == NULL) {
        int64_t *steps = reallocarray(interner->op_steps, capacity, sizeof *steps);

        interner->ops_capacity = capacity;
        if (steps == NULL)
            return TRACE_NONE;
        interner->op_steps = steps;
    }
    bool host_step =
        op.side == TRACE_HOST && (category->is_annotation || category->is_cpu_op);
    interner->op_steps[recording->op_count] =
        host_step ? step_number(text, length) : INTERN_NO_STEP;
    recording->ops[recording->op_count] = op;
    interner->op_table.slots[slot] = recording->op_count + 1;
    return recording->op_count++;
}

/* Keeps raw bytes; their offset. */
static uint64_t keep_raw(struct interner *interner, const struct span *raw)
{
    uint64_t offset = interner->raw.length;

    buffer_append(&interner->raw, raw->bytes, raw->length);
    return offset;
}

static uint32_t add_raw_op(struct interner *interner, const struct raw_event *event,
                           uint32_t category, bool collective, uint64_t hash)
{
    if (intern_grow(&interner->raw_ops, interner->raw_op_count,
                    &interner->raw_op_capacity, sizeof *interner->raw_ops) != 0)
        return TRACE_NONE;
    uint64_t raw = keep_raw(interner, &event->name);
    uint32_t name = add_raw_name(interner, event->name.bytes, event->name.length);
    if (name == STRINGS_NONE || buffer_failed(&interner->raw))
        return TRACE_NONE;
    uint32_t op = add_op(interner, name, &interner->categories[category], collective);
    if (op == TRACE_NONE)
        return TRACE_NONE;
    interner->raw_ops[interner->raw_op_count] =
        (struct intern_raw_op){.hash = hash,
                               .raw = raw,
                               .raw_length = event->name.length,
                               .category = category,
                               .op = op,
                               .collective = collective};
    interner->raw_op_count++;
    return op;
}

uint32_t intern_op(struct interner *interner, const struct raw_event *event,
                   uint32_t category)
{
    bool collective = interner->categories[category].side == TRACE_DEVICE &&
                      (event->fields & WALK_COLLECTIVE) != 0;
    uint64_t hash = XXH3_64bits(event->name.bytes, event->name.length) ^
                    mix((uint64_t)category * 2 + collective);

    if (table_grow(&interner->raw_op_table, interner->raw_op_count, raw_op_hash_at,
                   interner) != 0)
        return TRACE_NONE;
    uint32_t mask = interner->raw_op_table.size - 1, slot = (uint32_t)hash & mask;
    for (; interner->raw_op_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        const struct intern_raw_op *raw =
            &interner->raw_ops[interner->raw_op_table.slots[slot] - 1];

        if (raw->hash == hash && raw->category == category &&
            raw->collective == collective && raw->raw_length == event->name.length &&
            same_bytes(interner->raw.bytes + raw->raw, event->name.bytes,
                       event->name.length))
            return raw->op;
    }
    uint32_t op = add_raw_op(interner, event, category, collective, hash);
    if (op != TRACE_NONE)
        interner->raw_op_table.slots[slot] = interner->raw_op_count;
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

static inline bool place_is(const struct interner *interner,
                            const struct intern_raw_place *raw,
                            const struct raw_event *event)
{
    return raw->stream == stream_of(event) && raw->device == device_of(event) &&
           raw->tid_length == event->tid.length && raw->pid_length == event->pid.length &&
           same_bytes(interner->raw.bytes + raw->tid, event->tid.bytes,
                      event->tid.length) &&
           same_bytes(interner->raw.bytes + raw->pid, event->pid.bytes,
                      event->pid.length);
}

static uint32_t add_place(struct interner *interner, const struct raw_event *event,
                          uint64_t hash)
{
    struct trace_recording *recording = interner->recording;
    struct trace_place place = {.stream = stream_of(event), .device = device_of(event)};
    struct intern_raw_place raw = {.hash = hash,
                                   .place = recording->place_count,
                                   .stream = place.stream,
                                   .device = place.device,
                                   .pid_length = event->pid.length,
                                   .tid_length = event->tid.length};

    if (intern_grow(&recording->places, recording->place_count,
                    &interner->places_capacity, sizeof *recording->places) != 0 ||
        intern_grow(&interner->raw_places, interner->raw_place_count,
                    &interner->raw_place_capacity, sizeof *interner->raw_places) != 0)
        return TRACE_NONE;
    place.pid = add_raw_name(interner, event->pid.bytes, event->pid.length);
    place.tid = add_raw_name(interner, event->tid.bytes, event->tid.length);
    raw.pid = keep_raw(interner, &event->pid);
    raw.tid = keep_raw(interner, &event->tid);
    if (place.pid == STRINGS_NONE || place.tid == STRINGS_NONE ||
        buffer_failed(&interner->raw))
        return TRACE_NONE;
    recording->places[recording->place_count++] = place;
    interner->raw_places[interner->raw_place_count] = raw;
    return interner->raw_place_count++;
}

uint32_t intern_place(struct interner *interner, const struct raw_event *event)
{
    if (interner->raw_place_count > 0 &&
        place_is(interner, &interner->raw_places[interner->last_place], event))
        return interner->raw_places[interner->last_place].place;
    uint64_t hash =
        mix(XXH3_64bits(event->tid.bytes, event->tid.length) +
            3 * XXH3_64bits(event->pid.bytes, event->pid.length) +
            mix((uint64_t)stream_of(event) * 8191 + (uint64_t)(int64_t)device_of(event)));
    if (table_grow(&interner->place_table, interner->raw_place_count, place_hash_at,
                   interner) != 0)
        return TRACE_NONE;
    uint32_t mask = interner->place_table.size - 1, slot = (uint32_t)hash & mask;
    for (; interner->place_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        uint32_t i = interner->place_table.slots[slot] - 1;

        if (interner->raw_places[i].hash == hash &&
            place_is(interner, &interner->raw_places[i], event)) {
            interner->last_place = i;
            return interner->raw_places[i].place;
        }
    }
    uint32_t added = add_place(interner, event, hash);
    if (added == TRACE_NONE)
        return TRACE_NONE;
    interner->place_table.slots[slot] = added + 1;
    interner->last_place = added;
    return interner->raw_places[added].place;
}

/* Index + 1 of the number; 0: none; TRACE_NONE: out of memory. */
uint32_t intern_correlation(struct interner *interner, const struct raw_event *event)
{
    struct trace_recording *recording = interner->recording;

    if ((event->fields & WALK_CORRELATION) == 0 || event->correlation == -1)
        return 0;
    if (intern_grow(&recording->correlations, recording->correlation_count,
                    &interner->correlation_capacity,
                    sizeof *recording->correlations) != 0)
        return TRACE_NONE;
    recording->correlations[recording->correlation_count++] = event->correlation;
    return recording->correlation_count;
}

uint32_t intern_shape(struct interner *interner, const struct span *raw)
{
    if (raw->length <= 2) /* "[]" */
        return TRACE_NONE;
    if (raw->length == interner->last_shape.length &&
        same_bytes(raw->bytes, interner->last_shape.bytes, raw->length))
        return interner->last_shape_id;
    uint32_t length = raw->length > TRACE_NAME_MAX ? TRACE_NAME_MAX : raw->length;
    uint32_t id =
        strings_add(&interner->recording->shapes, (const char *)raw->bytes, length);
    buffer_clear(&interner->last_shape);
    buffer_append(&interner->last_shape, raw->bytes, raw->length);
    if (buffer_failed(&interner->last_shape))
        buffer_clear(&interner->last_shape);
    return interner->last_shape_id = id == STRINGS_NONE ? TRACE_NONE : id;
}

void interner_init(struct interner *interner, struct trace_recording *recording)
{
    interner->recording = recording;
    buffer_init(&interner->raw, NAMES_MAX);
    buffer_init(&interner->text, RAW_NAME_MAX);
    buffer_init(&interner->last_shape, TRACE_NAME_MAX);
    strings_init(&recording->names, NAMES_MAX);
    strings_init(&recording->shapes, NAMES_MAX);
}

void interner_free(struct interner *interner)
{
    buffer_free(&interner->raw);
    free(interner->raw_ops);
    free(interner->op_steps);
    free(interner->raw_places);
    free(interner->raw_op_table.slots);
    free(interner->op_table.slots);
    free(interner->place_table.slots);
    buffer_free(&interner->text);
    buffer_free(&interner->last_shape);
}
