/* See array.h. */
#include "base/array.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

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
