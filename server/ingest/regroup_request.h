/* Which stored sets to split or to join, and the resulting sets (regroup.h). */
#ifndef TRACEDIFF_INGEST_REGROUP_REQUEST_H
#define TRACEDIFF_INGEST_REGROUP_REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

#endif
