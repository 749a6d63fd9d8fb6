/* Used only by regroup*.c: which file of which set goes where. */
#ifndef TRACEDIFF_INGEST_REGROUP_PLAN_H
#define TRACEDIFF_INGEST_REGROUP_PLAN_H

#include "ingest/regroup_request.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_view.h"
#include "store/set/stored_files.h"

/* An old set. */
struct regroup_source {
    struct set_info info;
    struct set_view view;
    struct stored_file_list listed; /* its files as they were on disk, by number */
};

/* A file of the set, including files that did not count there. */
struct regroup_file {
    size_t source, part;
    uint32_t number;             /* in the source */
    const struct set_file *rows; /* the file itself, or the file with the same bytes */
    const struct stored_file_key *on_disk;
    char *name; /* in the new set; owned */
};

/* A new set: where it begins and ends in the list of files. */
struct regroup_target {
    size_t begin, end;
    const char *label; /* chosen; NULL: `made_up` */
    char *made_up;     /* owned */
};

struct regroup_plan {
    const struct regroup_request *request;
    struct regroup_source *sources;
    size_t source_count;
    struct regroup_file *files; /* by part, then in path order */
    size_t file_count;
    struct regroup_target *targets;
    size_t target_count;
};

#endif
