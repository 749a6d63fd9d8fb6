/* The virtual tables of the selection of a comparison, for numbers that the tables of a
 * file lack, such as the steps of a marker:
 *   compare_steps     the samples of both sides, and the parts of their time
 *   compare_calls     the single calls of a row of the comparison
 *   compare_launches  what that row launches, or what launches it
 *   compare_places    where the time of the steps went, as a sum
 * Arguments are parameters of the API, as those of `compare`:
 * compare_calls('name=aten::mm', 'category=cpu_op', 'marker=forward'). Times are in µs.
 * The answer is made each time that a statement reads the table. */
#ifndef TRACEDIFF_SQL_PAIR_TABLES_H
#define TRACEDIFF_SQL_PAIR_TABLES_H

#include "base/budget.h"

#include <sqlite3.h>

struct store;

/* The ids and the budget must outlive the connection. Returns an SQLite code. */
int pair_tables_register(sqlite3 *handle, struct store *store, const char *control_id,
                         const char *test_id, struct budget *budget);

#endif
