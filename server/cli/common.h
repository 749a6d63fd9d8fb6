#ifndef TRACEDIFF_CLI_COMMON_H
#define TRACEDIFF_CLI_COMMON_H

#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/text.h"
#include "intake/folder.h"
#include "store/directory.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- common ---- */

/* What the subcommands share: exit statuses, messages, the store, ingesting. */

struct store;

/* Exit statuses: 1 and 2 are answers of `compare --fail-if`, 1 one of `verify`. */
#define CLI_FINE 0
#define CLI_REGRESSION 1
#define CLI_DAMAGED 1
#define CLI_CANNOT_JUDGE 2
#define CLI_ERROR 3

/* A command ends at its first error. What it has is then not freed: only its store is
 * closed, and an unfinished output and what was unpacked are removed. */

/* For functions that may fail in a command; not for threads. */
extern struct error cli_error;
/* Ends the command with cli_error if a function failed. */
void cli_must(int failed);
/* An empty list of traces; the end of the command frees it with what was unpacked. */
struct ingest_list *cli_unpacked(void);
/* Ends the command; output that is left is written before. */
_Noreturn void cli_end(int status);
/* Memory that is there until the command ends. */
struct arena *cli_arena(void);

/* The budget of a command that answers one request: an hour. Signals end it at once. */
void cli_begin_budget(struct budget *budget);

/* Prints one line to standard error, without characters that a terminal obeys, because
 * names of files and labels are untrusted. Long lines are cut. */
