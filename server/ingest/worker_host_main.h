/* The program as a host of workers (worker_host.h): the host's side. */
#ifndef TRACEDIFF_INGEST_WORKER_HOST_MAIN_H
#define TRACEDIFF_INGEST_WORKER_HOST_MAIN_H

#include "ingest/worker_host.h"

/* The main function of the host; `work`: that of its workers. Returns the exit status.
 * The caller exits directly afterwards. Before the call it must not have started threads,
 * made seeds or opened files, because each worker must do that for itself. */
int worker_host_main(int argc, char **argv, int (*work)(void));

#endif
