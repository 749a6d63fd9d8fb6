#include "trace/decode.h"
#include "base/array.h"
#include "base/hash.h"
#include "trace/recording.h"
#include "trace/scan.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

/* What few events need is not part of its caller, which then needs fewer registers. */
#define SELDOM static __attribute__((noinline))

static inline uint64_t mix(uint64_t value)
{
    value *= 0x9E3779B97F4A7C15ULL;
    return value ^ value >> 32;
}

/* Up to 8 bytes as a number; always reads 8, which the padding of the windows allows. */
static inline uint64_t first_bytes(const struct span *span)
{
    uint64_t value;

    memcpy(&value, span->bytes, sizeof value);
    if (span->length >= 8)
        return value;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return value & (((uint64_t)1 << (8 * span->length)) - 1);
#else
    return span->length == 0 ? 0 : value >> (64 - 8 * span->length);
#endif
}

/* The slot of a mark, from the highest bits of its product with an odd number; `slots` is
 * a power of two. */
static inline uint32_t recent_slot(uint64_t mark, uint32_t slots)
{
    return (uint32_t)(mark * 0x9E3779B97F4A7C15ULL >> 32) & (slots - 1);
}

/* ---- interner ---- */

#define NAMES_MAX ((size_t)1 << 30)
#define RAW_NAME_MAX ((size_t)8 << 20) /* an event is shorter, see read.c */

static void interner_init(struct interner *interner, struct trace_recording *recording)
{
    interner->recording = recording;
    interner->seed = hash_seed();
    buffer_init(&interner->raw, NAMES_MAX);
    buffer_init(&interner->raw_texts, NAMES_MAX);
    buffer_init(&interner->text, RAW_NAME_MAX);
    buffer_init(&interner->counter_name, 2 * RAW_NAME_MAX);
    strings_init(&interner->counters, NAMES_MAX);
    strings_init(&recording->names, NAMES_MAX);
    strings_init(&recording->shapes, NAMES_MAX);
    strings_init(&recording->arguments, NAMES_MAX);
    recording->arguments_bound.bytes = TRACE_ARGUMENTS_BYTES;
    recording->names_bound.bytes = recording->shapes_bound.bytes = TRACE_NAMES_BYTES;
}

static void interner_free(struct interner *interner)
{
    buffer_free(&interner->raw);
    buffer_free(&interner->raw_texts);
    free(interner->raw_ops);
    free(interner->op_steps);
    free(interner->raw_places);
    map_free(&interner->raw_op_map);
    map_free(&interner->op_map);
    map_free(&interner->place_map);
    buffer_free(&interner->text);
    buffer_free(&interner->counter_name);
    strings_free(&interner->counters);
    map_free(&interner->inputs_map);
}

/* Interns decoded text in recording.names. */
static uint32_t intern_name(struct interner *interner, const char *text, size_t length)
{
    struct trace_recording *recording = interner->recording;
    uint32_t count = recording->names.count;
    uint32_t id =
        name_bound_add(&recording->names_bound, &recording->names, text, length);

    if (length > TRACE_NAME_MAX && recording->names.count > count)
        trace_note_add(recording, "name_too_long", 1,
                       "%.80s… has %zu bytes; names keep %zu", text, length,
                       TRACE_NAME_MAX);
    return id;
}

bool intern_decode(struct interner *interner, const uint8_t *raw, size_t length,
                   struct intern_text *out)
{
    *out = (struct intern_text){(const char *)raw, length};
    if (memchr(raw, '\\', length) == NULL && memchr(raw, '\0', length) == NULL)
        return true;
    buffer_clear(&interner->text);
    unescape_json(&interner->text, raw, length);
    *out = (struct intern_text){interner->text.bytes, interner->text.length};
    return !buffer_failed(&interner->text);
}

uint32_t intern_raw_name(struct interner *interner, const uint8_t *raw, size_t length)
{
    struct intern_text text;

    return intern_decode(interner, raw, length, &text)
               ? intern_name(interner, text.bytes, text.length)
               : STRINGS_NONE;
}

/* Appends raw bytes to the kept ones; returns their offset. */
static uint64_t intern_keep_raw(struct buffer *kept, const struct span *raw)
{
    uint64_t offset = kept->length;

    buffer_append(kept, raw->bytes, raw->length);
    return offset;
}

/* ---- intern ---- */

/* The limits of remembered spellings of names: their bytes, and how many. */
#define RAW_BYTES_MAX ((size_t)8 << 20)
#define RAW_OPS_MAX (1u << 17)

static uint64_t op_hash(const struct interner *interner, const struct trace_op *op)
{
    return hash_number(((uint64_t)op->name << 32) + op->category * 4 + op->kind,
                       interner->seed);
}

/* ---- categories ---- */

