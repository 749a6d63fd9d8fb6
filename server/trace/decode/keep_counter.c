/* See keep_counter.h. */
#include "trace/decode/keep_counter.h"
#include "base/array.h"
#include "trace/decode/intern_inputs.h"
#include "trace/scan/number.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

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
