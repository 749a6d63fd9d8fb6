/* Makes the set that one ingest of the folder would have made out of the shards of it
 * (shard.h), without the traces: the same id and, but for the time at which it was made,
 * the same bytes. The files are written in the order of reading_order(), which reading.c
 * keeps to as well. Names are numbered as they come, in a shard in the order in which
 * they come in the whole, so the numbers come out the same, too.
 *
 * One recording is in memory at a time, plus the names of the set and some 200 bytes a
 * file. */
#ifndef TRACEDIFF_INGEST_MERGE_H
#define TRACEDIFF_INGEST_MERGE_H

#include "base/error.h"
#include "base/progress.h"
#include "ingest/ingest.h"

#include <stddef.h>

struct store;

/* Merges the shards, given in any order, and stores the set. `label`: of a new set; NULL:
 * that of the shards. Errors as of merge_plan_make(), of set_draft_publish(), and
 * ERROR_FORMAT (no_readable_file). Nothing is stored on error. `out` is to be freed in
 * any case. */
int merge_shards(struct store *store, const char *const *paths, size_t count,
                 const char *label, struct progress *progress, struct ingest_result *out,
                 struct error *error);

#endif
