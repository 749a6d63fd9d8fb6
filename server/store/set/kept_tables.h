/* The SQL tables `memory`, `collectives` and `counters`: the stored arguments of events,
 * as rows. See kept_tables.c. */
#ifndef TRACEDIFF_STORE_SET_KEPT_TABLES_H
#define TRACEDIFF_STORE_SET_KEPT_TABLES_H

#include "base/budget.h"

#include <sqlite3.h>

/* Their names begin with `before`, which is short, or "". `budget` ends their scans, and
 * must outlive the connection; NULL: none. Returns an SQLite code. */
int kept_tables_register(sqlite3 *handle, const char *before, struct budget *budget);

#endif
