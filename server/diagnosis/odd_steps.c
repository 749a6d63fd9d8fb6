/* See odd_steps.h. */
#include "diagnosis/odd_steps.h"

#include "analysis/statistics/samples.h"
#include "base/cleanup.h"
#include "store/set/set_view.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MADS 5
/* The MAD of a few equal steps is meaningless, so it counts as at least this part of the
 * median. */
#define MAD_LEAST 0.004
/* Single steps must move the mean by at least this part of the control's median. */
#define MOVED_MIN 0.02

static double median_of(const int64_t *values, size_t count, int64_t *sorted,
                        int64_t *scratch)
{
    memcpy(sorted, values, count * sizeof *sorted);
    samples_sort(sorted, count, scratch);
    return samples_quantile(sorted, count, 0.5);
}

static bool find_side(const struct compare_result *result,
                      const struct observations *observations, int side,
                      struct odd_steps *out)
{
    const struct selection *selection = &result->selection[side];
    size_t samples = selection->step_count, count = observations->count[side];
    size_t room = (samples > count ? samples : count) + 1;
    CLEANUP_FREE int64_t *values = calloc(room, sizeof *values);
    CLEANUP_FREE int64_t *sorted = calloc(room, sizeof *sorted);
    CLEANUP_FREE int64_t *scratch = calloc(room, sizeof *scratch);

    out->times[side] = calloc(room, sizeof *out->times[side]);
    out->odd[side] = calloc(room, sizeof *out->odd[side]);
    if (values == NULL || sorted == NULL || scratch == NULL || out->times[side] == NULL ||
        out->odd[side] == NULL)
        return false;
    for (size_t i = 0; i < samples; i++)
        values[i] = result->view[side].steps[selection->steps[i]].step.dur;
    observations_average(observations, side, values, out->times[side]);
    out->median[side] = median_of(out->times[side], count, sorted, scratch);
    for (size_t i = 0; i < count; i++)
        values[i] = llabs(out->times[side][i] - llround(out->median[side]));
    double mad = median_of(values, count, sorted, scratch);
    mad = fmax(mad, MAD_LEAST * out->median[side]);
    size_t odd = 0;
    for (size_t i = 0; i < count; i++) {
        out->odd[side][i] = (double)out->times[side][i] > out->median[side] + MADS * mad;
        odd += out->odd[side][i];
    }
    /* Single steps are few; else the steps are of two kinds. */
    if (4 * odd > count)
        memset(out->odd[side], 0, count * sizeof *out->odd[side]);
    return true;
}

static double mean_of(const struct odd_steps *steps, int side, size_t count, bool all)
{
    double sum = 0;
    size_t counted = 0;

    for (size_t i = 0; i < count; i++)
        if (all || !steps->odd[side][i]) {
            sum += (double)steps->times[side][i];
            counted++;
        }
    return counted > 0 ? sum / (double)counted : NAN;
}

bool odd_steps_find(const struct compare_result *result,
                    const struct observations *observations, struct odd_steps *out)
{
    *out = (struct odd_steps){.mean_change = NAN};
    if (!find_side(result, observations, 0, out) ||
        !find_side(result, observations, 1, out))
        return false;
    const size_t *count = observations->count;
    out->mean_change = mean_of(out, 1, count[1], true) - mean_of(out, 0, count[0], true);
    double typical = mean_of(out, 1, count[1], false) - mean_of(out, 0, count[0], false);
    double apart = fabs(out->mean_change - typical);
    out->moved = observations_suffice(observations) &&
                 apart > fmax(fabs(out->mean_change), fabs(typical)) / 2 &&
                 apart > MOVED_MIN * out->median[0];
    if (out->moved)
        return true;
    for (int side = 0; side < 2; side++)
        memset(out->odd[side], 0, count[side] * sizeof *out->odd[side]);
    return true;
}

void odd_steps_free(struct odd_steps *steps)
{
    for (int side = 0; side < 2; side++) {
        free(steps->times[side]);
        free(steps->odd[side]);
    }
    *steps = (struct odd_steps){.mean_change = NAN};
}

/* ---- what grew in odd steps ---- */

void odd_steps_explain(const struct compare_result *result,
                       const struct observations *observations,
                       const struct sides_plan *plan, const struct odd_steps *steps,
                       const struct books *books, int side, size_t which,
                       struct odd_step *out)
{
    size_t observation = plan->odd[which];
    size_t sample = observations->order[side][observations->begin[side][observation]];
    const struct set_view *view = &result->view[side];
    const struct trace_step *step =
        &view->steps[result->selection[side].steps[sample]].step;

    *out = (struct odd_step){.number = step->pseudo ? -1 : step->number,
                             .extra = (double)steps->times[side][observation] -
                                      steps->median[side],
                             .item = BOOKS_NONE};
    for (uint32_t i = 0; i < books->count; i++) {
        double extra = books_value(books, i, side, plan->typical + which) -
                       books->items[i].mean[side];

        out->parts[books_part(&books->items[i])] += extra;
        if (extra > out->item_extra) {
            out->item_extra = extra;
            out->item = i;
        }
    }
}
