/* /uploads: announcing files, sending them, committing. See ingest/uploads.h,
 * upload_writer.h and upload_commit.h for the rules; this file reads the requests. */
#include "ingest/uploads.h"
#include "api/api.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "http/base_path.h"
#include "http/negotiate.h"
#include "ingest/jobs.h"
#include "ingest/upload_commit.h"
#include "ingest/upload_writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static struct uploads *uploads_of(const struct http_request *request)
{
    return ((const struct api *)request->application)->uploads;
}

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
static const char *read_label(const json_t *body, const char *first, char *room,
                              size_t size)
{
    const char *label = json_string_value(json_object_get(body, "label"));

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
    const json_t *list = json_object_get(body, "files");
    const json_t *label_value = json_object_get(body, "label");
    size_t count = json_array_size(list);
    char room[UPLOAD_NAME_MAX + 1];

    if (!json_is_array(list) || (label_value != NULL && !json_is_string(label_value)))
        return error_set(error, ERROR_PARAMETER, "bad_files",
                         "the body is {\"label\":TEXT,"
                         "\"files\":[{\"name\":TEXT,\"size\":BYTES},…]}");
    CLEANUP_FREE struct announced_file *files = calloc(count + 1, sizeof *files);
    if (files == NULL)
        return error_set_memory(error);
    int result = 0;
    for (size_t i = 0; i < count && result == 0; i++)
        result = read_file(json_array_get(list, i), i, &files[i], error);
    if (result < 0)
        return result;
    const char *first = files[0].name; /* NULL: the list is empty */
    const char *label =
        read_label(body, first != NULL ? first : "upload", room, sizeof room);
    struct announced_upload announced = {label, files, count, request->user};
    result = check_label(label, error);
    return result < 0 ? result
                      : uploads_create(uploads_of(request), &announced, id, error);
}

static int reply_with_upload(struct uploads *uploads, const char *id, int status,
                             struct http_reply *reply, struct error *error)
{
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, API_ANSWER_MAX);

    int result = uploads_get(uploads, id, &json, error);
    return result < 0 ? result
                      : http_reply_buffer(reply, status, HTTP_TYPE_JSON, &json, error);
}

int api_uploads_create(struct http_request *request, struct http_reply *reply,
                       struct error *error)
{
    static const char *const fields[] = {"label", "files", NULL};
    char id[UPLOAD_ID_SIZE], location[64];
    json_t *body;

    if (api_refuse_query(request, error) < 0 ||
        api_read_object(request, fields, &body, error) < 0)
        return -(int)error->code;
    int result = create(request, body, id, error);
    json_decref(body);
    if (result < 0)
        return result;
    snprintf(location, sizeof location, "/api/v1/uploads/%s", id);
    http_base_location(request->base, location, reply);
    result = reply_with_upload(uploads_of(request), id, 201, reply, error);
    if (result < 0) { /* no client knows its id */
        struct error ignored;
        uploads_discard(uploads_of(request), id, &ignored);
    }
    return result;
}

int api_uploads_get(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    int result = api_refuse_query(request, error);

    return result < 0 ? result
                      : reply_with_upload(uploads_of(request), request->ids[0], 200,
                                          reply, error);
}

int api_uploads_discard(struct http_request *request, struct http_reply *reply,
                        struct error *error)
{
    int result = api_refuse_query(request, error);

    if (result == 0)
        result = uploads_discard(uploads_of(request), request->ids[0], error);
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

    if (api_refuse_query(request, error) < 0 || read_part(request, &part, error) < 0 ||
        upload_writer_open(uploads_of(request), request->ids[0], request->ids[1], &part,
                           &writer, error) < 0)
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
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, API_ANSWER_MAX);

    int result = upload_writer_finish(request->state, &json, error);
    return result < 0 ? result
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &json, error);
}

/* ---- committing ---- */

int api_uploads_commit(struct http_request *request, struct http_reply *reply,
                       struct error *error)
{
    const struct api *api = request->application;
    char id[JOB_ID_SIZE], location[64];
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, JOB_JSON_MAX + 16);

    if (api_refuse_query(request, error) < 0 ||
        uploads_commit(api->uploads, request->ids[0], id, error) < 0)
        return -(int)error->code;
    snprintf(location, sizeof location, "/api/v1/jobs/%s", id);
    http_base_location(request->base, location, reply);
    buffer_append_text(&json, "{\"job\":");
    int result = job_queue_get(api->jobs, id, &json, error);
    buffer_append_char(&json, '}');
    return result < 0 ? result
                      : http_reply_buffer(reply, 202, HTTP_TYPE_JSON, &json, error);
}
