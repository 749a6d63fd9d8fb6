/* Keeps the files that a set was made from (--keep-traces). */
#ifndef TRACEDIFF_INGEST_KEEP_H
#define TRACEDIFF_INGEST_KEEP_H

#include "base/progress.h"
#include "ingest/ingest.h"

struct store;
struct traces_limit;

/* Copies the files of the list that belong to the stored set `set_id` beside it: gzip as
 * it lies, everything else gzipped on the way, with `threads` workers (0: as many as
 * cores). Told by their content, so the set may have been stored from other copies of
 * them. All or nothing; nothing to do where all are kept already. With a limit
 * (store/traces_limit.h; NULL: none) older traces that are kept within it make room: as
 * soon as the disk is short of it, and when these are kept. Without one, the traces of
 * the set are kept for good from now on. On error the set stays as it is: ERROR_SPACE,
 * ERROR_IO, ERROR_CANCELLED, ERROR_CONFLICT (trace_changed) for a file that is no longer
 * what was read, or ERROR_LIMIT (traces_over_limit) where these alone exceed the
 * limit. */
int ingest_keep_traces(struct store *store, const struct ingest_list *list,
                       const char *set_id, unsigned threads,
                       const struct traces_limit *limit, struct progress *progress,
                       struct error *error);

#endif
