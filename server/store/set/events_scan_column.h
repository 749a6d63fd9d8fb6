/* The columns of the table `events` that only the scan of a segment knows. */
#ifndef TRACEDIFF_STORE_SET_EVENTS_SCAN_COLUMN_H
#define TRACEDIFF_STORE_SET_EVENTS_SCAN_COLUMN_H

#include "store/set/event_scan.h"

#include <sqlite3.h>

/* The value of a column (enum events_column) of the current row; none for the columns
 * that other code fills. Negative: scan->error is set. */
int events_scan_column(struct event_scan *scan, sqlite3_context *context, int column);

#endif
