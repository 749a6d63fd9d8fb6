#include "account/explain.h"
#include "base/arena.h"
#include "base/error.h"
#include "compare/operation.h"
#include "compare/run.h"
#include "query/tables.h"
#include "store/functions.h"
#include "store/set_pair.h"

#include <stdlib.h>
#include <string.h>

/* ---- pair places ---- */

#define NO_LINE UINT8_MAX

struct place_node {
    uint32_t parent, name, category;
};

struct place_row {
    uint32_t node, before, after;
    uint32_t wait; /* a node, of a refill; 0 */
    uint8_t part, sort, line;
    bool elsewhere;
    int64_t ns[2];
};

struct pair_places {
    char *texts;
    sqlite3_uint64
        *begin; /* of each name in the texts, one after the other; and an end */
    struct place_node *nodes;
    struct place_row *rows;
    size_t count;
    double samples[2];
    const char *kinds[LINES_MAX + 1]; /* of the lines */
};

/* NULL: none. */
static void pair_places_free(struct pair_places *places)
{
    if (places == NULL)
        return;
    sqlite3_free(places->texts);
    sqlite3_free(places->begin);
    sqlite3_free(places->nodes);
    sqlite3_free(places->rows);
    sqlite3_free(places);
}

static size_t pair_places_count(const struct pair_places *places)
{
    return places == NULL ? 0 : places->count;
}

/* ---- copies ---- */

static bool copy_names(struct pair_places *out, const struct strings *names,
                       struct budget *budget)
{
    sqlite3_str *texts = sqlite3_str_new(NULL);

    out->begin = sqlite3_malloc64(((size_t)names->count + 1) * sizeof *out->begin);
    for (uint32_t i = 0; out->begin != NULL && i < names->count; i++) {
        if (budget_is_over_at(budget, i))
            break;
        out->begin[i] = (sqlite3_uint64)sqlite3_str_length(texts);
        sqlite3_str_append(texts, strings_text(names, i), (int)strings_length(names, i));
        out->begin[i + 1] = (sqlite3_uint64)sqlite3_str_length(texts);
    }
    bool fits = sqlite3_str_errcode(texts) == SQLITE_OK;
    out->texts = sqlite3_str_finish(texts);
    return fits && out->begin != NULL && out->texts != NULL;
}

static bool copy_nodes(struct pair_places *out, const struct account *account,
                       struct budget *budget)
{
    out->nodes = sqlite3_malloc64(((size_t)account->node_count + 1) * sizeof *out->nodes);
    for (uint32_t i = 0; out->nodes != NULL && i < account->node_count; i++) {
        const struct account_node *node = &account->nodes[i];

        if (budget_is_over_at(budget, i))
            break;
        out->nodes[i] = (struct place_node){node->parent, node->name, node->category};
    }
    return out->nodes != NULL;
}

static bool copy_places(struct pair_places *out, const struct explainer *explainer,
                        struct budget *budget)
{
    const struct account *account = &explainer->account;
    bool has_lines = !explainer_lacks_device(explainer->result);

    out->rows = sqlite3_malloc64(((size_t)account->place_count + 1) * sizeof *out->rows);
    for (uint32_t i = 0; out->rows != NULL && i < account->place_count; i++) {
        const struct account_place *place = &account->places[i];

        if (budget_is_over_at(budget, i))
            break;
        out->rows[out->count++] = (struct place_row){
            .node = place->node,
            .before = place->before,
            .after = place->after,
            .wait = place->after_wait,
            .part = place->part,
            .sort = place->sort,
            .line = has_lines ? (uint8_t)explainer->lines.of_place[i] : NO_LINE,
            .elsewhere = place->elsewhere,
            .ns = {place->ns[0], place->ns[1]}};
    }
    for (size_t i = 0; i < explainer->lines.count && i <= LINES_MAX; i++)
        out->kinds[i] =
            cause_kind_name(explainer_kind_of_line(explainer, &explainer->lines.list[i]));
    for (int side = 0; side < 2; side++)
        out->samples[side] = (double)account->samples[side];
    return out->rows != NULL;
}

static int copy(struct pair_places *out, const struct explainer *explainer,
                struct budget *budget, struct error *error)
{
    bool copied = copy_places(out, explainer, budget) &&
                  copy_nodes(out, &explainer->account, budget) &&
                  copy_names(out, &explainer->account.names, budget);

