/* See visitors.h. */
#include "http/visitors.h"

#include <stdlib.h>
#include <sys/socket.h>

struct visitor {
    struct visitor *before, *behind;
    int fd; /* the library closes it after MHD_CONNECTION_NOTIFY_CLOSED */
    bool served;
    bool sent_away;
    size_t bytes; /* of a body, since this visitor last moved to the end */
};

void visitors_init(struct visitors *visitors, unsigned most)
{
    *visitors = (struct visitors){.most = most};
    pthread_mutex_init(&visitors->mutex, NULL);
}

void visitors_destroy(struct visitors *visitors)
{
    pthread_mutex_destroy(&visitors->mutex);
}

/* ---- with the lock held ---- */

static void append(struct visitors *visitors, struct visitor *visitor)
{
    visitor->before = visitors->last;
    visitor->behind = NULL;
    if (visitors->last != NULL)
        visitors->last->behind = visitor;
    else
        visitors->first = visitor;
    visitors->last = visitor;
}

static void take_out(struct visitors *visitors, struct visitor *visitor)
{
    if (visitor->before != NULL)
        visitor->before->behind = visitor->behind;
    else
        visitors->first = visitor->behind;
    if (visitor->behind != NULL)
        visitor->behind->before = visitor->before;
    else
        visitors->last = visitor->before;
}

/* The thread of the connection then reads the end of its input, and closes it. */
static void send_one_away(struct visitors *visitors)
{
    struct visitor *visitor = visitors->first;

    while (visitor != NULL && (visitor->served || visitor->sent_away))
        visitor = visitor->behind;
    if (visitor == NULL)
        return;
    visitor->sent_away = true;
    shutdown(visitor->fd, SHUT_RDWR);
}

/* ---- from outside ---- */

static void come(struct visitors *visitors, struct MHD_Connection *connection,
                 void **socket_context)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    struct visitor *visitor = calloc(1, sizeof *visitor);

    *socket_context = visitor;
    if (visitor == NULL || info == NULL) {
        free(visitor);
        *socket_context = NULL;
        return; /* not counted */
    }
    visitor->fd = info->connect_fd;
    pthread_mutex_lock(&visitors->mutex);
    if (++visitors->count > visitors->most - visitors->most / 4)
        send_one_away(visitors);
    append(visitors, visitor);
    pthread_mutex_unlock(&visitors->mutex);
}

static void leave(struct visitors *visitors, void **socket_context)
{
    struct visitor *visitor = *socket_context;

    if (visitor == NULL)
        return;
    pthread_mutex_lock(&visitors->mutex);
    take_out(visitors, visitor);
    visitors->count--;
    pthread_mutex_unlock(&visitors->mutex);
    free(visitor);
    *socket_context = NULL;
}

void visitors_notify(void *context, struct MHD_Connection *connection,
                     void **socket_context, enum MHD_ConnectionNotificationCode what)
{
    if (what == MHD_CONNECTION_NOTIFY_STARTED)
        come(context, connection, socket_context);
    else
        leave(context, socket_context);
}

static struct visitor *visitor_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);

    return info == NULL ? NULL : info->socket_context;
}

static void move_to_end(struct visitors *visitors, struct visitor *visitor)
{
    visitor->bytes = 0;
    take_out(visitors, visitor);
    append(visitors, visitor);
}

void visitors_serve(struct visitors *visitors, struct MHD_Connection *connection,
                    bool served)
{
    struct visitor *visitor = visitor_of(connection);

    if (visitor == NULL)
        return;
    pthread_mutex_lock(&visitors->mutex);
    if (visitor->served != served) {
        visitor->served = served;
        move_to_end(visitors, visitor);
    }
    pthread_mutex_unlock(&visitors->mutex);
}

void visitors_progress(struct visitors *visitors, struct MHD_Connection *connection,
                       size_t bytes)
{
    struct visitor *visitor = visitor_of(connection);

    if (visitor == NULL)
        return;
    pthread_mutex_lock(&visitors->mutex);
    visitor->bytes += bytes;
    if (visitor->bytes >= VISITORS_PROGRESS)
        move_to_end(visitors, visitor);
    pthread_mutex_unlock(&visitors->mutex);
}
