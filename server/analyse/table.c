#include "analyse/table.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- table ---- */

#define TEXTS_MAX ((size_t)256 << 20)

void table_init(struct table *table, const struct table_spec *spec, struct arena *arena)
{
    *table = (struct table){.spec = spec, .arena = arena};
    strings_init_in(&table->texts, TEXTS_MAX, arena);
}

int table_check(const struct table *table, struct error *error)
{
    if (table->full)
        return error_set(error, ERROR_LIMIT, "too_many_rows",
                         "more than %zu rows: choose fewer ranks or steps, or a smaller "
                         "limit where there is one",
                         TABLE_ROWS_MAX);
    return table->failed ? budget_look(table->arena->budget, error) : 0;
}

/* ---- filling ---- */

void table_add_row(struct table *table)
{
    size_t columns = table->spec->column_count;
    size_t cells = (table->row_count + 1) * columns;

    table->full = table->full || table->row_count == TABLE_ROWS_MAX;
    table->failed = table->failed || table->full || budget_is_over(table->arena->budget);
    if (table->failed)
        return;
    ARENA_RESERVE(table->arena, table->cells, table->capacity, cells);
    for (size_t i = cells - columns; i < cells; i++)
        table->cells[i] = (struct table_cell){.null = true};
    table->next = 0;
    table->row_count++;
}

static struct table_cell *cell_at(struct table *table, size_t column)
{
    if (table->failed || table->row_count == 0)
        return &table->nowhere;
    return &table->cells[(table->row_count - 1) * table->spec->column_count + column];
}

static void put(struct table *table, const char *column, struct table_cell cell)
{
    const struct table_spec *spec = table->spec;

    for (size_t i = 0; i < spec->column_count; i++) {
        size_t at = table->next < spec->column_count ? table->next : 0;

        table->next = at + 1;
        if (strcmp(spec->columns[at].name, column) == 0) {
            *cell_at(table, at) = cell;
            return;
        }
    }
}

void put_integer(struct table *table, const char *column, int64_t value)
{
    put(table, column, (struct table_cell){.value.integer = value});
}

void put_count(struct table *table, const char *column, uint64_t value)
{
    put_integer(table, column, (int64_t)value);
}

void put_wide(struct table *table, const char *column, int64_t value, bool wide)
{
    put(table, column, (struct table_cell){.value.integer = value, .wide = wide});
}

void put_real(struct table *table, const char *column, double value)
{
    put(table, column,
        isfinite(value) ? (struct table_cell){.value.real = value}
                        : (struct table_cell){.null = true});
}

void put_mean(struct table *table, const char *column, double sum, size_t count)
{
    put_real(table, column, count == 0 ? NAN : sum / (double)count);
}

void put_text(struct table *table, const char *column, const char *text, size_t length)
{
    if (!table->failed && table->row_count > 0)
        put(table, column,
            (struct table_cell){.value.text = strings_add(&table->texts, text, length)});
}

void put_word(struct table *table, const char *column, const char *word)
{
    if (word != NULL)
        put_text(table, column, word, strlen(word));
}

void put_name(struct table *table, const char *column, const struct strings *texts,
              uint32_t text)
{
    if (text != STRINGS_NONE)
        put_text(table, column, strings_text(texts, text), strings_length(texts, text));
}

void put_statistics(struct table *table, const struct statistics *statistics)
{
    put_count(table, "count", statistics->count);
    put_real(table, "mean", statistics->mean);
    put_real(table, "std", statistics->std);
    put_real(table, "min", statistics->min);
    put_real(table, "25%", statistics->q25);
    put_real(table, "50%", statistics->q50);
    put_real(table, "75%", statistics->q75);
    put_real(table, "max", statistics->max);
}

void put_moments(struct table *table, const struct moments *moments)
{
    put_count(table, "count", moments->count);
    put_integer(table, "sum", moments->sum);
    put_integer(table, "max", moments->max);
    put_integer(table, "min", moments->min);
    put_real(table, "mean", moments_mean(moments));
    put_real(table, "std", moments_std(moments));
}

/* ---- putting together ---- */