    return copied ? budget_look(budget, error) : budget_or_memory(budget, error);
}

/* Makes the account of a request of COMPARE_TRACES, and copies its places. Free them also
 * after an error. */
static int pair_places_make(struct store *store, const struct compare_request *request,
                            struct pair_places **out, struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result compared = {0};
    CLEANUP(explainer_free) struct explainer explainer = {0};

    *out = sqlite3_malloc64(sizeof **out);
    if (*out == NULL)
        return error_set_memory(error);
    memset(*out, 0, sizeof **out);
    int result = compare_run(store, request, &compared, error);
    if (result == 0)
        result =
            explainer_make(store, &compared, request->budget, NULL, &explainer, error);
    return result == 0 ? copy(*out, &explainer, request->budget, error) : result;
}

/* ---- reading ---- */

static void give_name(sqlite3_context *context, const struct pair_places *places,
                      uint32_t name)
{
    if (name == ACCOUNT_NONE)
        return;
    sqlite3_result_text(context, places->texts + places->begin[name],
                        (int)(places->begin[name + 1] - places->begin[name]),
                        SQLITE_TRANSIENT);
}

static uint32_t parent_of(const void *places, uint32_t node)
{
    return ((const struct pair_places *)places)->nodes[node].parent;
}

static void append_name(const void *of, uint32_t node, struct buffer *out)
{
    const struct pair_places *places = of;
    uint32_t name = places->nodes[node].name;

    buffer_append(out, places->texts + places->begin[name],
                  (size_t)(places->begin[name + 1] - places->begin[name]));
}

/* Of device work the call that launched it is the last name. */
static void give_path(sqlite3_context *context, const struct pair_places *places,
                      const struct place_row *row)
{
    if (row->elsewhere)
        sqlite3_result_text(context, "launched elsewhere", -1, SQLITE_STATIC);
    else
        sql_trees_give_path(context, places,
                            row->sort == ACCOUNT_ROW ? places->nodes[row->node].parent
                                                     : row->node,
                            parent_of, append_name);
}

static void give_texts(sqlite3_context *context, const struct pair_places *places,
                       const struct place_row *row, int column)
{
    const char *word = NULL;

    switch (column) {
    case PAIR_PLACE_KIND:
        word = row->line == NO_LINE ? NULL : places->kinds[row->line];
        break;
    case PAIR_PLACE_PART:
        word = waterfall_part_words((enum waterfall_part)row->part);
        break;
    case PAIR_PLACE_NAME:
        if (row->sort == ACCOUNT_ROW)
            give_name(context, places, places->nodes[row->node].name);
        else
            word = account_sort_name((enum account_sort)row->sort);
        break;
    case PAIR_PLACE_CATEGORY:
        if (row->sort == ACCOUNT_ROW)
            give_name(context, places, places->nodes[row->node].category);
        else
            word = row->sort == ACCOUNT_OTHER_ROWS ? "device" : NULL;
        break;
    case PAIR_PLACE_PATH:
        give_path(context, places, row);
        break;
    case PAIR_PLACE_AFTER_WAIT:
        if (row->wait != 0)
            give_name(context, places, places->nodes[row->wait].name);
        break;
    default:
        give_name(context, places,
                  column == PAIR_PLACE_BEFORE ? row->before : row->after);
    }
    if (word != NULL)
        sqlite3_result_text(context, word, -1, SQLITE_STATIC);
}

static double per_step(const struct pair_places *places, const struct place_row *row,
                       int side)
{
    return places->samples[side] > 0 ? (double)row->ns[side] / places->samples[side] : 0;
}

static void pair_places_give(const struct pair_places *places, size_t at,
                             sqlite3_context *context, int column)
{
    const struct place_row *row = &places->rows[at];

    if (column == PAIR_PLACE_ID)
        sqlite3_result_int64(context, (sqlite3_int64)at);
    else if (column == PAIR_PLACE_LINE && row->line != NO_LINE)
        sqlite3_result_int64(context, row->line);
    else if (column == PAIR_PLACE_CHANGE)
        virtual_table_give_us(context,
                              per_step(places, row, 1) - per_step(places, row, 0));
    else if (column >= PAIR_PLACE_PER_STEP)
        virtual_table_give_us(context,
                              per_step(places, row, column - PAIR_PLACE_PER_STEP));
    else if (column >= PAIR_PLACE_NS)
        sqlite3_result_int64(context, row->ns[column - PAIR_PLACE_NS]);
    else if (column != PAIR_PLACE_LINE)
        give_texts(context, places, row, column);
}

