#ifndef TRACEDIFF_QUERY_DESCRIBE_H
#define TRACEDIFF_QUERY_DESCRIBE_H

#include <stddef.h>

/* ---- description ---- */

/* One sentence about a table or a column. */

struct sql_description {
    const char *tables; /* their names, with a blank between them */
    const char *column; /* NULL: the table itself */
    const char *unit, *description;
};

#define TABLE(table, text)                                                               \
    {                                                                                    \
        table, NULL, "", text                                                            \
    }
#define COLUMN(table, column, unit, text)                                                \
    {                                                                                    \
        table, column, unit, text                                                        \
    }

/* ---- describe ---- */

/* Sentences about the tables and their columns. */

/* The type of a column whose declaration has none: "text", "integer" or "real". */
const char *sql_describe_type(const struct sql_description *column);
/* The description of a column (`column` is NULL: of the table); NULL if there is none. */
const struct sql_description *sql_describe(const char *table, const char *column);

#endif
