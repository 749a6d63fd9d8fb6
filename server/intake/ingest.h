#ifndef TRACEDIFF_INTAKE_INGEST_H
#define TRACEDIFF_INTAKE_INGEST_H

#include "base/error.h"
#include "base/system.h"
#include "intake/folder.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- ingest ---- */

/* From files to a stored set. */

struct store;
struct reading_request;

/* A file that does not count, because its uncompressed bytes equal those of another file.
 * */
struct ingest_duplicate {
    char *file;
    char *same_as;
};

struct ingest_result {
    char set_id[33];     /* 32 hex digits, see store/store.h */
    bool already_stored; /* the set was there already; nothing was written */
    char *known_as; /* the label of a set that was already there, even if damaged; NULL: a
                       new set */
    struct ingest_failure
        *failures; /* files that could not be read; the others were ingested */
    size_t failure_count;
    struct ingest_duplicate *duplicates; /* in path order */
    size_t duplicate_count;
    uint64_t events, raw_bytes, disk_bytes;
    struct left_out_files left_out; /* of the folder (folder.h) */
    struct json_t *affected; /* files whose numbers damage changes (store/set_build.h) */
    /* Names of traces of a set that was stored already, with another file beside them
     * than then; INGEST_CHANGED_MAX at most. NULL: none. */
    struct json_t *changed_beside;
};
#define INGEST_CHANGED_MAX 100
void ingest_result_free(struct ingest_result *result);

struct worker_settings;

/* The one operation behind all sets: reads the files (reading.h; `draft` and `key` of the
 * request are filled in here) and stores the set. They are traces, or files of shards
 * (merge.h) or of stored sets (regroup.h). `worker` as below. `label` replaces that of a
 * set that is stored already; NULL keeps it. A new set gets the label of the request.
 * Fills the result but for `known_as`, `affected` and `changed_beside`. */
int ingest_assemble(struct store *store, const struct worker_settings *worker,
                    const struct reading_request *what, const char *label,
                    struct progress *progress, struct ingest_result *result,
                    struct error *error);

/* Unpacks the archives of the list (unpack.h): their files then stand in their place.
 * Reads the files with `threads` threads (0: as many as cores), in a separate process if
 * `worker` (worker.h) is given, otherwise in this one; stores the set and lists it in the
 * catalogue under `label` (NULL: "unnamed"). A set that is stored already keeps its
 * label. All or nothing: on error nothing is listed. If no file can be read, the error is
 * ERROR_FORMAT with the first file's message. */
int ingest_files(struct store *store, const struct worker_settings *worker,
                 struct ingest_list *list, const char *label, unsigned threads,
                 struct progress *progress, struct ingest_result *result,
                 struct error *error);

/* Adds to the list what is in the file of which the file `name` of a set is a part: an
 * archive, or a trace of several ranks. Does nothing if it is no part of one. */
int ingest_unpack(struct store *store, struct ingest_list *list, const char *name,
                  struct error *error);

/* ---- keep ---- */

/* Keeps the files that a set was made from (--keep-traces). */
struct traces_limit;

/* Copies the files of the list that belong to the stored set `set_id` into the store,
 * with `threads` workers (0: as many as cores): gzip files unchanged, other files
 * gzipped. Files are identified by their content, so the set may have been stored from
 * other copies of them. All or nothing; does nothing if all are already kept. With a
 * limit (store/traces.h; NULL: none), older traces within the limit are removed to
 * make room: when the disk runs short, and after these traces are kept. Without a limit,
 * the traces of the set are kept permanently from now on. On error the set does not
 * change: ERROR_SPACE, ERROR_IO, ERROR_CANCELLED, ERROR_CONFLICT (trace_changed) if a
 * file has changed since it was read, or ERROR_LIMIT (traces_over_limit) if these traces
 * alone exceed the limit. */
int ingest_keep_traces(struct store *store, const struct ingest_list *list,
                       const char *set_id, unsigned threads,
                       const struct traces_limit *limit, struct progress *progress,
                       struct error *error);

/* ---- repair ---- */

/* Rebuilds a set whose file is damaged, missing or of an older format, from its kept
 * traces. */

/* Reads the kept traces of the set `id` of the catalogue, under their original names,
 * with `threads` workers (0: as many as cores), and replaces the set's file by the
 * result. Id, label, notes and creation time stay; so do the sizes and hashes of its
 * traces on disk, by which they are recognised. ERROR_NOT_FOUND (trace_not_kept) if not
 * all of them were kept, ERROR_CONFLICT (trace_changed) if they would make another set:
 * then nothing changes. `worker` as above; `result` is to be freed in any case. */
int ingest_repair_set(struct store *store, const struct worker_settings *worker,
                      const char *id, unsigned threads, struct progress *progress,
                      struct ingest_result *result, struct error *error);

#endif
