/* See compare_rows.h. */
#include "analysis/compare/compare_rows.h"
#include "analysis/compare/compare_aliases.h"
#include "analysis/compare/compare_lines.h"
#include "analysis/compare/compare_work.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"

#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)1 << 30)

/* A row with its places in the texts. */
#define ROW_BYTES (sizeof(struct compare_row) + 2 * sizeof(size_t))

/* Rows as they come from the store. */
struct row_collection {
    struct compare_row *rows;
    size_t *names, *categories; /* offsets into `texts`, which still moves */
    size_t count, capacity;
    struct buffer texts;
    struct budget_share *memory; /* of the result */
};

static void free_collecting(struct row_collection *collecting)
{
    free(collecting->rows);
    free(collecting->names);
    free(collecting->categories);
    buffer_free(&collecting->texts);
}

static int grow(struct row_collection *collecting)
{
    size_t capacity = collecting->capacity == 0 ? 512 : collecting->capacity * 2;
    int over = budget_share_take(collecting->memory,
                                 (capacity - collecting->capacity) * ROW_BYTES, NULL);
    if (over != 0)
        return over;
    void *rows = reallocarray(collecting->rows, capacity, sizeof *collecting->rows);
    if (rows == NULL)
        return -ERROR_MEMORY;
    collecting->rows = rows;
    void *names = reallocarray(collecting->names, capacity, sizeof *collecting->names);
    if (names == NULL)
        return -ERROR_MEMORY;
    collecting->names = names;
    void *categories =
        reallocarray(collecting->categories, capacity, sizeof *collecting->categories);
    if (categories == NULL)
        return -ERROR_MEMORY;
    collecting->categories = categories;
    collecting->capacity = capacity;
    return 0;
}

static int collect_row(void *context, const struct pair_row *row)
{
    struct row_collection *collecting = context;

    int grown = collecting->count == collecting->capacity ? grow(collecting) : 0;
    if (grown != 0)
        return grown;
    struct compare_row *out = &collecting->rows[collecting->count];
    *out = (struct compare_row){.names = "", .side = row->side, .kind = row->kind};
    significance_clear(&out->significance);
    compare_work_clear(&out->work);
    for (int side = 0; side < 2; side++) {
        out->count[side] = row->count[side];
        out->total[side] = row->total[side];
        out->self[side] = row->self[side];
        out->min[side] = row->min[side];
        out->max[side] = row->max[side];
    }
    collecting->names[collecting->count] = collecting->texts.length;
    buffer_append(&collecting->texts, row->name, row->name_length);
    buffer_append_char(&collecting->texts, '\0');
    collecting->categories[collecting->count] = collecting->texts.length;
    buffer_append_text(&collecting->texts, row->category);
    buffer_append_char(&collecting->texts, '\0');
    collecting->count++;
    return buffer_failed(&collecting->texts) ? -ERROR_MEMORY : 0;
}

/* ---- the sides ---- */

static int open_side(struct store *store, enum pair_side side, struct compare_result *out,
                     struct error *error)
{
    int result = selection_open_side(store, &out->request.side[side], &out->info[side],
                                     &out->view[side], &out->selection[side], error);

    return result == 0 ? step_time_make(&out->view[side], &out->selection[side],
                                        &out->step_time[side], error)
                       : result;
}

static int select_steps(struct set_pair *pair, enum pair_side side,
                        const struct compare_result *result, struct error *error)
{
    const struct selection *selection = &result->selection[side];
    CLEANUP_FREE uint32_t *steps = calloc(selection->step_count + 1, sizeof *steps);

    if (steps == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < selection->step_count; i++)
        steps[i] = result->view[side].steps[selection->steps[i]].id;
    return set_pair_select(pair, side, steps, selection->step_count, error);
}

static void close_pair(struct set_pair **pair)
{
    set_pair_close(*pair);
}

static int collect_rows(struct store *store, const struct compare_result *out,
                        struct row_collection *collecting, struct error *error)
{
    CLEANUP(close_pair) struct set_pair *pair = NULL;
    int result = set_pair_open(store, out->info[PAIR_CONTROL].id, out->info[PAIR_TEST].id,
                               out->budget, &pair, error);

    if (result == 0)
        result = select_steps(pair, PAIR_CONTROL, out, error);
    if (result == 0)
        result = select_steps(pair, PAIR_TEST, out, error);
    if (result == 0)
        result =
            set_pair_rows(pair, out->request.use_short_name, out->request.merge_addresses,
                          collect_row, collecting, error);
    int over = result != 0 ? budget_look(out->budget, error) : 0;
    if (over != 0)
        return over;
    return result == -ERROR_MEMORY ? error_set_memory(error) : result;
}

/* ---- the whole ---- */

/* Now the texts no longer move. */
static int take_rows(struct row_collection *collecting, struct compare_result *out,
                     struct error *error)
{
    out->texts = buffer_take(&collecting->texts);
    out->all = TAKE_PTR(collecting->rows);
    if (out->texts == NULL)
        return error_set_memory(error);
    if (out->all == NULL && (out->all = calloc(1, sizeof *out->all)) == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < collecting->count; i++) {
        out->all[i].name = out->texts + collecting->names[i];
        out->all[i].category = out->texts + collecting->categories[i];
    }
    out->row_count = collecting->count;
    return 0;
}

static int join_rows(struct compare_result *out, struct error *error)
{
    CLEANUP(compare_join_free) struct compare_join join;
    int result = 0;

    compare_join_init(&join, out);
    if (out->request.aliases)
        result = compare_find_aliases(&join, error);
    if (result == 0 && out->request.merge_lines)
        result = compare_find_lines(&join, error);
    if (result == 0)
        result = compare_join_rows(&join, error);
    out->same_count = out->alias_count;
    return result;
}

int compare_rows_load(struct store *store, struct compare_result *out,
                      struct error *error)
{
    CLEANUP(free_collecting) struct row_collection collecting = {.memory = &out->memory};
    int result = 0;

    buffer_init(&collecting.texts, TEXTS_MAX);
    collecting.texts.budget = out->budget;
    result = open_side(store, PAIR_CONTROL, out, error);
    if (result == 0)
        result = open_side(store, PAIR_TEST, out, error);
    if (result == 0)
        result = collect_rows(store, out, &collecting, error);
    if (result == 0)
        result = take_rows(&collecting, out, error);
    if (result == 0)
        result = join_rows(out, error);
    return result;
}
