/* The SQL functions that every connection has:
 *
 *   cells_sum(blob)   aggregate: the cells of all blobs summed, as one blob; NULL for
 *                     none; a single blob unchanged, which cells() then checks
 *   cells_sum(op, count, total, self, min, max)
 *                     the same from rows
 *   cells(blob)       table: op, count, total, self, min, max; a row per cell (cells.h)
 *   numbers(blob)     table: value; the int64 values of an array in memory
 *   contains_nocase(text, needle), glob_matches(glob, text)   as in base/text.h
 *   capped_sum(x)     aggregate: a sum that ends at 2^63 - 1
 *
 * Code that needs the table `event` registers it (store/events.h). */
#ifndef TRACEDIFF_STORE_FUNCTIONS_H
#define TRACEDIFF_STORE_FUNCTIONS_H

#include <sqlite3.h>

/* Returns an SQLite code. */
int functions_register(sqlite3 *handle);

#endif
