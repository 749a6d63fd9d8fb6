/* Statistics as HTA and its data frames compute them (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_STATISTICS_STATISTICS_H
#define TRACEDIFF_ANALYSIS_STATISTICS_STATISTICS_H

#include "base/budget.h"

#include <stddef.h>
#include <stdint.h>

/* count, mean, standard deviation (n - 1 form), min, quartiles by linear interpolation at
 * (n - 1)q, max. NaN if there is no value: std of one value, everything of none. */
struct statistics {
    size_t count;
    double mean, std, min, q25, q50, q75, max;
};

/* Reorders the values, which must be finite. The result is meaningless once the budget is
 * used up. */
void statistics_describe(double *values, size_t count, struct budget *budget,
                         struct statistics *out);

/* a + b, or INT64_MAX if that is too large: for sums of durations of a hostile trace. */
static inline int64_t statistics_add(int64_t a, int64_t b)
{
    int64_t sum;

    return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

__extension__ typedef unsigned __int128 statistics_uint128;

/* Exact count, sum and spread of durations, without storing the durations. Zeroed: empty.
 * */
struct moments {
    uint64_t count;
    int64_t sum; /* stays at INT64_MAX once it gets there */
    int64_t min, max;
    statistics_uint128 squares;
};
void moments_add(struct moments *moments, int64_t value); /* value >= 0 */
void moments_merge(struct moments *moments, const struct moments *other);
double moments_mean(const struct moments *moments); /* NaN for none */
double moments_std(const struct moments *moments);  /* n - 1 form; NaN below two */

/* part / whole * 100, rounded half to even to this many decimals; NaN when whole is 0. */
double statistics_percentage(int64_t part, int64_t whole, int decimals);
/* part / whole, rounded likewise. */
double statistics_ratio(int64_t part, int64_t whole, int decimals);

#endif
