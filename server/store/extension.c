#include "store/events.h"

#include <sqlite3ext.h>

/* The loadable extension of SQLite: `.load ./tracediff` in a sqlite3 shell,
 * load_extension() elsewhere. It gives a connection the program's tables over the blobs
 * of set files (docs/store.md), compiled a second time. In the extension, every function
 * of SQLite is called through the table of pointers that the host hands over
 * (sqlite3ext.h, which the build puts before each file), and the files are checked when
 * they are first queried (store/events.h).
 */

SQLITE_EXTENSION_INIT1

/* The first version with all functions that are called. */
#define SQLITE_OLDEST 3022000

__attribute__((visibility("default"))) int
sqlite3_tracediff_init(sqlite3 *handle, char **message,
                       const sqlite3_api_routines *routines);

int sqlite3_tracediff_init(sqlite3 *handle, char **message,
                           const sqlite3_api_routines *routines)
{
    SQLITE_EXTENSION_INIT2(routines)
    if (sqlite3_libversion_number() < SQLITE_OLDEST) {
        *message = sqlite3_mprintf("tracediff needs SQLite 3.22 or newer, this is %s",
                                   sqlite3_libversion());
        return SQLITE_ERROR;
    }
    static const char *const schemas[] = {"main"};
    int code = op_step_table_register(handle);

    if (code == SQLITE_OK)
        code = event_table_register(handle, NULL);
    if (code == SQLITE_OK)
        code = kept_tables_register(handle, "", NULL);
    return code == SQLITE_OK ? events_table_register(handle, "events", schemas, 1, NULL)
                             : code;
}
