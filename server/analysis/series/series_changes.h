/* Where the level of a series changes: a part of series_run(). */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_CHANGES_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_CHANGES_H

#include "analysis/series/series_answer.h"

/* Fills levels, changes, noise, since_good and newest from the sets in order. Sets
 * without observations count with the level around them. */
int series_find_changes(struct series_answer *answer, struct error *error);

#endif
