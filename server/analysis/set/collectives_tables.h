/* The tables of the analysis `collectives` by name, rank and step. Each is written once
 * all ranks are matched. */
#ifndef TRACEDIFF_ANALYSIS_SET_COLLECTIVES_TABLES_H
#define TRACEDIFF_ANALYSIS_SET_COLLECTIVES_TABLES_H

#include "analysis/collective/collective_list.h"
#include "analysis/data/table.h"

/* One row: everything in the set. */
extern const struct table_spec collectives_all_spec;
int collectives_write_all(const struct collective_list *list, struct table *table,
                          struct error *error);

/* By (name, process group). */
extern const struct table_spec collectives_names_spec;
int collectives_write_names(const struct collective_list *list, struct table *table,
                            struct error *error);

/* By rank. */
extern const struct table_spec collectives_ranks_spec;
int collectives_write_ranks(const struct collective_list *list, struct table *table,
                            struct error *error);

/* By (rank, name, process group). */
extern const struct table_spec collectives_waits_spec;
int collectives_write_waits(const struct collective_list *list, struct table *table,
                            struct error *error);

/* By (rank, span, step). */
extern const struct table_spec collectives_steps_spec;
int collectives_write_steps(const struct collective_list *list, struct table *table,
                            struct error *error);

#endif
