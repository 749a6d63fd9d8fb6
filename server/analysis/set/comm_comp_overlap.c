/* See comm_comp_overlap.h. */
#include "analysis/set/comm_comp_overlap.h"
#include "analysis/set/kind_time.h"
#include "analysis/statistics/statistics.h"

enum { RANK, OVERLAP_PCTG, OVERLAP, COMMUNICATION, NOTE, COLUMN_COUNT };

static const struct table_column columns[COLUMN_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [OVERLAP_PCTG] = {"comp_comm_overlap_pctg", TABLE_REAL, TABLE_MEASURE},
    [OVERLAP] = {"overlap", TABLE_TIME, TABLE_MEASURE},
    [COMMUNICATION] = {"communication_time", TABLE_TIME, TABLE_MEASURE},
    [NOTE] = {"note", TABLE_TEXT, TABLE_NOTE},
};

const struct table_spec comm_comp_overlap_spec = {"rows", columns, COLUMN_COUNT};

void comm_comp_overlap_add(const struct rows_rank *rank, struct table *table)
{
    struct kind_time time = {0};

    table_add_row(table);
    table_set_integer(table, RANK, rank->rank);
    if (rank->device_count == 0)
        table_set_word(table, NOTE, ROWS_NO_DEVICE);
    kind_time_add(rank, KIND_COMMUNICATION | KIND_COMPUTATION, &time);
    int64_t communication = kind_time_of(&time, KIND_COMMUNICATION);
    int64_t overlap = kind_time_of(&time, KIND_COMMUNICATION | KIND_COMPUTATION);
    table_set_real(table, OVERLAP_PCTG, statistics_percentage(overlap, communication, 2));
    table_set_integer(table, OVERLAP, overlap);
    table_set_integer(table, COMMUNICATION, communication);
}
