/* Do the conditions hold? Works on all rows, before any filter. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_FAIL_IF_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_FAIL_IF_H

#include "analysis/compare/compare.h"

struct store;

/* Judges the conditions; the rows must have been judged. Unknown and ambiguous operations
 * are ERROR_PARAMETER (unknown_op, bad_fail_if). */
int compare_answer_fail_if(struct store *store, const struct fail_if *conditions,
                           struct compare_result *result, struct error *error);

#endif
