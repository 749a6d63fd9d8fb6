/* See slow_trace_kept.h. */
#include "slow_trace_kept.h"
#include "recording_text.h"

#include <string.h>
#include <strings.h>

static const char *const texts[TRACE_COLLECTIVE_TEXTS] = {
    "Collective name", "Process Group Name", "Process Group Ranks",
    "dtype",           "In split size",      "Out split size"};
static const char *const numbers[TRACE_COLLECTIVE_NUMBERS] = {
    "Group size", "In msg nelems", "Out msg nelems", "Seq",
    "Comms Id",   "Src Rank",      "Dst Rank",       "External id"};

static const json_t *get(const json_t *arguments, const char *key)
{
    const json_t *value = json_object_get(arguments, key);

    if (value == NULL && strcmp(key, "External id") == 0)
        return json_object_get(arguments, "external id");
    return value;
}

/* Both spellings occur: which came last is lost. */
static bool is_unclear(const json_t *arguments, const char *key)
{
    return strcmp(key, "External id") == 0 && json_object_get(arguments, key) != NULL &&
           json_object_get(arguments, "external id") != NULL;
}

/* Texts that are too long were cut. */
static bool same_text(const struct trace_recording *recording, uint32_t id,
                      const json_t *value)
{
    const struct strings *strings = &recording->arguments;

    if (!json_is_string(value)) {
        if (value == NULL || id == TRACE_NONE)
            return value == NULL && id == TRACE_NONE;
        if (strings_length(strings, id) >= TRACE_NAME_MAX)
            return true;
        json_t *mine = slow_load(strings_text(strings, id), strings_length(strings, id));
        bool same = json_equal(mine, value);
        json_decref(mine);
        return same;
    }
    if (!slow_is_text(value) && strcmp(slow_text_of(value), "null") == 0)
        return id == TRACE_NONE;
    return id != TRACE_NONE && (slow_length_of(value) > TRACE_NAME_MAX ||
                                (strings_length(strings, id) == slow_length_of(value) &&
                                 memcmp(strings_text(strings, id), slow_text_of(value),
                                        slow_length_of(value)) == 0));
}

static bool same_list(const struct trace_recording *recording, uint32_t id,
                      const json_t *value)
{
    if (!json_is_array(value) || (json_array_size(value) == 0 && id == TRACE_NONE))
        return id == TRACE_NONE;
    return same_text(recording, id, value);
}

static bool same_inputs(const json_t *arguments, const struct trace_recording *recording,
                        uint32_t row)
{
    static const struct trace_inputs none = {TRACE_NONE, TRACE_NONE, TRACE_NONE};
    uint32_t link = recording->events.link[row];
    const struct trace_inputs *inputs =
        link == TRACE_NONE ? &none : &recording->inputs[link];

    const struct trace_op *op = &recording->ops[recording->events.op[row]];

    if (strcmp(strings_text(&recording->names, op->category), "cuda_profiler_range") == 0)
        return inputs->values == TRACE_NONE
                   ? arguments == NULL || json_object_size(arguments) == 0
                   : same_text(recording, inputs->values, arguments);
    return same_list(recording, inputs->types, get(arguments, "Input type")) &&
           same_list(recording, inputs->values, get(arguments, "Concrete Inputs"));
}

static bool same_sequence(const json_t *arguments,
                          const struct trace_recording *recording, uint32_t row)
{
    const struct trace_sequence *found = NULL;
    int64_t number = -1, thread = 0;
    bool wide;

    for (uint32_t i = 0; i < recording->sequence_count; i++)
        if (recording->sequences[i].row == row)
            found = &recording->sequences[i];
    if (!slow_integer_of(get(arguments, "Sequence number"), false, &number, &wide) ||
        wide || number < 0)
        return found == NULL;
    if (!slow_integer_of(get(arguments, "Fwd thread id"), false, &thread, &wide)) {
        thread = 0;
        wide = false;
    }
    if (wide || thread < 0 || thread > UINT32_MAX)
        thread = UINT32_MAX;
    return found != NULL && found->number == number && found->forward_thread == thread;
}

static bool same_number(const json_t *arguments, const struct trace_collective *facts,
                        int i)
{
    int64_t number = 0;
    bool wide = false;
    bool known = slow_integer_of(get(arguments, numbers[i]), false, &number, &wide);

    if (is_unclear(arguments, numbers[i]))
        return true;
    return known == (facts->known >> i & 1) &&
           (!known || (wide == (facts->wide >> i & 1) && number == facts->numbers[i]));
}

