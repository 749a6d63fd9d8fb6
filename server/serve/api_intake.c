#include "answer/json.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "intake/jobs.h"
#include "intake/regroup.h"
#include "intake/uploads.h"
#include "serve/api.h"
#include "serve/pages.h"
#include "serve/request.h"
#include "serve/resource.h"
#include "store/sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- uploads ---- */

/* /uploads: announcing files, sending them, committing. See intake/uploads.h for the
 * rules; this file reads the requests. */

/* ---- announcing ---- */

static int read_file(const json_t *item, size_t index, struct announced_file *out,
                     struct error *error)
{
    const char *name = json_string_value(json_object_get(item, "name"));
    const json_t *size = json_object_get(item, "size");

    if (name == NULL || !json_is_integer(size) || json_integer_value(size) < 0 ||
        json_object_size(item) != 2)
        return error_set(error, ERROR_PARAMETER, "bad_files",
                         "files: entry %zu must be {\"name\":TEXT,\"size\":BYTES}",
                         index + 1);
    *out = (struct announced_file){name, (uint64_t)json_integer_value(size)};
    return 0;
}

/* The default label of an upload: the folder of the first file, or the file, cut if that
 * is longer than a label. */
static const char *read_label(const char *label, const char *first, char *room,
                              size_t size)
{
    if (label != NULL && *label != '\0')
        return label;
    size_t length = strcspn(first, "/");
    if (length > UPLOAD_LABEL_MAX)
        for (length = UPLOAD_LABEL_MAX; length > 0 && (first[length] & 0xC0) == 0x80;)
            length--;
    snprintf(room, size, "%.*s", (int)length, first);
    return room;
}

static int check_label(const char *label, struct error *error)
{
    for (const char *byte = label; *byte != '\0'; byte++)
        if ((unsigned char)*byte < 0x20)
            return error_set(error, ERROR_PARAMETER, "bad_label",
                             "label contains a control character");
    if (strlen(label) > UPLOAD_LABEL_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_label",
                         "label has more than %d bytes", UPLOAD_LABEL_MAX);
    return 0;
}

static int create(const struct http_request *request, const json_t *body,
                  char id[UPLOAD_ID_SIZE], struct error *error)
{
    const char *label = NULL, *files_are = NULL;
    json_t *list = NULL;
    char room[UPLOAD_NAME_MAX + 1];

    if (json_unpack((json_t *)(uintptr_t)body, "{s?s, s?s, s:o}", "label", &label,
                    "files_are", &files_are, "files", &list) != 0 ||
        !json_is_array(list))
        return error_set(error, ERROR_PARAMETER, "bad_files",
                         "the body is {\"label\":TEXT,\"files_are\":TEXT,"
                         "\"files\":[{\"name\":TEXT,\"size\":BYTES},…]}");
    size_t count = json_array_size(list);
    CLEANUP_FREE struct announced_file *files = calloc(count + 1, sizeof *files);
    if (files == NULL)
        return error_set_memory(error);
    int result = 0;
    for (size_t i = 0; i < count && result == 0; i++)
        result = read_file(json_array_get(list, i), i, &files[i], error);
    if (result < 0)
        return result;
    const char *first = files[0].name; /* NULL: the list is empty */
    label = read_label(label, first != NULL ? first : "upload", room, sizeof room);
    struct announced_upload announced = {label, files, count, request->user,
                                         FILES_AS_NAMED};
    result = files_are_read(files_are, &announced.files_are, error);
    if (result == 0)
        result = check_label(label, error);
    return result < 0 ? result
                      : uploads_create(api_of(request)->uploads, &announced, id, error);
}

static int reply_with_upload(struct uploads *uploads, const char *id, int status,
                             struct http_reply *reply, struct error *error)
{
    int result = uploads_get(uploads, id, &reply->body, error);
    return result < 0 ? result : http_reply_body(reply, status, HTTP_TYPE_JSON, error);
}

int api_uploads_create(struct http_request *request, struct http_reply *reply,
                       struct error *error)
{
    static const char *const fields[] = {"label", "files", "files_are", NULL};
    char id[UPLOAD_ID_SIZE], location[64];
    json_t *body;

