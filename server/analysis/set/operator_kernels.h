/* How much device time each operator launches: a launch counts for the innermost operator
 * (cpu_op) that contains it on its thread (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_OPERATOR_KERNELS_H
#define TRACEDIFF_ANALYSIS_SET_OPERATOR_KERNELS_H

#include "analysis/data/rows.h"
#include "analysis/data/table.h"

/* rank, operator, kernel_type, count, sum, max, min, mean, std: of the device rows, the
 * largest sum first. `operator` is null for device rows whose launch, or an operator
 * above it, is not in the trace. */
extern const struct table_spec operator_kernels_spec;

int operator_kernels_add(const struct rows_rank *rank, struct table *table,
                         struct error *error);

#endif
