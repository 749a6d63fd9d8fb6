/* Stores the sets of a bundle (bundle.h): a worker reads each part, and all sets are
 * checked before the first is listed. */
#ifndef TRACEDIFF_INGEST_BUNDLE_OPEN_H
#define TRACEDIFF_INGEST_BUNDLE_OPEN_H

#include "base/error.h"
#include "base/progress.h"
#include "ingest/regroup_request.h"
#include "ingest/worker_settings.h"

struct store;

struct opened_bundle {
    struct regroup_result sets; /* `made`: in the order of the bundle */
    char *page;                 /* "/compare?control=…": what the bundle shows */
};
void bundle_opened_free(struct opened_bundle *opened);

struct bundle_file {
    const char *path;
    const char *name; /* every message begins with it */
    /* Whether new sets of that many bytes in all may be stored; called before the first
     * set is unpacked. NULL: they may. */
    int (*admit)(void *context, uint64_t bytes, struct error *error);
    void *context;
};

/* Stores the sets of the bundle with the labels and tags of the bundle; a set that is
 * already stored does not change. `worker`: NULL, or without a host: this process reads
 * the file. All or nothing, as far as a full disk allows: on error, the new sets are in
 * the bin. ERROR_FORMAT (bad_bundle, reader_…), ERROR_CONFLICT (newer_version,
 * older_version, set_damaged), ERROR_SPACE (disk_full), and what `admit` says. */
int bundle_open(struct store *store, const struct worker_settings *worker,
                const struct bundle_file *file, struct progress *progress,
                struct opened_bundle *out, struct error *error);

#endif