    if (api_read_object(request, fields, &body, error) < 0)
        return -(int)error->code;
    int result = create(request, body, id, error);
    json_decref(body);
    if (result < 0)
        return result;
    snprintf(location, sizeof location, "/api/v1/uploads/%s", id);
    http_base_location(request->base, location, reply);
    result = reply_with_upload(api_of(request)->uploads, id, 201, reply, error);
    if (result < 0) { /* no client knows its id */
        struct error ignored;
        uploads_discard(api_of(request)->uploads, id, &ignored);
    }
    return result;
}

int api_uploads_get(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    return reply_with_upload(api_of(request)->uploads, request->ids[0], 200, reply,
                             error);
}

int api_uploads_discard(struct http_request *request, struct http_reply *reply,
                        struct error *error)
{
    int result = uploads_discard(api_of(request)->uploads, request->ids[0], error);
    if (result == 0)
        http_reply_empty(reply, 204);
    return result;
}

/* ---- one file ---- */

static void close_writer(void *state)
{
    upload_writer_close(state);
}

/* Reads what the headers say about the body. */
static int read_part(const struct http_request *request, struct upload_part *part,
                     struct error *error)
{
    const char *range = http_request_header(request, "Content-Range");
    const char *encoding = http_request_header(request, "Content-Encoding");
    struct http_range parsed;

    *part = (struct upload_part){.length = request->content_length};
    if (encoding != NULL && strcasecmp(encoding, "gzip") == 0)
        part->encoded = true;
    else if (encoding != NULL && strcasecmp(encoding, "identity") != 0)
        return error_set(error, ERROR_PARAMETER, "bad_encoding",
                         "Content-Encoding: only gzip is supported");
    if (range == NULL)
        return 0;
    if (!http_parse_content_range(range, &parsed))
        return error_set(
            error, ERROR_PARAMETER, "bad_range",
            "Content-Range must be bytes FIRST-LAST/SIZE, such as bytes 100-199/1000");
    part->ranged = true;
    part->first = parsed.first;
    part->last = parsed.last;
    part->total = parsed.total;
    return 0;
}

int api_upload_file_begin(struct http_request *request, struct error *error)
{
    struct upload_writer *writer = NULL;
    struct upload_part part;

    if (read_part(request, &part, error) < 0 ||
        upload_writer_open(api_of(request)->uploads, request->ids[0], request->ids[1],
                           &part, &writer, error) < 0)
        return -(int)error->code;
    request->state = writer;
    request->state_free = close_writer;
    return 0;
}

int api_upload_file_chunk(struct http_request *request, const char *bytes, size_t length,
                          struct error *error)
{
    return upload_writer_write(request->state, bytes, length, error);
}

int api_upload_file(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    return upload_writer_finish(request->state, &reply->body, error);
}

/* ---- committing ---- */

static int reply_with_job(const struct http_request *request, const char *id,
                          struct http_reply *reply, struct error *error)
{
    char location[64];

    snprintf(location, sizeof location, "/api/v1/jobs/%s", id);
    http_base_location(request->base, location, reply);
    buffer_append_text(&reply->body, "{\"job\":");
    int result = job_queue_get(api_of(request)->jobs, id, &reply->body, error);
    buffer_append_char(&reply->body, '}');
    return result < 0 ? result : http_reply_body(reply, 202, HTTP_TYPE_JSON, error);
}

int api_uploads_commit(struct http_request *request, struct http_reply *reply,
                       struct error *error)
{
    char id[JOB_ID_SIZE];
    int result = uploads_commit(api_of(request)->uploads, request->ids[0], id, error);

    return result < 0 ? result : reply_with_job(request, id, reply, error);
}

/* ---- jobs ---- */

/* /jobs: the list, one job, its progress as server-sent events, cancelling. */

int api_jobs_list(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    buffer_append_text(&reply->body, "{\"jobs\":");
    if (job_queue_list(api_of(request)->jobs, &reply->body, error) < 0)
        return -(int)error->code;
    buffer_append_char(&reply->body, '}');
    return 0;
}

