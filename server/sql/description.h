/* One sentence about a table or a column. */
#ifndef TRACEDIFF_SQL_DESCRIPTION_H
#define TRACEDIFF_SQL_DESCRIPTION_H

#include <stddef.h>

struct sql_description {
    const char *table, *column; /* NULL: the table itself */
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

#endif