void table_append(struct table *into, const struct table *from)
{
    const struct table_spec *spec = into->spec;
    uint32_t *texts = arena_numbers(into->arena, from->texts.count);

    into->full = into->full || from->full;
    into->failed = into->failed || from->failed;
    for (size_t row = 0; row < from->row_count && !into->failed; row++) {
        table_add_row(into);
        for (size_t i = 0; i < spec->column_count; i++) {
            struct table_cell *cell = cell_at(into, i);

            *cell = *table_cell(from, row, i);
            if (spec->columns[i].type != TABLE_TEXT || cell->null)
                continue;
            uint32_t *text = &texts[cell->value.text];
            if (*text == STRINGS_NONE)
                *text = strings_copy(&into->texts, &from->texts, cell->value.text);
            cell->value.text = *text;
        }
    }
    arena_release(into->arena, texts);
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

#define ORDER_MAX 8 /* columns */

struct table_order {
    const struct table *table;
    size_t columns[ORDER_MAX], count;
};

static int compare_cells(const struct table *table, size_t column,
                         const struct table_cell *a, const struct table_cell *b)
{
    enum table_type type = table->spec->columns[column].type;

    if (a->null || b->null)
        return b->null - a->null;
    if (type == TABLE_TEXT)
        return strings_compare(&table->texts, a->value.text, b->value.text);
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

    if (budget_is_over(order->table->arena->budget))
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

void table_sort(struct table *table, const char *const *columns)
{
    struct table_order order = {.table = table};

    for (; columns[order.count] != NULL; order.count++)
        order.columns[order.count] = table_column(table, columns[order.count]);
    if (table->row_count > 1 && !table->failed)
        qsort_r(table->cells, table->row_count,
                table->spec->column_count * sizeof *table->cells, compare_rows, &order);
}

/* ---- groups ---- */

#define KEYS_MAX ((size_t)1 << 30)

void groups_init(struct group_sums *groups, size_t sum_size, struct arena *arena)
{
    *groups = (struct group_sums){.sum_size = sum_size};
    strings_init_in(&groups->keys, KEYS_MAX, arena);
    arena_reserve(arena, &groups->sums, &groups->capacity, 1, sum_size);
}

uint32_t groups_number(struct group_sums *groups, const void *key, size_t size)
{
    uint32_t known = groups->keys.count;
    uint32_t number = strings_add(&groups->keys, key, size);

    if (number < known)
        return number;
    arena_reserve(groups->keys.memory, &groups->sums, &groups->capacity,
                  groups->keys.count, groups->sum_size);
    memset(groups_sum(groups, number), 0, groups->sum_size);
    return number;
}

/* ---- table difference ---- */

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

/* A row of nulls with a note that explains missing rows is not compared. */
static bool is_note(const struct table *table, size_t row)
{
    for (size_t i = 0; i < table->spec->column_count; i++)
        if (table->spec->columns[i].role == TABLE_NOTE &&
            !table_cell(table, row, i)->null)
            return true;
    return false;
}

static void make_keyed(const struct table *table, const struct pairing_rule *pairing,
                       struct arena *arena, struct buffer *key, struct row_keys *out)
{
    strings_init_in(&out->keys, KEYS_MAX, arena);
    out->rows = arena_new(arena, table->row_count + 1, sizeof *out->rows);
    for (size_t row = 0; row < table->row_count && !budget_is_over(arena->budget);
         row++) {
        if (is_note(table, row))
            continue;
        write_key(table, pairing, row, key);
        out->rows[strings_add(&out->keys, key->bytes == NULL ? "" : key->bytes,
                              key->length)] = (uint32_t)row + 1;
    }
}

/* ---- rows ---- */

static void copy_cell(const struct table *from, size_t row, size_t column,
                      struct table *out)
{
    const struct table_column *of = &from->spec->columns[column];
    const struct table_cell *cell = table_cell(from, row, column);
    size_t length;

    if (of->type == TABLE_TEXT && !cell->null) {
        const char *text = table_text(from, row, column, &length);
        put_text(out, of->name, text, length);
    } else {
        *cell_at(out, column) = *cell;
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
    const char *name = set->spec->columns[column].name;
    union table_value from, to;
    int64_t difference;

    if (!value_of(set, set_row, column, &from) || !value_of(test, test_row, column, &to))
        return;
    switch (set->spec->columns[column].type) {
    case TABLE_INTEGER:
    case TABLE_TIME:
        if (!__builtin_sub_overflow(to.integer, from.integer, &difference))
            put_integer(out, name, difference);
        break;
    case TABLE_MEAN:
    case TABLE_REAL:
        put_real(out, name, to.real - from.real);
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

void table_difference(const struct table *set, const struct table *test,
                      struct arena *arena, struct table *out)
{
    const struct pairing_rule pairing = {has_one_rank(set) && has_one_rank(test),
                                         has_one_device_a_rank(set) &&
                                             has_one_device_a_rank(test)};
    CLEANUP(arena_free) struct arena *scratch = arena_make(arena->budget);
    CLEANUP_BUFFER struct buffer key = BUFFER(KEYS_MAX);
    struct row_keys keyed;

    table_init(out, set->spec, arena);
    bool *paired = arena_new(scratch, test->row_count + 1, sizeof *paired);
    make_keyed(test, &pairing, scratch, &key, &keyed);
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
        arena_refuse(arena);
}

/* ---- series ---- */

struct series *series_list_add(struct series_list *list)
{
    if (list->count == SERIES_MAX) {
        arena_refuse(list->arena);
        list->count--;
    }
    ARENA_RESERVE(list->arena, list->items, list->capacity, list->count + 1);
    list->items[list->count] = (struct series){0};
    return &list->items[list->count++];
}

void series_list_append(struct series_list *into, const struct series_list *from)
{
    for (size_t i = 0; i < from->count; i++) {
        struct series *series = series_list_add(into);

        *series = from->items[i];
        series->capacity = series->count;
        series->points = arena_new(into->arena, series->count, sizeof *series->points);
        if (series->count > 0)
            memcpy(series->points, from->items[i].points,
                   series->count * sizeof *series->points);
        arena_release(from->arena, from->items[i].points);
    }
}

struct series_point *series_reserve(struct arena *arena, struct series *series,
                                    size_t count)
{
    size_t before = series->count;

    /* One more than none: the result is never NULL. */
    ARENA_RESERVE(arena, series->points, series->capacity, before + count + 1);
    series->count += count;
    return series->points + before;
}

/* ---- order: merges the runs that the points already have, pair by pair ---- */

#define RUN_MIN 16

static size_t run_end(struct series_point *points, size_t begin, size_t count)
{
    size_t end = begin + 1;

    while (end < count && points[end].time >= points[end - 1].time)
        end++;
    size_t least = count - begin < RUN_MIN ? count : begin + RUN_MIN;
    for (; end < least; end++) {
        struct series_point point = points[end];
        size_t j = end;

        for (; j > begin && points[j - 1].time > point.time; j--)
            points[j] = points[j - 1];
        points[j] = point;
    }
    return end;
}

static void merge(const struct series_point *left, size_t left_count,
                  const struct series_point *right, size_t right_count,
                  struct series_point *out)
{
    const struct series_point *left_end = left + left_count;
    const struct series_point *right_end = right + right_count;

    while (left < left_end && right < right_end)
        *out++ = right->time < left->time ? *right++ : *left++;
    memcpy(out, left, (size_t)(left_end - left) * sizeof *out);
    out += left_end - left;
    memcpy(out, right, (size_t)(right_end - right) * sizeof *out);
}

/* One round: every two neighbouring runs of `from` become one of `to`. Returns how many
 * runs there are then. ends[i] is where run i ends. */
static size_t merge_round(const struct series_point *from, struct series_point *to,
                          size_t *ends, size_t runs, struct budget *budget)
{
    size_t begin = 0, made = 0;

    for (size_t i = 0; i < runs && !budget_is_over(budget); i += 2) {
        size_t middle = ends[i], end = i + 1 < runs ? ends[i + 1] : middle;

        merge(from + begin, middle - begin, from + middle, end - middle, to + begin);
        ends[made++] = begin = end;
    }
    return made;
}

/* If the budget ends it, the points are in no order. */
static void sort_points(struct series_point *points, size_t count, struct budget *budget)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    size_t runs = 0;
    size_t *ends = arena_new(arena, count / RUN_MIN + 2, sizeof *ends);

    for (size_t begin = 0; begin < count && !budget_is_over(budget); begin = ends[runs++])
        ends[runs] = run_end(points, begin, count);
    if (runs < 2)
        return;
    struct series_point *from = points, *to = arena_new(arena, count, sizeof *to);
    while (runs > 1 && budget_look(budget, NULL) == 0) {
        runs = merge_round(from, to, ends, runs, budget);
        struct series_point *other = from;
        from = to;
        to = other;
    }
    if (from != points)
        memcpy(points, from, count * sizeof *points);
}

void series_finish(struct series *series, size_t count, double residue,
                   struct budget *budget)
{
    double sum = 0;

    if (count == 0)
        return;
    struct series_point *points = series->points + series->count - count;
    sort_points(points, count, budget);
    for (size_t i = 0; i < count && !budget_is_over_at(budget, i); i++) {
        sum += points[i].value;
        if (fabs(sum) < residue)
            sum = 0;
        points[i].value = sum;
    }
}

void series_describe(const struct series *series, bool positive_only,
                     struct budget *budget, struct statistics *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    double *values = arena_new(arena, series->count, sizeof *values);
    size_t count = 0;

    for (size_t i = 0; i < series->count && !budget_is_over_at(budget, i); i++)
        if (!positive_only || series->points[i].value > 0)
            values[count++] = series->points[i].value;
    statistics_describe(values, count, budget, out);
}

/* ---- reduction ---- */

/* First, lowest, highest and last point of a column, as indices. */
struct extremes {
    size_t first, lowest, highest, last;
};

static size_t write_column(const struct series_point *points,
                           const struct extremes *extremes, struct series_point *out)
{
    size_t inner[2] = {extremes->lowest, extremes->highest}, count = 0;

    if (inner[0] > inner[1]) {
        inner[0] = extremes->highest;
        inner[1] = extremes->lowest;
    }
    size_t chosen[4] = {extremes->first, inner[0], inner[1], extremes->last};
    for (size_t i = 0; i < 4; i++)
        if (i == 0 || chosen[i] != chosen[i - 1])
            out[count++] = points[chosen[i]];
    return count;
}

/* The first point at or after a time. Spans of a rank come in order of time. */
static size_t find_time(const struct series *series, int64_t time)
{
    return ARRAY_FIRST(at, 0, series->count, series->points[at].time >= time);
}

/* A place in the window that is being cut into columns. */
struct cutter {
    int64_t from;
    double width;  /* of a column */
    double border; /* where the next one begins, from `from` */
};

static bool passes_border(struct cutter *cutter, int64_t time)
{
    double at = (double)(time - cutter->from);

    if (at < cutter->border || cutter->width <= 0)
        return false;
    cutter->border = cutter->width * (1 + floor(at / cutter->width));
    return true;
}

static size_t reduce_points(const struct series_point *points, size_t begin, size_t stop,
                            size_t limit, struct series_point *out)
{
    double length = (double)(points[stop - 1].time - points[begin].time);
    double width = length / (double)(limit < 8 ? 1 : limit / 4);
    struct cutter cutter = {points[begin].time, width, width};
    struct extremes extremes = {begin, begin, begin, begin};
    size_t count = 0;

    for (size_t i = begin + 1; i < stop; i++) {
        /* Files of unknown times may come out of order; the room is kept in any case. */
        if (count + 4 <= limit && passes_border(&cutter, points[i].time)) {
            count += write_column(points, &extremes, out + count);
            extremes = (struct extremes){i, i, i, i};
            continue;
        }
        extremes.last = i;
        if (points[i].value < points[extremes.lowest].value)
            extremes.lowest = i;
        if (points[i].value > points[extremes.highest].value)
            extremes.highest = i;
    }
    return count + write_column(points, &extremes, out + count);
}

int64_t series_since(int64_t time, int64_t origin)
{
    int64_t since;

    if (__builtin_sub_overflow(time, origin, &since))
        return time < origin ? INT64_MIN : INT64_MAX;
    return since;
}

size_t series_reduce(const struct series *series, int64_t start, int64_t end,
                     size_t limit, struct series_point *out)
{
    size_t begin = find_time(series, start), stop = find_time(series, end);

    begin -= begin > 0;
    stop += stop < series->count;
    if (stop <= begin)
        return 0;
    if (stop - begin > limit)
        return reduce_points(series->points, begin, stop, limit, out);
    memcpy(out, series->points + begin, (stop - begin) * sizeof *out);
    return stop - begin;
}
