/* See table.h. */
#include "analysis/data/table.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)256 << 20)

void table_init(struct table *table, const struct table_spec *spec)
{
    *table = (struct table){.spec = spec};
    strings_init(&table->texts, TEXTS_MAX);
}

void table_count(struct table *table, struct budget *budget)
{
    table->budget = table->texts.budget = budget;
}

void table_free(struct table *table)
{
    if (table->counted > 0)
        budget_give_memory(table->budget, table->counted);
    free(table->cells);
    strings_free(&table->texts);
    *table = (struct table){0};
}

int table_check(const struct table *table, struct error *error)
{
    if (table->full)
        return error_set(error, ERROR_LIMIT, "too_many_rows",
                         "more than %zu rows: choose fewer ranks or steps, or a smaller "
                         "limit where there is one",
                         TABLE_ROWS_MAX);
    return table->failed ? budget_or_memory(table->budget, error) : 0;
}

/* ---- filling ---- */

static bool grow(struct table *table)
{
    size_t columns = table->spec->column_count;
    size_t capacity = table->capacity == 0 ? 16 : table->capacity * 2;

    if (capacity > TABLE_ROWS_MAX) {
        table->full = true;
        return false;
    }
    uint64_t bytes =
        (uint64_t)(capacity - table->capacity) * columns * sizeof *table->cells;
    if (table->budget != NULL) {
        table->counted += bytes;
        if (budget_take_memory(table->budget, bytes, NULL) != 0)
            return false;
    }
    struct table_cell *cells =
        reallocarray(table->cells, capacity * columns, sizeof *cells);
    if (cells == NULL)
        return false;
    table->cells = cells;
    table->capacity = capacity;
    return true;
}

void table_add_row(struct table *table)
{
    size_t columns = table->spec->column_count;

    if (table->failed)
        return;
    if (budget_is_over(table->budget) ||
        (table->row_count == table->capacity && !grow(table))) {
        table->failed = true;
        return;
    }
    for (size_t i = 0; i < columns; i++)
        table->cells[table->row_count * columns + i] = (struct table_cell){.null = true};
    table->row_count++;
}

static struct table_cell *last_cell(struct table *table, size_t column)
{
    if (table->failed || table->row_count == 0)
        return NULL;
    return &table->cells[(table->row_count - 1) * table->spec->column_count + column];
}

void table_set_integer(struct table *table, size_t column, int64_t value)
{
    struct table_cell *cell = last_cell(table, column);

    if (cell != NULL)
        *cell = (struct table_cell){.value.integer = value};
}

void table_set_wide_integer(struct table *table, size_t column, int64_t value, bool wide)
{
    struct table_cell *cell = last_cell(table, column);

    if (cell != NULL)
        *cell = (struct table_cell){.value.integer = value, .wide = wide};
}

void table_set_real(struct table *table, size_t column, double value)
{
    struct table_cell *cell = last_cell(table, column);

    if (cell != NULL && isfinite(value))
        *cell = (struct table_cell){.value.real = value};
}

void table_set_text(struct table *table, size_t column, const char *text, size_t length)
{
    struct table_cell *cell = last_cell(table, column);

    if (cell == NULL)
        return;
    uint32_t id = strings_add(&table->texts, text, length);
    if (id == STRINGS_NONE) {
        table->failed = true;
        return;
    }
    *cell = (struct table_cell){.value.text = id};
}

void table_set_word(struct table *table, size_t column, const char *word)
{
    table_set_text(table, column, word, strlen(word));
}

void table_set_statistics(struct table *table, size_t first,
                          const struct statistics *statistics)
{
    table_set_integer(table, first, (int64_t)statistics->count);
    table_set_real(table, first + 1, statistics->mean);
    table_set_real(table, first + 2, statistics->std);
    table_set_real(table, first + 3, statistics->min);
    table_set_real(table, first + 4, statistics->q25);
    table_set_real(table, first + 5, statistics->q50);
    table_set_real(table, first + 6, statistics->q75);
    table_set_real(table, first + 7, statistics->max);
}

void table_set_moments(struct table *table, size_t first, const struct moments *moments)
{
    table_set_integer(table, first, (int64_t)moments->count);
    table_set_integer(table, first + 1, moments->sum);
    table_set_integer(table, first + 2, moments->max);
    table_set_integer(table, first + 3, moments->min);
    table_set_real(table, first + 4, moments_mean(moments));
    table_set_real(table, first + 5, moments_std(moments));
}

/* ---- putting together ---- */

