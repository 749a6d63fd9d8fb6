/* A tree of calls for a terminal: a line for each frame, indented. The children of a
 * frame are ordered by the absolute value of their change, or, with one set, by their
 * time. */
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
