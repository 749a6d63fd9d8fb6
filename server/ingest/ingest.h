/* The one path from files to a stored set, used by `ingest`, `serve DIR` and uploads. */
#ifndef TRACEDIFF_INGEST_INGEST_H
#define TRACEDIFF_INGEST_INGEST_H

#include "base/error.h"
#include "base/progress.h"
#include "ingest/folder.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

struct ingest_failure {
    char *file;
    char *message;
};

/* A file that does not count, because its uncompressed bytes equal those of another file.
 * */
struct ingest_duplicate {
    char *file;
    char *same_as;
};

struct ingest_result {
    char set_id[33];     /* 32 hex digits, see store.h */
    bool already_stored; /* the set was there already; nothing was written */
    char *known_as; /* the label of a set that was already there, even if damaged; NULL: a
                       new set */
    struct ingest_failure
        *failures; /* files that could not be read; the others were ingested */
    size_t failure_count;
    struct ingest_duplicate *duplicates; /* in path order */
    size_t duplicate_count;
    uint64_t events, raw_bytes, disk_bytes;
    struct left_out_files left_out; /* of the folder (left_out.h) */
    struct json_t *affected; /* files whose numbers damage changes (set_affected.h) */
    /* Names of traces of a set that was stored already, with another file beside them
     * than then; INGEST_CHANGED_MAX at most. NULL: none. */
    struct json_t *changed_beside;
};
#define INGEST_CHANGED_MAX 100
void ingest_result_free(struct ingest_result *result);

struct worker_settings;

/* Reads the files with `threads` threads (0: as many as cores), in a separate process if
 * `worker` (worker.h) is given, otherwise in this one; stores the set and lists it in the
 * catalogue under `label` (NULL: "unnamed"). A set that is stored already keeps its
 * label. All or nothing: on error nothing is listed. If no file can be read, the error is
 * ERROR_FORMAT with the first file's message. */
int ingest_files(struct store *store, const struct ingest_list *list, const char *label,
                 unsigned threads, struct progress *progress,
                 struct ingest_result *result, struct error *error);
int ingest_files_with(struct store *store, const struct worker_settings *worker,
                      const struct ingest_list *list, const char *label, unsigned threads,
                      struct progress *progress, struct ingest_result *result,
                      struct error *error);

#endif
