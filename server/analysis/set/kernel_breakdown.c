/* Which kernels the devices' time goes into (docs/semantics.md §7). */
#include "analysis/set/analysis.h"
#include "analysis/set/kernel_sums.h"
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
static const struct table_spec kinds_spec = {"kinds", kind_columns, KIND_COLUMNS};

/* Largest first, then by label. */
static int compare_sets(const void *a, const void *b, void *context)
{
    const struct kind_time *time = context;
    unsigned left = *(const unsigned *)a, right = *(const unsigned *)b;

    if (time->at[left] != time->at[right])
        return time->at[left] > time->at[right] ? -1 : 1;
    return strcmp(kind_time_label(left), kind_time_label(right));
}

static int write_kinds(const struct kernel_sums *sums, struct table *table,
                       struct error *error)
{
    struct kind_time time = sums->time;
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

enum {
    TYPE,
    NAME,
    RANK,
    MOMENTS,
    CATEGORY = MOMENTS + TABLE_MOMENTS_COUNT,
    KERNEL_COLUMNS
};

static const struct table_column kernel_columns[KERNEL_COLUMNS] = {
    [TYPE] = {"kernel_type", TABLE_TEXT, TABLE_KEY},
    [NAME] = {"name", TABLE_TEXT, TABLE_KEY},
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    TABLE_MOMENTS(MOMENTS),
    [CATEGORY] = {"category", TABLE_TEXT, TABLE_KEY},
};
static const struct table_spec kernels_spec = {"kernels", kernel_columns, KERNEL_COLUMNS};

static void set_category(struct table *table, size_t column,
                         const struct kernel_sums *sums, uint32_t category)
{
    if (category != STRINGS_NONE)
        table_set_text(table, column, strings_text(&sums->names, category),
                       strings_length(&sums->names, category));
}

static void write_kernel(struct table *table, enum trace_kind kind, const char *name,
                         size_t length, int64_t rank, const struct moments *moments)
{
    table_add_row(table);
    table_set_word(table, TYPE, trace_kind_name(kind));
    table_set_text(table, NAME, name, length);
    table_set_integer(table, RANK, rank);
    table_set_moments(table, MOMENTS, moments);
}

static int write_kernels(const struct kernel_sums *sums, struct table *table,
                         struct error *error)
{
    static const size_t order[] = {TYPE, NAME, RANK};
    const struct kernel_row *rows = sums->rows;
    struct moments others = {0};

