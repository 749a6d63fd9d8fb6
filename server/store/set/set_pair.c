/* See set_pair.h. Each side has its own connection and stream of rows; the streams have
 * the same order and are merged here. */
#include "store/set/set_pair.h"

#include "base/budget.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/threads.h"
#include "store/set/set_cover.h"
#include "store/set/set_file.h"
#include "store/set/set_shared.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>
#include <string.h>

#define KEY_BYTES_MAX ((size_t)1 << 30)
/* Looking up and sorting the row of an op takes about 1 us, adding its cell of a blob
 * 10 ns. */
#define BLOBS_OF_A_ROW 100
#define ROWS_OF_A_THREAD 1000

/* Name and category of the current row of a side; valid until it moves on. */
struct op_key {
    const char *name, *category;
    size_t name_length;
};

struct set_side {
    struct set_shared *shared;
    struct database database;
    struct cover selected;
    struct statement rows;
    int state; /* of `rows`: 1 at a row, 0 at the end, negative: failed */
    struct op_key key;
    struct error error;
};

struct set_pair {
    struct set_side sides[2];
    struct buffer key; /* name and category of the row that is being added up */
};

static const char *const side_names[2] = {"control", "test"};

int set_pair_open(struct store *store, const char *control_id, const char *test_id,
                  struct budget *budget, struct set_pair **out, struct error *error)
{
    const char *const ids[2] = {control_id, test_id};
    struct set_pair *pair = calloc(1, sizeof *pair);
    int result = 0;

    *out = NULL;
    if (pair == NULL)
        return error_set_memory(error);
    buffer_init(&pair->key, KEY_BYTES_MAX);
    for (int i = 0; result == 0 && i < 2; i++) {
        struct set_side *side = &pair->sides[i];

        result = set_shared_acquire(store, ids[i], budget, &side->shared, error);
        if (result == 0)
            result = set_file_open(store, ids[i], budget, &side->database, error);
    }
    if (result != 0) {
        set_pair_close(pair);
        return result;
    }
    *out = pair;
    return 0;
}

void set_pair_close(struct set_pair *pair)
{
    if (pair == NULL)
        return;
    for (int i = 0; i < 2; i++) {
        struct set_side *side = &pair->sides[i];

        statement_finish(&side->rows);
        cover_free(&side->selected);
        database_close(&side->database);
        set_shared_release(side->shared);
    }
    buffer_free(&pair->key);
    free(pair);
}

/* ---- selecting ---- */

static int compare_ids(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* Copies and sorts the numbers, and keeps each one once. */
static uint32_t *sort_ids(const uint32_t *ids, size_t count, size_t *distinct)
{
    uint32_t *sorted = calloc(count + 1, sizeof *sorted);

    *distinct = 0;
    if (sorted == NULL)
        return NULL;
    if (count > 0)
        memcpy(sorted, ids, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare_ids);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || sorted[i] != sorted[i - 1])
            sorted[(*distinct)++] = sorted[i];
    return sorted;
}

int set_pair_select(struct set_pair *pair, enum pair_side side, const uint32_t *steps,
                    size_t count, struct error *error)
{
    const struct set_shared *shared = pair->sides[side].shared;
    struct budget *budget = pair->sides[side].database.budget;
    size_t distinct, found = 0, all = shared->view.step_count;
    CLEANUP_FREE uint32_t *wanted = sort_ids(steps, count, &distinct);
    CLEANUP_FREE bool *chosen = calloc(all + 1, sizeof *chosen);
    struct cover cover;

    if (wanted == NULL || chosen == NULL)
        return error_set_memory(error);
    for (size_t i = 0; distinct > 0 && i < all; i++) {
        if (budget_is_over(budget))
            return budget_error(budget, error);
        chosen[i] = bsearch(&shared->view.steps[i].id, wanted, distinct, sizeof *wanted,
                            compare_ids) != NULL;
        found += chosen[i];
    }
    if (found != distinct)
        return error_set(error, ERROR_NOT_FOUND, "unknown_step",
                         "a chosen step is not in the %s set", side_names[side]);
    if (!cover_make(shared->cover, chosen, all, budget, &cover))
        return budget_or_memory(budget, error);
    cover_free(&pair->sides[side].selected);
    pair->sides[side].selected = cover;
    return 0;
}

const struct cover *set_pair_cover(const struct set_pair *pair, enum pair_side side)
{
    return &pair->sides[side].selected;
}

/* ---- the rows of one side ---- */

static void bind_numbers(struct statement *statement, const char *parameter,
                         const struct cover_numbers *numbers)
{
    statement_bind_blob(statement, parameter, numbers->values,
                        numbers->count * sizeof *numbers->values);
}

static void move_on(struct set_side *side)
{
    side->state = statement_step(&side->rows, &side->error);
    if (side->state != 1)
        return;
    side->key.name = statement_text(&side->rows, 0, &side->key.name_length);
    side->key.category = statement_text(&side->rows, 1, NULL);
}

/* Prepares the rows of a side and steps to the first, which sums all cells. */
static void start_rows(struct set_side *side, bool use_short_name, bool merge_addresses)
{
    struct statement *rows = &side->rows;

    statement_finish(rows);
    side->state =
        statement_prepare(&side->database, "sql/side_rows", false, rows, &side->error);
    if (side->state != 0)
        return;
    bind_numbers(rows, ":steps", &side->selected.steps);
    bind_numbers(rows, ":files", &side->selected.files);
    bind_numbers(rows, ":numbers", &side->selected.numbers);
    statement_bind_text(rows, ":scope", side->selected.scope);
    statement_bind_int64(rows, ":use_short_name", use_short_name);
    statement_bind_int64(rows, ":merge_addresses", merge_addresses);
    move_on(side);
}

