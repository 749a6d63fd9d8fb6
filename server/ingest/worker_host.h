/* Inside worker.c: the process that workers are copies of. To start the program takes
 * more than to read a small trace, so it is started once, as a host: it holds what the
 * program and its libraries set up, and neither a secret nor a byte of a stranger's. For
 * each job it makes a copy of itself (worker_host_main.c), whose parent is the server, so
 * that it is waited for and killed like one that the server started.
 *
 * It ends when the server does, and may end before: then the next job starts another, and
 * jobs that run go on. */
#ifndef TRACEDIFF_INGEST_WORKER_HOST_H
#define TRACEDIFF_INGEST_WORKER_HOST_H

#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct worker_host;

/* Of the file `program`, borrowed. It is started when it is asked first. */
int worker_host_open(const char *program, struct worker_host **out, struct error *error);
void worker_host_close(struct worker_host *host);

/* Asks for a worker whose standard input and output these are; a host that does not
 * answer is replaced. *gone: it may have made one nevertheless, which then finds nobody
 * at `input` and `output`: ask again, with others. */
int worker_host_ask(struct worker_host *host, int input, int output, pid_t *worker,
                    bool *gone, struct error *error);
/* The next worker is to come from a new one. All copies of one host lie at the same
 * addresses behind the same canary: whoever could make many of them crash would learn
 * both, bit by bit. */
void worker_host_renew(struct worker_host *host);

/* From the host: the worker, or why there is none. */
struct worker_host_answer {
    int64_t worker;
    int64_t failed; /* errno */
};

#endif
