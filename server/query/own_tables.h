#ifndef TRACEDIFF_QUERY_OWN_TABLES_H
#define TRACEDIFF_QUERY_OWN_TABLES_H

#include "base/budget.h"
#include "store/sets.h"

#include <sqlite3.h>

/* ---- compare table ---- */

/* The virtual table `compare`: the rows of a comparison, in the columns of its CSV, times
 * in µs. Its arguments are parameters of the API that say what is compared:
 * compare('control_ranks=0', 'measure=total'). The comparison is made when a statement
 * first reads the table, or each time if it has arguments. Rows are judged if the
 * statement reads a column that needs that. */

struct store;

/* The ids and the budget must outlive the connection. Returns an SQLite code. */
int compare_table_register(sqlite3 *handle, struct store *store, const char *control_id,
                           const char *test_id, struct budget *budget);

/* ---- recorded tables ---- */

/* The virtual tables `recorded_steps` and `recorded_facts`: what the recorders of the
 * files say (docs/semantics.md, section 21), a time or a fact a row. */

/* `before` stands before both names. `test_id` may be NULL. The ids and the budget must
 * outlive the connection. Returns an SQLite code. */
int recorded_tables_register(sqlite3 *handle, const char *before, struct store *store,
                             const char *control_id, const char *test_id,
                             struct budget *budget);

/* ---- sets table ---- */

/* The virtual table `sets`: what the catalogue says of the control and the test, one row
 * each. Its values may change, although the set files do not. */

/* `control`, and `test` unless it is NULL, must outlive the connection; one without an id
 * has no row. Returns an SQLite code. */
int sets_table_register(sqlite3 *handle, const struct set_info *control,
                        const struct set_info *test);

#endif