void cli_say(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Appends a space and the word as a shell reads it. */
void cli_write_word(const char *word, struct buffer *out);
/* Prints "tracediff: <message>" to standard error; returns CLI_ERROR. */
int cli_fail(const struct error *error);
/* Ends the command because of a mistake on the command line, with a pointer to --help. */
_Noreturn void cli_usage(const char *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Opens the store in `directory`, or in the default place when it is NULL. */
struct set_looker;
int cli_open_store(const char *directory, enum store_mode mode,
                   const struct set_looker *looker, struct budget *budget,
                   struct store **out, struct error *error);
/* Opens it for who only reads, and reads in folders that are named. If this process may
 * not write the store, opens it only to read; reading in then fails. */
int cli_open_to_read(const char *directory, struct budget *budget, struct store **out,
                     struct error *error);
void cli_close_store(struct store **store); /* cleanup function */
/* The store of a command; opened by the first call, closed at the end. */
struct store *cli_store(const char *directory, enum store_mode mode);
struct store *cli_store_to_read(const char *directory);

/* The label of a set of a folder or file: its name; owned by the caller. */
char *cli_label_of(const char *path);
/* Ingests a folder or file, with progress on standard error if that is a terminal, and
 * what --files-are says of its files. `label`: of a new set; NULL: the name of the
 * folder. If only keeping the files fails, set_id is filled, and the error says so. */
int cli_ingest_path(struct store *store, const char *path, const char *label,
                    unsigned threads, bool keep, char set_id[33], struct error *error);

/* regroup_run() (intake/regroup.h), with progress under `name`. */
struct regroup_request;
struct regroup_result;
void cli_regroup(struct store *store, const struct regroup_request *request,
                 const char *name, struct regroup_result *out);

/* shard_make() (intake/merge.h) of a folder or file, with progress; fills the list, and
 * the label if it is NULL. */
struct shard_request;
void cli_make_shard(const char *path, struct shard_request *request);
/* merge_shards() (intake/merge.h), with progress. */
void cli_merge_shards(struct store *store, const char *const *paths, size_t count,
                      const char *label, char set_id[33]);

/* Writes a text to a file, or to standard output if `path` is NULL. */
void cli_write_text(const char *path, const struct buffer *text);
/* Writes a text to standard error: standard output may be read by a program. */
void cli_write_aside(const struct buffer *text);

/* ---- output ---- */

/* A file that is written whole or not at all: under another name first, and renamed at
 * the end. Standard output, pipes and devices are written directly. */

struct output {
    const char *path; /* borrowed; NULL: standard output */
    char *temporary;  /* NULL: written in place */
    int fd;           /* -1: not open */
    bool unread;      /* the reader of standard output is gone: the rest is dropped */
};

/* One at a time is open. */
void output_open(struct output *output, const char *path);
/* If the reader of standard output goes away (`| head`), that is not an error: see
 * `unread`. The exit status is still that of the command. */
int output_write(struct output *output, const void *bytes, size_t length,
                 struct error *error);
/* Puts the file into place. */
void output_finish(struct output *output);
/* The width of the output `path` (NULL: standard output), in characters: that of the
 * terminal, or the variable COLUMNS; OUTPUT_WIDTH if the terminal does not say. SIZE_MAX
 * if there is no width: a pipe without COLUMNS, or a file. */
size_t output_width(const char *path);
#define OUTPUT_WIDTH 80
/* Whether the output `path` has colours: not with NO_COLOR, and not for a terminal
 * without colours. */
bool output_colour(const char *path);

/* ---- options ---- */

/* The options of a command. A line of its table says all about one: its name, what the
 * help says, and where its value goes. The parameters of a table (base/parameters.h) are
 * options, too. Errors go to standard error and suggest a similar option. --help is an
 * option of every command, -h the same, and -o is --output. */

struct own_option {
    const char *name;  /* "": no option, but text of the help; NULL ends the table */
    const char *value; /* what the help calls it; NULL: it takes no value; "=SIZE": it may
                          come without one (take() then gets NULL) */
    const char *help;
    /* Where the value goes: one of these. */
    const char **text;    /* --output - (standard output) is NULL */
    bool *flag, *off;     /* becomes true, false */
    int64_t *number;      /* a number from `least` to `most` */
    const char *noted[2]; /* parameters that get the value */
    void (*take)(void *context, const char *value);
    void *context;
    int64_t least, most;
};
#define OPTION_DATA(place)                                                               \
    {                                                                                    \
        "data", "DIR", "the store (default: $XDG_DATA_HOME/tracediff)", .text = (place)  \
    }
#define OPTION_FILES_ARE                                                                 \
    {                                                                                    \
        "files-are", "ranks|recordings",                                                 \
            "what the files of a folder are that is read: each a rank, or recordings "   \
            "of "                                                                        \
            "one rank, one after the other (default: as they and their names say)",      \
            .take = cli_take_files_are                                                   \
    }
/* What the command line says of the files that are read. */
enum files_are cli_files_are(void);
void cli_take_files_are(void *context, const char *value); /* for struct own_option */
#define OPTION_OUTPUT(place)                                                             \
    {                                                                                    \
        "output", "FILE", "write there instead of to standard output", .text = (place)   \
    }
#define OPTION_THREADS(what, place)                                                      \
    {                                                                                    \
        "threads", "N", what " (default: as many as cores)",                             \
            .number = (place), .least = 1, .most = THREADS_MAX                           \
    }

/* The parameters of a table that are options of a command, except those that have one
 * already. */
struct option_table {
    const struct parameter_table *table; /* NULL ends a list */
    unsigned user;
};

/* The help is: usage, own options, tables, the end. */
struct command_options {
    const char *usage; /* and what the command does */
    const struct own_option *own;
    const struct option_table *tables; /* may be NULL */
    void (*print)(void);               /* prints the tables in another way; may be NULL */
    const char *end;                   /* may be NULL */
};

/* A number of a macro, as text of the help. */
#define TEXT_OF(number) TEXT_OF_(number)
#define TEXT_OF_(number) #number
#define END_OF_HELP "\nExit status: 0 fine, 3 error.\n"

/* The values of the parameters, in the order in which they were given. */
struct given_options {
    struct given_parameter *items;
    struct given_parameters given;
};

/* Reads all options of a command line; optind is then the first argument. `given` is NULL
 * without tables. */
void cli_options_read(int argc, char **argv, const struct command_options *command,
                      struct given_options *given);
/* The same for a command without tables. */
void cli_own_options_read(int argc, char **argv, const char *usage,
                          const struct own_option *own, const char *end);
/* Notes a value that is not an option; up to eight of them. */
void given_options_note(struct given_options *given, const char *name, const char *value);
/* Prints a paragraph for each option of the table, for 80 columns. */
void cli_options_print(const struct parameter_table *table, unsigned user);

/* ---- sources ---- */

/* A CONTROL, TEST, SET or DIR of the command line: a folder or file of traces, or a
 * stored set. */

/* Whether it exists, or has the form of a path. */
bool cli_is_place(const char *name);

/* Whether the folder or file exists; the error says which does not. */
int cli_check_place(const char *name, struct error *error);
/* The same, and that it is not a folder. */
int cli_check_file(const char *name, struct error *error);
/* Ends the command if a file cannot be written there; NULL (standard output) is fine. */
void cli_check_output(const char *path);

/* Ingests a folder or file and sets *name to the id of its set, which stays until the
 * command ends. Anything else must name a stored set, and *name does not change. NULL is
 * allowed. */
void cli_settle_set(struct store *store, const char **name);
/* The same of several, after a check that each is a place or the name of a stored set. */
void cli_settle_sets(struct store *store, const char **names, size_t count);

#endif
