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

static void write_id(const struct compare_result *result, const struct compare_row *row,
                     struct buffer *out)
{
    char id[ROW_ID_SIZE];

    (void)result;
    row_id_write(row->name, row->category, id);
    json_out_text(out, id, strlen(id));
}

/* ---- the members of a row ---- */

/* Members that are JSON of their own; the others are columns. */
struct special {
    const char *name;
    void (*write)(const struct compare_result *result, const struct compare_row *row,
                  struct buffer *out);
};
static const struct special specials[] = {{"id", write_id},
                                          {"replaces", write_replaces},
                                          {"aliases", write_aliases},
                                          {"tests", write_tests}};
#define SPECIALS (sizeof specials / sizeof specials[0])
#define MEMBERS_MAX (COL_SHOWN + SPECIALS)
#define TEXT_BYTES ((size_t)8192)

struct layout {
    bool keys; /* rows are objects; otherwise lists */
    size_t count;
    const struct special *members[MEMBERS_MAX]; /* NULL: the next column */
    size_t columns[COL_SHOWN], column_count;
    struct buffer text;
    size_t ends[MEMBERS_MAX + 1]; /* of the text before each member, and of all text */
};

/* `known`: otherwise it is null, and part of the text. */
static void add_member(struct layout *layout, const char *name, bool known)
{
    const struct special *special = specials;

    while (special < specials + SPECIALS && strcmp(special->name, name) != 0)
        special++;
    bool column = special == specials + SPECIALS;
    buffer_append_text(&layout->text, layout->text.length > 0 ? ","
                                      : layout->keys          ? "{"
                                                              : "[");
    if (layout->keys)
        buffer_printf(&layout->text, "\"%s\":", name);
    if (!known) {
        buffer_append_text(&layout->text, "null");
        return;
    }
    if (column)
        layout->columns[layout->column_count++] = compare_find_column(name);
    layout->ends[layout->count] = layout->text.length;
    layout->members[layout->count++] = column ? NULL : special;
}

static void free_layout(struct layout *layout)
{
    buffer_free(&layout->text);
}

/* Where rows were not judged, the columns of judged rows are null. */
static void lay_out_object(const struct compare_result *result, struct layout *layout)
{
    for (size_t i = 0; i + 1 < SPECIALS; i++)
        add_member(layout, specials[i].name, true);
    for (size_t column = 0; column < COL_SHOWN; column++)
        if (compare_columns[column].place == COLUMN_EVERYWHERE &&
            (result->request.work || !compare_column_needs_work(column)))
            add_member(layout, compare_columns[column].name,
                       result->request.significance ||
                           !compare_column_needs_significance(column));
    add_member(layout, specials[SPECIALS - 1].name, true);
}

/* ---- rows ---- */

static void write_row(const struct compare_result *result, const struct compare_row *row,
                      const struct layout *layout, struct statement *values,
                      struct buffer *out)
{
    size_t begin = 0;
    int at = 0;

    for (size_t i = 0; i < layout->count; i++) {
        buffer_append(out, layout->text.bytes + begin, layout->ends[i] - begin);
        begin = layout->ends[i];
        if (layout->members[i] != NULL) {
            layout->members[i]->write(result, row, out);
        } else {
            write_value(values, at, layout->columns[at], out);
            at++;
        }
    }
    buffer_append_text(out, layout->text.bytes + begin);
    buffer_append_char(out, layout->keys ? '}' : ']');
}

/* As objects; with `names`, as lists of the members of these names. */
static int write_rows(const struct compare_result *result,
                      const struct compare_row *first, size_t count,
                      const char *const *names, struct buffer *out, struct error *error)
{
    CLEANUP(free_layout) struct layout layout = {.keys = names == NULL};
    CLEANUP_STATEMENT struct statement values = {0};

    buffer_init(&layout.text, TEXT_BYTES);
    for (size_t i = 0; names != NULL && names[i] != NULL; i++)
        add_member(&layout, names[i], true);
    if (names == NULL)
        lay_out_object(result, &layout);
    if (buffer_failed(&layout.text))
        return error_set_memory(error);
    int failed = compare_ask_rows(result, first, count, layout.columns,
                                  layout.column_count, &values, error);
    for (size_t i = 0; i < count && failed == 0 && !buffer_failed(out); i++) {
        int there = statement_step(&values, error);
        if (there <= 0)
            return there;
        if (i > 0)
            buffer_append_char(out, ',');
        write_row(result, &first[i], &layout, &values, out);
    }
    return failed;
}

int compare_write_rows(const struct compare_result *result, struct buffer *out,
                       struct error *error)
{
    buffer_append_char(out, '[');
    int failed = write_rows(result, result->page, result->page_count, NULL, out, error);
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
    int failed = write_rows(result, result->selected, 1, NULL, out, error);
    buffer_append_char(out, '}');
    return failed;
}

int compare_write_row_table(const struct compare_result *result, const char *const *names,
                            struct buffer *out, struct error *error)
{
    buffer_append_text(out, "\"columns\":[");
    for (size_t i = 0; names[i] != NULL; i++)
        buffer_printf(out, "%s\"%s\"", i > 0 ? "," : "", names[i]);
    buffer_append_text(out, "],\"rows\":[");
    int failed = write_rows(result, result->page, result->page_count, names, out, error);
    buffer_append_char(out, ']');
    return failed;
}
