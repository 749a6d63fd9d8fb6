/* See run.h. */
#include "analysis/set/run.h"
#include "analysis/data/table_difference.h"
#include "analysis/set/options.h"
#include "analysis/set/ranks.h"
#include "base/cleanup.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"

#include <stdlib.h>
#include <string.h>

/* ---- one side ---- */

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

/* The text of one side, else that of both. */
static const char *choose(const char *own, const char *both)
{
    return own != NULL ? own : both;
}

static struct side_request ask_side(const struct analysis_result *result, bool is_test)
{
    const struct analysis_options *options = &result->options;

    return (struct side_request){
        .name = is_test ? "test" : "set",
        .set = is_test ? options->test : options->set,
        .ranks =
            choose(is_test ? options->test_ranks : options->set_ranks, options->ranks),
        .steps =
            choose(is_test ? options->test_steps : options->set_steps, options->steps),
        .marker =
            choose(is_test ? options->test_marker : options->set_marker, options->marker),
        .budget = result->budget};
}

static int open_side(struct store *store, struct analysis_result *result, bool is_test,
                     struct error *error)
{
    const struct side_request wanted = ask_side(result, is_test);
    struct analysis_side *side = &result->sides[is_test];
    int status = selection_open_side(store, &wanted, &side->info, &side->view,
                                     &side->selection, error);

    if (status != 0)
        return status;
    if (side->selection.any)
        return error_set(error, ERROR_PARAMETER, "bad_steps",
                         "steps: all, first, or a list such as 3,4-7; any is for "
                         "comparisons");
    side->steps_chosen = wanted.steps != NULL && strcmp(wanted.steps, "all") != 0 &&
                         side->selection.number_count > 0;
    size_t count = side->selection.rank_count;
    side->last_step_dropped = calloc(count + 1, sizeof(bool));
    side->has_device_rows = calloc(count + 1, sizeof(bool));
    if (side->last_step_dropped == NULL || side->has_device_rows == NULL)
        return error_set_memory(error);
    find_origin(side);
    return 0;
}

static void free_side(struct analysis_side *side)
{
    set_info_free(&side->info);
    set_view_free(&side->view);
    selection_free(&side->selection);
    free(side->last_step_dropped);
    free(side->has_device_rows);
    analysis_part_free(&side->all);
}

/* ---- the ranks of both ---- */

static int run_sides(struct store *store, struct analysis_result *result,
                     struct error *error)
{
    const struct analysis *analysis = result->analysis;
    struct analysis_part all[2] = {0};
    int status = ranks_analyse(store, result, result->options.own, all, error);

    for (int i = 0; i < 2; i++)
        result->sides[i].all = all[i];
    for (int i = 0; i <= result->has_test && status == 0 && analysis->finish != NULL; i++)
        status = analysis->finish(&result->sides[i].all, error);
    return status;
}

static void free_parts(struct analysis_part (*parts)[2])
{
    analysis_part_free(&(*parts)[0]);
    analysis_part_free(&(*parts)[1]);
}

static int subtract(struct store *store, struct analysis_result *result,
                    struct error *error)
{
    const struct analysis *analysis = result->analysis;
    CLEANUP(free_parts) struct analysis_part aligned[2] = {0};
    const struct table *set = result->sides[0].all.tables;
    const struct table *test = result->sides[1].all.tables;
    int status = 0;

    if (analysis->align != NULL) {
        status = analysis->align(store, result, aligned, error);
        set = aligned[0].tables;
        test = aligned[1].tables;
    }
    for (size_t i = 0; i < analysis->table_count && status == 0; i++)
        if (set[i].spec != NULL && table_is_comparable(set[i].spec))
            status = table_difference(&set[i], &test[i], &result->differences[i], error);
    return status;
}

/* ---- the whole ---- */

static int run(struct store *store, const struct analysis_request *request,
               struct analysis_result *result, struct error *error)
{
    const struct analysis *analysis = result->analysis;
    struct analysis_options *options = &result->options;
    int status = options_read(analysis, &request->given, options, error);

    if (status != 0)
        return status;
    result->has_test = options->test != NULL;
    for (int i = 0; i <= result->has_test && status == 0; i++)
        status = open_side(store, result, i == 1, error);
    if (status == 0 && analysis->prepare != NULL)
        status = analysis->prepare(store, request, result, options->own, error);
    if (status == 0)
        status = run_sides(store, result, error);
    if (status == 0 && result->has_test)
        status = subtract(store, result, error);
    return status;
}

int analysis_run(struct store *store, const struct analysis *analysis,
                 const struct analysis_request *request, struct analysis_result *out,
                 struct error *error)
{
    *out = (struct analysis_result){.analysis = analysis,
                                    .whole = request->whole,
                                    .threads = request->threads,
                                    .budget = request->budget};
    int status = run(store, request, out, error);
    if (status == 0)
        return 0;
    /* Memory that the budget refuses looks like any other lack of memory. */
    int over = budget_look(request->budget, error);
    analysis_result_free(out);
    return over != 0 ? over : status;
}

void analysis_result_free(struct analysis_result *result)
{
    if (result->analysis != NULL)
        options_free(result->analysis, &result->options);
    free_side(&result->sides[0]);
    free_side(&result->sides[1]);
    for (size_t i = 0; i < ANALYSIS_TABLES_MAX; i++)
        table_free(&result->differences[i]);
    *result = (struct analysis_result){0};
}
