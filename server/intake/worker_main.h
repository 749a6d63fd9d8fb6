#ifndef TRACEDIFF_INTAKE_WORKER_MAIN_H
#define TRACEDIFF_INTAKE_WORKER_MAIN_H

/* ---- worker main ---- */

/* The worker's side (worker.h). */

/* The main function of a worker: returns its exit status. The caller exits directly
 * afterwards. */
int worker_main(void);

/* ---- worker host main ---- */

/* The program as a host of workers (worker.h): the host's side. */

/* The main function of the host; `work`: that of its workers. Returns the exit status.
 * The caller exits directly afterwards. Before the call it must not have started threads,
 * made seeds or opened files, because each worker must do that for itself. */
int worker_host_main(int argc, char **argv, int (*work)(void));

#endif
