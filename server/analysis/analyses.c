/* See analyses.h. */
#include "analysis/analyses.h"
#include "analysis/analysis_run.h"
#include "analysis/comm_comp_overlap.h"
#include "analysis/idle_time_breakdown.h"
#include "analysis/kernel_sequences.h"
#include "analysis/launch_details.h"
#include "analysis/launch_stats.h"
#include "analysis/memory_bw.h"
#include "analysis/operator_kernels.h"
#include "analysis/queue_length.h"
#include "analysis/rows_load.h"
#include "analysis/temporal_breakdown.h"
#include "analysis/user_annotation_breakdown.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[ANALYSIS_COUNT] = {
    [ANALYSIS_TEMPORAL_BREAKDOWN] = "temporal_breakdown",
    [ANALYSIS_COMM_COMP_OVERLAP] = "comm_comp_overlap",
    [ANALYSIS_IDLE_TIME_BREAKDOWN] = "idle_time_breakdown",
    [ANALYSIS_KERNEL_BREAKDOWN] = "kernel_breakdown",
    [ANALYSIS_MEMORY_BW] = "memory_bw",
    [ANALYSIS_QUEUE_LENGTH] = "queue_length",
    [ANALYSIS_LAUNCH_STATS] = "launch_stats",
    [ANALYSIS_KERNEL_SEQUENCES] = "kernel_sequences",
    [ANALYSIS_USER_ANNOTATION_BREAKDOWN] = "user_annotation_breakdown",
    [ANALYSIS_OPERATOR_KERNELS] = "operator_kernels",
};

const char *analysis_name(enum analysis analysis)
{
    return names[analysis];
}

bool analysis_find(const char *name, enum analysis *out)
{
    for (enum analysis i = 0; i < ANALYSIS_COUNT; i++) {
        if (strcmp(names[i], name) != 0)
            continue;
        *out = i;
        return true;
    }
    return false;
}

/* ---- the tables of each analysis ---- */

enum { ROWS = 0 };
enum { KINDS = 0, KERNELS, OVER_RANKS };
enum { SUMMARY = 0, TIME_BLOCKED };
enum { COUNTS = 0, LAUNCH_SUMMARY, HISTOGRAMS, SCATTER, WORST, EVERY };
enum { PATTERNS = 1 };

static void add_table(struct analysis_side *side, const struct table_spec *spec)
{
    table_init(&side->tables[side->table_count++], spec);
}

static void add_launch_tables(struct analysis_side *side, bool every_launch)
{
    add_table(side, &launch_stats_counts_spec);
    add_table(side, &launch_stats_summary_spec);
    add_table(side, &launch_histograms_spec);
    add_table(side, &launch_scatter_spec);
    add_table(side, &launch_worst_spec);
    if (every_launch)
        add_table(side, &launch_all_spec);
}

static void add_tables(const struct analysis_result *result, bool every_launch,
                       struct analysis_side *side)
{
    switch (result->analysis) {
    case ANALYSIS_TEMPORAL_BREAKDOWN:
        add_table(side, &temporal_breakdown_spec);
        break;
    case ANALYSIS_COMM_COMP_OVERLAP:
        add_table(side, &comm_comp_overlap_spec);
        break;
    case ANALYSIS_IDLE_TIME_BREAKDOWN:
        add_table(side, result->options.show_idle_interval_stats
                            ? &idle_time_breakdown_spec
                            : &idle_time_breakdown_short_spec);
        break;
    case ANALYSIS_KERNEL_BREAKDOWN:
        add_table(side, &kernel_breakdown_kinds_spec);
        add_table(side, &kernel_breakdown_kernels_spec);
        add_table(side, &kernel_breakdown_over_ranks_spec);
        break;
    case ANALYSIS_MEMORY_BW:
        add_table(side, &memory_bw_summary_spec);
        break;
    case ANALYSIS_QUEUE_LENGTH:
        add_table(side, &queue_length_summary_spec);
        add_table(side, &queue_length_blocked_spec);
        break;
    case ANALYSIS_LAUNCH_STATS:
        add_launch_tables(side, every_launch);
        break;
    case ANALYSIS_KERNEL_SEQUENCES:
        add_table(side, &kernel_sequences_counts_spec);
        add_table(side, &kernel_sequences_patterns_spec);
        break;
    case ANALYSIS_USER_ANNOTATION_BREAKDOWN:
        add_table(side, &user_annotation_breakdown_spec);
        break;
    case ANALYSIS_OPERATOR_KERNELS:
        add_table(side, &operator_kernels_spec);
        break;
    case ANALYSIS_COUNT:
        break;
    }
}

/* ---- one rank ---- */

