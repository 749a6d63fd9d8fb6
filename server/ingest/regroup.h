/* Makes sets out of stored sets, without the traces: one is split, or several are joined.
 * What comes out is what reading in the same files together would have made: same id,
 * same rows. Of the recordings one is in memory at a time, beside the names of the set
 * that is written.
 *
 * The new sets are stored first, then the old ones go into the bin; what ends in between
 * leaves all. Kept traces are linked beside the new sets. */
#ifndef TRACEDIFF_INGEST_REGROUP_H
#define TRACEDIFF_INGEST_REGROUP_H

#include "base/budget.h"
#include "base/error.h"
#include "base/progress.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

#define REGROUP_SETS_MAX 4096

/* One of the sets that a set is split into: these files, and those of these ranks. */
struct regroup_part {
    char *label;     /* NULL: one is made up */
    uint32_t *files; /* numbers of the set */
    size_t file_count;
    int64_t *ranks;
    size_t rank_count;
};

struct regroup_request {
    bool join;
    char (*sets)[33]; /* whole ids; one where it is split */
    size_t set_count;
    char *label; /* of what is joined; NULL: one is made up */
    /* The files that no part names are one more set. No parts: each file is a set. */
    struct regroup_part *parts;
    size_t part_count;
    bool keep; /* the old ones stay listed */
};
void regroup_request_free(struct regroup_request *request);

struct regroup_made {
    char set_id[33];
    bool already_stored;
};
struct regroup_result {
    struct regroup_made *made;
    size_t made_count;
    char (*binned)[33]; /* those that went into the bin */
    size_t binned_count;
};
void regroup_result_free(struct regroup_result *result);

/* Whether it could be done, as far as that shows without reading rows: ERROR_NOT_FOUND
 * (unknown_set, unknown_file, unknown_rank), ERROR_PARAMETER (nothing_to_split,
 * nothing_to_join, part_twice), ERROR_LIMIT (too_many_sets), ERROR_CONFLICT (names_cut:
 * what the set file holds is not enough). */
int regroup_check(struct store *store, const struct regroup_request *request,
                  struct budget *budget, struct error *error);
/* Does it. `memory`: what a recording may take, 0: no limit. On error no old set is in
 * the bin; what was new is. */
int regroup_run(struct store *store, const struct regroup_request *request,
                uint64_t memory, struct progress *progress, struct regroup_result *out,
                struct error *error);

#endif
