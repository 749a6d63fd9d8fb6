/* See strings.h. */
#include "base/strings.h"

#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

void strings_init(struct strings *strings, size_t maximum_bytes)
{
    *strings = (struct strings){.maximum = maximum_bytes, .seed = hash_seed()};
}

void strings_init_counted(struct strings *strings, size_t maximum_bytes,
                          struct budget *budget)
{
    strings_init(strings, maximum_bytes);
    strings->budget = budget;
}

void strings_free(struct strings *strings)
{
    if (strings->counted > 0)
        budget_give_memory(strings->budget, strings->counted);
    free(strings->arena);
    free(strings->offsets);
    free(strings->table);
    *strings = (struct strings){
        .maximum = strings->maximum, .seed = strings->seed, .budget = strings->budget};
}

const char *strings_text(const struct strings *strings, uint32_t id)
{
    return strings->arena + strings->offsets[id];
}

size_t strings_length(const struct strings *strings, uint32_t id)
{
    return (size_t)(strings->offsets[id + 1] - strings->offsets[id] - 1);
}

/* The slot of the table where the text is, or the empty one where it would go. */
static uint32_t slot_of(const struct strings *strings, const char *text, size_t length)
{
    uint32_t mask = strings->table_size - 1;
    uint32_t slot = (uint32_t)hash_bytes(text, length, strings->seed) & mask;

    while (strings->table[slot] != 0) {
        uint32_t id = strings->table[slot] - 1;

        if (strings_length(strings, id) == length &&
            memcmp(strings_text(strings, id), text, length) == 0)
            break;
        slot = (slot + 1) & mask;
    }
    return slot;
}

/* Doubles the table when it is half full. */
static int grow_table(struct strings *strings)
{
    if (strings->table_size / 2 > strings->count)
        return 0;
    uint32_t size = strings->table_size == 0 ? 256 : strings->table_size * 2;
    uint32_t *table = size == 0 ? NULL : calloc(size, sizeof *table);

    if (table == NULL)
        return -1;
    free(strings->table);
    strings->table = table;
    strings->table_size = size;
    for (uint32_t id = 0; id < strings->count; id++) {
        uint32_t slot =
            slot_of(strings, strings_text(strings, id), strings_length(strings, id));
        table[slot] = id + 1;
    }
    return 0;
}

/* The arrays at least double when they grow, so this is seldom more than a comparison. */
static int count_growth(struct strings *strings)
{
    uint64_t bytes = strings->arena_capacity +
                     strings->capacity * sizeof *strings->offsets +
                     strings->table_size * sizeof *strings->table;

    if (strings->budget == NULL || bytes == strings->counted)
        return 0;
    uint64_t more = bytes - strings->counted;
    strings->counted = bytes;
    return budget_take_memory(strings->budget, more, NULL) == 0 ? 0 : -1;
}

static int grow_arrays(struct strings *strings, size_t length)
{
    if (!ARRAY_RESERVE(strings->offsets, strings->capacity, strings->count + (size_t)2) ||
        !ARRAY_RESERVE(strings->arena, strings->arena_capacity,
                       strings->arena_length + length + 1))
        return -1;
    strings->offsets[strings->count] = strings->arena_length;
    return count_growth(strings);
}

uint32_t strings_find(const struct strings *strings, const char *text, size_t length)
{
    if (strings->table_size == 0)
        return STRINGS_NONE;
    uint32_t slot = slot_of(strings, text, length);

    return strings->table[slot] == 0 ? STRINGS_NONE : strings->table[slot] - 1;
}

uint32_t strings_add(struct strings *strings, const char *text, size_t length)
{
    if (grow_table(strings) != 0)
        return STRINGS_NONE;
    uint32_t slot = slot_of(strings, text, length);

    if (strings->table[slot] != 0)
        return strings->table[slot] - 1;
    if (length >= strings->maximum ||
        strings->arena_length >= strings->maximum - length ||
        strings->count >= STRINGS_NONE / 4)
        return STRINGS_NONE;
    if (grow_arrays(strings, length) != 0)
        return STRINGS_NONE;
    uint32_t id = strings->count++;
    char *place = strings->arena + strings->arena_length;
    if (length > 0)
        memcpy(place, text, length);
    place[length] = '\0';
    strings->arena_length += length + 1;
    strings->offsets[id + 1] = strings->arena_length;
    strings->table[slot] = id + 1;
    return id;
}
