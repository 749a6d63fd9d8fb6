/* /jobs: the list, one job, its progress as server-sent events, cancelling. */
#include "ingest/jobs.h"
#include "api/api.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "base/clock.h"

#include <stdlib.h>
#include <string.h>

static struct job_queue *queue_of(const struct http_request *request)
{
    return ((const struct api *)request->application)->jobs;
}

int api_jobs_list(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, API_ANSWER_MAX);

    buffer_append_text(&json, "{\"jobs\":");
    if (api_refuse_query(request, error) < 0 ||
        job_queue_list(queue_of(request), &json, error) < 0)
        return -(int)error->code;
    buffer_append_char(&json, '}');
    return http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &json, error);
}

int api_jobs_get(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, JOB_JSON_MAX);

    if (api_refuse_query(request, error) < 0 ||
        job_queue_get(queue_of(request), request->ids[0], &json, error) < 0)
        return -(int)error->code;
    return http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &json, error);
}

int api_jobs_cancel(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    if (api_refuse_query(request, error) < 0 ||
        job_queue_cancel(queue_of(request), request->ids[0], error) < 0)
        return -(int)error->code;
    return api_jobs_get(request, reply, error);
}

/* ---- server-sent events ---- */

/* Each call for more events blocks for at most this long. After this long a silence, a
 * comment is sent to find out whether the client is still there. */
#define EVENTS_WAIT_MS 500
#define EVENTS_SILENCE_NS ((int64_t)2 * 1000 * 1000 * 1000)

struct events {
    struct job_queue *queue;
    char id[JOB_ID_SIZE];
    uint64_t seen;
    bool ended;            /* the last event is in `pending`, or nothing more will come */
    int64_t spoken;        /* when something was last sent */
    struct buffer pending; /* events not sent yet, from `sent` on */
    size_t sent;
};

static void free_events(void *context)
{
    struct events *events = context;

    buffer_free(&events->pending);
    free(events);
}

/* Waits once; puts new events into `pending`. */
static void wait_for_event(struct events *events)
{
    struct error error;
    bool changed, ended;
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, JOB_JSON_MAX);

    int result = job_queue_watch(events->queue, events->id, &events->seen, EVENTS_WAIT_MS,
                                 &json, &changed, &ended, &error);
    if (result < 0) {
        events->ended = true;
        return;
    }
    if (changed)
        buffer_printf(&events->pending, "event: %s\ndata: ", ended ? "end" : "progress");
    if (changed) {
        buffer_append(&events->pending, json.bytes, json.length);
        buffer_append_text(&events->pending, "\n\n");
    } else if (clock_monotonic_ns() - events->spoken > EVENTS_SILENCE_NS) {
        buffer_append_text(&events->pending, ": still there\n\n");
    }
    events->ended = ended;
}

static size_t read_events(void *context, char *out, size_t room)
{
    struct events *events = context;

    while (events->sent == events->pending.length && !events->ended) {
        buffer_clear(&events->pending);
        events->sent = 0;
        wait_for_event(events);
    }
    size_t left = events->pending.length - events->sent;
    size_t length = left < room ? left : room;
    if (length > 0)
        memcpy(out, events->pending.bytes + events->sent, length);
    events->sent += length;
    events->spoken = clock_monotonic_ns();
    return length;
}

int api_jobs_events(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, JOB_JSON_MAX);

    if (api_refuse_query(request, error) < 0 ||
        job_queue_get(queue_of(request), request->ids[0], &json, error) < 0)
        return -(int)error->code;
    struct events *events = calloc(1, sizeof *events);
    if (events == NULL)
        return error_set_memory(error);
    events->queue = queue_of(request);
    strncpy(events->id, request->ids[0], sizeof events->id - 1);
    buffer_init(&events->pending, JOB_JSON_MAX + 64);
    http_reply_stream(reply, "text/event-stream", read_events, events, free_events);
    return 0;
}
