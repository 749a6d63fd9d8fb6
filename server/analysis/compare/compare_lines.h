/* Finds rows of a comparison that are one Python function (docs/semantics.md §4). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_LINES_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_LINES_H

#include "analysis/compare/compare_join.h"

/* Gives each row of a Python function its merged name (python_rows.h), and adds a group
 * for each merged name of several rows. Costs n log n. */
int compare_find_lines(struct compare_join *join, struct error *error);

#endif
