/* The false-discovery rate of many tests at once (Benjamini & Hochberg 1995). Pure. */
#ifndef TRACEDIFF_ANALYSIS_STATISTICS_FALSE_DISCOVERY_H
#define TRACEDIFF_ANALYSIS_STATISTICS_FALSE_DISCOVERY_H

#include "base/error.h"

#include <stddef.h>

/* q[i] = the smallest rate at which the i-th test is still a discovery: with the p in
 * ascending order, q(i) = min over j >= i of min(1, p(j) * tests / j). A p that is NaN
 * does not count as a test; its q is NaN. */
int false_discovery_adjust(const double *p, size_t count, double *q, struct error *error);

#endif
