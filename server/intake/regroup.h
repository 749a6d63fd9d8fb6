#ifndef TRACEDIFF_INTAKE_REGROUP_H
#define TRACEDIFF_INTAKE_REGROUP_H

#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- regroup request ---- */

/* Which stored sets to split or to join, and the resulting sets. */

#define REGROUP_SETS_MAX 4096

/* One of the sets that a set is split into: these files, and the files of these ranks. */
struct regroup_part {
    char *label;     /* NULL: one is made up */
    uint32_t *files; /* numbers of the set */
    size_t file_count;
    int64_t *ranks;
    size_t rank_count;
};

struct regroup_request {
    bool join;
    char (*sets)[33]; /* whole ids; one id for a split */
    size_t set_count;
    char *label; /* of the joined set; NULL: made from the old labels */
    /* Files that no part names become one more set. No parts: each file becomes a set. */
    struct regroup_part *parts;
    size_t part_count;
    bool keep; /* the old ones stay listed */
};
void regroup_request_free(struct regroup_request *request);

struct store;

struct regroup_set {
    char set_id[33];
    bool already_stored;
};
struct regroup_result {
    struct regroup_set *made;
    size_t made_count;
    char (*binned)[33]; /* the sets that went into the bin */
    size_t binned_count;
};
void regroup_result_free(struct regroup_result *result);
/* After a failure: puts the sets that were made into the bin, except those that were
 * already stored. */
void regroup_result_take_back(struct store *store, struct regroup_result *result);

/* ---- regroup ---- */

/* Makes sets out of stored sets, without the traces: one is split, or several are joined.
 * The new sets are the same as if their files had been read in together: same id, same
 * rows. Only one recording is in memory at a time, plus the names of the set that is
 * being written.
 *
 * The new sets are stored first, and then the old ones go to the bin; if the program ends
 * in between, all of them remain. Kept traces are linked to the new sets. */

/* Checks whether it is possible, as far as that is known without reading rows:
 * ERROR_NOT_FOUND (unknown_set, unknown_file, unknown_rank), ERROR_PARAMETER
 * (nothing_to_split, nothing_to_join, part_twice), ERROR_LIMIT (too_many_sets),
 * ERROR_CONFLICT (names_cut: the set file does not have the whole names). */
int regroup_check(struct store *store, const struct regroup_request *request,
                  struct budget *budget, struct error *error);
/* Makes the sets. `memory`: the limit for one recording; 0: no limit. On error all new
 * sets are in the bin, and no old ones. */
int regroup_run(struct store *store, const struct regroup_request *request,
                uint64_t memory, struct progress *progress, struct regroup_result *out,
                struct error *error);

#endif
