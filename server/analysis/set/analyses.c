/* See analyses.h. */
#include "analysis/set/analyses.h"
#include "analysis/set/analysis_run.h"
#include "analysis/set/heaviest_operator.h"
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

/* ---- one side ---- */

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
    const char *marker =
        choose(request, is_test ? PARAMETER_TEST_MARKER : PARAMETER_SET_MARKER,
               PARAMETER_MARKER);
    const struct side_request wanted = {.name = is_test ? "test" : "set",
                                        .set = name,
                                        .ranks = ranks,
                                        .steps = steps,
                                        .marker = marker,
                                        .budget = request->budget};
    int status = selection_open_side(store, &wanted, &side->info, &side->view,
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

/* ---- all ranks ---- */

struct parts_run {
    const struct analysis_result *result;
    struct analysis_part *parts; /* of the ranks of both sides, in order */
    size_t count;
};

static void free_parts(struct parts_run *run)
{
    for (size_t i = 0; i < run->count; i++)
        analysis_part_free(&run->parts[i]);
    free(run->parts);
}

static int fill_part(void *context, int side, size_t number, const struct rows_rank *rank,
                     struct error *error)
{
    const struct parts_run *run = context;

    return analysis_part_fill(
        run->result, &run->result->sides[side], rank,
        &run->parts[analysis_first_rank(run->result, side) + number], error);
}

static int join_parts(const struct analysis_result *result, struct analysis_side *side,
                      struct analysis_part *parts, struct error *error)
{
    analysis_side_init(result, side);
    for (size_t i = 0; i < side->selection.rank_count; i++) {
        int status = analysis_side_append(side, &parts[i], error);

        if (status != 0)
            return status;
        side->last_step_dropped[i] = parts[i].last_step_dropped;
        side->has_device_rows[i] = parts[i].has_device_rows;
    }
    return analysis_side_finish(result, side, error);
}

static int run_sides(struct store *store, struct analysis_result *result,
                     struct error *error)
{
    size_t count = analysis_first_rank(result, 1) + result->sides[1].selection.rank_count;
    CLEANUP(free_parts)
    struct parts_run run = {
        .result = result, .parts = calloc(count + 1, sizeof *run.parts), .count = count};
    int status = 0;

    if (run.parts == NULL) {
        run.count = 0;
        return error_set_memory(error);
    }
    for (size_t i = 0; i < count; i++)
        analysis_part_init(result, &run.parts[i]);
    status = analysis_each_rank(store, result, fill_part, &run, error);
    for (int i = 0; i <= result->has_test && status == 0; i++)
        status = join_parts(result, &result->sides[i],
                            run.parts + analysis_first_rank(result, i), error);
    return status;
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

/* ---- the operator, where none is named ---- */

static bool is_given(const struct analysis_request *request,
                     enum analysis_parameter parameter)
{
    return request->values[parameter] != NULL && *request->values[parameter] != '\0';
}

struct operator_choice {
    struct analysis_options *options;
    bool may_shorten; /* where no operator has that many kernels, fewer do */
};

static int find_heaviest(void *context, int side, size_t number,
                         const struct rows_rank *rank, struct error *error)
{
    const struct operator_choice *choice = context;
    struct analysis_options *options = choice->options;
    int64_t least = options->min_pattern_len;
    int status;

    (void)side;
    (void)number;
    do {
        status = heaviest_operator_find(rank, (size_t)least, &options->heaviest, error);
        if (options->heaviest != NULL)
            options->min_pattern_len = least;
    } while (status == 0 && options->heaviest == NULL && choice->may_shorten &&
             --least > 0);
    return status;
}

/* That of the first rank that has one: finding it costs no more than one rank does. */
static int choose_operator(struct store *store, const struct analysis_request *request,
                           struct analysis_result *result, struct error *error)
{
    struct analysis_options *options = &result->options;
    struct operator_choice choice = {options,
                                     !is_given(request, PARAMETER_MIN_PATTERN_LEN)};
    int status = 0;

    if (result->analysis != ANALYSIS_KERNEL_SEQUENCES || options->operator_name != NULL)
        return 0;
    for (int i = 0; i <= result->has_test; i++)
        for (size_t j = 0; j < result->sides[i].selection.rank_count && status == 0 &&
                           options->heaviest == NULL;
             j++)
            status =
                analysis_visit_one(store, result, i, j, find_heaviest, &choice, error);
    options->operator_name = options->heaviest;
    return status;
}

/* ---- both sides ---- */

static int run(struct store *store, const struct analysis_request *request,
               struct analysis_result *result, struct error *error)
{
    int status =
        analysis_read_options(result->analysis, request, &result->options, error);

    if (status == 0 && !is_given(request, PARAMETER_SET))
        return error_set(error, ERROR_PARAMETER, "missing_parameter", "set: %s",
                         analysis_parameters[PARAMETER_SET].allowed);
    result->has_test = is_given(request, PARAMETER_TEST);
    for (int i = 0; i <= result->has_test && status == 0; i++)
        status = open_side(store, request, i == 1, &result->sides[i], error);
    if (status == 0)
        status = choose_operator(store, request, result, error);
    if (status == 0)
        status = run_sides(store, result, error);
    if (status == 0 && result->has_test)
        status = analysis_subtract(store, result, error);
    return status;
}

int analysis_run(struct store *store, enum analysis analysis,
                 const struct analysis_request *request, struct analysis_result *out,
                 struct error *error)
{
    *out = (struct analysis_result){.analysis = analysis,
                                    .every_launch = request->every_launch,
                                    .threads = request->threads,
                                    .budget = request->budget};
    int status = run(store, request, out, error);
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
