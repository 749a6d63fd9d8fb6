/* The events of attached sets as an SQL table, `event` (event_table.c says how to query
 * it). */
#ifndef TRACEDIFF_STORE_SET_EVENT_TABLE_H
#define TRACEDIFF_STORE_SET_EVENT_TABLE_H

#include "base/budget.h"

#include <sqlite3.h>

/* `budget` ends its scans, and must outlive the connection; NULL: none. Returns an SQLite
 * code. */
int event_table_register(sqlite3 *handle, struct budget *budget);

#endif
