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

/* ---- shard says ---- */

/* The text in a shard's file that says which share of which list of files it contains.
 * Files of a shard are numbers in its share, from 0.
 *
 * The list is the files of the folder in path order (folder.h). Shard i of n has the
 * files whose number in the list has the remainder i when divided by n. */

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

/* ---- shard ---- */

/* One share of a folder, read on one machine, for a merge. The result needs no store: it
 * is a set file of the files of the share, and states which share it is. */

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

/* ---- merge plan ---- */

/* Used only by merge*.c: the shards, and the files that they contain, in the order of the
 * whole folder. */

struct merge_part {
    const char *path; /* borrowed; NULL: no file of this index was given */
    struct set_part_stamp stamp;
    struct set_part has;
    struct shard_facts says;
};

struct merge_file {
    size_t part;
    uint64_t size;                  /* on disk, when the shard was made */
    const struct set_part_file *is; /* NULL: it could not be read */
    const struct set_part_file
        *content;        /* `is`, or the file in the part with the same bytes */
    const char *failure; /* why it could not be read */
};

struct merge_plan {
    struct merge_part *parts; /* by index */
    size_t part_count;
    struct merge_file *files; /* in path order */
    size_t file_count;
};

/* Reads and checks the shards, given in any order. Every error names the file, and says
 * what to do: ERROR_DAMAGED (set_damaged, bad_shard), ERROR_CONFLICT (older_version,
 * newer_version, other_shards, names_cut, shard_twice), ERROR_PARAMETER (no_shard,
 * missing_shards). `out` is to be freed in any case. */
int merge_plan_make(const char *const *paths, size_t count, struct budget *budget,
                    struct merge_plan *out, struct error *error);
void merge_plan_free(struct merge_plan *plan);

/* ---- merge ---- */

/* Makes the set of a folder from its shards, without the traces. It is the set
 * that one ingest of the folder would have made: the same id and, except for the time at
 * which it was made, the same bytes. The files are written in the order of
 * reading_order(), as in reading.c. Names are numbered in order of arrival, which is the
 * same in the shards and in the whole folder, so the numbers are also the same.
 *
 * One recording is in memory at a time, plus the names of the set and some 200 bytes per
 * file. */

struct store;

/* Merges the shards, given in any order, and stores the set. `label`: of a new set; NULL:
 * that of the shards. Errors are those of merge_plan_make() and set_draft_publish(), and
 * ERROR_FORMAT (no_readable_file). Nothing is stored on error. `out` is to be freed in
 * any case. */
int merge_shards(struct store *store, const char *const *paths, size_t count,
                 const char *label, struct progress *progress, struct ingest_result *out,
                 struct error *error);

#endif
