/* The key of the store's seals, and checks that traces are those that a set was made
 * from. */
#ifndef TRACEDIFF_STORE_CATALOGUE_SEALS_H
#define TRACEDIFF_STORE_CATALOGUE_SEALS_H

#include "base/error.h"
#include "base/seal.h"
#include "store/catalogue/catalog_sets.h"

#include <stddef.h>

struct store;

/* The key that seals the files of this store (base/seal.h): random, made with the
 * catalogue, and never given out. */
const struct seal_key *store_seal_key(const struct store *store);
/* Reads the key of the store's seals from the catalogue; makes the key first if there is
 * none. */
int seals_open(struct store *store, struct error *error);
/* Inside a transaction: stores the seal of a set that has none yet, and of its files. */
int seals_put_set(struct store *store, const struct catalog_set *set,
                  const struct catalog_file *files, size_t count, struct error *error);
/* Inside a transaction: 1 if the set was made from the files of this seal, 0 if that is
 * unknown, ERROR_CONFLICT (other_content) if it was made from other files. */
int seals_check_set(struct store *store, const char *id, const char *label,
                    const struct seal *seal, struct error *error);

#endif
