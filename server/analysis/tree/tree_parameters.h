/* The request of a tree of calls, and the table of its parameters (base/parameters.h).
 */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_PARAMETERS_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_PARAMETERS_H

#include "analysis/data/selection.h"
#include "analysis/tree/tree.h"
#include "base/parameters.h"

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

#endif
