/* See tree_words.h. */
#include "render/tree_words.h"

const char *tree_word_sort(const struct tree_row *row)
{
    return row->is_rest ? "rest" : tree_sort_name((enum tree_sort)row->sort);
}

bool tree_word_name(const struct tree_answer *answer, const struct tree_row *row,
                    int side, struct buffer *out)
{
    if (row->node[side] == TREE_NONE)
        return false;
    const struct tree *tree = answer->rows.trees[side];
    const struct tree_node *node = &tree->nodes[row->node[side]];

    if (answer->request.instances)
        tree_append_name(tree, node, out);
    else
        buffer_append(out, strings_text(&tree->names, node->name),
                      strings_length(&tree->names, node->name));
    return true;
}

bool tree_word_met(const struct tree_row *row)
{
    return row->status == TREE_SAME || row->status == TREE_REPLACED;
}
