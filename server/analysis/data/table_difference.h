/* The difference of two tables. */
#ifndef TRACEDIFF_ANALYSIS_DATA_TABLE_DIFFERENCE_H
#define TRACEDIFF_ANALYSIS_DATA_TABLE_DIFFERENCE_H

#include "analysis/data/table.h"

/* Whether the tables of a spec can be subtracted: it has sums or measures. */
bool table_is_comparable(const struct table_spec *spec);

/* Whether columns of a role are left out of differences. */
static inline bool table_is_beside(enum table_role role)
{
    return role == TABLE_NOTE || role == TABLE_ASIDE;
}

/* Pairs the rows of `set` and `test` that belong together, and adds the rows that only
 * one side has. Keys are those of `set` if it has the row; sums and measures are test -
 * set. If each side has just one rank, their rows belong together whatever their rank
 * numbers are; the same holds for the devices of a rank. Rows with a note are left out.
 * `out` gets the spec of `set`. */
int table_difference(const struct table *set, const struct table *test, struct table *out,
                     struct error *error);

#endif
