/* A tree of calls for a terminal: a line for each frame, indented. The frames below one
 * are in the order of their change, or of one set of their time, without its sign. */
#ifndef TRACEDIFF_RENDER_TREE_TEXT_H
#define TRACEDIFF_RENDER_TREE_TEXT_H

#include "analysis/tree/tree_answer.h"
#include "base/buffer.h"

#include <stddef.h>

struct tree_look {
    bool colour;
    size_t width; /* in characters; SIZE_MAX: none */
};
void tree_write_text(const struct tree_answer *answer, const struct tree_look *look,
                     struct buffer *out);

#endif
