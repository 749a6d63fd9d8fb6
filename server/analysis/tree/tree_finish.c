/* See tree_finish.h. */
#include "analysis/tree/tree_finish.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

/* By node in the order in which they were added. */
struct tree_finisher {
    const struct tree *from;
    bool *kept;
    uint32_t *first, *next; /* the kept children of a node, in order */
    uint32_t *place;        /* its number in the finished tree */
    struct budget *budget;
};

static void free_finishing(struct tree_finisher *work)
{
    free(work->kept);
    free(work->first);
    free(work->next);
    free(work->place);
}

/* Parents come before their children, so a walk from the end has seen all below a node.
 */
static bool link_children(struct tree_finisher *work)
{
    const struct tree *from = work->from;

    for (size_t i = from->count; i-- > 1;) {
        const struct tree_node *node = &from->nodes[i];

        if (budget_is_over(work->budget))
            return false;
        work->kept[i] |= node->calls > 0 || node->kernel_count > 0 || node->has_own_flops;
        if (!work->kept[i])
            continue;
        work->kept[node->parent] = true;
        work->next[i] = work->first[node->parent];
        work->first[node->parent] = (uint32_t)i;
    }
    return true;
}

/* Whether the host time of a node is that of its children. */
static bool has_no_calls(const struct tree_node *node)
{
    return node->sort == TREE_ROOT || node->sort == TREE_BACKWARD ||
           node->sort == TREE_RECOMPUTE;
}

static bool place_nodes(struct tree_finisher *work, struct tree *out)
{
    const struct tree *from = work->from;
    uint32_t at = TREE_ROOT_NODE;

    /* A child of 0 is none: the root is no child. */
    for (size_t turn = 0; turn <= 2 * from->count; turn++) {
        if (budget_is_over(work->budget))
            return false;
        struct tree_node node = from->nodes[at];

        node.parent = at == 0 ? TREE_NONE : work->place[node.parent];
        node.device = node.own;
        node.flops = node.own_flops;
        node.has_flops = node.has_own_flops;
        work->place[at] = (uint32_t)out->count;
        out->nodes[out->count++] = node;
        if (work->first[at] != 0) {
            at = work->first[at];
            continue;
        }
        while (at != 0 && work->next[at] == 0) {
            at = from->nodes[at].parent;
            out->nodes[work->place[at]].end = (uint32_t)out->count;
        }
        if (at == 0)
            break;
        at = work->next[at];
    }
    return true;
}

/* If only some calls of an operator have FLOPs, the FLOPs of its other calls, and of
 * everything below them, are unknown. */
static bool mark_unknown(struct tree *out, struct budget *budget)
{
    CLEANUP_FREE bool *inside = calloc(out->count + 1, sizeof *inside);

    for (size_t i = 1; inside != NULL && i < out->count; i++) {
        struct tree_node *node = &out->nodes[i];

        if (budget_is_over_at(budget, i))
            return false;
        inside[i] = node->has_own_flops || inside[node->parent];
        if (inside[i])
            node->unknown = node->own_unknown = node->own - node->own_known;
    }
    return inside != NULL;
}

static bool add_up(struct tree *out, struct budget *budget)
{
    for (size_t i = out->count; i-- > 0;) {
        struct tree_node *node = &out->nodes[i];

        if (budget_is_over(budget))
            return false;
        if (node->end == 0) /* a leaf */
            node->end = (uint32_t)i + 1;
        if (node->parent == TREE_NONE)
            continue;
        struct tree_node *parent = &out->nodes[node->parent];
        parent->device += node->device;
        parent->flops += node->flops;
        parent->has_flops |= node->has_flops;
        parent->unknown += node->unknown;
        if (has_no_calls(parent))
            parent->host += node->host;
    }
    return true;
}

/* Modules that are the only one of their class below their parent. */
static bool mark_only(struct tree *out, struct budget_share *memory)
{
    CLEANUP(tree_map_free) struct tree_map seen;
    bool fine = true;

    tree_map_init(&seen, memory);
    for (size_t i = 1; i < out->count && fine; i++) {
        struct tree_node *node = &out->nodes[i];

        node->is_only = true;
        if (node->number == TREE_NONE)
            continue;
        uint32_t *other = tree_map_at(&seen, node->parent, node->name);
        fine = other != NULL && !budget_is_over(memory->budget);
        if (!fine)
            break;
        if (*other != 0)
            node->is_only = out->nodes[*other - 1].is_only = false;
        *other = (uint32_t)i + 1;
    }
    return fine;
}

