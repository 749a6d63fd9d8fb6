/* The program as a host of workers: the side of the host (worker_host.h). */
#ifndef TRACEDIFF_INGEST_WORKER_HOST_MAIN_H
#define TRACEDIFF_INGEST_WORKER_HOST_MAIN_H

#include "ingest/worker_host.h"

/* The main function of the host; `work`: of each of its workers. Returns the exit status.
 * The caller exits directly afterwards. Before the call it must not have started threads,
 * made seeds or opened files, because each worker must do that for itself. */
int worker_host_main(int argc, char **argv, int (*work)(void));

#endif
