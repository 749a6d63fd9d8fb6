#include "store/set_pair.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "store/cells.h"
#include "store/database.h"
#include "store/set_file.h"
#include "store/set_view.h"

#include <stdlib.h>
#include <string.h>

/* ---- set pair ---- */

/* Each side has its own connection and stream of rows; the streams have
 * the same order and are merged here. */

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

void set_pair_release(struct set_pair **pair)
{
    set_pair_close(*pair);
}

/* ---- selecting ---- */

/* Copies and sorts the numbers, and keeps each one once. */
static uint32_t *sort_ids(struct arena *arena, const uint32_t *ids, size_t count,
                          size_t *distinct)
{
    uint32_t *sorted = arena_new(arena, count, sizeof *sorted);

    *distinct = 0;
    if (count > 0)
        memcpy(sorted, ids, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, number_order_uint32);
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
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    size_t distinct, found = 0, all = shared->view.step_count;
    uint32_t *wanted = sort_ids(arena, steps, count, &distinct);
    bool *chosen = arena_new(arena, all, sizeof *chosen);
    struct cover cover;

    for (size_t i = 0; distinct > 0 && i < all; i++) {
        if (budget_is_over(budget))
            return budget_error(budget, error);
        chosen[i] = bsearch(&shared->view.steps[i].id, wanted, distinct, sizeof *wanted,
                            number_order_uint32) != NULL;
        found += chosen[i];
    }
    if (found != distinct)
        return error_set(error, ERROR_NOT_FOUND, "unknown_step",
                         "a chosen step is not in the %s set", side_names[side]);
    if (!cover_make(shared->cover, chosen, all, budget, &cover))
        return budget_error(budget, error);
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
static void start_rows(struct set_side *side, struct row_naming naming)
{
    struct statement *rows = &side->rows;

    statement_finish(rows);
    *rows = statement_of(&side->database, "sql/side_rows");
    bind_numbers(rows, ":steps", &side->selected.steps);
    bind_numbers(rows, ":files", &side->selected.files);
    bind_numbers(rows, ":numbers", &side->selected.numbers);
    statement_bind_text(rows, ":scope", side->selected.scope);
    statement_bind_int64(rows, ":use_short_name", naming.use_short_name);
    statement_bind_int64(rows, ":merge_addresses", naming.merge_addresses);
    move_on(side);
}

struct start {
    struct set_side *side;
    struct row_naming naming;
};

static void start_side(void *context)
{
    const struct start *start = context;

    start_rows(start->side, start->naming);
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
static void start_both(struct set_pair *pair, struct row_naming naming)
{
    struct start control = {&pair->sides[PAIR_CONTROL], naming};
    struct start test = {&pair->sides[PAIR_TEST], naming};
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

/* Adds the values of one side to a row. */
static void add_op(struct pair_row *row, struct statement *op, int which)
{
    int64_t side = statement_int64(op, 2), kind = statement_int64(op, 3);
    int64_t min = statement_int64(op, 7), max = statement_int64(op, 8);
    bool first = row->count[which] == 0;

    row->side = side > row->side ? (uint8_t)side : row->side;
    row->kind = kind > row->kind ? (uint8_t)kind : row->kind;
    row->count[which] =
        (uint64_t)number_add((int64_t)row->count[which], statement_int64(op, 4));
    row->total[which] = number_add(row->total[which], statement_int64(op, 5));
    row->self[which] = number_add(row->self[which], statement_int64(op, 6));
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

int set_pair_rows(struct set_pair *pair, struct row_naming naming,
                  int (*each)(void *context, const struct pair_row *row), void *context,
                  struct error *error)
{
    struct set_side *sides = pair->sides;
    int result = 0;

    start_both(pair, naming);
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

/* ---- set samples ---- */

#define MATRIX_BYTES ((size_t)128 << 20)
#define KEYS_BYTES_MAX ((size_t)1 << 30)
/* If there are at least SAMPLES_MANY samples, a row that is called in fewer than 1/FEW of
 * them has few. */
#define SAMPLES_MANY 256
#define FEW 8

struct name_row {
    uint32_t key; /* number in `keys` */
    size_t name_length;
    uint8_t side, kind;
    bool occurs, is_few;
    uint64_t calls;    /* in both sets, in any step or none */
    size_t place;      /* of its values, or of its first entry, in a part */
    size_t entries[2]; /* that it has, where it is_few: those of the control come first */
};

struct loader {
    struct arena *arena;
    const struct samples_filter *filter;
    struct database databases[2];
    struct strings keys;   /* name, NUL, category */
    struct name_row *rows; /* first by key; then in order */
    size_t row_count, row_capacity;
    uint32_t *row_of[2]; /* by op: the row; TRACE_NONE: not requested */
    uint32_t op_count[2];
    struct cells scratch;
    /* Of the rows of a part. */
    struct arena *values;
    int64_t *times; /* by row: totals by column, then self times by column */
    int32_t *calls; /* by row: by step */
    struct samples_entry *entries;
};

static void free_loader(struct loader *loader)
{
    for (int side = 0; side < 2; side++)
        database_close(&loader->databases[side]);
    cells_free(&loader->scratch);
    arena_free(&loader->values);
    arena_free(&loader->arena);
}

/* ---- which op belongs to which row ---- */

/* The row of a (name, category), added if it is new. */
static uint32_t add_row(struct loader *loader, struct buffer *key, size_t name_length)
{
    uint32_t id = strings_add(&loader->keys, key->bytes, key->length);

    if (id < loader->row_count)
        return id;
    ARENA_RESERVE(loader->arena, loader->rows, loader->row_capacity,
                  loader->row_count + 1);
    loader->rows[loader->row_count++] =
        (struct name_row){.key = id, .name_length = name_length};
    return id;
}

static bool is_wanted(const struct samples_filter *filter, const char *name,
                      const char *category, uint8_t side)
{
    return (filter->side < 0 || filter->side == side) &&
           (filter->name == NULL || strcmp(filter->name, name) == 0) &&
           (filter->category == NULL || strcmp(filter->category, category) == 0);
}

static int samples_add_op(struct loader *loader, int side, struct statement *select,
                          struct buffer *key, size_t *capacity, struct error *error)
{
    uint32_t op = (uint32_t)statement_int64(select, 0), row = TRACE_NONE;
    size_t name_length, category_length;
    const char *name = statement_text(select, 1, &name_length);
    const char *category = statement_text(select, 2, &category_length);
    uint8_t op_side = (uint8_t)statement_int64(select, 3);
    uint8_t kind = (uint8_t)statement_int64(select, 4);

    if (op >= CELLS_OPS_MAX)
        return database_damaged(loader->databases[side].name, "number of an op", error);
    ARENA_RESERVE(loader->arena, loader->row_of[side], *capacity, (size_t)op + 1);
    if (is_wanted(loader->filter, name, category, op_side)) {
        buffer_clear(key);
        buffer_append(key, name, name_length);
        buffer_append_char(key, '\0');
        buffer_append(key, category, category_length);
        if (buffer_failed(key))
            return error_set_memory(error);
        row = add_row(loader, key, name_length);
        loader->rows[row].side = op_side;
        if (kind > loader->rows[row].kind)
            loader->rows[row].kind = kind;
    }
    /* Numbers without an op belong to no row. */
    while (loader->op_count[side] <= op)
        loader->row_of[side][loader->op_count[side]++] = TRACE_NONE;
    loader->row_of[side][op] = row;
    return 0;
}

static int samples_load_ops(struct loader *loader, int side, struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&loader->databases[side], "sql/samples_ops");
    CLEANUP_BUFFER struct buffer key = BUFFER((size_t)1 << 20);
    size_t capacity = 0;

    int result;

    statement_bind_int64(&select, ":use_short_name",
                         loader->filter->naming.use_short_name);
    statement_bind_int64(&select, ":merge_addresses",
                         loader->filter->naming.merge_addresses);
    while ((result = statement_step(&select, error)) == 1) {
        result = samples_add_op(loader, side, &select, &key, &capacity, error);
        if (result != 0)
            return result;
    }
    return result;
}

/* Adds up the calls of the rows, and finds those that are called in few steps. */
static int load_calls(struct loader *loader, size_t samples, struct error *error)
{
    int result = 0;

    for (int side = 0; side < 2 && result == 0; side++) {
        CLEANUP_STATEMENT struct statement select =
            statement_of(&loader->databases[side], "sql/samples_calls");

        while (result == 0 && (result = statement_step(&select, error)) == 1) {
            int64_t op = statement_int64(&select, 0), calls = statement_int64(&select, 1);
            uint32_t row = op >= 0 && op < loader->op_count[side]
                               ? loader->row_of[side][op]
                               : TRACE_NONE;

            if (row != TRACE_NONE && calls > 0 &&
                __builtin_add_overflow(loader->rows[row].calls, (uint64_t)calls,
                                       &loader->rows[row].calls))
                loader->rows[row].calls = UINT64_MAX;
            result = 0;
        }
    }
    for (size_t i = 0; i < loader->row_count && result == 0; i++)
        loader->rows[i].is_few = loader->rows[i].calls < samples / FEW;
    return result;
}

static const char *category_of(const struct loader *loader, const struct name_row *row)
{
    return strings_text(&loader->keys, row->key) + row->name_length + 1;
}

/* By the bytes of the name, then of the category. */
static int compare_rows(const void *a, const void *b, void *context)
{
    const struct loader *loader = context;
    const struct name_row *x = a, *y = b;
    size_t shorter = x->name_length < y->name_length ? x->name_length : y->name_length;
    int order = memcmp(strings_text(&loader->keys, x->key),
                       strings_text(&loader->keys, y->key), shorter);
    if (order == 0)
        order = (x->name_length > y->name_length) - (x->name_length < y->name_length);
    return order != 0 ? order : strcmp(category_of(loader, x), category_of(loader, y));
}

/* Sorts the rows, and gives the ops the new numbers. */
static int samples_order_rows(struct loader *loader, struct error *error)
{
    size_t count = loader->row_count;
    uint32_t *place = arena_new(loader->arena, count, sizeof *place);
    struct budget *budget = loader->arena->budget;

    if (count > 1)
        qsort_r(loader->rows, count, sizeof *loader->rows, compare_rows, loader);
    for (size_t i = 0; i < count && !budget_is_over_at(budget, i); i++)
        place[loader->rows[i].key] = (uint32_t)i;
    for (int side = 0; side < 2; side++)
        for (uint32_t op = 0, *row = loader->row_of[side];
             op < loader->op_count[side] && !budget_is_over_at(budget, op); op++)
            if (row[op] != TRACE_NONE)
                row[op] = place[row[op]];
    return budget_look(budget, error);
}

/* ---- the matrix ---- */

/* Rows first .. end - 1. Each has `stride` times and `calls_stride` numbers of calls,
 * first those of the control, then those of the test. */
struct row_block {
    size_t first, end, stride, calls_stride;
    size_t columns[2];
};

/* A step is written down a column: so rows are an odd number of cache lines apart, which
 * spreads them over the cache. A stride of whole pages would use the same few places. */
static size_t stride_of(size_t values, size_t size)
{
    const size_t line = 64 / size;

    return ((values + line - 1) / line | 1) * line;
}

static int damaged(const struct loader *loader, int side, struct error *error)
{
    return database_damaged(loader->databases[side].name, "sums of a step", error);
}

static void add_calls(int32_t *sum, int64_t calls)
{
    if (calls > INT32_MAX || __builtin_add_overflow(*sum, (int32_t)calls, sum))
        *sum = INT32_MAX;
}

/* Where the values of a step go. */
struct step_offsets {
    uint32_t step;
    size_t total, self, calls; /* from the beginning of each row */
};

/* Several ops may make one row. False: the row has more entries than calls. */
static bool add_entry(struct loader *loader, int side, struct name_row *row,
                      const struct samples_entry *entry)
{
    size_t count = row->entries[0] + row->entries[1];
    struct samples_entry *last =
        row->entries[side] > 0 ? &loader->entries[row->place + count - 1] : NULL;

    if (last != NULL && last->step == entry->step) {
        number_add_to(&last->total, entry->total);
        number_add_to(&last->self, entry->self);
        add_calls(&last->calls, entry->calls);
        return true;
    }
    if (count >= row->calls)
        return false;
    loader->entries[row->place + count] = *entry;
    row->entries[side]++;
    return true;
}

static int add_step(struct loader *loader, const struct row_block *part, int side,
                    struct statement *select, const struct step_offsets *place,
                    struct error *error)
{
    size_t length;
    const void *blob = statement_blob(select, 0, &length);
    struct cells_read cells;

    if (!cells_read(&loader->scratch, blob, length, &cells))
        return damaged(loader, side, error);
    if (cells.count > 0 && cells.ops[cells.count - 1] >= loader->op_count[side])
        return damaged(loader, side, error);
    for (uint32_t i = 0; i < cells.count; i++) {
        uint32_t number = loader->row_of[side][cells.ops[i]];

        if (number < part->first || number >= part->end)
            continue;
        struct name_row *row = &loader->rows[number];
        int64_t self = (int64_t)((uint64_t)cells.totals[i] - (uint64_t)cells.nested[i]);
        row->occurs = true;
        if (row->is_few) {
            const struct samples_entry entry = {
                place->step,
                cells.counts[i] > INT32_MAX ? INT32_MAX : (int32_t)cells.counts[i],
                cells.totals[i], self};

            if (!add_entry(loader, side, row, &entry))
                return damaged(loader, side, error);
            continue;
        }
        int64_t *times = &loader->times[row->place * part->stride];
        number_add_to(&times[place->total], cells.totals[i]);
        number_add_to(&times[place->self], self);
        add_calls(&loader->calls[row->place * part->calls_stride + place->calls],
                  cells.counts[i]);
    }
    return 0;
}

static struct step_offsets find_place(const struct row_block *part,
                                      const struct samples_side sides[2], int side,
                                      size_t step)
{
    const struct samples_side *chosen = &sides[side];
    size_t column = chosen->columns != NULL ? chosen->columns[step] : step;
    size_t before = side == PAIR_TEST ? part->columns[PAIR_CONTROL] : 0;

    return (struct step_offsets){
        .step = (uint32_t)step,
        .total = before + column,
        .self = part->columns[PAIR_CONTROL] + part->columns[PAIR_TEST] + before + column,
        .calls = (side == PAIR_TEST ? sides[PAIR_CONTROL].count : 0) + step,
    };
}

static int add_side(struct loader *loader, const struct row_block *part, int side,
                    const struct samples_side sides[2], struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&loader->databases[side], "sql/step_cells");
    const struct samples_side *steps = &sides[side];
    int result = 0;

    for (size_t i = 0; i < steps->count && result == 0; i++) {
        struct step_offsets place = find_place(part, sides, side, i);

        result = budget_check(loader->databases[side].budget, error);
        if (result != 0)
            break;
        statement_bind_int64(&select, ":step", steps->steps[i]);
        result = statement_step(&select, error);
        if (result == 1)
            result = add_step(loader, part, side, &select, &place, error);
        else if (result == 0)
            result = error_set(error, ERROR_NOT_FOUND, "unknown_step",
                               "a chosen step is not in the %s set",
                               side == PAIR_TEST ? "test" : "control");
        statement_reset(&select);
    }
    return result;
}

static struct samples_row make_row(const struct loader *loader,
                                   const struct row_block *part,
                                   const struct samples_side sides[2], size_t number)
{
    const struct name_row *row = &loader->rows[number];
    struct samples_row out = {
        .name = strings_text(&loader->keys, row->key),
        .name_length = row->name_length,
        .category = category_of(loader, row),
        .side = row->side,
        .kind = row->kind,
        .is_few = row->is_few,
        .columns = {part->columns[PAIR_CONTROL], part->columns[PAIR_TEST]},
        .steps = {sides[PAIR_CONTROL].count, sides[PAIR_TEST].count},
    };

    if (row->is_few) {
        out.few[PAIR_CONTROL] = &loader->entries[row->place];
        out.few[PAIR_TEST] = out.few[PAIR_CONTROL] + row->entries[PAIR_CONTROL];
        out.few_count[PAIR_CONTROL] = row->entries[PAIR_CONTROL];
        out.few_count[PAIR_TEST] = row->entries[PAIR_TEST];
        return out;
    }
    out.total[PAIR_CONTROL] = &loader->times[row->place * part->stride];
    out.total[PAIR_TEST] = out.total[PAIR_CONTROL] + part->columns[PAIR_CONTROL];
    out.self[PAIR_CONTROL] = out.total[PAIR_TEST] + part->columns[PAIR_TEST];
    out.self[PAIR_TEST] = out.self[PAIR_CONTROL] + part->columns[PAIR_CONTROL];
    out.calls[PAIR_CONTROL] = &loader->calls[row->place * part->calls_stride];
    out.calls[PAIR_TEST] = out.calls[PAIR_CONTROL] + sides[PAIR_CONTROL].count;
    return out;
}

/* As many rows from part->first on as the memory allows, and room for them. */
static int make_room(struct loader *loader, struct row_block *part, struct error *error)
{
    size_t memory = loader->filter->memory > 0 ? loader->filter->memory : MATRIX_BYTES;
    size_t dense =
        part->stride * sizeof *loader->times + part->calls_stride * sizeof *loader->calls;
    size_t rows = 0, entries = 0, bytes = 0;

    for (part->end = part->first; part->end < loader->row_count; part->end++) {
        struct name_row *row = &loader->rows[part->end];
        size_t more = row->is_few ? (size_t)row->calls * sizeof *loader->entries : dense;

        if (part->end > part->first && more > memory - bytes)
            break;
        row->place = row->is_few ? entries : rows;
        entries += row->is_few ? (size_t)row->calls : 0;
        rows += !row->is_few;
        bytes = more > memory - bytes ? memory : bytes + more;
    }
    arena_free(&loader->values);
    struct arena *arena = loader->values = arena_make(loader->arena->budget);
    loader->times = arena_new(arena, rows * part->stride, sizeof *loader->times);
    loader->calls = arena_new(arena, rows * part->calls_stride, sizeof *loader->calls);
    loader->entries = arena_new(arena, entries, sizeof *loader->entries);
    return budget_look(arena->budget, error);
}

/* Fills a part and hands its rows out. */
static int deliver(struct loader *loader, const struct row_block *part,
                   const struct samples_side sides[2],
                   int (*each)(void *context, const struct samples_row *row),
                   void *context, struct error *error)
{
    int result = add_side(loader, part, PAIR_CONTROL, sides, error);

    if (result == 0)
        result = add_side(loader, part, PAIR_TEST, sides, error);
    for (size_t i = part->first; i < part->end && result == 0; i++) {
        const struct samples_row row = make_row(loader, part, sides, i);

        if (loader->rows[i].occurs)
            result = each(context, &row);
        if (result == 0)
            result = budget_check(loader->databases[0].budget, error);
    }
    return result;
}

static size_t columns_of(const struct samples_side *side)
{
    return side->columns != NULL ? side->column_count : side->count;
}

int set_samples(struct store *store, const struct samples_side sides[2],
                const struct samples_filter *filter, struct budget *budget,
                int (*each)(void *context, const struct samples_row *row), void *context,
                struct error *error)
{
    CLEANUP(free_loader)
    struct loader loader = {
        .arena = arena_make(budget), .filter = filter, .scratch = {.budget = budget}};
    int result = 0;

    strings_init_in(&loader.keys, KEYS_BYTES_MAX, loader.arena);
    for (int side = 0; side < 2 && result == 0; side++) {
        result =
            set_file_open(store, sides[side].id, budget, &loader.databases[side], error);
        if (result == 0)
            result = samples_load_ops(&loader, side, error);
    }
    if (result == 0)
        result = samples_order_rows(&loader, error);
    size_t samples = sides[PAIR_CONTROL].count + sides[PAIR_TEST].count;
    if (result != 0 || samples == 0 || loader.row_count == 0)
        return result;
    if (samples > SIZE_MAX / 128 / loader.row_count)
        return error_set_memory(error);
    struct row_block part = {.columns = {columns_of(&sides[0]), columns_of(&sides[1])}};
    part.stride = stride_of(2 * (part.columns[0] + part.columns[1]), sizeof(int64_t));
    part.calls_stride = stride_of(samples, sizeof(int32_t));
    if (samples >= SAMPLES_MANY)
        result = load_calls(&loader, samples, error);
    for (; part.first < loader.row_count && result == 0; part.first = part.end) {
        result = make_room(&loader, &part, error);
        if (result == 0)
            result = deliver(&loader, &part, sides, each, context, error);
    }
    return result;
}
