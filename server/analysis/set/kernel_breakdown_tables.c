/* A kernel breakdown as tables; see kernel_breakdown.h. */
#include "analysis/set/kernel_breakdown.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

#define OTHERS "others"

/* ---- kinds ---- */

enum { KIND, KIND_SUM, PERCENTAGE, KIND_COLUMNS };

static const struct table_column kind_columns[KIND_COLUMNS] = {
    [KIND] = {"kernel_type", TABLE_TEXT, TABLE_KEY},
    [KIND_SUM] = {"sum", TABLE_TIME, TABLE_SUM},
    [PERCENTAGE] = {"percentage", TABLE_REAL, TABLE_SUM},
};
const struct table_spec kernel_breakdown_kinds_spec = {"kinds", kind_columns,
                                                       KIND_COLUMNS};

/* Largest first, then by label. */
static int compare_sets(const void *a, const void *b, void *context)
{
    const struct kind_time *time = context;
    unsigned left = *(const unsigned *)a, right = *(const unsigned *)b;

    if (time->at[left] != time->at[right])
        return time->at[left] > time->at[right] ? -1 : 1;
    return strcmp(kind_time_label(left), kind_time_label(right));
}

int kernel_breakdown_write_kinds(const struct kernel_breakdown *breakdown,
                                 struct table *table, struct error *error)
{
    struct kind_time time = breakdown->time;
    int64_t total = kind_time_of(&time, 0) - time.at[0];
    unsigned sets[KIND_SETS - 1];

    for (unsigned i = 0; i < KIND_SETS - 1; i++)
        sets[i] = i + 1;
    qsort_r(sets, KIND_SETS - 1, sizeof *sets, compare_sets, &time);
    for (size_t i = 0; i < KIND_SETS - 1 && time.at[sets[i]] > 0; i++) {
        table_add_row(table);
        table_set_word(table, KIND, kind_time_label(sets[i]));
        table_set_integer(table, KIND_SUM, time.at[sets[i]]);
        table_set_real(table, PERCENTAGE,
                       statistics_percentage(time.at[sets[i]], total, 1));
    }
    return table_check(table, error);
}

/* ---- kernels ---- */

enum { TYPE, NAME, RANK, COUNT, SUM, MAX, MIN, MEAN, STD, CATEGORY, KERNEL_COLUMNS };

static const struct table_column kernel_columns[KERNEL_COLUMNS] = {
    [TYPE] = {"kernel_type", TABLE_TEXT, TABLE_KEY},
    [NAME] = {"name", TABLE_TEXT, TABLE_KEY},
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [COUNT] = {"count", TABLE_INTEGER, TABLE_SUM},
    [SUM] = {"sum", TABLE_TIME, TABLE_SUM},
    [MAX] = {"max", TABLE_TIME, TABLE_MEASURE},
    [MIN] = {"min", TABLE_TIME, TABLE_MEASURE},
    [MEAN] = {"mean", TABLE_MEAN, TABLE_MEASURE},
    [STD] = {"std", TABLE_MEAN, TABLE_MEASURE},
    [CATEGORY] = {"category", TABLE_TEXT, TABLE_KEY},
};
const struct table_spec kernel_breakdown_kernels_spec = {"kernels", kernel_columns,
                                                         KERNEL_COLUMNS};

static void set_category(struct table *table, size_t column,
                         const struct kernel_breakdown *breakdown, uint32_t category)
{
    if (category != STRINGS_NONE)
        table_set_text(table, column, strings_text(&breakdown->names, category),
                       strings_length(&breakdown->names, category));
}

static void write_kernel(struct table *table, enum trace_kind kind, const char *name,
                         size_t length, int64_t rank, const struct moments *moments)
{
    table_add_row(table);
    table_set_word(table, TYPE, trace_kind_name(kind));
    table_set_text(table, NAME, name, length);
    table_set_integer(table, RANK, rank);
    table_set_integer(table, COUNT, (int64_t)moments->count);
    table_set_integer(table, SUM, moments->sum);
    table_set_integer(table, MAX, moments->max);
    table_set_integer(table, MIN, moments->min);
    table_set_real(table, MEAN, moments_mean(moments));
    table_set_real(table, STD, moments_std(moments));
}

int kernel_breakdown_write_kernels(const struct kernel_breakdown *breakdown,
                                   struct table *table, struct error *error)
{
    static const size_t order[] = {TYPE, NAME, RANK};
    const struct kernel_row *rows = breakdown->rows;
    struct moments others = {0};

