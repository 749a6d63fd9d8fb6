/* DATA/spool: unfinished files. */
#ifndef TRACEDIFF_STORE_PLACE_SPOOL_H
#define TRACEDIFF_STORE_PLACE_SPOOL_H

#include "base/error.h"

struct store;

/* A new empty file in spool/, which no sweep removes while the descriptor is open. */
int spool_create(const struct store *store, char **path, int *fd, struct error *error);
/* Removes everything in spool/ that no living process holds (owners, at start). */
void spool_sweep(const struct store *store);
/* Removes only unfinished set files and kept traces that no living process holds, so it
 * is safe while a server runs. */
void spool_sweep_sets(const struct store *store);

#endif
