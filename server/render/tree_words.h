/* Common parts of the formats of a tree of calls: names and numbers of its frames. */
#ifndef TRACEDIFF_RENDER_TREE_WORDS_H
#define TRACEDIFF_RENDER_TREE_WORDS_H

#include "analysis/tree/tree_answer.h"
#include "base/buffer.h"

/* The word for the sort of a frame: `module`, …, or `rest`. */
const char *tree_word_sort(const struct tree_row *row);
/* Appends the name of a frame on a side, with its instance if instances are separate.
 * False: the side has no such frame. */
bool tree_word_name(const struct tree_answer *answer, const struct tree_row *row,
                    int side, struct buffer *out);
/* Whether both sides have it. */
bool tree_word_met(const struct tree_row *row);

#endif
