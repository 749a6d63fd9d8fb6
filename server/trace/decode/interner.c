/* See interner.h. */
#include "trace/decode/interner.h"
#include "base/hash.h"
#include "trace/scan/unescape.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_MAX ((size_t)1 << 30)
#define RAW_NAME_MAX ((size_t)8 << 20) /* an event is shorter, see read.c */

void interner_init(struct interner *interner, struct trace_recording *recording)
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

void interner_free(struct interner *interner)
{
    buffer_free(&interner->raw);
    buffer_free(&interner->raw_texts);
    free(interner->raw_ops);
    free(interner->op_steps);
    free(interner->raw_places);
    free(interner->raw_op_table.slots);
    free(interner->op_table.slots);
    free(interner->place_table.slots);
    buffer_free(&interner->text);
    buffer_free(&interner->counter_name);
    strings_free(&interner->counters);
    free(interner->inputs_table.slots);
}

int intern_table_grow(struct intern_table *table, uint32_t count,
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

uint32_t intern_name(struct interner *interner, const char *text, size_t length)
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

uint64_t intern_keep_raw(struct buffer *kept, const struct span *raw)
{
    uint64_t offset = kept->length;

    buffer_append(kept, raw->bytes, raw->length);
    return offset;
}
