/* The catalogue, DATA/catalog.db: opening it, and transactions. */
#ifndef TRACEDIFF_STORE_CATALOGUE_CATALOG_H
#define TRACEDIFF_STORE_CATALOGUE_CATALOG_H

#include "base/error.h"
#include "store/sqlite/database.h"

struct store;

/* Opens, creates or migrates DATA/catalog.db. */
int catalog_open(struct store *store, struct error *error);

/* Locks the catalogue and begins a transaction that writes (BEGIN IMMEDIATE). */
int catalog_begin(struct store *store, struct error *error);
/* Commits if `result` is 0, else rolls back; unlocks the catalogue. Returns `result`, or
 * the error of the commit. */
int catalog_end(struct store *store, int result, struct error *error);
/* The same for reading; *catalog is the connection to read from. It sees everything that
 * was committed. */
int catalog_read_begin(struct store *store, struct database **catalog,
                       struct error *error);
int catalog_read_end(struct store *store, struct database *catalog, int result,
                     struct error *error);

#endif
