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

/* The most elements: counts and indices fit in 32 bits, with some to spare. */
#define ARRAY_MAX ((size_t)3 << 30)

/* See array_reserve(). */
bool array_grow(void *place, size_t *capacity, size_t count, size_t size);

/* Makes room for `count` elements of `size` bytes in the array to which the pointer at
 * `place` points (NULL: none yet), and sets *capacity to the number of elements that fit.
 * New room is not cleared. Returns false, and changes nothing, if memory is refused or
 * `count` is over ARRAY_MAX. */
static inline bool array_reserve(void *place, size_t *capacity, size_t count, size_t size)
{
    return count <= *capacity || array_grow(place, capacity, count, size);
}

/* The same; `array` and `capacity` are variables. For arrays that share a capacity, pass
 * a copy of it for each. */
#define ARRAY_RESERVE(array, capacity, count)                                            \
    array_reserve(&(array), &(capacity), (count), sizeof *(array))

/* The same, and the new room counts as memory of the share. Also false if that is too
 * much; then the budget is over. */
bool array_reserve_counted(struct budget_share *share, void *place, size_t *capacity,
                           size_t count, size_t size);
#define ARRAY_RESERVE_COUNTED(share, array, capacity, count)                             \
    array_reserve_counted((share), &(array), &(capacity), (count), sizeof *(array))

/* qsort(), which costs nothing more where the elements are in order already. `count` may
 * be 0 and the array NULL. */
void array_sort(void *array, size_t count, size_t size,
                int (*compare)(const void *, const void *));
#define ARRAY_SORT(array, count, compare)                                                \
    array_sort((array), (count), sizeof *(array), (compare))

#endif
