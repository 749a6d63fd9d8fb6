/* See tree_work.h. */
#include "analysis/tree/tree_work.h"
#include "analysis/work/work_names.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* The other calls of a name, whose FLOPs are not known. */
struct unknown_calls {
    uint64_t calls[2];
    int64_t time[2]; /* ns: their own device time */
};

struct unknown_work {
    struct tree_rows *out;
    size_t capacity;
    struct strings names;          /* the name of a row has its number - 1 */
    struct unknown_calls *unknown; /* by row */
};

static void unknown_work_free(struct unknown_work *finding)
{
    strings_free(&finding->names);
    free(finding->unknown);
}

/* TREE_NONE if no memory is left. */
static uint32_t row_of(struct unknown_work *finding, const struct tree *tree,
                       uint32_t name)
{
    struct tree_rows *out = finding->out;
    uint32_t id = strings_add(&finding->names, strings_text(&tree->names, name),
                              strings_length(&tree->names, name));

    if (id == STRINGS_NONE)
        return TREE_NONE;
    if (id + 1 == out->count) {
        if (!ARRAY_RESERVE(out->rows, finding->capacity, out->count + 1))
            return TREE_NONE;
        out->rows[out->count] = (struct tree_row){.node = {TREE_NONE, TREE_NONE},
                                                  .instances = 1,
                                                  .sort = TREE_OPERATOR,
                                                  .end = (uint32_t)out->count + 1};
        out->count++;
    }
    return id + 1;
}

static bool has_work(const struct tree_node *node)
{
    return node->sort == TREE_OPERATOR && node->has_own_flops;
}

/* The row of each node: that of the outermost operator with FLOPs at or above it. */
static bool place_nodes(struct unknown_work *finding, int side)
{
    const struct tree *tree = finding->out->trees[side];
    uint32_t *places = calloc(tree->count + 1, sizeof *places);

    finding->out->row_of_node[side] = places;
    for (size_t i = 1; places != NULL && i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over_at(finding->out->memory.budget, i))
            return false;
        places[i] = places[node->parent];
        if (places[i] != 0 || !has_work(node))
            continue;
        places[i] = row_of(finding, tree, node->name);
        if (places[i] == TREE_NONE)
            return false;
        struct tree_row *row = &finding->out->rows[places[i]];
        if (row->node[side] == TREE_NONE)
            row->node[side] = (uint32_t)i;
        row->calls[side] += node->calls;
        row->device[side] += node->device;
        row->flops[side] += node->flops;
        row->has_flops[side] = true;
        row->known_calls[side] += node->known_calls;
        row->unknown[side] += node->unknown;
    }
    return places != NULL;
}

static bool add_unknown(struct unknown_work *finding, int side)
{
    const struct tree *tree = finding->out->trees[side];
    const uint32_t *places = finding->out->row_of_node[side];

    for (size_t i = 1; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over_at(finding->out->memory.budget, i))
            return false;
        if (places[i] == 0 && node->sort == TREE_OPERATOR) {
            uint32_t id =
                strings_find(&finding->names, strings_text(&tree->names, node->name),
                             strings_length(&tree->names, node->name));

            if (id == STRINGS_NONE)
                continue;
            finding->unknown[id + 1].calls[side] += node->calls - node->known_calls;
            finding->unknown[id + 1].time[side] += node->own;
        }
    }
    return true;
}

/* The known calls represent a name if they are most of it. */
static void settle(struct tree_row *row, const struct unknown_calls *unknown)
{
    for (int side = 0; side < 2; side++)
        row->has_flops[side] =
            row->has_flops[side] &&
            work_flops_are_known(row->calls[side] + unknown->calls[side],
                                 row->known_calls[side],
                                 row->device[side] + unknown->time[side],
                                 row->unknown[side] + unknown->time[side]);
    row->status = row->node[0] == TREE_NONE   ? TREE_ONLY_TEST
                  : row->node[1] == TREE_NONE ? TREE_ONLY_CONTROL
                                              : TREE_SAME;
}

bool tree_work_find(const struct tree *control, const struct tree *test,
                    struct budget *budget, struct tree_rows *out)
{
    CLEANUP(unknown_work_free) struct unknown_work finding = {.out = out};

    *out = (struct tree_rows){.trees = {control, test}, .memory = {.budget = budget}};
    strings_init_counted(&finding.names, (size_t)1 << 28, budget);
    if (budget_share_take(&out->memory, (control->count + test->count) * sizeof(uint32_t),
                          NULL) != 0 ||
        !ARRAY_RESERVE(out->rows, finding.capacity, 1))
        return false;
    out->rows[0] = (struct tree_row){.parent = TREE_NONE, .sort = TREE_ROOT};
    for (int side = 0; side < 2; side++) {
        out->rows[0].node[side] = 0;
        out->rows[0].device[side] = out->trees[side]->nodes[0].device;
    }
    out->count = 1;
    if (!place_nodes(&finding, 0) || !place_nodes(&finding, 1))
        return false;
    finding.unknown = calloc(out->count + 1, sizeof *finding.unknown);
    if (finding.unknown == NULL || !add_unknown(&finding, 0) || !add_unknown(&finding, 1))
        return false;
    for (size_t i = 1; i < out->count; i++)
        settle(&out->rows[i], &finding.unknown[i]);
    out->rows[0].end = (uint32_t)out->count;
    out->rows_in_all = out->count;
    return true;
}
