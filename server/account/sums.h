/* Sums by two numbers: nanoseconds by place and sample, or what is counted of a node in a
 * sample. Most pairs have none, so only those that were added take memory. */
#ifndef TRACEDIFF_ACCOUNT_SUMS_H
#define TRACEDIFF_ACCOUNT_SUMS_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct sum {
    uint32_t row, sample; /* row: what the sum is of, a place or a node */
    int64_t sum;          /* ns of a place; calls of a node */
    /* Of a node. Hashes of inputs are added modulo 2⁶⁴: equal sums, equal inputs. */
    int64_t spent;          /* ns: durations of device rows, self times of calls */
    int64_t longest;        /* ns: the self time of one call; of device work 0 */
    uint64_t shapes, types; /* of inputs */
    int64_t bytes;          /* of copies and collectives; -1: some do not state them */
    uint64_t streams;       /* of device work: a bit for each of its file */
};

struct sums {
    struct sum *list; /* before it is sorted, a pair may be in it more than once */
    size_t count, capacity;
    uint32_t *recent; /* by row: number + 1 of its sum that was asked for last */
    size_t rows, row_capacity;
    bool is_mixed; /* samples of a row went back: a pair may be in it twice */
    struct budget_share memory; /* its budget may be set before the first sum */
};

/* Where to add to the sums of (row, sample), which begin at 0; valid until the next call.
 * Rows are numbered from 0 without large gaps. NULL when memory is refused, or it is more
 * than the budget allows: then the budget is over. */
struct sum *sums_at(struct sums *sums, uint32_t row, uint32_t sample);
/* Adds to the sum of (row, sample), which begins at 0. False if sums_at() is NULL. */
bool sums_add(struct sums *sums, uint32_t row, uint32_t sample, int64_t amount);
/* Adds bytes of a copy or a collective; -1: not stated. */
void sum_add_bytes(struct sum *sum, int64_t bytes);
/* Sets `out`, which is empty, to the sums of another list, sorted: each of the row that
 * `to` has for its row (UINT32_MAX: left out). Sums that are 0 are left out. */
bool sums_move(const struct sums *from, const uint32_t *to, struct sums *out);
/* Sorts the list by (row, sample); each pair is then in it once. False when memory is
 * refused. */
bool sums_sort(struct sums *sums);
/* Where the sums of a row begin in a sorted list, and their number. */
const struct sum *sums_of(const struct sums *sums, uint32_t row, size_t *count);
void sums_free(struct sums *sums);

#endif
