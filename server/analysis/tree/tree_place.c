/* See tree_place.h. */
#include "analysis/tree/tree_place.h"

#include <string.h>

/* A child of the build's tree by its key; modules get the number of their instance. */
static uint32_t add_child(struct tree_walk *walk, uint32_t parent,
                          const struct tree_op *op)
{
    struct tree_build *build = walk->build;
    const struct tree_child child = {parent, op->key, op->name, TREE_NONE,
                                     (enum tree_sort)op->sort};
    size_t before = build->tree.count;
    uint32_t node = tree_build_child(build, &child);

    if (node == TREE_NONE || build->tree.count == before || op->sort != TREE_MODULE)
        return node;
    uint32_t *instances = tree_map_at(&walk->instances, parent, op->name);
    if (instances == NULL) {
        build->failed = true;
        return TREE_NONE;
    }
    build->tree.nodes[node].number = (*instances)++;
    return node;
}

/* The frame `backward` or `recompute` of a node. */
static uint32_t add_plain_child(struct tree_walk *walk, uint32_t parent,
                                enum tree_sort sort)
{
    const char *text = tree_sort_name(sort);
    uint32_t name = tree_build_name(walk->build, text, strlen(text));
    const struct tree_child child = {parent, name, name, TREE_NONE, sort};

    return tree_build_child(walk->build, &child);
}

static const struct trace_sequence *sequence_of(const struct tree_walk *walk,
                                                uint32_t row)
{
    uint32_t at = walk->sequence_of_row == NULL ? 0 : walk->sequence_of_row[row];

    return at == 0 ? NULL : &walk->recording->sequences[at - 1];
}

/* The frame `backward` for a backward row whose number is not that of the nearest one
 * above it. TREE_NONE: the row stays on its thread. */
static uint32_t backward_place(struct tree_walk *walk,
                               const struct trace_sequence *sequence,
                               const struct tree_level_row *level)
{
    const struct tree *tree = &walk->build->tree;
    uint32_t node;

    if (level->backward_number == sequence->number)
        return TREE_NONE;
    node = tree_map_find(&walk->forwards, (uint64_t)sequence->number, 0);
    if (node == 0) {
        walk->build->tree.no_forward++;
        return TREE_NONE;
    }
    walk->build->tree.moved++;
    for (node--; tree->nodes[node].sort == TREE_OPERATOR;)
        node = tree->nodes[node].parent;
    return tree->nodes[node].sort == TREE_BACKWARD
               ? node
               : add_plain_child(walk, node, TREE_BACKWARD);
}

/* Notes a row with a sequence number for later rows. */
static void note_sequence(struct tree_walk *walk, const struct trace_sequence *sequence,
                          struct tree_level_row *level)
{
    if (sequence == NULL || !walk->has_backward)
        return;
    if (sequence->forward_thread != 0) {
        level->backward_number = sequence->number;
        level->in_backward = level->may_recompute = true;
        return;
    }
    uint32_t *forward = tree_map_at(&walk->forwards, (uint64_t)sequence->number, 0);
    if (forward == NULL)
        walk->build->failed = true;
    else
        *forward = level->node + 1;
}

/* The frame above a module: `recompute`, if the module is below a backward row and was
 * called before outside of such rows. */
static uint32_t module_place(struct tree_walk *walk, const struct tree_op *op,
                             struct tree_level_row *level)
{
    uint32_t first = tree_map_find(&walk->first_calls, op->key, 0);

    if (level->may_recompute && first != 0) {
        level->may_recompute = false;
        return add_plain_child(walk, first - 1, TREE_RECOMPUTE);
    }
    if (!level->in_backward && first == 0) {
        uint32_t *place = tree_map_at(&walk->first_calls, op->key, 0);

        if (place == NULL)
            walk->build->failed = true;
        else
            *place = level->node + 1;
    }
    return level->node;
}

void tree_place_note_operator(struct tree_walk *walk, uint32_t row,
                              struct tree_level_row *level)
{
    note_sequence(walk, sequence_of(walk, row), level);
}

void tree_place_row(struct tree_walk *walk, const struct tree_op *op, uint32_t row,
                    struct tree_level_row *level)
{
    const struct tree_node *above = &walk->build->tree.nodes[level->node];
    const struct trace_sequence *sequence = op->is_cpu_op ? sequence_of(walk, row) : NULL;
    uint32_t parent = level->node, moved = TREE_NONE;

    if (sequence != NULL && sequence->forward_thread != 0)
        moved = backward_place(walk, sequence, level);
    /* The same operator again, at another level of the dispatcher. */
    bool repeats = moved == TREE_NONE && above->sort == op->sort &&
                   above->name == op->name && op->sort != TREE_MODULE &&
                   op->sort != TREE_PYTHON;
    if (moved != TREE_NONE)
        parent = moved;
    else if (op->sort == TREE_MODULE)
        parent = module_place(walk, op, level);
    if (!repeats && !walk->build->failed) {
        level->node = add_child(walk, parent, op);
        level->is_frame = true;
    }
    note_sequence(walk, sequence, level);
}