static int add_queues(const struct analysis_result *result, struct analysis_side *side,
                      const struct rows_rank *rank, struct error *error)
{
    size_t first = side->series.count;
    int status = queue_length_add_series(rank, &side->series, error);

    return status != 0 ? status
                       : queue_length_add_blocked(rank, &side->series, first,
                                                  result->options.max_queue_length,
                                                  &side->tables[TIME_BLOCKED], error);
}

static int add_launches(const struct analysis_result *result, struct analysis_side *side,
                        const struct rows_rank *rank, struct error *error)
{
    const struct analysis_options *options = &result->options;
    const struct launch_stats_parameters parameters = {options->runtime_cutoff,
                                                       options->launch_delay_cutoff,
                                                       options->include_memory_events};
    CLEANUP(launch_list_free) struct launch_list list = {0};
    struct table *tables = side->tables;
    int status = launch_stats_gather(rank, &parameters, &list, error);

    if (status == 0)
        status = launch_stats_summarise(&list, &parameters, rank->device_count > 0,
                                        &tables[COUNTS], &tables[LAUNCH_SUMMARY], error);
    if (status != 0)
        return status;
    launch_write_histograms(&list, &tables[HISTOGRAMS]);
    status = launch_write_scatter(&list, &tables[SCATTER], error);
    if (status == 0)
        status = launch_write_worst(rank, &list, &parameters, (size_t)options->limit,
                                    side->origin_ns, &tables[WORST], error);
    if (status == 0 && side->table_count > EVERY)
        status = launch_write_all(rank, &list, side->origin_ns, &tables[EVERY], error);
    return status;
}

