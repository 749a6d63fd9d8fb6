/* The peak speed of a device, from the data sheets of its vendor. */
#ifndef TRACEDIFF_ANALYSIS_WORK_PEAKS_H
#define TRACEDIFF_ANALYSIS_WORK_PEAKS_H

#include "analysis/work/number_types.h"

/* In 10^12 FLOP/s, without sparsity, of an arithmetic; NaN: the device, or its peak for
 * it, is not known. `device`: the name in `deviceProperties`. */
double peak_tflops(const char *device, enum number_type arithmetic);

/* The highest of those that a product of numbers of `type` may be computed in: of float32
 * that of TF32 if the device has it. */
double peak_tflops_fastest(const char *device, enum number_type type);

#endif