int api_jobs_get(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    return job_queue_get(api_of(request)->jobs, request->ids[0], &reply->body, error);
}

int api_jobs_cancel(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    if (job_queue_cancel(api_of(request)->jobs, request->ids[0], error) < 0)
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
    CLEANUP_BUFFER struct buffer json = BUFFER(JOB_JSON_MAX);

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
    if (job_queue_get(api_of(request)->jobs, request->ids[0], &reply->body, error) < 0)
        return -(int)error->code;
    struct events *events = owned_new(1, sizeof *events);
    events->queue = api_of(request)->jobs;
    strncpy(events->id, request->ids[0], sizeof events->id - 1);
    buffer_init(&events->pending, JOB_JSON_MAX + 64);
    http_reply_stream(reply, "text/event-stream", read_events, events, free_events);
    return 0;
}

/* ---- samples ---- */

/* /samples, /samples/ranks: the recorded pair and the pair of four ranks of
 * traces-sample/, compiled in, read in as an upload would be. */

#define SAMPLE_FILES_MAX 16

struct sample_set {
    const char *folder, *label;
};

/* Control first. */
static const struct sample_set recorded_pair[2] = {
    {"traces-sample/attention-control/", "attention-control"},
    {"traces-sample/attention-test/", "attention-test"},
};
static const struct sample_set ranks_pair[2] = {
    {"traces-sample/ranks-control/", "sample control"},
    {"traces-sample/ranks-test/", "sample test"},
};

static const char *file_name(const struct asset *asset, const struct sample_set *sample)
{
    size_t length = strlen(sample->folder);

    return strncmp(asset->path, sample->folder, length) == 0 ? asset->path + length
                                                             : NULL;
}

static size_t list_files(const struct sample_set *sample,
                         struct announced_file files[SAMPLE_FILES_MAX],
                         const struct asset *assets[SAMPLE_FILES_MAX])
{
    size_t count = 0;

    for (size_t i = 0; i < asset_count() && count < SAMPLE_FILES_MAX; i++) {
        const struct asset *asset = asset_at(i);
        const char *name = file_name(asset, sample);

        if (name == NULL)
            continue;
        files[count] = (struct announced_file){name, asset->length};
        assets[count++] = asset;
    }
    return count;
}

static int write_file(struct uploads *uploads, const char *id, const char *name,
                      const struct asset *asset, struct error *error)
{
    const struct upload_part part = {.length = (int64_t)asset->length};
    struct upload_writer *writer = NULL;
    CLEANUP_BUFFER struct buffer json = BUFFER(HTTP_ANSWER_MAX);

    int result = upload_writer_open(uploads, id, name, &part, &writer, error);
    if (result == 0)
        result =
            upload_writer_write(writer, (const char *)asset->bytes, asset->length, error);
    if (result == 0)
        result = upload_writer_finish(writer, &json, error);
    upload_writer_close(writer);
    return result;
}

static int add_sample(struct uploads *uploads, const struct sample_set *sample,
                      const char *user, char job_id[JOB_ID_SIZE], struct error *error)
{
    struct announced_file files[SAMPLE_FILES_MAX];
    const struct asset *assets[SAMPLE_FILES_MAX];
    struct announced_upload announced = {
        sample->label, files, list_files(sample, files, assets), user, FILES_AS_NAMED};
    char id[UPLOAD_ID_SIZE];

    int result = uploads_create(uploads, &announced, id, error);
    if (result < 0)
        return result;
    for (size_t i = 0; i < announced.count && result == 0; i++)
        result = write_file(uploads, id, files[i].name, assets[i], error);
    if (result == 0)
        result = uploads_commit(uploads, id, job_id, error);
    if (result < 0) {
        struct error ignored;
        uploads_discard(uploads, id, &ignored);
    }
    return result;
}

static int add_pair(struct http_request *request, const struct sample_set samples[2],
                    struct http_reply *reply, struct error *error)
{
    const struct api *api = request->application;

    int result = 0;

