/* See set_samples.h. */
#include "store/set/set_samples.h"

#include "base/array.h"
#include "base/buffer.h"
#include "base/strings.h"
#include "store/codec/cells.h"
#include "store/set/set_file.h"
#include "store/set/set_pair.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>
#include <string.h>

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
    const struct samples_filter *filter;
    struct database databases[2];
    struct strings keys;   /* name, NUL, category */
    struct name_row *rows; /* first by key; then in order */
    size_t row_count, row_capacity;
    uint32_t *row_of[2]; /* by op: the row; TRACE_NONE: not requested */
    uint32_t op_count[2];
    struct cells scratch;
    /* Of the rows of a part. */
    int64_t *times; /* by row: totals by column, then self times by column */
    int32_t *calls; /* by row: by step */
    struct samples_entry *entries;
    struct budget_share memory; /* of the part */
};

static void free_loader(struct loader *loader)
{
    for (int side = 0; side < 2; side++) {
        database_close(&loader->databases[side]);
        free(loader->row_of[side]);
    }
    strings_free(&loader->keys);
    free(loader->rows);
    cells_free(&loader->scratch);
    free(loader->times);
    free(loader->calls);
    free(loader->entries);
    budget_share_return(&loader->memory);
}

/* ---- which op belongs to which row ---- */

/* The row of a (name, category), added if it is new; TRACE_NONE when memory is refused.
 */
static uint32_t add_row(struct loader *loader, struct buffer *key, size_t name_length)
{
    uint32_t id = strings_add(&loader->keys, key->bytes, key->length);

    if (id == STRINGS_NONE || id < loader->row_count)
        return id;
    if (!ARRAY_RESERVE(loader->rows, loader->row_capacity, loader->row_count + 1))
        return TRACE_NONE;
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

static int grow_row_of(struct loader *loader, int side, uint32_t op, uint32_t *capacity,
                       struct error *error)
{
    uint32_t wanted = *capacity == 0 ? 512 : *capacity;

    if (op >= CELLS_OPS_MAX)
        return database_damaged(loader->databases[side].name, "number of an op", error);
    while (wanted <= op)
        wanted *= 2;
    if (wanted == *capacity)
        return 0;
    uint32_t *grown = reallocarray(loader->row_of[side], wanted, sizeof *grown);
    if (grown == NULL)
        return error_set_memory(error);
    loader->row_of[side] = grown;
    *capacity = wanted;
    return 0;
}

static int add_op(struct loader *loader, int side, struct statement *select,
                  struct buffer *key, uint32_t *capacity, struct error *error)
{
    uint32_t op = (uint32_t)statement_int64(select, 0), row = TRACE_NONE;
    size_t name_length, category_length;
    const char *name = statement_text(select, 1, &name_length);
    const char *category = statement_text(select, 2, &category_length);
    uint8_t op_side = (uint8_t)statement_int64(select, 3);
    uint8_t kind = (uint8_t)statement_int64(select, 4);
    int result = grow_row_of(loader, side, op, capacity, error);

    if (result != 0)
        return result;
    if (is_wanted(loader->filter, name, category, op_side)) {
        buffer_clear(key);
        buffer_append(key, name, name_length);
        buffer_append_char(key, '\0');
        buffer_append(key, category, category_length);
        row = buffer_failed(key) ? TRACE_NONE : add_row(loader, key, name_length);
        if (row == TRACE_NONE)
            return error_set_memory(error);
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

static int load_ops(struct loader *loader, int side, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    CLEANUP_BUFFER struct buffer key;
    uint32_t capacity = 0;

    buffer_init(&key, (size_t)1 << 20);
    int result = statement_prepare(&loader->databases[side], "sql/samples_ops", false,
                                   &select, error);
    if (result != 0)
        return result;
    statement_bind_int64(&select, ":use_short_name", loader->filter->use_short_name);
    statement_bind_int64(&select, ":merge_addresses", loader->filter->merge_addresses);
    while ((result = statement_step(&select, error)) == 1) {
        result = add_op(loader, side, &select, &key, &capacity, error);
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
        CLEANUP_STATEMENT struct statement select = {0};

        result = statement_prepare(&loader->databases[side], "sql/samples_calls", false,
                                   &select, error);
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
static int order_rows(struct loader *loader, struct error *error)
{
    size_t count = loader->row_count;
    CLEANUP_FREE uint32_t *place = calloc(count + 1, sizeof *place);
    struct budget *budget = loader->memory.budget;

    if (place == NULL)
        return error_set_memory(error);
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
        samples_add_time(&last->total, entry->total);
        samples_add_time(&last->self, entry->self);
        add_calls(&last->calls, entry->calls);
        return true;
    }
    if (count >= row->calls || loader->entries == NULL)
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

    switch (cells_read(&loader->scratch, blob, length, &cells)) {
    case CELLS_OK:
        break;
    case CELLS_NO_MEMORY:
        return error_set_memory(error);
    case CELLS_DAMAGED:
        return damaged(loader, side, error);
    }
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
        samples_add_time(&times[place->total], cells.totals[i]);
        samples_add_time(&times[place->self], self);
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
    CLEANUP_STATEMENT struct statement select = {0};
    const struct samples_side *steps = &sides[side];
    int result = statement_prepare(&loader->databases[side], "sql/step_cells", false,
                                   &select, error);

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
    free(loader->times);
    free(loader->calls);
    free(loader->entries);
    loader->times = NULL;
    loader->calls = NULL;
    loader->entries = NULL;
    budget_share_return(&loader->memory);
    int result = budget_share_take(
        &loader->memory, rows * dense + entries * sizeof *loader->entries, error);
    if (result != 0)
        return result;
    loader->times = calloc(rows * part->stride + 1, sizeof *loader->times);
    loader->calls = calloc(rows * part->calls_stride + 1, sizeof *loader->calls);
    loader->entries = calloc(entries + 1, sizeof *loader->entries);
    return loader->times == NULL || loader->calls == NULL || loader->entries == NULL
               ? error_set_memory(error)
               : 0;
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
    struct loader loader = {.filter = filter, .memory = {.budget = budget}};
    int result = 0;

    strings_init(&loader.keys, KEYS_BYTES_MAX);
    for (int side = 0; side < 2 && result == 0; side++) {
        result =
            set_file_open(store, sides[side].id, budget, &loader.databases[side], error);
        if (result == 0)
            result = load_ops(&loader, side, error);
    }
    if (result == 0)
        result = order_rows(&loader, error);
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