static int add_rank(const struct analysis_result *result, struct analysis_side *side,
                    const struct rows_rank *rank, struct error *error)
{
    const struct analysis_options *options = &result->options;
    const struct idle_time_parameters idle = {options->consecutive_kernel_delay,
                                              options->streams, options->stream_count};
    const struct kernel_sequences_parameters sequences = {
        options->operator_name, (size_t)options->min_pattern_len, (size_t)options->top_k,
        NULL};
    struct table *tables = side->tables;

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
        return kernel_breakdown_add(&side->kernels, rank, error);
    case ANALYSIS_MEMORY_BW:
        return memory_bw_add_series(rank, &side->series, error);
    case ANALYSIS_QUEUE_LENGTH:
        return add_queues(result, side, rank, error);
    case ANALYSIS_LAUNCH_STATS:
        return add_launches(result, side, rank, error);
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

/* What can be written only when all ranks are there. */
static int write_kernels(struct analysis_side *side, struct error *error)
{
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

static int finish_side(const struct analysis_result *result, struct analysis_side *side,
                       struct error *error)
{
    switch (result->analysis) {
    case ANALYSIS_KERNEL_BREAKDOWN:
        return write_kernels(side, error);
    case ANALYSIS_MEMORY_BW:
        return memory_bw_summarise(&side->series, &side->tables[SUMMARY], error);
    case ANALYSIS_QUEUE_LENGTH:
        return queue_length_summarise(&side->series, &side->tables[SUMMARY], error);
    default:
        return 0;
    }
}

/* ---- one side ---- */

int analysis_each_rank(struct store *store, const struct analysis_result *result,
                       const struct analysis_side *side, analysis_visit_rank *visit,
                       void *context, struct error *error)
{
    const struct rows_options rows = {
        .include_last_profiler_step = result->options.include_last_profiler_step,
        .steps = side->steps_chosen ? side->selection.numbers : NULL,
        .step_count = side->selection.number_count};

    for (size_t i = 0; i < side->selection.rank_count; i++) {
        CLEANUP(rows_unload) struct rows_loaded loaded = {0};
        int status = rows_load(store, &side->view, side->selection.ranks[i], &rows,
                               &loaded, error);

        if (status == 0)
            status = visit(context, i, &loaded.rows, error);
        if (status != 0)
            return status;
    }
    return 0;
}

/* The text of a parameter of one side: its own, else that of both. */
static const char *choose(const struct analysis_request *request,
                          enum analysis_parameter own, enum analysis_parameter both)
{
    const char *text = request->values[own];

    return text != NULL && *text != '\0' ? text : request->values[both];
}

static void find_origin(struct analysis_side *side)
{
    bool found = false;

    for (size_t i = 0; i < side->view.file_count; i++) {
        const struct set_file *file = &side->view.files[i];

        if (file->quality.kept == 0 || (found && file->first_ns >= side->origin_ns))
            continue;
        side->origin_ns = file->first_ns;
        found = true;
    }
}

static int open_side(struct store *store, const struct analysis_request *request,
                     bool is_test, struct analysis_side *side, struct error *error)
{
    const char *name = request->values[is_test ? PARAMETER_TEST : PARAMETER_SET];
    const char *ranks = choose(
        request, is_test ? PARAMETER_TEST_RANKS : PARAMETER_SET_RANKS, PARAMETER_RANKS);
    const char *steps = choose(
        request, is_test ? PARAMETER_TEST_STEPS : PARAMETER_SET_STEPS, PARAMETER_STEPS);
    int status = store_find_set(store, name, &side->info, error);

    if (status == 0)
        status = set_view_load(store, side->info.id, &side->view, error);
    if (status == 0)
        status = selection_make(&side->view, is_test ? "test" : "set", ranks, steps,
                                &side->selection, error);
    if (status != 0)
        return status;
    if (side->selection.any)
        return error_set(error, ERROR_PARAMETER, "bad_steps",
                         "steps: all, first, or a list such as 3,4-7; any is for "
                         "comparisons");
    side->steps_chosen = steps != NULL && *steps != '\0' && strcmp(steps, "all") != 0 &&
                         side->selection.number_count > 0;
    size_t count = side->selection.rank_count;
    side->last_step_dropped = calloc(count + 1, sizeof(bool));
    side->has_device_rows = calloc(count + 1, sizeof(bool));
    if (side->last_step_dropped == NULL || side->has_device_rows == NULL)
        return error_set_memory(error);
    find_origin(side);
    return 0;
}

struct side_run {
    const struct analysis_result *result;
    struct analysis_side *side;
};

static int visit_rank(void *context, size_t number, const struct rows_rank *rank,
                      struct error *error)
{
    const struct side_run *run = context;

    run->side->last_step_dropped[number] = rank->last_step_dropped;
    run->side->has_device_rows[number] = rank->device_count > 0;
    return add_rank(run->result, run->side, rank, error);
}

static int run_side(struct store *store, const struct analysis_result *result,
                    bool every_launch, struct analysis_side *side, struct error *error)
{
    const struct analysis_options *options = &result->options;
    const struct kernel_breakdown_parameters kernels = {options->duration_ratio,
                                                        (size_t)options->num_kernels,
                                                        options->include_memory_kernels};
    struct side_run context = {result, side};

    add_tables(result, every_launch, side);
    kernel_breakdown_init(&side->kernels, &kernels);
    int status = analysis_each_rank(store, result, side, visit_rank, &context, error);
    return status == 0 ? finish_side(result, side, error) : status;
}

static void free_side(struct analysis_side *side)
{
    set_info_free(&side->info);
    set_view_free(&side->view);
    selection_free(&side->selection);
    free(side->last_step_dropped);
    free(side->has_device_rows);
    for (size_t i = 0; i < side->table_count; i++)
        table_free(&side->tables[i]);
    series_list_free(&side->series);
    kernel_breakdown_free(&side->kernels);
}

/* ---- both sides ---- */

static bool is_given(const struct analysis_request *request,
                     enum analysis_parameter parameter)
{
    return request->values[parameter] != NULL && *request->values[parameter] != '\0';
}

static int run(struct store *store, const struct analysis_request *request,
               bool every_launch, struct analysis_result *result, struct error *error)
{
    int status =
        analysis_read_options(result->analysis, request, &result->options, error);

    if (status == 0 && !is_given(request, PARAMETER_SET))
        return error_set(error, ERROR_PARAMETER, "missing_parameter", "set: %s",
                         analysis_parameters[PARAMETER_SET].allowed);
    result->has_test = is_given(request, PARAMETER_TEST);
    for (int i = 0; i <= result->has_test && status == 0; i++)
        status = open_side(store, request, i == 1, &result->sides[i], error);
    for (int i = 0; i <= result->has_test && status == 0; i++)
        status = run_side(store, result, every_launch, &result->sides[i], error);
    if (status == 0 && result->has_test)
        status = analysis_subtract(store, result, error);
    return status;
}

int analysis_run(struct store *store, enum analysis analysis,
                 const struct analysis_request *request, bool every_launch,
                 struct analysis_result *out, struct error *error)
{
    *out = (struct analysis_result){.analysis = analysis};
    int status = run(store, request, every_launch, out, error);
    if (status != 0)
        analysis_result_free(out);
    return status;
}

void analysis_result_free(struct analysis_result *result)
{
    analysis_options_free(&result->options);
    free_side(&result->sides[0]);
    free_side(&result->sides[1]);
    for (size_t i = 0; i < result->difference_count; i++)
        table_free(&result->differences[i]);
    *result = (struct analysis_result){0};
}

const struct table *analysis_find_table(const struct analysis_side *side,
                                        const char *name)
{
    for (size_t i = 0; i < side->table_count; i++)
        if (strcmp(side->tables[i].spec->name, name) == 0)
            return &side->tables[i];
    return NULL;
}
