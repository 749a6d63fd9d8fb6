/* What a server and its workers say to each other (worker.h). The server takes nothing on
 * trust: a worker may have been taken over by what it read. Files are numbers in the list
 * that the server made; names and ids come from the server. */
#ifndef TRACEDIFF_INGEST_WORKER_MESSAGE_H
#define TRACEDIFF_INGEST_WORKER_MESSAGE_H

#include "base/sandbox.h"
#include "ingest/reading.h"
#include "ingest/wire.h"
#include "store/set_look.h"

enum worker_kind { WORKER_PROBE = 1, WORKER_READ, WORKER_LOOK };

/* From the server, once: */
struct worker_request {
    uint64_t kind; /* enum worker_kind */
    struct sandbox_limits limits;
    uint64_t threads;
    uint64_t processor_ns; /* WORKER_LOOK: what it may take; 0: no limit */
    char *label, *draft;   /* WORKER_LOOK: the id; what to do where it takes more */
    struct seal_key key;   /* of the store */
    struct ingest_list list;
    uint64_t *sizes; /* of the files of the list */
};
void worker_request_free(struct worker_request *request);
void message_put_request(struct buffer *out, const struct worker_request *request);
bool message_get_request(struct wire *wire, struct worker_request *out);

/* From the worker, as frames: */
enum worker_frame {
    FRAME_READY = 1, /* struct sandbox_state: it is in force from now on */
    FRAME_FILE,      /* number, whether it begins */
    FRAME_PROGRESS,  /* stage, bytes_done, events, files_done */
    FRAME_END        /* result, error, and what the kind says; the last one */
};
#define FRAME_READY_BYTES 24u
#define FRAME_FILE_BYTES 16u
#define FRAME_PROGRESS_BYTES 32u
/* The most that the end of reading so many files may be. */
size_t message_reading_most(size_t files);

void message_put_state(struct buffer *out, const struct sandbox_state *state);
bool message_get_state(struct wire *wire, struct sandbox_state *out);
void message_put_error(struct buffer *out, int result, const struct error *error);
/* *result: 0, or -error->code. */
bool message_get_error(struct wire *wire, int *result, struct error *error);
void message_put_reading(struct buffer *out, const struct reading *reading);
/* Names are those of the list, `created` is now. To be freed in any case. */
bool message_get_reading(struct wire *wire, const struct ingest_list *list,
                         struct reading *out);
/* Of a set file. To be freed in any case. */
#define MESSAGE_LOOK_MOST ((size_t)256 << 20)
void message_put_look(struct buffer *out, const struct set_look *look);
bool message_get_look(struct wire *wire, struct set_look *out);

#endif
