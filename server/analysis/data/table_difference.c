/* See table_difference.h. */
#include "analysis/data/table_difference.h"
#include "base/buffer.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

#define KEYS_MAX ((size_t)1 << 30)

/* Which keys need not be equal. */
struct pairing_rule {
    bool any_rank;   /* each side has one rank */
    bool any_device; /* every rank of each side has one device */
};

static int find_role(const struct table_spec *spec, enum table_role role)
{
    for (size_t i = 0; i < spec->column_count; i++)
        if (spec->columns[i].role == role)
            return (int)i;
    return -1;
}

bool table_is_comparable(const struct table_spec *spec)
{
    return find_role(spec, TABLE_SUM) >= 0 || find_role(spec, TABLE_MEASURE) >= 0;
}

static bool is_same(const struct table *table, size_t column, size_t a, size_t b)
{
    const struct table_cell *left = table_cell(table, a, column);
    const struct table_cell *right = table_cell(table, b, column);

    return left->null == right->null &&
           (left->null ||
            (left->value.integer == right->value.integer && left->wide == right->wide));
}

static bool has_one_rank(const struct table *table)
{
    int rank = find_role(table->spec, TABLE_RANK);

    for (size_t i = 1; rank >= 0 && i < table->row_count; i++)
        if (!is_same(table, (size_t)rank, 0, i))
            return false;
    return true;
}

/* Rows of one rank are adjacent in every table with a device. */
static bool has_one_device_a_rank(const struct table *table)
{
    int rank = find_role(table->spec, TABLE_RANK);
    int device = find_role(table->spec, TABLE_DEVICE);

    for (size_t i = 1; rank >= 0 && device >= 0 && i < table->row_count; i++)
        if (is_same(table, (size_t)rank, i - 1, i) &&
            !is_same(table, (size_t)device, i - 1, i))
            return false;
    return true;
}

/* ---- keys ---- */

static bool is_key(const struct pairing_rule *pairing, enum table_role role)
{
    return role == TABLE_KEY || (role == TABLE_RANK && !pairing->any_rank) ||
           (role == TABLE_DEVICE && !pairing->any_device);
}

/* The bytes that rows which belong together have in common. */
static void write_key(const struct table *table, const struct pairing_rule *pairing,
                      size_t row, struct buffer *out)
{
    buffer_clear(out);
    for (size_t i = 0; i < table->spec->column_count; i++) {
        const struct table_column *column = &table->spec->columns[i];
        const struct table_cell *cell = table_cell(table, row, i);
        size_t length;

        if (!is_key(pairing, column->role))
            continue;
        buffer_append_char(out, cell->null ? 'n' : 'v');
        if (cell->null)
            continue;
        if (column->type == TABLE_TEXT) {
            const char *text = table_text(table, row, i, &length);
            buffer_append(out, &length, sizeof length);
            buffer_append(out, text, length);
        } else {
            buffer_append(out, &cell->value.integer, sizeof cell->value.integer);
            buffer_append_char(out, cell->wide ? 'w' : 'n');
        }
    }
}

/* Row + 1 of a table by number of its key; 0: none. */
struct row_keys {
    struct strings keys;
    uint32_t *rows;
};

static void row_keys_free(struct row_keys *keyed)
{
    strings_free(&keyed->keys);
    free(keyed->rows);
}

/* A row of nulls with a note that explains missing rows is not compared. */
static bool is_note(const struct table *table, size_t row)
{
    for (size_t i = 0; i < table->spec->column_count; i++)
        if (table->spec->columns[i].role == TABLE_NOTE &&
            !table_cell(table, row, i)->null)
            return true;
    return false;
}

static int make_keyed(const struct table *table, const struct pairing_rule *pairing,
                      struct buffer *key, struct row_keys *out)
{
    strings_init_counted(&out->keys, KEYS_MAX, table->budget);
    out->rows = calloc(table->row_count + 1, sizeof *out->rows);
    if (out->rows == NULL)
        return -1;
    for (size_t row = 0; row < table->row_count; row++) {
        if (budget_is_over(table->budget))
            return -1;
        if (is_note(table, row))
            continue;
        write_key(table, pairing, row, key);
        uint32_t id =
            strings_add(&out->keys, key->bytes == NULL ? "" : key->bytes, key->length);
        if (id == STRINGS_NONE || buffer_failed(key))
            return -1;
        out->rows[id] = (uint32_t)row + 1;
    }
    return 0;
}

