/* See compare_ask.h. */
#include "analysis/compare/compare_ask.h"
#include "analysis/compare/columns.h"
#include "analysis/compare/compare_arrays.h"
#include "analysis/compare/compare_tables.h"
#include "analysis/compare/row_id.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"
#include "store/sqlite/array_table.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LENGTH(array) (sizeof(array) / sizeof(array)[0])

/* ---- the tables ---- */

static size_t count_texts(const char *const *list)
{
    size_t count = 0;

    while (list[count] != NULL)
        count++;
    return count;
}

static void write_asked(const struct compare_result *result, struct compare_asked *out)
{
    const struct compare_request *request = &result->request;

    *out = (struct compare_asked){
        .q = request->q,
        .change =
            request->change == CHANGE_ANY ? NULL : compare_change_name(request->change),
        .side = request->device == COMPARE_ALL   ? -1
                : request->device == COMPARE_CPU ? TRACE_HOST
                                                 : TRACE_DEVICE,
        .descending = request->order == COMPARE_DESCENDING,
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
    tables->rows = TAKE_PTR(result->all);
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

/* Calls `take` for the rows of a statement. */
static int ask(struct compare_result *result, struct statement *statement, take_row *take,
               struct error *error)
{
    int failed = statement == NULL ? -(int)error->code : 0;

    while (failed == 0) {
        int there = statement_step(statement, error);
        if (there <= 0)
            return there;
        failed = take(result, statement, error);
    }
    return failed;
}

static enum compare_change change_of(const char *word)
{
    int change = 0;

    while (change < CHANGE_ANY &&
           strcmp(compare_change_name((enum compare_change)change), word) != 0)
        change++;
    return (enum compare_change)change;
}

static int take_match(struct compare_result *result, struct statement *found,
                      struct error *error)
{
    struct compare_row *row = &result->tables->rows[statement_int64(found, 0)];

    (void)error;
    row->is_row = true;
    row->count[PAIR_CONTROL] = (uint64_t)statement_int64(found, 1);
    row->total[PAIR_CONTROL] = statement_int64(found, 2);
    row->self[PAIR_CONTROL] = statement_int64(found, 3);
    row->passes = statement_int64(found, 4) != 0;
    row->matches = row->passes && statement_int64(found, 5) != 0;
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
    enum compare_change change = change_of(statement_text(found, 2, NULL));

    (void)error;
    rows[statement_int64(found, 1)].is_first = true;
    for (size_t i = name_row;
         i < result->tables->row_count && rows[i].name_row == name_row; i++)
        rows[i].change = change;
    result->ops_diff[change]++;
    result->slower += (size_t)statement_int64(found, 3);
    result->faster += (size_t)statement_int64(found, 4);
    return 0;
}

static void add_capped(int64_t *sum, int64_t part)
{
    if (__builtin_add_overflow(*sum, part, sum))
        *sum = INT64_MAX;
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
        add_capped(&result->totals.total[side], part->total[side]);
        add_capped(&result->totals.self[side], part->self[side]);
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
                     "category: no row has \"%.60s\"; there are: %s", category,
                     result->category_count > 0 ? allowed.bytes : "none");
}

static int check_categories(const struct compare_result *result, struct error *error)
{
    for (const char *const *name = result->request.category; *name != NULL; name++) {
        const struct compare_category wanted = {.name = *name};

        if (bsearch(&wanted, result->categories, result->category_count, sizeof wanted,
                    compare_categories) == NULL)
            return refuse_category(result, *name, error);
    }
    return 0;
}

/* ---- order ---- */

static struct statement *prepare_order(const struct compare_result *result,
                                       struct error *error)
{
    size_t column = compare_find_column(result->request.sort);
    char value[80];

    snprintf(value, sizeof value, "v.%s", compare_columns[column].name);
    return compare_tables_choose(result->tables, column, value, error);
}

static int take_chosen(struct compare_result *result, struct statement *row,
                       struct error *error)
{
    (void)error;
    result->all[result->row_count++] = result->tables->rows[statement_int64(row, 0)];
    return 0;
}

/* ---- values ---- */

/* From here on the statements see these rows of the answer only; they are not in the
 * order that sql/compare_changes.sql needs. */
static void show(struct compare_result *result, const struct compare_row *first,
                 size_t count)
{
    give_rows(result->tables, ARRAY_JOINED, first, count, sizeof *first);
}

/* Reads the values of `count` rows from `first` on, which has room for them. */
static int read_values(struct compare_result *result, struct compare_row *first,
                       size_t count, double *values, struct error *error)
{
    struct statement *row = compare_tables_ask(result->tables, ASK_TRACES, error);

    if (row == NULL)
        return -(int)error->code;
    show(result, first, count);
    for (size_t i = 0; i < count; i++, values += COL_SHOWN) {
        int there = statement_step(row, error);
        if (there < 0)
            return there;
        for (size_t column = 0; column < COL_SHOWN; column++)
            values[column] = compare_column_is_text(column)
                                 ? (double)NAN
                                 : statement_double(row, (int)column + 1);
        first[i].values = values;
    }
    return 0;
}

/* A link means a folded row by either of its kernels. */
static bool is_selected(const struct compare_result *result,
                        const struct compare_row *row)
{
    const struct compare_replacement *pair =
        row->pair == 0 ? NULL : &result->replacements[row->pair - 1];

    return row_id_is(result->request.row, row->name, row->category) ||
           (pair != NULL && row_id_is(result->request.row, pair->name[PAIR_CONTROL],
                                      pair->category[PAIR_CONTROL]));
}

static struct compare_row *find_selected(const struct compare_result *result)
{
    for (size_t i = 0; result->request.row != NULL && i < result->row_count; i++)
        if (is_selected(result, &result->all[i]))
            return &result->all[i];
    return NULL;
}

static int read_page(struct compare_result *result, struct error *error)
{
    const struct compare_request *request = &result->request;
    size_t offset = (uint64_t)request->offset < result->row_count
                        ? (size_t)request->offset
                        : result->row_count;
    size_t left = result->row_count - offset;
    struct compare_row *selected = find_selected(result);
    bool all = request->limit == PARAMETER_NONE || (uint64_t)request->limit >= left;

    result->page = result->all + offset;
    result->page_count = all ? left : (size_t)request->limit;
    size_t bytes = (result->page_count + 1) * COL_SHOWN * sizeof(double);
    int failed = budget_share_take(&result->memory, bytes, error);
    if (failed != 0)
        return failed;
    double *values = malloc(bytes);
    if (values == NULL)
        return error_set_memory(error);
    result->tables->values = values;
    result->selected = selected;
    if (selected != NULL)
        failed = read_values(result, selected, 1, values + result->page_count * COL_SHOWN,
                             error);
    return failed != 0
               ? failed
               : read_values(result, result->page, result->page_count, values, error);
}

/* ---- the whole ---- */

static int make_room(struct compare_result *result, struct error *error)
{
    size_t count = result->row_count + 1;
    int over = budget_share_take(
        &result->memory, count * (sizeof *result->all + sizeof *result->categories),
        error);

    if (over != 0)
        return over;
    result->all = calloc(count, sizeof *result->all);
    result->categories = calloc(count, sizeof *result->categories);
    return result->all == NULL || result->categories == NULL ? error_set_memory(error)
                                                             : 0;
}

int compare_ask(struct compare_result *result, struct error *error)
{
    static const struct {
        enum compare_statement statement;
        take_row *take;
    } questions[] = {{ASK_MATCH, take_match},
                     {ASK_CATEGORIES, take_category},
                     {ASK_CHANGES, take_change}};
    int failed = open_tables(result, error);

    if (failed == 0)
        failed = make_room(result, error);
    result->row_count = result->rows_before_filters = 0;
    for (size_t i = 0; i < LENGTH(questions) && failed == 0; i++)
        failed =
            ask(result, compare_tables_ask(result->tables, questions[i].statement, error),
                questions[i].take, error);
    if (failed == 0)
        failed = check_categories(result, error);
    if (failed == 0)
        failed = ask(result, prepare_order(result, error), take_chosen, error);
    if (failed != 0)
        return failed;
    show(result, result->all, result->row_count);
    failed = ask(result, compare_tables_ask(result->tables, ASK_TOTALS, error),
                 take_totals, error);
    if (failed == 0)
        failed = read_page(result, error);
    result->tables->sound = failed == 0;
    return failed;
}

int compare_ask_names(const struct compare_result *result, enum compare_change change,
                      void (*each)(void *context, const char *name, size_t length),
                      void *context, struct error *error)
{
    struct compare_tables *tables = result->tables;
    struct statement *names = compare_tables_ask(tables, ASK_OPS_DIFF, error);
    int failed = names == NULL ? -(int)error->code : 0;

    give_rows(tables, ARRAY_JOINED, tables->rows, tables->row_count,
              sizeof *tables->rows);
    if (failed == 0)
        statement_bind_text(names, ":change", compare_change_name(change));
    while (failed == 0) {
        size_t length = 0;
        int there = statement_step(names, error);
        if (there <= 0)
            return there;
        const char *name = statement_text(names, 0, &length);
        each(context, name, length);
    }
    return failed;
}
