/* A tree of calls in each format. */
#ifndef TRACEDIFF_ANSWER_TREE_H
#define TRACEDIFF_ANSWER_TREE_H

#include "base/text.h"
#include "compare/tree.h"

#include <stddef.h>

/* A line for each frame, parents before their children. */
void tree_write_csv(const struct tree_answer *answer, struct buffer *out);
/* docs/api.md has the members. */
void tree_write_json(const struct tree_answer *answer, struct buffer *out);

struct tree_look {
    bool colour;
    size_t width; /* in characters; SIZE_MAX: none */
};
/* For a terminal: a line for each frame, indented. The children of a frame are ordered by
 * the absolute value of their change, or, with one set, by their time. */
void tree_write_text(const struct tree_answer *answer, const struct tree_look *look,
                     struct buffer *out);

#endif
