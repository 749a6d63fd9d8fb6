/* Rows as ClickHouse reads them (TabSeparatedWithNames), and the declarations for it. */
#ifndef TRACEDIFF_SQL_EXPORT_TSV_H
#define TRACEDIFF_SQL_EXPORT_TSV_H

#include "base/buffer.h"

#include <sqlite3.h>
#include <stddef.h>

/* The current row, with its line end. Texts become UTF-8. */
void export_tsv_row(sqlite3_stmt *row, struct buffer *out);
/* "CREATE TABLE …;" for columns with these types of SQL ("text", "integer", "real"). */
void export_tsv_declare(const char *table, const char *const *names,
                        const char *const *types, size_t count, struct buffer *out);

#endif
