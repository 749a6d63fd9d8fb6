/* Where a worker comes from, and files that arrive late. */
#ifndef TRACEDIFF_INGEST_WORKER_SETTINGS_H
#define TRACEDIFF_INGEST_WORKER_SETTINGS_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct worker_host;
struct worker_settings {
    struct worker_host *host; /* NULL: none, everything is read in this process */
    uint64_t memory_bytes;    /* that a worker may use; 0: no limit */
};

/* Tells a worker about files that arrive while it reads others. */
struct worker_feed {
    const char *folder;    /* holds the files, and nothing else */
    uint64_t file_bytes;   /* the most that the draft may take */
    struct budget *budget; /* ends it */
    int wake;              /* readable, never blocking: next() may have a file */
    /* The number of another file that has arrived, each once; false: none yet. */
    bool (*next)(void *context, size_t *file);
    void *context;
};

#endif