    buffer_append_text(&reply->body, "{\"jobs\":[");
    for (size_t i = 0; i < 2 && result == 0; i++) {
        char job_id[JOB_ID_SIZE];

        if (i > 0)
            buffer_append_char(&reply->body, ',');
        result = add_sample(api->uploads, &samples[i], request->user, job_id, error);
        if (result == 0)
            result = job_queue_get(api->jobs, job_id, &reply->body, error);
    }
    buffer_append_text(&reply->body, "]}");
    return result < 0 ? result : http_reply_body(reply, 202, HTTP_TYPE_JSON, error);
}

int api_samples_add(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    return add_pair(request, recorded_pair, reply, error);
}

int api_samples_add_ranks(struct http_request *request, struct http_reply *reply,
                          struct error *error)
{
    return add_pair(request, ranks_pair, reply, error);
}

/* ---- regroup ---- */

/* POST /sets/{id}/split and /sets/join: sets made out of stored sets, as jobs. */

#define LABEL_MAX 256
#define NUMBERS_MAX ((size_t)1 << 16)

/* ---- the request ---- */

/* A copy of the label, NULL if there is none. */
static int take_label(const json_t *object, char **out, struct error *error)
{
    const char *text;
    int result = api_read_text(object, "label", 1, LABEL_MAX, &text, error);

    if (result != 0 || text == NULL)
        return result;
    *out = owned_copy(text);
    return 0;
}

static int take_keep(const json_t *object, bool *out, struct error *error)
{
    const json_t *value = json_object_get(object, "keep");

    *out = json_is_true(value);
    return value == NULL || json_is_boolean(value)
               ? 0
               : error_set(error, ERROR_PARAMETER, "bad_value",
                           "keep must be true or false");
}

/* The whole numbers of a list, in `out`; none if the list is missing. */
static int take_numbers(const json_t *object, const char *key, json_int_t least,
                        json_int_t most, int64_t **out, size_t *count,
                        struct error *error)
{
    const json_t *list = json_object_get(object, key);
    size_t length = json_array_size(list);

    if (list == NULL)
        return 0;
    if (!json_is_array(list) || length > NUMBERS_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_parts",
                         "parts: %s must be a list of at most %zu numbers", key,
                         NUMBERS_MAX);
    *out = owned_new(length, sizeof **out);
    for (; *count < length; (*count)++) {
        const json_t *number = json_array_get(list, *count);

        if (!json_is_integer(number) || json_integer_value(number) < least ||
            json_integer_value(number) > most)
            return error_set(error, ERROR_PARAMETER, "bad_parts",
                             "parts: %s must hold whole numbers", key);
        (*out)[*count] = json_integer_value(number);
    }
    return 0;
}

static int take_files(const json_t *object, struct regroup_part *part,
                      struct error *error)
{
    CLEANUP_FREE int64_t *numbers = NULL;
    size_t count = 0;
    int result = take_numbers(object, "files", 0, UINT32_MAX, &numbers, &count, error);

    part->files = owned_new(count, sizeof *part->files);
    for (; result == 0 && part->file_count < count; part->file_count++)
        part->files[part->file_count] = (uint32_t)numbers[part->file_count];
    return result;
}

static int take_part(const json_t *object, struct regroup_part *part, struct error *error)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)(uintptr_t)object, key, value)
    {
        if (strcmp(key, "label") != 0 && strcmp(key, "files") != 0 &&
            strcmp(key, "ranks") != 0)
            return error_set(error, ERROR_PARAMETER, "unknown_field",
                             "parts: \"%.100s\" is not known here; allowed are label, "
                             "files, ranks",
                             key);
    }
    int result = take_label(object, &part->label, error);
    if (result == 0)
        result = take_files(object, part, error);
    if (result == 0)
        result = take_numbers(object, "ranks", INT64_MIN, INT64_MAX, &part->ranks,
                              &part->rank_count, error);
    if (result == 0 && part->file_count + part->rank_count == 0)
        return error_set(error, ERROR_PARAMETER, "bad_parts",
                         "parts: each part must name files (by number) or ranks");
    return result;
}

static int take_parts(const json_t *body, struct regroup_request *wanted,
                      struct error *error)
{
    const json_t *parts = json_object_get(body, "parts");
    size_t count = json_array_size(parts);
    int result = 0;

