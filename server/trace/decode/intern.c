/* See intern.h. */
#include "trace/decode/intern.h"
#include "base/array.h"
#include "base/hash.h"
#include "trace/decode/short_bytes.h"
#include "trace/scan/member.h"
#include "trace/scan/number.h"

#include <string.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

/* The limits of remembered spellings of names: their bytes, and how many. */
#define RAW_BYTES_MAX ((size_t)8 << 20)
#define RAW_OPS_MAX (1u << 17)

static uint64_t raw_op_hash_at(const struct interner *interner, uint32_t i)
{
    return interner->raw_ops[i].hash;
}

static uint64_t op_hash(const struct interner *interner, const struct trace_op *op)
{
    return hash_number(((uint64_t)op->name << 32) + op->category * 4 + op->kind,
                       interner->seed);
}

static uint64_t op_hash_at(const struct interner *interner, uint32_t i)
{
    return op_hash(interner, &interner->recording->ops[i]);
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
static uint32_t find_category(struct interner *interner, const struct span *raw)
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

uint32_t intern_category(struct interner *interner, const struct raw_event *event)
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
    if (intern_table_grow(&interner->op_table, recording->op_count, op_hash_at,
                          interner) != 0)
        return TRACE_NONE;
    uint32_t mask = interner->op_table.size - 1,
             slot = (uint32_t)op_hash(interner, &op) & mask;
    for (; interner->op_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        uint32_t found = interner->op_table.slots[slot] - 1;
        const struct trace_op *other = &recording->ops[found];

        if (other->name == op.name && other->category == op.category &&
            other->kind == op.kind)
            return found;
    }
    if (!ARRAY_RESERVE(recording->ops, interner->ops_capacity, recording->op_count + 1) ||
        !ARRAY_RESERVE(interner->op_steps, interner->steps_capacity,
                       recording->op_count + 1))
        return TRACE_NONE;
    interner->op_steps[recording->op_count] =
        op.side == TRACE_HOST ? step_of(category, text) : INTERN_NO_STEP;
    recording->ops[recording->op_count] = op;
    interner->op_table.slots[slot] = recording->op_count + 1;
    return recording->op_count++;
}

/* Empties the cache of raw names when it takes too much room; names are then found by
 * their text again. */
static void forget_raw_ops(struct interner *interner)
{
    struct intern_table *table = &interner->raw_op_table;

    buffer_clear(&interner->raw);
    interner->raw_op_count = 0;
    memset(interner->recent_ops, 0, sizeof interner->recent_ops);
    memset(table->slots, 0, table->size * sizeof *table->slots);
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
static uint32_t find_raw_op(struct interner *interner, const struct raw_event *event,
                            uint32_t category, bool collective)
{
    uint64_t hash =
        XXH3_64bits_withSeed(event->name.bytes, event->name.length, interner->seed) ^
        mix((uint64_t)category * 2 + collective);

    if (interner->raw.length > RAW_BYTES_MAX || interner->raw_op_count > RAW_OPS_MAX)
        forget_raw_ops(interner);
    if (intern_table_grow(&interner->raw_op_table, interner->raw_op_count, raw_op_hash_at,
                          interner) != 0)
        return TRACE_NONE;
    uint32_t mask = interner->raw_op_table.size - 1, slot = (uint32_t)hash & mask;
    for (; interner->raw_op_table.slots[slot] != 0; slot = (slot + 1) & mask) {
        uint32_t i = interner->raw_op_table.slots[slot] - 1;

        if (interner->raw_ops[i].hash == hash &&
            raw_op_is(interner, &interner->raw_ops[i], &event->name, category,
                      collective))
            return i;
    }
    if (add_raw_op(interner, event, category, collective, hash) == TRACE_NONE)
        return TRACE_NONE;
    interner->raw_op_table.slots[slot] = interner->raw_op_count;
    return interner->raw_op_count - 1;
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

uint32_t intern_op(struct interner *interner, const struct raw_event *event,
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
uint32_t intern_correlation(struct interner *interner, const struct raw_event *event)
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
