/* Reads untrusted files in a separate process. The process is a copy of this program in
 * its initial state (worker_host.h). It gets a list of files and a draft, and gives up
 * all other rights (base/sandbox.h) before it opens the first file. If it crashes, only
 * one job fails.
 *
 * The server does not trust its messages (worker_message.h), and the process has ended
 * before its output is used. It dies with the thread that started its host; that thread
 * lives as long as there is something to read. */
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
    struct worker_host *host; /* NULL: none, everything is read in this process */
    uint64_t memory_bytes;    /* that a worker may use; 0: no limit */
};

/* Uses the running program. Each of `jobs` gets an equal share of the machine's memory,
 * unless `memory_bytes` is given. Nothing is started yet. */
int worker_open(unsigned jobs, uint64_t memory_bytes, struct worker_settings *out,
                struct error *error);
/* Call it when no thread reads any more. */
void worker_close(struct worker_settings *settings);

/* Starts a worker that only reports which parts of the sandbox are in force. */
int worker_probe(const struct worker_settings *settings, struct sandbox_state *state,
                 struct error *error);

/* reading_run() in a worker. A failure of the process itself is ERROR_FORMAT
 * (reader_crashed, reader_killed, reader_timeout, reader_broke), ERROR_MEMORY
 * (reader_memory) or ERROR_SPACE, and the message names the files that were being read.
 * Stops with ERROR_CANCELLED. */
int worker_read(const struct worker_settings *settings,
                const struct reading_request *request, struct progress *progress,
                struct reading *out, struct error *error);

/* What tells a worker of files that arrive while it reads others. */
struct worker_feed {
    const char *folder;    /* holds the files, and nothing else */
    uint64_t file_bytes;   /* the most that the draft may take */
    struct budget *budget; /* ends it */
    int wake;              /* readable, never blocking: next() has something to say */
    /* The number of one more file that is there, each once; false: none yet. */
    bool (*next)(void *context, size_t *file);
    void *context;
};
/* worker_read() of files that are not all there yet: it ends when all have come. */
int worker_read_arriving(const struct worker_settings *settings,
                         const struct reading_request *request, struct worker_feed *feed,
                         struct progress *progress, struct reading *out,
                         struct error *error);

/* set_look_at() in a worker. */
int worker_look(const struct worker_settings *settings, const char *path, const char *id,
                struct budget *budget, struct set_look *out, struct error *error);

/* The main functions of the host and of each of its workers; they return the exit status.
 * The caller exits directly afterwards. Before the call it must not have started threads,
 * made seeds or opened files, because each worker must do that for itself. */
int worker_host_main(int argc, char **argv, int (*work)(void));
int worker_main(void);

#endif
