/* Whether the newest set stands out from its level: a part of series_run(). One set alone
 * is no level, so no change point can show it. */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_NEWEST_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_NEWEST_H

#include "analysis/series/series_answer.h"

/* Fills `newest`; needs the levels. If the set stands out, since_good.now becomes the set
 * before. */
void series_find_newest(struct series_answer *answer);

#endif
