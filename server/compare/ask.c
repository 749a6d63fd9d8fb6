#include "compare/ask.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/compare.h"
#include "compare/parameters.h"
#include "compare/rows.h"
#include "store/database.h"
#include "store/set_pair.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- compare arrays ---- */

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

/* ---- words ---- */

static const char *word_of_kind(int kind)
{
    return trace_kind_name((enum trace_kind)kind);
}

static const char *word_of_change(int change)
{
    return compare_change_name((enum compare_change)change);
}

static const char *word_of_verdict(int verdict)
{
    return significance_name((enum significance_verdict)verdict);
}

static const char *word_of_calls(int calls)
{
    return significance_calls_name((enum significance_calls)calls);
}

static const char *compare_work_known_name(enum compare_work_known known)
{
    static const char *const names[] = {[COMPARE_WORK_NOT_ASKED] = "",
                                        [COMPARE_WORK_KNOWN] = "yes",
                                        [COMPARE_WORK_NO_OPERATOR] = "no_operator",
                                        [COMPARE_WORK_ONE_SIDE] = "one_side",
                                        [COMPARE_WORK_UNKNOWN] = "unknown",
                                        [COMPARE_WORK_PARTLY] = "partly"};

    return names[known];
}

static const char *word_of_work(int known)
{
    return compare_work_known_name((enum compare_work_known)known);
}

#define ROW(member) offsetof(struct compare_row, member)
#define PAIR(member) offsetof(struct compare_replacement, member)
#define TEST(measure, member)                                                            \
    offsetof(struct compare_row, significance.tests[measure].member)
static const struct array_column asked_columns[] = {
    {"q", ARRAY_TEXT, offsetof(struct compare_request_row, q), NULL},
    {"change", ARRAY_TEXT, offsetof(struct compare_request_row, change), NULL},
    {"side", ARRAY_INT32, offsetof(struct compare_request_row, side), NULL},
    {"significant_only", ARRAY_TRUTH,
     offsetof(struct compare_request_row, significant_only), NULL},
    {"slower_only", ARRAY_TRUTH, offsetof(struct compare_request_row, slower_only), NULL},
    {"faster_only", ARRAY_TRUTH, offsetof(struct compare_request_row, faster_only), NULL},
    {"control_samples", ARRAY_REAL,
     offsetof(struct compare_request_row, samples[PAIR_CONTROL]), NULL},
    {"test_samples", ARRAY_REAL, offsetof(struct compare_request_row, samples[PAIR_TEST]),
     NULL},
    {"control_step", ARRAY_REAL, offsetof(struct compare_request_row, step[PAIR_CONTROL]),
     NULL},
    {"test_step", ARRAY_REAL, offsetof(struct compare_request_row, step[PAIR_TEST]),
     NULL},
};
static const struct array_column wanted_columns[] = {{"category", ARRAY_TEXT, 0, NULL}};
static const struct array_column excluded_columns[] = {{"glob", ARRAY_TEXT, 0, NULL}};
#define JOINED_COLUMNS(measure)                                                          \
    {                                                                                    \
        {"name", ARRAY_TEXT, ROW(name), NULL},                                           \
            {"category", ARRAY_TEXT, ROW(category), NULL},                               \
            {"names", ARRAY_TEXT, ROW(names), NULL},                                     \
            {"kind", ARRAY_WORD8, ROW(kind), word_of_kind},                              \
            {"side", ARRAY_UINT8, ROW(side), NULL},                                      \
            {"pair", ARRAY_UINT32, ROW(pair), NULL},                                     \
            {"name_row", ARRAY_UINT32, ROW(name_row), NULL},                             \
            {"change", ARRAY_WORD, ROW(change), word_of_change},                         \
            {"is_row", ARRAY_TRUTH, ROW(is_row), NULL},                                  \
            {"passes", ARRAY_TRUTH, ROW(passes), NULL},                                  \
            {"matches", ARRAY_TRUTH, ROW(matches), NULL},                                \
            {"control_count", ARRAY_INT64, ROW(count[PAIR_CONTROL]), NULL},              \
            {"test_count", ARRAY_INT64, ROW(count[PAIR_TEST]), NULL},                    \
            {"control_total", ARRAY_INT64, ROW(total[PAIR_CONTROL]), NULL},              \
            {"test_total", ARRAY_INT64, ROW(total[PAIR_TEST]), NULL},                    \
            {"control_self", ARRAY_INT64, ROW(self[PAIR_CONTROL]), NULL},                \
            {"test_self", ARRAY_INT64, ROW(self[PAIR_TEST]), NULL},                      \
            {"p_value", ARRAY_REAL, TEST(measure, p), NULL},                             \
            {"q_value", ARRAY_REAL, TEST(measure, q), NULL},                             \
            {"moderated_p_value", ARRAY_REAL, TEST(measure, moderated_p), NULL},         \
            {"moderated_q_value", ARRAY_REAL, TEST(measure, moderated_q), NULL},         \
            {"significance", ARRAY_WORD, TEST(measure, verdict), word_of_verdict},       \
            {"too_few", ARRAY_TRUTH, TEST(measure, too_few), NULL},                      \
            {"control_median", ARRAY_REAL, TEST(measure, median[PAIR_CONTROL]), NULL},   \
            {"test_median", ARRAY_REAL, TEST(measure, median[PAIR_TEST]), NULL},         \
            {"control_spread", ARRAY_REAL, TEST(measure, spread[PAIR_CONTROL]), NULL},   \
            {"test_spread", ARRAY_REAL, TEST(measure, spread[PAIR_TEST]), NULL},         \
            {"calls", ARRAY_WORD, ROW(significance.calls), word_of_calls},               \
            {"calls_p_value", ARRAY_REAL, ROW(significance.calls_p), NULL},              \
            {"calls_q_value", ARRAY_REAL, ROW(significance.calls_q), NULL},              \
            {"control_calls", ARRAY_INT32, ROW(significance.always[PAIR_CONTROL]),       \
             NULL},                                                                      \
            {"test_calls", ARRAY_INT32, ROW(significance.always[PAIR_TEST]), NULL},      \
            {"work_known", ARRAY_WORD, ROW(work.known), word_of_work},                   \
            {"control_work_time", ARRAY_REAL, ROW(work.time[PAIR_CONTROL]), NULL},       \
            {"test_work_time", ARRAY_REAL, ROW(work.time[PAIR_TEST]), NULL},             \
            {"as_fast", ARRAY_REAL, ROW(work.as_fast), NULL},                            \
            {"control_work_calls", ARRAY_REAL, ROW(work.calls[PAIR_CONTROL]), NULL},     \
            {"test_work_calls", ARRAY_REAL, ROW(work.calls[PAIR_TEST]), NULL},           \
    }
