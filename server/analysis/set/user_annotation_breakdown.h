/* How long user annotations take, on the host or on the devices: a table like that of
 * HTA's kernel breakdown (docs/semantics.md §7). Its rows are those of the rank;
 * annotations of a device count by their own start. */
#ifndef TRACEDIFF_ANALYSIS_SET_USER_ANNOTATION_BREAKDOWN_H
#define TRACEDIFF_ANALYSIS_SET_USER_ANNOTATION_BREAKDOWN_H

#include "analysis/data/rows.h"
#include "analysis/data/table.h"

/* rank, name, count, sum, max, min, mean, std. */
extern const struct table_spec user_annotation_breakdown_spec;

/* Adds the rank's annotations, the largest sum first, then by name; those beyond
 * `num_kernels` are pooled into `others`. `use_gpu_annotation`: those of the devices,
 * else those of the host. */
int user_annotation_breakdown_add(const struct rows_rank *rank, bool use_gpu_annotation,
                                  size_t num_kernels, struct table *table,
                                  struct error *error);

#endif
