/* Several recordings a side at equal clock and speed of the host: their step times
 * without what the machine makes of each (docs/semantics.md §18.4, docs/statistics.md).
 */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_CLOCK_H
#define TRACEDIFF_ANALYSIS_COMPARE_RECORDINGS_CLOCK_H

#include "analysis/compare/recordings_result.h"

struct store;

/* Measures each recording against the one with the middle step time of all, whichever
 * side that is of, so that no side is treated otherwise; corrects `recordings`, sets
 * `is_corrected` and adds a note. One comparison a recording; errors as compare_run(). */
int recordings_correct(struct store *store, struct recordings_result *result,
                       struct error *error);

#endif
