/* A tree of calls as CSV: a line for each frame, parents before their children. */
#ifndef TRACEDIFF_RENDER_TREE_CSV_H
#define TRACEDIFF_RENDER_TREE_CSV_H

#include "analysis/tree/tree_answer.h"
#include "base/buffer.h"

void tree_write_csv(const struct tree_answer *answer, struct buffer *out);

#endif
