/* The share of the peak speed of the device that work reaches (docs/semantics.md §12). */
#ifndef TRACEDIFF_ANALYSIS_WORK_WORK_PEAK_H
#define TRACEDIFF_ANALYSIS_WORK_WORK_PEAK_H

#include "analysis/work/work_sums.h"

struct work_peak {
    double time;                /* ns: of the work whose peak is known */
    double at_peak, at_fastest; /* ns: what it would take at its peak; and in the fastest
                                   arithmetic for its numbers */
};

/* The name that all devices of the sums have; NULL: there is none. */
const char *work_device_of(const struct work_sums *sums);

/* What numbers of `type` are computed in, as far as it is known, and its peak: that of
 * the fastest where it is not. `device` as in peaks.h. */
enum number_type work_arithmetic(const char *device, enum number_type type,
                                 enum told told);
double work_peak_tflops(const char *device, enum number_type type,
                        enum number_type arithmetic);

void work_peak_add_part(struct work_peak *peak, const char *device, enum number_type type,
                        enum told told, const struct work_part *part);
void work_peak_add(struct work_peak *peak, const char *device,
                   const struct work_sum *sum);

/* Percent; NaN: no peak is known. */
double work_peak_share(const struct work_peak *peak);
double work_peak_share_of_fastest(const struct work_peak *peak);

#endif
