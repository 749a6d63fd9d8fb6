#include "base/array.h"
#include "trace/decode.h"
#include "trace/recording.h"
#include "trace/scan.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- values ---- */

/* An integer over INT64_MAX is NUMBER_WIDE. */
static enum number_result read_integer(const struct raw_event *event,
                                       enum kept_field kept, int64_t *value)
{
    struct span span = event->arguments[kept];

    if ((event->kept & KEPT_BIT(kept)) == 0)
        return NUMBER_NONE;
    if (span.bytes == NULL) {
        *value = event->numbers[kept];
        return NUMBER_OK;
    }
    const struct member member = {.is_string = *span.bytes == '"',
                                  .value = span.bytes,
                                  .string_length = span.length - 2};
    return integer_of(&member, false, value);
}

/* The bits of an integer of up to 64 bits; 0 if there is none. */
static bool read_bits(const struct raw_event *event, enum kept_field kept, int64_t *value)
{
    enum number_result result = read_integer(event, kept, value);

    if (result == NUMBER_OK || result == NUMBER_WIDE)
        return true;
    *value = 0;
    return false;
}

/* An integer that fits into int64; 0 if there is none. */
static bool read_small(const struct raw_event *event, enum kept_field kept,
                       int64_t *value)
{
    if (read_integer(event, kept, value) == NUMBER_OK)
        return true;
    *value = 0;
    return false;
}

/* A string without quotes and escapes; anything else but `null` as the file writes it.
 * TRACE_NONE in *out: there is none. False when memory is refused. */
static bool read_text(struct interner *interner, const struct raw_event *event,
                      enum kept_field kept, uint32_t *out)
{
    struct trace_recording *recording = interner->recording;
    struct span span = event->arguments[kept];
    struct intern_text text;

    *out = TRACE_NONE;
    if ((event->kept & KEPT_BIT(kept)) == 0)
        return true;
    bool is_string = *span.bytes == '"';
    const struct member scalar = {.value = span.bytes};
    if (span.length == 0)
        span = span_of(&scalar);
    if (!is_string && span.length == 4 && memcmp(span.bytes, "null", 4) == 0)
        return true;
    text = (struct intern_text){(const char *)span.bytes, span.length};
    if (is_string && !intern_decode(interner, span.bytes + 1, span.length - 2, &text))
        return false;
    *out = name_bound_add(&recording->arguments_bound, &recording->arguments, text.bytes,
                          text.length);
    return *out != STRINGS_NONE;
}

/* ---- sequence numbers ---- */

static int keep_sequence(struct list_room *keeping, const struct raw_event *event,
                         uint32_t row)
{
    struct trace_recording *recording = keeping->interner->recording;
    int64_t number, thread;

    if (!read_small(event, KEPT_SEQUENCE, &number) || number < 0)
        return 0;
    bool wide = read_integer(event, KEPT_FORWARD_THREAD, &thread) == NUMBER_WIDE;
    if (!read_bits(event, KEPT_FORWARD_THREAD, &thread))
        thread = 0;
    if (!ARRAY_RESERVE(recording->sequences, keeping->sequences,
                       recording->sequence_count + (size_t)1))
        return -1;
    recording->sequences[recording->sequence_count++] = (struct trace_sequence){
        .row = row,
        .number = number,
        .forward_thread =
            wide || thread < 0 || thread > UINT32_MAX ? UINT32_MAX : (uint32_t)thread};
    return 0;
}

/* ---- collectives ---- */

#define FACT_BITS                                                                        \
    ((KEPT_BIT(KEPT_MEMORY_BYTES) - KEPT_BIT(KEPT_COLLECTIVE)) | KEPT_BIT(KEPT_EXTERNAL))

static int keep_collective(struct list_room *keeping, const struct raw_event *event,
                           uint32_t row)
{
    static const enum kept_field texts[TRACE_COLLECTIVE_TEXTS] = {
        [TRACE_COLLECTIVE_NAME] = KEPT_COLLECTIVE, [TRACE_GROUP_NAME] = KEPT_GROUP_NAME,
        [TRACE_GROUP_RANKS] = KEPT_GROUP_RANKS,    [TRACE_DTYPE] = KEPT_DTYPE,
        [TRACE_IN_SPLIT] = KEPT_IN_SPLIT,          [TRACE_OUT_SPLIT] = KEPT_OUT_SPLIT,
    };
    static const enum kept_field numbers[TRACE_COLLECTIVE_NUMBERS] = {
        [TRACE_GROUP_SIZE] = KEPT_GROUP_SIZE,     [TRACE_IN_ELEMENTS] = KEPT_IN_ELEMENTS,
        [TRACE_OUT_ELEMENTS] = KEPT_OUT_ELEMENTS, [TRACE_SEQ] = KEPT_SEQ,
        [TRACE_COMMS_ID] = KEPT_COMMS_ID,         [TRACE_SOURCE] = KEPT_SOURCE,
        [TRACE_DESTINATION] = KEPT_DESTINATION,   [TRACE_EXTERNAL_ID] = KEPT_EXTERNAL,
    };
    struct trace_recording *recording = keeping->interner->recording;
    struct trace_collective facts = {.row = row};
    bool any = false;

    for (int i = 0; i < TRACE_COLLECTIVE_TEXTS; i++) {
        if (!read_text(keeping->interner, event, texts[i], &facts.texts[i]))
            return -1;
        any = any || facts.texts[i] != TRACE_NONE;
    }
    for (int i = 0; i < TRACE_COLLECTIVE_NUMBERS; i++) {
        enum number_result result = read_integer(event, numbers[i], &facts.numbers[i]);
        unsigned bit = 1U << i;

        if (result == NUMBER_OK || result == NUMBER_WIDE)
            facts.known = (uint8_t)(facts.known | bit);
        else
            facts.numbers[i] = 0;
        if (result == NUMBER_WIDE)
            facts.wide = (uint8_t)(facts.wide | bit);
    }
    if (!any && facts.known == 0)
        return 0;
    if (!ARRAY_RESERVE(recording->collectives, keeping->collectives,
                       recording->collective_count + (size_t)1))
        return -1;
    recording->collectives[recording->collective_count++] = facts;
    return 0;
}

