/* The rows of both sides of a comparison, before they are judged. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ROWS_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ROWS_H

#include "analysis/compare/compare.h"

struct store;

/* Opens the sides that `out->request` names, and fills out->all with the rows of the
 * selected steps, ordered by name (bytes), then category; aliases, and rows of one
 * Python function, are one row if the request says so. Errors are those of compare_run().
 * `out` has the request, the budget and the share of memory; the caller frees it, also
 * after an error. */
int compare_rows_load(struct store *store, struct compare_result *out,
                      struct error *error);

#endif
