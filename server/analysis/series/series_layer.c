/* See series_layer.h. */
#include "analysis/series/series_layer.h"
#include "analysis/tree/tree_times.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* As set_series_read() orders them. */
static int compare_samples(const void *a, const void *b)
{
    const struct series_sample *x = a, *y = b;

    if (x->step.pseudo != y->step.pseudo)
        return x->step.pseudo ? -1 : 1;
    if (!x->step.pseudo && x->step.number != y->step.number)
        return x->step.number < y->step.number ? -1 : 1;
    return (x->span > y->span) - (x->span < y->span);
}

static int fill(const struct tree_side *side, const struct tree_times *times,
                enum tree_measure by, struct series_samples *out, struct error *error)
{
    const struct selection *selection = &side->selection;
    int64_t missing = !times->found                                     ? SERIES_NO_FRAME
                      : by == TREE_BY_DEVICE && !times->has_device_rows ? SERIES_NO_DEVICE
                                                                        : 0;

    /* Clears the gaps too: the bytes are written as they are. */
    out->items = calloc(selection->step_count + 1, sizeof *out->items);
    if (out->items == NULL)
        return error_set_memory(error);
    out->count = selection->step_count;
    for (size_t i = 0; i < out->count; i++) {
        struct series_sample *sample = &out->items[i];

        sample->span = selection_file(&side->view, selection->steps[i])->span;
        sample->step = side->view.steps[selection->steps[i]].step;
        sample->step.ts = 0;
        sample->row = missing != 0 ? missing : times->of[i];
    }
    qsort(out->items, out->count, sizeof *out->items, compare_samples);
    return 0;
}

/* When the recording began, and its world size; the samples read here have another order.
 */
static int read_start(struct store *store, const char *id, struct budget *budget,
                      struct series_samples *out, struct error *error)
{
    const struct series_row none = {NULL, NULL, false};
    struct series_samples steps;
    int result = set_series_read(store, id, &none, budget, &steps, error);

    if (result != 0)
        return result;
    out->recorded_ns = steps.recorded_ns;
    out->world_size = steps.world_size;
    out->recorded = steps.recorded;
    steps.recorded.steps.blocks = NULL;
    series_samples_free(&steps);
    return 0;
}

int series_layer_read(struct store *store, const char *id,
                      const struct series_request *request, struct series_samples *out,
                      struct error *error)
{
    const struct side_request asked = {
        .name = "set", .set = id, .budget = request->budget};
    CLEANUP(tree_side_free) struct tree_side side = {0};
    CLEANUP(tree_times_free) struct tree_times times = {0};

    *out = (struct series_samples){.recorded.steps.mean = NAN};
    int result = selection_open_side(store, &asked, &side.info, &side.view,
                                     &side.selection, error);
    if (result == 0)
        result = tree_times_read(store, &side, request->layer, request->by,
                                 request->budget, &times, error);
    if (result == 0)
        result = fill(&side, &times, request->by, out, error);
    if (result == 0)
        result = read_start(store, id, request->budget, out, error);
    if (result != 0)
        series_samples_free(out);
    return result;
}
