#ifndef TRACEDIFF_INTAKE_WORKER_H
#define TRACEDIFF_INTAKE_WORKER_H

#include "base/budget.h"
#include "base/error.h"
#include "base/sandbox.h"
#include "base/system.h"
#include "base/text.h"
#include "intake/reading.h"
#include "store/set_draft.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- worker settings ---- */

/* Where a worker comes from, and files that arrive late. */

struct worker_host;
struct worker_settings {
    struct worker_host *host; /* NULL: none, everything is read in this process */
    uint64_t memory_bytes;    /* that a worker may use; 0: no limit */
};

/* Tells a worker about files that arrive while it reads others. */
struct worker_feed {
    const char *folder;    /* holds the files, and nothing else */
    uint64_t file_bytes;   /* the most that the draft may take */
    struct budget *budget; /* ends it */
    int wake;              /* readable, never blocking: next() may have a file */
    /* The number of another file that has arrived, each once; false: none yet. */
    bool (*next)(void *context, size_t *file);
    void *context;
};

/* ---- worker host ---- */

/* Part of worker.c: the process that workers are copies of. Starting the program takes
 * longer than reading a small trace, so it is started once, as a host. The host contains
 * what the program and its libraries set up, but no secret and no untrusted byte. For
 * each job it makes a copy of itself (worker_main.c). The parent of the copy is the
 * server, which can wait for the copy and kill it like any child.
 *
 * The host ends with the server. If it ends earlier, the next job starts another host,
 * and running jobs continue. */

/* The command that runs the program as the host of workers: `tracediff host-workers
 * PARENT`. */
#define WORKER_COMMAND "host-workers"

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

/* ---- worker ---- */

/* Reads untrusted files in a separate process. The process is a copy of this program in
 * its initial state (worker.h). It gets a list of files and a draft, and gives up
 * all other rights (base/sandbox.h) before it opens the first file. If it crashes, only
 * one job fails.
 *
 * The server does not trust its messages (worker_message.h), and uses its output only
 * after the process has ended. It dies with the thread that started its host; that thread
 * lives as long as there is something to read. */

/* Uses the running program. Each of `jobs` gets an equal share of the machine's memory,
 * unless `memory_bytes` is given. Nothing is started yet. */
int worker_open(unsigned jobs, uint64_t memory_bytes, struct worker_settings *out,
                struct error *error);
/* Call it after all threads have stopped reading. */
void worker_close(struct worker_settings *settings);

/* Starts a worker that only reports which parts of the sandbox are active. */
int worker_probe(const struct worker_settings *settings, struct sandbox_state *state,
                 struct error *error);

/* reading_run() in a worker. A failure of the process itself is ERROR_FORMAT
 * (reader_crashed, reader_killed, reader_timeout, reader_broke), ERROR_MEMORY
 * (reader_memory) or ERROR_SPACE, and the message names the files that were being read.
 * Stops with ERROR_CANCELLED. */
int worker_read(const struct worker_settings *settings,
                const struct reading_request *request, struct progress *progress,
                struct reading *out, struct error *error);

/* worker_read() for files that have not all arrived: it ends when all have arrived. */
int worker_read_arriving(const struct worker_settings *settings,
                         const struct reading_request *request, struct worker_feed *feed,
                         struct progress *progress, struct reading *out,
                         struct error *error);

/* struct set_looker: set_look_at() of each item in a worker. The worker may read all of
 * the items. If a file takes over the worker, the results of later items may be false, so
 * all items should have one owner. The worker is ended (reader_timeout) if a file exceeds
 * its time by 2 s, or if the worker reports nothing about a file for minutes. */
int worker_look(const struct worker_settings *settings, const struct set_look_item *items,
                size_t count, struct budget *budget, set_looked *told, void *told_context,
                struct error *error);

/* bundle_unpack_head() in a worker: appends the text, which the caller must read again
 * (bundle_read_head()). `name`: of the bundle, in messages of the process itself. */
int worker_bundle_head(const struct worker_settings *settings, const char *path,
                       const char *name, struct progress *progress, struct buffer *head,
                       struct error *error);

/* bundle_unpack_set() in a worker, into a draft that may grow to `bytes`. */
int worker_bundle_set(const struct worker_settings *settings, const char *path,
                      const char *name, size_t number, const char *draft, uint64_t bytes,
                      struct progress *progress, struct set_look *out,
                      struct error *error);

#endif
