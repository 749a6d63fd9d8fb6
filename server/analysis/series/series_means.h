/* Sets of a series as recordings, one value each: the logarithm of the mean over the
 * observations, as recordings_judge_alone() takes it (docs/semantics.md §5, §13). */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_MEANS_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_MEANS_H

#include "analysis/series/series_times.h"
#include "analysis/statistics/recordings.h"

#include <stdbool.h>
#include <stddef.h>

/* First the sets that the newest set is measured against, then the newest. Begin with
 * {.known = true}. */
struct series_means {
    double logs[RECORDINGS_MAX + 1], within[RECORDINGS_MAX + 1];
    size_t count[2];
    bool known; /* every mean is above 0 */
    bool any;   /* some mean is above 0 */
};

/* Adds one set by its observations: the logarithm of their mean, and the variance of that
 * logarithm by them. */
void series_means_add(const int64_t *values, size_t count, int side,
                      struct series_means *out);
/* The geometric mean of the other sets, and the mean of the newest set; ns. */
void series_means_both(const struct series_means *means, double out[2]);

#endif
