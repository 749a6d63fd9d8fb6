/* The text in a shard's file that says which share of which list of files it contains.
 * Files of a shard are numbers in its share, from 0.
 *
 * The list is the files of the folder in path order (folder.h). Shard i of n has the
 * files whose number in the list has the remainder i when divided by n. */
#ifndef TRACEDIFF_INGEST_SHARD_SAYS_H
#define TRACEDIFF_INGEST_SHARD_SAYS_H

#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

#define SHARDS_MAX 65536u

struct shard_failure {
    uint32_t file;
    char *message; /* UTF-8 */
};

struct shard_facts {
    uint32_t index, count;          /* shard `index`, from 0, of `count` */
    uint64_t files;                 /* in the whole list */
    char list[33];                  /* hash of the list: names and sizes */
    uint64_t *sizes;                /* of the share, on disk */
    size_t share;                   /* how many files are in the share */
    struct shard_failure *failures; /* files that could not be read, by number */
    size_t failure_count;
};
void shard_says_free(struct shard_facts *says);

/* How many of `files` files shard `index` of `count` has. */
size_t shard_share(uint64_t files, uint32_t index, uint32_t count);

/* The text, owned by the caller; NULL: no memory. */
char *shard_says_write(const struct shard_facts *says);
/* Reads a text that anybody may have written; `out` is to be freed in any case.
 * ERROR_DAMAGED (bad_shard): it is not such a text, or its numbers are impossible. */
int shard_says_read(const char *text, struct shard_facts *out, struct error *error);

#endif
