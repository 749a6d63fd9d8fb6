/* Reads what strangers wrote in a process of its own: a copy of this program as it was
 * before it did anything (worker_host.h), which gets a list of files and a draft and
 * gives up everything else (base/sandbox.h), before it opens the first of them. Whatever
 * becomes of it is the end of one job.
 *
 * Nothing that it says is believed (worker_message.h), and it is gone before what it
 * wrote is used. It ends with the thread that started its host: one that lasts as long as
 * there is something to read. */
#ifndef TRACEDIFF_INGEST_WORKER_H
#define TRACEDIFF_INGEST_WORKER_H

#include "base/sandbox.h"
#include "ingest/reading.h"
#include "store/set_look.h"

/* The command of the program that is the host of workers: `tracediff host-workers
 * PARENT`.
 */
#define WORKER_COMMAND "host-workers"

struct worker_host;
struct worker_settings {
    struct worker_host
        *host;             /* NULL: there is none, everything is read in this process */
    uint64_t memory_bytes; /* that a worker may use; 0: no limit */
};

/* Of the program that runs, and a share of the machine's memory for each of `jobs` at
 * once unless `memory_bytes` is given. Nothing is started yet. */
int worker_open(unsigned jobs, uint64_t memory_bytes, struct worker_settings *out,
                struct error *error);
/* When nobody reads any more. */
void worker_close(struct worker_settings *settings);

/* Starts one that does nothing but tell what is in force. */
int worker_probe(const struct worker_settings *settings, struct sandbox_state *state,
                 struct error *error);

/* reading_run() in a worker. What went wrong with the process itself is ERROR_FORMAT
 * (reader_crashed, reader_killed, reader_timeout, reader_broke), ERROR_MEMORY
 * (reader_memory) or ERROR_SPACE, and the message names the files that were being read.
 * Stops with ERROR_CANCELLED. */
int worker_read(const struct worker_settings *settings,
                const struct reading_request *request, struct progress *progress,
                struct reading *out, struct error *error);

/* set_look_at() in a worker. */
int worker_look(const struct worker_settings *settings, const char *path, const char *id,
                struct budget *budget, struct set_look *out, struct error *error);

/* What the host does, and what each of its workers: exit status. The caller ends them
 * without further ado, and has done nothing before that a worker must do for itself:
 * threads, seeds, what is open. */
int worker_host_main(int argc, char **argv, int (*work)(void));
int worker_main(void);

#endif
