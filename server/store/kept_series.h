/* The samples of a set for series (set_series.h), kept among the answers of the store
 * (cache.h): a series of many sets then opens none of their files. */
#ifndef TRACEDIFF_STORE_KEPT_SERIES_H
#define TRACEDIFF_STORE_KEPT_SERIES_H

#include "base/budget.h"
#include "base/buffer.h"
#include "store/set/set_series.h"

#include <stdbool.h>

struct store;

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
