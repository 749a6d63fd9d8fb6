#ifndef TRACEDIFF_COMPARE_TREE_RUN_H
#define TRACEDIFF_COMPARE_TREE_RUN_H

#include "analyse/rows.h"
#include "analyse/tree.h"
#include "analyse/tree_walk.h"
#include "base/error.h"
#include "base/parameters.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <stdbool.h>
#include <stdint.h>

/* ---- tree parameters ---- */

/* The request of a tree of calls, and the table of its parameters (base/parameters.h).
 */

/* Who asks: bits for parameters_read(). */
enum tree_user {
    TREE_OF_SET = 1,  /* GET /sets/{id}/tree */
    TREE_OF_PAIR = 2, /* GET /compare_traces/tree */
    TREE_COMMAND = 4, /* tracediff tree */
    TREE_COMPARE = 8  /* tracediff compare --format tree */
};

enum tree_measure { TREE_BY_DEVICE, TREE_BY_HOST };
enum tree_judged_measure { TREE_JUDGE_NONE, TREE_JUDGE_DEVICE, TREE_JUDGE_HOST };
enum tree_format { TREE_JSON, TREE_CSV, TREE_TEXT };

/* Texts are borrowed from what was given. */
struct tree_request {
    struct side_request side[2]; /* of one set the first; the second has no set */
    const char *ranks, *steps;   /* for a side without its own */
    const char *marker;
    enum tree_level level;
    bool instances, merge_lines;
    enum tree_judged_measure significance;
    enum tree_measure by;
    int64_t min_change; /* ns per step */
    int64_t max_nodes;
    enum tree_format format;
    struct budget *budget;
};
extern const struct parameter_table tree_parameters;
extern const char *const tree_level_names[]; /* by enum tree_level; NULL at the end */

/* Reads what was given; the names in it are not checked (parameters_check_names()).
 * `set`: that of the path, or NULL. Errors as parameters_read(). There is nothing to
 * free. */
int tree_request_read(enum tree_user user, const struct given_parameters *given,
                      const char *set, struct budget *budget, struct tree_request *out,
                      struct error *error);

/* ---- tree run ---- */

/* The trees of calls of one set, or of the two sides of a comparison. */

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

/* The names of the Python frames of both sides (analyse/tree_walk.h). Errors as
 * compare_run(). Free with tree_lines_free(), also after an error. */
int tree_lines_make(struct store *store, const struct side_request sides[2],
                    struct tree_lines *out, struct error *error);

/* ---- tree times ---- */

/* The time of the frames of one name in each sample of a set (docs/semantics.md §13): a
 * layer that is followed over many sets. */

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
