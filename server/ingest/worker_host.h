/* Part of worker.c: the process that workers are copies of. Starting the program takes
 * longer than reading a small trace, so it is started once, as a host. The host contains
 * what the program and its libraries set up, but no secret and no untrusted byte. For
 * each job it makes a copy of itself (worker_host_main.c). The parent of the copy is the
 * server, which can wait for the copy and kill it like any child.
 *
 * The host ends with the server. If it ends earlier, the next job starts another host,
 * and running jobs continue. */
#ifndef TRACEDIFF_INGEST_WORKER_HOST_H
#define TRACEDIFF_INGEST_WORKER_HOST_H

#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* The command that runs the program as the host of workers: `tracediff host-workers
 * PARENT`. */
#define WORKER_COMMAND "host-workers"

struct worker_host;

/* `program` is the file to run, borrowed. The host starts with the first request. */
int worker_host_open(const char *program, struct worker_host **out, struct error *error);
void worker_host_close(struct worker_host *host);

/* Asks for a worker that uses these as its standard input and output; replaces a host
 * that does not answer. *gone: the host may still have made a worker, and `input` and
 * `output` are closed at the other end: ask again with new ones. */
int worker_host_ask(struct worker_host *host, int input, int output, pid_t *worker,
                    bool *gone, struct error *error);
/* Makes the next worker come from a new host. All copies of one host have the same
 * addresses and the same stack canary: an attacker who could crash many of them would
 * learn both, bit by bit. */
void worker_host_renew(struct worker_host *host);

/* The answer of the host: the worker, or why there is none. */
struct worker_host_answer {
    int64_t worker;
    int64_t failed; /* errno */
};

#endif