static const struct array_column joined_columns[][38] = {
    [SIGNIFICANCE_TOTAL] = JOINED_COLUMNS(SIGNIFICANCE_TOTAL),
    [SIGNIFICANCE_SELF] = JOINED_COLUMNS(SIGNIFICANCE_SELF),
};
static const struct array_column replaced_columns[] = {
    {"control_name", ARRAY_TEXT, PAIR(name[PAIR_CONTROL]), NULL},
    {"operator_name", ARRAY_TEXT, PAIR(operator_name), NULL},
};

/* ---- the tables ---- */

#define TABLE(table, list)                                                               \
    {                                                                                    \
        .name = (table), .columns = (list), .column_count = LENGTH(list)                 \
    }

const struct array_table compare_arrays[COMPARE_ARRAYS] = {
    [ARRAY_ASKED] = TABLE("asked", asked_columns),
    [ARRAY_WANTED] = TABLE("wanted", wanted_columns),
    [ARRAY_EXCLUDED] = TABLE("excluded", excluded_columns),
    [ARRAY_JOINED] = {.name = "joined",
                      .columns = joined_columns[SIGNIFICANCE_TOTAL],
                      .column_count = LENGTH(joined_columns[SIGNIFICANCE_TOTAL]),
                      .order = "name_row"},
    [ARRAY_REPLACED] = TABLE("replaced", replaced_columns),
};

/* The columns of `joined`, with the tests of this measure. */
static const struct array_column *
compare_joined_columns(enum significance_measure measure)
{
    return joined_columns[measure];
}

/* ---- the tables ---- */