/* Keeps the arguments of a row that was just added, beyond the columns. 0, or -1 when
 * memory is refused. */
int keep_arguments(struct list_room *keeping, const struct raw_event *event, uint32_t row)
{
    const struct interner *interner = keeping->interner;
    uint32_t op = interner->recording->events.op[row];
    const struct trace_op *sort = &interner->recording->ops[op];

    if ((event->kept & FACT_BITS) != 0 &&
        (sort->kind == TRACE_KIND_COMMUNICATION ||
         interner->op_steps[op] == INTERN_COMMS) &&
        keep_collective(keeping, event, row) != 0)
        return -1;
    if ((event->kept & KEPT_BIT(KEPT_SEQUENCE)) != 0 && sort->side == TRACE_HOST)
        return keep_sequence(keeping, event, row);
    return 0;
}

/* ---- memory ---- */

static bool is_memory(struct interner *interner, const struct span *name)
{
    static const char memory[] = "[memory]";
    struct intern_text text;

    if (name->length < sizeof memory - 1 || name->length > 6 * sizeof memory)
        return false;
    return intern_decode(interner, name->bytes, name->length, &text) &&
           text.length == sizeof memory - 1 &&
           memcmp(text.bytes, memory, text.length) == 0;
}

static int32_t read_device(const struct raw_event *event, enum kept_field kept,
                           uint8_t field, uint8_t *fields)
{
    int64_t value;

    if (!read_small(event, kept, &value) || value < INT32_MIN || value > INT32_MAX)
        return -1;
    *fields |= field;
    return (int32_t)value;
}

static void read_memory(const struct raw_event *event, struct trace_memory *memory)
{
    int64_t address;
    uint8_t fields = 0;

    if (read_bits(event, KEPT_ADDRESS, &address))
        fields |= TRACE_MEMORY_ADDRESS;
    memory->address = (uint64_t)address;
    if (read_small(event, KEPT_ALLOCATED, &memory->allocated))
        fields |= TRACE_MEMORY_ALLOCATED;
    if (read_small(event, KEPT_RESERVED, &memory->reserved))
        fields |= TRACE_MEMORY_RESERVED;
    memory->device_type =
        read_device(event, KEPT_DEVICE_TYPE, TRACE_MEMORY_DEVICE_TYPE, &fields);
    memory->device_id =
        read_device(event, KEPT_DEVICE_ID, TRACE_MEMORY_DEVICE_ID, &fields);
    memory->fields = fields;
}

/* Keeps the event if it is an instant `[memory]`. 0, or -1 when memory is refused. */
int keep_memory(struct list_room *keeping, const struct raw_event *event, uint64_t offset)
{
    struct interner *interner = keeping->interner;
    struct trace_recording *recording = interner->recording;
    struct trace_memory memory = {.ts = event->ts};

    if (!is_memory(interner, &event->name))
        return 0;
    if ((event->fields & WALK_TS) == 0 ||
        !read_small(event, KEPT_MEMORY_BYTES, &memory.bytes)) {
        trace_note_add(recording, "memory_invalid", 1,
                       "byte %" PRIu64 ": no usable time or number of bytes", offset);
        return 0;
    }
    read_memory(event, &memory);
    memory.place = intern_place(interner, event);
    if (memory.place == TRACE_NONE ||
        !ARRAY_RESERVE(recording->memory_instants, keeping->memory,
                       recording->memory_count + (size_t)1))
        return -1;
    recording->memory_instants[recording->memory_count++] = memory;
    return 0;
}

/* ---- keep counter ---- */

/* Inside the decoder: samples of counters (recording.h). */

#define PID_BYTES_MAX 256 /* as for places */

/* ---- the members of `args` ---- */

struct argument {
    struct span key;      /* without its quotes */
    const uint8_t *value; /* its first byte */
    bool is_number;
    double number;
};

