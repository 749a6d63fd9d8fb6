/* The rank and span of each file of a set (docs/semantics.md §1). */
#ifndef TRACEDIFF_INGEST_RANKS_H
#define TRACEDIFF_INGEST_RANKS_H

#include "trace/decode/recording.h"

#include <stddef.h>

struct rank_file {
    const char *name; /* relative path */
    /* In: STATED with `rank`, or ASSUMED. Out: settled. */
    enum trace_rank_source source;
    int64_t rank;
    int64_t first_ns; /* orders the spans of a rank; INT64_MAX: no rows, the last */
    uint32_t span;    /* out */
};

/* The N of `rank[-_.= ]?N` in the base name of a path, in any case; -1 if there is
 * none. */
int64_t rank_of_name(const char *name);

/* Settles the ranks of the files, given in path order: the rank that the file states, or
 * else the one in its name, or else the lowest free number. Files of one rank are spans,
 * in order of their first event (then of the path). Returns 0, or -1 when memory is
 * refused. */
int ranks_settle(struct rank_file *files, size_t count);

#endif
