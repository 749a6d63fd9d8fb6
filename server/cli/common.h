#ifndef TRACEDIFF_CLI_COMMON_H
#define TRACEDIFF_CLI_COMMON_H

#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/text.h"
#include "store/directory.h"

#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>

/* ---- common ---- */

/* What the subcommands share: exit statuses, messages, the store, ingesting. */

struct store;

/* Exit statuses: 1 and 2 are answers of `compare --fail-if`, 1 one of `verify`. */
#define CLI_FINE 0
#define CLI_REGRESSION 1
#define CLI_DAMAGED 1
#define CLI_CANNOT_JUDGE 2
#define CLI_ERROR 3

/* The budget of a command that answers one request: an hour. Signals end it at once. */
void cli_begin_budget(struct budget *budget);

/* Prints one line to standard error, without characters that a terminal obeys, because
 * names of files and labels are untrusted. Long lines are cut. */
void cli_say(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Prints "tracediff: <message>" to standard error; returns CLI_ERROR. */
int cli_fail(const struct error *error);
/* The same for a mistake on the command line, with a pointer to --help. */
int cli_usage(const char *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Opens the store in `directory`, or in the default place when it is NULL. */
int cli_open_store(const char *directory, enum store_mode mode, struct budget *budget,
                   struct store **out, struct error *error);
/* Opens it for a command that only reads, and that reads in folders named on its command
 * line. If this process may not write the store, opens it only to read; reading in then
 * fails. */
int cli_open_to_read(const char *directory, struct budget *budget, struct store **out,
                     struct error *error);
struct set_looker;
int cli_open_store_with(const char *directory, enum store_mode mode,
                        const struct set_looker *looker, struct budget *budget,
                        struct store **out, struct error *error);
void cli_close_store(struct store **store); /* cleanup function */

/* Ingests a folder or file, with progress on standard error if that is a terminal.
 * `label`: of a new set; NULL: the name of the folder. */
int cli_ingest_path(struct store *store, const char *path, const char *label,
                    unsigned threads, char set_id[33], struct error *error);
/* The same, and keeps the trace files. If only keeping them fails, the set is still
 * stored: set_id is filled, and the error says so. */
int cli_ingest_and_keep(struct store *store, const char *path, const char *label,
                        unsigned threads, char set_id[33], struct error *error);

/* regroup_run() (intake/regroup.h), with progress under `name`. */
struct regroup_request;
struct regroup_result;
int cli_regroup(struct store *store, const struct regroup_request *request,
                const char *name, struct regroup_result *out, struct error *error);

/* shard_make() (intake/merge.h) of a folder or file, with progress; fills the list, and
 * the label if it is NULL, for the time of the call. */
struct shard_request;
int cli_make_shard(const char *path, struct shard_request *request, struct error *error);
/* merge_shards() (intake/merge.h), with progress. */
int cli_merge_shards(struct store *store, const char *const *paths, size_t count,
                     const char *label, char set_id[33], struct error *error);

/* Writes a text to a file, or to standard output if `path` is NULL. */
int cli_write_text(const char *path, const struct buffer *text, struct error *error);

/* ---- output ---- */

/* A file that is written whole or not at all: under another name first, and renamed at
 * the end. Standard output, pipes and devices are written directly. */

struct output {
    const char *path; /* borrowed; NULL: standard output */
    char *temporary;  /* NULL: written in place */
    int fd;           /* -1: not open */
    bool unread;      /* the reader of standard output is gone: the rest is dropped */
};

int output_open(struct output *output, const char *path, struct error *error);
/* If the reader of standard output goes away (`| head`), that is not an error: see
 * `unread`. The exit status is still that of the command. */
int output_write(struct output *output, const void *bytes, size_t length,
                 struct error *error);
/* Puts the file into place. */
int output_finish(struct output *output, struct error *error);
/* Removes an unfinished file; a cleanup function. */
void output_discard(struct output *output);
/* The width of the output `path` (NULL: standard output), in characters: that of the
 * terminal, or the variable COLUMNS; OUTPUT_WIDTH if the terminal does not say. SIZE_MAX
 * if there is no width: a pipe without COLUMNS, or a file. */
size_t output_width(const char *path);
#define OUTPUT_WIDTH 80
/* Whether the output `path` has colours: not with NO_COLOR, and not for a terminal
 * without colours. */
bool output_colour(const char *path);

/* ---- options ---- */

/* The options of a command, and the messages about unknown ones. */

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
    const char *noted[2]; /* parameters that get the value */
    int (*take)(void *context, const char *value); /* 0, or CLI_ERROR after printing */
    void *context;
};

#define OWN_OPTIONS_MAX 16
/* Reads all options of a command line, and prints `help` for --help. False: the command
 * ends with *status. */
bool own_options_read(int argc, char **argv, const struct own_option *own,
                      const char *help, int *status);

/* ---- sources ---- */

/* A CONTROL, TEST, SET or DIR of the command line: a folder or file of traces, or a
 * stored set. */

/* Whether it exists, or has the form of a path. */
bool cli_is_place(const char *name);

/* Whether the folder or file exists; the error says which does not. */
int cli_check_place(const char *name, struct error *error);
/* The same, and that it is not a folder. */
int cli_check_file(const char *name, struct error *error);
/* Checks that each is a place or the name of a stored set, before any of them is read.
 * NULL is fine. */
int cli_check_sources(struct store *store, const char *const *names, size_t count,
                      struct error *error);

/* Checks that each name of a list, which ends with NULL, names a stored set. */
int cli_check_sets(struct store *store, char *const *names, struct error *error);

/* Whether a file could be written there; NULL (standard output) is fine. */
int cli_check_output(const char *path, struct error *error);

/* Ingests a folder or file and sets *name to the id of its set, which `id` holds.
 * Anything else must name a stored set, and *name does not change. NULL is allowed. */
int cli_settle_set(struct store *store, const char **name, char id[33],
                   struct error *error);

/* ---- parameter options ---- */

/* The options of a command that a table of parameters describes (base/parameters.h). */

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
