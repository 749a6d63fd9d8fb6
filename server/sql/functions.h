/* Functions of SQLite whose time can grow as the product of two lengths, in versions that
 * stop when the budget is over: like(), glob(), instr(), replace(), trim(), ltrim(),
 * rtrim(). Their results equal those of SQLite's own functions.
 *
 * SQLite looks at the budget between its instructions, and each call is one. Its own
 * functions took 22 s for LIKE with 1,000 bytes on 4 MB, 1.5 s for instr() and replace()
 * on 250 kB, 12.5 s for trim() of 64 kB by 16 kB. A limit of lengths that bounds this is
 * far below the values of a set. */
#ifndef TRACEDIFF_SQL_FUNCTIONS_H
#define TRACEDIFF_SQL_FUNCTIONS_H

#include "base/budget.h"

#include <sqlite3.h>

/* The budget must outlive the connection. Returns an SQLite code. */
int sql_functions_register(sqlite3 *handle, struct budget *budget);

#endif
