/* Part of compare_recordings.c: the tests of rows between recordings. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_SIGNIFICANCE_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_SIGNIFICANCE_H

#include "analysis/compare/recordings_load.h"

/* Fills the means, tests, q, verdicts and calls of all rows of the result, and counts
 * those that were judged. Rows of another device type are not judged. */
int recordings_judge_rows(struct recordings_result *result,
                          const struct recordings_cells *cells, struct error *error);

#endif
