/* A tree of calls as JSON (docs/api.md). */
#ifndef TRACEDIFF_RENDER_TREE_JSON_H
#define TRACEDIFF_RENDER_TREE_JSON_H

#include "analysis/tree/tree_answer.h"
#include "base/buffer.h"

int tree_write_json(const struct tree_answer *answer, struct buffer *out,
                    struct error *error);

#endif