static uint32_t make_category(struct interner *interner, const char *text, size_t length)
{
    struct intern_category *category = &interner->categories[interner->category_count];
    char canonical[INTERN_CATEGORY_LENGTH + 16];
    size_t kept = trace_category_canonical(text, length, canonical, sizeof canonical);

    category->name = intern_name(interner, canonical, kept);
    if (category->name == STRINGS_NONE)
        return STRINGS_NONE;
    category->side = (uint8_t)trace_category_side(canonical);
    category->is_trace = strcmp(canonical, "trace") == 0;
    category->is_annotation = strcmp(canonical, "user_annotation") == 0;
    category->is_counters = strcmp(canonical, "cuda_profiler_range") == 0;
    category->is_cpu_op = strcmp(canonical, "cpu_op") == 0;
    category->is_instant = strcmp(canonical, "cpu_instant_event") == 0;
    return interner->category_count++;
}

/* The last category that fits also counts for all later ones. */
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
    struct intern_text text;

    category->raw_length = length;
    memcpy(category->raw, raw, length);
    if (!intern_decode(interner, (const uint8_t *)raw, length, &text))
        return STRINGS_NONE;
    return make_category(interner, text.bytes, text.length);
}

static inline bool category_is(const struct intern_category *category,
                               const struct span *raw)
{
    return category->raw_length == raw->length &&
           same_bytes(category->raw, raw->bytes, raw->length);
}

/* Searches all categories; adds a new one. STRINGS_NONE when memory is refused. */
SELDOM uint32_t find_category(struct interner *interner, const struct span *raw)
{
    for (uint32_t i = 0; i < interner->category_count; i++)
        if (category_is(&interner->categories[i], raw))
            return i;
    return add_category(interner, (const char *)raw->bytes, raw->length);
}

/* How much of a long category counts; escapes need room. */
static uint32_t cut_category(const struct span *raw)
{
    if (memchr(raw->bytes, '\\', INTERN_CATEGORY_LENGTH) == NULL)
        return INTERN_CATEGORY_LENGTH;
    return raw->length > INTERN_CATEGORY_RAW ? INTERN_CATEGORY_RAW : raw->length;
}

/* Whether the pid is `CUDA functions`, perhaps with escapes. */
static bool is_of_functions(const struct span *pid)
{
    static const char functions[] = "CUDA functions";
    uint8_t spelled[MEMBER_SPELLED + 9];
    const uint8_t *text = pid->bytes;
    size_t length = pid->length;

    if (length > sizeof functions - 1 &&
        member_spell(pid->bytes, pid->length, spelled, &length))
        text = spelled;
    return length == sizeof functions - 1 && memcmp(text, functions, length) == 0;
}

