/* The collectives of one rank. */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_GATHER_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_GATHER_H

#include "analysis/collective/collective_list.h"
#include "analysis/data/rows.h"

/* Adds a rank to an empty list. Its recordings must be loaded with their arguments; its
 * rows are those of steps (ROWS_OF_STEPS). */
int collective_gather(const struct rows_rank *rank, struct collective_list *list,
                      struct error *error);

#endif
