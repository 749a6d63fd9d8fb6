#include "answer/sql.h"
#include "answer/json.h"
#include "answer/text.h"
#include "base/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- sql tables text ---- */

void sql_tables_write_json(const struct sql_tables *tables, struct buffer *out)
{
    json_write(out, "{tables:[");
    for (size_t i = 0; i < tables->count; i++) {
        const struct sql_table *table = &tables->items[i];

        json_write(out, "{name:%s, kind:%s, description:%s, columns:[", table->name,
                   table->kind, table->description);
        for (size_t j = 0; j < table->column_count; j++) {
            const struct sql_column *column = &table->columns[j];

            json_write(out, "{name:%s, type:%s, unit:%s, description:%s}", column->name,
                       column->type, column->unit, column->description);
        }
        json_write(out, "]}");
    }
    json_write(out, "]}");
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

/* ---- sql text ---- */

/* The rows of JSON and CSV are text at once; those of a table are kept as
 * cells, each with a NUL after it, until the widths of the columns are known. */

#define FLUSH_BYTES ((size_t)64 << 10)
/* Columns of a table are not cut below this. */
#define WIDTH_LEAST 12

void sql_text_init(struct sql_text *text, enum sql_format format, size_t most,
                   struct budget *budget)
{
    *text = (struct sql_text){
        .format = format, .most = most, .budget = budget, .arena = arena_make(budget)};
    buffer_init(&text->row, most);
    buffer_init(&text->rows, most);
    text->rows.budget = budget;
    text->row.budget = budget;
}

void sql_text_free(struct sql_text *text)
{
    arena_free(&text->arena);
    buffer_free(&text->row);
    buffer_free(&text->rows);
    *text = (struct sql_text){0};
}

/* ---- values ---- */

static void append_hex(struct buffer *out, const char *bytes, size_t length)
{
    static const char digits[] = "0123456789abcdef";
    char part[4096];
    size_t filled = 0;

    for (size_t i = 0; i < length && !out->failed; i++) {
        unsigned char byte = (unsigned char)bytes[i];

        part[filled++] = digits[byte >> 4];
        part[filled++] = digits[byte & 15];
        if (filled == sizeof part || i + 1 == length) {
            buffer_append(out, part, filled);
            filled = 0;
        }
    }
}

static void append_number(struct buffer *out, const struct sql_value *value)
{
    if (value->type == SQL_INTEGER)
        json_out_integer(out, value->integer);
    else if (isfinite(value->real))
        json_out_number(out, value->real);
    else
        buffer_append_text(out, value->real > 0 ? "Inf" : "-Inf");
}

static void append_json(struct buffer *out, const struct sql_value *value)
{
    switch (value->type) {
    case SQL_NULL:
        buffer_append_text(out, "null");
        break;
    case SQL_INTEGER:
        json_out_integer(out, value->integer);
        break;
    case SQL_REAL:
        json_out_number(out, value->real);
        break;
    case SQL_TEXT:
        json_out_text(out, value->bytes, value->length);
        break;
    case SQL_BLOB:
        buffer_append_char(out, '"');
        append_hex(out, value->bytes, value->length);
        buffer_append_char(out, '"');
        break;
    }
}

static void append_csv(struct buffer *out, const struct sql_value *value)
{
    switch (value->type) {
    case SQL_NULL:
        break;
    case SQL_INTEGER:
    case SQL_REAL:
        append_number(out, value);
        break;
    case SQL_TEXT:
        csv_append_text(out, value->bytes, value->length);
        break;
    case SQL_BLOB:
        append_hex(out, value->bytes, value->length);
        break;
    }
}

/* A cell of a table, with its NUL. Returns its width. */
static size_t append_cell(struct buffer *out, const struct sql_value *value)
{
    size_t start = out->length;

    switch (value->type) {
    case SQL_NULL:
        buffer_append_text(out, "NULL");
        break;
    case SQL_TEXT:
        text_append_utf8(out, value->bytes, value->length);
        break;
    default:
        append_csv(out, value);
        break;
    }
    if (!out->failed && out->bytes != NULL && value->type == SQL_TEXT)
        out->length = start + text_clean(out->bytes + start, out->length - start);
    buffer_append_char(out, '\0');
    return out->failed ? 0 : table_width(out->bytes + start);
}

/* ---- rows as they come ---- */

static void append_head(struct sql_text *text)
{
    for (size_t i = 0; i < text->count; i++) {
        if (i > 0)
            buffer_append_char(&text->rows, ',');
        csv_append_text(&text->rows, text->names[i], strlen(text->names[i]));
    }
    buffer_append_text(&text->rows, "\r\n");
}

static int take_columns(void *context, const char *const *names, size_t count,
                        struct error *error)
{
    struct sql_text *text = context;

    text->count = count;
    text->names = arena_new(text->arena, count, sizeof *text->names);
    text->types = arena_new(text->arena, count, sizeof *text->types);
    text->widths = arena_new(text->arena, count, sizeof *text->widths);
    for (size_t i = 0; i < count; i++) {
        text->names[i] = arena_text(text->arena, names[i], strlen(names[i]));
        text->widths[i] = table_width(names[i]);
    }
    if (text->format == SQL_FORMAT_CSV)
        append_head(text);
    return budget_look(text->budget, error);
}

/* The common type of two: integers and reals give reals, all others text. */
static enum sql_type join_types(enum sql_type before, enum sql_type now)
{
    if (before == now || now == SQL_NULL)
        return before;
    if (before == SQL_NULL)
        return now;
    return (before == SQL_INTEGER || before == SQL_REAL) &&
                   (now == SQL_INTEGER || now == SQL_REAL)
               ? SQL_REAL
               : SQL_TEXT;
}

static void append_row(struct sql_text *text, const struct sql_value *values)
{
    struct buffer *row = &text->row;

    if (text->format == SQL_FORMAT_JSON)
        buffer_append_text(row, text->rows.length == 0 ? "[" : ",[");
    for (size_t i = 0; i < text->count; i++) {
        if (i > 0 && text->format != SQL_FORMAT_TABLE)
            buffer_append_char(row, ',');
        if (text->format == SQL_FORMAT_JSON) {
            append_json(row, &values[i]);
        } else if (text->format == SQL_FORMAT_CSV) {
            append_csv(row, &values[i]);
        } else {
            size_t width = append_cell(row, &values[i]);

            text->widths[i] = width > text->widths[i] ? width : text->widths[i];
        }
    }
    if (text->format == SQL_FORMAT_JSON)
        buffer_append_char(row, ']');
    else if (text->format == SQL_FORMAT_CSV)
        buffer_append_text(row, "\r\n");
}

static int take_row(void *context, const struct sql_value *values, size_t count,
                    struct error *error)
{
    struct sql_text *text = context;

    buffer_clear(&text->row);
    append_row(text, values);
    if (text->row.failed || text->row.length > text->most - text->rows.length) {
        int over = budget_look(text->budget, error);

        return over != 0 ? over : 1;
    }
    buffer_append(&text->rows, text->row.bytes, text->row.length);
    if (buffer_failed(&text->rows))
        return budget_or_memory(text->budget, error);
    for (size_t i = 0; i < count; i++)
        text->types[i] = join_types(text->types[i], values[i].type);
    return text->format == SQL_FORMAT_CSV && text->flush != NULL &&
                   text->rows.length >= FLUSH_BYTES
               ? text->flush(text->context, &text->rows, error)
               : 0;
}

struct sql_sink sql_text_sink(struct sql_text *text)
{
    return (struct sql_sink){.columns = take_columns, .row = take_row, .context = text};
}

/* ---- the end ---- */

static void end_json(const struct sql_text *text, const struct sql_outcome *outcome,
                     struct buffer *out)
{
    json_write(out, "{columns:[");
    for (size_t i = 0; i < text->count; i++)
        json_write(out, "{name:%s, type:%s}", text->names[i],
                   sql_type_name(text->types[i]));
    json_write(out, "], rows:[");
    buffer_append(out, text->rows.bytes, text->rows.length);
    json_write(out, "], row_count:%llu, truncated:%i, truncated_by:%s",
               (unsigned long long)outcome->rows, outcome->truncated_by != NULL,
               outcome->truncated_by);
    buffer_printf(out, ",\"elapsed_ms\":%.3f}", (double)outcome->elapsed_ns / 1e6);
}

/* Makes the widest columns narrower until a line fits. */
static void fit(struct sql_text *text, size_t width)
{
    size_t sum = 2 * text->count;

    for (size_t i = 0; i < text->count; i++)
        sum += text->widths[i];
    while (sum > width) {
        size_t widest = 0;

        for (size_t i = 1; i < text->count; i++)
            if (text->widths[i] > text->widths[widest])
                widest = i;
        if (text->widths[widest] <= WIDTH_LEAST)
            return;
        text->widths[widest]--;
        sum--;
    }
}

static void append_blanks(struct buffer *out, size_t count)
{
    static const char blanks[] = "                                ";

    while (count > 0) {
        size_t part = count < sizeof blanks - 1 ? count : sizeof blanks - 1;

        buffer_append(out, blanks, part);
        count -= part;
    }
}

static void append_field(const struct sql_text *text, size_t column, const char *cell,
                         struct buffer *out)
{
    bool right = text->types[column] == SQL_INTEGER || text->types[column] == SQL_REAL;
    size_t width = table_width(cell), place = text->widths[column];
    size_t gap = width < place ? place - width : 0;

    if (column > 0)
        append_blanks(out, 2);
    if (right)
        append_blanks(out, gap);
    if (width > place)
        table_name(cell, place, out);
    else
        buffer_append_text(out, cell);
    if (!right && column + 1 < text->count)
        append_blanks(out, gap);
}

static int end_table(struct sql_text *text, size_t width, struct buffer *out,
                     struct error *error)
{
    const char *cell = text->rows.bytes;
    const char *end = cell == NULL ? NULL : cell + text->rows.length;
    int result = 0;

    if (width != SIZE_MAX)
        fit(text, width);
    for (size_t i = 0; i < text->count; i++)
        append_field(text, i, text->names[i], out);
    buffer_append_char(out, '\n');
    for (size_t i = 0; i < text->count; i++) {
        append_blanks(out, i > 0 ? 2 : 0);
        for (size_t j = 0; j < text->widths[i]; j++)
            buffer_append_char(out, '-');
    }
    buffer_append_char(out, '\n');
    while (result == 0 && cell < end && !buffer_failed(out)) {
        for (size_t i = 0; i < text->count; i++) {
            append_field(text, i, cell, out);
            cell += strlen(cell) + 1;
        }
        buffer_append_char(out, '\n');
        if (text->flush != NULL && out->length >= FLUSH_BYTES)
            result = text->flush(text->context, out, error);
    }
    return result;
}

int sql_text_end(struct sql_text *text, const struct sql_outcome *outcome, size_t width,
                 struct buffer *out, struct error *error)
{
    int result = 0;

    if (text->format == SQL_FORMAT_JSON)
        end_json(text, outcome, out);
    else if (text->format == SQL_FORMAT_CSV)
        buffer_append(out, text->rows.bytes, text->rows.length);
    else
        result = end_table(text, width, out, error);
    return result == 0 && buffer_failed(out) ? budget_or_memory(text->budget, error)
                                             : result;
}
