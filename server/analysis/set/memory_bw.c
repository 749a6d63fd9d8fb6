/* Bandwidth of copies and sets of memory (docs/semantics.md §7). */
#include "analysis/set/analysis.h"
#include "analysis/set/copy_series.h"

enum {
    RANK,
    DEVICE,
    NAME,
    STATISTICS,
    COLUMN_COUNT = STATISTICS + TABLE_STATISTICS_COUNT
};

static const struct table_column columns[COLUMN_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [NAME] = {"name", TABLE_TEXT, TABLE_KEY},
    TABLE_STATISTICS(STATISTICS, TABLE_REAL),
};
static const struct table_spec spec = {"summary", columns, COLUMN_COUNT};
static const struct analysis_table tables[] = {
    {.spec = &spec, .about = "STATISTICS over the points above 0, in GB/s"},
};
static const struct analysis_lines lines = {.value = "memory_bw_gbps"};

/* Lines without a point above 0 have no row. */
static int summarise(const struct series_list *list, struct budget *budget,
                     struct table *table, struct error *error)
{
    for (size_t i = 0; i < list->count; i++) {
        const struct series *series = &list->items[i];
        struct statistics statistics;
        int result = series_describe(series, true, budget, &statistics, error);

        if (result != 0)
            return result;
        if (statistics.count == 0)
            continue;
        table_add_row(table);
        table_set_integer(table, RANK, series->rank);
        table_set_integer(table, DEVICE, series->device);
        table_set_word(table, NAME, series->name);
        table_set_statistics(table, STATISTICS, &statistics);
    }
    return table_check(table, error);
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    int status = copy_series_add(rank->rows, &part->series, error);

    return status != 0 ? status
                       : summarise(&part->series, rank->rows->memory.budget,
                                   &part->tables[0], error);
}

const struct analysis memory_bw = {
    .name = "memory_bw",
    .about = "Bandwidth of copies over time, in GB/s",
    ANALYSIS_TABLES(tables),
    .main_table = ANALYSIS_SERIES,
    .lines = &lines,
    .add_rank = add_rank,
};
