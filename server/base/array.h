/* Arrays that grow by doubling.
 *
 *     if (!ARRAY_RESERVE(list->items, list->capacity, list->count + 1))
 *         return false;
 *     list->items[list->count++] = item;
 */
#ifndef TRACEDIFF_BASE_ARRAY_H
#define TRACEDIFF_BASE_ARRAY_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>

/* Of elements: counts and indices fit in 32 bits, with some to spare. */
#define ARRAY_MAX ((size_t)3 << 30)

/* See array_reserve(). */
bool array_grow(void *place, size_t *capacity, size_t count, size_t size);

/* Makes room for `count` elements of `size` bytes in the array to which the pointer at
 * `place` points (NULL: none yet), and says in *capacity for how many there is room. New
 * room is not cleared. False, and the array is as it was: memory is refused, or `count`
 * is over ARRAY_MAX. */
static inline bool array_reserve(void *place, size_t *capacity, size_t count, size_t size)
{
    return count <= *capacity || array_grow(place, capacity, count, size);
}

/* The same; the first two are variables. Arrays that share a capacity are given a copy
 * of it each. */
#define ARRAY_RESERVE(array, capacity, count)                                            \
    array_reserve(&(array), &(capacity), (count), sizeof *(array))

/* The same, and the new room counts as memory of the share. False too, with the budget
 * over, where that is too much. */
bool array_reserve_counted(struct budget_share *share, void *place, size_t *capacity,
                           size_t count, size_t size);
#define ARRAY_RESERVE_COUNTED(share, array, capacity, count)                             \
    array_reserve_counted((share), &(array), &(capacity), (count), sizeof *(array))

#endif
