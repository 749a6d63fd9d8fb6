/* The SQL table `op_step`: one row with the sums of each op in each step. See
 * op_step_table.c. */
#ifndef TRACEDIFF_STORE_SET_OP_STEP_TABLE_H
#define TRACEDIFF_STORE_SET_OP_STEP_TABLE_H

#include <sqlite3.h>

/* Returns an SQLite code. */
int op_step_table_register(sqlite3 *handle);

#endif
