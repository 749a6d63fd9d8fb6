/* See tree_rows.h. */
#include "analysis/tree/tree_rows.h"

#include <stdlib.h>

const char *tree_status_name(enum tree_status status)
{
    static const char *const names[TREE_STATUSES] = {[TREE_SAME] = "same",
                                                     [TREE_REPLACED] = "replaced",
                                                     [TREE_ONLY_CONTROL] =
                                                         "only_in_control",
                                                     [TREE_ONLY_TEST] = "only_in_test"};

    return status < TREE_STATUSES ? names[status] : "";
}

void tree_rows_free(struct tree_rows *rows)
{
    free(rows->rows);
    free(rows->through);
    free(rows->kernels);
    free(rows->shapes);
    free(rows->row_of_node[0]);
    free(rows->row_of_node[1]);
    free(rows->judgements);
    budget_share_return(&rows->memory);
    *rows = (struct tree_rows){0};
}

double tree_per_step(const struct tree_rows *rows, int side, int64_t value)
{
    return (double)value / (double)rows->trees[side]->samples;
}

double tree_change(const struct tree_rows *rows, const int64_t value[2])
{
    return tree_per_step(rows, 1, value[1]) - tree_per_step(rows, 0, value[0]);
}

bool tree_rows_of(const struct tree *tree, struct budget *budget, struct tree_rows *out)
{
    *out = (struct tree_rows){.trees = {tree, NULL},
                              .by_host = tree->nodes[0].device == 0,
                              .memory = {.budget = budget}};
    if (budget_share_take(&out->memory, tree->count * sizeof *out->rows, NULL) != 0)
        return false;
    out->rows = calloc(tree->count, sizeof *out->rows);
    if (out->rows == NULL)
        return false;
    for (size_t i = 0; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over(budget))
            return false;
        out->rows[i] = (struct tree_row){.parent = node->parent,
                                         .end = node->end,
                                         .node = {(uint32_t)i, TREE_NONE},
                                         .instances = 1,
                                         .sort = node->sort,
                                         .calls = {node->calls, 0},
                                         .host = {node->host, 0},
                                         .self = {node->self, 0},
                                         .own = {node->own, 0},
                                         .device = {node->device, 0},
                                         .flops = {node->flops, 0},
                                         .has_flops = {node->has_flops, false},
                                         .known_calls = {node->known_calls, 0},
                                         .unknown = {node->unknown, 0}};
    }
    out->count = out->rows_in_all = tree->count;
    return true;
}
