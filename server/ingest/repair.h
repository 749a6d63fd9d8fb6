/* Rebuilds a set whose file is damaged, missing or of an older format, from its kept
 * traces. */
#ifndef TRACEDIFF_INGEST_REPAIR_H
#define TRACEDIFF_INGEST_REPAIR_H

#include "base/error.h"
#include "base/progress.h"
#include "ingest/ingest.h"

struct store;
struct worker_settings;

/* Reads the kept traces of the set `id` of the catalogue, under their original names,
 * with `threads` workers (0: as many as cores), and replaces the set's file by the
 * result. Id, label, notes and creation time stay; so do the sizes and hashes of its
 * traces on disk, by which they are recognised. ERROR_NOT_FOUND (trace_not_kept) if not
 * all of them were kept, ERROR_CONFLICT (trace_changed) if they would make another set:
 * then nothing changes. */
int ingest_repair_set(struct store *store, const char *id, unsigned threads,
                      struct progress *progress, struct error *error);
/* The same, with the traces read in a separate process if `worker` is given (ingest.h).
 */
int ingest_repair_set_with(struct store *store, const struct worker_settings *worker,
                           const char *id, unsigned threads, struct progress *progress,
                           struct ingest_result *result, struct error *error);

#endif
