/* A CONTROL, TEST, SET or DIR of the command line: a folder or file of traces, or a
 * stored set. */
#ifndef TRACEDIFF_CLI_SOURCES_H
#define TRACEDIFF_CLI_SOURCES_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

struct store;

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

#endif
