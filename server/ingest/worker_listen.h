/* Used only by worker_process.c: a worker, and the messages that it sends. */
#ifndef TRACEDIFF_INGEST_WORKER_LISTEN_H
#define TRACEDIFF_INGEST_WORKER_LISTEN_H

#include "base/threads.h"
#include "ingest/worker_message.h"
#include "ingest/worker_settings.h"

/* One worker, and its messages so far. */
struct worker_talk {
    const struct worker_request *request;
    struct progress *progress; /* NULL: not wanted */
    struct budget *budget;     /* ends the worker, too; NULL: none */
    struct worker_feed *feed;  /* NULL: only the request is sent */
    size_t end_most;           /* bytes of the last frame */
    /* WORKER_LOOK: called for each FRAME_LOOK; false: the message is invalid. */
    bool (*on_look)(void *context, size_t file, struct wire *wire);
    void *look_context;

    pid_t process;
    int to, from;         /* pipes; -1: closed */
    struct buffer asking; /* the bytes still to be sent, from `asked` on */
    size_t asked;
    struct buffer heard; /* frames that are not complete yet */
    struct sandbox_state state;
    bool ready, ended; /* FRAME_READY, FRAME_END came */
    bool broken;       /* it sent an invalid message */
    bool overdue;      /* a file of WORKER_LOOK took far too long */
    /* WORKER_LOOK: how many files were reported, and the clocks when the next one began.
     */
    size_t looked;
    int64_t since_ns, processor_since_ns;
    size_t reading[THREADS_MAX];
    size_t reading_count; /* files that are being read */
};

/* Processor seconds beyond its limit after which the server gives up a file of
 * WORKER_LOOK. */
#define WORKER_LOOK_BEHIND_SECONDS 2u
/* Whether the current file of a WORKER_LOOK has taken far too long; notes it. */
bool worker_listen_overdue(struct worker_talk *talk);

/* Removes the complete frames from `heard`, except the last one. */
void worker_listen(struct worker_talk *talk);

#endif
