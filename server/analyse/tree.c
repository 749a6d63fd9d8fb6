#include "analyse/tree.h"
#include "base/array.h"
#include "base/error.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

/* ---- tree ---- */

const char *tree_sort_name(enum tree_sort sort)
{
    static const char *const names[TREE_SORTS] = {[TREE_ROOT] = "root",
                                                  [TREE_MODULE] = "module",
                                                  [TREE_ANNOTATION] = "annotation",
                                                  [TREE_OPERATOR] = "operator",
                                                  [TREE_PYTHON] = "python",
                                                  [TREE_BACKWARD] = "backward",
                                                  [TREE_RECOMPUTE] = "recompute",
                                                  [TREE_LAUNCH] = "launch",
                                                  [TREE_NO_LAUNCH] = "no launch"};

    return sort < TREE_SORTS ? names[sort] : "";
}

void tree_free(struct tree *tree)
{
    arena_free(&tree->arena);
    *tree = (struct tree){0};
}

void tree_append_name(const struct tree *tree, const struct tree_node *node,
                      struct buffer *out)
{
    buffer_append(out, strings_text(&tree->names, node->name),
                  strings_length(&tree->names, node->name));
    if (node->number != TREE_NONE && !node->is_only)
        buffer_printf(out, " #%u", node->number);
}

/* ---- tree map ---- */

#define SIZE_MIN ((size_t)16)

void tree_map_init(struct tree_map *map, struct arena *arena)
{
    *map = (struct tree_map){.seed = hash_seed(), .arena = arena};
}

/* Where a key is, or belongs. The table has free slots. */
static struct tree_map_slot *slot_of(const struct tree_map *map, uint64_t first,
                                     uint64_t second)
{
    size_t at = hash_number(second, hash_number(first, map->seed)) & (map->size - 1);

    while (map->slots[at].value != 0 &&
           (map->slots[at].first != first || map->slots[at].second != second))
        at = (at + 1) & (map->size - 1);
    return &map->slots[at];
}

static void grow(struct tree_map *map)
{
    struct tree_map larger = *map;

    larger.size = map->size == 0 ? SIZE_MIN : map->size * 2;
    larger.slots = arena_new(map->arena, larger.size, sizeof *larger.slots);
    for (size_t i = 0; i < map->size; i++)
        if (map->slots[i].value != 0)
            *slot_of(&larger, map->slots[i].first, map->slots[i].second) = map->slots[i];
    arena_release(map->arena, map->slots);
    *map = larger;
}

uint32_t *tree_map_at(struct tree_map *map, uint64_t first, uint64_t second)
{
    if (map->size > 0) {
        struct tree_map_slot *known = slot_of(map, first, second);

        if (known->value != 0)
            return &known->value;
    }
    if (map->count * 4 >= map->size * 3)
        grow(map);
    struct tree_map_slot *slot = slot_of(map, first, second);
    slot->first = first; /* the caller fills it */
    slot->second = second;
    map->count++;
    return &slot->value;
}

uint32_t tree_map_find(const struct tree_map *map, uint64_t first, uint64_t second)
{
    return map->size == 0 ? 0 : slot_of(map, first, second)->value;
}

/* ---- tree build ---- */

#define NAMES_MAX ((size_t)1 << 30)

void tree_build_init(struct tree_build *build, struct budget *budget)
{
    struct arena *arena = arena_make(budget);

    *build = (struct tree_build){.arena = arena};
    strings_init_in(&build->tree.names, NAMES_MAX, arena);
    tree_map_init(&build->children, arena);
    tree_map_init(&build->kernels, arena);
    tree_map_init(&build->shapes, arena);
    uint32_t name = tree_build_name(build, "root", 4);
    const struct tree_child root = {TREE_NONE, name, name, TREE_NONE, TREE_ROOT};
    tree_build_child(build, &root);
}

void tree_build_free(struct tree_build *build)
{
    arena_free(&build->arena);
}

uint32_t tree_build_name(struct tree_build *build, const char *text, size_t length)
{
    return strings_add(&build->tree.names, text, length);
}

uint32_t tree_build_child(struct tree_build *build, const struct tree_child *child)
{
    struct tree *tree = &build->tree;
    uint32_t *place =
        tree_map_at(&build->children, (uint64_t)child->parent << 32 | child->key,
                    (uint64_t)child->number << 8 | child->sort);

    if (*place != 0)
        return *place - 1;
    ARENA_RESERVE(build->arena, tree->nodes, build->node_capacity, tree->count + 1);
    tree->nodes[tree->count++] = (struct tree_node){.parent = child->parent,
                                                    .name = child->name,
                                                    .number = child->number,
                                                    .sort = (uint8_t)child->sort};
    *place = (uint32_t)tree->count;
    return (uint32_t)tree->count - 1;
}