    /* Rows of one rank and kind are adjacent. */
    for (size_t i = 0; i < sums->row_count && !table->failed; i++) {
        const struct kernel_row *row = &rows[i];

        if (row->kept) {
            write_kernel(table, row->kind, strings_text(&sums->names, row->name),
                         strings_length(&sums->names, row->name), row->rank,
                         &row->moments);
            set_category(table, CATEGORY, sums, row->category);
        } else {
            moments_merge(&others, &row->moments);
        }
        if (i + 1 < sums->row_count && rows[i + 1].rank == row->rank &&
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
static const struct table_spec over_ranks_spec = {"over_ranks", over_ranks_columns,
                                                  ALL_COLUMNS};

static int compare_kernels(const void *a, const void *b)
{
    const struct kernel_row *left = *(const struct kernel_row *const *)a;
    const struct kernel_row *right = *(const struct kernel_row *const *)b;

    if (left->kind != right->kind)
        return left->kind < right->kind ? -1 : 1;
    return (left->name > right->name) - (left->name < right->name);
}

/* Rows of one kernel, one for each rank that has it. */
static void write_kernel_over_ranks(const struct kernel_sums *sums,
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
    table_set_text(table, NAME, strings_text(&sums->names, rows[0]->name),
                   strings_length(&sums->names, rows[0]->name));
    table_set_integer(table, ALL_RANKS, (int64_t)count);
    table_set_integer(table, ALL_COUNT, (int64_t)all.count);
    table_set_integer(table, ALL_SUM, all.sum);
    table_set_real(table, ALL_MEAN, moments_mean(&all));
    table_set_real(table, MIN_MEAN, least);
    table_set_real(table, MAX_MEAN, most);
    set_category(table, ALL_CATEGORY, sums, category);
}

static int write_over_ranks(const struct kernel_sums *sums, struct table *table,
                            struct error *error)
{
    static const size_t order[] = {TYPE, NAME};
    size_t count = sums->row_count;
    CLEANUP_FREE const struct kernel_row **rows = calloc(count + 1, sizeof *rows);

    if (rows == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        rows[i] = &sums->rows[i];
    qsort(rows, count, sizeof *rows, compare_kernels);
    for (size_t i = 0; i < count && !table->failed;) {
        size_t end = i + 1;

        while (end < count && compare_kernels(&rows[i], &rows[end]) == 0)
            end++;
        write_kernel_over_ranks(sums, rows + i, end - i, table);
        i = end;
    }
    return table_sort(table, order, sizeof order / sizeof *order, error);
}

/* ---- the analysis ---- */

static const struct parameter parameters[] = {
    {.name = "duration_ratio",
     .type = PARAMETER_REAL,
     .offset = offsetof(struct kernel_sums_options, duration_ratio),
     .flags = PARAMETER_ECHOED,
     .most = 1,
     .standard = "0.8",
     .help = "share of a kind's time that the shown kernels cover"},
    {.name = "num_kernels",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct kernel_sums_options, num_kernels),
     .flags = PARAMETER_ECHOED,
     .most = 1000000,
     .standard = "10",
     .help = "at most this many kernels of a kind; the rest is `others`"},
    {.name = "include_memory_kernels",
     .type = PARAMETER_BOOLEAN,
     .offset = offsetof(struct kernel_sums_options, include_memory_kernels),
     .flags = PARAMETER_ECHOED,
     .standard = "true",
     .help = "include memory copies and memsets"},
};

enum { KINDS, KERNELS, OVER_RANKS };
static const struct analysis_table tables[] = {
    [KINDS] = {.spec = &kinds_spec,
               .about = "time by the kinds that run at once, such as `COMPUTATION "
                        "overlapping COMMUNICATION`, largest first"},
    [KERNELS] = {.spec = &kernels_spec,
                 .about =
                     "`others` pools the remaining kernels; category is null for it, "
                     "and where rows of several categories share the name"},
    [OVER_RANKS] = {.spec = &over_ranks_spec,
                    .use = ANALYSIS_TABLE_OF_RANKS,
                    .about = "min_mean and max_mean are the smallest and the largest "
                             "mean of a rank"},
};

static void *make_sums(const void *options, struct budget *budget)
{
    return kernel_sums_make(options, budget);
}

static int append_sums(void *into, void *part, struct error *error)
{
    return kernel_sums_append(into, part, error);
}

static void free_sums(void *sums)
{
    kernel_sums_free(sums);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    return kernel_sums_add(part->sums, rank->rows, error);
}

static int write_tables(const struct kernel_sums *sums, struct analysis_part *out,
                        struct error *error)
{
    int status = write_kinds(sums, &out->tables[KINDS], error);

    if (status == 0)
        status = write_kernels(sums, &out->tables[KERNELS], error);
    return status == 0 ? write_over_ranks(sums, &out->tables[OVER_RANKS], error) : status;
}

static int finish(struct analysis_part *all, struct error *error)
{
    return write_tables(all->sums, all, error);
}

/* The shown tables pool kernels that the other side may name; these pool only those that
 * neither names. */
static int align(struct store *store, const struct analysis_result *result,
                 struct analysis_part aligned[2], struct error *error)
{
    int status = kernel_sums_keep_both(result->sides[0].all.sums,
                                       result->sides[1].all.sums, error);

    (void)store;
    for (size_t i = 0; i < 2 && status == 0; i++) {
        status = analysis_part_init(result, &aligned[i], error);
        if (status == 0)
            status = write_tables(result->sides[i].all.sums, &aligned[i], error);
    }
    return status;
}

const struct analysis kernel_breakdown = {
    .name = "kernel_breakdown",
    .about = "Which kinds and kernels the time goes into",
    ANALYSIS_PARAMETERS(parameters, struct kernel_sums_options),
    ANALYSIS_TABLES(tables),
    .main_table = "kernels",
    .add_rank = add_rank,
    .sums = {make_sums, append_sums, free_sums},
    .finish = finish,
    .align = align,
};
