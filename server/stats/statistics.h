#ifndef TRACEDIFF_STATS_STATISTICS_H
#define TRACEDIFF_STATS_STATISTICS_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- statistics ---- */

/* Statistics as HTA and its data frames compute them (docs/semantics.md §7). */

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

/* Reorders the values: values[rank] is what it would be in order, none before it greater
 * and none after it less. */
void statistics_select(double *values, size_t count, size_t rank, struct budget *budget);
/* Quantile 0 <= q <= 1 by linear interpolation at (count - 1) * q, in time proportional
 * to count. Reorders the values; there is one at least. */
double statistics_quantile(double *values, size_t count, double q, struct budget *budget);

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

/* ---- samples ---- */

/* Samples in order: sorting, quantiles, and the ranks of pairwise differences. Pure.
 *
 * A sample is a time in int64 ns. */

/* Sorts ascending. `scratch` has room for `count` elements. Takes time proportional to
 * count, and little if most samples equal the smallest (rows absent from most steps). */
void samples_sort(int64_t *samples, size_t count, int64_t *scratch);

/* Quantile 0 <= q <= 1 of sorted samples by linear interpolation at (count - 1) * q, as
 * everywhere in this program; ns. 0 when count is 0. */
double samples_quantile(const int64_t *sorted, size_t count, double q);
/* The same with `zeros` further samples of 0 that are not in the array. */
double samples_quantile_few(const int64_t *sorted, size_t count, size_t zeros, double q);

/* The `rank`-th smallest (from 1) of the count_a * count_b differences b - a of two
 * sorted sides, without making them all: a binary search over the values. `rank` must be
 * in 1 .. count_a * count_b, and differences must fit into int64. */
int64_t samples_difference(const int64_t *a, size_t count_a, const int64_t *b,
                           size_t count_b, uint64_t rank);

/* ---- median interval ---- */

/* The interval of a median by order statistics (docs/semantics.md §13): no assumption on
 * how the samples are distributed. Pure. */

/* The interval from the `rank`-th smallest (from 1) to the `rank`-th largest of `count`
 * samples contains the median of what they were drawn from with probability `confidence`,
 * the smallest such interval that has at least 95 %: rank is the largest k with
 * 2 P(B <= k - 1) <= 0.05, B binomial with `count` trials and probability 1/2. False with
 * fewer than six samples: not even their whole range has 95 %. Takes time in proportion
 * to `count`. */
struct median_interval {
    size_t rank;
    double confidence;
};
bool median_interval(size_t count, struct median_interval *out);

/* ---- share interval ---- */

/* The 95 % interval of a share, of which `part` of `whole` were seen: its lower end, or
 * the upper one (Wilson, 1927). 0 < whole. */
double share_bound(size_t part, size_t whole, bool upper);

#endif
