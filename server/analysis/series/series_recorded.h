/* What the recorders of the sets of a series say (docs/semantics.md §13, §22): steps
 * without the profiler, and commits. */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_RECORDED_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_RECORDED_H

#include "analysis/series/series_answer.h"

/* If a series of the step time has sets with values, and all of these have times of steps
 * without the profiler, their observations become those. */
int series_choose_unprofiled(struct series_answer *answer, struct error *error);

/* The sets left and right of a change of level, nearest to it in both levels, that state
 * their commits; false: one of the levels states none. The commits may be the same. */
bool series_commits_of_change(const struct series_answer *answer, size_t change,
                              const struct series_set *sets[2]);
/* The same of the newest set, if it stands out: of its level before it, and it. */
bool series_commits_of_newest(const struct series_answer *answer,
                              const struct series_set *sets[2]);

#endif
