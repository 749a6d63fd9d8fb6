/* See pair_places.h. */
#include "sql/pair_places.h"

#include "analysis/compare/compare_run.h"
#include "base/cleanup.h"
#include "diagnosis/explainer.h"
#include "sql/trees.h"

#include <string.h>

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

void pair_places_free(struct pair_places *places)
{
    if (places == NULL)
        return;
    sqlite3_free(places->texts);
    sqlite3_free(places->begin);
    sqlite3_free(places->nodes);
    sqlite3_free(places->rows);
    sqlite3_free(places);
}

size_t pair_places_count(const struct pair_places *places)
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

int pair_places_make(struct store *store, const struct compare_request *request,
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

void pair_places_give(const struct pair_places *places, size_t at,
                      sqlite3_context *context, int column)
{
    const struct place_row *row = &places->rows[at];

    if (column == PAIR_PLACE_ID)
        sqlite3_result_int64(context, (sqlite3_int64)at);
    else if (column == PAIR_PLACE_LINE && row->line != NO_LINE)
        sqlite3_result_int64(context, row->line);
    else if (column == PAIR_PLACE_CHANGE)
        sql_trees_give_us(context, per_step(places, row, 1) - per_step(places, row, 0));
    else if (column >= PAIR_PLACE_PER_STEP)
        sql_trees_give_us(context, per_step(places, row, column - PAIR_PLACE_PER_STEP));
    else if (column >= PAIR_PLACE_NS)
        sqlite3_result_int64(context, row->ns[column - PAIR_PLACE_NS]);
    else if (column != PAIR_PLACE_LINE)
        give_texts(context, places, row, column);
}
