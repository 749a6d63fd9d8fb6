/* See unprofiled.h. */
#include "analysis/compare/unprofiled.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- a set ---- */

bool unprofiled_read(const struct set_view *view, const struct selection *selection,
                     struct recorder_means *out)
{
    struct recorder_file *files = calloc(selection->step_count + 1, sizeof *files);
    const struct set_file *last = NULL;
    bool fine = files != NULL;
    size_t count = 0;

    *out = (struct recorder_means){.mean = NAN};
    for (size_t i = 0; i < selection->step_count && fine; i++) {
        const struct set_file *file = selection_file(view, selection->steps[i]);

        if (file == last)
            continue;
        last = file;
        files[count].span = file->span;
        fine = recorder_read(file->metadata, &files[count++].recorder);
    }
    fine = fine && recorder_means_make(files, count, out);
    recorder_files_free(files, count);
    return fine;
}

/* ---- the verdict ---- */

static bool is_all(const char *steps)
{
    return steps == NULL || *steps == '\0' || strcmp(steps, "all") == 0;
}

static int judge(struct compare_result *result, const struct recorder_means sides[2],
                 struct error *error)
{
    struct unprofiled *out = &result->unprofiled;
    CLEANUP(observations_free) struct observations observations;
    int failed = observations_group((const struct observations_key *const[]){NULL, NULL},
                                    (const size_t[]){sides[0].count, sides[1].count},
                                    &observations, error);

    if (failed == 0)
        failed = verdict_make(&observations,
                              (const int64_t *const[]){sides[0].blocks, sides[1].blocks},
                              result->request.equivalence, &out->verdict, error);
    if (failed != 0)
        return failed;
    out->is_known = true;
    for (int side = 0; side < 2; side++) {
        out->mean[side] = sides[side].mean;
        out->factor[side] = result->step_time[side].step / sides[side].mean;
        out->verdict.mean[side] = sides[side].mean;
    }
    out->verdict.change = out->mean[1] - out->mean[0];
    out->verdict.without_profiler = true;
    return 0;
}

bool unprofiled_is_asked(const struct compare_request *request)
{
    bool whole = !request->equal_clock;

    for (int side = 0; side < 2; side++) {
        const char *marker =
            selection_marker(request->side[side].marker, request->marker);

        whole &= is_all(request->side[side].steps) && (marker == NULL || *marker == '\0');
    }
    return whole;
}

int compare_answer_unprofiled(struct compare_result *result, struct error *error)
{
    CLEANUP(recorder_means_free) struct recorder_means control = {.mean = NAN};
    CLEANUP(recorder_means_free) struct recorder_means test = {.mean = NAN};

    if (!unprofiled_read(&result->view[0], &result->selection[0], &control) ||
        !unprofiled_read(&result->view[1], &result->selection[1], &test))
        return error_set_memory(error);
    if (control.count == 0 || test.count == 0)
        return 0;
    struct recorder_means sides[2] = {control, test};
    int failed = judge(result, sides, error);
    if (failed != 0)
        return failed;
    for (int side = 0; side < 2; side++) {
        result->unprofiled.blocks[side] = sides[side].blocks;
        result->unprofiled.count[side] = sides[side].count;
    }
    control.blocks = test.blocks = NULL;
    if (unprofiled_is_asked(&result->request) && result->unprofiled.verdict.has_interval)
        result->verdict = result->unprofiled.verdict;
    return 0;
}
