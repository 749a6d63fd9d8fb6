/* See mcp_input.h. */
#include "cli/mcp_input.h"

#include "base/cleanup.h"
#include "base/threads.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define READ_BYTES 65536
#define LOOK_NS INT64_C(1000000000)

struct queued_message {
    json_t *message;
    const char *why;
    size_t bytes; /* of its line */
};

struct mcp_input {
    int fd, answers;
    int stop[2]; /* a pipe, whose writing end is closed to end the thread */
    pthread_t thread;
    char *line; /* of MCP_LINE_MAX bytes */
    size_t length;
    bool too_long; /* the unfinished line is dropped */
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    struct queued_message waiting[MCP_WAITING_MAX];
    size_t first, count, bytes; /* bytes: of all lines that wait */
    bool ended, stopped, gone;  /* gone: no reader of the answers is left */
    const json_t *watched;      /* NULL: none */
    void (*cancel)(void *);
    void *context;
    bool cancelled;
    bool (*at_once)(void *, const json_t *);
    void *at_once_context;
};

/* Replaces it by a message that gets no answer. */
static void take_out(struct queued_message *waiting)
{
    json_decref(waiting->message);
    waiting->message = json_object();
    json_object_set_new(waiting->message, "method", json_string("done"));
    json_object_set_new(waiting->message, "jsonrpc", json_string("2.0"));
}

/* Hold the mutex. */
static struct queued_message *queued_at(struct mcp_input *input, size_t i)
{
    return &input->waiting[(input->first + i) % MCP_WAITING_MAX];
}

/* ---- cancelling ---- */

static bool takes_id(struct queued_message *waiting, const json_t *id)
{
    const json_t *own = json_object_get(waiting->message, "id");

    return own != NULL && json_equal(own, id) == 1;
}

/* Cancels a request that is running or still waits. True: the message was a
 * cancellation. */
static bool cancel_request(struct mcp_input *input, const json_t *message)
{
    const char *method = json_string_value(json_object_get(message, "method"));
    const json_t *id = json_object_get(json_object_get(message, "params"), "requestId");

    if (method == NULL || strcmp(method, "notifications/cancelled") != 0)
        return false;
    pthread_mutex_lock(&input->mutex);
    if (id != NULL && input->watched != NULL && json_equal(input->watched, id) == 1) {
        input->cancelled = true;
        input->cancel(input->context);
    }
    for (size_t i = 0; id != NULL && i < input->count; i++) {
        struct queued_message *waiting = queued_at(input, i);

        if (waiting->message != NULL && takes_id(waiting, id))
            take_out(waiting);
    }
    pthread_mutex_unlock(&input->mutex);
    return true;
}

/* ---- reading ---- */

/* Hold the mutex. No client waits for the running request any more. */
static void note_gone(struct mcp_input *input)
{
    input->gone = true;
    if (input->watched != NULL)
        input->cancel(input->context);
}

/* A message alone always has room. */
static bool is_full(const struct mcp_input *input, size_t bytes)
{
    return input->count == MCP_WAITING_MAX ||
           (input->count > 0 && bytes > MCP_WAITING_BYTES_MAX - input->bytes);
}

/* Hold the mutex. Nothing is read meanwhile, but a client that dies is noticed. */
static void wait_for_room(struct mcp_input *input, size_t bytes)
{
    struct pollfd answers = {input->answers, 0, 0};

    while (is_full(input, bytes) && !input->stopped && !input->gone) {
        threads_wait(&input->changed, &input->mutex, LOOK_NS);
        if (poll(&answers, 1, 0) > 0)
            note_gone(input);
    }
}

static void hand_over(struct mcp_input *input, json_t *message, const char *why)
{
    size_t bytes = message == NULL ? 0 : input->length;

    pthread_mutex_lock(&input->mutex);
    if (message != NULL && input->watched != NULL &&
        input->at_once(input->at_once_context, message)) {
        pthread_mutex_unlock(&input->mutex);
        json_decref(message);
        return;
    }
    wait_for_room(input, bytes);
    if (input->stopped || input->gone) {
        json_decref(message);
    } else {
        *queued_at(input, input->count++) = (struct queued_message){message, why, bytes};
        input->bytes += bytes;
    }
    pthread_cond_broadcast(&input->changed);
    pthread_mutex_unlock(&input->mutex);
}

static bool is_blank(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (strchr(" \t\r", text[i]) == NULL || text[i] == '\0')
            return false;
    return true;
}

static void take_line(struct mcp_input *input)
{
    if (input->too_long) {
        hand_over(input, NULL, "a message has more than 1 MiB");
    } else if (!is_blank(input->line, input->length)) {
        json_t *message = json_loadb(input->line, input->length,
                                     JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, NULL);

        if (message == NULL)
            hand_over(input, NULL, "this is not a JSON object in UTF-8");
        else if (cancel_request(input, message))
            json_decref(message);
        else
            hand_over(input, message, NULL);
    }
    input->length = 0;
    input->too_long = false;
}

