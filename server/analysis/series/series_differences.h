/* Where sets of a series were made on other devices or with other ranks than those before
 * them: a level that changes there says little about the program. */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_DIFFERENCES_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_DIFFERENCES_H

#include "analysis/series/series_answer.h"

/* Fills `differences` of the answer, in order of `at`, from the summaries of its sets,
 * which are in order. A set that does not state a fact may have any value. */
int series_find_differences(struct series_answer *answer, struct error *error);

#endif
