#ifndef TRACEDIFF_BASE_NUMBER_H
#define TRACEDIFF_BASE_NUMBER_H

#include <stdint.h>

/* ---- sums ---- */

/* a + b, or INT64_MAX if that is too large: for sums of the durations of a hostile trace.
 */
static inline int64_t number_add(int64_t a, int64_t b)
{
    int64_t sum;

    return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

static inline void number_add_to(int64_t *sum, int64_t more)
{
    *sum = number_add(*sum, more);
}

/* ---- orders, for qsort() and bsearch() ---- */

int number_order_uint32(const void *a, const void *b);
int number_order_uint64(const void *a, const void *b);
int number_order_int64(const void *a, const void *b);
int number_order_double(const void *a, const void *b);
/* The same for int64_t and qsort_r() with a budget: once that is over, the order is
 * undefined. */
int number_order_in_budget(const void *a, const void *b, void *budget);

#endif
