/* The command line of `tracediff compare`. */
#ifndef TRACEDIFF_CLI_COMPARE_OPTIONS_H
#define TRACEDIFF_CLI_COMPARE_OPTIONS_H

#include "analysis/compare/compare_parameters.h"
#include "analysis/tree/tree_parameters.h"
#include "cli/parameter_options.h"

#include <stdbool.h>

struct compare_arguments {
    struct compare_request request; /* its texts are those of `options` */
    struct tree_request tree; /* of --format tree; its sides are those of `request` */
    struct parameter_options options;
    struct fail_if fail_if;
    const char *data, *output;
    bool help;
    bool no_git;       /* nothing is asked of the repository in which the command runs */
    bool steps_hidden; /* COMPARE_STEP_ROWS are excluded by default, not by an option */
    char ids[2][33];   /* of the sets made from folders */
};

/* Returns 0, or the exit status after it has printed the error. Checks every value that
 * can be checked before a set is opened. `out` is zeroed, with the budget of its request.
 */
int compare_options_read(int argc, char **argv, struct compare_arguments *out);
void compare_options_print_help(void);
/* Whether the answer lists the commits between the sides. */
bool compare_options_ask_git(const struct compare_arguments *arguments);
void compare_arguments_free(struct compare_arguments *arguments);

#endif
