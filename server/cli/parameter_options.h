/* The options of a command that a table of parameters describes (base/parameters.h). */
#ifndef TRACEDIFF_CLI_PARAMETER_OPTIONS_H
#define TRACEDIFF_CLI_PARAMETER_OPTIONS_H

#include "base/parameters.h"
#include "cli/options.h"

#define PARAMETER_OPTIONS_MAX 128
#define PARAMETER_OPTION_NAME_MAX 40

/* Points into itself, so it stays where it is. */
struct parameter_options {
    struct option list[PARAMETER_OPTIONS_MAX + 1]; /* for options_next() */
    char names[PARAMETER_OPTIONS_MAX][PARAMETER_OPTION_NAME_MAX];
    const char *parameters[PARAMETER_OPTIONS_MAX];
    size_t count;
    struct given_parameter *items;
    struct given_parameters given; /* what was taken */
};

/* Begins with the command's own options; the last has no name. `argc`: of the command. */
int parameter_options_init(struct parameter_options *options,
                           const struct own_option *own, int argc, struct error *error);
void parameter_options_free(struct parameter_options *options);
/* Adds those for `user`, except arguments and parameters that already have an option. */
void parameter_options_add(struct parameter_options *options,
                           const struct parameter_table *table, unsigned user);

/* Reads all options of a command line: the command's own and those of the tables. Returns
 * 0, and whether --help was among them; or CLI_ERROR after printing the error. */
int parameter_options_read(struct parameter_options *options, int argc, char **argv,
                           const struct own_option *own, bool *help);
/* Notes a value that is not an option. */
void parameter_options_note(struct parameter_options *options, const char *name,
                            const char *value);

/* Prints a paragraph for each option of the table, for 80 columns. */
void parameter_options_print_help(const struct parameter_table *table, unsigned user);
/* The same for one option that no table describes. */
void parameter_options_print(const char *option, const char *help);

#endif
