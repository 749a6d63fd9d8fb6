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
    struct budget *budget;     /* NULL: none; what ends it, too */
    struct worker_feed *feed;  /* NULL: the request is all that is said */
    size_t end_most;           /* bytes of the last frame */

    pid_t process;
    int to, from;         /* pipes; -1: closed */
    struct buffer asking; /* the bytes still to be sent, from `asked` on */
    size_t asked;
    struct buffer heard; /* frames that are not whole yet */
    struct sandbox_state state;
    bool ready, ended; /* FRAME_READY, FRAME_END came */
    bool broken;       /* it sent an invalid message */
    size_t reading[THREADS_MAX];
    size_t reading_count; /* files in work */
};

/* Takes the frames that are whole out of `heard`; the last one stays. */
void worker_listen(struct worker_talk *talk);

#endif
