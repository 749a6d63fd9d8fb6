/* The virtual tables `recorded_steps` and `recorded_facts`: what the recorders of the
 * files say (docs/semantics.md, section 21), a time or a fact a row. */
#ifndef TRACEDIFF_SQL_RECORDED_TABLES_H
#define TRACEDIFF_SQL_RECORDED_TABLES_H

#include "base/budget.h"

#include <sqlite3.h>

struct store;

/* `before` stands before both names. `test_id` may be NULL. The ids and the budget must
 * outlive the connection. Returns an SQLite code. */
int recorded_tables_register(sqlite3 *handle, const char *before, struct store *store,
                             const char *control_id, const char *test_id,
                             struct budget *budget);

#endif
