/* Makes the set of a folder from its shards (shard.h), without the traces. It is the set
 * that one ingest of the folder would have made: the same id and, except for the time at
 * which it was made, the same bytes. The files are written in the order of
 * reading_order(), as in reading.c. Names are numbered in order of arrival, which is the
 * same in the shards and in the whole folder, so the numbers are also the same.
 *
 * One recording is in memory at a time, plus the names of the set and some 200 bytes per
 * file. */
#ifndef TRACEDIFF_INGEST_MERGE_H
#define TRACEDIFF_INGEST_MERGE_H

#include "base/error.h"
#include "base/progress.h"
#include "ingest/ingest.h"

#include <stddef.h>

struct store;

/* Merges the shards, given in any order, and stores the set. `label`: of a new set; NULL:
 * that of the shards. Errors are those of merge_plan_make() and set_draft_publish(), and
 * ERROR_FORMAT (no_readable_file). Nothing is stored on error. `out` is to be freed in
 * any case. */
int merge_shards(struct store *store, const char *const *paths, size_t count,
                 const char *label, struct progress *progress, struct ingest_result *out,
                 struct error *error);

#endif
