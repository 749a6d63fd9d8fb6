/* The default operator of kernel_sequences: the one whose kernels take the most device
 * time. */
#ifndef TRACEDIFF_ANALYSE_SEQUENCES_H
#define TRACEDIFF_ANALYSE_SEQUENCES_H

#include "analyse/rows.h"

/* Looks at cpu_op rows with at least `least` (and at least one) device rows below them.
 * Returns the name with the largest sum of the durations of these device rows; of equal
 * ones the first by name. An operator inside one of the same name counts as part of it.
 * In the arena of the rank; NULL if there is none. */
const char *heaviest_operator_find(const struct rows_rank *rank, size_t least);

#endif
