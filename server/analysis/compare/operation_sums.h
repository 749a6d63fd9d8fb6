/* Part of operation.c: quantiles, histogram and order of the calls that were found. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_OPERATION_SUMS_H
#define TRACEDIFF_ANALYSIS_COMPARE_OPERATION_SUMS_H

#include "analysis/compare/operation.h"

/* The lengths of the single calls of a side, ns. */
struct operation_calls {
    double *values;
    size_t count, capacity;
};

/* Sorts and describes the calls, and orders the related rows. The result is meaningless
 * when the budget is over. */
void operation_sum_up(struct operation *out, struct operation_calls calls[2],
                      struct budget *budget);

#endif
