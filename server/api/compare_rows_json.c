/* The rows of a comparison as JSON, written without a tree; see compare_json.h. */
#include "api/compare_json.h"
#include "base/json_out.h"

#include <math.h>
#include <string.h>

static void write_text(const struct compare_result *result, const struct compare_row *row,
                       size_t column, struct buffer *out)
{
    const char *text = compare_text(result, row, column);

    /* Rows that were not judged have no verdict. */
    if (*text == '\0' && compare_column_needs_significance(compare_columns[column].name))
        buffer_append(out, "null", 4);
    else if (compare_columns[column].type == COLUMN_TRUTH)
        buffer_append_text(out, text);
    else
        json_out_text(out, text, strlen(text));
}

static void write_value(const struct compare_result *result,
                        const struct compare_row *row, size_t column, struct buffer *out)
{
    bool null = false;
    enum compare_type type = compare_columns[column].type;

    if (type == COLUMN_TEXT || type == COLUMN_TRUTH) {
        write_text(result, row, column, out);
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

static void write_number(const char *name, double value, char before, struct buffer *out)
{
    buffer_append_char(out, before);
    json_out_text(out, name, strlen(name));
    buffer_append_char(out, ':');
    if (isnan(value))
        buffer_append(out, "null", 4);
    else
        json_out_number(out, value);
}

/* Both measures, whichever the row itself shows. */
static void write_tests(const struct compare_row *row, struct buffer *out)
{
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES; measure++) {
        const struct significance_test *test = &row->significance.tests[measure];
        const char *verdict = significance_name(test->verdict);

        buffer_printf(out, measure == 0 ? ",\"tests\":{\"%s\":" : ",\"%s\":",
                      significance_measure_name((enum significance_measure)measure));
        write_number("p_value", test->p, '{', out);
        write_number("q_value", test->q, ',', out);
        write_number("moderated_p_value", test->moderated_p, ',', out);
        write_number("moderated_q_value", test->moderated_q, ',', out);
        buffer_append_text(out, ",\"significance\":");
        if (*verdict == '\0')
            buffer_append(out, "null", 4);
        else
            json_out_text(out, verdict, strlen(verdict));
        buffer_printf(out, ",\"too_few\":%s}", test->too_few ? "true" : "false");
    }
    buffer_append_char(out, '}');
}

void compare_write_rows(const struct compare_result *result, struct buffer *out)
{
    buffer_append_char(out, '[');
    for (size_t i = 0; i < result->page_count && !buffer_failed(out); i++) {
        char before = '{';

        if (i > 0)
            buffer_append_char(out, ',');
        for (size_t column = 0; column < compare_column_count; column++) {
            const char *name = compare_columns[column].name;

            if (compare_columns[column].place != COLUMN_EVERYWHERE)
                continue;
            buffer_append_char(out, before);
            json_out_text(out, name, strlen(name));
            buffer_append_char(out, ':');
            write_value(result, &result->page[i], column, out);
            before = ',';
        }
        if (result->significance)
            write_tests(&result->page[i], out);
        else
            buffer_append_text(out, ",\"tests\":null");
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
}

/* compare_column_count, if there is none. */
static size_t find_column(const char *name)
{
    size_t column = 0;

    while (column < compare_column_count &&
           strcmp(compare_columns[column].name, name) != 0)
        column++;
    return column;
}

void compare_write_row_table(const struct compare_result *result,
                             const char *const *columns, struct buffer *out)
{
    size_t numbers[64], count = 0;

    buffer_append_text(out, "\"columns\":[");
    for (size_t i = 0; columns[i] != NULL && count < 64; i++) {
        numbers[count] = find_column(columns[i]);
        if (numbers[count] == compare_column_count)
            continue;
        if (count++ > 0)
            buffer_append_char(out, ',');
        json_out_text(out, columns[i], strlen(columns[i]));
    }
    buffer_append_text(out, "],\"rows\":[");
    for (size_t i = 0; i < result->page_count && !buffer_failed(out); i++) {
        buffer_append_text(out, i > 0 ? ",[" : "[");
        for (size_t j = 0; j < count; j++) {
            if (j > 0)
                buffer_append_char(out, ',');
            write_value(result, &result->page[i], numbers[j], out);
        }
        buffer_append_char(out, ']');
    }
    buffer_append_char(out, ']');
}
