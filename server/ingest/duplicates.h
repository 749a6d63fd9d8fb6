/* Which files of a set have the same bytes (docs/semantics.md §1): they count once, the
 * first in path order, unless each takes its rank from its name and these differ. */
#ifndef TRACEDIFF_INGEST_DUPLICATES_H
#define TRACEDIFF_INGEST_DUPLICATES_H

#include "base/seal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DUPLICATES_NONE SIZE_MAX

struct duplicate_file {
    bool readable;     /* an unreadable file neither is nor has a duplicate */
    uint64_t hash[2];  /* of the uncompressed bytes */
    struct seal seal;  /* of them, too */
    int64_t name_rank; /* the rank, if only the name states it; else -1 */
    size_t same_as;    /* out: the file that counts instead, or DUPLICATES_NONE */
};

/* Sets `same_as` of all files, given in path order. Costs n log n. Returns 0, or -1 when
 * memory is refused. `odd`: DUPLICATES_NONE, or a file that has the hash of another file
 * but, as their seals show, other bytes. */
int duplicates_find(struct duplicate_file *files, size_t count, size_t *odd);

/* Records the files that were already written, while files are being read in any order.
 * */
struct duplicates_seen {
    size_t *slots; /* index + 1 */
    size_t size;
};
/* For `count` files. Returns 0, or -1 when memory is refused. */
int duplicates_seen_init(struct duplicates_seen *seen, size_t count);
void duplicates_seen_free(struct duplicates_seen *seen);
/* Whether file `i` need not be written, because a file that was seen makes it a duplicate
 * whatever files follow. False: the file now counts as seen, and duplicates_find() may
 * still find that it is a duplicate. */
bool duplicates_seen_before(struct duplicates_seen *seen,
                            const struct duplicate_file *files, size_t i);
/* The same check, without recording the file as seen. */
bool duplicates_is_seen(const struct duplicates_seen *seen,
                        const struct duplicate_file *files, size_t i);

#endif
