/* See temporal_breakdown.h. */
#include "analysis/set/temporal_breakdown.h"
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

const struct table_spec temporal_breakdown_spec = {"rows", columns, COLUMN_COUNT};

void temporal_breakdown_add(const struct rows_rank *rank, struct table *table)
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
