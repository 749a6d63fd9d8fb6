/* The tables of the analysis `collectives` by size, by instance and by row. */
#ifndef TRACEDIFF_ANALYSIS_SET_COLLECTIVES_PARTS_H
#define TRACEDIFF_ANALYSIS_SET_COLLECTIVES_PARTS_H

#include "analysis/collective/collective_list.h"
#include "analysis/data/table.h"

/* By (name, process group, bytes). */
extern const struct table_spec collectives_sizes_spec;
int collectives_write_sizes(const struct collective_list *list, struct table *table,
                            struct error *error);

/* Every instance, and every row. */
extern const struct table_spec collectives_instances_spec;
int collectives_write_instances(const struct collective_list *list, struct table *table,
                                struct error *error);
extern const struct table_spec collectives_rows_spec;
int collectives_write_rows(const struct collective_list *list, struct table *table,
                           struct error *error);

#endif
