#ifndef TRACEDIFF_INTAKE_MERGE_H
#define TRACEDIFF_INTAKE_MERGE_H

#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "intake/folder.h"
#include "intake/ingest.h"
#include "store/set_draft.h"

#include <stddef.h>
#include <stdint.h>

/* ---- shard ---- */

/* One share of a folder, read on one machine, for a merge. The list is the files of the
 * folder in path order (folder.h). Shard i of n has the files whose number in the list
 * has the remainder i when divided by n. The result needs no store: it is a set file of
 * the files of the share, and states which share it is. */

#define SHARDS_MAX 65536u

struct shard_request {
    const struct ingest_list *list; /* the whole folder */
    uint32_t index, count;          /* from 0; 1 to SHARDS_MAX */
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

/* ---- merge ---- */

/* Makes the set of a folder from its shards, without the traces. It is the set
 * that one ingest of the folder would have made: the same id and, except for the time at
 * which it was made, the same bytes: the files are written in the same order. Names are
 * numbered in order of arrival, which is the same in the shards and in the whole folder,
 * so the numbers are also the same.
 *
 * One recording is in memory at a time, plus the names of the set and some 200 bytes per
 * file. */

struct store;

/* Merges the shards, given in any order, and stores the set. `label`: of a new set; NULL:
 * that of the shards. `files_are` is of the whole set. Every error names the file, and
 * says what to do: ERROR_DAMAGED (set_damaged, bad_shard), ERROR_CONFLICT (older_version,
 * newer_version, other_shards, names_cut, shard_twice), ERROR_PARAMETER (no_shard,
 * missing_shards), ERROR_FORMAT (no_readable_file), and those of set_draft_publish().
 * Nothing is stored on error. `out` is to be freed in any case. */
int merge_shards(struct store *store, const char *const *paths, size_t count,
                 const char *label, enum files_are files_are, struct progress *progress,
                 struct ingest_result *out, struct error *error);

#endif
