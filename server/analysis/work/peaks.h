/* The peak speed of a device, from the data sheets of its vendor. */
#ifndef TRACEDIFF_ANALYSIS_WORK_PEAKS_H
#define TRACEDIFF_ANALYSIS_WORK_PEAKS_H

#include "analysis/work/number_types.h"

/* In 10^12 FLOP/s, without sparsity; NaN: the device, or its peak for the type, is not
 * known. float32 counts as TF32 if the device has it: a trace does not say whether TF32
 * was allowed. `device`: the name in `deviceProperties`. */
double peak_tflops(const char *device, enum number_type type);

#endif
