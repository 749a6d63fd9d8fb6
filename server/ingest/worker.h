/* Reads untrusted files in a separate process. The process is a copy of this program in
 * its initial state (worker_host.h). It gets a list of files and a draft, and gives up
 * all other rights (base/sandbox.h) before it opens the first file. If it crashes, only
 * one job fails.
 *
 * The server does not trust its messages (worker_message.h), and uses its output only
 * after the process has ended. It dies with the thread that started its host; that thread
 * lives as long as there is something to read. */
#ifndef TRACEDIFF_INGEST_WORKER_H
#define TRACEDIFF_INGEST_WORKER_H

#include "base/buffer.h"
#include "base/progress.h"
#include "base/sandbox.h"
#include "ingest/reading.h"
#include "ingest/worker_settings.h"
#include "store/set/set_look.h"

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
