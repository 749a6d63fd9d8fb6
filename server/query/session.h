#ifndef TRACEDIFF_QUERY_SESSION_H
#define TRACEDIFF_QUERY_SESSION_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- tables ---- */

/* The tables and views of SQL and their columns, with descriptions. */

struct sql_column {
    const char *name, *type;        /* type: as declared, lower case; "" if none is
                                     * declared */
    const char *unit, *description; /* "" if there is none */
};

struct sql_table {
    const char *name;
    const char *kind; /* "view", "table", "analysis" (a table of one) or "stored" (as in
                         the file) */
    const char *description;
    struct sql_column *columns;
    size_t column_count, capacity;
};

struct sql_tables {
    struct arena *arena;     /* has all of it */
    struct sql_table *items; /* the tables for readers first */
    size_t count, capacity;
};

/* `two`: with the tables that compare two sets. */
/* Free `out` in any case. */
int sql_tables_list(bool two, struct budget *budget, struct sql_tables *out,
                    struct error *error);
void sql_tables_free(struct sql_tables *tables); /* cleanup function too */

/* ---- ask ---- */

/* Runs the statement of a user, and passes its rows to a writer. */

struct store;

enum sql_type { SQL_NULL, SQL_INTEGER, SQL_REAL, SQL_TEXT, SQL_BLOB };
const char *sql_type_name(enum sql_type type); /* "null" … */

struct sql_value {
    enum sql_type type;
    int64_t integer;
    double real;
    const char *bytes; /* of a text or blob: any bytes; not NUL-terminated */
    size_t length;
};

/* The writer of the rows. A row that does not fit is left out, and the answer ends there.
 * */
struct sql_sink {
    int (*columns)(void *context, const char *const *names, size_t count,
                   struct error *error);
    /* 0, or 1: it has no room. */
    int (*row)(void *context, const struct sql_value *values, size_t count,
               struct error *error);
    void *context;
};

/* The limits of a statement on a server. */
#define SQL_SECONDS 10      /* by default */
#define SQL_SECONDS_MOST 60 /* as long as a request */
#define SQL_MEMORY ((uint64_t)256 << 20)
#define SQL_ROWS 100000

struct sql_request {
    const char *control, *test; /* sets by id or label; test may be NULL */
    const char *statement;      /* may hold NULs, which are refused */
    size_t length;
    uint64_t memory; /* bytes that SQLite may use */
    uint64_t rows;   /* at most; 0: all */
    struct budget *budget;
};

struct sql_outcome {
    uint64_t rows;
    const char *truncated_by; /* "rows", "bytes"; NULL: nothing is left out */
    int64_t elapsed_ns;
};

/* Errors: bad_sql (error->place says where), sql_refused, too_expensive, unknown_set and
 * those of reading sets. */
int sql_ask(struct store *store, const struct sql_request *request,
            const struct sql_sink *sink, struct sql_outcome *out, struct error *error);

#endif
