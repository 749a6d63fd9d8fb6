/* The SQL functions that every connection has:
 *
 *   cells_sum(blob)   aggregate: the cells of all blobs summed, as one blob; NULL for
 *                     none
 *   cells(blob)       table: op, count, total, self, min, max; a row a cell (cells.h)
 *   numbers(blob)     table: value; the int64 values of an array in memory
 *   event             table: the events of an attached set (event_table.c) */
#ifndef TRACEDIFF_STORE_FUNCTIONS_H
#define TRACEDIFF_STORE_FUNCTIONS_H

#include <sqlite3.h>

/* Returns an SQLite code. */
int functions_register(sqlite3 *handle);

/* The parts, each in a file of its own. */
int cells_register(sqlite3 *handle);
int numbers_register(sqlite3 *handle);
int event_table_register(sqlite3 *handle);

#endif
