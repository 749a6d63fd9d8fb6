/* The time of the frames of one name in each sample of a set (docs/semantics.md §13): a
 * layer that is followed over many sets. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_TIMES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_TIMES_H

#include "analysis/tree/tree_parameters.h"
#include "analysis/tree/tree_run.h"
#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

/* Between the names of a path. */
#define TREE_PATH_BETWEEN " / "
#define TREE_PATH_NAMES_MAX 64

struct tree_times {
    int64_t *of; /* ns, by sample of the selection: at and below the frames; owned */
    bool found;  /* some recording has such a frame */
    bool has_device_rows;
};

/* Reads the recordings of the selection of `side`, at the level of modules. A frame
 * matches if its name is the last of the path and frames above it have the earlier names
 * in this order; others may be between them. `Linear` is each module of this class,
 * `Linear #1` that instance. Frames below a match belong to it. Errors are those of
 * tree_run(), and bad_layer. Free `out` also after an error. */
int tree_times_read(struct store *store, struct tree_side *side, const char *path,
                    enum tree_measure by, struct budget *budget, struct tree_times *out,
                    struct error *error);
void tree_times_free(struct tree_times *times); /* also the cleanup function */

/* bad_layer: the path has an empty name, or too many. */
int tree_path_check(const char *path, struct error *error);

#endif
