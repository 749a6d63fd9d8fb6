/* Reads the files of a set and writes its draft. All code that looks at untrusted files
 * is here, and none of it touches the store. */
#ifndef TRACEDIFF_INGEST_READING_H
#define TRACEDIFF_INGEST_READING_H

#include "base/progress.h"
#include "ingest/folder.h"
#include "store/set/set_contents.h"

struct reading_request {
    const struct ingest_list *list; /* one file or more, in path order */
    const uint64_t *sizes;          /* of the files, on disk, as far as known */
    const char *draft;              /* path of an empty file, to be the set's */
    const char *label;
    const struct seal_key *key; /* the key of the store that seals the files */
    unsigned threads;           /* 0: as many as cores */
    /* Both may be NULL. The first is called when the draft is open, before any file is
     * opened or thread started. The second is called by any thread when a file is begun
     * or finished; a file that ends the whole reading is never finished. */
    int (*on_draft)(void *context, struct error *error);
    void (*on_file)(void *context, size_t file, bool begins);
    /* NULL: all files have arrived. Otherwise any thread calls it, once for each file: it
     * waits until another file has arrived, and returns its number. */
    size_t (*next_file)(void *context);
    void *context;
};

/* Files are numbers in the list. */
struct reading_failure {
    size_t file;
    char *message;
};
struct reading_duplicate {
    size_t file, same_as;
};

struct reading {
    struct set_contents contents;
    struct reading_failure *failures; /* files that could not be read */
    size_t failure_count;
    struct reading_duplicate *duplicates; /* in path order */
    size_t duplicate_count;
    uint64_t events, raw_bytes; /* of the files that count */
};

/* Fills `out`, to be freed in any case: on error it may have failures. If no file can be
 * read, the error is ERROR_FORMAT with the first file's message. */
int reading_run(const struct reading_request *request, struct progress *progress,
                struct reading *out, struct error *error);
/* The order in which files are written, as their numbers: by size on disk, the largest
 * first, then by number. */
void reading_order(const uint64_t *sizes, size_t count, size_t *order);
void reading_free(struct reading *reading);

#endif
