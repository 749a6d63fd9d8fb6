/* What machine.h needs from two selections: the rows that both sides run as often, and
 * what the recordings say of their steps. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_MACHINE_ROWS_H
#define TRACEDIFF_ANALYSIS_COMPARE_MACHINE_ROWS_H

#include "analysis/compare/compare.h"

struct store;

/* Fills result->machine, and settles the verdict by it. The verdict, the step times and
 * `result->all` (all rows, before any filter) must be there. */
int compare_answer_machine(struct store *store, struct compare_result *result,
                           struct error *error);

#endif
