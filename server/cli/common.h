/* What the subcommands share: exit statuses, messages, the store, ingesting. */
#ifndef TRACEDIFF_CLI_COMMON_H
#define TRACEDIFF_CLI_COMMON_H

#include "base/budget.h"
#include "base/buffer.h"
#include "base/error.h"
#include "base/progress.h"
#include "store/place/store_mode.h"

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

/* regroup_run() (ingest/regroup.h), with progress under `name`. */
struct regroup_request;
struct regroup_result;
int cli_regroup(struct store *store, const struct regroup_request *request,
                const char *name, struct regroup_result *out, struct error *error);

/* shard_make() (ingest/shard.h) of a folder or file, with progress; fills the list, and
 * the label if it is NULL, for the time of the call. */
struct shard_request;
int cli_make_shard(const char *path, struct shard_request *request, struct error *error);
/* merge_shards() (ingest/merge.h), with progress. */
int cli_merge_shards(struct store *store, const char *const *paths, size_t count,
                     const char *label, char set_id[33], struct error *error);

/* Writes a text to a file, or to standard output if `path` is NULL. */
int cli_write_text(const char *path, const struct buffer *text, struct error *error);

#endif
