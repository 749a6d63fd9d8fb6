/* Cells (codec/cells.h) as SQL functions: see functions.h. */
#ifndef TRACEDIFF_STORE_SQLITE_CELLS_SQL_H
#define TRACEDIFF_STORE_SQLITE_CELLS_SQL_H

#include <sqlite3.h>

/* Returns an SQLite code. */
int cells_register(sqlite3 *handle);

#endif
