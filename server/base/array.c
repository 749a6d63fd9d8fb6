#include "base/array.h"
#include "base/hash.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- array ---- */

/* Elements of the first allocation. */
#define FIRST 16

bool array_grow(void *place, size_t *capacity, size_t count, size_t size)
{
    size_t wanted = *capacity > FIRST ? *capacity : FIRST;
    void *array;

    if (count > ARRAY_MAX)
        return false;
    while (wanted < count)
        wanted = wanted > ARRAY_MAX / 2 ? ARRAY_MAX : wanted * 2;
    if (size > PTRDIFF_MAX / wanted)
        return false;
    memcpy(&array, place, sizeof array); /* whatever it points to */
    array = reallocarray(array, wanted, size);
    if (array == NULL)
        return false;
    memcpy(place, &array, sizeof array);
    *capacity = wanted;
    return true;
}

bool array_reserve_counted(struct budget_share *share, void *place, size_t *capacity,
                           size_t count, size_t size)
{
    size_t before = *capacity;

    return array_reserve(place, capacity, count, size) &&
           (*capacity == before ||
            budget_share_take(share, (*capacity - before) * size, NULL) == 0);
}

void array_sort(void *array, size_t count, size_t size,
                int (*compare)(const void *, const void *))
{
    const char *at = array;

    for (size_t i = 1; i < count; i++)
        if (compare(at + (i - 1) * size, at + i * size) > 0) {
            qsort(array, count, size, compare);
            return;
        }
}

/* ---- strings ---- */

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

/* ---- weighted ---- */

static int compare_weighted(const void *a, const void *b)
{
    const struct weighted *x = a, *y = b;

    return (x->value > y->value) - (x->value < y->value);
}

void weighted_sort(struct weighted *list, size_t count)
{
    if (count > 1)
        qsort(list, count, sizeof *list, compare_weighted);
}

double weighted_quantile(const struct weighted *list, size_t count, double part)
{
    double total = 0, sum = 0;

    for (size_t i = 0; i < count; i++)
        total += list[i].weight;
    for (size_t i = 0; i < count; i++) {
        sum += list[i].weight;
        if (sum >= part * total)
            return list[i].value;
    }
    return count > 0 ? list[count - 1].value : 0;
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

double median_of(double *values, size_t count)
{
    if (count == 0)
        return NAN;
    qsort(values, count, sizeof *values, compare_doubles);
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}
