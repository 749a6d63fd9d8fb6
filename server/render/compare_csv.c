/* See compare_csv.h. */
#include "render/compare_csv.h"
#include "analysis/compare/columns.h"
#include "analysis/compare/compare_ask.h"
#include "base/text.h"
#include "render/csv.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* A spreadsheet might run a name from a trace as a formula. The other text columns hold
 * words of our own, among them + - =. */
static void write_text(struct statement *row, size_t column, struct buffer *out)
{
    size_t length;
    const char *text = statement_text(row, (int)column, &length);

    if (column == COL_NAME || column == COL_CATEGORY || column == COL_REPLACES ||
        column == COL_NAMES)
        csv_append_text(out, text, length);
    else
        csv_append_words(out, text);
}

static void write_number(struct statement *row, size_t column, struct buffer *out)
{
    enum compare_type type = compare_columns[column].type;
    double value = statement_double(row, (int)column);

    if (!isfinite(value))
        return;
    /* Whole nanoseconds are written exactly. */
    if (type == COLUMN_TIME && value == trunc(value) && fabs(value) < 9007199254740992.0)
        text_append_us(out, (int64_t)value);
    else if (type == COLUMN_TIME)
        buffer_printf(out, "%.15g", value / 1000);
    else if (type == COLUMN_COUNT)
        buffer_printf(out, "%.0f", value);
    else
        buffer_printf(out, "%.15g", value);
}

static void write_row(struct statement *row, size_t columns, struct buffer *out)
{
    for (size_t column = 0; column < columns; column++) {
        if (column > 0)
            buffer_append_char(out, ',');
        if (compare_column_is_text(column))
            write_text(row, column, out);
        else
            write_number(row, column, out);
    }
    buffer_append_text(out, "\r\n");
}

int compare_write_csv(const struct compare_result *result, struct buffer *out,
                      struct error *error)
{
    size_t columns[COL_SHOWN];
    /* The columns of work are the last ones. */
    size_t count = result->request.work ? COL_SHOWN : COL_MORE_WORK;
    CLEANUP_STATEMENT struct statement row = {0};

    for (size_t column = 0; column < count; column++) {
        columns[column] = column;
        buffer_printf(out, "%s%s", column > 0 ? "," : "", compare_columns[column].name);
    }
    buffer_append_text(out, "\r\n");
    int failed = compare_ask_rows(result, result->page, result->page_count, columns,
                                  count, &row, error);
    while (failed == 0 && !buffer_failed(out)) {
        int there = statement_step(&row, error);
        if (there <= 0)
            return there;
        write_row(&row, count, out);
    }
    return failed;
}
