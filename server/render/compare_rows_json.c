/* See compare_rows_json.h. */
#include "render/compare_rows_json.h"
#include "analysis/compare/columns.h"
#include "analysis/compare/compare_ask.h"
#include "analysis/compare/row_id.h"
#include "base/json_out.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <string.h>

/* A text or a truth. A row that was not judged gets null, not an empty verdict. */
static void write_text(struct statement *row, int at, size_t column, struct buffer *out)
{
    size_t length;
    const char *text = statement_text(row, at, &length);

    if (length == 0 && compare_column_needs_significance(column))
        buffer_append(out, "null", 4);
    else if (compare_columns[column].type == COLUMN_TRUTH)
        buffer_append(out, text, length);
    else
        json_out_text(out, text, length);
}

/* For a folded row: the kernel that went, and why both count as one. */
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

/* For a row of several names: each name, with its numbers. */
static void write_aliases(const struct compare_result *result,
                          const struct compare_row *row, struct buffer *out)
{
    static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

    if (row->alias_count == 0) {
        buffer_append_text(out, "null");
        return;
    }
    for (uint32_t i = 0; i < row->alias_count && !buffer_failed(out); i++) {
        const struct compare_alias *alias = &result->aliases[row->alias + i];

        buffer_printf(out, "%s{\"side\":\"%s\",\"name\":", i == 0 ? "[" : ",",
                      sides[alias->side]);
        json_out_text(out, alias->name, strlen(alias->name));
        buffer_append_text(out, ",\"category\":");
        json_out_text(out, alias->category, strlen(alias->category));
        buffer_append_text(out, ",\"counts\":");
        json_out_integer(out, (int64_t)alias->count);
        buffer_append_text(out, ",\"total_duration\":");
        json_out_us(out, (double)alias->total);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
}

static void write_value(struct statement *row, int at, size_t column, struct buffer *out)
{
    if (compare_column_is_text(column)) {
        write_text(row, at, column, out);
        return;
    }
    double value = statement_double(row, at);
    if (isnan(value))
        buffer_append(out, "null", 4);
    else if (compare_columns[column].type == COLUMN_COUNT)
        json_out_integer(out, (int64_t)value);
    else if (compare_columns[column].type == COLUMN_TIME)
        json_out_us(out, value);
    else
        json_out_number(out, value);
}

/* One of the tests of a row: {"p_value":…,…}. */
static void write_test(const struct significance_test *test, struct buffer *out)
{
    const struct {
        const char *key;
        double value;
        bool time;
    } numbers[] = {{"{\"p_value\":", test->p, false},
                   {",\"q_value\":", test->q, false},
                   {",\"moderated_p_value\":", test->moderated_p, false},
                   {",\"moderated_q_value\":", test->moderated_q, false},
                   {",\"control_median\":", test->median[PAIR_CONTROL], true},
                   {",\"test_median\":", test->median[PAIR_TEST], true},
                   {",\"control_spread\":", test->spread[PAIR_CONTROL], true},
                   {",\"test_spread\":", test->spread[PAIR_TEST], true}};

    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        buffer_append_text(out, numbers[i].key);
        if (numbers[i].time)
            json_out_us(out, numbers[i].value); /* null for a value that is not there */
        else
            json_out_number(out, numbers[i].value);
    }
    const char *verdict = significance_name(test->verdict);
    buffer_append_text(out, ",\"significance\":");
    json_out_text(out, verdict, strlen(verdict));
    buffer_append_text(out, test->too_few ? ",\"too_few\":true}" : ",\"too_few\":false}");
}

/* Both measures, whichever of them the row shows. */
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

/* ---- rows as objects ---- */

static bool is_written(const struct compare_result *result, size_t column)
{
    return compare_columns[column].place == COLUMN_EVERYWHERE &&
           (result->request.work || !compare_column_needs_work(column));
}

#define KEYS_BYTES ((size_t)8192)

/* The columns of an object, and the text before their values: `,"name":`. Where rows
 * were not judged, the columns of judged rows are null, and part of the text. */
struct columns {
    size_t numbers[COL_SHOWN], count;
    struct buffer keys;
    size_t ends[COL_SHOWN + 1]; /* of the text before each column, and of all text */
};

static void choose_columns(const struct compare_result *result, struct columns *out)
{
    out->count = 0;
    buffer_init(&out->keys, KEYS_BYTES);
    for (size_t column = 0; column < COL_SHOWN; column++) {
        if (!is_written(result, column))
            continue;
        buffer_printf(&out->keys, ",\"%s\":", compare_columns[column].name);
        if (result->request.significance || !compare_column_needs_significance(column)) {
            out->ends[out->count] = out->keys.length;
            out->numbers[out->count++] = column;
        } else {
            buffer_append_text(&out->keys, "null");
        }
    }
    buffer_append_text(&out->keys, ",\"tests\":");
    out->ends[out->count] = out->keys.length;
}

