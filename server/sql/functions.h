/* Functions of SQLite whose time can grow as the product of two lengths, in versions that
 * stop when the budget is over: like(), glob(), instr(), replace(), trim(), ltrim(),
 * rtrim(). Their results equal those of SQLite's own functions. */
#ifndef TRACEDIFF_SQL_FUNCTIONS_H
#define TRACEDIFF_SQL_FUNCTIONS_H

#include "base/budget.h"

#include <sqlite3.h>

/* The budget must outlive the connection. Returns an SQLite code. */
int sql_functions_register(sqlite3 *handle, struct budget *budget);

#endif
