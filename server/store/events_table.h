#ifndef TRACEDIFF_STORE_EVENTS_TABLE_H
#define TRACEDIFF_STORE_EVENTS_TABLE_H

#include "base/budget.h"

#include <sqlite3.h>
#include <stddef.h>

/* ---- event table ---- */

/* The events of attached sets as an SQL table, `event` (events_table.c says how to query
 * it). */

/* `budget` ends its scans, and must outlive the connection; NULL: none. Returns an SQLite
 * code. */
int event_table_register(sqlite3 *handle, struct budget *budget);

/* ---- events table ---- */

/* The events of attached sets in words and µs, as the SQL table `events` (events_table.c
 * says how to query it). */

/* The table `name` has the events of these schemas, EVENTS_SETS_MAX at most, one after
 * the other; the texts and the budget (NULL: none) must outlive the connection. Returns
 * an SQLite code. */
int events_table_register(sqlite3 *handle, const char *name, const char *const *schemas,
                          size_t count, struct budget *budget);

#endif
