/* The trees of calls of one set, or of the two sides of a comparison. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_RUN_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_RUN_H

#include "analysis/data/selection.h"
#include "analysis/tree/tree_build.h"
#include "analysis/tree/tree_lines.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_view.h"

struct store;

struct tree_side {
    const struct tree_lines *lines; /* borrowed */
    struct set_info info;
    struct set_view view;
    struct selection selection;
    struct tree tree;
};

/* Reads the recordings of the selected samples, one at a time on each thread, and adds
 * their trees in the order of ranks and spans. Errors as selection_open_side(), and
 * nothing_selected. Free `out` with tree_side_free(), also after an error. `lines`: as in
 * tree_names_make(); it must outlive `out`. */
int tree_run(struct store *store, const struct side_request *requests, size_t count,
             enum tree_level level, const struct tree_lines *lines, struct tree_side *out,
             struct error *error);
void tree_side_free(struct tree_side *side);

/* Reads the same recordings again, and passes the build of each to `take`, one after the
 * other. `from` to `until` are the samples of that file in the selection of its side.
 * `take` returns false if there is no memory, or the budget is used up. */
struct tree_batch {
    size_t side;
    uint32_t file;
    size_t from, until;
    const struct tree_build *build;
};
typedef bool tree_take(void *context, const struct tree_batch *taken);
int tree_run_again(struct store *store, struct tree_side *sides, size_t count,
                   enum tree_level level, struct budget *budget, tree_take *take,
                   void *context, struct error *error);

/* The names of the Python frames of both sides (tree_lines.h). Errors as compare_run().
 * Free with tree_lines_free(), also after an error. */
int tree_lines_make(struct store *store, const struct side_request sides[2],
                    struct tree_lines *out, struct error *error);

#endif
