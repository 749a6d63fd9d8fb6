#include "base/array.h"
#include "base/budget.h"
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

void strings_init_in(struct strings *strings, size_t maximum_bytes, struct arena *arena)
{
    strings_init(strings, maximum_bytes);
    strings->memory = strings->map.arena = arena;
}

void strings_free(struct strings *strings)
{
    if (strings->counted > 0)
        budget_give_memory(strings->budget, strings->counted);
    map_free(&strings->map);
    if (strings->memory == NULL) {
        free(strings->arena);
        free(strings->offsets);
    } else {
        arena_release(strings->memory, strings->arena);
        arena_release(strings->memory, strings->offsets);
    }
    *strings = (struct strings){.maximum = strings->maximum,
                                .seed = strings->seed,
                                .budget = strings->budget,
                                .memory = strings->memory,
                                .map.arena = strings->memory};
}

/* The arrays at least double when they grow, so this is seldom more than a comparison. */
static int count_growth(struct strings *strings)
{
    uint64_t bytes = strings->arena_capacity +
                     strings->capacity * sizeof *strings->offsets +
                     strings->map.size * sizeof *strings->map.slots;

    if (strings->budget == NULL || bytes == strings->counted)
        return 0;
    uint64_t more = bytes - strings->counted;
    strings->counted = bytes;
    return budget_take_memory(strings->budget, more, NULL) == 0 ? 0 : -1;
}

static int grow_arrays(struct strings *strings, size_t length)
{
    size_t texts = strings->count + (size_t)2, bytes = strings->arena_length + length + 1;

    if (strings->memory != NULL) {
        ARENA_RESERVE(strings->memory, strings->offsets, strings->capacity, texts);
        ARENA_RESERVE(strings->memory, strings->arena, strings->arena_capacity, bytes);
    } else if (!ARRAY_RESERVE(strings->offsets, strings->capacity, texts) ||
               !ARRAY_RESERVE(strings->arena, strings->arena_capacity, bytes)) {
        return -1;
    }
    if (!map_reserve(&strings->map, strings->count + (size_t)1))
        return -1;
    strings->offsets[strings->count] = strings->arena_length;
    return count_growth(strings);
}

static uint32_t find(const struct strings *strings, const char *text, size_t length,
                     uint64_t hash)
{
    uint32_t id;

    MAP_EACH(id, &strings->map, hash)
    if (strings_length(strings, id) == length &&
        memcmp(strings_text(strings, id), text, length) == 0)
        break;
    return id;
}

uint32_t strings_find(const struct strings *strings, const char *text, size_t length)
{
    if (strings->count == 0)
        return STRINGS_NONE;
    return find(strings, text, length, hash_bytes(text, length, strings->seed));
}

uint32_t strings_add(struct strings *strings, const char *text, size_t length)
{
    uint64_t hash = hash_bytes(text, length, strings->seed);
    uint32_t id = find(strings, text, length, hash);

    if (id != STRINGS_NONE)
        return id;
    if (length >= strings->maximum ||
        strings->arena_length >= strings->maximum - length ||
        strings->count >= STRINGS_NONE / 4) {
        if (strings->memory == NULL)
            return STRINGS_NONE;
        arena_refuse(strings->memory);
        return 0;
    }
    if (grow_arrays(strings, length) != 0)
        return STRINGS_NONE;
    id = strings->count++;
    map_add(&strings->map, hash, id);
    char *place = strings->arena + strings->arena_length;
    if (length > 0)
        memcpy(place, text, length);
    place[length] = '\0';
    strings->arena_length += length + 1;
    strings->offsets[id + 1] = strings->arena_length;
    return id;
}

uint32_t strings_copy(struct strings *into, const struct strings *from, uint32_t id)
{
    return strings_add(into, strings_text(from, id), strings_length(from, id));
}

int strings_compare(const struct strings *strings, uint32_t a, uint32_t b)
{
    if (a == b || a == STRINGS_NONE || b == STRINGS_NONE)
        return (a == STRINGS_NONE) - (b == STRINGS_NONE);
    size_t left = strings_length(strings, a), right = strings_length(strings, b);
    int order = memcmp(strings_text(strings, a), strings_text(strings, b),
                       left < right ? left : right);
    return order != 0 ? order : (left > right) - (left < right);
}

uint32_t *strings_append(struct strings *into, const struct strings *from)
{
    uint32_t *numbers = arena_new(into->memory, from->count, sizeof *numbers);

    for (uint32_t i = 0; i < from->count && !budget_is_over(into->memory->budget); i++)
        numbers[i] = strings_add(into, strings_text(from, i), strings_length(from, i));
    return numbers;
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

double median_of(double *values, size_t count)
{
    if (count == 0)
        return NAN;
    qsort(values, count, sizeof *values, number_order_double);
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

/* ---- orders ---- */

int number_order_uint32(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

int number_order_uint64(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

int number_order_int64(const void *a, const void *b)
{
    const int64_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

int number_order_double(const void *a, const void *b)
{
    const double *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

int number_order_in_budget(const void *a, const void *b, void *budget)
{
    return budget_is_over(budget) ? 0 : number_order_int64(a, b);
}
