/* Whether the newest set stands out of its level: a part of series_run(). One set alone
 * is no level, so no change point says it. */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_NEWEST_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_NEWEST_H

#include "analysis/series/series_answer.h"

/* Fills newest; levels are there. Where it stands out, it is not what since_good is
 * about. */
void series_find_newest(struct series_answer *answer);

#endif
