/* Files that were made from set files: those of sets with a marker (set_marked.h), and
 * where sets/ may not change, those of sets that were brought up to date (set_upgrade.h).
 * They are in DATA/cache/steps, or in a temporary folder. */
#ifndef TRACEDIFF_STORE_SET_SET_MARKED_FILES_H
#define TRACEDIFF_STORE_SET_SET_MARKED_FILES_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

#define MARKED_FILES_MAX 16
/* Where sets are brought up to date in copies. */
#define MARKED_COPIES_MAX 512
/* The last file stays, whatever its size. */
#define MARKED_BYTES_MAX ((uint64_t)4 << 30)

/* Whether sets/ may not change, so that sets are brought up to date in copies. */
bool marked_keeps_copies(const struct store *store);
/* The path of the file of such a set, whether or not it exists; NULL: none. Owned by the
 * caller. */
char *marked_path(const struct store *store, const char *derived);
/* Removes the files of a set. */
void marked_forget_set(const struct store *store, const char *id);
/* Removes the files of the temporary folder. */
void marked_close(struct store *store);

/* A copy of a set file that is being changed. */
struct marked_draft {
    char *path;
    int fd; /* holds the lock that shows that the file is in use */
};

/* Copies the set file `source` without its digest. ERROR_SPACE if the disk has no room
 * for it. */
int marked_draft_make(struct store *store, const char *source, struct budget *budget,
                      struct marked_draft *out, struct error *error);
/* Writes its digest, flushes it, renames it to `derived` and deletes old files. Leaves
 * nothing if the set was removed meanwhile (ERROR_NOT_FOUND). */
int marked_draft_publish(struct store *store, struct marked_draft *draft, const char *id,
                         const char *derived, struct error *error);
/* Removes a draft that was not published. */
void marked_draft_free(struct marked_draft *draft);

/* Notes that the file was used, so that others are deleted first. */
void marked_touch(const struct store *store, const char *derived);

/* One thread of the process makes a file at a time. ERROR_TIMEOUT. */
int marked_lock(struct store *store, struct budget *budget, struct error *error);
void marked_unlock(struct store *store);

#endif
