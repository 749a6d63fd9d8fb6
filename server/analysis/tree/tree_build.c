/* See tree_build.h. */
#include "analysis/tree/tree_build.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>

#define NAMES_MAX ((size_t)1 << 30)

void tree_build_init(struct tree_build *build, struct budget *budget)
{
    *build = (struct tree_build){.memory = {.budget = budget}};
    strings_init(&build->tree.names, NAMES_MAX);
    tree_map_init(&build->children, &build->memory);
    tree_map_init(&build->kernels, &build->memory);
    tree_map_init(&build->shapes, &build->memory);
    uint32_t name = tree_build_name(build, "root", 4);
    const struct tree_child root = {TREE_NONE, name, name, TREE_NONE, TREE_ROOT};
    tree_build_child(build, &root);
}

void tree_build_free(struct tree_build *build)
{
    tree_map_free(&build->children);
    tree_map_free(&build->kernels);
    tree_map_free(&build->shapes);
    free(build->samples);
    budget_share_return(&build->memory);
    tree_free(&build->tree);
}

/* Room for one more element; new memory counts towards the budget. */
static bool make_room(struct tree_build *build, void *array, size_t *capacity,
                      size_t count, size_t size)
{
    size_t before = *capacity;

    if (build->failed || !array_reserve(array, capacity, count + 1, size) ||
        (*capacity != before &&
         budget_share_take(&build->memory, (*capacity - before) * size, NULL) != 0))
        build->failed = true;
    return !build->failed;
}

uint32_t tree_build_name(struct tree_build *build, const char *text, size_t length)
{
    uint32_t id = strings_add(&build->tree.names, text, length);

    build->failed |= id == STRINGS_NONE;
    return id;
}

uint32_t tree_build_child(struct tree_build *build, const struct tree_child *child)
{
    struct tree *tree = &build->tree;
    uint32_t *place =
        tree_map_at(&build->children, (uint64_t)child->parent << 32 | child->key,
                    (uint64_t)child->number << 8 | child->sort);

    if (place != NULL && *place != 0)
        return *place - 1;
    if (place == NULL || tree->count >= TREE_NONE - 1 ||
        !make_room(build, &tree->nodes, &build->node_capacity, tree->count,
                   sizeof *tree->nodes)) {
        build->failed = true;
        return TREE_NONE;
    }
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

    if (place == NULL) {
        build->failed = true;
        return;
    }
    if (*place == 0) {
        if (!make_room(build, &tree->kernels, &build->kernel_capacity, tree->kernel_count,
                       sizeof *tree->kernels))
            return;
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

    if (place == NULL) {
        build->failed = true;
        return;
    }
    if (*place == 0) {
        if (!make_room(build, &tree->shapes, &build->shape_capacity, tree->shape_count,
                       sizeof *tree->shapes))
            return;
        tree->shapes[tree->shape_count++] = (struct tree_shape){node, text, 0};
        *place = (uint32_t)tree->shape_count;
    }
    tree->shapes[*place - 1].calls += calls;
}

void tree_build_sample(struct tree_build *build, const struct tree_sample *sample)
{
    if (build->keeps_samples && make_room(build, &build->samples, &build->sample_capacity,
                                          build->sample_count, sizeof *build->samples))
        build->samples[build->sample_count++] = *sample;
}

/* ---- one tree into another ---- */

/* The numbers of the names in the tree of the set. */
static uint32_t *carry_names(struct tree_build *build, const struct tree *tree)
{
    uint32_t *names = calloc((size_t)tree->names.count + 1, sizeof *names);

    build->failed |= names == NULL;
    for (uint32_t i = 0;
         i < tree->names.count && !build->failed && !budget_is_over(build->memory.budget);
         i++)
        names[i] = tree_build_name(build, strings_text(&tree->names, i),
                                   strings_length(&tree->names, i));
    return names;
}

static void add_nodes(struct tree_build *build, const struct tree *tree,
                      const uint32_t *names, uint32_t *places)
{
    for (size_t i = 0;
         i < tree->count && !build->failed && !budget_is_over(build->memory.budget);
         i++) {
        const struct tree_node *from = &tree->nodes[i];
        uint32_t name = names[from->name];
        const struct tree_child child = {
            from->parent == TREE_NONE ? TREE_NONE : places[from->parent], name, name,
            from->number, (enum tree_sort)from->sort};

        places[i] = tree_build_child(build, &child);
        if (build->failed)
            return;
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
    struct budget *budget = build->memory.budget;
    CLEANUP_FREE uint32_t *names = carry_names(build, tree);
    CLEANUP_FREE uint32_t *places = calloc(tree->count + 1, sizeof *places);

    build->failed |= recording->failed || places == NULL;
    if (build->failed)
        return;
    add_nodes(build, tree, names, places);
    for (size_t i = 0;
         i < tree->kernel_count && !build->failed && !budget_is_over(budget); i++) {
        const struct tree_kernel *kernel = &tree->kernels[i];

        tree_build_kernel(build, places[kernel->node], names[kernel->name], kernel->count,
                          kernel->time);
    }
    for (size_t i = 0; i < tree->shape_count && !build->failed && !budget_is_over(budget);
         i++) {
        const struct tree_shape *shape = &tree->shapes[i];

        tree_build_shape(build, places[shape->node], names[shape->text], shape->calls);
    }
    build->tree.moved += tree->moved;
    build->tree.no_forward += tree->no_forward;
    build->failed |= budget_is_over(budget);
}
