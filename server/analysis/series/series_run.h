/* Makes the answer for a series: chooses its sets, reads them, puts them in order, finds
 * where the level changes. */
#ifndef TRACEDIFF_ANALYSIS_SERIES_SERIES_RUN_H
#define TRACEDIFF_ANALYSIS_SERIES_SERIES_RUN_H

#include "analysis/series/series_answer.h"

/* A set that cannot be read is left out (`failed`); that is no error. Errors are those of
 * series_choose(), those of the budget, and ERROR_MEMORY. Free the answer also after an
 * error. `request` must outlive it. */
int series_run(struct store *store, const struct series_request *request,
               struct series_answer *out, struct error *error);

#endif
