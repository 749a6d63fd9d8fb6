/* See sql_tables_text.h. */
#include "render/sql_tables_text.h"

#include "base/json_out.h"
#include "render/table_text.h"

#include <string.h>
#include <strings.h>

static void member(struct buffer *out, const char *before, const char *text)
{
    buffer_append_text(out, before);
    json_out_text(out, text, strlen(text));
}

static void write_column_json(const struct sql_column *column, struct buffer *out)
{
    member(out, "{\"name\":", column->name);
    member(out, ",\"type\":", column->type);
    member(out, ",\"unit\":", column->unit);
    member(out, ",\"description\":", column->description);
    buffer_append_char(out, '}');
}

void sql_tables_write_json(const struct sql_tables *tables, struct buffer *out)
{
    buffer_append_text(out, "{\"tables\":[");
    for (size_t i = 0; i < tables->count; i++) {
        const struct sql_table *table = &tables->items[i];

        member(out, i > 0 ? ",{\"name\":" : "{\"name\":", table->name);
        member(out, ",\"kind\":", table->kind);
        member(out, ",\"description\":", table->description);
        buffer_append_text(out, ",\"columns\":[");
        for (size_t j = 0; j < table->column_count; j++) {
            buffer_append_text(out, j > 0 ? "," : "");
            write_column_json(&table->columns[j], out);
        }
        buffer_append_text(out, "]}");
    }
    buffer_append_text(out, "]}");
}

static void write_column(const struct sql_column *column, size_t widest, size_t width,
                         struct buffer *out)
{
    size_t start = widest + 14;

    buffer_printf(out, "  %-*s  %-8s  ", (int)widest, column->name, column->type);
    if (*column->unit != '\0') {
        buffer_printf(out, "%s: ", column->unit);
        start += table_width(column->unit) + 2;
    }
    table_wrap(column->description, width, start, widest + 14, out);
    buffer_append_char(out, '\n');
}

static void write_head(const struct sql_table *table, struct buffer *out)
{
    buffer_printf(out, "%s (%s)", table->name, table->kind);
    if (*table->description != '\0')
        buffer_printf(out, ": %s", table->description);
    buffer_append_char(out, '\n');
}

static void write_columns(const struct sql_table *table, size_t width, struct buffer *out)
{
    size_t widest = 0;

    for (size_t i = 0; i < table->column_count; i++)
        if (strlen(table->columns[i].name) > widest)
            widest = strlen(table->columns[i].name);
    for (size_t i = 0; i < table->column_count; i++)
        write_column(&table->columns[i], widest, width, out);
}

bool sql_tables_write(const struct sql_tables *tables, const char *only, size_t width,
                      struct buffer *out)
{
    bool some = false, was_brief = false;

    for (size_t i = 0; i < tables->count; i++) {
        const struct sql_table *table = &tables->items[i];

        if (only == NULL ? strcmp(table->kind, "stored") == 0
                         : strcasecmp(table->name, only) != 0)
            continue;
        bool brief = only == NULL && strcmp(table->kind, "analysis") == 0;
        if (some && !was_brief)
            buffer_append_char(out, '\n');
        some = true;
        was_brief = brief;
        write_head(table, out);
        if (!brief)
            write_columns(table, width, out);
    }
    return some;
}