static size_t count_texts(const char *const *list)
{
    size_t count = 0;

    while (list[count] != NULL)
        count++;
    return count;
}

static void write_asked(const struct compare_result *result,
                        struct compare_request_row *out)
{
    const struct compare_request *request = &result->request;

    *out = (struct compare_request_row){
        .q = request->q,
        .change =
            request->change == CHANGE_ANY ? NULL : compare_change_name(request->change),
        .side = request->device == COMPARE_ALL   ? -1
                : request->device == COMPARE_CPU ? TRACE_HOST
                                                 : TRACE_DEVICE,
        .significant_only = request->significant == COMPARE_SIGNIFICANT,
        .slower_only = request->significant == COMPARE_SLOWER,
        .faster_only = request->significant == COMPARE_FASTER,
    };
    for (int side = 0; side < 2; side++) {
        double step = result->step_time[side].step;

        out->samples[side] = (double)result->selection[side].step_count;
        out->step[side] = step > 0 ? step : (double)NAN;
    }
}

static void give_rows(struct compare_tables *tables, enum compare_array which,
                      const void *rows, size_t count, size_t stride)
{
    tables->arrays[which].rows = rows;
    tables->arrays[which].count = count;
    tables->arrays[which].stride = stride;
}

static int open_tables(struct compare_result *result, struct error *error)
{
    const struct compare_request *request = &result->request;
    struct compare_tables *tables;
    int failed = compare_tables_open(compare_arrays, result->budget, &tables, error);

    if (failed != 0)
        return failed;
    result->tables = tables;
    tables->rows = result->all;
    tables->row_count = result->row_count;
    write_asked(result, &tables->asked);
    tables->arrays[ARRAY_JOINED].columns = compare_joined_columns(request->measure);
    give_rows(tables, ARRAY_ASKED, &tables->asked, 1, 0);
    give_rows(tables, ARRAY_WANTED, request->category, count_texts(request->category),
              sizeof *request->category);
    give_rows(tables, ARRAY_EXCLUDED, request->exclude, count_texts(request->exclude),
              sizeof *request->exclude);
    give_rows(tables, ARRAY_JOINED, tables->rows, result->row_count,
              sizeof *tables->rows);
    give_rows(tables, ARRAY_REPLACED, result->replacements, result->replacement_count,
              sizeof *result->replacements);
    return 0;
}

/* ---- asking ---- */

typedef int take_row(struct compare_result *, struct statement *, struct error *);

/* Calls `take` for the rows of a statement, with `text` in place of `placeholder`. */
static int ask_with(struct compare_result *result, const char *path,
                    const char *placeholder, const char *text, take_row *take,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement statement = {0};
    int failed = statement_prepare_with(&result->tables->database, path, placeholder,
                                        text, &statement, error);

    while (failed == 0) {
        int there = statement_step(&statement, error);
        if (there <= 0)
            return there;
        failed = take(result, &statement, error);
    }
    return failed;
}

static int ask(struct compare_result *result, const char *path, take_row *take,
               struct error *error)
{
    return ask_with(result, path, "main.", "main.", take, error);
}

static enum compare_change change_of(const char *word)
{
    int change = 0;

    while (change < CHANGE_ANY &&
           strcmp(compare_change_name((enum compare_change)change), word) != 0)
        change++;
    return (enum compare_change)change;
}

/* The filters apply to each name of a row of several names. */
static bool has_excluded_alias(const struct compare_result *result,
                               const struct compare_row *row)
{
    for (uint32_t i = 0; i < row->alias_count; i++)
        for (const char *const *glob = result->request.exclude; *glob != NULL; glob++)
            if (text_glob(*glob, result->aliases[row->alias + i].name))
                return true;
    return false;
}

static bool has_alias_of(const struct compare_result *result,
                         const struct compare_row *row, const char *category)
{
    for (uint32_t i = 0; i < row->alias_count; i++)
        if (strcmp(result->aliases[row->alias + i].category, category) == 0)
            return true;
    return false;
}

static bool has_wanted_alias(const struct compare_result *result,
                             const struct compare_row *row)
{
    for (const char *const *name = result->request.category; *name != NULL; name++)
        if (has_alias_of(result, row, *name))
            return true;
    return false;
}