/* ---- pair rows ---- */

static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

struct pair_sample {
    enum pair_side side;
    bool pseudo, has_parts;
    uint32_t span;
    int64_t rank, number;
    int64_t parts[PAIR_STEP_PARTS]; /* ns */
    int64_t host[PAIR_STEP_HOSTS];  /* the same of the host: start, duration, lag */
};

/* A whole sample, or a call in one. */
struct call_row {
    size_t sample;
    int64_t start, dur; /* ns; start: since the first event of the recording */
};

struct text_range {
    size_t at, length; /* in the texts; at: NO_TEXT if there is none */
};
#define NO_TEXT SIZE_MAX
struct launch_totals {
    struct text_range texts[3]; /* name, category, shapes */
    sqlite3_int64 count[2];
    int64_t total[2]; /* ns */
};

/* Makes room for one more item, and counts the item. NULL without memory. */
static void *add_item(struct pair_list *list, size_t size)
{
    size_t capacity = list->count < list->capacity ? list->capacity
                      : list->capacity == 0        ? 16
                                                   : list->capacity * 2;
    void *items = capacity == list->capacity
                      ? list->items
                      : sqlite3_realloc64(list->items, capacity * size);

    if (items == NULL)
        return NULL;
    *list = (struct pair_list){items, list->count + 1, capacity};
    return (char *)items + list->count * size - size;
}

void pair_rows_free(struct pair_rows *rows)
{
    sqlite3_free(rows->rows.items);
    sqlite3_free(rows->samples.items);
    sqlite3_free(rows->launches.items);
    sqlite3_free(rows->texts);
    pair_places_free(rows->places);
    *rows = (struct pair_rows){.budget = rows->budget};
}

/* ---- samples ---- */

static int add_row(struct pair_rows *out, size_t sample, int64_t start, int64_t dur,
                   struct error *error)
{
    struct call_row *row = add_item(&out->rows, sizeof *row);

    if (row == NULL)
        return error_set_memory(error);
    *row = (struct call_row){sample, start, dur};
    out->count = out->rows.count;
    return budget_check(out->budget, error);
}

static int add_sample(struct pair_rows *out, const struct pair_sample *given,
                      struct error *error)
{
    struct pair_sample *sample = add_item(&out->samples, sizeof *sample);

    if (sample == NULL)
        return error_set_memory(error);
    *sample = *given;
    return budget_check(out->budget, error);
}

static int add_step(struct pair_rows *out, enum pair_side side,
                    const struct set_view *view, size_t index, struct error *error)
{
    const struct trace_step *step = &view->steps[index].step;
    const struct set_file *file = selection_file(view, index);
    const struct pair_sample sample = {
        .side = side,
        .pseudo = step->pseudo,
        .has_parts = step->has_parts,
        .span = file->span,
        .rank = file->rank,
        .number = step->number,
        .parts = {step->compute, step->exposed_communication, step->exposed_memory,
                  step->idle},
        .host = {step->host_ts - file->first_ns, step->host, step->lag}};
    int result = add_sample(out, &sample, error);

    return result == 0 ? add_row(out, out->samples.count - 1, step->ts - file->first_ns,
                                 step->dur, error)
                       : result;
}

/* The samples of both sides. */
static int pair_rows_of_steps(struct pair_rows *out, struct store *store,
                              const struct compare_request *request, struct error *error)
{
    CLEANUP(operation_free) struct operation opened = {0};
    struct side_request asked[2] = {request->side[0], request->side[1]};
    int result = 0;

    selection_settle(store, (struct side_request *[]){&asked[0], &asked[1]}, 2);
    for (int side = 0; side < 2 && result == 0; side++) {
        const struct selection *selection = &opened.selection[side];

        result = selection_open_side(store, &asked[side], &opened.info[side],
                                     &opened.view[side], &opened.selection[side], error);
        for (size_t i = 0; i < selection->step_count && result == 0; i++)
            result = add_step(out, (enum pair_side)side, &opened.view[side],
                              selection->steps[i], error);
    }
    return result;
}

