/* Which kernels were probably replaced? Works on all rows, before any filter. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_REPLACEMENTS_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_REPLACEMENTS_H

#include "analysis/compare/compare.h"

struct store;

/* Pairs deleted kernels with added ones. Looks at the launches in at most eight of the
 * chosen files of each side, spread evenly: the ranks of a job do nearly the same
 * work. */
int compare_answer_replacements(struct store *store, struct compare_result *result,
                                struct error *error);

#endif
