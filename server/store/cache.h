#ifndef TRACEDIFF_STORE_CACHE_H
#define TRACEDIFF_STORE_CACHE_H

#include "base/budget.h"
#include "base/text.h"
#include "store/set_view.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- cache ---- */

/* DATA/cache: answers about sets that cost much to make. Any file there may be deleted at
 * any time; the answer is then just made again. Failures to read or write a file are
 * silent.
 *
 *   <set>[-<second set>]-<key>    the answer, then 8 bytes: XXH3-64 of it, seeded with
 *                                 the build id of the program (base/system.h),
 *                                 so that a file is ignored if another build wrote it
 *                                 or a crash cut it
 *
 * A program without a build id keeps no answers. */

struct store;

/* Larger answers are not kept. If all together exceed the second, the oldest go. */
#define CACHE_ANSWER_MAX ((size_t)64 << 20)
#define CACHE_BYTES_MAX ((uint64_t)512 << 20)

/* What an answer is about. */
struct cache_key {
    const char *set, *second_set; /* ids; the second may be NULL */
    const char *key;              /* letters and digits: all that the answer depends on */
};

/* Appends the answer to `out`; false if there is none. */
bool cache_read(const struct store *store, const struct cache_key *key,
                struct buffer *out);
void cache_write(const struct store *store, const struct cache_key *key,
                 const struct buffer *answer);
/* The same for many small answers in a row. It does not prune, because pruning reads the
 * whole folder: the caller calls cache_prune() once. */
void cache_write_many(const struct store *store, const struct cache_key *key,
                      const struct buffer *answer);
/* If all answers together take more bytes of the disk than allowed, deletes the oldest
 * until half of that is left. cache_write() does it with CACHE_BYTES_MAX. */
void cache_prune(const struct store *store, uint64_t allowed);
/* Deletes all answers about a set, so that nothing remains of a removed set. */
void cache_forget_set(const struct store *store, const char *id);

/* ---- kept series ---- */

/* The samples of a set for series (set_view.h), kept among the answers of the store: a
 * series of many sets then opens none of their files. */

/* `what`: the bytes that name the row or the layer; empty: only the steps. The cache
 * keeps the steps of each set, and at most 16 rows and layers: the remainder of a hash is
 * its slot, and a new entry replaces the old one in its slot. False: not kept, or no
 * memory. Free with series_samples_free(). */
bool kept_series_read(const struct store *store, const char *id,
                      const struct buffer *what, struct budget *budget,
                      struct series_samples *out);
/* The caller prunes the answers once after many (cache_prune()). */
void kept_series_write(const struct store *store, const char *id,
                       const struct buffer *what, const struct series_samples *samples);
/* Keeps the steps of a set that was stored just now, so that its first series is as fast
 * as any later one. Gives up silently after 50 ms of processor time. */
void kept_series_prepare(struct store *store, const char *id);

#endif
