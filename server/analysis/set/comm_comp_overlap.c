/* How much of the communication runs at the same time as computation (docs/semantics.md
 * §7). */
#include "analysis/set/analysis.h"
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

static const struct table_spec spec = {"rows", columns, COLUMN_COUNT};
static const struct analysis_table tables[] = {{.spec = &spec}};

static void write_row(const struct rows_rank *rank, struct table *table)
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

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    write_row(rank->rows, &part->tables[0]);
    return table_check(&part->tables[0], error);
}

const struct analysis comm_comp_overlap = {
    .name = "comm_comp_overlap",
    .about =
        "How much of the communication runs at the same time as computation, by rank",
    ANALYSIS_TABLES(tables),
    .main_table = "rows",
    .add_rank = add_rank,
};