static void pair_rows_give_step(const struct pair_rows *rows, size_t at,
                                sqlite3_context *context, int column)
{
    const struct call_row *row = &((const struct call_row *)rows->rows.items)[at];
    const struct pair_sample *sample =
        &((const struct pair_sample *)rows->samples.items)[row->sample];

    if (column == PAIR_STEP_SIDE)
        sqlite3_result_text(context, sides[sample->side], -1, SQLITE_STATIC);
    else if (column == PAIR_STEP_RANK)
        sqlite3_result_int64(context, sample->rank);
    else if (column == PAIR_STEP_SPAN)
        sqlite3_result_int64(context, sample->span);
    else if (column == PAIR_STEP_NUMBER && !sample->pseudo)
        sqlite3_result_int64(context, sample->number);
    else if (column == PAIR_STEP_START)
        virtual_table_give_us(context, (double)row->start);
    else if (column == PAIR_STEP_DURATION)
        virtual_table_give_us(context, (double)row->dur);
    else if (column >= PAIR_STEP_HOST && !sample->pseudo)
        virtual_table_give_us(context, (double)sample->host[column - PAIR_STEP_HOST]);
    else if (column >= PAIR_STEP_PART && column < PAIR_STEP_HOST && sample->has_parts)
        virtual_table_give_us(context, (double)sample->parts[column - PAIR_STEP_PART]);
}

/* ---- calls ---- */

struct call_rows {
    struct pair_rows *out;
    const struct operation *operation;
    size_t first[2]; /* 1 + the place of the first sample of a side; 0: not there yet */
};

static int add_samples(struct call_rows *calls, enum pair_side side, struct error *error)
{
    const struct operation *operation = calls->operation;
    int result = 0;

    calls->first[side] = calls->out->samples.count + 1;
    for (size_t i = 0; i < operation->sample_count[side] && result == 0; i++) {
        const struct operation_sample *one = &operation->samples[side][i];
        const struct pair_sample sample = {.side = side,
                                           .pseudo = one->pseudo,
                                           .span = one->span,
                                           .rank = one->rank,
                                           .number = one->number};

        result = add_sample(calls->out, &sample, error);
    }
    return result;
}

static int take_call(void *context, const struct operation_call *call,
                     struct error *error)
{
    struct call_rows *calls = context;
    int result =
        calls->first[call->side] == 0 ? add_samples(calls, call->side, error) : 0;

    return result == 0 ? add_row(calls->out, calls->first[call->side] - 1 + call->sample,
                                 call->start, call->dur, error)
                       : result;
}

int pair_rows_of_calls(struct pair_rows *out, struct store *store,
                       const struct compare_request *request, struct error *error)
{
    struct operation operation;
    struct call_rows calls = {out, &operation, {0}};
    int result = operation_run_each(store, request, take_call, &calls, &operation, error);

    if (result == 0)
        operation_free(&operation);
    return result;
}

/* ---- launches ---- */

static struct text_range add_text(sqlite3_str *out, const struct strings *texts,
                                  uint32_t id)
{
    if (id == STRINGS_NONE)
        return (struct text_range){NO_TEXT, 0};
    const struct text_range text = {(size_t)sqlite3_str_length(out),
                                    strings_length(texts, id)};
    sqlite3_str_append(out, strings_text(texts, id), (int)text.length);
    return text;
}

static int keep_launches(struct pair_rows *out, const struct operation *operation,
                         struct error *error)
{
    sqlite3_str *texts = sqlite3_str_new(NULL);
    int result = 0;

    for (size_t i = 0; i < operation->related_count && result == 0; i++) {
        const struct operation_related *related = &operation->related[i];
        struct launch_totals *launch = add_item(&out->launches, sizeof *launch);
        const struct strings *from = &operation->texts;

        if (launch != NULL)
            *launch = (struct launch_totals){
                {add_text(texts, from, related->name),
                 add_text(texts, from, related->category),
                 add_text(texts, from, related->shape)},
                {(sqlite3_int64)related->count[0], (sqlite3_int64)related->count[1]},
                {related->total[0], related->total[1]}};
        result = launch == NULL || sqlite3_str_errcode(texts) != SQLITE_OK
                     ? error_set_memory(error)
                     : budget_check(out->budget, error);
    }
    out->count = out->launches.count;
    out->texts = sqlite3_str_finish(texts);
    return result;
}

/* What launches it, or what it launches. */
static int pair_rows_of_launches(struct pair_rows *out, struct store *store,
                                 const struct compare_request *request,
                                 struct error *error)
{
    struct operation operation;
    int result = operation_run(store, request, &operation, error);

