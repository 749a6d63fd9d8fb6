/* Arrays that grow. */
#ifndef TRACEDIFF_DIAGNOSIS_ROOM_H
#define TRACEDIFF_DIAGNOSIS_ROOM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

/* Makes room for one element more in the array that `place` points to. False when memory
 * is refused; the array is then as it was. */
static inline bool room_for_one(void *place, size_t count, size_t *capacity, size_t size)
{
    void **array = place;

    if (count < *capacity)
        return true;
    size_t wanted = *capacity == 0 ? 256 : *capacity * 2;
    void *grown = reallocarray(*array, wanted, size);
    if (grown == NULL)
        return false;
    *array = grown;
    *capacity = wanted;
    return true;
}

#endif
