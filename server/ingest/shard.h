/* One share of a folder, read on one machine, for merge.h. The result needs no store: it
 * is a set file of the files of the share, and states which share it is. */
#ifndef TRACEDIFF_INGEST_SHARD_H
#define TRACEDIFF_INGEST_SHARD_H

#include "base/error.h"
#include "base/progress.h"
#include "ingest/folder.h"

#include <stddef.h>
#include <stdint.h>

struct shard_request {
    const struct ingest_list *list; /* the whole folder */
    uint32_t index, count;          /* from 0; 1 to SHARDS_MAX (shard_says.h) */
    const char *label;              /* of the whole set */
    const char *output;             /* replaces a file there when all is done */
    unsigned threads;               /* 0: as many as cores */
};

struct shard_result {
    size_t files, failures; /* of the share; `failures` cannot be read */
    uint64_t events, raw_bytes;
    char **failed; /* why, one for each failure */
};
void shard_result_free(struct shard_result *result);

/* Reads the share. A shard without (readable) files also becomes a file.
 * `out` is to be freed in any case. */
int shard_make(const struct shard_request *request, struct progress *progress,
               struct shard_result *out, struct error *error);

#endif
