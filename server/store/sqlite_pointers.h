/* Put before every file of the extension: functions of SQLite are called through the
 * pointers of the host. */
#ifndef TRACEDIFF_STORE_SQLITE_POINTERS_H
#define TRACEDIFF_STORE_SQLITE_POINTERS_H

#include <sqlite3ext.h>

SQLITE_EXTENSION_INIT3

#endif
