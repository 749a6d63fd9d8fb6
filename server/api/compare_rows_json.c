/* The rows of a comparison as JSON, written without a tree; see compare_json.h. */
#include "api/compare_json.h"
#include "base/json_out.h"

#include <string.h>

static void write_text(const struct compare_row *row, size_t column, struct buffer *out)
{
    const char *text = compare_text(row, column);

    /* Rows that were not judged have no verdict. */
    if (*text == '\0' && compare_column_needs_significance(compare_columns[column].name))
        buffer_append(out, "null", 4);
    else
        json_out_text(out, text, strlen(text));
}

static void write_value(const struct compare_result *result,
                        const struct compare_row *row, size_t column, struct buffer *out)
{
    bool null = false;
    enum compare_type type = compare_columns[column].type;

    if (type == COLUMN_TEXT) {
        write_text(row, column, out);
        return;
    }
    double value = compare_value(result, row, column, &null);
    if (null)
        buffer_append(out, "null", 4);
    else if (type == COLUMN_COUNT)
        json_out_integer(out, (int64_t)value);
    else if (type == COLUMN_TIME)
        json_out_us(out, value);
    else
        json_out_number(out, value);
}

void compare_write_rows(const struct compare_result *result, enum compare_row_form form,
                        struct buffer *out)
{
    bool objects = form == COMPARE_ROW_OBJECTS;

    buffer_append_char(out, '[');
    for (size_t i = 0; i < result->page_count && !buffer_failed(out); i++) {
        char before = objects ? '{' : '[';

        if (i > 0)
            buffer_append_char(out, ',');
        for (size_t column = 0; column < compare_column_count; column++) {
            if (!compare_columns[column].shown)
                continue;
            buffer_append_char(out, before);
            before = ',';
            if (objects) {
                const char *name = compare_columns[column].name;
                json_out_text(out, name, strlen(name));
                buffer_append_char(out, ':');
            }
            write_value(result, &result->page[i], column, out);
        }
        buffer_append_char(out, objects ? '}' : ']');
    }
    buffer_append_char(out, ']');
}

void compare_write_row_columns(struct buffer *out)
{
    char before = '[';

    for (size_t column = 0; column < compare_column_count; column++) {
        const char *name = compare_columns[column].name;

        if (!compare_columns[column].shown)
            continue;
        buffer_append_char(out, before);
        json_out_text(out, name, strlen(name));
        before = ',';
    }
    buffer_append_char(out, ']');
}
