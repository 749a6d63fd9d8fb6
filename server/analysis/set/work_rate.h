/* How fast work was computed, and the share of what the device can do
 * (docs/semantics.md §12). */
#ifndef TRACEDIFF_ANALYSIS_SET_WORK_RATE_H
#define TRACEDIFF_ANALYSIS_SET_WORK_RATE_H

#include "analysis/data/table.h"
#include "analysis/work/work_peak.h"

struct rate {
    uint64_t calls;
    double flops, time; /* ns */
    struct work_peak peak;
};

void rate_add(struct rate *rate, const struct work_sums *sums,
              const struct work_sum *sum);
double rate_tflops(const struct rate *rate); /* 10^12 a second; NaN without device time */

/* A value for a sample of the sums. */
double work_per_step(const struct work_sums *sums, double value);

/* The columns that say how much and how fast, from `first` on. */
enum {
    RATE_CALLS,
    RATE_FLOPS,
    RATE_TIME,
    RATE_FLOPS_STEP,
    RATE_TIME_STEP,
    RATE_SPEED,
    RATE_PEAK_SHARE,
    RATE_FASTEST_SHARE,
    RATE_COLUMNS
};
#define RATE_TABLE_COLUMNS(first)                                                        \
    [(first) +                                                                           \
        RATE_CALLS] = {"calls", TABLE_INTEGER, TABLE_SUM},                               \
        [(first) + RATE_FLOPS] = {"flops", TABLE_REAL, TABLE_SUM},                       \
        [(first) + RATE_TIME] = {"device_time", TABLE_TIME, TABLE_SUM},                  \
        [(first) + RATE_FLOPS_STEP] = {"flops_per_step", TABLE_REAL, TABLE_SUM},         \
        [(first) + RATE_TIME_STEP] = {"device_time_per_step", TABLE_MEAN, TABLE_SUM},    \
        [(first) + RATE_SPEED] = {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},            \
        [(first) + RATE_PEAK_SHARE] = {"peak_pctg", TABLE_REAL, TABLE_MEASURE},          \
        [(first) +                                                                       \
            RATE_FASTEST_SHARE] = {"fastest_peak_pctg", TABLE_REAL, TABLE_MEASURE}
void rate_write(const struct work_sums *sums, const struct rate *rate,
                struct table *table, size_t first);

/* By the type of the numbers and the arithmetic, most device time first. */
extern const struct table_spec work_arithmetic_spec;
void work_arithmetic_write(const struct work_sums *sums, struct table *table);

#endif
