/* See tree_difference.h. */
#include "analysis/tree/tree_difference.h"
#include "analysis/tree/tree_match.h"
#include "base/array.h"

#include <stdlib.h>

/* A child of a row that is still to come. */
struct child_to_come {
    struct tree_match met;
    uint32_t parent;   /* row */
    unsigned replaced; /* how many pairs above it replaced each other */
};

struct row_maker {
    struct tree_sides sides;
    struct tree_rows *out;
    size_t row_capacity, through_capacity;
    struct child_to_come *stack;
    size_t depth, stack_capacity;
    struct tree_matches matching;
    uint32_t *row_of_node; /* of the side that has a whole subtree alone */
    struct budget *budget;
};

static void free_making(struct row_maker *making)
{
    for (int side = 0; side < 2; side++) {
        free(making->sides.common[side]);
        free(making->sides.passed[side]);
        free(making->sides.moved[side]);
    }
    free(making->stack);
    free(making->matching.list);
    free(making->row_of_node);
}

/* ---- rows ---- */

static void take_figures(struct tree_row *row, const struct tree *tree, int side,
                         uint32_t node)
{
    const struct tree_node *from = &tree->nodes[node];

    row->node[side] = node;
    row->calls[side] = from->calls;
    row->host[side] = from->host;
    row->self[side] = from->self;
    row->own[side] = from->own;
    row->flops[side] = from->own_flops;
    row->has_flops[side] = from->has_own_flops;
    row->known_calls[side] = from->known_calls;
    row->unknown[side] = from->own_unknown;
}

static struct tree_row *add_row(struct row_maker *making, uint32_t parent)
{
    struct tree_rows *out = making->out;
    size_t before = making->row_capacity;

    if (!ARRAY_RESERVE(out->rows, making->row_capacity, out->count + 1) ||
        (before != making->row_capacity &&
         budget_share_take(&out->memory,
                           (making->row_capacity - before) * sizeof *out->rows,
                           NULL) != 0))
        return NULL;
    struct tree_row *row = &out->rows[out->count++];
    *row = (struct tree_row){
        .parent = parent, .node = {TREE_NONE, TREE_NONE}, .instances = 1};
    return row;
}

/* Adds the frames that only one side has, without frames in them that matched the other
 * side. */
static bool add_alone(struct row_maker *making, int side, uint32_t node, uint32_t parent)
{
    const struct tree *tree = making->sides.trees[side];
    uint32_t end = tree->nodes[node].end;

    for (uint32_t i = node; i < end;) {
        if (budget_is_over(making->budget))
            return false;
        if (making->sides.moved[side][i]) {
            i = tree->nodes[i].end;
            continue;
        }
        struct tree_row *row = add_row(
            making, i == node ? parent : making->row_of_node[tree->nodes[i].parent]);
        if (row == NULL)
            return false;
        take_figures(row, tree, side, i);
        row->sort = tree->nodes[i].sort;
        row->status = side == 0 ? TREE_ONLY_CONTROL : TREE_ONLY_TEST;
        row->is_wrapper = making->sides.passed[side][i];
        making->row_of_node[i] = (uint32_t)making->out->count - 1;
        i++;
    }
    return true;
}

/* Notes the frames from the wrapper down to the one above the matched frame. */
static bool note_through(struct row_maker *making, const struct tree_match *met,
                         struct tree_row *row)
{
    struct tree_rows *out = making->out;
    const struct tree *tree = making->sides.trees[met->wrapper_side];
    uint32_t node = met->node[met->wrapper_side];

    row->through = (uint32_t)out->through_count;
    if (met->wrapper == TREE_NONE)
        return true;
    do {
        node = tree->nodes[node].parent;
        if (!ARRAY_RESERVE(out->through, making->through_capacity,
                           out->through_count + 1))
            return false;
        out->through[out->through_count++] =
            (struct tree_passed_frame){node, met->wrapper_side};
        row->through_count++;
    } while (node != met->wrapper);
    for (uint32_t low = row->through, high = (uint32_t)out->through_count - 1; low < high;
         low++, high--) {
        struct tree_passed_frame other = out->through[low];

        out->through[low] = out->through[high];
        out->through[high] = other;
    }
    return true;
}

static bool add_pair(struct row_maker *making, const struct child_to_come *coming)
{
    struct tree_row *row = add_row(making, coming->parent);
    uint32_t at = (uint32_t)making->out->count - 1;
    const struct tree_match *met = &coming->met;
    unsigned replaced = coming->replaced + (met->is_replaced ? 1 : 0);

    if (row == NULL || !note_through(making, met, row))
        return false;
    for (int side = 0; side < 2; side++)
        take_figures(row, making->sides.trees[side], side, met->node[side]);
    row->sort = making->sides.trees[0]->nodes[met->node[0]].sort;
    row->status = met->is_replaced ? TREE_REPLACED : TREE_SAME;
    if (!tree_match_children(&making->sides, met->node, replaced, &making->matching) ||
        !ARRAY_RESERVE(making->stack, making->stack_capacity,
                       making->depth + making->matching.count))
        return false;
    for (size_t i = making->matching.count; i-- > 0;)
        making->stack[making->depth++] =
            (struct child_to_come){making->matching.list[i], at, replaced};
    return true;
}