static void free_columns(struct columns *columns)
{
    buffer_free(&columns->keys);
}

static void write_row(const struct compare_result *result, const struct compare_row *row,
                      const struct columns *columns, struct statement *values,
                      struct buffer *out)
{
    char id[ROW_ID_SIZE];
    size_t begin = 0;

    row_id_write(row->name, row->category, id);
    buffer_append_text(out, "{\"id\":\"");
    buffer_append(out, id, ROW_ID_SIZE - 1);
    buffer_append_text(out, "\",\"replaces\":");
    write_replaces(result, row, out);
    buffer_append_text(out, ",\"aliases\":");
    write_aliases(result, row, out);
    for (size_t i = 0; i <= columns->count; i++) {
        buffer_append(out, columns->keys.bytes + begin, columns->ends[i] - begin);
        begin = columns->ends[i];
        if (i < columns->count)
            write_value(values, (int)i, columns->numbers[i], out);
    }
    write_tests(result, row, out);
    buffer_append_char(out, '}');
}

static int write_objects(const struct compare_result *result,
                         const struct compare_row *first, size_t count,
                         struct buffer *out, struct error *error)
{
    CLEANUP(free_columns) struct columns columns;
    CLEANUP_STATEMENT struct statement values = {0};

    choose_columns(result, &columns);
    if (buffer_failed(&columns.keys))
        return error_set_memory(error);
    int failed = compare_ask_rows(result, first, count, columns.numbers, columns.count,
                                  &values, error);
    for (size_t i = 0; i < count && failed == 0 && !buffer_failed(out); i++) {
        int there = statement_step(&values, error);
        if (there <= 0)
            return there;
        if (i > 0)
            buffer_append_char(out, ',');
        write_row(result, &first[i], &columns, &values, out);
    }
    return failed;
}

int compare_write_rows(const struct compare_result *result, struct buffer *out,
                       struct error *error)
{
    buffer_append_char(out, '[');
    int failed = write_objects(result, result->page, result->page_count, out, error);
    buffer_append_char(out, ']');
    return failed;
}

int compare_write_selected(const struct compare_result *result, struct buffer *out,
                           struct error *error)
{
    if (result->selected == NULL) {
        buffer_append_text(out, "null");
        return 0;
    }
    buffer_printf(out,
                  "{\"index\":%zu,\"row\":", (size_t)(result->selected - result->all));
    int failed = write_objects(result, result->selected, 1, out, error);
    buffer_append_char(out, '}');
    return failed;
}

/* ---- rows as lists ---- */

/* These columns hold JSON of their own, not a number or a text. */
static bool is_object(const char *name)
{
    return strcmp(name, "tests") == 0 || strcmp(name, "replaces") == 0 ||
           strcmp(name, "aliases") == 0;
}

static void write_list(const struct compare_result *result, const struct compare_row *row,
                       struct statement *values, const size_t *columns,
                       const char *const *names, struct buffer *out)
{
    int at = 0;

    buffer_append_char(out, '[');
    for (size_t i = 0; names[i] != NULL; i++) {
        if (i > 0)
            buffer_append_char(out, ',');
        if (strcmp(names[i], "tests") == 0)
            write_tests(result, row, out);
        else if (strcmp(names[i], "replaces") == 0)
            write_replaces(result, row, out);
        else if (is_object(names[i]))
            write_aliases(result, row, out);
        else
            write_value(values, at, columns[at], out);
        at += !is_object(names[i]);
    }
    buffer_append_char(out, ']');
}

int compare_write_row_table(const struct compare_result *result, const char *const *names,
                            struct buffer *out, struct error *error)
{
    size_t columns[COL_SHOWN] = {0}, column_count = 0;
    CLEANUP_STATEMENT struct statement values = {0};

    buffer_append_text(out, "\"columns\":[");
    for (size_t i = 0; names[i] != NULL; i++) {
        if (i > 0)
            buffer_append_char(out, ',');
        json_out_text(out, names[i], strlen(names[i]));
        if (!is_object(names[i]))
            columns[column_count++] = compare_find_column(names[i]);
    }
    buffer_append_text(out, "],\"rows\":[");
    int failed = compare_ask_rows(result, result->page, result->page_count, columns,
                                  column_count, &values, error);
    for (size_t i = 0; i < result->page_count && failed == 0 && !buffer_failed(out);
         i++) {
        int there = statement_step(&values, error);
        if (there <= 0)
            return there;
        if (i > 0)
            buffer_append_char(out, ',');
        write_list(result, &result->page[i], &values, columns, names, out);
    }
    buffer_append_char(out, ']');
    return failed;
}
