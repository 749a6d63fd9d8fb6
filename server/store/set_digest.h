/* The digest of a set file: its last 32 bytes, behind the last page of SQLite, which does
 * not look there. So a copied file brings its digest with it, and any other program that
 * writes to the file makes it wrong.
 *
 *   16 bytes   "tracediff digest"
 *   16 bytes   XXH3-128 of all bytes before these 32, canonical (big-endian) form
 *
 * It tells damage, not forgery: who writes a file can write its digest, too. */
#ifndef TRACEDIFF_STORE_SET_DIGEST_H
#define TRACEDIFF_STORE_SET_DIGEST_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

#define DIGEST_BYTES 32

enum digest_state { DIGEST_RIGHT, DIGEST_MISSING, DIGEST_WRONG };

/* Appends the digest to a whole file without one, open for reading and writing. */
int digest_seal(int fd, struct error *error);
/* Reads the whole file, unless there is no digest. Ends with the error of
 * the budget when that is over; ERROR_IO where it cannot be read. */
int digest_check(int fd, struct budget *budget, enum digest_state *state,
                 struct error *error);

/* ---- which files were checked ---- */

/* What was found of the files that were looked at last, so that each is read for its
 * digest once. A file is known by its id, inode, size and both times of change: one that
 * is replaced or written to is looked at again, also where a copy brought the time of the
 * content along (cp -p). Safe to use from any thread. */
struct digest_memory;
struct digest_memory *digest_memory_new(void); /* NULL: no memory */
void digest_memory_free(struct digest_memory *memory);
/* Whether the file was checked; *damage is then what is wrong with it (NULL: nothing). */
bool digest_memory_find(struct digest_memory *memory, const char *id,
                        const struct stat *status, const char **damage);
/* `damage` (NULL: none) is a text that stays. */
void digest_memory_put(struct digest_memory *memory, const char *id,
                       const struct stat *status, const char *damage);

#endif
