/* The tables and views of SQL and their columns, with descriptions. */
#ifndef TRACEDIFF_SQL_TABLES_H
#define TRACEDIFF_SQL_TABLES_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

struct sql_column {
    char *name, *type;              /* type: as declared, lower case; "" if none is
                                     * declared */
    const char *unit, *description; /* "" if there is none */
};

struct sql_table {
    char *name;
    const char *kind; /* "view", "table", "analysis" (a table of one) or "stored" (as in
                         the file) */
    const char *description;
    struct sql_column *columns;
    size_t column_count, capacity;
};

struct sql_tables {
    struct sql_table *items; /* the tables for readers first */
    size_t count, capacity;
};

/* `two`: with the tables that compare two sets. */
int sql_tables_list(bool two, struct budget *budget, struct sql_tables *out,
                    struct error *error);
void sql_tables_free(struct sql_tables *tables); /* cleanup function too */

#endif