    if (parts == NULL)
        return 0;
    if (!json_is_array(parts) || count == 0 || count > REGROUP_SETS_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_parts",
                         "parts must be a list of 1 to %d parts", REGROUP_SETS_MAX);
    wanted->parts = owned_new(count, sizeof *wanted->parts);
    for (size_t i = 0; result == 0 && i < count; i++) {
        const json_t *part = json_array_get(parts, i);

        wanted->part_count++;
        result =
            json_is_object(part)
                ? take_part(part, &wanted->parts[i], error)
                : error_set(error, ERROR_PARAMETER, "bad_parts",
                            "a part is {\"label\":TEXT,\"files\":[…],\"ranks\":[…]}");
    }
    return result;
}

/* The id of a set, which may be named in another way. */
static int take_set(const struct http_request *request, const char *name,
                    struct regroup_request *wanted, struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};
    int result = store_find_set(store_of(request), name, &info, error);

    if (result == 0)
        memcpy(wanted->sets[wanted->set_count++], info.id, sizeof info.id);
    return result;
}

static int take_sets(const struct http_request *request, const json_t *body,
                     struct regroup_request *wanted, struct error *error)
{
    const json_t *sets = json_object_get(body, "sets");
    size_t count = json_array_size(sets);
    int result = 0;

    if (!json_is_array(sets) || count > REGROUP_SETS_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_sets",
                         "sets must be a list of at most %d ids or labels",
                         REGROUP_SETS_MAX);
    wanted->sets = owned_new(count, sizeof *wanted->sets);
    for (size_t i = 0; result == 0 && i < count; i++) {
        const char *name = json_string_value(json_array_get(sets, i));

        result = name == NULL ? error_set(error, ERROR_PARAMETER, "bad_sets",
                                          "sets must be a list of texts")
                              : take_set(request, name, wanted, error);
    }
    return result;
}

/* ---- the job ---- */

/* Takes over the request. Refuses mistakes at once if they show without reading a
 * set. */
static int add_job(const struct http_request *request, struct regroup_request *wanted,
                   struct http_reply *reply, struct error *error)
{
    CLEANUP_SET_INFO struct set_info first = {0};
    char id[JOB_ID_SIZE];
    int result = regroup_check(store_of(request), wanted, request->budget, error);

    if (result == 0)
        result = store_find_set(store_of(request), wanted->sets[0], &first, error);
    if (result != 0)
        return result;
    struct job_request job = {.label =
                                  wanted->label != NULL ? wanted->label : first.label,
                              .regroup = *wanted,
                              .user = request->user};
    *wanted = (struct regroup_request){0};
    result = job_queue_add(api_of(request)->jobs, &job, id, error);
    return result < 0 ? result : reply_with_job(request, id, reply, error);
}

int api_sets_split(struct http_request *request, struct http_reply *reply,
                   struct error *error)
{
    static const char *const fields[] = {"parts", "keep", NULL};
    CLEANUP(regroup_request_free) struct regroup_request wanted = {0};
    json_auto_t *body = NULL;
    int result = api_read_object(request, fields, &body, error);
    wanted.sets = owned_new(1, sizeof *wanted.sets);
    if (result == 0)
        result = take_set(request, request->ids[0], &wanted, error);
    if (result == 0)
        result = take_parts(body, &wanted, error);
    if (result == 0)
        result = take_keep(body, &wanted.keep, error);
    return result == 0 ? add_job(request, &wanted, reply, error) : result;
}

int api_sets_join(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    static const char *const fields[] = {"sets", "label", "keep", NULL};
    CLEANUP(regroup_request_free) struct regroup_request wanted = {.join = true};
    json_auto_t *body = NULL;
    int result = api_read_object(request, fields, &body, error);
    if (result == 0)
        result = take_sets(request, body, &wanted, error);
    if (result == 0)
        result = take_label(body, &wanted.label, error);
    if (result == 0)
        result = take_keep(body, &wanted.keep, error);
    return result == 0 ? add_job(request, &wanted, reply, error) : result;
}
