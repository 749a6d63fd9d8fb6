/* See compare_csv.h. */
#include "render/compare_csv.h"
#include "analysis/compare/column_values.h"
#include "base/text.h"
#include "render/csv.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* A spreadsheet might run what a trace calls a name. The other text columns hold words of
 * our own, among them + - =. */
static bool is_from_trace(size_t column)
{
    const char *name = compare_columns[column].name;

    return strcmp(name, "name") == 0 || strcmp(name, "category") == 0 ||
           strcmp(name, "replaces") == 0;
}

static void write_text(struct buffer *out, const char *text, bool guarded)
{
    if (guarded)
        csv_append_text(out, text, strlen(text));
    else
        csv_append_words(out, text);
}

static void write_number(const struct compare_result *result,
                         const struct compare_row *row, size_t column, struct buffer *out)
{
    bool null = false;
    double value = compare_value(result, row, column, &null);

    if (null || !isfinite(value))
        return;
    switch (compare_columns[column].type) {
    case COLUMN_TIME:
        /* Whole nanoseconds are written exactly. */
        if (value == trunc(value) && fabs(value) < 9007199254740992.0)
            text_append_us(out, (int64_t)value);
        else
            buffer_printf(out, "%.15g", value / 1000);
        break;
    case COLUMN_COUNT:
        buffer_printf(out, "%.0f", value);
        break;
    case COLUMN_RATIO:
    case COLUMN_TEXT:
    case COLUMN_TRUTH:
        buffer_printf(out, "%.15g", value);
        break;
    }
}

void compare_write_csv(const struct compare_result *result, struct buffer *out)
{
    const char *separator = "";

    for (size_t column = 0; column < compare_column_count; column++) {
        if (compare_columns[column].place == COLUMN_SORT_ONLY)
            continue;
        buffer_printf(out, "%s%s", separator, compare_columns[column].name);
        separator = ",";
    }
    buffer_append_text(out, "\r\n");
    for (size_t i = 0; i < result->page_count && !buffer_failed(out); i++) {
        const struct compare_row *row = &result->page[i];

        separator = "";
        for (size_t column = 0; column < compare_column_count; column++) {
            if (compare_columns[column].place == COLUMN_SORT_ONLY)
                continue;
            buffer_append_text(out, separator);
            separator = ",";
            if (compare_column_is_text(column))
                write_text(out, compare_text(result, row, column), is_from_trace(column));
            else
                write_number(result, row, column, out);
        }
        buffer_append_text(out, "\r\n");
    }
}
