#ifndef TRACEDIFF_INTAKE_WORKER_H
#define TRACEDIFF_INTAKE_WORKER_H

#include "base/budget.h"
#include "base/error.h"
#include "base/sandbox.h"
#include "base/system.h"
#include "base/text.h"
#include "intake/reading.h"
#include "intake/unpack.h"
#include "store/set_draft.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- worker settings ---- */

struct worker_settings {
    const char
        *program; /* to run as a worker; NULL: everything is read in this process */
    uint64_t memory_bytes; /* that a worker may use; 0: no limit */
    unsigned jobs;         /* that may run at once, and share the disk; 0: one */
};

/* The command that runs the program as a worker: `tracediff read-for PARENT`. */
#define WORKER_COMMAND "read-for"
/* The status of a worker that ended because an arena got no memory. */
#define WORKER_NO_MEMORY 71

/* ---- worker ---- */

/* Reads untrusted files in a separate process: this program, started anew for one job. It
 * gets a list of files and a draft, and gives up all other rights (base/sandbox.h) before
 * it opens the first file. If it crashes, only one job fails.
 *
 * The server does not trust its messages, and uses its output only
 * after the process has ended. It dies with the thread that started it; that thread
 * waits for it. */

/* Of the functions below, those that take a progress work in this process if `settings`
 * is NULL or has no program. */

/* Uses the running program. Each of `jobs` gets an equal share of the machine's memory,
 * unless `memory_bytes` is given. */
struct worker_settings worker_settings(unsigned jobs, uint64_t memory_bytes);

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

/* unpack_archive(), or unpack_ranks() if `ranks`, in a worker, into an empty file that
 * may grow to `bytes`. The names in `out` have no ingest_name_fault(), and the pieces are
 * those of such files. */
int worker_unpack(const struct worker_settings *settings, bool ranks,
                  const struct ingest_file *file, const char *pool, uint64_t bytes,
                  struct progress *progress, struct unpacked *out, struct error *error);

/* ---- worker main ---- */

/* The main function of a worker: returns its exit status. The caller exits directly
 * afterwards. Before the call it must not have started threads or made seeds. */
int worker_main(int argc, char **argv);

/* ---- worker message ---- */

/* What a server and a worker tell each other: JSON, the request as one object in a file
 * that is the worker's standard input, the answers as one object a line. Files are
 * numbers in the list that the server made; names and ids come from the server.
 *
 * The server trusts no answer, because a file may have taken over the worker that read
 * it. One function for each struct writes it or reads it back. When it reads, anything
 * that is missing or out of range makes it fail, and everything read from then on is 0 or
 * NULL: one check at the end is enough. */

struct json_t;
struct message {
    struct json_t *object; /* written to, or read from; borrowed */
    bool reads;
    bool failed;
};

enum worker_kind {
    WORKER_PROBE = 1,
    WORKER_READ,
    WORKER_LOOK,    /* looks at the set files of the list, named by LOOK_NAME_FORMAT */
    WORKER_HEAD,    /* of a bundle (bundle.h), the only file */
    WORKER_UNPACK,  /* a set of a bundle, which is the first file, into the second */
    WORKER_ARCHIVE, /* the traces of an archive (unpack.h), likewise */
    WORKER_RANKS    /* those of a file of several ranks (unpack.h), likewise */
};

#define LOOK_NAME_FORMAT "sets/%.32s.db"
#define LOOK_NAME_SIZE 41

struct worker_request {
    uint64_t kind; /* enum worker_kind */
    struct sandbox_limits limits;
    uint64_t threads;
    uint64_t number;     /* WORKER_UNPACK: of the set */
    char *label, *draft; /* WORKER_LOOK: draft is the remedy if it takes longer */
    struct seal_key key; /* of the store */
    struct ingest_list list;
    uint64_t *sizes; /* of the files of the list; WORKER_LOOK: their processor time in
                        ns, 0: no limit */
};
void message_request(struct message *message, struct worker_request *request);

/* An answer has one member, named by its type:
 *   ready      struct sandbox_state: it is in force from now on
 *   file       {number, begins}
 *   progress   {stage, bytes, events, files}
 *   look       {error, data}, WORKER_LOOK, for each file in turn
 *   end        {error, data}, the last one; data is of the kind */
void message_state(struct message *message, struct sandbox_state *state);
void message_file(struct message *message, uint64_t *number, bool *begins);
struct worker_progress {
    uint64_t stage, bytes, events, files;
};
void message_progress(struct message *message, struct worker_progress *progress);
/* Code 0: no error. */
void message_error(struct message *message, struct error *error);
/* Reading: takes the names from the list and sets `created` to now. To be freed in any
 * case. */
void message_reading(struct message *message, const struct ingest_list *list,
                     struct reading *reading);
/* To be freed in any case. */
void message_unpacked(struct message *message, struct unpacked *unpacked);
/* To be freed in any case. */
void message_look(struct message *message, struct set_look *look);
void message_text(struct message *message, const char *name, char **text, size_t most);

/* The largest last answer after reading this many files, and the largest about a set. */
size_t message_reading_most(size_t files);
#define MESSAGE_LOOK_MOST ((size_t)64 << 20)
/* Writes {type: content} as a line, and frees the content. False: no memory, or nobody
 * reads. */
bool message_write(int fd, const char *type, struct json_t *content);

#endif
