#ifndef TRACEDIFF_STORE_FUNCTIONS_H
#define TRACEDIFF_STORE_FUNCTIONS_H

#include "base/error.h"
#include "base/text.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>

/* ---- virtual table ---- */

/* The common part of SQL tables whose rows are computed in C. */

/* A table begins with this; the rest, zeroed at first, is its own. */
struct virtual_table {
    sqlite3_vtab base;
    const struct virtual_table_kind *kind;
    void *context; /* what it was registered with */
    sqlite3 *handle;
};

struct virtual_table_kind {
    /* VIRTUAL_TABLE_COMMON, and the kind's own functions. No xCreate: a table exists
     * without being created. */
    sqlite3_module module;
    const char *sql; /* "CREATE TABLE name(…)"; NULL: `declare` appends it */
    void (*declare)(const void *context, struct buffer *sql);
    bool innocuous;     /* views and triggers may use it, whoever wrote them */
    size_t table_size;  /* bytes; 0: a struct virtual_table */
    size_t cursor_size; /* bytes; zeroed at first */

    /* Each may be NULL. `init` is called for zeroed memory. */
    void (*init)(struct virtual_table *table);
    void (*free)(struct virtual_table *table);
    void (*cursor_init)(sqlite3_vtab_cursor *cursor); /* its table is set */
    void (*cursor_free)(sqlite3_vtab_cursor *cursor);
};

#define VIRTUAL_TABLE_COMMON                                                             \
    .xConnect = virtual_table_connect, .xDisconnect = virtual_table_disconnect,          \
    .xOpen = virtual_table_open, .xClose = virtual_table_close

/* The context of the module. */
struct virtual_table_registration {
    const struct virtual_table_kind *kind;
    void *context;
    void (*release)(void *context);
};

/* `kind` must outlive the connection. `release` (NULL: nothing) gets the context when no
 * table needs it any more, or on failure. Returns a code of SQLite, as all of these do.
 */
int virtual_table_register(sqlite3 *handle, const char *name,
                           const struct virtual_table_kind *kind, void *context,
                           void (*release)(void *));

int virtual_table_connect(sqlite3 *handle, void *registration, int argc,
                          const char *const *argv, sqlite3_vtab **out, char **message);
int virtual_table_disconnect(sqlite3_vtab *table);
int virtual_table_open(sqlite3_vtab *table, sqlite3_vtab_cursor **out);
/* The same if the kind does not know the size of its cursors. */
int virtual_table_open_bytes(sqlite3_vtab *table, size_t size, sqlite3_vtab_cursor **out);
int virtual_table_close(sqlite3_vtab_cursor *cursor);

/* Zeroed memory that counts as SQLite's, which has a bound (database.h). */
void *virtual_table_memory(size_t size);

/* What the table of a cursor was registered with. */
void *virtual_table_context(const sqlite3_vtab_cursor *cursor);

/* Sets the message of the table and returns `code`. */
int virtual_table_fail(sqlite3_vtab *table, int code, const char *message);
/* The code for an error; also sets the message unless it is about a budget or memory. */
int virtual_table_fail_with(sqlite3_vtab *table, const struct error *error);

/* ---- values ---- */

/* Nanoseconds, as µs. */
void virtual_table_give_us(sqlite3_context *context, double ns);
/* An integer; `wide`: it is over INT64_MAX, `value` has its bits, and SQL gets a text. */
void virtual_table_give_integer(sqlite3_context *context, int64_t value, bool wide);

/* ---- planning by constraints ---- */

#define VIRTUAL_TABLE_SCHEMA 'm' /* the code of a constraint on a hidden set_schema */
/* The schema that a statement asks for; NULL: no set has that name. */
const char *virtual_table_schema(sqlite3_value *value);

/* Codes of a comparison with a number; SQLite checks `>` of a `>=` again. */
enum virtual_table_comparison {
    COMPARISON_EQUAL = '=',
    COMPARISON_ABOVE = '>',
    COMPARISON_BELOW = '<'
};
/* The code for the operator of a constraint; 0: none of these. */
char virtual_table_comparison_of(unsigned char operator_code);

struct virtual_table_planner {
    /* The code of a constraint of the query; 0: the scan cannot use it. */
    char (*argument_of)(const sqlite3_index_info *info, int constraint);
    double (*gain_of)(char argument); /* by what factor rows become fewer */
    double rows;                      /* of a scan without constraints */
    double cost;                      /* to begin a scan, in rows */
};

/* Chooses the arguments of xFilter: idxStr gets their codes, one character each. SQLite
 * checks all constraints but the schema's again. */
int virtual_table_plan(sqlite3_index_info *info,
                       const struct virtual_table_planner *planner);

/* ---- numbered rows ---- */

struct numbered_cursor {
    sqlite3_vtab_cursor base;
    size_t row, end; /* the current one; after the last one */
};

#define NUMBERED_ROWS .xNext = numbered_next, .xEof = numbered_eof
int numbered_next(sqlite3_vtab_cursor *cursor);
int numbered_eof(sqlite3_vtab_cursor *cursor);
int numbered_rowid(sqlite3_vtab_cursor *cursor, sqlite3_int64 *rowid);

/* ---- functions ---- */

/* The SQL functions that every connection has:
 *
 *   cells_sum(blob)   aggregate: the cells of all blobs summed, as one blob; NULL for
 *                     none; a single blob unchanged, which cells() then checks
 *   cells_sum(op, count, total, self, min, max)
 *                     the same from rows
 *   cells(blob)       table: op, count, total, self, min, max; a row per cell (cells.h)
 *   numbers(blob)     table: value; the int64 values of an array in memory
 *   contains_nocase(text, needle), glob_matches(glob, text)   as in base/text.h
 *   capped_sum(x)     aggregate: a sum that ends at 2^63 - 1
 *
 * Code that needs the table `event` registers it (store/events.h). */

/* Returns an SQLite code. */
int functions_register(sqlite3 *handle);

#endif
