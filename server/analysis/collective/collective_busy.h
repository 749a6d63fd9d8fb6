/* Busy time as a list of intervals with running sums: finds how much of a window is busy,
 * in log n. */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_BUSY_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_BUSY_H

#include <stddef.h>
#include <stdint.h>

struct collective_busy {
    int64_t start, end; /* ns; in order, without touching */
    int64_t before;     /* length of the intervals before this one */
};

/* Adds an interval that starts no earlier than the last one does. There is room for one
 * more. */
void collective_busy_add(struct collective_busy *busy, size_t *count, int64_t start,
                         int64_t end);
/* Fills .before of all intervals, once all have been added. */
void collective_busy_sum(struct collective_busy *busy, size_t count);
/* How much of [from, until) is busy. */
int64_t collective_busy_within(const struct collective_busy *busy, size_t count,
                               int64_t from, int64_t until);
/* The first interval that ends after `from`. */
size_t collective_busy_find(const struct collective_busy *busy, size_t count,
                            int64_t from);

#endif
