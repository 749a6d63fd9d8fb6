/* See export_tsv.h. */
#include "sql/export_tsv.h"

#include "base/cleanup.h"
#include "base/json_out.h"
#include "base/text.h"

#include <math.h>
#include <string.h>

static void append_escaped(struct buffer *out, const char *text, size_t length)
{
    static const char plain[] = "\b\f\r\n\t'\\", letters[] = "bfrnt'\\";

    for (size_t i = 0; i < length; i++) {
        const char *found = text[i] == '\0' ? NULL : strchr(plain, text[i]);

        if (found != NULL)
            buffer_append_char(out, '\\');
        buffer_append_char(out, found == NULL ? text[i] : letters[found - plain]);
    }
}

static void append_text(sqlite3_stmt *row, int column, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer clean;
    const char *text = (const char *)sqlite3_column_text(row, column);

    buffer_init(&clean, out->maximum);
    if (text != NULL)
        text_append_utf8(&clean, text, (size_t)sqlite3_column_bytes(row, column));
    if (text == NULL || buffer_failed(&clean))
        out->failed = true;
    else
        append_escaped(out, clean.bytes, clean.length);
}

static void append_real(double value, struct buffer *out)
{
    if (isfinite(value))
        json_out_number(out, value);
    else
        buffer_append_text(out, value > 0 ? "inf" : "-inf");
}

void export_tsv_row(sqlite3_stmt *row, struct buffer *out)
{
    int count = sqlite3_column_count(row);

    for (int i = 0; i < count; i++) {
        if (i > 0)
            buffer_append_char(out, '\t');
        switch (sqlite3_column_type(row, i)) {
        case SQLITE_NULL:
            buffer_append_text(out, "\\N");
            break;
        case SQLITE_INTEGER:
            json_out_integer(out, sqlite3_column_int64(row, i));
            break;
        case SQLITE_FLOAT:
            append_real(sqlite3_column_double(row, i), out);
            break;
        default:
            append_text(row, i, out);
            break;
        }
    }
    buffer_append_char(out, '\n');
}

static const char *type_for_clickhouse(const char *type)
{
    return strcmp(type, "integer") == 0 ? "Nullable(Int64)"
           : strcmp(type, "real") == 0  ? "Nullable(Float64)"
                                        : "Nullable(String)";
}

void export_tsv_declare(const char *table, const char *const *names,
                        const char *const *types, size_t count, struct buffer *out)
{
    buffer_printf(out, "CREATE TABLE %s\n(\n", table);
    for (size_t i = 0; i < count; i++)
        buffer_printf(out, "    `%s` %s%s\n", names[i],
                      i == 0 ? "String" : type_for_clickhouse(types[i]),
                      i + 1 < count ? "," : "");
    buffer_printf(out, ")\nENGINE = MergeTree() ORDER BY %s;\n\n", names[0]);
}