    if (result != 0)
        return result;
    result = keep_launches(out, &operation, error);
    operation_free(&operation);
    return result;
}

static void pair_rows_give_launch(const struct pair_rows *rows, size_t at,
                                  sqlite3_context *context, int column)
{
    const struct launch_totals *launch =
        &((const struct launch_totals *)rows->launches.items)[at];

    if (column >= PAIR_LAUNCH_TOTALS)
        virtual_table_give_us(context,
                              (double)launch->total[column - PAIR_LAUNCH_TOTALS]);
    else if (column >= PAIR_LAUNCH_COUNTS)
        sqlite3_result_int64(context, launch->count[column - PAIR_LAUNCH_COUNTS]);
    else if (launch->texts[column].at != NO_TEXT)
        sqlite3_result_text(context, rows->texts + launch->texts[column].at,
                            (int)launch->texts[column].length, SQLITE_TRANSIENT);
}

/* ---- places ---- */

/* Where the time of the steps went. */
static int pair_rows_of_places(struct pair_rows *out, struct store *store,
                               const struct compare_request *request, struct error *error)
{
    int result = pair_places_make(store, request, &out->places, error);

    out->count = pair_places_count(out->places);
    return result;
}

static void pair_rows_give_place(const struct pair_rows *rows, size_t at,
                                 sqlite3_context *context, int column)
{
    pair_places_give(rows->places, at, context, column);
}

/* ---- pair tables ---- */

struct pair_cursor {
    struct numbered_cursor base;
    struct sql_parameters given; /* what the rows were made for */
    bool made;
    struct pair_rows rows;
};

struct pair_table {
    const char *name, *columns;
    int column_count;
    const char *const *arguments;
    const char *more; /* the same in words, besides ranks, steps and markers */
    enum compare_user user;
    int (*fill)(struct pair_rows *, struct store *, const struct compare_request *,
                struct error *);
    void (*give)(const struct pair_rows *, size_t at, sqlite3_context *, int column);
};

struct pair_module {
    const struct pair_table *table;
    struct store *store;
    const char *ids[2];
    struct budget *budget;
};

static const struct pair_module *module_of(const sqlite3_vtab *table)
{
    return ((const struct virtual_table *)table)->context;
}

/* ---- the tables ---- */

#define SELECTED                                                                         \
    "control_ranks", "test_ranks", "control_steps", "test_steps", "control_marker",      \
        "test_marker", "marker", "control_marker_until", "test_marker_until",            \
        "marker_until", "cut_overlaps"
static const char *const of_steps[] = {SELECTED, NULL};
static const char *const of_rows[] = {SELECTED,  "use_short_name", "merge_addresses",
                                      "aliases", "merge_lines",    "row",
                                      "name",    "category",       NULL};
static const char *const of_places[] = {SELECTED, "use_short_name", "aliases", NULL};
#define ARGUMENTS 24 /* more than any of them has */
#define ROWS_MORE                                                                        \
    ", use_short_name, merge_addresses, aliases, merge_lines, and name and category, "   \
    "or row"

#define SAMPLE                                                                           \
    "side TEXT, rank INTEGER, span INTEGER, step_number INTEGER, start_us REAL, "
static const struct pair_table tables[] = {
    {"compare_steps",
     SAMPLE "duration_us REAL, compute_us REAL, exposed_communication_us REAL, "
            "exposed_memory_us REAL, idle_us REAL, host_start_us REAL, host_us REAL, "
            "lag_us REAL",
     PAIR_STEP_COUNT, of_steps, "", COMPARE_OPERATION, pair_rows_of_steps,
     pair_rows_give_step},
    {"compare_calls", SAMPLE "dur REAL", PAIR_STEP_PART, of_rows, ROWS_MORE,
     COMPARE_OPERATION, pair_rows_of_calls, pair_rows_give_step},
    {"compare_launches",
     "name TEXT, category TEXT, shapes TEXT, control_counts INTEGER, "
     "test_counts INTEGER, control_total_us REAL, test_total_us REAL",
     PAIR_LAUNCH_COUNT, of_rows, ROWS_MORE, COMPARE_OPERATION, pair_rows_of_launches,
     pair_rows_give_launch},
    {"compare_places",
     "id INTEGER, line INTEGER, kind TEXT, part TEXT, name TEXT, category TEXT, "
     "path TEXT, before TEXT, after TEXT, after_wait TEXT, control_ns INTEGER, "
     "test_ns INTEGER, control_us_per_step REAL, test_us_per_step REAL, "
     "diff_us_per_step REAL",
     PAIR_PLACE_COUNT, of_places, ", use_short_name and aliases", COMPARE_TRACES,
     pair_rows_of_places, pair_rows_give_place},
};

