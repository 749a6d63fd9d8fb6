/* A virtual table for each table of each analysis, `ANALYSIS_TABLE`, such as
 * collectives_by_rank. It has the rows and columns of the API for the set of the
 * statement, or for both sets (column `side`); times are in µs. Its arguments are
 * parameters of the API: collectives_by_rank('steps=first', 'ranks=0-3'). The series of
 * an analysis that has some are `ANALYSIS_series`. */
#ifndef TRACEDIFF_SQL_ANALYSIS_TABLES_H
#define TRACEDIFF_SQL_ANALYSIS_TABLES_H

#include "analysis/set/analysis.h"

#include <sqlite3.h>

#define ANALYSIS_TABLE_NAME_MAX 64

/* One of them; zeroed, it is before the first. */
struct analysis_sql_table {
    const struct analysis *analysis;
    size_t number, table; /* of the analysis; of its table, their count: the series */
    char name[ANALYSIS_TABLE_NAME_MAX];
};
/* The next one; false at the end. */
bool analysis_tables_next(struct analysis_sql_table *table);
/* The table of a name, letters of either case. */
bool analysis_tables_find(const char *name, struct analysis_sql_table *out);
/* A sentence about its rows. */
const char *analysis_tables_about(const struct analysis_sql_table *table);
/* The unit of a column: "µs", or "". */
const char *analysis_tables_unit(const struct analysis_sql_table *table,
                                 const char *column);

/* `test_id` NULL: there is no second set. A table is declared when a statement first
 * mentions it; *declares is true meanwhile. The ids, the budget and `declares` must
 * outlive the connection. Returns an SQLite code. */
int analysis_tables_register(sqlite3 *handle, struct store *store, const char *control_id,
                             const char *test_id, struct budget *budget, bool *declares);

#endif
