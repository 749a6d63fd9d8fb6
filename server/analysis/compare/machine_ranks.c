/* See machine_ranks.h. */
#include "analysis/compare/machine_ranks.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

void machine_ranks_free(struct machine_ranks *ranks)
{
    free(ranks->of[0]);
    free(ranks->of[1]);
    free(ranks->own);
    free(ranks->change);
}

bool machine_ranks_find(const struct compare_result *result, struct machine_ranks *out)
{
    const struct selection *sides = result->selection;
    bool same = sides[0].rank_count == sides[1].rank_count &&
                memcmp(sides[0].ranks, sides[1].ranks,
                       sides[0].rank_count * sizeof *sides[0].ranks) == 0;

    out->count = same && sides[0].rank_count > 0 ? sides[0].rank_count : 1;
    for (int side = 0; side < 2; side++) {
        uint32_t *rank = calloc(sides[side].step_count + 1, sizeof *rank);

        out->of[side] = rank;
        if (rank == NULL)
            return false;
        for (size_t i = 0, its = 0; i < sides[side].step_count; i++) {
            const struct set_file *file =
                selection_file(&result->view[side], sides[side].steps[i]);

            while (its + 1 < out->count && sides[side].ranks[its] < file->rank)
                its++;
            rank[i] = (uint32_t)its;
        }
    }
    return true;
}

bool machine_ranks_measure(const struct compare_result *result, double *const sums[2],
                           struct machine_ranks *out)
{
    size_t size = out->count;
    CLEANUP_FREE double *count = calloc(2 * size + 1, sizeof *count);
    CLEANUP_FREE double *waits = calloc(size, sizeof *waits);

    out->own = calloc(size, sizeof *out->own);
    out->change = calloc(size, sizeof *out->change);
    if (count == NULL || waits == NULL || out->own == NULL || out->change == NULL)
        return false;
    for (int side = 0; side < 2; side++) /* their samples */
        for (size_t i = 0; i < result->selection[side].step_count; i++)
            count[2 * out->of[side][i] + (size_t)side]++;
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];

        for (size_t i = 0; i < selection->step_count; i++) {
            const struct trace_step *step =
                &result->view[side].steps[selection->steps[i]].step;
            size_t rank = out->of[side][i];
            double part = 1 / count[2 * rank + (size_t)side];

            out->change[rank] += (side == 1 ? part : -part) * sums[side][i];
            if (side == 1)
                continue;
            waits[rank] += part * (double)step->exposed_communication;
            out->own[rank] += part * (double)(step->dur - step->exposed_communication);
        }
    }
    out->wait = true;
    for (size_t i = 0; i < size; i++)
        if (count[2 * i] == 0 || count[2 * i + 1] == 0 || !(waits[i] > 0))
            out->wait = false;
    return true;
}