    /* Rows of one rank and kind stand together. */
    for (size_t i = 0; i < breakdown->row_count && !table->failed; i++) {
        const struct kernel_row *row = &rows[i];

        if (row->kept) {
            write_kernel(table, row->kind, strings_text(&breakdown->names, row->name),
                         strings_length(&breakdown->names, row->name), row->rank,
                         &row->moments);
            set_category(table, CATEGORY, breakdown, row->category);
        } else {
            moments_merge(&others, &row->moments);
        }
        if (i + 1 < breakdown->row_count && rows[i + 1].rank == row->rank &&
            rows[i + 1].kind == row->kind)
            continue;
        if (others.count > 0)
            write_kernel(table, row->kind, OTHERS, strlen(OTHERS), row->rank, &others);
        others = (struct moments){0};
    }
    return table_sort(table, order, sizeof order / sizeof *order, error);
}

/* ---- kernels over the ranks ---- */

enum {
    ALL_RANKS = 2,
    ALL_COUNT,
    ALL_SUM,
    ALL_MEAN,
    MIN_MEAN,
    MAX_MEAN,
    ALL_CATEGORY,
    ALL_COLUMNS
};

static const struct table_column over_ranks_columns[ALL_COLUMNS] = {
    [TYPE] = {"kernel_type", TABLE_TEXT, TABLE_KEY},
    [NAME] = {"name", TABLE_TEXT, TABLE_KEY},
    [ALL_RANKS] = {"ranks", TABLE_INTEGER, TABLE_SUM},
    [ALL_COUNT] = {"count", TABLE_INTEGER, TABLE_SUM},
    [ALL_SUM] = {"sum", TABLE_TIME, TABLE_SUM},
    [ALL_MEAN] = {"mean", TABLE_MEAN, TABLE_MEASURE},
    [MIN_MEAN] = {"min_mean", TABLE_MEAN, TABLE_MEASURE},
    [MAX_MEAN] = {"max_mean", TABLE_MEAN, TABLE_MEASURE},
    [ALL_CATEGORY] = {"category", TABLE_TEXT, TABLE_KEY},
};
const struct table_spec kernel_breakdown_over_ranks_spec = {
    "over_ranks", over_ranks_columns, ALL_COLUMNS};

static int compare_kernels(const void *a, const void *b)
{
    const struct kernel_row *left = *(const struct kernel_row *const *)a;
    const struct kernel_row *right = *(const struct kernel_row *const *)b;

    if (left->kind != right->kind)
        return left->kind < right->kind ? -1 : 1;
    return (left->name > right->name) - (left->name < right->name);
}

/* Rows of one kernel, one for each rank that has it. */
static void write_over_ranks(const struct kernel_breakdown *breakdown,
                             const struct kernel_row *const *rows, size_t count,
                             struct table *table)
{
    struct moments all = {0};
    uint32_t category = rows[0]->category;
    double least = moments_mean(&rows[0]->moments), most = least;
    bool kept = false;

    for (size_t i = 0; i < count; i++) {
        double mean = moments_mean(&rows[i]->moments);

        kept = kept || rows[i]->kept;
        category = rows[i]->category == category ? category : STRINGS_NONE;
        moments_merge(&all, &rows[i]->moments);
        least = mean < least ? mean : least;
        most = mean > most ? mean : most;
    }
    if (!kept)
        return;
    table_add_row(table);
    table_set_word(table, TYPE, trace_kind_name(rows[0]->kind));
    table_set_text(table, NAME, strings_text(&breakdown->names, rows[0]->name),
                   strings_length(&breakdown->names, rows[0]->name));
    table_set_integer(table, ALL_RANKS, (int64_t)count);
    table_set_integer(table, ALL_COUNT, (int64_t)all.count);
    table_set_integer(table, ALL_SUM, all.sum);
    table_set_real(table, ALL_MEAN, moments_mean(&all));
    table_set_real(table, MIN_MEAN, least);
    table_set_real(table, MAX_MEAN, most);
    set_category(table, ALL_CATEGORY, breakdown, category);
}

int kernel_breakdown_write_over_ranks(const struct kernel_breakdown *breakdown,
                                      struct table *table, struct error *error)
{
    static const size_t order[] = {TYPE, NAME};
    size_t count = breakdown->row_count;
    CLEANUP_FREE const struct kernel_row **rows = calloc(count + 1, sizeof *rows);

    if (rows == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        rows[i] = &breakdown->rows[i];
    qsort(rows, count, sizeof *rows, compare_kernels);
    for (size_t i = 0; i < count && !table->failed;) {
        size_t end = i + 1;

        while (end < count && compare_kernels(&rows[i], &rows[end]) == 0)
            end++;
        write_over_ranks(breakdown, rows + i, end - i, table);
        i = end;
    }
    return table_sort(table, order, sizeof order / sizeof *order, error);
}