static int take_match(struct compare_result *result, struct statement *found,
                      struct error *error)
{
    struct compare_row *row = &result->tables->rows[statement_int64(found, 0)];

    (void)error;
    row->is_row = true;
    row->passes = statement_int64(found, 1) != 0 && !has_excluded_alias(result, row);
    row->matches =
        row->passes && (statement_int64(found, 2) != 0 || has_wanted_alias(result, row));
    if (row->pair != 0) {
        const struct compare_replacement *pair = &result->replacements[row->pair - 1];

        row->count[PAIR_CONTROL] = pair->count[PAIR_CONTROL];
        row->total[PAIR_CONTROL] = pair->total[PAIR_CONTROL];
        row->self[PAIR_CONTROL] = pair->total[PAIR_CONTROL];
    }
    result->rows_before_filters++;
    return 0;
}

static int take_category(struct compare_result *result, struct statement *row,
                         struct error *error)
{
    (void)error;
    result->categories[result->category_count++] =
        (struct compare_category){result->tables->rows[statement_int64(row, 0)].category,
                                  (size_t)statement_int64(row, 1)};
    return 0;
}

static int take_change(struct compare_result *result, struct statement *found,
                       struct error *error)
{
    struct compare_row *rows = result->tables->rows;
    size_t name_row = (size_t)statement_int64(found, 0);
    enum compare_change change = change_of(statement_text(found, 1, NULL));

    (void)error;
    for (size_t i = name_row;
         i < result->tables->row_count && rows[i].name_row == name_row; i++)
        rows[i].change = change;
    result->ops_diff[change]++;
    result->slower += (size_t)statement_int64(found, 2);
    result->faster += (size_t)statement_int64(found, 3);
    return 0;
}

static int take_totals(struct compare_result *result, struct statement *row,
                       struct error *error)
{
    struct compare_totals *part = &result->parts[statement_int64(row, 0)];

    (void)error;
    for (int side = 0; side < 2; side++) {
        part->count[side] = (uint64_t)statement_int64(row, 1 + side);
        part->total[side] = statement_int64(row, 3 + side);
        part->self[side] = statement_int64(row, 5 + side);
        result->totals.count[side] += part->count[side];
        number_add_to(&result->totals.total[side], part->total[side]);
        number_add_to(&result->totals.self[side], part->self[side]);
    }
    return 0;
}

/* ---- filters ---- */

static int compare_categories(const void *a, const void *b)
{
    const struct compare_category *left = a, *right = b;

    return strcmp(left->name, right->name);
}

static int refuse_category(const struct compare_result *result, const char *category,
                           struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed;

    buffer_init(&allowed, 4096);
    for (size_t i = 0; i < result->category_count && !buffer_failed(&allowed); i++)
        buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", result->categories[i].name);
    return error_set(error, ERROR_PARAMETER, "bad_category",
                     "category: no row has \"%.60s\"; allowed: %s", category,
                     result->category_count > 0 ? allowed.bytes : "none");
}

static bool any_row_has(const struct compare_result *result, const char *category)
{
    const struct compare_category wanted = {.name = category};
    const struct compare_tables *tables = result->tables;

    if (bsearch(&wanted, result->categories, result->category_count, sizeof wanted,
                compare_categories) != NULL)
        return true;
    for (size_t i = 0; i < tables->row_count; i++)
        if (has_alias_of(result, &tables->rows[i], category))
            return true;
    return false;
}

static int check_categories(const struct compare_result *result, struct error *error)
{
    for (const char *const *name = result->request.category; *name != NULL; name++)
        if (!any_row_has(result, *name))
            return refuse_category(result, *name, error);
    return 0;
}

/* ---- order ---- */

static int take_chosen(struct compare_result *result, struct statement *row,
                       struct error *error)
{
    (void)error;
    result->all[result->row_count++] = result->tables->rows[statement_int64(row, 0)];
    return 0;
}

static int choose(struct compare_result *result, struct error *error)
{
    const struct compare_request *request = &result->request;
    char order[80];

    snprintf(order, sizeof order, "v.%s %s",
             compare_columns[compare_find_column(request->sort)].name,
             request->order == COMPARE_DESCENDING ? "DESC" : "ASC");
    return ask_with(result, "sql/compare_choose", "v.abs_diff_duration DESC", order,
                    take_chosen, error);
}

