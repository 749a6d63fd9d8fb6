#ifndef TRACEDIFF_INTAKE_READING_H
#define TRACEDIFF_INTAKE_READING_H

#include "base/arena.h"
#include "base/hash.h"
#include "base/system.h"
#include "intake/folder.h"
#include "store/set_build.h"
#include "store/set_write.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- ranks ---- */

/* The rank and span of each file of a set (docs/semantics.md §1). */

struct rank_file {
    const char *name; /* relative path */
    /* In: STATED with `rank`, or ASSUMED. Out: settled. */
    enum trace_rank_source source;
    int64_t rank;
    int64_t first_ns; /* orders the spans of a rank; INT64_MAX: no rows, the last */
    int64_t end_ns;   /* of its last row */
    size_t together; /* files of one number, at most how many there are, share a rank that
                        is assumed; 0: as their names say */
    uint32_t span;   /* out */
    bool overlaps;   /* out: it begins before an earlier span of its rank ends */
};

/* The N of `rank[-_.= ]?N` in the base name of a path, else in the nearest folder's name,
 * in any case; -1 if there is none. */
int64_t rank_of_name(const char *name);

/* Settles the ranks of the files, given in path order: the rank that the file states, or
 * else the one in its name, or else the lowest free number, in natural order of names;
 * recordings of one process share it. FILES_RANKS: each file has its own, and a name that
 * repeats a rank does not count; FILES_RECORDINGS: all have one. Files of one rank are
 * spans, in order of their first event (then of the name). ERROR_PARAMETER (other_ranks,
 * same_rank): the files say otherwise. */
int ranks_settle(struct rank_file *files, size_t count, enum files_are files_are,
                 struct error *error);

/* ---- duplicates ---- */

/* Which files of a set have the same bytes (docs/semantics.md §1): they count once, the
 * first in path order, unless each takes its rank from its name and these differ. */

#define DUPLICATES_NONE SIZE_MAX

struct duplicate_file {
    bool readable;     /* an unreadable file neither is nor has a duplicate */
    uint64_t hash[2];  /* of the uncompressed bytes */
    struct seal seal;  /* of them, too */
    int64_t name_rank; /* the rank, if only the name states it; else -1 */
    size_t same_as;    /* out: the file that counts instead, or DUPLICATES_NONE */
};

/* Sets `same_as` of all files, given in path order. Costs n log n. `odd`:
 * DUPLICATES_NONE, or a file that has the hash of another file but, as their seals show,
 * other bytes. */
void duplicates_find(struct duplicate_file *files, size_t count, size_t *odd);

/* Records the files that were already written, while files are being read in any order.
 * */
struct duplicates_seen {
    size_t *slots; /* index + 1 */
    size_t size;
};
/* For `count` files. */
void duplicates_seen_init(struct duplicates_seen *seen, size_t count,
                          struct arena *arena);
/* Whether file `i` need not be written, because a file that was seen makes it a duplicate
 * whatever files follow. False: the file now counts as seen, and duplicates_find() may
 * still find that it is a duplicate. */
bool duplicates_seen_before(struct duplicates_seen *seen,
                            const struct duplicate_file *files, size_t i);

/* ---- reading ---- */

/* Makes the draft of a set out of files: traces, or files of stored sets and shards. All
 * code that looks at untrusted traces is here, and none of it touches the store. */

/* What is known of a file once it was read. */
struct reading_known {
    const char *failure; /* why it cannot be read; NULL: it can */
    enum trace_rank_source rank_source;
    int64_t rank, first_ns, end_ns; /* INT64_MAX, 0: it has no rows */
    size_t together;                /* as in struct rank_file */
    uint64_t events, raw_bytes, hash[2], disk_bytes, disk_hash[2];
    struct seal disk_seal;
};

struct reading_request {
    const struct ingest_list *list; /* one file or more, in path order */
    const uint64_t *sizes;          /* of the files, on disk, as far as known */
    const char *draft;              /* path of an empty file, to be the set's */
    const char *label;
    bool *merged; /* set by ingest_assemble(): files to split first; NULL: none is */
    const struct seal_key *key; /* the key of the store that seals the files */
    unsigned threads;           /* 0: as many as cores */
    /* Of files that were read before, in stored sets or shards; NULL: these are traces.
     * load() then makes the recording of a file. It is called with one thread at a time
     * if `threads` is 1, and an error ends the whole reading. */
    const struct reading_known *known;
    int (*load)(void *context, size_t file, struct trace_recording **out,
                struct error *error);
    /* Both may be NULL. The first is called when the draft is open, before any file is
     * opened or thread started. The second is called by any thread when a file is begun
     * or finished; a file that ends the whole reading is never finished. */
    int (*on_draft)(void *context, struct error *error);
    void (*on_file)(void *context, size_t file, bool begins);
    void *context;
};

/* Files are numbers in the list. */
struct reading_failure {
    size_t file;
    char *message;
    bool is_merged; /* it has rows of several processes (trace/split.h) */
};
struct reading_duplicate {
    size_t file, same_as;
};

struct reading {
    struct set_contents contents;
    struct reading_failure *failures; /* files that could not be read */
    size_t failure_count;
    struct reading_duplicate *duplicates; /* in path order */
    size_t duplicate_count;
    uint64_t events, raw_bytes; /* of the files that count */
};

/* Fills `out`, to be freed in any case: on error it may have failures. If no file can be
 * read, the error is ERROR_FORMAT with the first file's message. */
int reading_run(const struct reading_request *request, struct progress *progress,
                struct reading *out, struct error *error);
void reading_free(struct reading *reading);

#endif
