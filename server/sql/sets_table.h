/* The virtual table `sets`: what the catalogue says of the control and the test, one row
 * each. Its values may change, although the set files do not. */
#ifndef TRACEDIFF_SQL_SETS_TABLE_H
#define TRACEDIFF_SQL_SETS_TABLE_H

#include "store/catalogue/set_info.h"

#include <sqlite3.h>

/* `control`, and `test` unless it is NULL, must outlive the connection; one without an id
 * has no row. Returns an SQLite code. */
int sets_table_register(sqlite3 *handle, const struct set_info *control,
                        const struct set_info *test);

#endif
