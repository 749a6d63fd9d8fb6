#ifndef TRACEDIFF_STORE_SET_FILE_H
#define TRACEDIFF_STORE_SET_FILE_H

#include "base/budget.h"
#include "base/error.h"
#include "store/database.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

/* ---- set idle ---- */

/* Connections to set files that are not in use at the moment. SQLite reads the
 * declarations of a file each time it opens it, which takes longer than many queries. So
 * a few connections stay open for the next use of the same file, with their pages of the
 * file in memory: at most 8 MiB in all, since a connection with more than 1 MiB of pages
 * drops them. Safe to use from any thread. */

struct idle_connections;
struct idle_connections *idle_new(void); /* NULL: no memory */
/* Closes them all. The caller must have closed every connection that was lent. */
void idle_free(struct idle_connections *idle);
/* Closes the connections to the files of a set after these files were removed: until then
 * the files take up space on the disk. The first half of `id` is enough. */
void idle_forget(struct idle_connections *idle, const char *id);

/* ---- set marked files ---- */

/* Files that were made from set files: those of sets with a marker (set_marked.h), and
 * where sets/ may not change, those of sets that were brought up to date (set_file.c).
 * They are in DATA/cache/steps, or in a temporary folder. */

struct store;

#define MARKED_FILES_MAX 32
/* Where sets are brought up to date in copies. */
#define MARKED_COPIES_MAX 512
/* The last file stays, whatever its size. */
#define MARKED_BYTES_MAX ((uint64_t)4 << 30)
/* Removes the files of a set. */
void marked_forget_set(const struct store *store, const char *id);
/* Removes the files of the temporary folder. */
void marked_close(struct store *store);

/* A copy of a set file that is being changed. */
struct marked_draft {
    char *path;
    int fd; /* holds the lock that shows that the file is in use */
};

/* Copies the set file `source` without its digest; NULL: an empty file. ERROR_SPACE if
 * the disk has no room for it. */
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

/* ---- set file ---- */

/* Finished set files: finding them, opening them, and checking that they are whole. */

/* Opens sets/<id>.db, or that of a set with a marker, for reading, within a budget. Its
 * digest is checked when it is first opened (set_check.h): ERROR_DAMAGED (set_damaged),
 * also if the file of a listed set is gone. A file of an older format is brought up to
 * date first, if it can be (set_file.c). An id without a set is ERROR_NOT_FOUND
 * (unknown_set). Must not be called inside a transaction of the catalogue. */
int set_file_open(struct store *store, const char *id, struct budget *budget,
                  struct database *out, struct error *error);
/* The path of the file that set_file_open() opens; owned by the caller. ERROR_NOT_FOUND
 * if it is missing; set_file_lost() then distinguishes a set that lost its file
 * (set_damaged) from a set that is not stored (unknown_set). */
int set_file_path(const struct store *store, const char *id, char **path,
                  struct error *error);
int set_file_lost(struct store *store, const char *id, struct error *error);
/* Opens the file `path` of the set `id`. `anew`: ignores earlier results. Without a
 * store, notes nothing for later. */
int set_file_open_at(const struct store *store, const char *id, const char *path,
                     bool anew, struct budget *budget, struct database *out,
                     struct error *error);
/* The same for a file of an older format with a right digest, as it is: only its meta and
 * its files may be read. */
int set_file_open_older(const char *id, const char *path, struct budget *budget,
                        struct database *out, struct error *error);
/* Opens a set file that belongs to no store: `path`, called `name` in messages. Its bytes
 * and its tables are checked unless it is `known`; its id is not. The message of
 * ERROR_DAMAGED says what is wrong, not in which file. */
int set_file_open_alone(const char *path, const char *name, bool known,
                        struct budget *budget, struct database *out, struct error *error);

/* ---- whether it is whole ---- */

/* Reads the whole file of a set, even if it was checked before. Returns 0, also for an
 * older format that is brought up to date when it is opened; or ERROR_DAMAGED
 * (set_damaged), also if the file is missing, or ERROR_CONFLICT (newer_version,
 * older_version). */
int store_verify_set(const struct store *store, const char *id, struct budget *budget,
                     struct error *error);
/* The damage of a set's file that is known already, without reading the file: a static
 * text. NULL: none. */
const char *store_known_damage(const struct store *store, const char *id);

#endif
