/* What the catalogue has to know about a finished set file, as plain data, because
 * another process may have written the file (ingest/worker.h). */
#ifndef TRACEDIFF_STORE_SET_SET_CONTENTS_H
#define TRACEDIFF_STORE_SET_SET_CONTENTS_H

#include "base/error.h"
#include "base/seal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct set_contents_file {
    uint32_t file;     /* its number, in path order */
    bool is_duplicate; /* not part of the set: no rank and no hash */
    int64_t rank;
    char *name;             /* bytes */
    unsigned char hash[16]; /* of the uncompressed bytes, canonical */
    struct seal seal; /* also of the uncompressed bytes, with the key of the store */
    uint64_t disk_bytes;
    unsigned char disk_hash[16]; /* of the bytes on disk, as is: */
    struct seal disk_seal;
};

struct set_contents {
    char *summary;   /* JSON object: Set of web/openapi.json */
    int64_t created; /* unix seconds */
    struct set_contents_file *files;
    size_t count;
    /* Made from stored sets, not from traces: the seals of the files are unknown, and so
     * is a `disk_seal` of zeros. */
    bool unsealed;
};

void set_contents_free(struct set_contents *contents);
/* The id of the set (docs/store.md). */
int set_contents_id(const struct set_contents *contents, char id[33],
                    struct error *error);
/* Its seal: of all that the id is made of, and of the seals of the files. */
int set_contents_seal(const struct set_contents *contents, const struct seal_key *key,
                      struct seal *out, struct error *error);
/* The first of the two texts that is not empty, otherwise "unnamed", as valid UTF-8 and
 * cut if it is too long. Owned by the caller; NULL: no memory. */
char *set_label(const char *label, const char *default_label);

#endif
