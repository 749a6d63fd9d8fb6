/* The rights of a user's statement: reading, and calling functions that only compute. */
#ifndef TRACEDIFF_SQL_GUARD_H
#define TRACEDIFF_SQL_GUARD_H

#include "base/budget.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

struct sql_guard {
    char refused[160]; /* what was refused, as a sentence; "": nothing */
    bool declares; /* an analysis is declaring a table: CREATE TABLE must be allowed */
};

/* The longest statement, in bytes. */
#define SQL_STATEMENT_MAX 100000

/* Removes all other rights from the connection. Call it last: nothing can be attached or
 * registered afterwards. `guard` must outlive the connection. Returns an SQLite code. */
int sql_guard_put(struct sql_guard *guard, sqlite3 *handle, struct budget *budget);
/* The functions that may be called, one for each index; NULL after the last. */
const char *sql_guard_function(const void *context, size_t index);

#endif
