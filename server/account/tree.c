/* See tree.h. */
#include "account/tree.h"
#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>

static uint32_t *find_child(const struct account_tree *tree,
                            const struct account_node *node)
{
    uint64_t hash = hash_number((uint64_t)node->parent << 32 | node->name, tree->seed);
    bool is_work = node->sort == ACCOUNT_WORK;
    uint32_t at = (uint32_t)(is_work ? hash_number(node->category, hash) : hash);

    for (at &= tree->size - 1; tree->slots[at] != 0; at = (at + 1) & (tree->size - 1)) {
        const struct account_node *found = &tree->nodes[tree->slots[at] - 1];

        if (found->parent == node->parent && found->name == node->name &&
            (found->sort == ACCOUNT_WORK) == is_work &&
            (!is_work || found->category == node->category))
            break;
    }
    return &tree->slots[at];
}

static bool grow(struct account_tree *tree)
{
    uint32_t size = tree->size == 0 ? 1024 : 2 * tree->size;
    uint32_t *slots = calloc(size, sizeof *slots);

    if (slots == NULL)
        return false;
    free(tree->slots);
    tree->slots = slots;
    tree->size = size;
    for (uint32_t i = 0; i < tree->count; i++)
        *find_child(tree, &tree->nodes[i]) = i + 1;
    return true;
}

uint32_t account_tree_child(struct account_tree *tree, const struct account_node *node)
{
    if (2 * ((size_t)tree->count + 1) > tree->size && !grow(tree)) {
        tree->failed = true;
        return 0;
    }
    uint32_t *slot = find_child(tree, node);
    if (*slot != 0) {
        struct account_node *found = &tree->nodes[*slot - 1];

        for (int side = 0; side < 2; side++) {
            if (found->shape[side] == ACCOUNT_NONE)
                found->shape[side] = node->shape[side];
            if (found->types[side] == ACCOUNT_NONE)
                found->types[side] = node->types[side];
        }
        found->about |= node->about;
        return *slot - 1;
    }
    if (!ARRAY_RESERVE(tree->nodes, tree->capacity, (size_t)tree->count + 1)) {
        tree->failed = true;
        return 0;
    }
    struct account_node *made = &tree->nodes[tree->count];
    *made = *node;
    made->child = ACCOUNT_NONE;
    made->next = ACCOUNT_NONE;
    made->depth = 0;
    if (node->parent != ACCOUNT_NONE) {
        struct account_node *parent = &tree->nodes[node->parent];

        made->next = parent->child;
        parent->child = tree->count;
        made->depth = parent->depth < UINT8_MAX ? parent->depth + 1 : UINT8_MAX;
    }
    *slot = ++tree->count;
    return tree->count - 1;
}

void account_tree_init(struct account_tree *tree, uint32_t empty)
{
    *tree = (struct account_tree){.seed = hash_seed()};
    account_tree_child(tree, &(struct account_node){.parent = ACCOUNT_NONE,
                                                    .name = empty,
                                                    .category = empty,
                                                    .label = empty,
                                                    .shape = {ACCOUNT_NONE, ACCOUNT_NONE},
                                                    .types = {ACCOUNT_NONE, ACCOUNT_NONE},
                                                    .sort = ACCOUNT_ROOT});
}

void account_tree_free(struct account_tree *tree)
{
    free(tree->nodes);
    free(tree->slots);
    *tree = (struct account_tree){0};
}
