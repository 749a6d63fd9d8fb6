/* See compare_rows_json.h. */
#include "render/compare_rows_json.h"
#include "analysis/compare/column_values.h"
#include "analysis/compare/row_id.h"
#include "base/json_out.h"
#include "store/set/set_pair.h"

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

/* Of a folded row the kernel that went, and why both are taken for one. */
static void write_replaces(const struct compare_result *result,
                           const struct compare_row *row, struct buffer *out)
{
    if (row->pair == 0) {
        buffer_append_text(out, "null");
        return;
    }
    const struct compare_replacement *pair = &result->replacements[row->pair - 1];
    const struct {
        const char *name, *text;
    } members[] = {{"name", pair->name[PAIR_CONTROL]},
                   {"category", pair->category[PAIR_CONTROL]},
                   {"rule", pair->rule},
                   {"operator", pair->operator_name},
                   {"input_dims", pair->input_dims}};
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        buffer_append_char(out, i == 0 ? '{' : ',');
        json_out_text(out, members[i].name, strlen(members[i].name));
        buffer_append_char(out, ':');
        if (members[i].text == NULL)
            buffer_append_text(out, "null");
        else
            json_out_text(out, members[i].text, strlen(members[i].text));
    }
    buffer_append_char(out, '}');
}

static void write_value(const struct compare_result *result,
                        const struct compare_row *row, size_t column, struct buffer *out)
{
    bool null = false;
    enum compare_type type = compare_columns[column].type;

    if (compare_column_is_text(column)) {
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

/* One of the tests of a row: {"p_value":…,…}. */
static void write_test(const struct significance_test *test, struct buffer *out)
{
    const struct {
        const char *name;
        double value;
        bool time;
    } numbers[] = {{"p_value", test->p, false},
                   {"q_value", test->q, false},
                   {"moderated_p_value", test->moderated_p, false},
                   {"moderated_q_value", test->moderated_q, false},
                   {"control_median", test->median[PAIR_CONTROL], true},
                   {"test_median", test->median[PAIR_TEST], true},
                   {"control_spread", test->spread[PAIR_CONTROL], true},
                   {"test_spread", test->spread[PAIR_TEST], true}};

    buffer_append_char(out, '{');
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        json_out_text(out, numbers[i].name, strlen(numbers[i].name));
        buffer_append_char(out, ':');
        if (isnan(numbers[i].value))
            buffer_append(out, "null", 4);
        else if (numbers[i].time)
            json_out_us(out, numbers[i].value);
        else
            json_out_number(out, numbers[i].value);
        buffer_append_char(out, ',');
    }
    const char *verdict = significance_name(test->verdict);
    buffer_append_text(out, "\"significance\":");
    json_out_text(out, verdict, strlen(verdict));
    buffer_append_text(out, test->too_few ? ",\"too_few\":true}" : ",\"too_few\":false}");
}

/* Both measures, whichever the row itself shows. */
static void write_tests(const struct compare_result *result,
                        const struct compare_row *row, struct buffer *out)
{
    if (!result->request.significance) {
        buffer_append(out, "null", 4);
        return;
    }
    for (int i = 0; i < SIGNIFICANCE_MEASURES; i++) {
        const char *name = significance_measure_name((enum significance_measure)i);

        buffer_append_char(out, i == 0 ? '{' : ',');
        json_out_text(out, name, strlen(name));
        buffer_append_char(out, ':');
        write_test(&row->significance.tests[i], out);
    }
    buffer_append_char(out, '}');
}

static void write_row(const struct compare_result *result, const struct compare_row *row,
                      struct buffer *out)
{
    char id[ROW_ID_SIZE];

    row_id_write(row->name, row->category, id);
    buffer_printf(out, "{\"id\":\"%s\",\"replaces\":", id);
    write_replaces(result, row, out);
    for (size_t column = 0; column < compare_column_count; column++) {
        const char *name = compare_columns[column].name;

        if (compare_columns[column].place != COLUMN_EVERYWHERE)
            continue;
        buffer_append_char(out, ',');
        json_out_text(out, name, strlen(name));
        buffer_append_char(out, ':');
        write_value(result, row, column, out);
    }
    buffer_append_text(out, ",\"tests\":");
    write_tests(result, row, out);
    buffer_append_char(out, '}');
}

void compare_write_rows(const struct compare_result *result, struct buffer *out)
{
    buffer_append_char(out, '[');
    for (size_t i = 0; i < result->page_count && !buffer_failed(out); i++) {
        if (i > 0)
            buffer_append_char(out, ',');
        write_row(result, &result->page[i], out);
    }
    buffer_append_char(out, ']');
}

void compare_write_selected(const struct compare_result *result, struct buffer *out)
{
    if (result->selected == NULL) {
        buffer_append_text(out, "null");
        return;
    }
    buffer_printf(out,
                  "{\"index\":%zu,\"row\":", (size_t)(result->selected - result->all));
    write_row(result, result->selected, out);
    buffer_append_char(out, '}');
}

/* Fields that are not columns, but come between them. */
enum { CELL_TESTS = 1000, CELL_REPLACES, CELL_UNKNOWN };

static size_t find_cell(const char *name)
{
    if (strcmp(name, "tests") == 0)
        return CELL_TESTS;
    if (strcmp(name, "replaces") == 0)
        return CELL_REPLACES;
    size_t column = compare_find_column(name);
    return column < compare_column_count ? column : CELL_UNKNOWN;
}

void compare_write_row_table(const struct compare_result *result,
                             const char *const *columns, struct buffer *out)
{
    size_t numbers[64], count = 0;

    buffer_append_text(out, "\"columns\":[");
    for (size_t i = 0; columns[i] != NULL && count < 64; i++) {
        numbers[count] = find_cell(columns[i]);
        if (numbers[count] == CELL_UNKNOWN)
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
            if (numbers[j] == CELL_TESTS)
                write_tests(result, &result->page[i], out);
            else if (numbers[j] == CELL_REPLACES)
                write_replaces(result, &result->page[i], out);
            else
                write_value(result, &result->page[i], numbers[j], out);
        }
        buffer_append_char(out, ']');
    }
    buffer_append_char(out, ']');
}
