/* The virtual table `compare`: the rows of a comparison, in the columns of its CSV, times
 * in µs. Its arguments are parameters of the API that say what is compared:
 * compare('control_ranks=0', 'measure=total'). The comparison is made when a statement
 * first reads the table, or each time if it has arguments. Rows are judged if the
 * statement reads a column that needs that. */
#ifndef TRACEDIFF_SQL_COMPARE_TABLE_H
#define TRACEDIFF_SQL_COMPARE_TABLE_H

#include "base/budget.h"

#include <sqlite3.h>

struct store;

/* The ids and the budget must outlive the connection. Returns an SQLite code. */
int compare_table_register(sqlite3 *handle, struct store *store, const char *control_id,
                           const char *test_id, struct budget *budget);

#endif
