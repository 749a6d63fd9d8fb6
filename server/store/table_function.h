/* What the table-valued functions of one argument, a blob, have in common. */
#ifndef TRACEDIFF_STORE_TABLE_FUNCTION_H
#define TRACEDIFF_STORE_TABLE_FUNCTION_H

#include <sqlite3.h>

/* xConnect: declares `sql`. */
int table_function_connect(sqlite3 *handle, const char *sql, sqlite3_vtab **out);
int table_function_disconnect(sqlite3_vtab *table);
/* xBestIndex: the argument is the hidden column `column`. Without it there are no rows
 * (xFilter gets no argument). */
int table_function_best_index(sqlite3_index_info *info, int column);

/* Sets the table's error message and returns `code`. */
int table_function_fail(sqlite3_vtab *table, int code, const char *message);

#endif
