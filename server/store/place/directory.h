/* The data directory: its folders, their names, the lock of its owner. */
#ifndef TRACEDIFF_STORE_PLACE_DIRECTORY_H
#define TRACEDIFF_STORE_PLACE_DIRECTORY_H

#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

/* $XDG_DATA_HOME/tracediff or ~/.local/share/tracediff; owned by the caller. NULL if
 * neither is an absolute path: no other directory is used instead. */
char *store_default_directory(void);
const char *store_directory(const struct store *store);
const char *store_spool_directory(const struct store *store);
/* Bytes that may still be written to the file system; also 0 if that is not known. */
uint64_t store_free_bytes(const struct store *store);
/* The same; false if it is not known. */
bool store_know_free_bytes(const struct store *store, uint64_t *out);

/* Whether the text is an id: 32 hex digits in lower case. */
bool store_is_id(const char *text);
/* DATA/sets/<id>.db, and its name in messages: "set <id>" (at least 64 bytes).
 * Owned by the caller; NULL when memory is refused. */
char *store_set_path(const struct store *store, const char *id);
void store_set_name(const char *id, char name[64]);

/* "directory/name", owned by the caller; NULL when memory is refused. */
char *directory_join(const char *directory, const char *name);
/* Whether this process may write the data directory and its catalogue, or make them if
 * they are missing; if not, errno says why. */
bool store_may_write(const char *directory);
/* Makes the data directory and its folders if they are missing; for a store that is only
 * read, checks that the directory is there. A directory that may not be written: ERROR_IO
 * (data_not_writable). */
int directory_make(struct store *store, struct error *error);
/* A directory has one owner: the lock ends with the process, however it ends.
 * ERROR_CONFLICT (data_directory_in_use). */
int directory_lock(struct store *store, struct error *error);
/* Makes a directory that only its owner can use (mode 0700) and that survives a crash:
 * flushes the directory above, if that can be read. A directory that exists already is
 * fine. */
int store_make_directory(const char *path, struct error *error);
/* Makes renames into a directory and deletions from it survive a crash. */
int store_sync_directory(const char *path, struct error *error);

#endif
