/* The first non-empty input of operators, counted by node. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_SHAPES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_SHAPES_H

#include "analysis/tree/tree_build.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stdint.h>

struct tree_shapes {
    const struct trace_recording *recording;
    uint32_t *texts; /* by shape of the recording: number in the tree's names + 1; 0: not
                        looked up yet; TREE_NONE: it has no such input */
};

bool tree_shapes_init(struct tree_shapes *shapes,
                      const struct trace_recording *recording);
void tree_shapes_free(struct tree_shapes *shapes);

/* The first list of `[[], [8, 3]]` that is not empty; its length, 0: there is none. */
size_t tree_shapes_first(const char *text, size_t length, const char **first);

void tree_shapes_count(struct tree_shapes *shapes, struct tree_build *build,
                       uint32_t node, uint32_t row);

#endif
