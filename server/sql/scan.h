/* Facts about the text of a statement that need no parser. */
#ifndef TRACEDIFF_SQL_SCAN_H
#define TRACEDIFF_SQL_SCAN_H

#include "sql/analysis_tables.h"

#include <stddef.h>

#define SQL_SCAN_NAME_MAX ANALYSIS_TABLE_NAME_MAX

/* The length of the blanks, semicolons and comments at the beginning of the text. */
size_t sql_scan_blank(const char *text, size_t length);

/* The place of the first `control.`, `test.` or `main.` before the name of a table that
 * covers both sets; `length` if there is none. `table` gets the name. If the statement
 * uses that schema's name for a table or query of its own, only places after FROM and
 * JOIN count. */
size_t sql_scan_qualified(const char *text, size_t length, char table[SQL_SCAN_NAME_MAX]);

#endif
