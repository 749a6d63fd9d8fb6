/* See intern_inputs.h. Rows of one operator often have the same inputs, so most rows cost
 * one look at the list of the last finds, and one comparison of their bytes. */
#include "trace/decode/intern_inputs.h"
#include "base/array.h"
#include "base/hash.h"
#include "trace/decode/short_bytes.h"

/* The raw lists of a row; empty: the list is missing or empty. */
struct raw_inputs {
    struct span shape, types, values;
};

static inline struct span without_empty(struct span list)
{
    list.length = list.length <= 2 ? 0 : list.length; /* "[]" */
    return list;
}

static inline struct span list_of(const struct raw_event *event, enum kept_field kept)
{
    if ((event->kept & KEPT_BIT(kept)) != 0 && *event->arguments[kept].bytes == '[')
        return without_empty(event->arguments[kept]);
    return (struct span){event->shapes.bytes, 0};
}

/* ---- the last finds ---- */

static inline uint64_t list_mark(const struct span *list)
{
    uint64_t mark = list->length, more;

    if (list->length >= 16) {
        memcpy(&more, list->bytes + list->length / 2 - 4, sizeof more);
        mark += more * 3;
        memcpy(&more, list->bytes + list->length - 9, sizeof more);
        mark ^= more * 5;
    }
    return mark + (list->length == 0 ? 0 : first_bytes(list));
}

static inline bool is_text(const struct strings *texts, uint32_t id,
                           const struct span *raw)
{
    if (id == TRACE_NONE)
        return raw->length == 0;
    return strings_length(texts, id) == raw->length &&
           memcmp(strings_text(texts, id), raw->bytes, raw->length) == 0;
}

/* A text that was cut differs, and is then searched in the whole table. */
static inline bool inputs_are(const struct trace_recording *recording, uint32_t i,
                              const struct raw_inputs *raw)
{
    const struct trace_inputs *inputs = &recording->inputs[i];

    return is_text(&recording->shapes, inputs->shape, &raw->shape) &&
           is_text(&recording->arguments, inputs->types, &raw->types) &&
           is_text(&recording->arguments, inputs->values, &raw->values);
}

/* ---- all of them ---- */

static uint64_t inputs_hash(const struct interner *interner,
                            const struct trace_inputs *inputs)
{
    return hash_number((uint64_t)inputs->types << 32 | inputs->values,
                       hash_number(inputs->shape, interner->seed));
}

static uint64_t inputs_hash_at(const struct interner *interner, uint32_t i)
{
    return inputs_hash(interner, &interner->recording->inputs[i]);
}

static bool add_text(struct name_bound *bound, struct strings *texts,
                     const struct span *raw, uint32_t *out)
{
    *out = raw->length == 0
               ? TRACE_NONE
               : name_bound_add(bound, texts, (const char *)raw->bytes, raw->length);
    return raw->length == 0 || *out != STRINGS_NONE;
}

static bool is_same(const struct trace_inputs *a, const struct trace_inputs *b)
{
    return a->shape == b->shape && a->types == b->types && a->values == b->values;
}

/* The number of inputs in the table, which is not empty; TRACE_NONE: they are new, and
 * belong at *slot. */
static uint32_t find(struct interner *interner, const struct trace_inputs *inputs,
                     uint32_t *slot)
{
    const struct intern_table *table = &interner->inputs_table;

    *slot = (uint32_t)inputs_hash(interner, inputs) & (table->size - 1);
    for (; table->slots[*slot] != 0; *slot = (*slot + 1) & (table->size - 1))
        if (is_same(&interner->recording->inputs[table->slots[*slot] - 1], inputs))
            return table->slots[*slot] - 1;
    return TRACE_NONE;
}

static bool add(struct interner *interner, struct trace_inputs inputs, uint32_t *out)
{
    struct trace_recording *recording = interner->recording;
    uint32_t slot;

    if (intern_table_grow(&interner->inputs_table, recording->inputs_count,
                          inputs_hash_at, interner) != 0)
        return false;
    *out = find(interner, &inputs, &slot);
    if (*out != TRACE_NONE)
        return true;
    if (!ARRAY_RESERVE(recording->inputs, interner->inputs_capacity,
                       recording->inputs_count + (size_t)1))
        return false;
    recording->inputs[recording->inputs_count++] = inputs;
    interner->inputs_table.slots[slot] = recording->inputs_count;
    *out = recording->inputs_count - 1;
    return true;
}

/* When there are very many, adds only the shape of new ones. */
static bool add_to_full(struct interner *interner, const struct raw_inputs *raw,
                        struct trace_inputs inputs, uint32_t *out)
{
    const struct strings *texts = &interner->recording->arguments;
    uint32_t slot;

