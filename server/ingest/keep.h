/* Keeps the files that a set was made from (--keep-traces). */
#ifndef TRACEDIFF_INGEST_KEEP_H
#define TRACEDIFF_INGEST_KEEP_H

#include "base/progress.h"
#include "ingest/ingest.h"

struct store;

/* Copies the files of the list that belong to the stored set `set_id` beside it: gzip as
 * it lies, everything else gzipped on the way, with `threads` workers (0: as many as
 * cores). Told by their content, so the set may have been stored from other copies of
 * them. All or nothing; nothing to do where all are kept already. On error the set stays
 * as it is: ERROR_SPACE, ERROR_IO, ERROR_CANCELLED, or ERROR_CONFLICT (trace_changed) for
 * a file that is no longer what was read. */
int ingest_keep_traces(struct store *store, const struct ingest_list *list,
                       const char *set_id, unsigned threads, struct progress *progress,
                       struct error *error);

#endif
