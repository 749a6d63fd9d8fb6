/* Inside worker.c: starting a worker, listening to it, and how it ended. */
#ifndef TRACEDIFF_INGEST_WORKER_PROCESS_H
#define TRACEDIFF_INGEST_WORKER_PROCESS_H

#include "ingest/worker_listen.h"

/* Starts a worker and talks until it is gone; then `heard` is the last frame's bytes,
 * if it ended well. To be freed in any case. */
int worker_talk(const struct worker_settings *settings, struct worker_talk *talk,
                struct error *error);
void worker_talk_free(struct worker_talk *talk);
/* Appends which files were being read: "a.json", "one of a.json, b.json and 3 more". */
void worker_name_files(const struct worker_talk *talk, struct buffer *out);
/* The error of one whose answer is none. */
int worker_broke(const struct worker_talk *talk, struct error *error);

#endif
