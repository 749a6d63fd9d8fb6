/* The counters of a window of a timeline: a value for each pixel. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_COUNTERS_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_COUNTERS_H

#include "analysis/timeline/span_window.h"

#define SPAN_COUNTERS_MAX 64 /* the first of a file */

/* Neighbouring pixels with one value are one. */
struct span_value {
    int64_t start, duration;
    double mean, min, max; /* the mean over time */
};

struct span_counter {
    uint32_t counter; /* in span_index.counters */
    double low, high; /* of all its values in the file */
    struct span_value *values;
    size_t count;
};

struct span_counters {
    struct span_counter items[SPAN_COUNTERS_MAX]; /* those with values in the window */
    size_t count;
};

/* Costs n log n for the samples in the window. False when memory is refused. Free with
 * span_counters_free(), also then. */
bool span_counters_make(const struct span_index *index,
                        const struct span_question *question, struct span_counters *out);
void span_counters_free(struct span_counters *counters); /* also the cleanup function */

#endif