void tree_build_kernel(struct tree_build *build, uint32_t node, uint32_t name,
                       uint64_t count, int64_t time)
{
    struct tree *tree = &build->tree;
    uint32_t *place = tree_map_at(&build->kernels, node, name);

    if (*place == 0) {
        ARENA_RESERVE(build->arena, tree->kernels, build->kernel_capacity,
                      tree->kernel_count + 1);
        tree->kernels[tree->kernel_count++] = (struct tree_kernel){node, name, 0, 0};
        *place = (uint32_t)tree->kernel_count;
    }
    tree->kernels[*place - 1].count += count;
    tree->kernels[*place - 1].time += time;
    tree->nodes[node].own += time;
    tree->nodes[node].kernel_count = 1; /* it has some; tree_build_finish() counts */
    tree->device_rows += count;
}

void tree_build_shape(struct tree_build *build, uint32_t node, uint32_t text,
                      uint64_t calls)
{
    struct tree *tree = &build->tree;
    uint32_t *place = tree_map_at(&build->shapes, node, text);

    if (*place == 0) {
        ARENA_RESERVE(build->arena, tree->shapes, build->shape_capacity,
                      tree->shape_count + 1);
        tree->shapes[tree->shape_count++] = (struct tree_shape){node, text, 0};
        *place = (uint32_t)tree->shape_count;
    }
    tree->shapes[*place - 1].calls += calls;
}

void tree_build_sample(struct tree_build *build, const struct tree_sample *sample)
{
    if (!build->keeps_samples)
        return;
    ARENA_RESERVE(build->arena, build->samples, build->sample_capacity,
                  build->sample_count + 1);
    build->samples[build->sample_count++] = *sample;
}

/* ---- one tree into another ---- */

static void add_nodes(struct tree_build *build, const struct tree *tree,
                      const uint32_t *names, uint32_t *places)
{
    for (size_t i = 0; i < tree->count && !budget_is_over(build->arena->budget); i++) {
        const struct tree_node *from = &tree->nodes[i];
        uint32_t name = names[from->name];
        const struct tree_child child = {
            from->parent == TREE_NONE ? TREE_NONE : places[from->parent], name, name,
            from->number, (enum tree_sort)from->sort};

        places[i] = tree_build_child(build, &child);
        struct tree_node *to = &build->tree.nodes[places[i]];
        to->calls += from->calls;
        to->host += from->host;
        to->self += from->self;
        to->work += from->work;
        to->own_flops += from->own_flops;
        to->has_own_flops |= from->has_own_flops;
        to->known_calls += from->known_calls;
        to->own_known += from->own_known;
        to->communication += from->communication;
        to->memory += from->memory;
    }
}

void tree_build_add(struct tree_build *build, const struct tree_build *recording)
{
    const struct tree *tree = &recording->tree;
    struct budget *budget = build->arena->budget;
    uint32_t *names = strings_append(&build->tree.names, &tree->names);
    uint32_t *places = arena_new(build->arena, tree->count, sizeof *places);

    add_nodes(build, tree, names, places);
    for (size_t i = 0; i < tree->kernel_count && !budget_is_over(budget); i++) {
        const struct tree_kernel *kernel = &tree->kernels[i];

        tree_build_kernel(build, places[kernel->node], names[kernel->name], kernel->count,
                          kernel->time);
    }
    for (size_t i = 0; i < tree->shape_count && !budget_is_over(budget); i++) {
        const struct tree_shape *shape = &tree->shapes[i];

        tree_build_shape(build, places[shape->node], names[shape->text], shape->calls);
    }
    build->tree.moved += tree->moved;
    build->tree.no_forward += tree->no_forward;
    arena_release(build->arena, names);
    arena_release(build->arena, places);
}

/* ---- tree finish ---- */

/* By node in the order in which they were added. */
struct tree_finisher {
    const struct tree *from;
    bool *kept;
    uint32_t *first, *next; /* the kept children of a node, in order */
    uint32_t *place;        /* its number in the finished tree */
};

/* Parents come before their children, so a walk from the end has seen all below a node.
 */
static void link_children(struct tree_finisher *work)
{
    const struct tree *from = work->from;

    for (size_t i = from->count; i-- > 1;) {
        const struct tree_node *node = &from->nodes[i];

        work->kept[i] |= node->calls > 0 || node->kernel_count > 0 || node->has_own_flops;
        if (!work->kept[i])
            continue;
        work->kept[node->parent] = true;
        work->next[i] = work->first[node->parent];
        work->first[node->parent] = (uint32_t)i;
    }
}

/* Whether the host time of a node is that of its children. */
static bool has_no_calls(const struct tree_node *node)
{
    return node->sort == TREE_ROOT || node->sort == TREE_BACKWARD ||
           node->sort == TREE_RECOMPUTE;
}

