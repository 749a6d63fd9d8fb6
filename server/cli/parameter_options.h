/* The options of a command that a table of parameters describes (base/parameters.h). */
#ifndef TRACEDIFF_CLI_PARAMETER_OPTIONS_H
#define TRACEDIFF_CLI_PARAMETER_OPTIONS_H

#include "base/parameters.h"
#include "cli/options.h"

#define PARAMETER_OPTIONS_MAX 128
#define PARAMETER_OPTION_NAME_MAX 40

/* Of getopt_long(): what this and the higher values mean is known to
 * parameter_options_take(). */
#define OPTION_PARAMETER 1024

/* Points into itself, so it stays where it is. */
struct parameter_options {
    struct option list[PARAMETER_OPTIONS_MAX + 1]; /* for options_next() */
    char names[PARAMETER_OPTIONS_MAX][PARAMETER_OPTION_NAME_MAX];
    const char *parameters[PARAMETER_OPTIONS_MAX];
    size_t count;
    struct parameter_given *items;
    struct parameters_given given; /* what was taken */
};

/* Begins with the command's own options, which end with one without a name. `argc`: of
 * the command. */
int parameter_options_init(struct parameter_options *options, const struct option *own,
                           int argc, struct error *error);
void parameter_options_free(struct parameter_options *options);
/* Adds those that `user` takes, but for arguments and what has an option already. */
void parameter_options_add(struct parameter_options *options,
                           const struct parameter_table *table, unsigned user);

/* Notes an option of a table with its value (NULL: none was given, which means true).
 * False: `option` is none of a table. */
bool parameter_options_take(struct parameter_options *options, int option,
                            const char *value);
/* Notes a value that is no option. */
void parameter_options_note(struct parameter_options *options, const char *name,
                            const char *value);

/* Prints a paragraph for each option of the table, for 80 columns. */
void parameter_options_print_help(const struct parameter_table *table, unsigned user);
/* The same for one option that no table describes. */
void parameter_options_print(const char *option, const char *help);

#endif