static bool add_rows(struct row_maker *making)
{
    const struct child_to_come root = {
        {.node = {TREE_ROOT_NODE, TREE_ROOT_NODE}, .wrapper = TREE_NONE}, TREE_NONE, 0};
    bool fine = add_pair(making, &root);

    while (fine && making->depth > 0) {
        const struct child_to_come coming = making->stack[--making->depth];
        const uint32_t *nodes = coming.met.node;

        if (nodes[0] != TREE_NONE && nodes[1] != TREE_NONE)
            fine = add_pair(making, &coming);
        else if (nodes[0] != TREE_NONE)
            fine = add_alone(making, 0, nodes[0], coming.parent);
        else
            fine = add_alone(making, 1, nodes[1], coming.parent);
    }
    return fine;
}

/* ---- sums ---- */

static bool is_of_both(const struct tree_row *row)
{
    return row->status == TREE_SAME || row->status == TREE_REPLACED;
}

static void add_up(struct tree_rows *out)
{
    for (size_t i = 0; i < out->count; i++)
        for (int side = 0; side < 2; side++)
            out->rows[i].device[side] = out->rows[i].here[side] = out->rows[i].own[side];
    for (size_t i = out->count; i-- > 0;) {
        struct tree_row *row = &out->rows[i];

        row->end = row->end == 0 ? (uint32_t)i + 1 : row->end;
        if (row->parent == TREE_NONE)
            continue;
        struct tree_row *parent = &out->rows[row->parent];
        parent->end = parent->end < row->end ? row->end : parent->end;
        for (int side = 0; side < 2; side++) {
            parent->device[side] += row->device[side];
            parent->flops[side] += row->flops[side];
            parent->has_flops[side] |= row->has_flops[side];
            parent->unknown[side] += row->unknown[side];
            if (!is_of_both(row))
                parent->here[side] += row->here[side];
        }
    }
    for (size_t i = 0; i < out->count; i++)
        for (int side = 0; side < 2 && !is_of_both(&out->rows[i]); side++) {
            out->alone[side] += out->rows[i].own[side];
            out->rows[i].here[side] = 0;
        }
}

/* ---- the whole ---- */

/* Gives names numbers that equal names of both sides share: those of the control, then
 * further ones.
 */
static bool share_names(struct row_maker *making)
{
    const struct strings *control = &making->sides.trees[0]->names;
    const struct strings *test = &making->sides.trees[1]->names;
    uint32_t **common = making->sides.common;

    common[0] = calloc((size_t)control->count + 1, sizeof(uint32_t));
    common[1] = calloc((size_t)test->count + 1, sizeof(uint32_t));
    if (common[0] == NULL || common[1] == NULL)
        return false;
    for (uint32_t i = 0; i < control->count; i++)
        common[0][i] = i;
    for (uint32_t i = 0; i < test->count; i++) {
        uint32_t found =
            strings_find(control, strings_text(test, i), strings_length(test, i));

        if (budget_is_over(making->budget))
            return false;
        common[1][i] = found == STRINGS_NONE ? control->count + i : found;
    }
    return true;
}

static bool prepare(struct row_maker *making)
{
    size_t most = 0;

    for (int side = 0; side < 2; side++) {
        size_t count = making->sides.trees[side]->count;

        making->sides.passed[side] = calloc(count, sizeof(bool));
        making->sides.moved[side] = calloc(count, sizeof(bool));
        most = count > most ? count : most;
        if (making->sides.passed[side] == NULL || making->sides.moved[side] == NULL)
            return false;
    }
    making->row_of_node = calloc(most, sizeof *making->row_of_node);
    return making->row_of_node != NULL && share_names(making);
}

bool tree_difference(const struct tree *control, const struct tree *test,
                     struct budget *budget, struct tree_rows *out)
{
    bool by_host = control->nodes[0].device == 0 || test->nodes[0].device == 0;
    struct row_maker making = {
        .sides = {.trees = {control, test}, .by_host = by_host, .memory = &out->memory},
        .out = out,
        .budget = budget};

    *out = (struct tree_rows){
        .trees = {control, test}, .by_host = by_host, .memory = {.budget = budget}};
    bool fine = prepare(&making) && add_rows(&making);
    free_making(&making);
    if (fine)
        add_up(out);
    out->rows_in_all = out->count;
    return fine && !budget_is_over(budget);
}
