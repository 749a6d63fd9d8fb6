#ifndef TRACEDIFF_STORE_SET_CHECK_H
#define TRACEDIFF_STORE_SET_CHECK_H

#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/database.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

/* ---- set declared ---- */

/* Whether a set file declares what sql/set.sql does, and nothing else: a
 * stranger's view or trigger would run with the rights of the program. */

/* The same for a file of that format, from SET_VERSION_OLDEST on (set_file.c). */
int set_declared_check_format(struct database *database, const char *schema,
                              uint32_t version, const char **damage, struct error *error);

/* ---- set check ---- */

/* Checks a set file, table by table. This happens once, when a file is first opened; code
 * that reads it later relies on its numbers. The blobs of cells and events are checked
 * when they are decoded (store/cells.h, store/segment.h). */

/* Checks that the file of a schema declares what sql/set.sql does and nothing else, and
 * that every number is in its range (sql/set_check.sql): kinds are kinds, numbers of
 * names, files and the like refer to existing ones, times and counts are possible in a
 * trace. *damage is a static text that says what is wrong; NULL: nothing. Costs 0.2 µs
 * per row. */
int set_check(struct database *database, const char *schema, const char **damage,
              struct error *error);

/* ---- set digest ---- */

/* The digest of a set file: its last 32 bytes, after the last page of SQLite, which
 * ignores them. So a copied file brings its digest along, and any other program that
 * writes to the file makes the digest wrong.
 *
 *   16 bytes   "tracediff digest"
 *   16 bytes   XXH3-128 of all bytes before these 32, canonical (big-endian) form
 *
 * It detects damage, not forgery: whoever writes a file can also write its digest. */

#define DIGEST_BYTES 32

enum digest_state { DIGEST_RIGHT, DIGEST_MISSING, DIGEST_WRONG };

/* Appends the digest to a whole file without one, open for reading and writing. */
int digest_seal(int fd, struct error *error);
/* Reads the whole file, unless there is no digest. Returns the error of the budget when
 * that is over; ERROR_IO if the file cannot be read. */
int digest_check(int fd, struct budget *budget, enum digest_state *state,
                 struct error *error);

/* ---- which files were checked ---- */

/* Remembers the results for the files that were checked last, so that each file is read
 * for its digest only once. Id, inode, size and both times of change identify a file. So
 * a file that was replaced or written to is checked again, even if a copy kept the
 * modification time (cp -p). Safe to use from any thread. */
struct digest_memory;
struct digest_memory *digest_memory_new(void);
void digest_memory_free(struct digest_memory *memory);
/* Whether the file was checked; *damage is then what is wrong with it (NULL: nothing). */
bool digest_memory_find(struct digest_memory *memory, const char *id,
                        const struct stat *status, const char **damage);
/* `damage` (NULL: none) is a text that stays. */
void digest_memory_put(struct digest_memory *memory, const char *id,
                       const struct stat *status, const char *damage);

/* ---- set meta ---- */

/* What a set file says of itself: table meta. */

/* The text under a key, in the arena (NULL: owned by the caller); NULL: the key is
 * missing, or database_result() says what failed. */
char *set_meta_find(struct database *database, const char *key, struct arena *arena);
/* The same for a key that every set has; owned by the caller. */
char *set_meta_get(struct database *database, const char *key);
/* Whether it is the set of this id: *damage says so if not, otherwise it stays. */
int set_meta_check_id(struct database *database, const char *id, const char **damage,
                      struct error *error);

/* ---- set older ---- */

/* Which set files are of an older format (docs/store.md). */

struct store;

/* Whether the header of a set's file states a format that is too old to be brought up to
 * date; also false if there is no such file. Reads nothing else. */
bool set_is_older(const struct store *store, const char *id);
/* Whether the header of a file states a format that set_upgrade() knows. */
bool set_is_upgradable(const char *path);
bool set_is_current(const char *path);
/* The format that the header states; 0: it is no set file. */
uint32_t set_format(const char *path);

#endif
