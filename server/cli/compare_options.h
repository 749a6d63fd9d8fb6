/* The command line of `tracediff compare`. */
#ifndef TRACEDIFF_CLI_COMPARE_OPTIONS_H
#define TRACEDIFF_CLI_COMPARE_OPTIONS_H

#include "analysis/compare/compare.h"

#include <stdbool.h>

#define COMPARE_LIST_MAX 64

struct compare_arguments {
    struct compare_request request;
    /* With room for the rows of the steps, which are hidden, and the end. */
    const char *exclude[COMPARE_LIST_MAX + 2], *category[COMPARE_LIST_MAX + 1];
    const char *data, *format, *output;
    struct fail_if fail_if;
    bool help, step_rows;
    bool steps_hidden; /* COMPARE_STEP_ROWS is in `exclude` by default, not by request */
    char ids[2][33];   /* of the sets that folders became */
};

/* Returns 0, or the exit status after it has printed the error. Checks every value that
 * can be checked before a set is opened. */
int compare_options_read(int argc, char **argv, struct compare_arguments *out);
void compare_options_print_help(void);
void compare_arguments_free(struct compare_arguments *arguments);

#endif
