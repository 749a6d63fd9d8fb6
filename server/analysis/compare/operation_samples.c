/* See operation_samples.h. */
#include "analysis/compare/operation_samples.h"

#include <stdlib.h>

int operation_samples_make(struct operation *out, enum pair_side side,
                           struct error *error)
{
    const struct selection *selection = &out->selection[side];
    const struct set_view *view = &out->view[side];

    /* With the step that the selection has for each. */
    int result = budget_share_take(&out->memory,
                                   selection->step_count *
                                       (sizeof **out->samples + sizeof *selection->steps),
                                   error);
    if (result != 0)
        return result;
    out->samples[side] = calloc(selection->step_count + 1, sizeof *out->samples[side]);
    if (out->samples[side] == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < selection->step_count; i++) {
        const struct set_step *step = &view->steps[selection->steps[i]];
        const struct set_file *file = selection_file(view, selection->steps[i]);
        struct operation_sample *sample = &out->samples[side][i];

        sample->rank = file->rank;
        sample->span = file->span;
        sample->pseudo = step->step.pseudo;
        sample->number = step->step.number;
    }
    out->sample_count[side] = selection->step_count;
    return 0;
}

struct operation_range *operation_samples_share(const struct set_view *view,
                                                const struct selection *selection)
{
    struct operation_range *ranges = calloc(view->file_count + 1, sizeof *ranges);

    for (size_t i = 0; ranges != NULL && i < selection->step_count; i++) {
        const struct set_file *file = selection_file(view, selection->steps[i]);
        struct operation_range *range = &ranges[file - view->files];

        if (range->end == 0)
            range->begin = i;
        range->end = i + 1;
    }
    return ranges;
}
