/* The worker's side (worker.h). */
#ifndef TRACEDIFF_INGEST_WORKER_MAIN_H
#define TRACEDIFF_INGEST_WORKER_MAIN_H

/* The main function of a worker: returns its exit status. The caller exits directly
 * afterwards. */
int worker_main(void);

#endif
