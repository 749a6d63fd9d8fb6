/* The sets that the catalogue has, and the files in sets/ that it lacks. */
#ifndef TRACEDIFF_STORE_KNOWN_SETS_H
#define TRACEDIFF_STORE_KNOWN_SETS_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

struct database;
struct store;

struct known_set {
    char id[33];
    bool removing;
};
struct known_sets {
    struct known_set *sets; /* ordered by id */
    size_t count;
};

/* Every row of the catalogue, in the bin or not. The caller frees it, also after an
 * error. */
int known_sets_load(struct database *catalog, struct known_sets *known,
                    struct error *error);
void known_sets_free(struct known_sets *known);

/* Calls back with the id of every file in sets/ that is not known, until `visit` returns
 * something other than 0. */
int known_sets_each_other(const struct store *store, const struct known_sets *known,
                          int (*visit)(void *context, const char *id,
                                       struct error *error),
                          void *context, struct error *error);

#endif