/* ---- the page ---- */

/* From here on, statements see only these rows of the answer. They are not in the order
 * that sql/compare_changes needs. */
static void show(const struct compare_result *result, const struct compare_row *first,
                 size_t count)
{
    give_rows(result->tables, ARRAY_JOINED, first, count, sizeof *first);
}

/* The id of either kernel selects a folded row; the id of any name selects a row of
 * several names. */
static bool is_selected(const struct compare_result *result,
                        const struct compare_row *row)
{
    const struct compare_replacement *pair =
        row->pair == 0 ? NULL : &result->replacements[row->pair - 1];

    return compare_row_has_id(result, row, result->request.row) ||
           (pair != NULL && row_id_is(result->request.row, pair->name[PAIR_CONTROL],
                                      pair->category[PAIR_CONTROL]));
}

static const struct compare_row *find_selected(const struct compare_result *result)
{
    for (size_t i = 0; result->request.row != NULL && i < result->row_count; i++)
        if (is_selected(result, &result->all[i]))
            return &result->all[i];
    return NULL;
}

static void choose_page(struct compare_result *result)
{
    const struct compare_request *request = &result->request;
    size_t offset = (uint64_t)request->offset < result->row_count
                        ? (size_t)request->offset
                        : result->row_count;
    size_t left = result->row_count - offset;
    bool all = request->limit == PARAMETER_NONE || (uint64_t)request->limit >= left;

    result->page = result->all + offset;
    result->page_count = all ? left : (size_t)request->limit;
    result->selected = find_selected(result);
}

/* ---- the whole ---- */

int compare_ask(struct compare_result *result, struct error *error)
{
    int failed = open_tables(result, error);

    result->all = arena_new(result->arena, result->row_count, sizeof *result->all);
    result->categories =
        arena_new(result->arena, result->row_count, sizeof *result->categories);
    result->row_count = result->rows_before_filters = 0;
    if (failed == 0)
        failed = ask(result, "sql/compare_match", take_match, error);
    if (failed == 0)
        failed = ask(result, "sql/compare_categories", take_category, error);
    if (failed == 0)
        failed = ask(result, "sql/compare_changes", take_change, error);
    if (failed == 0)
        failed = check_categories(result, error);
    if (failed == 0)
        failed = choose(result, error);
    if (failed != 0)
        return failed;
    show(result, result->all, result->row_count);
    failed = ask(result, "sql/compare_totals", take_totals, error);
    choose_page(result);
    result->tables->sound = failed == 0;
    return failed;
}

int compare_ask_rows(const struct compare_result *result, const struct compare_row *first,
                     size_t count, const size_t *columns, size_t column_count,
                     struct statement *out, struct error *error)
{
    CLEANUP_BUFFER struct buffer list;

    buffer_init(&list, 4096);
    for (size_t i = 0; i < column_count; i++)
        buffer_printf(&list, "%s%s", i > 0 ? ", " : "",
                      columns[i] < COL_SHOWN ? compare_columns[columns[i]].name : "NULL");
    if (buffer_failed(&list))
        return error_set_memory(error);
    show(result, first, count);
    return statement_prepare_with(&result->tables->database, "sql/compare_traces", "*",
                                  list.bytes, out, error);
}

int compare_ask_names(const struct compare_result *result, enum compare_change change,
                      void (*each)(void *context, const char *name, size_t length),
                      void *context, struct error *error)
{
    struct compare_tables *tables = result->tables;
    CLEANUP_STATEMENT struct statement names = {0};
    int failed =
        statement_prepare(&tables->database, "sql/ops_diff", false, &names, error);

    give_rows(tables, ARRAY_JOINED, tables->rows, tables->row_count,
              sizeof *tables->rows);
    if (failed == 0)
        statement_bind_text(&names, ":change", compare_change_name(change));
    while (failed == 0) {
        size_t length = 0;
        int there = statement_step(&names, error);
        if (there <= 0)
            return there;
        const char *name = statement_text(&names, 0, &length);
        each(context, name, length);
    }
    return failed;
}