static bool same_facts(const json_t *arguments, const struct trace_recording *recording,
                       uint32_t row)
{
    static const struct trace_collective none = {.texts = {TRACE_NONE, TRACE_NONE,
                                                           TRACE_NONE, TRACE_NONE,
                                                           TRACE_NONE, TRACE_NONE}};
    const struct trace_collective *facts = &none;
    const struct trace_op *op = row_op(recording, row);
    bool wanted = op->kind == TRACE_KIND_COMMUNICATION ||
                  (op->side == TRACE_HOST &&
                   strcmp(row_name(recording, row), "record_param_comms") == 0);

    for (uint32_t i = 0; i < recording->collective_count; i++)
        if (recording->collectives[i].row == row)
            facts = &recording->collectives[i];
    if (!wanted)
        return facts == &none;
    for (int i = 0; i < TRACE_COLLECTIVE_TEXTS; i++)
        if (!same_text(recording, facts->texts[i], get(arguments, texts[i])))
            return false;
    for (int i = 0; i < TRACE_COLLECTIVE_NUMBERS; i++)
        if (!same_number(arguments, facts, i))
            return false;
    return true;
}

bool slow_same_kept(const json_t *arguments, const struct trace_recording *recording,
                    uint32_t row)
{
    if (row_op(recording, row)->side != TRACE_HOST)
        return same_facts(arguments, recording, row);
    return same_inputs(arguments, recording, row) &&
           same_sequence(arguments, recording, row) &&
           same_facts(arguments, recording, row);
}

/* ---- memory ---- */

static bool is_instant(const json_t *event, int64_t *ts, int64_t *bytes)
{
    const json_t *phase = json_object_get(event, "ph");
    const json_t *name = json_object_get(event, "name");
    const json_t *category = json_object_get(event, "cat");
    int64_t dur = 0;
    bool wide;
    /* Without a length: also a complete event of this category. */
    enum number_result length = slow_time_of(json_object_get(event, "dur"), &dur);
    bool complete = slow_is_text(phase) && strcmp(slow_text_of(phase), "X") == 0;

    return slow_is_text(name) && strcmp(slow_text_of(name), "[memory]") == 0 &&
           ((length == NUMBER_NONE && !complete) ||
            (length == NUMBER_OK && dur == 0 && slow_is_text(category) &&
             strcasecmp(slow_text_of(category), "cpu_instant_event") == 0)) &&
           slow_time_of(json_object_get(event, "ts"), ts) == NUMBER_OK &&
           slow_integer_of(json_object_get(json_object_get(event, "args"), "Bytes"),
                           false, bytes, &wide) &&
           !wide;
}

/* Of `field` the number, or `missing`. */
static bool same_field(const json_t *event, const char *key, uint8_t fields,
                       uint8_t field, int64_t low, int64_t high, int64_t mine,
                       int64_t missing)
{
    int64_t number;
    bool wide;

    if (!slow_integer_of(json_object_get(json_object_get(event, "args"), key), false,
                         &number, &wide) ||
        (wide && low != high) ||
        (!wide && low != high && (number < low || number > high)))
        return (fields & field) == 0 && mine == missing;
    return (fields & field) != 0 && mine == number;
}

bool slow_same_memory(const json_t *events, int64_t base,
                      const struct trace_recording *recording)
{
    size_t i;
    uint32_t next = 0;
    json_t *event;
    int64_t ts, bytes;

    json_array_foreach(events, i, event)
    {
        if (!is_instant(event, &ts, &bytes))
            continue;
        if (next == recording->memory_count)
            return false;
        const struct trace_memory *now = &recording->memory_instants[next++];
        if (now->ts != ts + base || now->bytes != bytes ||
            !same_field(event, "Addr", now->fields, TRACE_MEMORY_ADDRESS, 0, 0,
                        (int64_t)now->address, 0) ||
            !same_field(event, "Total Allocated", now->fields, TRACE_MEMORY_ALLOCATED,
                        INT64_MIN, INT64_MAX, now->allocated, 0) ||
            !same_field(event, "Total Reserved", now->fields, TRACE_MEMORY_RESERVED,
                        INT64_MIN, INT64_MAX, now->reserved, 0) ||
            !same_field(event, "Device Type", now->fields, TRACE_MEMORY_DEVICE_TYPE,
                        INT32_MIN, INT32_MAX, now->device_type, -1) ||
            !same_field(event, "Device Id", now->fields, TRACE_MEMORY_DEVICE_ID,
                        INT32_MIN, INT32_MAX, now->device_id, -1))
            return false;
    }
    return next == recording->memory_count;
}
