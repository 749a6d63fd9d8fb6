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

/* Where a worker comes from. */

struct worker_host;
struct worker_settings {
    struct worker_host *host; /* NULL: none, everything is read in this process */
    uint64_t memory_bytes;    /* that a worker may use; 0: no limit */
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
 * its initial state. It gets a list of files and a draft, and gives up
 * all other rights (base/sandbox.h) before it opens the first file. If it crashes, only
 * one job fails.
 *
 * The server does not trust its messages, and uses its output only
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

/* ---- worker main ---- */

/* The worker's side. */

/* The main function of a worker: returns its exit status. The caller exits directly
 * afterwards. */
int worker_main(void);

/* ---- worker host main ---- */

/* The program as a host of workers: the host's side. */

/* The main function of the host; `work`: that of its workers. Returns the exit status.
 * The caller exits directly afterwards. Before the call it must not have started threads,
 * made seeds or opened files, because each worker must do that for itself. */
int worker_host_main(int argc, char **argv, int (*work)(void));

/* ---- wire ---- */

/* Plain data between two processes: numbers and texts, one after another, in frames.
 *
 * The reader does not trust the data: anything missing, too long or left over makes it
 * fail, and everything read from then on is 0 or NULL. So one check at the end is
 * enough. */

/* ---- writing; a failure shows in the buffer ---- */
void wire_put_number(struct buffer *out, uint64_t number);
void wire_put_bytes(struct buffer *out, const void *bytes,
                    size_t length);                       /* as they are */
void wire_put_text(struct buffer *out, const char *text); /* NULL is "" */

/* ---- reading ---- */
struct wire {
    const unsigned char *next, *end;
    bool failed;
};

uint64_t wire_number(struct wire *wire);
/* The same; the number must not be over `most`. */
uint64_t wire_number_to(struct wire *wire, uint64_t most);
/* A text of at most `most` bytes, without NUL; NULL if it is not such a text, or there is
 * no memory. Owned by the caller. */
char *wire_text(struct wire *wire, size_t most);
/* Whether nothing failed and nothing is left over. */
bool wire_ended(const struct wire *wire);

/* ---- frames: type, length, bytes ---- */
#define WIRE_HEAD ((size_t)16)
/* Writes the head at `start`, into the WIRE_HEAD bytes that wire_begin() left in front of
 * the data. */
size_t wire_begin(struct buffer *out);
void wire_end(struct buffer *out, size_t start, uint64_t type);
/* Type and length of the frame that begins here. */
void wire_head(const unsigned char head[WIRE_HEAD], uint64_t *type, uint64_t *length);
/* Writes all bytes, despite interruptions. False: errno says why. */
bool wire_write(int fd, const struct buffer *bytes);

/* ---- worker message ---- */

/* The messages between a server and its workers. The server trusts none of
 * them, because a file may have taken over the worker that read it. Files are numbers in
 * the list that the server made; names and ids come from the server. */

enum worker_kind {
    WORKER_PROBE = 1,
    WORKER_READ,
    WORKER_LOOK,  /* looks at the set files of the list, named by WORKER_LOOK_FORMAT */
    WORKER_HEAD,  /* of a bundle (bundle.h), the only file */
    WORKER_UNPACK /* a set of a bundle, which is the first file, into the second */
};

/* From the server: one frame, of type WORD_REQUEST. */
#define WORD_REQUEST 1u
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
void message_put_request(struct buffer *out, const struct worker_request *request);
bool message_get_request(struct wire *wire, struct worker_request *out);

/* The names of the files of WORKER_LOOK. */
#define WORKER_LOOK_FORMAT "sets/%.32s.db"
#define WORKER_LOOK_NAME 41
/* The id in such a name; false: it is not such a name. */
bool message_look_id(const char *name, char id[33]);

/* From the worker, as frames: */
enum worker_frame {
    FRAME_READY = 1, /* struct sandbox_state: it is in force from now on */
    FRAME_FILE,      /* number, whether it begins */
    FRAME_PROGRESS,  /* stage, bytes_done, events, files_done */
    FRAME_LOOK,      /* WORKER_LOOK, for each file in turn: result, error, data */
    FRAME_END        /* the last message: result, error, and the data of the kind */
};
#define FRAME_READY_BYTES 24u
#define FRAME_FILE_BYTES 16u
#define FRAME_PROGRESS_BYTES 32u
/* The largest size of the last message after reading this many files. */
size_t message_reading_most(size_t files);

void message_put_state(struct buffer *out, const struct sandbox_state *state);
bool message_get_state(struct wire *wire, struct sandbox_state *out);
void message_put_error(struct buffer *out, int result, const struct error *error);
/* *result: 0, or -error->code. */
bool message_get_error(struct wire *wire, int *result, struct error *error);
void message_put_reading(struct buffer *out, const struct reading *reading);
/* Takes the names from the list and sets `created` to now. To be freed in any case. */
bool message_get_reading(struct wire *wire, const struct ingest_list *list,
                         struct reading *out);
/* Of a set file. To be freed in any case. */
#define MESSAGE_LOOK_MOST ((size_t)256 << 20)
void message_put_look(struct buffer *out, const struct set_look *look);
bool message_get_look(struct wire *wire, struct set_look *out);

#endif
