#ifndef TRACEDIFF_COMPARE_SERIES_RUN_H
#define TRACEDIFF_COMPARE_SERIES_RUN_H

#include "compare/series.h"

/* ---- series recorded ---- */

/* What the recorders of the sets of a series say (docs/semantics.md §13, §22): steps
 * without the profiler, and commits. */

/* The sets left and right of a change of level, nearest to it in both levels, that state
 * their commits; false: one of the levels states none. The commits may be the same. */
bool series_commits_of_change(const struct series_answer *answer, size_t change,
                              const struct series_set *sets[2]);
/* The same of the newest set, if it stands out: of its level before it, and it. */
bool series_commits_of_newest(const struct series_answer *answer,
                              const struct series_set *sets[2]);

/* ---- series run ---- */

/* Makes the answer for a series: chooses its sets, reads them, puts them in order, finds
 * where the level changes. */

/* A set that cannot be read is left out (`failed`); that is no error. Errors are those of
 * series_choose(), those of the budget, and ERROR_MEMORY. Free the answer also after an
 * error. `request` must outlive it. */
int series_run(struct store *store, const struct series_request *request,
               struct series_answer *out, struct error *error);

#endif
