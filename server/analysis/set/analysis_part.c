/* One rank of an analysis; see analysis_run.h. */
#include "analysis/set/analysis_run.h"
#include "analysis/set/comm_comp_overlap.h"
#include "analysis/set/idle_time_breakdown.h"
#include "analysis/set/kernel_sequences.h"
#include "analysis/set/launch_details.h"
#include "analysis/set/launch_stats.h"
#include "analysis/set/memory_bw.h"
#include "analysis/set/operator_kernels.h"
#include "analysis/set/queue_length.h"
#include "analysis/set/temporal_breakdown.h"
#include "analysis/set/user_annotation_breakdown.h"
#include "base/cleanup.h"

#include <string.h>

/* ---- the tables of each analysis ---- */

enum { ROWS = 0 };
enum { KINDS = 0, KERNELS, OVER_RANKS };
enum { SUMMARY = 0, TIME_BLOCKED };
enum { COUNTS = 0, LAUNCH_SUMMARY, HISTOGRAMS, SCATTER, WORST, EVERY };
enum { PATTERNS = 1 };

/* A list of tables in the making. */
struct tables {
    struct table *items;
    size_t count;
    struct budget *budget;
};

static void add_table(struct tables *tables, const struct table_spec *spec)
{
    struct table *table = &tables->items[tables->count++];

    table_init(table, spec);
    table->budget = tables->budget;
}

static void add_launch_tables(struct tables *tables, bool every_launch)
{
    add_table(tables, &launch_stats_counts_spec);
    add_table(tables, &launch_stats_summary_spec);
    add_table(tables, &launch_histograms_spec);
    add_table(tables, &launch_scatter_spec);
    add_table(tables, &launch_worst_spec);
    if (every_launch)
        add_table(tables, &launch_all_spec);
}

/* Returns how many there are. */
static size_t make_tables(const struct analysis_result *result, struct table *items)
{
    struct tables tables = {items, 0, result->budget};

    switch (result->analysis) {
    case ANALYSIS_TEMPORAL_BREAKDOWN:
        add_table(&tables, &temporal_breakdown_spec);
        break;
    case ANALYSIS_COMM_COMP_OVERLAP:
        add_table(&tables, &comm_comp_overlap_spec);
        break;
    case ANALYSIS_IDLE_TIME_BREAKDOWN:
        add_table(&tables, result->options.show_idle_interval_stats
                               ? &idle_time_breakdown_spec
                               : &idle_time_breakdown_short_spec);
        break;
    case ANALYSIS_KERNEL_BREAKDOWN:
        add_table(&tables, &kernel_breakdown_kinds_spec);
        add_table(&tables, &kernel_breakdown_kernels_spec);
        add_table(&tables, &kernel_breakdown_over_ranks_spec);
        break;
    case ANALYSIS_MEMORY_BW:
        add_table(&tables, &memory_bw_summary_spec);
        break;
    case ANALYSIS_QUEUE_LENGTH:
        add_table(&tables, &queue_length_summary_spec);
        add_table(&tables, &queue_length_blocked_spec);
        break;
    case ANALYSIS_LAUNCH_STATS:
        add_launch_tables(&tables, result->every_launch);
        break;
    case ANALYSIS_KERNEL_SEQUENCES:
        add_table(&tables, &kernel_sequences_counts_spec);
        add_table(&tables, &kernel_sequences_patterns_spec);
        break;
    case ANALYSIS_USER_ANNOTATION_BREAKDOWN:
        add_table(&tables, &user_annotation_breakdown_spec);
        break;
    case ANALYSIS_OPERATOR_KERNELS:
        add_table(&tables, &operator_kernels_spec);
        break;
    case ANALYSIS_COUNT:
        break;
    }
    return tables.count;
}

void analysis_part_init(const struct analysis_result *result, struct analysis_part *part)
{
    const struct analysis_options *options = &result->options;
    const struct kernel_breakdown_parameters kernels = {options->duration_ratio,
                                                        (size_t)options->num_kernels,
                                                        options->include_memory_kernels};

    *part = (struct analysis_part){0};
    part->table_count = make_tables(result, part->tables);
    kernel_breakdown_init(&part->kernels, &kernels);
    part->kernels.budget = result->budget;
}

void analysis_part_free(struct analysis_part *part)
{
    for (size_t i = 0; i < part->table_count; i++)
        table_free(&part->tables[i]);
    series_list_free(&part->series);
    kernel_breakdown_free(&part->kernels);
}

/* ---- one rank ---- */

static int add_queues(const struct analysis_result *result, const struct rows_rank *rank,
                      struct analysis_part *part, struct error *error)
{
    int status = queue_length_add_series(rank, &part->series, error);

    if (status == 0)
        status = queue_length_summarise(&part->series, result->budget,
                                        &part->tables[SUMMARY], error);
    if (status == 0)
        status = queue_length_add_blocked(rank, &part->series, 0,
                                          result->options.max_queue_length,
                                          &part->tables[TIME_BLOCKED], error);
    return status;
}

static int add_copies(const struct analysis_result *result, const struct rows_rank *rank,
                      struct analysis_part *part, struct error *error)
{
    int status = memory_bw_add_series(rank, &part->series, error);

    return status != 0 ? status
                       : memory_bw_summarise(&part->series, result->budget,
                                             &part->tables[SUMMARY], error);
}

