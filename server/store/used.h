/* How much of the disk stored sets use. */
#ifndef TRACEDIFF_STORE_USED_H
#define TRACEDIFF_STORE_USED_H

#include "base/error.h"

#include <stdint.h>

struct store;
struct used_memory;

struct store_usage {
    uint64_t bytes, sets;
};

/* Bytes of the set files and kept traces of all sets, and the number of sets, including
 * the bin; `named`: only sets that `name` uploaded (NULL: none). Traces that two sets
 * share count for both. The size of a set's kept traces is remembered until their folder
 * changes. */
int store_used_bytes(struct store *store, const char *name, struct store_usage *all,
                     struct store_usage *named, struct error *error);

/* Frees it when the store is closed. NULL is fine. */
void used_memory_free(struct used_memory *memory);

#endif
