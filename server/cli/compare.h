#ifndef TRACEDIFF_CLI_COMPARE_H
#define TRACEDIFF_CLI_COMPARE_H

#include "cli/common.h"
#include "compare/parameters.h"
#include "compare/recordings.h"
#include "compare/tree.h"

#include <stdbool.h>

/* ---- compare options ---- */

/* The command line of `tracediff compare`. */

struct compare_arguments {
    struct compare_request request; /* its texts are those of `options` */
    struct tree_request tree; /* of --format tree; its sides are those of `request` */
    struct given_options options;
    struct fail_if fail_if;
    const char *data, *output;
    bool no_git;       /* nothing is asked of the repository in which the command runs */
    bool steps_hidden; /* COMPARE_STEP_ROWS are excluded by default, not by an option */
};

/* ---- several ---- */

/* tracediff compare with several recordings per side: CONTROL and TEST are lists. */

/* Whether a side is a list, a tag or a pattern, and neither a folder nor a stored set. */
bool several_are_named(struct store *store, const struct compare_request *request);

/* Finds the sets of such sides, after the folders in the lists are read in. Free `out`
 * with recording_sets_free(). */
void several_find(struct store *store, const struct compare_request *request,
                  struct recording_sets *out);

#endif
