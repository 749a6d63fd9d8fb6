/* See tree_places.h. */
#include "analysis/tree/tree_places.h"
#include "base/cleanup.h"

#include <stdlib.h>

bool tree_places_make(struct tree_rows *rows, const struct tree_origin *origin)
{
    CLEANUP_FREE uint32_t *nearest = calloc(origin->count + 1, sizeof *nearest);
    size_t nodes[2] = {rows->trees[0]->count,
                       rows->trees[1] == NULL ? 0 : rows->trees[1]->count};

    if (nearest == NULL ||
        budget_share_take(&rows->memory, (nodes[0] + nodes[1]) * sizeof *nearest, NULL) !=
            0)
        return false;
    for (int side = 0; side < 2; side++) {
        rows->row_of_node[side] = calloc(nodes[side] + 1, sizeof *nearest);
        if (rows->row_of_node[side] == NULL)
            return false;
    }
    /* Rows come after those above them. */
    for (size_t i = 0; i < origin->count; i++) {
        const struct tree_row *row = &origin->rows[i];

        if (budget_is_over(rows->memory.budget))
            return false;
        nearest[i] = origin->row_of[i] != TREE_NONE ? origin->row_of[i]
                     : row->parent == TREE_NONE     ? 0
                                                    : nearest[row->parent];
        for (int side = 0; side < 2; side++)
            if (row->node[side] != TREE_NONE)
                rows->row_of_node[side][row->node[side]] = nearest[i];
    }
    return true;
}
