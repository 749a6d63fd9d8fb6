/* Part of worker.c: starts a worker, listens to it, and finds out how it ended. */
#ifndef TRACEDIFF_INGEST_WORKER_PROCESS_H
#define TRACEDIFF_INGEST_WORKER_PROCESS_H

#include "ingest/worker_listen.h"

/* Starts a worker and talks to it until it ends; if it succeeded, `heard` then has the
 * bytes of the last frame. Always free `heard`. */
int worker_talk(const struct worker_settings *settings, struct worker_talk *talk,
                struct error *error);
void worker_talk_free(struct worker_talk *talk);
/* Appends which files were being read: "a.json", "one of a.json, b.json and 3 more". */
void worker_name_files(const struct worker_talk *talk, struct buffer *out);
/* The error of a worker that gave no usable answer. */
int worker_broke(const struct worker_talk *talk, struct error *error);

#endif
