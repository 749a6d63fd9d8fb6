/* The operator to begin with where none is asked for: the one whose kernels take most
 * device time. */
#ifndef TRACEDIFF_ANALYSIS_SET_HEAVIEST_OPERATOR_H
#define TRACEDIFF_ANALYSIS_SET_HEAVIEST_OPERATOR_H

#include "analysis/data/rows.h"

/* Of the cpu_op rows with at least `least` device rows (and one) below them, by name: the
 * name with the largest sum of the durations of these, the first by name of several; an
 * operator inside one of its own name is part of that. *name is owned by the caller, NULL
 * if there is none. */
int heaviest_operator_find(const struct rows_rank *rank, size_t least, char **name,
                           struct error *error);

#endif
