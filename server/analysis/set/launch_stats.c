/* See launch_stats.h. */
#include "analysis/set/launch_stats.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"

#include <stdlib.h>

void launch_list_free(struct launch_list *list)
{
    free(list->items);
    *list = (struct launch_list){0};
}

static void gather_span(const struct rows_span *span, uint32_t number,
                        bool include_memory_events, struct launch_list *out)
{
    const struct trace_events *events = &span->recording->events;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->device[i], launch = events->link[row];

        if (launch == TRACE_NONE ||
            (!include_memory_events && rows_kind(span, row) == TRACE_KIND_MEMORY))
            continue;
        int64_t delay = events->ts[row] - (events->ts[launch] + events->dur[launch]);
        out->items[out->count++] = (struct launch){.span = number,
                                                   .row = row,
                                                   .launch = launch,
                                                   .cpu_duration = events->dur[launch],
                                                   .gpu_duration = events->dur[row],
                                                   .launch_delay = delay > 0 ? delay : 0};
    }
}

int launch_stats_gather(const struct rows_rank *rank,
                        const struct launch_stats_parameters *parameters,
                        struct launch_list *out, struct error *error)
{
    *out = (struct launch_list){
        .rank = rank->rank, .items = calloc(rank->device_count + 1, sizeof *out->items)};
    if (out->items == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < rank->span_count; i++)
        gather_span(&rank->spans[i], (uint32_t)i, parameters->include_memory_events, out);
    return 0;
}

/* ---- counts and statistics ---- */

enum { RANK, COUNT, SHORT, RUNTIME, DELAY, NOTE, COUNTS_COLUMNS };

static const struct table_column counts_columns[COUNTS_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [COUNT] = {"count", TABLE_INTEGER, TABLE_SUM},
    [SHORT] = {"short_kernels", TABLE_INTEGER, TABLE_SUM},
    [RUNTIME] = {"runtime_outliers", TABLE_INTEGER, TABLE_SUM},
    [DELAY] = {"launch_delay_outliers", TABLE_INTEGER, TABLE_SUM},
    [NOTE] = {"note", TABLE_TEXT, TABLE_NOTE},
};
const struct table_spec launch_stats_counts_spec = {"counts", counts_columns,
                                                    COUNTS_COLUMNS};

enum { MEASURE = 1, STATISTICS, SUMMARY_COLUMNS = STATISTICS + TABLE_STATISTICS_COUNT };

static const struct table_column summary_columns[SUMMARY_COLUMNS] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [MEASURE] = {"measure", TABLE_TEXT, TABLE_KEY},
    TABLE_STATISTICS(STATISTICS, TABLE_MEAN),
};
const struct table_spec launch_stats_summary_spec = {"summary", summary_columns,
                                                     SUMMARY_COLUMNS};

const char *launch_measure_name(enum launch_measure measure)
{
    static const char *const names[LAUNCH_MEASURE_COUNT] = {
        "cpu_duration", "gpu_duration", "launch_delay"};

    return names[measure];
}

int64_t launch_measure_of(const struct launch *launch, enum launch_measure measure)
{
    switch (measure) {
    case LAUNCH_CPU_DURATION:
        return launch->cpu_duration;
    case LAUNCH_GPU_DURATION:
        return launch->gpu_duration;
    case LAUNCH_DELAY:
    case LAUNCH_MEASURE_COUNT:
    default:
        return launch->launch_delay;
    }
}

const char *launch_class_name(enum launch_class class)
{
    static const char *const names[LAUNCH_CLASS_COUNT] = {
        "short_kernels", "runtime_outliers", "launch_delay_outliers"};

    return names[class];
}

bool launch_is_of(const struct launch *launch,
                  const struct launch_stats_parameters *parameters,
                  enum launch_class class)
{
    switch (class) {
    case LAUNCH_SHORT_KERNEL:
        return launch->gpu_duration < launch->cpu_duration;
    case LAUNCH_RUNTIME_OUTLIER:
        return launch->cpu_duration > parameters->runtime_cutoff;
    case LAUNCH_DELAY_OUTLIER:
    case LAUNCH_CLASS_COUNT:
    default:
        return launch->launch_delay > parameters->launch_delay_cutoff;
    }
}

static void write_counts(const struct rows_rank *rank, const struct launch_list *list,
                         const struct launch_stats_parameters *parameters,
                         struct table *table)
{
    int64_t counts[LAUNCH_CLASS_COUNT] = {0};

    for (size_t i = 0; i < list->count && !budget_is_over_at(rank->memory.budget, i); i++)
        for (enum launch_class class = 0; class < LAUNCH_CLASS_COUNT; class ++)
            counts[class] += launch_is_of(&list->items[i], parameters, class);
    table_add_row(table);
    table_set_integer(table, RANK, list->rank);
    table_set_integer(table, COUNT, (int64_t)list->count);
    table_set_integer(table, SHORT, counts[LAUNCH_SHORT_KERNEL]);
    table_set_integer(table, RUNTIME, counts[LAUNCH_RUNTIME_OUTLIER]);
    table_set_integer(table, DELAY, counts[LAUNCH_DELAY_OUTLIER]);
    if (rank->device_count == 0)
        table_set_word(table, NOTE, ROWS_NO_DEVICE);
}

int launch_stats_summarise(const struct rows_rank *rank, const struct launch_list *list,
                           const struct launch_stats_parameters *parameters,
                           struct table *counts, struct table *summary,
                           struct error *error)
{
    struct budget *budget = rank->memory.budget;
    CLEANUP_FREE double *values = calloc(list->count + 1, sizeof *values);

    if (values == NULL)
        return error_set_memory(error);
    write_counts(rank, list, parameters, counts);
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