static void place_nodes(struct tree_finisher *work, struct tree *out)
{
    const struct tree *from = work->from;
    uint32_t at = TREE_ROOT_NODE;

    /* A child of 0 is none: the root is no child. */
    for (size_t turn = 0; turn <= 2 * from->count; turn++) {
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
}

/* If only some calls of an operator have FLOPs, the FLOPs of its other calls, and of
 * everything below them, are unknown. */
static void mark_unknown(struct tree *out, struct arena *scratch)
{
    bool *inside = arena_new(scratch, out->count, sizeof *inside);

    for (size_t i = 1; i < out->count; i++) {
        struct tree_node *node = &out->nodes[i];

        inside[i] = node->has_own_flops || inside[node->parent];
        if (inside[i])
            node->unknown = node->own_unknown = node->own - node->own_known;
    }
}

static void add_up(struct tree *out)
{
    for (size_t i = out->count; i-- > 0;) {
        struct tree_node *node = &out->nodes[i];

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
}

/* Modules that are the only one of their class below their parent. */
static void mark_only(struct tree *out, struct arena *scratch)
{
    struct tree_map seen;

    tree_map_init(&seen, scratch);
    for (size_t i = 1; i < out->count; i++) {
        struct tree_node *node = &out->nodes[i];

        node->is_only = true;
        if (node->number == TREE_NONE)
            continue;
        uint32_t *other = tree_map_at(&seen, node->parent, node->name);
        if (*other != 0)
            node->is_only = out->nodes[*other - 1].is_only = false;
        *other = (uint32_t)i + 1;
    }
}

/* ---- lists of nodes ---- */

static void sort_kernels(const struct tree_finisher *work, struct tree *out,
                         struct arena *scratch)
{
    const struct tree *from = work->from;
    uint32_t *next = arena_new(scratch, out->count + 1, sizeof *next);

    out->kernels = arena_new(out->arena, from->kernel_count, sizeof *out->kernels);
    for (size_t i = 0; i < from->kernel_count; i++)
        next[work->place[from->kernels[i].node] + 1]++;
    for (size_t i = 0; i < out->count; i++) {
        out->nodes[i].kernels = next[i];
        out->nodes[i].kernel_count = next[i + 1];
        next[i + 1] += next[i];
    }
    for (size_t i = 0; i < from->kernel_count; i++) {
        struct tree_kernel kernel = from->kernels[i];

        kernel.node = work->place[kernel.node];
        out->kernels[next[kernel.node]++] = kernel;
    }
    out->kernel_count = from->kernel_count;
}

static int compare_texts(const void *a, const void *b, void *context)
{
    const struct tree_shape *x = a, *y = b;
    const struct strings *names = context;

    return strcmp(strings_text(names, x->text), strings_text(names, y->text));
}

static void sort_shapes(const struct tree_finisher *work, struct tree *out,
                        struct arena *scratch)
{
    const struct tree *from = work->from;
    uint32_t *next = arena_new(scratch, out->count + 1, sizeof *next);

    out->shapes = arena_new(out->arena, from->shape_count, sizeof *out->shapes);
    for (size_t i = 0; i < from->shape_count; i++)
        next[work->place[from->shapes[i].node] + 1]++;
    for (size_t i = 0; i < out->count; i++) {
        out->nodes[i].shapes = next[i];
        out->nodes[i].shape_count = next[i + 1];
        next[i + 1] += next[i];
    }
    for (size_t i = 0; i < from->shape_count; i++) {
        struct tree_shape shape = from->shapes[i];

        shape.node = work->place[shape.node];
        out->shapes[next[shape.node]++] = shape;
    }
    out->shape_count = from->shape_count;
    for (size_t i = 0; i < out->count && !budget_is_over(scratch->budget); i++)
        if (out->nodes[i].shape_count > 1)
            qsort_r(out->shapes + out->nodes[i].shapes, out->nodes[i].shape_count,
                    sizeof *out->shapes, compare_texts, (void *)&from->names);
}

void tree_build_finish(struct tree_build *build, struct tree *out)
{
    struct tree *from = &build->tree;
    CLEANUP(arena_free) struct arena *scratch = arena_make(build->arena->budget);
    struct tree_finisher work = {
        .from = from,
        .kept = arena_new(scratch, from->count, sizeof *work.kept),
        .first = arena_new(scratch, from->count, sizeof *work.first),
        .next = arena_new(scratch, from->count, sizeof *work.next),
        .place = arena_new(scratch, from->count, sizeof *work.place)};

    arena_release(build->arena, build->children.slots);
    arena_release(build->arena, build->kernels.slots);
    arena_release(build->arena, build->shapes.slots);
    *out =
        (struct tree){.arena = build->arena,
                      .nodes = arena_new(build->arena, from->count, sizeof *out->nodes),
                      .device_rows = from->device_rows,
                      .moved = from->moved,
                      .no_forward = from->no_forward};
    link_children(&work);
    place_nodes(&work, out);
    mark_unknown(out, scratch);
    add_up(out);
    mark_only(out, scratch);
    sort_kernels(&work, out, scratch);
    sort_shapes(&work, out, scratch);
    out->names = from->names;
    arena_release(out->arena, from->nodes);
    arena_release(out->arena, from->kernels);
    arena_release(out->arena, from->shapes);
    arena_release(out->arena, build->samples);
    arena_uncount(out->arena); /* trees are kept from one request to another */
    *build = (struct tree_build){0};
}
