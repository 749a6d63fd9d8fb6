/* The common part of table-valued functions with one argument, a blob. */
#ifndef TRACEDIFF_STORE_SQLITE_TABLE_FUNCTION_H
#define TRACEDIFF_STORE_SQLITE_TABLE_FUNCTION_H

#include <sqlite3.h>
#include <stddef.h>
#include <stdint.h>

/* A cursor begins with this; the rest, zeroed at first, is the function's own. */
struct table_cursor {
    sqlite3_vtab_cursor base;
    uint64_t row; /* the current one */
};
#define TABLE_CURSOR_END UINT64_MAX

struct table_function {
    const char *name;
    const char *sql;    /* "CREATE TABLE name(…, blob HIDDEN)" */
    int argument;       /* the number of the hidden column */
    size_t cursor_size; /* bytes */

    /* Takes the argument; NULL if it is NULL or missing. The blob is valid only during
     * this call. Returns a code of SQLite; *message replaces the text of that code, if it
     * is set. */
    int (*fill)(struct table_cursor *cursor, const void *blob, size_t length,
                const char **message);
    /* The first existing row from `row` on; TABLE_CURSOR_END if there is none. */
    uint64_t (*find)(const struct table_cursor *cursor, uint64_t row);
    void (*column)(const struct table_cursor *cursor, sqlite3_context *context,
                   int column);
    void (*release)(struct table_cursor *cursor); /* what the cursor owns */
};

/* `function` must outlive the connection. Returns a code of SQLite. */
int table_function_register(sqlite3 *handle, const struct table_function *function);

#endif
