/* How much of the communication runs at the same time as computation (docs/semantics.md
 * §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_COMM_COMP_OVERLAP_H
#define TRACEDIFF_ANALYSIS_SET_COMM_COMP_OVERLAP_H

#include "analysis/data/rows.h"
#include "analysis/data/table.h"

/* rank, comp_comm_overlap_pctg (null without communication), overlap, communication_time,
 * note. */
extern const struct table_spec comm_comp_overlap_spec;

/* Adds the rank's row. */
void comm_comp_overlap_add(const struct rows_rank *rank, struct table *table);

#endif
