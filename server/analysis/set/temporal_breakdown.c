/* How the devices of a rank spend their time (docs/semantics.md §7). */
#include "analysis/set/analysis.h"
#include "analysis/set/kind_time.h"
#include "analysis/statistics/statistics.h"

enum {
    RANK,
    IDLE,
    COMPUTE,
    NON_COMPUTE,
    KERNEL,
    IDLE_PCTG,
    COMPUTE_PCTG,
    NON_COMPUTE_PCTG,
    NOTE,
    COLUMN_COUNT
};

static const struct table_column columns[COLUMN_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [IDLE] = {"idle_time", TABLE_TIME, TABLE_MEASURE},
    [COMPUTE] = {"compute_time", TABLE_TIME, TABLE_MEASURE},
    [NON_COMPUTE] = {"non_compute_time", TABLE_TIME, TABLE_MEASURE},
    [KERNEL] = {"kernel_time", TABLE_TIME, TABLE_MEASURE},
    [IDLE_PCTG] = {"idle_time_pctg", TABLE_REAL, TABLE_MEASURE},
    [COMPUTE_PCTG] = {"compute_time_pctg", TABLE_REAL, TABLE_MEASURE},
    [NON_COMPUTE_PCTG] = {"non_compute_time_pctg", TABLE_REAL, TABLE_MEASURE},
    [NOTE] = {"note", TABLE_TEXT, TABLE_NOTE},
};

static const struct table_spec spec = {"rows", columns, COLUMN_COUNT};
static const struct analysis_table tables[] = {{.spec = &spec}};

/* Adds the rank's row: of nulls, with a note, if it has no device rows. */
static void write_row(const struct rows_rank *rank, struct table *table)
{
    struct kind_time time = {0};

    table_add_row(table);
    table_set_integer(table, RANK, rank->rank);
    if (rank->device_count == 0) {
        table_set_word(table, NOTE, ROWS_NO_DEVICE);
        return;
    }
    kind_time_add(rank, KIND_ALL, &time);
    int64_t kernel = kind_time_of(&time, 0), idle = time.at[0];
    int64_t compute = kind_time_of(&time, KIND_COMPUTATION);
    int64_t non_compute = kernel - idle - compute;
    table_set_integer(table, IDLE, idle);
    table_set_integer(table, COMPUTE, compute);
    table_set_integer(table, NON_COMPUTE, non_compute);
    table_set_integer(table, KERNEL, kernel);
    table_set_real(table, IDLE_PCTG, statistics_percentage(idle, kernel, 2));
    table_set_real(table, COMPUTE_PCTG, statistics_percentage(compute, kernel, 2));
    table_set_real(table, NON_COMPUTE_PCTG,
                   statistics_percentage(non_compute, kernel, 2));
}

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    write_row(rank->rows, &part->tables[0]);
    return table_check(&part->tables[0], error);
}

const struct analysis temporal_breakdown = {
    .name = "temporal_breakdown",
    .about = "How the devices spend their time, by rank: idle, compute, non-compute",
    ANALYSIS_TABLES(tables),
    .main_table = "rows",
    .add_rank = add_rank,
};