static void pair_declare(const void *context, struct buffer *sql)
{
    buffer_printf(sql, "CREATE TABLE pair(%s",
                  ((const struct pair_module *)context)->table->columns);
    sql_given_declare(sql, ARGUMENTS);
}

static int pair_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    info->estimatedRows = 10000;
    info->estimatedCost = 1000000;
    return sql_given_plan(info, module_of(base)->table->column_count);
}

static void pair_cursor_init(sqlite3_vtab_cursor *base)
{
    struct pair_cursor *cursor = (struct pair_cursor *)base;

    cursor->rows.budget = cursor->given.budget = module_of(base->pVtab)->budget;
}

static void pair_cursor_empty(sqlite3_vtab_cursor *base)
{
    struct pair_cursor *cursor = (struct pair_cursor *)base;

    cursor->made = false;
    cursor->base.row = cursor->base.end = 0;
    sql_given_free(&cursor->given);
    pair_rows_free(&cursor->rows);
}

static int read_request(const struct pair_module *module, struct sql_parameters *given,
                        struct compare_request *out, struct error *error)
{
    const struct parameter_table *lists[] = {&compare_parameters, NULL};
    const struct pair_table *table = module->table;
    int result =
        sql_given_check(given, table->name, table->arguments, table->more, error);

    sql_given_put(given, "control", module->ids[PAIR_CONTROL]);
    sql_given_put(given, "test", module->ids[PAIR_TEST]);
    const struct given_parameters all = {given->items, given->count};
    if (result == 0)
        result = parameters_check_names(lists, table->user, &all, error);
    return result == 0
               ? compare_request_read(table->user, &all, module->budget, out, error)
               : result;
}

static int pair_filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                       sqlite3_value **argv)
{
    struct pair_cursor *cursor = (struct pair_cursor *)base;
    const struct pair_module *module = module_of(base->pVtab);
    CLEANUP(compare_request_free) struct compare_request request = {0};
    struct error error = {0};

    (void)plan;
    (void)text;
    cursor->base.row = 0;
    /* A join reads a table many times. */
    if (cursor->made && sql_given_is(&cursor->given, argc, argv))
        return SQLITE_OK;
    pair_cursor_empty(base);
    int result = sql_given_read(&cursor->given, argc, argv, &error);
    if (result == 0)
        result = read_request(module, &cursor->given, &request, &error);
    if (result == 0)
        result = module->table->fill(&cursor->rows, module->store, &request, &error);
    cursor->made = result == 0;
    cursor->base.end = cursor->rows.count;
    return result == 0 ? SQLITE_OK : virtual_table_fail_with(base->pVtab, &error);
}

static int pair_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct pair_table *table = module_of(base->pVtab)->table;
    const struct pair_cursor *cursor = (const struct pair_cursor *)base;

    if (column < table->column_count)
        table->give(&cursor->rows, cursor->base.row, context, column);
    return SQLITE_OK;
}

static const struct virtual_table_kind pair_kind = {
    .module = {VIRTUAL_TABLE_COMMON, NUMBERED_ROWS, .xBestIndex = pair_best_index,
               .xFilter = pair_filter, .xColumn = pair_column, .xRowid = numbered_rowid},
    .declare = pair_declare,
    .cursor_size = sizeof(struct pair_cursor),
    .cursor_init = pair_cursor_init,
    .cursor_free = pair_cursor_empty,
};

int pair_tables_register(sqlite3 *handle, struct store *store, const char *control_id,
                         const char *test_id, struct budget *budget)
{
    int code = SQLITE_OK;

    for (size_t i = 0; i < sizeof tables / sizeof *tables && code == SQLITE_OK; i++) {
        struct pair_module *module = owned_new(1, sizeof *module);

        *module = (struct pair_module){&tables[i], store, {control_id, test_id}, budget};
        code = virtual_table_register(handle, tables[i].name, &pair_kind, module, free);
    }
    return code;
}
