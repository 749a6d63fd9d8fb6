/* Launches and what they launched (docs/semantics.md §7). */
#include "analysis/set/analysis.h"
#include "analysis/set/launch_details.h"
#include "base/cleanup.h"

#include <stdlib.h>

enum { RANK, COUNT, SHORT, RUNTIME, DELAY, NOTE, COUNTS_COLUMNS };

static const struct table_column counts_columns[COUNTS_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [COUNT] = {"count", TABLE_INTEGER, TABLE_SUM},
    [SHORT] = {"short_kernels", TABLE_INTEGER, TABLE_SUM},
    [RUNTIME] = {"runtime_outliers", TABLE_INTEGER, TABLE_SUM},
    [DELAY] = {"launch_delay_outliers", TABLE_INTEGER, TABLE_SUM},
    [NOTE] = {"note", TABLE_TEXT, TABLE_NOTE},
};
static const struct table_spec counts_spec = {"counts", counts_columns, COUNTS_COLUMNS};

enum { MEASURE = 1, STATISTICS, SUMMARY_COLUMNS = STATISTICS + TABLE_STATISTICS_COUNT };

static const struct table_column summary_columns[SUMMARY_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [MEASURE] = {"measure", TABLE_TEXT, TABLE_KEY},
    TABLE_STATISTICS(STATISTICS, TABLE_MEAN),
};
static const struct table_spec summary_spec = {"summary", summary_columns,
                                               SUMMARY_COLUMNS};

static void write_counts(const struct rows_rank *rank, const struct launch_list *list,
                         const struct launch_options *options, struct table *table)
{
    int64_t counts[LAUNCH_CLASS_COUNT] = {0};

    for (size_t i = 0; i < list->count && !budget_is_over_at(rank->memory.budget, i); i++)
        for (enum launch_class class = 0; class < LAUNCH_CLASS_COUNT; class ++)
            counts[class] += launch_is_of(&list->items[i], options, class);
    table_add_row(table);
    table_set_integer(table, RANK, list->rank);
    table_set_integer(table, COUNT, (int64_t)list->count);
    table_set_integer(table, SHORT, counts[LAUNCH_SHORT_KERNEL]);
    table_set_integer(table, RUNTIME, counts[LAUNCH_RUNTIME_OUTLIER]);
    table_set_integer(table, DELAY, counts[LAUNCH_DELAY_OUTLIER]);
    if (rank->device_count == 0)
        table_set_word(table, NOTE, ROWS_NO_DEVICE);
}

/* Adds a row of counts, and one of the summary for each measure. */
static int summarise(const struct rows_rank *rank, const struct launch_list *list,
                     const struct launch_options *options, struct table *counts,
                     struct table *summary, struct error *error)
{
    struct budget *budget = rank->memory.budget;
    CLEANUP_FREE double *values = calloc(list->count + 1, sizeof *values);

    if (values == NULL)
        return error_set_memory(error);
    write_counts(rank, list, options, counts);
    for (enum launch_measure m = 0; m < LAUNCH_MEASURE_COUNT; m++) {
        struct statistics statistics;

        for (size_t i = 0; i < list->count && !budget_is_over_at(budget, i); i++)
            values[i] = (double)launch_measure_of(&list->items[i], m);
        statistics_describe(values, list->count, budget, &statistics);
        table_add_row(summary);
        table_set_integer(summary, RANK, list->rank);
        table_set_word(summary, MEASURE, launch_measure_name(m));
        table_set_statistics(summary, STATISTICS, &statistics);
    }
    int result = table_check(counts, error);
    return result != 0 ? result : table_check(summary, error);
}

/* ---- the analysis ---- */

static const struct parameter parameters[] = {
    {.name = "runtime_cutoff",
     .type = PARAMETER_TIME,
     .offset = offsetof(struct launch_options, runtime_cutoff),
     .flags = PARAMETER_ECHOED,
     .most = ANALYSIS_TIME_MAX_US,
     .standard = "50",
     .value = "US",
     .help = "longer launches are slow"},
    {.name = "launch_delay_cutoff",
     .type = PARAMETER_TIME,
     .offset = offsetof(struct launch_options, launch_delay_cutoff),
     .flags = PARAMETER_ECHOED,
     .most = ANALYSIS_TIME_MAX_US,
     .standard = "100",
     .value = "US",
     .help = "longer launch delays are late starts"},
    {.name = "include_memory_events",
     .type = PARAMETER_BOOLEAN,
     .offset = offsetof(struct launch_options, include_memory_events),
     .flags = PARAMETER_ECHOED,
     .standard = "true",
     .help = "include memory copies and memsets"},
    {.name = "limit",
     .type = PARAMETER_WHOLE,
     .offset = offsetof(struct launch_options, limit),
     .flags = PARAMETER_ECHOED,
     .most = 1000,
     .standard = "20",
     .help = "how many launches of each class are listed, the worst first"},
};

enum { COUNTS, SUMMARY, HISTOGRAMS, SCATTER, WORST, LAUNCHES };
static const struct analysis_table tables[] = {
    [COUNTS] = {.spec = &counts_spec},
    [SUMMARY] = {.spec = &summary_spec, .about = "STATISTICS of each measure"},
    [HISTOGRAMS] = {.spec = &launch_histograms_spec,
                    .use = ANALYSIS_TABLE_OF_CHART,
                    .about =
                        "ten bins a decade, the same for every set, empty ones left out"},
    [SCATTER] = {.spec = &launch_scatter_spec,
                 .use = ANALYSIS_TABLE_OF_CHART,
                 .about = "launches in the same bin of both durations, as one point at "
                          "their means"},
    [WORST] = {.spec = &launch_worst_spec,
               .about = "the worst of each class (`short_kernels`, `runtime_outliers`, "
                        "`launch_delay_outliers`); ts is the start of the launch"},
    [LAUNCHES] = {.spec = &launch_all_spec,
                  .use = ANALYSIS_TABLE_WHOLE,
                  .about = "every launch"},
};

static int add_rank(const struct analysis_rank *rank, struct analysis_part *part,
                    struct error *error)
{
    const struct launch_options *options = rank->options;
    const struct rows_rank *rows = rank->rows;
    CLEANUP(launch_list_free) struct launch_list list = {0};
    struct table *out = part->tables;
    int status = launch_list_gather(rows, options->include_memory_events, &list, error);

    if (status == 0)
        status = summarise(rows, &list, options, &out[COUNTS], &out[SUMMARY], error);
    if (status != 0)
        return status;
    launch_write_histograms(rows, &list, &out[HISTOGRAMS]);
    status = launch_write_scatter(rows, &list, &out[SCATTER], error);
    if (status == 0)
        status =
            launch_write_worst(rows, &list, options, rank->origin_ns, &out[WORST], error);
    if (status == 0 && out[LAUNCHES].spec != NULL)
        status = launch_write_all(rows, &list, rank->origin_ns, &out[LAUNCHES], error);
    return status;
}

const struct analysis launch_stats = {
    .name = "launch_stats",
    .about = "Launches and what they launched: short kernels, slow launches, late starts",
    ANALYSIS_PARAMETERS(parameters, struct launch_options),
    ANALYSIS_TABLES(tables),
    .main_table = "launches",
    .add_rank = add_rank,
};
