/* See tree_split.h. */
#include "analysis/tree/tree_split.h"

#include "analysis/work/work_names.h"

static bool has_flops(const struct tree_row *row, int side)
{
    return row->has_flops[side] &&
           work_flops_are_known(row->calls[side], row->known_calls[side],
                                row->device[side], row->unknown[side]);
}

bool tree_split_of(const struct tree_rows *rows, const struct tree_row *row,
                   struct tree_split *out)
{
    bool met = row->status == TREE_SAME || row->status == TREE_REPLACED;

    if (!met || row->is_rest || row->calls[0] == 0 || row->calls[1] == 0)
        return false;
    *out =
        (struct tree_split){.by_flops = row->sort == TREE_OPERATOR && has_flops(row, 0) &&
                                        has_flops(row, 1) && row->flops[0] > 0};
    double work[2], time[2];
    for (int side = 0; side < 2; side++) {
        double samples = (double)rows->trees[side]->samples;

        work[side] =
            (out->by_flops ? row->flops[side] : (double)row->calls[side]) / samples;
        time[side] = tree_per_step(rows, side, row->device[side]);
    }
    out->more = (work[1] - work[0]) * time[0] / work[0];
    out->slower = time[1] - time[0] - out->more;
    return true;
}
