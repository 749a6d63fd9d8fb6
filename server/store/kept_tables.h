#ifndef TRACEDIFF_STORE_KEPT_TABLES_H
#define TRACEDIFF_STORE_KEPT_TABLES_H

#include "base/budget.h"

#include <sqlite3.h>

/* ---- kept tables ---- */

/* The SQL tables `memory`, `collectives` and `counters`: the stored arguments of events,
 * as rows. See kept_tables.c. */

/* Their names begin with `before`, which is short, or "". `budget` ends their scans, and
 * must outlive the connection; NULL: none. Returns an SQLite code. */
int kept_tables_register(sqlite3 *handle, const char *before, struct budget *budget);

/* ---- op step table ---- */

/* The SQL table `op_step`: one row with the sums of each op in each step. See
 * kept_tables.c. */

/* Returns an SQLite code. */
int op_step_table_register(sqlite3 *handle);

#endif