    inputs.types = inputs.values = TRACE_NONE;
    if (raw->types.length > 0)
        inputs.types =
            strings_find(texts, (const char *)raw->types.bytes, raw->types.length);
    if (raw->values.length > 0)
        inputs.values =
            strings_find(texts, (const char *)raw->values.bytes, raw->values.length);
    bool known = (raw->types.length == 0) == (inputs.types == TRACE_NONE) &&
                 (raw->values.length == 0) == (inputs.values == TRACE_NONE);
    *out = known ? find(interner, &inputs, &slot) : TRACE_NONE;
    if (*out != TRACE_NONE)
        return true;
    if (raw->types.length > 0 || raw->values.length > 0)
        trace_note_add(interner->recording, "inputs_cut", 1,
                       "calls have over %u distinct inputs: only the shapes of later "
                       "ones are kept",
                       TRACE_INPUTS_MAX);
    inputs.types = inputs.values = TRACE_NONE;
    return inputs.shape == TRACE_NONE || add(interner, inputs, out);
}

static bool add_raw(struct interner *interner, const struct raw_inputs *raw,
                    uint32_t *out)
{
    struct trace_recording *recording = interner->recording;
    struct trace_inputs inputs;

    if (!add_text(&recording->shapes_bound, &recording->shapes, &raw->shape,
                  &inputs.shape))
        return false;
    if (recording->inputs_count >= TRACE_INPUTS_MAX)
        return add_to_full(interner, raw, inputs, out);
    return add_text(&recording->arguments_bound, &recording->arguments, &raw->types,
                    &inputs.types) &&
           add_text(&recording->arguments_bound, &recording->arguments, &raw->values,
                    &inputs.values) &&
           add(interner, inputs, out);
}

static inline bool intern_raw(struct interner *interner, const struct raw_inputs *raw,
                              uint32_t *out)
{
    *out = TRACE_NONE;
    if (raw->shape.length + raw->types.length + raw->values.length == 0)
        return true;
    uint64_t mark = list_mark(&raw->shape) + list_mark(&raw->types) * 7 +
                    list_mark(&raw->values) * 31;
    uint32_t *recent = &interner->recent_inputs[recent_slot(mark, INTERN_RECENT_INPUTS)];
    if (*recent != 0 && inputs_are(interner->recording, *recent - 1, raw)) {
        *out = *recent - 1;
        return true;
    }
    if (!add_raw(interner, raw, out))
        return false;
    if (*out != TRACE_NONE)
        *recent = *out + 1;
    return true;
}

bool intern_inputs(struct interner *interner, const struct raw_event *event,
                   uint32_t *out)
{
    const struct raw_inputs raw = {without_empty(event->shapes),
                                   list_of(event, KEPT_TYPES),
                                   list_of(event, KEPT_CONCRETE)};

    return intern_raw(interner, &raw, out);
}

/* ---- counters ---- */

uint32_t intern_pass_string(const struct span *text, uint32_t at)
{
    for (at++; at < text->length && text->bytes[at] != '"'; at++)
        if (text->bytes[at] == '\\')
            at++;
    return at + 1;
}

/* Whether the string that ends before `end` is the key `args`; *object: where its object
 * begins. */
static bool is_arguments(const struct span *text, uint32_t start, uint32_t end,
                         uint32_t *object)
{
    if (end - start != 6 || memcmp(text->bytes + start, "\"args\"", 6) != 0)
        return false;
    for (; end < text->length && text->bytes[end] <= ' '; end++)
        ;
    if (end >= text->length || text->bytes[end] != ':')
        return false;
    for (end++; end < text->length && text->bytes[end] <= ' '; end++)
        ;
    *object = end;
    return end < text->length && text->bytes[end] == '{';
}

struct span intern_find_arguments(const struct span *text)
{
    struct span found = {text->bytes, 0};
    uint32_t depth = 0, object = 0;
    bool inside = false;

    for (uint32_t at = 0; at < text->length;) {
        uint8_t byte = text->bytes[at];
        uint32_t start = at;

        at = byte == '"' ? intern_pass_string(text, at) : at + 1;
        if (byte == '"' && depth == 1 && at <= text->length)
            inside = is_arguments(text, start, at, &object) || inside;
        depth += byte == '{' || byte == '[';
        if (byte != '}' && byte != ']')
            continue;
        if (--depth == 1 && inside) {
            found = (struct span){text->bytes + object, at - object};
            inside = false;
        }
    }
    return found;
}

bool intern_counters(struct interner *interner, const struct raw_event *event,
                     uint32_t *out)
{
    const struct span nothing = {event->text.bytes, 0};
    const struct raw_inputs raw = {nothing, nothing,
                                   without_empty(intern_find_arguments(&event->text))};

    return intern_raw(interner, &raw, out);
}
