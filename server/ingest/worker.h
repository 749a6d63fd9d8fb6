/* Reads what strangers wrote in a process of its own: this program again, which gets a
 * list of files and a draft and gives up everything else (base/sandbox.h), before it
 * opens the first of them. Whatever becomes of it is the end of one job.
 *
 * Nothing that it says is believed (worker_message.h), and it is gone before what it
 * wrote is used. It ends with the thread that started it. */
#ifndef TRACEDIFF_INGEST_WORKER_H
#define TRACEDIFF_INGEST_WORKER_H

#include "base/sandbox.h"
#include "ingest/reading.h"
#include "store/set_look.h"

/* The command of the program that is a worker: `tracediff read-in-worker PARENT`. */
#define WORKER_COMMAND "read-in-worker"

struct worker_settings {
    const char *program;   /* NULL: there are none, everything is read in this process */
    uint64_t memory_bytes; /* that one may use; 0: no limit */
};

/* The program that runs, and a share of the machine's memory for each of `jobs` at once
 * unless `memory_bytes` is given. */
struct worker_settings worker_settings_of(unsigned jobs, uint64_t memory_bytes);

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

/* What such a process does: exit status. The caller ends it without further ado. */
int worker_main(int argc, char **argv);

#endif