/* The place after a value. */
static uint32_t pass_value(const struct span *object, uint32_t at)
{
    uint32_t depth = 0;

    while (at < object->length) {
        uint8_t byte = object->bytes[at];

        if (depth == 0 && (byte == ',' || byte == '}'))
            break;
        depth += byte == '{' || byte == '[';
        depth -= byte == '}' || byte == ']';
        at = byte == '"' ? intern_pass_string(object, at) : at + 1;
    }
    return at;
}

/* The next member, from *at on; false at the end. */
static bool next_argument(const struct span *object, uint32_t *at, struct argument *out)
{
    while (*at < object->length && object->bytes[*at] != '"')
        ++*at;
    uint32_t key = *at + 1, end = intern_pass_string(object, *at);
    if (end >= object->length)
        return false;
    out->key = (struct span){object->bytes + key, end - key - 1};
    while (end < object->length &&
           (object->bytes[end] <= ' ' || object->bytes[end] == ':'))
        end++;
    out->value = object->bytes + end;
    out->is_number = number_double(out->value, &out->number);
    *at = pass_value(object, end);
    return end < object->length;
}

/* Texts and lists beside a value are no values. */
static bool is_value(const struct argument *argument)
{
    return strchr("\"{[", *argument->value) == NULL;
}

/* How many members are values. */
static uint32_t count_values(const struct span *object)
{
    struct argument argument;
    uint32_t count = 0, at = 0;

    while (next_argument(object, &at, &argument))
        count += is_value(&argument);
    return count;
}

/* ---- series ---- */

/* What tells series apart. */
struct series_key {
    uint32_t pid, name; /* in recording.names */
};

static bool make_key(struct interner *interner, const struct raw_event *event,
                     const struct span *key, struct series_key *out)
{
    uint32_t pid = event->pid.length < PID_BYTES_MAX ? event->pid.length : PID_BYTES_MAX;
    const struct span *name = &event->name;
    struct buffer *raw = &interner->counter_name;

    buffer_clear(raw);
    buffer_append_text(raw, "");
    buffer_append(raw, name->bytes, name->length);
    if (key->length > 0) {
        buffer_append_text(raw, ": ");
        buffer_append(raw, key->bytes, key->length);
    }
    out->pid = intern_raw_name(interner, event->pid.bytes, pid);
    out->name = buffer_failed(raw) || out->pid == STRINGS_NONE
                    ? STRINGS_NONE
                    : intern_raw_name(interner, (const uint8_t *)raw->bytes, raw->length);
    return out->name != STRINGS_NONE;
}

/* Keeps a sample, or notes that there is no room. 0, or -1 when memory is refused. */
static int add_sample(struct list_room *keeping, const struct raw_event *event,
                      const struct span *key, double value)
{
    struct trace_recording *recording = keeping->interner->recording;
    struct strings *known = &keeping->interner->counters;
    struct series_key names;

    if (!make_key(keeping->interner, event, key, &names))
        return -1;
    uint32_t series = strings_find(known, (const char *)&names, sizeof names);
    if (recording->sample_count == TRACE_COUNTER_SAMPLES_MAX ||
        (series == STRINGS_NONE && recording->counter_count == TRACE_COUNTERS_MAX)) {
        trace_note_add(recording, "counters_cut", 1,
                       "more than %" PRIu32 " values, or %" PRIu32 " counters",
                       TRACE_COUNTER_SAMPLES_MAX, TRACE_COUNTERS_MAX);
        return 0;
    }
    if (!ARRAY_RESERVE(recording->samples, keeping->samples,
                       recording->sample_count + (size_t)1) ||
        !ARRAY_RESERVE(recording->counters, keeping->counters,
                       recording->counter_count + (size_t)1))
        return -1;
    if (series == STRINGS_NONE) {
        series = strings_add(known, (const char *)&names, sizeof names);
        if (series == STRINGS_NONE)
            return -1;
        recording->counters[recording->counter_count++] =
            (struct trace_counter){.name = names.name, .pid = names.pid, .device = -1};
    }
    recording->samples[recording->sample_count] =
        (struct trace_sample){.ts = event->ts,
                              .value = value,
                              .known = (int64_t)series << 32 | recording->sample_count};
    recording->sample_count++;
    return 0;
}

/* Keeps the values of an event of phase C. 0, or -1 when memory is refused. */
int keep_counter(struct list_room *keeping, const struct raw_event *event,
                 uint64_t offset)
{
    const struct span object = intern_find_arguments(&event->text), none = {0};
    uint32_t values = (event->fields & WALK_TS) == 0 ? 0 : count_values(&object);
    bool is_invalid = values == 0;
    struct argument argument;
    uint32_t at = 0;
    int result = 0;

    while (result == 0 && values > 0 && next_argument(&object, &at, &argument)) {
        is_invalid |= is_value(&argument) && !argument.is_number;
        if (argument.is_number)
            result = add_sample(keeping, event, values > 1 ? &argument.key : &none,
                                argument.number);
    }
    if (is_invalid)
        trace_note_add(keeping->interner->recording, "counter_invalid", 1,
                       "byte %" PRIu64 ": %.*s has no usable time or value", offset,
                       event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes);
    return result;
}

int keep_value(struct list_room *keeping, const struct raw_event *event, double value)
{
    const struct span none = {0};

    return add_sample(keeping, event, &none, value);
}
