/* The tables of SQL, as JSON and for a terminal. */
#ifndef TRACEDIFF_RENDER_SQL_TABLES_TEXT_H
#define TRACEDIFF_RENDER_SQL_TABLES_TEXT_H

#include "base/buffer.h"
#include "sql/tables.h"

#include <stdbool.h>
#include <stddef.h>

void sql_tables_write_json(const struct sql_tables *tables, struct buffer *out);
/* `only`: just this table; NULL: all documented tables. False: no table has that name. */
bool sql_tables_write(const struct sql_tables *tables, const char *only, size_t width,
                      struct buffer *out);

#endif
