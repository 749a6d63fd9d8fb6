#ifndef TRACEDIFF_INTAKE_WORKER_MESSAGE_H
#define TRACEDIFF_INTAKE_WORKER_MESSAGE_H

#include "base/sandbox.h"
#include "base/text.h"
#include "intake/reading.h"
#include "store/set_draft.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/* The messages between a server and its workers (worker.h). The server trusts none of
 * them, because a file may have taken over the worker that read it. Files are numbers in
 * the list that the server made; names and ids come from the server. */

enum worker_kind {
    WORKER_PROBE = 1,
    WORKER_READ,
    WORKER_LOOK,  /* looks at the set files of the list, named by WORKER_LOOK_FORMAT */
    WORKER_HEAD,  /* of a bundle (bundle.h), the only file */
    WORKER_UNPACK /* a set of a bundle, which is the first file, into the second */
};

/* From the server, as frames: the request, once, and then the numbers of the files as
 * they arrive, if it names a folder. */
enum worker_word { WORD_REQUEST = 1, WORD_FILE };
struct worker_request {
    uint64_t kind; /* enum worker_kind */
    struct sandbox_limits limits;
    uint64_t threads;
    uint64_t number;     /* WORKER_UNPACK: of the set */
    char *label, *draft; /* WORKER_LOOK: draft is the remedy if it takes longer */
    char *folder;        /* of files that still arrive; "" or NULL: all have arrived */
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
