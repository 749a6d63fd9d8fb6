/* Arrays in memory as an SQL table: see functions.h. */
#ifndef TRACEDIFF_STORE_SQLITE_NUMBERS_SQL_H
#define TRACEDIFF_STORE_SQLITE_NUMBERS_SQL_H

#include <sqlite3.h>

/* Returns an SQLite code. */
int numbers_register(sqlite3 *handle);

#endif
