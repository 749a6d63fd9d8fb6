/* The connections that are open, so that slow ones cannot shut others out.
 *
 * A connection waits while the server has no whole request from it: before and inside a
 * head, inside a short body, between requests. It is served from then on until the answer
 * is sent; a request whose long body is taken as it comes (an upload) is served from its
 * head on. When fewer than a quarter of the places are free, each newcomer sends away
 * who has waited longest. So thousands of connections that say a byte a second only drive
 * out each other: a request that comes in one go is never the one that waited longest.
 *
 * Any function may be called from any thread. */
#ifndef TRACEDIFF_HTTP_VISITORS_H
#define TRACEDIFF_HTTP_VISITORS_H

#include "http/compat.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct visitor;

struct visitors {
    pthread_mutex_t mutex;
    struct visitor *first, *last; /* who waits, or did, longest comes first */
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

#endif
