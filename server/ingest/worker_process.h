/* Inside worker.c: starting a worker, listening to it, and how it ended. */
#ifndef TRACEDIFF_INGEST_WORKER_PROCESS_H
#define TRACEDIFF_INGEST_WORKER_PROCESS_H

#include "base/threads.h"
#include "ingest/worker.h"
#include "ingest/worker_message.h"

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

/* Starts a worker and talks until it is gone; then `heard` is the last frame's bytes,
 * if it ended well. To be freed in any case. */
int worker_talk(const struct worker_settings *settings, struct worker_talk *talk,
                struct error *error);
void worker_talk_free(struct worker_talk *talk);
/* Appends which files were being read: "a.json", "one of a.json, b.json and 3 more". */
void worker_name_files(const struct worker_talk *talk, struct buffer *out);
/* The error of one whose answer is none. */
int worker_broke(const struct worker_talk *talk, struct error *error);

/* Takes the frames that are whole out of `heard`; the last one stays (worker_listen.c).
 */
void worker_listen(struct worker_talk *talk);

#endif
