/* The rows of sets and their files on their way into the catalogue; all inside a
 * transaction that writes. */
#ifndef TRACEDIFF_STORE_CATALOGUE_CATALOG_SETS_H
#define TRACEDIFF_STORE_CATALOGUE_CATALOG_SETS_H

#include "base/error.h"
#include "base/seal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* A row of sets and its files, on its way into the catalogue. */
struct catalog_set {
    const char *id, *label, *summary;
    int64_t created;
    uint64_t stored_bytes;
    bool sealed; /* false: `seal` is not known */
    struct seal seal;
};
struct catalog_file {
    uint32_t file;
    const char *name; /* bytes */
    uint64_t disk_bytes;
    unsigned char disk_hash[16]; /* canonical */
    bool sealed;                 /* false: `disk_seal` is not known */
    struct seal disk_seal;
};
/* Inserts the set and its files, or replaces all but its notes; then the set is
 * listed. */
int catalog_put_set(struct store *store, const struct catalog_set *set,
                    const struct catalog_file *files, size_t count, struct error *error);
/* Replaces the files of a set by these. */
int catalog_put_files(struct store *store, const char *id,
                      const struct catalog_file *files, size_t count,
                      struct error *error);
/* Deletes the rows of a set. */
int catalog_delete_set(struct store *store, const char *id, struct error *error);

#endif
