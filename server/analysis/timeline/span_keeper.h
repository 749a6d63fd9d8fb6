/* Keeps the indexes of the most recent timelines, since people zoom, and a page asks for
 * two sides. Thread-safe. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_KEEPER_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_KEEPER_H

#include "analysis/timeline/span_index.h"
#include "base/budget.h"

struct store;
struct span_keeper;

#define SPAN_KEPT_BYTES_MAX ((size_t)256 << 20)
#define SPAN_KEPT_MAX 8
#define SPAN_KEPT_NS INT64_C(120000000000)

/* Keeps SPAN_KEPT_MAX indexes, of `bytes` all together; a larger one is made for each
 * request. NULL: no memory. */
struct span_keeper *span_keeper_new(size_t bytes);
void span_keeper_free(struct span_keeper *keeper); /* NULL is fine */
/* Frees the indexes that were unused for `unused_ns`. NULL is allowed. */
void span_keeper_expire(struct span_keeper *keeper, int64_t unused_ns);

/* An index that the caller uses until it calls span_use_end(). */
struct span_use {
    const struct span_index *index;
    struct kept_index *kept;
    struct span_keeper *keeper;
};
/* `set` is the id for reading (struct set_info). If another thread is already making the
 * index, waits for it. `keeper` NULL: nothing is kept. */
int span_use_begin(struct span_keeper *keeper, struct store *store, const char *set,
                   uint32_t file, bool use_short_name, struct budget *budget,
                   struct span_use *out, struct error *error);
void span_use_end(struct span_use *use); /* also the cleanup function */

#endif
