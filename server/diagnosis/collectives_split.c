/* See collectives_split.h. */
#include "diagnosis/collectives_split.h"

#include "base/cleanup.h"
#include "diagnosis/analysis_of_sides.h"
#include "store/set/set_view.h"

#include <math.h>
#include <string.h>

/* A rank is named only if it causes at least this part of the change of all exposed
 * waiting. */
#define NAMED_SHARE 0.5

/* False: the files have too many kept rows, or there is only one rank. */
static bool is_worth_it(const struct compare_result *result, int side)
{
    const struct set_view *view = &result->view[side];
    const struct selection *selection = &result->selection[side];
    uint64_t rows = 0;

    for (size_t i = 0; i < selection->step_count; i++) {
        uint32_t file = view->steps[selection->steps[i]].file;
        const struct set_file *found = set_view_find_file(view, file);

        if (found != NULL &&
            (i == 0 || view->steps[selection->steps[i - 1]].file != file))
            rows += found->quality.kept;
    }
    return selection->rank_count > 1 && rows <= COLLECTIVES_SPLIT_ROWS_MAX;
}

static bool read_side(const struct table *summary, int side,
                      struct collectives_split *out)
{
    if (summary->row_count != 1)
        return false;
    double unmatched = table_number_of(summary, 0, "unmatched_per_step");

    out->transfer[side] = table_number_of(summary, 0, "transfer_per_step");
    out->wait[side] = table_number_of(summary, 0, "wait_per_step");
    double matched = out->transfer[side] + out->wait[side];
    return matched > 0 && matched >= COLLECTIVES_SPLIT_MATCHED * (matched + unmatched);
}

/* The waiting that a rank causes in all its samples. */
static double caused(const struct table *ranks, size_t row)
{
    double per_step = table_number_of(ranks, row, "caused_per_step");

    return isnan(per_step) ? 0 : per_step * table_number_of(ranks, row, "samples");
}

/* How much more waiting a rank of both sides causes, per step of all ranks. */
static double change_of_rank(const struct table *const ranks[2], size_t row, size_t *at)
{
    double rank = table_number_of(ranks[1], row, "rank"), samples[2] = {0, 0};

    while (*at < ranks[0]->row_count && table_number_of(ranks[0], *at, "rank") < rank)
        (*at)++;
    if (*at == ranks[0]->row_count || table_number_of(ranks[0], *at, "rank") > rank)
        return 0;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < ranks[side]->row_count; i++)
            samples[side] += table_number_of(ranks[side], i, "samples");
    return caused(ranks[1], row) / samples[1] - caused(ranks[0], *at) / samples[0];
}

static void find_rank(const struct table *const ranks[2], struct collectives_split *out)
{
    double sum = 0, most = 0, sign = out->wait[1] > out->wait[0] ? 1 : -1;
    size_t at = 0;

    for (size_t row = 0; row < ranks[1]->row_count; row++) {
        double change = sign * change_of_rank(ranks, row, &at);

        sum += fmax(change, 0);
        if (change > most) {
            most = change;
            out->rank = (int64_t)table_number_of(ranks[1], row, "rank");
        }
    }
    if (most < NAMED_SHARE * sum)
        out->rank = -1;
}

int collectives_split_make(struct store *store, const struct compare_result *result,
                           struct budget *budget, struct collectives_split *out,
                           struct error *error)
{
    CLEANUP(analysis_result_free) struct analysis_result found = {0};

    *out = (struct collectives_split){.rank = -1};
    /* `steps=any` takes whole files as samples; the analysis of collectives does not. */
    if (result->selection[0].any || result->selection[1].any || !is_worth_it(result, 0) ||
        !is_worth_it(result, 1))
        return 0;
    int failed = analysis_of_sides(store, result, "collectives", true, NULL, budget,
                                   &found, error);
    if (failed != 0)
        return failed;
    const struct table *summaries[2], *ranks[2];
    for (int side = 0; side < 2; side++) {
        const struct analysis_part *part = &found.sides[side].all;

        summaries[side] = analysis_find_table(part, "summary");
        ranks[side] = analysis_find_table(part, "by_rank");
    }
    out->is_known = read_side(summaries[0], 0, out) && read_side(summaries[1], 1, out);
    if (out->is_known)
        find_rank(ranks, out);
    return 0;
}