/* ---- rows ---- */

static void copy_cell(const struct table *from, size_t row, size_t column,
                      struct table *out)
{
    const struct table_cell *cell = table_cell(from, row, column);
    size_t length;

    if (cell->null)
        return;
    if (from->spec->columns[column].type == TABLE_TEXT) {
        const char *text = table_text(from, row, column, &length);
        table_set_text(out, column, text, length);
    } else {
        table_set_wide_integer(out, column, cell->value.integer, cell->wide);
    }
}

/* The value of a sum or measure; false if there is none. Absent rows have sums of 0. */
static bool value_of(const struct table *table, size_t row, size_t column,
                     union table_value *out)
{
    const struct table_column *info = &table->spec->columns[column];

    *out = (union table_value){0};
    if (row == SIZE_MAX)
        return info->role == TABLE_SUM;
    *out = table_cell(table, row, column)->value;
    return !table_cell(table, row, column)->null;
}

static void subtract_cell(const struct table *set, size_t set_row,
                          const struct table *test, size_t test_row, size_t column,
                          struct table *out)
{
    union table_value from, to;
    int64_t difference;

    if (!value_of(set, set_row, column, &from) || !value_of(test, test_row, column, &to))
        return;
    switch (set->spec->columns[column].type) {
    case TABLE_INTEGER:
    case TABLE_TIME:
        if (!__builtin_sub_overflow(to.integer, from.integer, &difference))
            table_set_integer(out, column, difference);
        break;
    case TABLE_MEAN:
    case TABLE_REAL:
        table_set_real(out, column, to.real - from.real);
        break;
    case TABLE_TEXT:
        break;
    }
}

/* One row; SIZE_MAX: the side has none. */
static void add_difference(const struct table *set, size_t set_row,
                           const struct table *test, size_t test_row, struct table *out)
{
    table_add_row(out);
    for (size_t i = 0; i < out->spec->column_count; i++) {
        enum table_role role = out->spec->columns[i].role;

        if (table_is_beside(role))
            continue;
        if (role == TABLE_SUM || role == TABLE_MEASURE)
            subtract_cell(set, set_row, test, test_row, i, out);
        else if (set_row != SIZE_MAX)
            copy_cell(set, set_row, i, out);
        else
            copy_cell(test, test_row, i, out);
    }
}

int table_difference(const struct table *set, const struct table *test, struct table *out,
                     struct error *error)
{
    const struct pairing_rule pairing = {has_one_rank(set) && has_one_rank(test),
                                         has_one_device_a_rank(set) &&
                                             has_one_device_a_rank(test)};
    CLEANUP(row_keys_free) struct row_keys keyed = {0};
    CLEANUP_BUFFER struct buffer key;

    buffer_init(&key, KEYS_MAX);
    table_init(out, set->spec);
    table_count(out, set->budget);
    CLEANUP_FREE bool *paired = calloc(test->row_count + 1, sizeof *paired);
    if (paired == NULL || make_keyed(test, &pairing, &key, &keyed) != 0)
        return budget_or_memory(out->budget, error);
    for (size_t row = 0; row < set->row_count && !out->failed; row++) {
        size_t other = SIZE_MAX;

        if (is_note(set, row))
            continue;
        write_key(set, &pairing, row, &key);
        uint32_t id =
            strings_find(&keyed.keys, key.bytes == NULL ? "" : key.bytes, key.length);
        if (id != STRINGS_NONE && keyed.rows[id] != 0) {
            other = keyed.rows[id] - 1;
            paired[other] = true;
        }
        add_difference(set, row, test, other, out);
    }
    for (size_t row = 0; row < test->row_count && !out->failed; row++)
        if (!paired[row] && !is_note(test, row))
            add_difference(set, SIZE_MAX, test, row, out);
    if (buffer_failed(&key))
        return error_set_memory(error);
    return table_check(out, error);
}