struct start {
    struct set_side *side;
    bool use_short_name, merge_addresses;
};

static void start_side(void *context)
{
    const struct start *start = context;

    start_rows(start->side, start->use_short_name, start->merge_addresses);
}

/* The time for a side, in units of one row of an op. */
static double work_of(const struct set_side *side)
{
    const struct cover *cover = &side->selected;
    size_t roll_ups = cover->files.count + cover->numbers.count + (cover->scope != NULL);
    double blobs = (double)cover->steps.count + COVER_ROLL_UP_COST * (double)roll_ups;

    return (double)side->shared->view.last_op * (1 + blobs / BLOBS_OF_A_ROW);
}

/* Each side has its own connection, so large sides are summed and sorted on two threads.
 * A new thread with its own memory costs about 0.5 ms of the processor; small sides take
 * less than that. */
static void start_both(struct set_pair *pair, bool use_short_name, bool merge_addresses)
{
    struct start control = {&pair->sides[PAIR_CONTROL], use_short_name, merge_addresses};
    struct start test = {&pair->sides[PAIR_TEST], use_short_name, merge_addresses};
    bool large =
        work_of(control.side) > ROWS_OF_A_THREAD && work_of(test.side) > ROWS_OF_A_THREAD;

    threads_both(start_side, &test, &control, large);
}

/* ---- merging ---- */

static int compare_keys(const struct op_key *a, const struct op_key *b)
{
    size_t shorter = a->name_length < b->name_length ? a->name_length : b->name_length;
    int order = memcmp(a->name, b->name, shorter);

    if (order == 0)
        order = (a->name_length > b->name_length) - (a->name_length < b->name_length);
    return order == 0 ? strcmp(a->category, b->category) : order;
}

static int64_t add_capped(int64_t a, int64_t b)
{
    int64_t sum;

    return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

/* Adds the values of one side to a row. */
static void add_op(struct pair_row *row, struct statement *op, int which)
{
    int64_t side = statement_int64(op, 2), kind = statement_int64(op, 3);
    int64_t min = statement_int64(op, 7), max = statement_int64(op, 8);
    bool first = row->count[which] == 0;

    row->side = side > row->side ? (uint8_t)side : row->side;
    row->kind = kind > row->kind ? (uint8_t)kind : row->kind;
    row->count[which] =
        (uint64_t)add_capped((int64_t)row->count[which], statement_int64(op, 4));
    row->total[which] = add_capped(row->total[which], statement_int64(op, 5));
    row->self[which] = add_capped(row->self[which], statement_int64(op, 6));
    row->min[which] = first || min < row->min[which] ? min : row->min[which];
    row->max[which] = first || max > row->max[which] ? max : row->max[which];
}

/* Adds the ops that have the name and the category of the row, and moves past them. */
static void take_ops(struct pair_row *row, struct set_side *side, int which)
{
    const struct op_key key = {row->name, row->category, row->name_length};

    do {
        add_op(row, &side->rows, which);
        move_on(side);
    } while (side->state == 1 && compare_keys(&side->key, &key) == 0);
}

/* The smaller of the current keys of both sides, and which sides have it. */
static struct op_key choose_key(const struct set_side sides[2], bool from[2])
{
    int order = sides[0].state == 1 ? -1 : 1;

    if (sides[0].state == 1 && sides[1].state == 1)
        order = compare_keys(&sides[0].key, &sides[1].key);
    from[0] = order <= 0;
    from[1] = order >= 0;
    return sides[from[0] ? 0 : 1].key;
}

/* Gives the next row, of one side or of both. */
static int merge_next(struct set_pair *pair,
                      int (*each)(void *context, const struct pair_row *row),
                      void *context)
{
    struct set_side *sides = pair->sides;
    struct pair_row row = {0};
    bool from[2];
    const struct op_key key = choose_key(sides, from);

    buffer_clear(&pair->key);
    buffer_append(&pair->key, key.name, key.name_length + 1);
    buffer_append(&pair->key, key.category, strlen(key.category) + 1);
    if (buffer_failed(&pair->key))
        return -ERROR_MEMORY;
    row.name = pair->key.bytes;
    row.name_length = key.name_length;
    row.category = row.name + key.name_length + 1;
    for (int i = 0; i < 2; i++)
        if (from[i])
            take_ops(&row, &sides[i], i);
    return sides[0].state < 0 || sides[1].state < 0 ? 0 : each(context, &row);
}

int set_pair_rows(struct set_pair *pair, bool use_short_name, bool merge_addresses,
                  int (*each)(void *context, const struct pair_row *row), void *context,
                  struct error *error)
{
    struct set_side *sides = pair->sides;
    int result = 0;

    start_both(pair, use_short_name, merge_addresses);
    while (result == 0 && sides[0].state >= 0 && sides[1].state >= 0 &&
           sides[0].state + sides[1].state > 0)
        result = merge_next(pair, each, context);
    for (int i = 0; i < 2; i++) {
        if (result == 0 && sides[i].state < 0) {
            result = sides[i].state;
            if (error != NULL)
                *error = sides[i].error;
        }
        statement_finish(&sides[i].rows);
    }
    return buffer_failed(&pair->key) ? error_set_memory(error) : result;
}
