/* Keeps the files that a set was made from (--keep-traces). */
#ifndef TRACEDIFF_INGEST_KEEP_H
#define TRACEDIFF_INGEST_KEEP_H

#include "base/progress.h"
#include "ingest/ingest.h"

struct store;
struct traces_limit;

/* Copies the files of the list that belong to the stored set `set_id` into the store,
 * with `threads` workers (0: as many as cores): gzip files unchanged, other files
 * gzipped. Files are identified by their content, so the set may have been stored from
 * other copies of them. All or nothing; does nothing if all are already kept. With a
 * limit (store/traces_limit.h; NULL: none), older traces within the limit are removed to
 * make room: when the disk runs short, and after these traces are kept. Without a limit,
 * the traces of the set are kept permanently from now on. On error the set does not
 * change: ERROR_SPACE, ERROR_IO, ERROR_CANCELLED, ERROR_CONFLICT (trace_changed) if a
 * file has changed since it was read, or ERROR_LIMIT (traces_over_limit) if these traces
 * alone exceed the limit. */
int ingest_keep_traces(struct store *store, const struct ingest_list *list,
                       const char *set_id, unsigned threads,
                       const struct traces_limit *limit, struct progress *progress,
                       struct error *error);

#endif