ALWAYS_INLINE uint32_t intern_category(struct interner *interner,
                                       const struct raw_event *event)
{
    static const uint8_t kernel[16] = "kernel", cpu_op[16] = "cpu_op";
    struct span raw = event->category;

    if ((event->fields & WALK_CATEGORY) == 0) {
        raw = (struct span){is_of_functions(&event->pid) ? kernel : cpu_op, 6};
    }
    if (raw.length > INTERN_CATEGORY_LENGTH)
        raw.length = cut_category(&raw);
    uint16_t *recent = &interner->recent_categories[recent_slot(
        first_bytes(&raw) + raw.length, INTERN_RECENT_CATEGORIES)];
    if (*recent == 0 || !category_is(&interner->categories[*recent - 1], &raw)) {
        uint32_t found = find_category(interner, &raw);

        if (found == STRINGS_NONE)
            return STRINGS_NONE;
        *recent = (uint16_t)(found + 1);
    }
    return *recent - 1U;
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

/* The value of op_steps for a host op. */
static int64_t step_of(const struct intern_category *category,
                       const struct intern_text *text)
{
    static const char comms[] = "record_param_comms";

    if (text->length == sizeof comms - 1 && memcmp(text->bytes, comms, text->length) == 0)
        return INTERN_COMMS;
    return category->is_annotation || category->is_cpu_op
               ? step_number(text->bytes, text->length)
               : INTERN_NO_STEP;
}

/* The op of a decoded name, which may have been cut; several raw spellings may lead to
 * one. */
static uint32_t add_op(struct interner *interner, uint32_t name,
                       const struct intern_text *text,
                       const struct intern_category *category, bool collective)
{
    struct trace_recording *recording = interner->recording;
    struct trace_op op = {.name = name, .category = category->name};

    op.side = category->side;
    if (op.side == TRACE_DEVICE)
        op.kind = (uint8_t)trace_kind_of(strings_text(&recording->names, category->name),
                                         text->bytes, text->length, collective);
    uint64_t hash = op_hash(interner, &op);
    uint32_t found;
    MAP_EACH(found, &interner->op_map, hash)
    {
        const struct trace_op *other = &recording->ops[found];

        if (other->name == op.name && other->category == op.category &&
            other->kind == op.kind)
            return found;
    }
    if (!ARRAY_RESERVE(recording->ops, interner->ops_capacity, recording->op_count + 1) ||
        !ARRAY_RESERVE(interner->op_steps, interner->steps_capacity,
                       recording->op_count + 1) ||
        !map_add(&interner->op_map, hash, recording->op_count))
        return TRACE_NONE;
    interner->op_steps[recording->op_count] =
        op.side == TRACE_HOST ? step_of(category, text) : INTERN_NO_STEP;
    recording->ops[recording->op_count] = op;
    return recording->op_count++;
}

uint32_t intern_op_as(struct interner *interner, uint32_t op, const char *category)
{
    const struct trace_recording *recording = interner->recording;
    uint32_t name = recording->ops[op].name;
    struct intern_category made = {.name =
                                       intern_name(interner, category, strlen(category)),
                                   .side = (uint8_t)trace_category_side(category)};

    if (made.name == STRINGS_NONE)
        return TRACE_NONE;
    const struct intern_text text = {strings_text(&recording->names, name),
                                     strings_length(&recording->names, name)};
    return add_op(interner, name, &text, &made, false);
}

/* Empties the cache of raw names when it takes too much room; names are then found by
 * their text again. */
static void forget_raw_ops(struct interner *interner)
{
    buffer_clear(&interner->raw);
    interner->raw_op_count = 0;
    memset(interner->recent_ops, 0, sizeof interner->recent_ops);
    map_clear(&interner->raw_op_map);
}

static uint32_t add_raw_op(struct interner *interner, const struct raw_event *event,
                           uint32_t category, bool collective, uint64_t hash)
{
    if (!ARRAY_RESERVE(interner->raw_ops, interner->raw_op_capacity,
                       interner->raw_op_count + 1))
        return TRACE_NONE;
    struct intern_text text;
    uint64_t raw = intern_keep_raw(&interner->raw, &event->name);
    if (buffer_failed(&interner->raw) ||
        !intern_decode(interner, event->name.bytes, event->name.length, &text))
        return TRACE_NONE;
    uint32_t name = intern_name(interner, text.bytes, text.length);
    if (name == STRINGS_NONE)
        return TRACE_NONE;
    uint32_t op =
        add_op(interner, name, &text, &interner->categories[category], collective);
    if (op == TRACE_NONE || !map_add(&interner->raw_op_map, hash, interner->raw_op_count))
        return TRACE_NONE;
    interner->raw_ops[interner->raw_op_count] =
        (struct intern_raw_op){.raw = raw,
                               .raw_length = event->name.length,
                               .category = category,
                               .op = op,
                               .collective = collective};
    return interner->raw_op_count++;
}

static inline bool raw_op_is(const struct interner *interner,
                             const struct intern_raw_op *raw, const struct span *name,
                             uint32_t category, bool collective)
{
    return raw->category == category && raw->collective == collective &&
           raw->raw_length == name->length &&
           (name->length == 0 ||
            memcmp(interner->raw.bytes + raw->raw, name->bytes, name->length) == 0);
}

/* Searches the whole table. Index in raw_ops, or TRACE_NONE. */
SELDOM uint32_t find_raw_op(struct interner *interner, const struct raw_event *event,
                            uint32_t category, bool collective)
{
    uint64_t hash =
        XXH3_64bits_withSeed(event->name.bytes, event->name.length, interner->seed) ^
        mix((uint64_t)category * 2 + collective);

    if (interner->raw.length > RAW_BYTES_MAX || interner->raw_op_count > RAW_OPS_MAX)
        forget_raw_ops(interner);
    uint32_t found;
    MAP_EACH(found, &interner->raw_op_map, hash)
    if (raw_op_is(interner, &interner->raw_ops[found], &event->name, category,
                  collective))
        return found;
    return add_raw_op(interner, event, category, collective, hash);
}

/* Some of the bytes of a name, and its length. */
static inline uint64_t name_mark(const struct span *name)
{
    uint64_t mark = first_bytes(name) + name->length, more;

    if (name->length > 8) {
        memcpy(&more, name->bytes + name->length - 8, sizeof more);
        mark ^= more * 3;
        memcpy(&more, name->bytes + name->length / 2 - 4, sizeof more);
        mark ^= more * 5;
    }
    return mark;
}

static uint32_t intern_op(struct interner *interner, const struct raw_event *event,
                          uint32_t category)
{
    bool collective = interner->categories[category].side == TRACE_DEVICE &&
                      (event->fields & WALK_COLLECTIVE) != 0;
    uint32_t *recent = &interner->recent_ops[recent_slot(
        name_mark(&event->name) + category * 2 + collective, INTERN_RECENT_OPS)];

    if (*recent == 0 || !raw_op_is(interner, &interner->raw_ops[*recent - 1],
                                   &event->name, category, collective)) {
        uint32_t found = find_raw_op(interner, event, category, collective);

        if (found == TRACE_NONE)
            return TRACE_NONE;
        *recent = found + 1;
    }
    return interner->raw_ops[*recent - 1].op;
}

/* Index + 1 of the number; 0: none; TRACE_NONE: out of memory. */
ALWAYS_INLINE uint32_t intern_correlation(struct interner *interner,
                                          const struct raw_event *event)
{
    struct trace_recording *recording = interner->recording;

    bool wide = (event->fields & WALK_CORRELATION_WIDE) != 0;

    if ((event->fields & WALK_CORRELATION) == 0 || (event->correlation == -1 && !wide))
        return 0;
    if (!ARRAY_RESERVE(recording->correlations, interner->correlation_capacity,
                       recording->correlation_count + 1))
        return TRACE_NONE;
    if (wide && trace_correlation_widen(recording, recording->correlation_count) != 0)
        return TRACE_NONE;
    recording->correlations[recording->correlation_count++] = event->correlation;
    return recording->correlation_count;
}

/* ---- intern inputs ---- */

/* Rows of one operator often have the same inputs, so most rows cost
 * one look at the list of the last finds, and one comparison of their bytes. */

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

/* The number of inputs; TRACE_NONE: they are new. */
static uint32_t find(const struct interner *interner, const struct trace_inputs *inputs)
{
    uint32_t found;

    MAP_EACH(found, &interner->inputs_map, inputs_hash(interner, inputs))
    if (is_same(&interner->recording->inputs[found], inputs))
        return found;
    return TRACE_NONE;
}

static bool add(struct interner *interner, struct trace_inputs inputs, uint32_t *out)
{
    struct trace_recording *recording = interner->recording;

    *out = find(interner, &inputs);
    if (*out != TRACE_NONE)
        return true;
    if (!ARRAY_RESERVE(recording->inputs, interner->inputs_capacity,
                       recording->inputs_count + (size_t)1) ||
        !map_add(&interner->inputs_map, inputs_hash(interner, &inputs),
                 recording->inputs_count))
        return false;
    recording->inputs[recording->inputs_count] = inputs;
    *out = recording->inputs_count++;
    return true;
}

/* When there are very many, adds only the shape of new ones. */
static bool add_to_full(struct interner *interner, const struct raw_inputs *raw,
                        struct trace_inputs inputs, uint32_t *out)
{
    const struct strings *texts = &interner->recording->arguments;

    inputs.types = inputs.values = TRACE_NONE;
    if (raw->types.length > 0)
        inputs.types =
            strings_find(texts, (const char *)raw->types.bytes, raw->types.length);
    if (raw->values.length > 0)
        inputs.values =
            strings_find(texts, (const char *)raw->values.bytes, raw->values.length);
    bool known = (raw->types.length == 0) == (inputs.types == TRACE_NONE) &&
                 (raw->values.length == 0) == (inputs.values == TRACE_NONE);
    *out = known ? find(interner, &inputs) : TRACE_NONE;
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

SELDOM bool add_raw(struct interner *interner, const struct raw_inputs *raw,
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

ALWAYS_INLINE bool intern_raw(struct interner *interner, const struct raw_inputs *raw,
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

ALWAYS_INLINE bool intern_inputs(struct interner *interner, const struct raw_event *event,
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

static bool intern_counters(struct interner *interner, const struct raw_event *event,
                            uint32_t *out)
{
    const struct span nothing = {event->text.bytes, 0};
    const struct raw_inputs raw = {nothing, nothing,
                                   without_empty(intern_find_arguments(&event->text))};

    return intern_raw(interner, &raw, out);
}

/* ---- intern place ---- */

static int64_t stream_of(const struct raw_event *event)
{
    return (event->fields & WALK_STREAM) != 0 ? event->stream : -1;
}

static bool has_wide_stream(const struct raw_event *event)
{
    return (event->fields & WALK_STREAM_WIDE) != 0;
}

static int32_t device_of(const struct raw_event *event)
{
    if ((event->fields & WALK_DEVICE) == 0 || event->device < INT32_MIN ||
        event->device > INT32_MAX)
        return -1;
    return (int32_t)event->device;
}

/* Whether two texts with the same start and length have the same rest. */
static inline bool same_rest(const struct interner *interner, uint64_t kept,
                             const struct span *span)
{
    return span->length <= 8 ||
           memcmp(interner->raw_texts.bytes + kept, span->bytes, span->length) == 0;
}

static inline bool place_is(const struct interner *interner,
                            const struct intern_raw_place *raw,
                            const struct raw_event *event)
{
    return raw->tid_start == first_bytes(&event->tid) &&
           raw->pid_start == first_bytes(&event->pid) &&
           raw->stream == stream_of(event) && raw->tid_length == event->tid.length &&
           raw->pid_length == event->pid.length && raw->device == device_of(event) &&
           raw->stream_is_wide == has_wide_stream(event) &&
           same_rest(interner, raw->tid, &event->tid) &&
           same_rest(interner, raw->pid, &event->pid);
}

static uint32_t add_place(struct interner *interner, const struct raw_event *event,
                          uint64_t hash)
{
    struct trace_recording *recording = interner->recording;
    struct trace_place place = {.stream = stream_of(event),
                                .stream_is_wide = has_wide_stream(event),
                                .device = device_of(event)};
    struct intern_raw_place raw = {.place = recording->place_count,
                                   .stream = place.stream,
                                   .stream_is_wide = place.stream_is_wide,
                                   .device = place.device,
                                   .pid_start = first_bytes(&event->pid),
                                   .tid_start = first_bytes(&event->tid),
                                   .pid_length = event->pid.length,
                                   .tid_length = event->tid.length};

    if (!ARRAY_RESERVE(recording->places, interner->places_capacity,
                       recording->place_count + 1) ||
        !ARRAY_RESERVE(interner->raw_places, interner->raw_place_capacity,
                       interner->raw_place_count + 1))
        return TRACE_NONE;
    place.pid = intern_raw_name(interner, event->pid.bytes, event->pid.length);
    place.tid = intern_raw_name(interner, event->tid.bytes, event->tid.length);
    raw.pid = intern_keep_raw(&interner->raw_texts, &event->pid);
    raw.tid = intern_keep_raw(&interner->raw_texts, &event->tid);
    if (place.pid == STRINGS_NONE || place.tid == STRINGS_NONE ||
        buffer_failed(&interner->raw_texts) ||
        !map_add(&interner->place_map, hash, interner->raw_place_count))
        return TRACE_NONE;
    recording->places[recording->place_count++] = place;
    interner->raw_places[interner->raw_place_count] = raw;
    return interner->raw_place_count++;
}

/* How many bytes of a pid or a tid count. */
#define PLACE_TEXT_MAX 256

/* Searches the whole table. Index in raw_places, or TRACE_NONE. */
SELDOM uint32_t find_place(struct interner *interner, const struct raw_event *event)
{
    uint64_t seed = interner->seed, hash;

    hash = XXH3_64bits_withSeed(event->tid.bytes, event->tid.length, seed);
    hash = XXH3_64bits_withSeed(event->pid.bytes, event->pid.length, seed + hash);
    hash = hash_number((uint64_t)stream_of(event), seed + hash);
    hash = hash_number((uint64_t)(int64_t)device_of(event), seed + hash);
    uint32_t found;
    MAP_EACH(found, &interner->place_map, hash)
    if (place_is(interner, &interner->raw_places[found], event))
        return found;
    return add_place(interner, event, hash);
}

/* The place of an event whose pid, tid or both are too long. */
SELDOM uint32_t intern_cut_place(struct interner *interner, const struct raw_event *event)
{
    struct raw_event shorter = *event;

    if (shorter.pid.length > PLACE_TEXT_MAX)
        shorter.pid.length = PLACE_TEXT_MAX;
    if (shorter.tid.length > PLACE_TEXT_MAX)
        shorter.tid.length = PLACE_TEXT_MAX;
    trace_note_add(interner->recording, "name_too_long", 1,
                   "a process or thread has a name of more than %d bytes",
                   PLACE_TEXT_MAX);
    return intern_place(interner, &shorter);
}

uint32_t intern_place(struct interner *interner, const struct raw_event *event)
{
    if (event->pid.length > PLACE_TEXT_MAX || event->tid.length > PLACE_TEXT_MAX)
        return intern_cut_place(interner, event);
    uint64_t mark = first_bytes(&event->tid) + first_bytes(&event->pid) * 31 +
                    (uint64_t)stream_of(event) * 1021;
    uint32_t *recent = &interner->recent_places[recent_slot(mark, INTERN_RECENT_PLACES)];

    if (*recent == 0 || !place_is(interner, &interner->raw_places[*recent - 1], event)) {
        uint32_t found = find_place(interner, event);

        if (found == TRACE_NONE)
            return TRACE_NONE;
        *recent = found + 1;
    }
    return interner->raw_places[*recent - 1].place;
}

/* ---- decode ---- */

/* Rows that may be step rows; which category counts is known at the end. */
struct step_candidate {
    int64_t number;
    uint32_t row;
    bool annotation;
};

struct decoder {
    struct trace_recording *recording;
    struct interner interner;
    struct list_room keeping;
    struct lane_names lanes;
    bool layers; /* see decoder_saw_layers() */
    struct slices slices;
    size_t copies_capacity;
    struct step_candidate *steps;
    uint32_t step_count;
    size_t step_capacity;
};

/* ---- copies and steps ---- */

/* Whether keep_arguments() must look at a row: in most files, few rows or none. */
static inline bool keep_wants(const struct raw_event *event)
{
    return event->kept >= KEPT_BIT(KEPT_SEQUENCE);
}

/* Whether an event that is not kept states how much memory was allocated or freed. */
static inline bool keep_is_memory(const struct raw_event *event)
{
    return (event->kept & KEPT_BIT(KEPT_MEMORY_BYTES)) != 0;
}

static int add_copy(struct decoder *decoder, const struct raw_event *event, uint32_t row)
{
    struct trace_recording *recording = decoder->recording;

    if (!ARRAY_RESERVE(recording->copies, decoder->copies_capacity,
                       recording->copy_count + 1))
        return -1;
    if ((event->fields & WALK_BANDWIDTH_BAD) != 0)
        trace_note_add(recording, "bandwidth_not_finite", 1,
                       "a memory bandwidth that is not a finite number counts as 0");
    recording->copies[recording->copy_count++] = (struct trace_copy){
        .row = row,
        .bytes = (event->fields & WALK_BYTES) != 0 ? event->bytes : -1,
        .bandwidth = (event->fields & WALK_BANDWIDTH) != 0 ? event->bandwidth : 0};
    return 0;
}

static int add_step(struct decoder *decoder, uint32_t row, int64_t number,
                    bool annotation)
{
    if (!ARRAY_RESERVE(decoder->steps, decoder->step_capacity, decoder->step_count + 1))
        return -1;
    decoder->steps[decoder->step_count++] =
        (struct step_candidate){.number = number, .row = row, .annotation = annotation};
    return 0;
}

/* ---- events ---- */

/* Columns begin with a size for which the system provides pages when they are written:
 * they never need copying, and unwritten pages take no memory. */
#define EVENTS_FIRST ((size_t)1 << 18)

static int grow_events(struct trace_events *events)
{
    size_t capacity = 0;
    size_t count =
        events->count < EVENTS_FIRST ? EVENTS_FIRST : events->count + (size_t)1;

    if (events->count < events->capacity)
        return 0;
#define GROW(column)                                                                     \
    (capacity = events->capacity, ARRAY_RESERVE(events->column, capacity, count))
    if (!GROW(ts) || !GROW(dur) || !GROW(self) || !GROW(op) || !GROW(place) ||
        !GROW(correlation) || !GROW(link))
        return -1;
#undef GROW
    events->capacity = (uint32_t)capacity;
    return 0;
}

/* Whether to keep the event; otherwise counts it. May repair its duration. */
static bool wanted(struct decoder *decoder, struct raw_event *event, uint64_t offset)
{
    struct trace_recording *recording = decoder->recording;
    struct trace_quality *quality = &recording->quality;
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
    if ((event->fields & WALK_TS_RANGE) != 0) {
        quality->dropped++;
        trace_note_add(recording, "time_out_of_range", 1, "byte %" PRIu64 ": %.*s",
                       offset, event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes);
        return false;
    }
    if (event->dur < 0) {
        quality->repaired++;
        trace_note_add(recording, "negative_duration", 1,
                       "byte %" PRIu64 ": %.*s with a duration of %" PRId64
                       " ns counts as 0",
                       offset, event->name.length > 80 ? 80 : (int)event->name.length,
                       (const char *)event->name.bytes, event->dur);
        event->dur = 0;
    }
    if (event->dur > TRACE_DURATION_MAX) {
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
        (size_t)1024, decoder->recording->quality.events);
}

/* Appends the facts that only some rows have. */
static int add_rest(struct decoder *decoder, const struct raw_event *event,
                    uint32_t category, uint32_t row)
{
    struct trace_recording *recording = decoder->recording;
    const uint32_t copy = WALK_BYTES | WALK_BANDWIDTH | WALK_BANDWIDTH_BAD;
    uint32_t op = recording->events.op[row];
    int64_t step = decoder->interner.op_steps[op];

    if ((event->fields & copy) != 0 && recording->ops[op].side == TRACE_DEVICE &&
        add_copy(decoder, event, row) != 0)
        return -1;
    if ((keep_wants(event) || step == INTERN_COMMS ||
         recording->ops[op].kind == TRACE_KIND_COMMUNICATION) &&
        keep_arguments(&decoder->keeping, event, row) != 0)
        return -1;
    if (step == INTERN_NO_STEP || step == INTERN_COMMS)
        return 0;
    return add_step(decoder, row, step,
                    decoder->interner.categories[category].is_annotation);
}

/* Appends a row to the columns, which have room for it. */
static int add_row(struct decoder *decoder, const struct raw_event *event,
                   uint32_t category)
{
    struct trace_recording *recording = decoder->recording;
    struct trace_events *events = &recording->events;
    uint32_t row = events->count;
    uint32_t op = intern_op(&decoder->interner, event, category);
    uint32_t place = intern_place(&decoder->interner, event);
    uint32_t correlation = intern_correlation(&decoder->interner, event);

    if (op == TRACE_NONE || place == TRACE_NONE || correlation == TRACE_NONE)
        return -1;
    if (row == 0 || event->ts < recording->first_ns)
        recording->first_ns = event->ts;
    events->ts[row] = event->ts;
    events->dur[row] = event->dur;
    events->self[row] = event->dur;
    events->op[row] = op;
    events->place[row] = place;
    events->correlation[row] = correlation;
    events->link[row] = TRACE_NONE;
    if (recording->ops[op].side == TRACE_HOST &&
        !(decoder->interner.categories[category].is_counters
              ? intern_counters
              : intern_inputs)(&decoder->interner, event, &events->link[row]))
        return -1;
    events->count++;
    recording->quality.kept++;
    return add_rest(decoder, event, category, row);
}

/* What an end has beside its time. 0, or -1 when memory is refused. */
static int take_end(struct decoder *decoder, const struct raw_event *event,
                    struct slice_mark *mark)
{
    struct interner *interner = &decoder->interner;
    struct slice_join joined = {.place = intern_place(interner, event),
                                .correlation = intern_correlation(interner, event)};
    uint32_t category = TRACE_NONE;

    if (joined.place == TRACE_NONE || joined.correlation == TRACE_NONE ||
        !intern_inputs(interner, event, &joined.inputs))
        return -1;
    if ((event->fields & WALK_CATEGORY) != 0) {
        category = intern_category(interner, event);
        if (category == STRINGS_NONE)
            return -1;
        mark->category = interner->categories[category].name;
    }
    if (event->name.length > 0)
        mark->name = intern_raw_name(interner, event->name.bytes, event->name.length);
    if (event->name.length > 0 && mark->name == STRINGS_NONE)
        return -1;
    const struct trace_place *place = &interner->recording->places[joined.place];
    mark->track = (uint64_t)place->pid << 32 | place->tid;
    bool joins = place->device != -1 || place->stream != -1 || joined.correlation != 0 ||
                 joined.inputs != TRACE_NONE;
    return joins && !slices_add_join(&decoder->slices, &joined, mark) ? -1 : 0;
}

/* An event of phase B or E. */
static int add_slice(struct decoder *decoder, struct raw_event *event, uint64_t offset,
                     struct error *error)
{
    struct trace_recording *recording = decoder->recording;
    struct slice_mark end = {.ts = event->ts,
                             .row = TRACE_NONE,
                             .name = TRACE_NONE,
                             .category = TRACE_NONE,
                             .sort = SLICE_END};

    if (event->phase == 'B') {
        uint32_t place = intern_place(&decoder->interner, event);

        if (place == TRACE_NONE)
            return out_of_memory(decoder, error);
        const struct trace_place *where = &recording->places[place];
        return decoder_begin(decoder, event, (uint64_t)where->pid << 32 | where->tid,
                             offset, error);
    }
    recording->quality.events++;
    recording->quality.ignored++;
    if ((event->fields & WALK_TS) == 0)
        return 0;
    if (take_end(decoder, event, &end) != 0 ||
        !slices_add(&decoder->slices, &end, recording))
        return out_of_memory(decoder, error);
    return 0;
}

/* Counts an event that is no row, and keeps what it says. */
ALWAYS_INLINE int pass_over(struct decoder *decoder, const struct raw_event *event,
                            uint64_t offset, struct error *error)
{
    int failed = 0;

    decoder->recording->quality.events++;
    decoder->recording->quality.ignored++;
    if (keep_is_memory(event))
        failed = keep_memory(&decoder->keeping, event, offset);
    else if (event->phase == 'C')
        failed = keep_counter(&decoder->keeping, event, offset);
    else if (event->phase == 0)
        decoder->layers |=
            memmem(event->text.bytes, event->text.length, "\"averageMs\"", 11) != NULL ||
            memmem(event->text.bytes, event->text.length, "omputeMs\"", 9) != NULL;
    else if (lanes_want(event))
        failed = lanes_note(&decoder->lanes, &decoder->interner, event);
    return failed != 0 ? out_of_memory(decoder, error) : 0;
}

int decoder_add(struct decoder *decoder, struct raw_event *event, uint64_t offset,
                struct error *error)
{
    struct trace_recording *recording = decoder->recording;
    struct trace_events *events = &recording->events;
    /* Most ignored events have no dur: return before looking anything up. */
    if ((event->fields & (WALK_DUR | WALK_DUR_RANGE)) == 0 && event->phase != 'X') {
        if (event->phase == 'B' || event->phase == 'E')
            return add_slice(decoder, event, offset, error);
        return pass_over(decoder, event, offset, error);
    }
    uint32_t category = intern_category(&decoder->interner, event);
    if (category == STRINGS_NONE)
        return out_of_memory(decoder, error);
    if (decoder->interner.categories[category].is_trace) {
        recording->quality.events++;
        recording->quality.ignored++;
        return 0;
    }
    /* PyTorch's exporter in Python writes instants as complete events without length. */
    if (__builtin_expect(decoder->interner.categories[category].is_instant, 0) &&
        (event->fields & WALK_DUR) != 0 && event->dur == 0)
        return pass_over(decoder, event, offset, error);
    if (!wanted(decoder, event, offset))
        return 0;
    if (grow_events(events) != 0)
        return out_of_memory(decoder, error);
    if (add_row(decoder, event, category) != 0)
        return out_of_memory(decoder, error);
    return 0;
}

int decoder_begin(struct decoder *decoder, struct raw_event *event, uint64_t track,
                  uint64_t offset, struct error *error)
{
    struct trace_events *events = &decoder->recording->events;
    struct slice_mark mark = {.ts = event->ts, .track = track, .row = events->count};

    event->phase = 'X';
    event->dur = 1; /* any but 0: see instants above */
    event->fields |= WALK_DUR;
    int result = decoder_add(decoder, event, offset, error);
    if (result != 0)
        return result;
    if (events->count > mark.row) {
        mark.name = decoder->recording->ops[events->op[mark.row]].name;
        mark.category = decoder->recording->ops[events->op[mark.row]].category;
        events->dur[mark.row] = events->self[mark.row] = -1;
    } else {
        mark.row = TRACE_NONE;
    }
    return slices_add(&decoder->slices, &mark, decoder->recording)
               ? 0
               : out_of_memory(decoder, error);
}

int decoder_end(struct decoder *decoder, uint64_t track, int64_t ts, struct error *error)
{
    const struct slice_mark mark = {.ts = ts,
                                    .track = track,
                                    .row = TRACE_NONE,
                                    .name = TRACE_NONE,
                                    .category = TRACE_NONE,
                                    .sort = SLICE_END};

    return slices_add(&decoder->slices, &mark, decoder->recording)
               ? 0
               : out_of_memory(decoder, error);
}

int decoder_value(struct decoder *decoder, const struct raw_event *event, double value,
                  struct error *error)
{
    decoder->recording->quality.events++;
    decoder->recording->quality.ignored++;
    return keep_value(&decoder->keeping, event, value) == 0
               ? 0
               : out_of_memory(decoder, error);
}

struct slices *decoder_slices(struct decoder *decoder)
{
    return &decoder->slices;
}

bool decoder_saw_layers(const struct decoder *decoder)
{
    return decoder->layers;
}

void decoder_add_invalid(struct decoder *decoder)
{
    decoder->recording->quality.events++;
    decoder->recording->quality.invalid++;
}

static void add_step_row(struct trace_recording *recording,
                         const struct step_candidate *step)
{
    const struct trace_events *events = &recording->events;

    recording->step_rows[recording->step_row_count++] =
        (struct trace_step_row){.number = step->number,
                                .ts = events->ts[step->row],
                                .dur = events->dur[step->row]};
}

int decoder_finish(struct decoder *decoder, struct error *error)
{
    struct trace_recording *recording = decoder->recording;
    bool annotations = false;

    if (!slices_finish(&decoder->slices, recording) ||
        lanes_settle(&decoder->lanes, &decoder->interner) != 0 ||
        !trace_counters_order(recording))
        return error_set_memory(error);
    for (uint32_t i = 0; i < decoder->step_count; i++)
        annotations = annotations || decoder->steps[i].annotation;
    if (decoder->step_count > 0) {
        recording->step_rows = calloc(decoder->step_count, sizeof *recording->step_rows);
        if (recording->step_rows == NULL)
            return error_set_memory(error);
    }
    for (uint32_t i = 0; i < decoder->step_count; i++)
        if (decoder->steps[i].annotation == annotations &&
            recording->events.dur[decoder->steps[i].row] >= 0 &&
            recording->ops[recording->events.op[decoder->steps[i].row]].side ==
                TRACE_HOST)
            add_step_row(recording, &decoder->steps[i]);
    if (decoder->lanes.left_out > 0)
        slices_remove_rows(recording);
    recording->quality.dropped -= decoder->lanes.left_out;
    recording->quality.ignored += decoder->lanes.left_out;
    slices_remove_unended(&decoder->slices, recording);
    return 0;
}

int decoder_new(struct trace_recording *recording, struct decoder **out,
                struct error *error)
{
    struct decoder *decoder = calloc(1, sizeof *decoder);

    if (decoder == NULL)
        return error_set_memory(error);
    decoder->recording = recording;
    interner_init(&decoder->interner, recording);
    lanes_init(&decoder->lanes);
    decoder->keeping.interner = &decoder->interner;
    *out = decoder;
    return 0;
}

void decoder_free(struct decoder *decoder)
{
    if (decoder == NULL)
        return;
    lanes_free(&decoder->lanes);
    interner_free(&decoder->interner);
    slices_free(&decoder->slices);
    free(decoder->steps);
    free(decoder);
}
