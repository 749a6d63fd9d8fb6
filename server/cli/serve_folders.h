/* The folders named on the command line of `tracediff serve`. */
#ifndef TRACEDIFF_CLI_SERVE_FOLDERS_H
#define TRACEDIFF_CLI_SERVE_FOLDERS_H

#include "base/error.h"
#include "ingest/jobs.h"

#include <stddef.h>

struct serve_folders;

/* Whether each folder is there; the error names those that are not. */
int serve_folders_check(char *const *folders, size_t count, struct error *error);

struct serve_folders_config {
    char **folders;
    size_t count;
    const char *url, *token; /* as of the HTTP server */
    /* Called once on the caller's thread, when every folder has its job and no job has
     * reported its end. */
    void (*queued)(void *context);
    /* Called once for two folders, on the thread of a job, with the address of their
     * comparison, or NULL if one of them could not be stored. */
    void (*ready)(void *context, const char *url);
    void *context;
};

/* Queues a job for each folder. When there are exactly two and both are stored, the
 * address of their comparison goes to standard output. The data that `config` points to
 * must live as long. *out is set even on error, unless memory ran out, because queued
 * jobs refer to it. */
int serve_folders_start(struct job_queue *queue,
                        const struct serve_folders_config *config,
                        struct serve_folders **out, struct error *error);
/* After the queue was closed. NULL is fine. */
void serve_folders_free(struct serve_folders *folders);

#endif
