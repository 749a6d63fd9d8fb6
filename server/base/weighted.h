/* Medians, and quantiles of values with weights. Pure. */
#ifndef TRACEDIFF_BASE_WEIGHTED_H
#define TRACEDIFF_BASE_WEIGHTED_H

#include <stddef.h>

struct weighted {
    double value, weight;
};

void weighted_sort(struct weighted *list, size_t count); /* ascending */
/* Of a sorted list: the first value up to which there is this part (0 .. 1) of all
 * weight; 0 for none. */
double weighted_quantile(const struct weighted *list, size_t count, double part);

/* Sorts the values. NaN for none. */
double median_of(double *values, size_t count);

#endif
