/* The options of a command, and the messages about unknown ones. */
#ifndef TRACEDIFF_CLI_OPTIONS_H
#define TRACEDIFF_CLI_OPTIONS_H

#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>

/* Of getopt_long(): an unknown option; the error was already printed. */
#define OPTION_WRONG '?'
/* The same: --help in the lists that own_options_list() makes. */
#define OPTION_HELP_ASKED 'h'

/* The next option of a command, as getopt_long() returns it (optarg, optind). The only
 * short options are -h, for the "help" of the list, and -o, for its option of the value
 * 'o' (--output). Errors go to standard error and suggest a similar option. */
int options_next(int argc, char **argv, const struct option *options);

/* An option of a command, and where its value goes: one of these. */
struct own_option {
    const char *name;
    const char **text;    /* gets the value */
    bool *flag;           /* becomes true; the option takes no value */
    const char *noted[2]; /* parameters (parameter_options.h) that get the value */
    int (*take)(void *context, const char *value); /* 0, or CLI_ERROR after printing */
    void *context;
};

#define OWN_OPTIONS_MAX 16

/* Lists the options up to the one without a name, plus --help, for options_next();
 * returns how many. */
size_t own_options_list(const struct own_option *own,
                        struct option out[OWN_OPTIONS_MAX + 2]);
/* The option that options_next() returned; NULL: none of these. */
const struct own_option *own_options_find(const struct own_option *own, int value);
/* Stores the value in optarg (NULL for --output -, standard output), except for options
 * that only note it (`noted`). 0, or CLI_ERROR after printing the error. */
int own_options_fill(const struct own_option *option);
/* Reads all options of a command line, and prints `help` for --help. False: the command
 * ends with *status. */
bool own_options_read(int argc, char **argv, const struct own_option *own,
                      const char *help, int *status);

#endif
