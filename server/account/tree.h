/* The tree of paths of both sides. */
#ifndef TRACEDIFF_ACCOUNT_TREE_H
#define TRACEDIFF_ACCOUNT_TREE_H

#include "account/account.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct account_tree {
    struct account_node *nodes; /* nodes[0] is the root */
    uint32_t count;
    size_t capacity;
    uint32_t *slots; /* number + 1, by a hash of parent and name */
    uint32_t size;
    uint64_t seed;
    bool failed; /* memory was refused */
};

/* A tree of a root alone; `empty` is its name. */
void account_tree_init(struct account_tree *tree, uint32_t empty);
/* The child with this name (of device work, and category) below node->parent, made if it
 * is new. */
uint32_t account_tree_child(struct account_tree *tree, const struct account_node *node);
void account_tree_free(struct account_tree *tree);

#endif
