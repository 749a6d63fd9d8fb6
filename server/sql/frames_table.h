/* The virtual tables `frames` and `compare_frames`: the tree of calls of each set, frame
 * by frame, and the two trees as one (docs/semantics.md §9). Their hidden column `level`,
 * which is also their argument, says which tree: modules (the default), operators or
 * python. A condition on `side` reads one set alone. */
#ifndef TRACEDIFF_SQL_FRAMES_TABLE_H
#define TRACEDIFF_SQL_FRAMES_TABLE_H

#include "base/budget.h"

#include <sqlite3.h>

struct store;

/* `name` is that of `frames`. `test_id` NULL: there is no second set, and no
 * compare_frames. The ids and the budget must outlive the connection. Returns an SQLite
 * code. */
int frames_table_register(sqlite3 *handle, const char *name, struct store *store,
                          const char *control_id, const char *test_id,
                          struct budget *budget);

#endif
