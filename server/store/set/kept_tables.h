/* The SQL tables `memory` and `collectives`: what is kept of arguments, as rows. See
 * kept_tables.c. */
#ifndef TRACEDIFF_STORE_SET_KEPT_TABLES_H
#define TRACEDIFF_STORE_SET_KEPT_TABLES_H

#include <sqlite3.h>

/* `collectives` asks the table `event` of the same connection. Returns an SQLite code. */
int kept_tables_register(sqlite3 *handle);

#endif
