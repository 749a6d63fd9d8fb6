/* Which rows changed for real? Works on all rows, before any filter. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_SIGNIFICANCE_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_SIGNIFICANCE_H

#include "analysis/compare/compare.h"

struct store;

/* Both tests, and that of the calls, of every row of the device type. Of rows that will
 * be folded the new kernel gets the tests of the pair: the control's observations of the
 * old one against its own. */
int compare_answer_significance(struct store *store, struct compare_result *result,
                                struct error *error);

#endif
