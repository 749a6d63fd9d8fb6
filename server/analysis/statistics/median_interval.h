/* The interval of a median by order statistics (docs/semantics.md §13): no assumption on
 * how the samples are distributed. Pure. */
#ifndef TRACEDIFF_ANALYSIS_STATISTICS_MEDIAN_INTERVAL_H
#define TRACEDIFF_ANALYSIS_STATISTICS_MEDIAN_INTERVAL_H

#include <stdbool.h>
#include <stddef.h>

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

#endif
