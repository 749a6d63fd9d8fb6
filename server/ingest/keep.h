/* Keeps the files that a set was made from (--keep-traces). */
#ifndef TRACEDIFF_INGEST_KEEP_H
#define TRACEDIFF_INGEST_KEEP_H

#include "base/progress.h"
#include "ingest/ingest.h"

/* Copies the files of the list that belong to the stored set `set_id` into the store,
 * with `threads` workers (0: as many as cores). gzip files are copied unchanged, all
 * others are compressed. Files are recognised by their content, so the set may have been
 * stored from other copies of them. All or nothing; does nothing if all are kept already.
 * On error the set is unchanged: ERROR_SPACE, ERROR_IO, ERROR_CANCELLED, or
 * ERROR_CONFLICT (trace_changed) for a file that has changed since it was read. */
int ingest_keep_traces(struct store *store, const struct ingest_list *list,
                       const char *set_id, unsigned threads, struct progress *progress,
                       struct error *error);

#endif
