/* The open connections. Slow ones cannot keep others out.
 *
 * A connection waits while the server has no whole request from it: before and inside a
 * head or a body, between requests. Its waiting time starts again after each head, and
 * after every VISITORS_PROGRESS bytes of a body. It is served from the end of its request
 * until the answer is sent. When fewer than a quarter of the places are free, each new
 * connection closes the one that has waited longest. So thousands of connections that
 * send one byte per second only push out each other: a request that arrives quickly, or
 * an upload that makes progress, is never the one that waited longest.
 *
 * Any function may be called from any thread. */
#ifndef TRACEDIFF_HTTP_VISITORS_H
#define TRACEDIFF_HTTP_VISITORS_H

#include "http/compat.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

#define VISITORS_PROGRESS 65536

struct visitor;

struct visitors {
    pthread_mutex_t mutex;
    struct visitor *first, *last; /* in order of waiting time, the longest first */
    unsigned count, most;
};

void visitors_init(struct visitors *visitors, unsigned most);
/* Every connection must be closed. */
void visitors_destroy(struct visitors *visitors);

/* MHD_OPTION_NOTIFY_CONNECTION, with the visitors as context. */
void visitors_notify(void *context, struct MHD_Connection *connection,
                     void **socket_context, enum MHD_ConnectionNotificationCode what);
/* The connection is served, or waits again. */
void visitors_serve(struct visitors *visitors, struct MHD_Connection *connection,
                    bool served);
/* Call it when more bytes of a body have arrived. */
void visitors_progress(struct visitors *visitors, struct MHD_Connection *connection,
                       size_t bytes);

#endif