/* The numbers in `into` of the texts of `from`; NULL: no memory. */
static uint32_t *move_texts(struct table *into, const struct strings *from)
{
    CLEANUP_FREE uint32_t *ids = calloc((size_t)from->count + 1, sizeof *ids);

    for (uint32_t i = 0; ids != NULL && i < from->count; i++) {
        if (budget_is_over(into->budget))
            return NULL;
        ids[i] =
            strings_add(&into->texts, strings_text(from, i), strings_length(from, i));
        if (ids[i] == STRINGS_NONE)
            return NULL;
    }
    return TAKE_PTR(ids);
}

static bool append_rows(struct table *into, const struct table *from)
{
    const struct table_spec *spec = into->spec;
    CLEANUP_FREE uint32_t *texts = move_texts(into, &from->texts);

    for (size_t row = 0; texts != NULL && row < from->row_count && !into->failed; row++) {
        table_add_row(into);
        for (size_t i = 0; i < spec->column_count && !into->failed; i++) {
            struct table_cell *cell = last_cell(into, i);

            *cell = *table_cell(from, row, i);
            if (spec->columns[i].type == TABLE_TEXT && !cell->null)
                cell->value.text = texts[cell->value.text];
        }
    }
    return texts != NULL;
}

void table_append(struct table *into, struct table *from)
{
    if (into->row_count == 0 && !into->failed) {
        struct table empty = *into;

        *into = *from;
        *from = empty;
        return;
    }
    into->full = into->full || from->full;
    into->failed = into->failed || from->failed || !append_rows(into, from);
    from->row_count = 0;
}

/* ---- reading ---- */

const struct table_cell *table_cell(const struct table *table, size_t row, size_t column)
{
    return &table->cells[row * table->spec->column_count + column];
}

const char *table_text(const struct table *table, size_t row, size_t column,
                       size_t *length)
{
    const struct table_cell *cell = table_cell(table, row, column);

    *length = cell->null ? 0 : strings_length(&table->texts, cell->value.text);
    return cell->null ? "" : strings_text(&table->texts, cell->value.text);
}

static double number_of(const struct table_cell *cell, enum table_type type)
{
    if (cell->null)
        return NAN;
    switch (type) {
    case TABLE_INTEGER:
    case TABLE_TIME:
        return cell->wide ? (double)(uint64_t)cell->value.integer
                          : (double)cell->value.integer;
    case TABLE_MEAN:
    case TABLE_REAL:
        return cell->value.real;
    case TABLE_TEXT:
    default:
        return NAN;
    }
}

double table_number(const struct table *table, size_t row, size_t column)
{
    return number_of(table_cell(table, row, column), table->spec->columns[column].type);
}

size_t table_column(const struct table *table, const char *name)
{
    size_t column = 0;

    while (strcmp(table->spec->columns[column].name, name) != 0)
        column++;
    return column;
}

double table_number_of(const struct table *table, size_t row, const char *name)
{
    return table_number(table, row, table_column(table, name));
}

/* ---- order ---- */

struct table_order {
    const struct table *table;
    const size_t *columns;
    size_t count;
};

static int compare_texts(const struct strings *texts, uint32_t a, uint32_t b)
{
    size_t left = strings_length(texts, a), right = strings_length(texts, b);
    int result = memcmp(strings_text(texts, a), strings_text(texts, b),
                        left < right ? left : right);

    return result != 0 ? result : (left > right) - (left < right);
}

static int compare_cells(const struct table *table, size_t column,
                         const struct table_cell *a, const struct table_cell *b)
{
    enum table_type type = table->spec->columns[column].type;

    if (a->null || b->null)
        return b->null - a->null;
    if (type == TABLE_TEXT)
        return compare_texts(&table->texts, a->value.text, b->value.text);
    if (type == TABLE_INTEGER && a->wide != b->wide)
        return a->wide ? 1 : -1;
    if (type == TABLE_INTEGER || type == TABLE_TIME)
        return (a->value.integer > b->value.integer) -
               (a->value.integer < b->value.integer);
    return (a->value.real > b->value.real) - (a->value.real < b->value.real);
}

static int compare_rows(const void *a, const void *b, void *context)
{
    const struct table_order *order = context;

    if (budget_is_over(order->table->budget))
        return 0;
    for (size_t i = 0; i < order->count; i++) {
        size_t column = order->columns[i];
        int result =
            compare_cells(order->table, column, (const struct table_cell *)a + column,
                          (const struct table_cell *)b + column);

        if (result != 0)
            return result;
    }
    return 0;
}

int table_sort(struct table *table, const size_t *columns, size_t count,
               struct error *error)
{
    struct table_order order = {table, columns, count};
    int result = table_check(table, error);

    if (result == 0 && table->row_count > 1)
        qsort_r(table->cells, table->row_count,
                table->spec->column_count * sizeof *table->cells, compare_rows, &order);
    return result == 0 ? budget_check(table->budget, error) : result;
}
