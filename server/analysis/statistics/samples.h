/* Samples in order: sorting, quantiles, and the ranks of pairwise differences. Pure.
 *
 * A sample is a time in int64 ns. */
#ifndef TRACEDIFF_ANALYSIS_STATISTICS_SAMPLES_H
#define TRACEDIFF_ANALYSIS_STATISTICS_SAMPLES_H

#include <stddef.h>
#include <stdint.h>

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

#endif
