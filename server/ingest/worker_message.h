/* The messages between a server and its workers (worker.h). The server trusts none of
 * them, because a file may have taken over the worker that read it. Files are numbers in
 * the list that the server made; names and ids come from the server. */
#ifndef TRACEDIFF_INGEST_WORKER_MESSAGE_H
#define TRACEDIFF_INGEST_WORKER_MESSAGE_H

#include "base/sandbox.h"
#include "ingest/reading.h"
#include "ingest/wire.h"
#include "store/set/set_look.h"

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
