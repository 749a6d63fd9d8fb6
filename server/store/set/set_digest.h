/* The digest of a set file: its last 32 bytes, after the last page of SQLite, which
 * ignores them. So a copied file brings its digest along, and any other program that
 * writes to the file makes the digest wrong.
 *
 *   16 bytes   "tracediff digest"
 *   16 bytes   XXH3-128 of all bytes before these 32, canonical (big-endian) form
 *
 * It detects damage, not forgery: whoever writes a file can also write its digest. */
#ifndef TRACEDIFF_STORE_SET_SET_DIGEST_H
#define TRACEDIFF_STORE_SET_SET_DIGEST_H

#include "base/budget.h"
#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

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
struct digest_memory *digest_memory_new(void); /* NULL: no memory */
void digest_memory_free(struct digest_memory *memory);
/* Whether the file was checked; *damage is then what is wrong with it (NULL: nothing). */
bool digest_memory_find(struct digest_memory *memory, const char *id,
                        const struct stat *status, const char **damage);
/* `damage` (NULL: none) is a text that stays. */
void digest_memory_put(struct digest_memory *memory, const char *id,
                       const struct stat *status, const char *damage);

#endif