static int add_launches(const struct analysis_result *result, int64_t origin_ns,
                        const struct rows_rank *rank, struct analysis_part *part,
                        struct error *error)
{
    const struct analysis_options *options = &result->options;
    const struct launch_stats_parameters parameters = {options->runtime_cutoff,
                                                       options->launch_delay_cutoff,
                                                       options->include_memory_events};
    CLEANUP(launch_list_free) struct launch_list list = {0};
    struct table *tables = part->tables;
    int status = launch_stats_gather(rank, &parameters, &list, error);

    if (status == 0)
        status = launch_stats_summarise(rank, &list, &parameters, &tables[COUNTS],
                                        &tables[LAUNCH_SUMMARY], error);
    if (status != 0)
        return status;
    launch_write_histograms(rank, &list, &tables[HISTOGRAMS]);
    status = launch_write_scatter(rank, &list, &tables[SCATTER], error);
    if (status == 0)
        status = launch_write_worst(rank, &list, &parameters, (size_t)options->limit,
                                    origin_ns, &tables[WORST], error);
    if (status == 0 && part->table_count > EVERY)
        status = launch_write_all(rank, &list, origin_ns, &tables[EVERY], error);
    return status;
}

static int fill(const struct analysis_result *result, const struct analysis_side *side,
                const struct rows_rank *rank, struct analysis_part *part,
                struct error *error)
{
    const struct analysis_options *options = &result->options;
    const struct idle_time_parameters idle = {options->consecutive_kernel_delay,
                                              options->streams, options->stream_count};
    const struct kernel_sequences_parameters sequences = {
        options->operator_name, (size_t)options->min_pattern_len, (size_t)options->top_k,
        NULL};
    struct table *tables = part->tables;

    part->last_step_dropped = rank->last_step_dropped;
    part->has_device_rows = rank->device_count > 0;
    switch (result->analysis) {
    case ANALYSIS_TEMPORAL_BREAKDOWN:
        temporal_breakdown_add(rank, &tables[ROWS]);
        return table_check(&tables[ROWS], error);
    case ANALYSIS_COMM_COMP_OVERLAP:
        comm_comp_overlap_add(rank, &tables[ROWS]);
        return table_check(&tables[ROWS], error);
    case ANALYSIS_IDLE_TIME_BREAKDOWN:
        return idle_time_breakdown_add(rank, &idle, &tables[ROWS], error);
    case ANALYSIS_KERNEL_BREAKDOWN:
        return kernel_breakdown_add(&part->kernels, rank, error);
    case ANALYSIS_MEMORY_BW:
        return add_copies(result, rank, part, error);
    case ANALYSIS_QUEUE_LENGTH:
        return add_queues(result, rank, part, error);
    case ANALYSIS_LAUNCH_STATS:
        return add_launches(result, side->origin_ns, rank, part, error);
    case ANALYSIS_KERNEL_SEQUENCES:
        return kernel_sequences_add(rank, &sequences, &tables[COUNTS], &tables[PATTERNS],
                                    error);
    case ANALYSIS_USER_ANNOTATION_BREAKDOWN:
        return user_annotation_breakdown_add(rank, options->use_gpu_annotation,
                                             (size_t)options->num_kernels, &tables[ROWS],
                                             error);
    case ANALYSIS_OPERATOR_KERNELS:
        return operator_kernels_add(rank, &tables[ROWS], error);
    case ANALYSIS_COUNT:
    default:
        return 0;
    }
}

/* Loops that the budget ends leave the rest undone: then it says why, whatever came of
 * that. */
int analysis_part_fill(const struct analysis_result *result,
                       const struct analysis_side *side, const struct rows_rank *rank,
                       struct analysis_part *part, struct error *error)
{
    int status = fill(result, side, rank, part, error);
    int over = budget_look(result->budget, error);

    return over != 0 ? over : status;
}

/* ---- all ranks ---- */

void analysis_side_init(const struct analysis_result *result, struct analysis_side *side)
{
    struct analysis_part empty;

    analysis_part_init(result, &empty);
    memcpy(side->tables, empty.tables, sizeof side->tables);
    side->table_count = empty.table_count;
    side->kernels = empty.kernels;
}

int analysis_side_append(struct analysis_side *side, struct analysis_part *part,
                         struct error *error)
{
    int status = 0;

    for (size_t i = 0; i < side->table_count && status == 0; i++) {
        table_append(&side->tables[i], &part->tables[i]);
        status = table_check(&side->tables[i], error);
    }
    if (status == 0 && !series_list_append(&side->series, &part->series))
        status = error_set_memory(error);
    return status == 0 ? kernel_breakdown_append(&side->kernels, &part->kernels, error)
                       : status;
}

int analysis_side_finish(const struct analysis_result *result, struct analysis_side *side,
                         struct error *error)
{
    if (result->analysis != ANALYSIS_KERNEL_BREAKDOWN)
        return 0;
    int status =
        kernel_breakdown_write_kinds(&side->kernels, &side->tables[KINDS], error);
    if (status == 0)
        status =
            kernel_breakdown_write_kernels(&side->kernels, &side->tables[KERNELS], error);
    if (status == 0)
        status = kernel_breakdown_write_over_ranks(&side->kernels,
                                                   &side->tables[OVER_RANKS], error);
    return status;
}
