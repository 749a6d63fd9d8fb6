/* Saved queries: statements that people keep under a name for the page Query. */
#ifndef TRACEDIFF_STORE_CATALOGUE_QUERIES_H
#define TRACEDIFF_STORE_CATALOGUE_QUERIES_H

#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

#define SAVED_QUERIES_MAX 200

struct saved_query {
    const char *name, *statement;
    int64_t created; /* Unix seconds */
};

/* Calls back with each, by name. */
int store_list_queries(struct store *store,
                       int (*each)(void *context, const struct saved_query *query),
                       void *context, struct error *error);
/* Saves one; *replaced: whether its name was taken. ERROR_LIMIT
 * (too_many_queries). */
int store_save_query(struct store *store, const struct saved_query *query, bool *replaced,
                     struct error *error);
/* ERROR_NOT_FOUND (unknown_query). */
int store_delete_query(struct store *store, const char *name, struct error *error);

#endif
