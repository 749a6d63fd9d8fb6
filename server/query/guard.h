#ifndef TRACEDIFF_QUERY_GUARD_H
#define TRACEDIFF_QUERY_GUARD_H

#include "base/budget.h"
#include "base/error.h"
#include "query/tables.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- pattern ---- */

/* The patterns of LIKE and GLOB, as SQLite matches them. */

struct pattern_rules {
    uint32_t all, one; /* stand for any number of characters, and for one */
    uint32_t set;      /* begins a set of characters, as in GLOB; 0: none does */
    uint32_t escape;   /* the next character means itself; 0: none */
    bool ignore_case;  /* of ASCII letters */
};

/* 1: the whole text matches; 0: it does not; -1: the budget is over. Takes at most the
 * product of both lengths. */
int pattern_matches(const char *pattern, size_t pattern_length, const char *text,
                    size_t text_length, const struct pattern_rules *rules,
                    struct budget *budget);

/* ---- functions ---- */

/* Functions of SQLite whose time can grow as the product of two lengths, in versions that
 * stop when the budget is over: like(), glob(), instr(), replace(), trim(), ltrim(),
 * rtrim(). Their results equal those of SQLite's own functions.
 *
 * SQLite looks at the budget between its instructions, and each call is one. Its own
 * functions took 22 s for LIKE with 1,000 bytes on 4 MB, 1.5 s for instr() and replace()
 * on 250 kB, 12.5 s for trim() of 64 kB by 16 kB. A limit of lengths that bounds this is
 * far below the values of a set. */

/* The budget must outlive the connection. Returns an SQLite code. */
int sql_functions_register(sqlite3 *handle, struct budget *budget);

/* ---- guard ---- */

/* The rights of a user's statement: reading, and calling functions that only compute. */

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

/* ---- scan ---- */

/* Facts about the text of a statement that need no parser. */

#define SQL_SCAN_NAME_MAX ANALYSIS_TABLE_NAME_MAX

/* The length of the blanks, semicolons and comments at the beginning of the text. */
size_t sql_scan_blank(const char *text, size_t length);

/* The place of the first `control.`, `test.` or `main.` before the name of a table that
 * covers both sets; `length` if there is none. `table` gets the name. If the statement
 * uses that schema's name for a table or query of its own, only places after FROM and
 * JOIN count. */
size_t sql_scan_qualified(const char *text, size_t length, char table[SQL_SCAN_NAME_MAX]);

/* ---- gate ---- */

/* How many statements of users run at once. */

#define SQL_GATE_PLACES 2
/* How long a further statement waits, and after how many seconds its client may ask
 * again. */
#define SQL_GATE_WAIT_MS 1500
#define SQL_GATE_RETRY_SECONDS "5"

struct sql_gate {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    unsigned taken;
};

void sql_gate_init(struct sql_gate *gate);
/* Takes a place, or returns ERROR_TIMEOUT (sql_busy) if none becomes free in time. A
 * caller that got a place must leave it. */
int sql_gate_enter(struct sql_gate *gate, struct budget *budget, struct error *error);
void sql_gate_leave(struct sql_gate *gate);

#endif
