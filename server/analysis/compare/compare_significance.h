/* Which rows changed for real? Works on all rows, before any filter. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_SIGNIFICANCE_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_SIGNIFICANCE_H

#include "analysis/compare/compare.h"

struct store;

/* Makes both tests, and the test of the calls, for every row of the device type. If rows
 * will be folded, the new kernel gets the tests of the pair: the control's observations
 * of the old kernel against the test's observations of the new one. */
int compare_answer_significance(struct store *store, struct compare_result *result,
                                struct error *error);

#endif
