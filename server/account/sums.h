/* Sums by two numbers, such as nanoseconds by place and sample: most pairs have none, so
 * only those that were added take memory (16 bytes, at most half of the room empty). */
#ifndef TRACEDIFF_ACCOUNT_SUMS_H
#define TRACEDIFF_ACCOUNT_SUMS_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sum {
    uint32_t row, sample; /* row: what the sum is of */
    int64_t sum;
};

struct sums {
    struct sum *list;
    size_t count, capacity;
    uint32_t *slots; /* number + 1, open addressing */
    size_t size;     /* of slots: a power of two, or 0 */
    size_t last;     /* the cell that was added to last */
    uint64_t seed;
};

/* Adds to the sum of (row, sample), which begins at 0. False when memory is refused. */
bool sums_add(struct sums *sums, uint32_t row, uint32_t sample, int64_t amount);
/* Sorts the list by (row, sample); afterwards nothing may be added. */
void sums_sort(struct sums *sums);
/* Where the sums of a row begin in a sorted list, and their number. */
const struct sum *sums_of(const struct sums *sums, uint32_t row, size_t *count);
void sums_free(struct sums *sums);

#endif
