/* The work of each class (docs/semantics.md §12), summed up from the work of ranks. */
#ifndef TRACEDIFF_ANALYSIS_WORK_WORK_CLASSES_H
#define TRACEDIFF_ANALYSIS_WORK_WORK_CLASSES_H

#include "analysis/work/work_peak.h"

/* This part of the calls of an operator, and of its device time, or of the device time of
 * a class, must have known work; otherwise the unknown part could be the change. */
#define WORK_KNOWN 0.8

/* Work and what the device took for it, ns; both only of calls where both are known. */
struct work_rates {
    double flops, flops_device;
    double bytes, bytes_device;            /* at least */
    double flops_of_bytes, bytes_of_flops; /* of calls with both */
    struct work_peak peak;
};

/* `device` as in peaks.h. */
void work_rates_add(struct work_rates *rates, const char *device,
                    const struct work_sum *sum);
/* 10^12 FLOPs, and 10^9 bytes, a second of device time; FLOPs for a byte. NaN: not
 * known. */
double work_rates_tflops(const struct work_rates *rates);
double work_rates_gigabytes(const struct work_rates *rates);
double work_rates_flops_per_byte(const struct work_rates *rates);

struct work_of_class {
    uint64_t rows;
    int64_t device; /* ns: the sum of the durations of the rows */
    struct work_rates rates;
};

/* By enum work_class: together all device rows of the sums. */
void work_classes_sum(const struct work_sums *sums,
                      struct work_of_class out[CLASS_COUNT]);

/* The rates that stand for the class: those of calls that hold enough of its device time
 * (WORK_KNOWN); otherwise there are none. */
struct work_rates work_class_rates(const struct work_of_class *work);

#endif
