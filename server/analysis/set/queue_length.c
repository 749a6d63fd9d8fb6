/* How many launches wait in the queue of each stream (docs/semantics.md §7). */
#include "analysis/set/analysis.h"
#include "analysis/set/queue_series.h"

#include <math.h>

/* ---- summary ---- */

enum {
    RANK,
    DEVICE,
    STREAM,
    STATISTICS,
    COLUMN_COUNT = STATISTICS + TABLE_STATISTICS_COUNT
};

static const struct table_column columns[COLUMN_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [STREAM] = {"stream", TABLE_INTEGER, TABLE_KEY},
    TABLE_STATISTICS(STATISTICS, TABLE_REAL),
};
static const struct table_spec summary_spec = {"summary", columns, COLUMN_COUNT};

static void write_key(struct table *table, const struct series *series)
{
    table_add_row(table);
    table_set_integer(table, RANK, series->rank);
    table_set_integer(table, DEVICE, series->device);
    table_set_wide_integer(table, STREAM, series->stream, series->stream_is_wide);
}

static int summarise(const struct series_list *list, struct budget *budget,
                     struct table *table, struct error *error)
{
    for (size_t i = 0; i < list->count; i++) {
        struct statistics statistics;
        int result = series_describe(&list->items[i], false, budget, &statistics, error);

        if (result != 0)
            return result;
        write_key(table, &list->items[i]);
        table_set_statistics(table, STATISTICS, &statistics);
    }
    return table_check(table, error);
}

/* ---- time at a full queue ---- */

enum { BLOCKED = STREAM + 1, RELATIVE, BLOCKED_COUNT };

static const struct table_column blocked_columns[BLOCKED_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [STREAM] = {"stream", TABLE_INTEGER, TABLE_KEY},
    [BLOCKED] = {"duration_at_max_queue_length", TABLE_TIME, TABLE_SUM},
    [RELATIVE] = {"relative_duration_at_max_queue_length", TABLE_REAL, TABLE_SUM},
};
static const struct table_spec blocked_spec = {"time_blocked", blocked_columns,
                                               BLOCKED_COUNT};

/* The queue is empty at the end of a span, because each launch has its start. So no time
 * between two spans counts, unless the maximum is below one. */
static int add_blocked(const struct rows_rank *rank, const struct series_list *list,
                       int64_t max_queue_length, struct table *table, struct error *error)
{
    int64_t whole = -1;

    for (size_t i = 0; i < list->count; i++) {
        const struct series *series = &list->items[i];
        bool reached = false;
        int64_t blocked = 0;

        for (size_t j = 0;
             j < series->count && !budget_is_over_at(rank->memory.budget, j); j++) {
            if (series->points[j].value < (double)max_queue_length)
                continue;
            reached = true;
            if (j + 1 < series->count)
                blocked += series->points[j + 1].time - series->points[j].time;
        }
        if (!reached)
            continue;
        if (whole < 0)
            whole = rows_time_of_starts(rank);
        write_key(table, series);
        table_set_integer(table, BLOCKED, blocked);
        table_set_real(table, RELATIVE,
                       whole == 0 ? NAN : (double)blocked / (double)whole);
    }
    return table_check(table, error);
}

/* ---- the analysis ---- */

enum { SUMMARY, TIME_BLOCKED };
static const struct analysis_table tables[] = {
    [SUMMARY] = {.spec = &summary_spec, .about = "STATISTICS over all points"},
    [TIME_BLOCKED] = {.spec = &blocked_spec,
                      .about = "only streams that reach the maximum"},
};
static const struct analysis_lines lines = {.by_stream = true, .value = "queue_length"};

struct queue_length_options {
    int64_t max_queue_length;
};

static const struct parameter parameters[] = {
    {.name = "max_queue_length",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct queue_length_options, max_queue_length),
     .flags = PARAMETER_ECHOED,
     .least = 1,
     .most = 2147483648,
     .standard = "1024",
     .help = "a queue of this length is full"},
};

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    const struct queue_length_options *options = rank->options;
    int status = queue_series_add(rank->rows, &part->series, error);

    if (status == 0)
        status = summarise(&part->series, rank->rows->memory.budget,
                           &part->tables[SUMMARY], error);
    if (status == 0)
        status = add_blocked(rank->rows, &part->series, options->max_queue_length,
                             &part->tables[TIME_BLOCKED], error);
    return status;
}

const struct analysis queue_length = {
    .name = "queue_length",
    .about = "How many launches wait, by stream, over time",
    ANALYSIS_PARAMETERS(parameters, struct queue_length_options),
    ANALYSIS_TABLES(tables),
    .main_table = ANALYSIS_SERIES,
    .lines = &lines,
    .add_rank = add_rank,
};
