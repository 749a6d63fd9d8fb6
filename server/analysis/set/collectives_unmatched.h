/* The tables of the analysis `collectives` for rows and instances without a match. */
#ifndef TRACEDIFF_ANALYSIS_SET_COLLECTIVES_UNMATCHED_H
#define TRACEDIFF_ANALYSIS_SET_COLLECTIVES_UNMATCHED_H

#include "analysis/collective/collective_list.h"
#include "analysis/data/table.h"

/* What does not match. */
extern const struct table_spec collectives_unmatched_spec;
int collectives_write_unmatched(const struct collective_list *list, struct table *table,
                                struct error *error);
extern const struct table_spec collectives_missing_spec;
int collectives_write_missing(const struct collective_list *list, struct table *table,
                              struct error *error);
extern const struct table_spec collectives_uneven_spec;
int collectives_write_uneven(const struct collective_list *list, struct table *table,
                             struct error *error);

#endif
