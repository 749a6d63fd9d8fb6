/* The options of a command, and the messages about unknown ones. */
#ifndef TRACEDIFF_CLI_OPTIONS_H
#define TRACEDIFF_CLI_OPTIONS_H

#include <getopt.h>

/* Of getopt_long(): an option that was not understood; all is said. */
#define OPTION_WRONG '?'

/* The next option of a command, as getopt_long() returns it (optarg, optind). The only
 * short ones are -h, which means the "help" of the list, and -o, its option of that value
 * (--output). Errors go to standard error, with
 * the option that was probably meant. */
int options_next(int argc, char **argv, const struct option *options);

#endif
