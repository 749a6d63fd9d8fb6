/* What counters say: events of phase C (docs/semantics.md §20), which a recording has as
 * series of samples (arguments.h).
 *
 *     for (uint32_t i = 0; i < recording->counter_count; i++) {
 *         const struct trace_counter *counter = &recording->counters[i];
 *         if (counter->device == device && trace_counter_is(recording, counter,
 *                                                           TRACE_COUNTER_SM_CLOCK))
 *             mhz = trace_counter_mean(recording, counter, start, end, &known);
 *     } */
#ifndef TRACEDIFF_TRACE_DECODE_COUNTERS_H
#define TRACEDIFF_TRACE_DECODE_COUNTERS_H

#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stdint.h>

/* Names that the second back end of Kineto writes. */
#define TRACE_COUNTER_SM_CLOCK "SM Clock (MHz)"
#define TRACE_COUNTER_MEMORY_CLOCK "Memory Clock (MHz)"
/* One value for each kernel, and nothing over time. */
#define TRACE_COUNTER_CYCLES "Cycles (Current Kernel)"

bool trace_counter_is(const struct trace_recording *recording,
                      const struct trace_counter *counter, const char *name);

/* The mean over time from `start` to `end` (ns), and of how many ns of it a value is
 * known. NAN if of none. Costs log n. */
double trace_counter_mean(const struct trace_recording *recording,
                          const struct trace_counter *counter, int64_t start, int64_t end,
                          int64_t *known);

/* What a counter says of some time. */
struct trace_counter_time {
    double sum;      /* of values times the ns for which they held */
    int64_t known;   /* ns for which a value is known; 0: the rest means nothing */
    double min, max; /* of the values that held */
};
/* Adds the time from `start` to `end`. Costs log n, and the number of samples in it. */
void trace_counter_add(const struct trace_recording *recording,
                       const struct trace_counter *counter, int64_t start, int64_t end,
                       struct trace_counter_time *time);

/* Makes the sums of all series. */
void trace_counters_sum(struct trace_recording *recording);

/* For the decoder: samples in file order, whose `known` is the number of their series in
 * the upper half and their own in the lower, become series in order of time with their
 * devices. False when memory is refused. */
bool trace_counters_order(struct trace_recording *recording);

#endif
