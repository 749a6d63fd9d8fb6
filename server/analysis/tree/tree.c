/* See tree.h. */
#include "analysis/tree/tree.h"

#include <stdlib.h>

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
    strings_free(&tree->names);
    free(tree->nodes);
    free(tree->kernels);
    free(tree->shapes);
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
