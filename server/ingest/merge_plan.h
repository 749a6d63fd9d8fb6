/* Used only by merge*.c: the shards, and the files that they contain, in the order of the
 * whole folder. */
#ifndef TRACEDIFF_INGEST_MERGE_PLAN_H
#define TRACEDIFF_INGEST_MERGE_PLAN_H

#include "base/budget.h"
#include "base/error.h"
#include "ingest/shard_says.h"
#include "store/set/set_part.h"

#include <stddef.h>
#include <stdint.h>

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

#endif
