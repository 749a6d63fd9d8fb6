/* Sentences about the tables and their columns. */
#ifndef TRACEDIFF_SQL_DESCRIBE_H
#define TRACEDIFF_SQL_DESCRIBE_H

#include "sql/description.h"

/* The type of a column whose declaration has none: "text", "integer" or "real". */
const char *sql_describe_type(const struct sql_description *column);
/* The description of a column (`column` is NULL: of the table); NULL if there is none. */
const struct sql_description *sql_describe(const char *table, const char *column);

#endif
