/* Removes sets for good, with everything that is stored about them. */
#ifndef TRACEDIFF_STORE_REMOVAL_H
#define TRACEDIFF_STORE_REMOVAL_H

#include "base/error.h"

#include <stdint.h>

struct store;

/* Inside a transaction: unlinks all files of a set and deletes its row. */
int store_erase_set(struct store *store, const char *id, struct error *error);
/* The same for a set whose file is missing or belongs to others: removes only the files
 * that the store derived from it. */
int store_forget_set(struct store *store, const char *id, struct error *error);
/* Removes a set at once: first from the catalogue, then its file. */
int store_remove_set(struct store *store, const char *id, struct error *error);
/* Deletes sets that have been in the bin for longer than `seconds`. */
int store_purge_bin(struct store *store, int64_t seconds, struct error *error);

#endif