/* ---- lists of nodes ---- */

static uint32_t *count_by_node(size_t nodes)
{
    return calloc(nodes + 2, sizeof(uint32_t));
}

static bool sort_kernels(const struct tree_finisher *work, struct tree *out)
{
    const struct tree *from = work->from;
    CLEANUP_FREE uint32_t *next = count_by_node(out->count);

    out->kernels = calloc(from->kernel_count + 1, sizeof *out->kernels);
    if (next == NULL || out->kernels == NULL)
        return false;
    for (size_t i = 0; i < from->kernel_count; i++)
        next[work->place[from->kernels[i].node] + 1]++;
    for (size_t i = 0; i < out->count && !budget_is_over(work->budget); i++) {
        out->nodes[i].kernels = next[i];
        out->nodes[i].kernel_count = next[i + 1];
        next[i + 1] += next[i];
    }
    for (size_t i = 0; i < from->kernel_count && !budget_is_over(work->budget); i++) {
        struct tree_kernel kernel = from->kernels[i];

        kernel.node = work->place[kernel.node];
        out->kernels[next[kernel.node]++] = kernel;
    }
    out->kernel_count = from->kernel_count;
    return true;
}

static int compare_texts(const void *a, const void *b, void *context)
{
    const struct tree_shape *x = a, *y = b;
    const struct strings *names = context;

    return strcmp(strings_text(names, x->text), strings_text(names, y->text));
}

static bool sort_shapes(const struct tree_finisher *work, struct tree *out)
{
    const struct tree *from = work->from;
    CLEANUP_FREE uint32_t *next = count_by_node(out->count);

    out->shapes = calloc(from->shape_count + 1, sizeof *out->shapes);
    if (next == NULL || out->shapes == NULL)
        return false;
    for (size_t i = 0; i < from->shape_count; i++)
        next[work->place[from->shapes[i].node] + 1]++;
    for (size_t i = 0; i < out->count && !budget_is_over(work->budget); i++) {
        out->nodes[i].shapes = next[i];
        out->nodes[i].shape_count = next[i + 1];
        next[i + 1] += next[i];
    }
    for (size_t i = 0; i < from->shape_count && !budget_is_over(work->budget); i++) {
        struct tree_shape shape = from->shapes[i];

        shape.node = work->place[shape.node];
        out->shapes[next[shape.node]++] = shape;
    }
    out->shape_count = from->shape_count;
    for (size_t i = 0; i < out->count && !budget_is_over(work->budget); i++)
        if (out->nodes[i].shape_count > 1)
            qsort_r(out->shapes + out->nodes[i].shapes, out->nodes[i].shape_count,
                    sizeof *out->shapes, compare_texts, (void *)&from->names);
    return true;
}

bool tree_build_finish(struct tree_build *build, struct tree *out)
{
    size_t count = build->tree.count;
    CLEANUP(free_finishing)
    struct tree_finisher work = {.from = &build->tree, .budget = build->memory.budget};

    *out = (struct tree){.device_rows = build->tree.device_rows,
                         .moved = build->tree.moved,
                         .no_forward = build->tree.no_forward};
    if (build->failed ||
        budget_share_take(&build->memory, count * (sizeof *out->nodes + 13), NULL) != 0)
        return false;
    work.kept = calloc(count, sizeof *work.kept);
    work.first = calloc(count, sizeof *work.first);
    work.next = calloc(count, sizeof *work.next);
    work.place = calloc(count, sizeof *work.place);
    out->nodes = calloc(count, sizeof *out->nodes);
    if (work.kept == NULL || work.first == NULL || work.next == NULL ||
        work.place == NULL || out->nodes == NULL || !link_children(&work) ||
        !place_nodes(&work, out) || !mark_unknown(out, work.budget) ||
        !add_up(out, work.budget) || !mark_only(out, &build->memory) ||
        !sort_kernels(&work, out) || !sort_shapes(&work, out) ||
        budget_is_over(work.budget))
        return false;
    out->names = build->tree.names;
    build->tree.names = (struct strings){0};
    return true;
}
