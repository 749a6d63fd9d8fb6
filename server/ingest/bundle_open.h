/* From a bundle (bundle.h) to stored sets: each part is read by a worker, and all sets
 * are checked before the first is listed. */
#ifndef TRACEDIFF_INGEST_BUNDLE_OPEN_H
#define TRACEDIFF_INGEST_BUNDLE_OPEN_H

#include "base/error.h"
#include "base/progress.h"
#include "ingest/regroup_request.h"
#include "ingest/worker_settings.h"

struct store;

struct bundle_opened {
    struct regroup_result sets; /* `made`: in the order of the bundle */
    char *page;                 /* "/compare?control=…"; what it shows */
};
void bundle_opened_free(struct bundle_opened *opened);

/* Stores the sets of the bundle under the labels, and with the tags, that it gives them;
 * one that is stored already stays as it is. `worker`: NULL or without a host: this
 * process reads the file. `name`: of the bundle, with which every message begins. All or
 * nothing, as far as a full disk lets it: on error the sets that were new are in the bin.
 * ERROR_FORMAT (bad_bundle, reader_…), ERROR_CONFLICT (newer_version, older_version,
 * set_damaged), ERROR_SPACE (disk_full). */
int bundle_open(struct store *store, const struct worker_settings *worker,
                const char *path, const char *name, struct progress *progress,
                struct bundle_opened *out, struct error *error);

#endif
