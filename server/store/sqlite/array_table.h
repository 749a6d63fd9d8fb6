/* Arrays of structs in memory as tables of a connection, so that a statement can join,
 * filter and sort what C has computed. A row's number in the array is its rowid, and a
 * search for a rowid takes one step. */
#ifndef TRACEDIFF_STORE_SQLITE_ARRAY_TABLE_H
#define TRACEDIFF_STORE_SQLITE_ARRAY_TABLE_H

#include "base/error.h"
#include "store/sqlite/database.h"

#include <stddef.h>

enum array_type {
    ARRAY_TEXT,  /* const char *; NULL: NULL */
    ARRAY_TRUTH, /* bool */
    ARRAY_UINT8,
    ARRAY_UINT32,
    ARRAY_INT32, /* negative: NULL */
    ARRAY_INT64, /* also uint64_t below 2^63 */
    ARRAY_REAL,  /* double; NaN: NULL */
    ARRAY_WORD,  /* an enum, as `word` of it; "": NULL */
    ARRAY_WORD8  /* an enum in a uint8_t */
};
struct array_column {
    const char *name;
    enum array_type type;
    size_t offset; /* in a row */
    const char *(*word)(int value);
};
struct array_table {
    const char *name;
    const struct array_column *columns;
    size_t column_count;
    const char *order; /* the column by which the rows ascend; NULL: none */
    const void *rows;
    size_t count, stride; /* of the rows: how many, and the bytes from one to the next */
};

/* The table and its rows must outlive the connection. */
int array_table_add(struct database *database, const struct array_table *table,
                    struct error *error);

#endif