static void take_bytes(struct mcp_input *input, const char *bytes, size_t length)
{
    while (length > 0) {
        const char *end = memchr(bytes, '\n', length);
        size_t part = end == NULL ? length : (size_t)(end - bytes);

        if (part > MCP_LINE_MAX - input->length)
            input->too_long = true;
        if (!input->too_long) {
            memcpy(input->line + input->length, bytes, part);
            input->length += part;
        }
        if (end == NULL)
            return;
        take_line(input);
        bytes += part + 1;
        length -= part + 1;
    }
}

/* As read(), but returns 0 to stop the reading. Without `more`, reads nothing and only
 * waits for the stop. */
static ssize_t read_some(struct mcp_input *input, bool more, char *bytes)
{
    struct pollfd wanted[] = {{more ? input->fd : -1, POLLIN, 0},
                              {input->stop[0], POLLIN, 0},
                              {input->answers, 0, 0}};

    if (poll(wanted, 3, -1) < 0)
        return -1;
    if (wanted[2].revents != 0) {
        pthread_mutex_lock(&input->mutex);
        note_gone(input);
        pthread_mutex_unlock(&input->mutex);
    }
    return wanted[1].revents != 0 || wanted[2].revents != 0
               ? 0
               : read(input->fd, bytes, READ_BYTES);
}

static void *read_all(void *argument)
{
    struct mcp_input *input = argument;
    char *bytes = malloc(READ_BYTES);
    ssize_t length = bytes == NULL ? 0 : 1;

    while (length > 0 || (length < 0 && errno == EINTR)) {
        length = read_some(input, true, bytes);
        if (length > 0)
            take_bytes(input, bytes, (size_t)length);
    }
    free(bytes);
    if (input->length > 0 || input->too_long)
        take_line(input);
    pthread_mutex_lock(&input->mutex);
    input->ended = true;
    pthread_cond_broadcast(&input->changed);
    pthread_mutex_unlock(&input->mutex);
    while (read_some(input, false, NULL) < 0 && errno == EINTR)
        ;
    return NULL;
}

static void free_input(struct mcp_input *input)
{
    for (; input->count > 0; input->count--) {
        json_decref(input->waiting[input->first].message);
        input->first = (input->first + 1) % MCP_WAITING_MAX;
    }
    cleanup_close(&input->stop[0]);
    cleanup_close(&input->stop[1]);
    pthread_cond_destroy(&input->changed);
    pthread_mutex_destroy(&input->mutex);
    free(input->line);
    free(input);
}

struct mcp_input *mcp_input_start(int fd, int answers,
                                  bool (*at_once)(void *, const json_t *), void *context)
{
    struct mcp_input *input = calloc(1, sizeof *input);

    if (input == NULL)
        return NULL;
    input->fd = fd;
    input->answers = answers;
    input->at_once = at_once;
    input->at_once_context = context;
    input->stop[0] = input->stop[1] = -1;
    input->line = malloc(MCP_LINE_MAX);
    pthread_mutex_init(&input->mutex, NULL);
    threads_condition_init(&input->changed);
    if (input->line == NULL || pipe2(input->stop, O_CLOEXEC) != 0 ||
        pthread_create(&input->thread, NULL, read_all, input) != 0) {
        free_input(input);
        return NULL;
    }
    return input;
}

void mcp_input_stop(struct mcp_input *input)
{
    if (input == NULL)
        return;
    pthread_mutex_lock(&input->mutex);
    input->stopped = true;
    pthread_cond_broadcast(&input->changed);
    pthread_mutex_unlock(&input->mutex);
    close(input->stop[1]); /* the thread's poll() returns */
    input->stop[1] = -1;
    pthread_join(input->thread, NULL);
    free_input(input);
}

bool mcp_input_next(struct mcp_input *input, json_t **message, const char **why)
{
    pthread_mutex_lock(&input->mutex);
    while (input->count == 0 && !input->ended)
        pthread_cond_wait(&input->changed, &input->mutex);
    bool found = input->count > 0;
    if (found) {
        *message = input->waiting[input->first].message;
        *why = input->waiting[input->first].why;
        input->bytes -= input->waiting[input->first].bytes;
        input->first = (input->first + 1) % MCP_WAITING_MAX;
        input->count--;
        pthread_cond_broadcast(&input->changed);
    }
    pthread_mutex_unlock(&input->mutex);
    return found;
}

void mcp_input_watch(struct mcp_input *input, const json_t *id, void (*cancel)(void *),
                     void *context)
{
    pthread_mutex_lock(&input->mutex);
    input->watched = id;
    input->cancel = cancel;
    input->context = context;
    input->cancelled = false;
    if (input->gone)
        cancel(context);
    for (size_t i = 0; i < input->count; i++) {
        struct queued_message *waiting = queued_at(input, i);

        if (waiting->message != NULL &&
            input->at_once(input->at_once_context, waiting->message))
            take_out(waiting);
    }
    pthread_mutex_unlock(&input->mutex);
}

bool mcp_input_watched(struct mcp_input *input)
{
    pthread_mutex_lock(&input->mutex);
    bool cancelled = input->cancelled;
    input->watched = NULL;
    pthread_mutex_unlock(&input->mutex);
    return cancelled;
}
