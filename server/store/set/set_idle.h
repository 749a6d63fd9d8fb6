/* Connections to set files that are not in use at the moment. SQLite reads the
 * declarations of a file each time it opens it, which takes longer than many queries. So
 * a few connections stay open for the next use of the same file, with their pages of the
 * file in memory: at most 8 MiB in all, since a connection with more than 1 MiB of pages
 * drops them. Safe to use from any thread. */
#ifndef TRACEDIFF_STORE_SET_SET_IDLE_H
#define TRACEDIFF_STORE_SET_SET_IDLE_H

#include "base/budget.h"
#include "store/sqlite/database.h"

#include <stdbool.h>
#include <sys/stat.h>

struct idle_connections;
struct idle_connections *idle_new(void); /* NULL: no memory */
/* Closes them all. The caller must have closed every connection that was lent. */
void idle_free(struct idle_connections *idle);

/* A connection to the file of this set and status; false if there is none. */
bool idle_take(struct idle_connections *idle, const char *id, const struct stat *status,
               const char *name, struct budget *budget, struct database *out);
/* When this connection is closed, it stays idle instead, unless its file was removed or
 * changed. */
void idle_lend(struct idle_connections *idle, const char *id, const struct stat *status,
               struct database *database);
/* Closes the connections to the files of a set after these files were removed: until then
 * the files take up space on the disk. The first half of `id` is enough. */
void idle_forget(struct idle_connections *idle, const char *id);

#endif
