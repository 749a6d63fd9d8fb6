/* The folders named on the command line of `tracediff serve`. */
#ifndef TRACEDIFF_CLI_SERVE_FOLDERS_H
#define TRACEDIFF_CLI_SERVE_FOLDERS_H

#include "base/error.h"
#include "ingest/jobs.h"

#include <stddef.h>

struct serve_folders;

/* Queues a job for each folder. When there are exactly two and both are stored, the
 * address of their comparison goes to standard output: `origin` and `token` as of the
 * HTTP server, which must live as long. *out is set also on error, unless memory ran out:
 * jobs that were queued already refer to it. */
int serve_folders_start(struct job_queue *queue, char **folders, size_t count,
                        const char *origin, const char *token, struct serve_folders **out,
                        struct error *error);
/* After the queue was closed. NULL is fine. */
void serve_folders_free(struct serve_folders *folders);

#endif
