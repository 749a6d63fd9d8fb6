/* The short requests of the upload model: looking, committing, throwing away, jobs, and
 * whatever else somebody sends. */
#include "serve/request.h"
#include "store/directory.h"
#include "torture/upload_model_state.h"

#include <string.h>
#include <sys/stat.h>

/* ---- looking ---- */

/* The file in the spool holds what was sent, and there is none where nothing was. */
static void check_spooled(const struct model_upload *upload, size_t index)
{
    const struct file *file = &upload->files[index];
    char path[512];
    FILE *spooled;

    snprintf(path, sizeof path, "%s/upload-%s/%zu",
             store_spool_directory(model.api.store), upload->id, index);
    spooled = fopen(path, "rb");
    MUST((spooled != NULL) == file->exists);
    if (spooled == NULL)
        return;
    char *bytes = malloc(file->length + 1);
    MUST(bytes != NULL);
    MUST(fread(bytes, 1, file->length + 1, spooled) == file->length);
    MUST(file->length == 0 || memcmp(bytes, file->bytes, file->length) == 0);
    free(bytes);
    fclose(spooled);
}

static void check_file(const struct file *file, const json_t *said)
{
    MUST(strcmp(json_string_value(json_object_get(said, "name")), file->name) == 0);
    MUST((uint64_t)json_integer_value(json_object_get(said, "size")) == file->size);
    MUST((uint64_t)json_integer_value(json_object_get(said, "received")) ==
         file->received);
    MUST(json_is_true(json_object_get(said, "complete")) == file->complete);
    /* What counts as whole is as long as announced. */
    MUST(!file->complete || file->encoded || file->length == file->size);
}

void model_look(uint8_t number)
{
    struct model_upload *upload = model_choose(number);
    struct MHD_Connection connection = {0};
    char path[64];

    snprintf(path, sizeof path, "/api/v1/uploads/%s", model_id_of(upload));
    model_ask(&connection, "GET", path, NULL);
    if (upload == NULL || upload->state == DISCARDED) {
        MUST(connection.status == 404);
    } else {
        json_t *document = model_answer_json(&connection);
        json_t *files = json_object_get(document, "files");

        MUST(connection.status == 200 && json_array_size(files) == upload->count);
        MUST((strcmp(json_string_value(json_object_get(document, "state")), "open") ==
              0) == (upload->state == OPEN));
        for (size_t i = 0; i < upload->count; i++) {
            check_file(&upload->files[i], json_array_get(files, i));
            if (upload->state == OPEN)
                check_spooled(upload, i);
        }
        json_decref(document);
    }
    fake_close(&connection);
}

/* ---- committing, throwing away ---- */

static bool is_complete(const struct model_upload *upload)
{
    for (size_t i = 0; i < upload->count; i++)
        if (!upload->files[i].complete)
            return false;
    return true;
}

void model_commit(uint8_t number)
{
    struct model_upload *upload = model_choose(number);
    struct MHD_Connection connection = {0};
    char path[64];

    if (model.job_count == JOBS_MAX)
        return;
    model_look(number);
    snprintf(path, sizeof path, "/api/v1/uploads/%s/commit", model_id_of(upload));
    model_ask(&connection, "POST", path, NULL);
    if (upload == NULL || upload->state == DISCARDED) {
        MUST(connection.status == 404);
    } else if (upload->state == COMMITTED || !is_complete(upload)) {
        MUST(connection.status == 409);
    } else {
        json_t *document = model_answer_json(&connection);
        const json_t *job = json_object_get(document, "job");

        MUST(connection.status == 202);
        upload->state = COMMITTED;
        snprintf(model.jobs[model.job_count++], JOB_ID_SIZE, "%s",
                 json_string_value(json_object_get(job, "id")));
        json_decref(document);
    }
    fake_close(&connection);
}

void model_discard(uint8_t number)
{
    struct model_upload *upload = model_choose(number);
    struct MHD_Connection connection = {0};
    char path[64];

    snprintf(path, sizeof path, "/api/v1/uploads/%s", model_id_of(upload));
    model_ask(&connection, "DELETE", path, NULL);
    if (upload == NULL || upload->state == DISCARDED)
        MUST(connection.status == 404);
    else
        MUST(connection.status == (upload->state == OPEN ? 204 : 409));
    if (connection.status == 204)
        upload->state = DISCARDED;
    fake_close(&connection);
}

/* ---- jobs ---- */

void model_job(uint8_t number, const char *method, const char *suffix)
{
    struct MHD_Connection connection = {0};
    size_t which = number % (model.job_count + 1);
    bool known = which < model.job_count;
    char path[80];

    snprintf(path, sizeof path, "/api/v1/jobs/%s%s",
             known ? model.jobs[which] : "fedcba9876543210",
             suffix != NULL ? suffix : "");
    if (suffix == NULL)
        snprintf(path, sizeof path, "/api/v1/jobs");
    model_ask(&connection, method, path, NULL);
    MUST((connection.status < 300) == (known || suffix == NULL));
    fake_close(&connection);
}

/* ---- whatever else ---- */

/* The path with the id of an upload in the place of each \x01, and without what the HTTP
 * library lets nobody have in a request line. */
static void append_path(struct buffer *out, const struct raw_request *request)
{
    for (const char *byte = request->path; *byte != '\0'; byte++) {
        if (*byte == '\x01')
            buffer_append_text(out, model_id_of(model_choose(request->upload)));
        else if (strchr(" \t\r\n", *byte) == NULL)
            buffer_append_char(out, *byte);
    }
    buffer_append(out, "", 1);
}

/* An upload that such a request threw away, or committed. */
static void follow(const struct MHD_Connection *connection, const char *method)
{
    const struct http_request *request = &connection->exchange->request;
    struct model_upload *upload = NULL;

    if (connection->status >= 300 || request->route == NULL ||
        strncmp(request->route->pattern, "/api/v1/uploads", 15) != 0)
        return;
    for (size_t i = 0; request->ids[0] != NULL && i < model.upload_count; i++)
        if (strcmp(model.uploads[i].id, request->ids[0]) == 0)
            upload = &model.uploads[i];
    if (connection->status == 201)
        model_remember(connection);
    else if (upload != NULL && strcmp(method, "DELETE") == 0)
        upload->state = DISCARDED;
    else if (upload != NULL && connection->status == 202)
        upload->state = COMMITTED;
}

void model_raw(const struct raw_request *request)
{
    struct slot slot = {0};
    struct MHD_Connection *connection = &slot.connection;
    struct buffer path = BUFFER(1 << 14);
    bool host = false;

    if (model.upload_count == UPLOADS_MAX)
        return;
    append_path(&path, request);
    for (size_t i = 0; i < request->header_count; i++) {
        char value[64];
        /* The library splits lines and takes the space around values away. */
        snprintf(value, sizeof value, "%.*s",
                 (int)strcspn(request->headers[i].value, "\r\n"),
                 request->headers[i].value);
        fake_header(connection, request->headers[i].name, value);
        host |= strcmp(request->headers[i].name, "Host") == 0;
    }
    if (!host)
        model_add_host(connection);
    fake_begin(connection, &model.server, request->method, path.bytes);
    buffer_free(&path);
    model_track(&slot);
    /* Taken, so the account has to say so; a body would have to be followed, too. */
    if (slot.file == NULL) {
        if (fake_runs(connection))
            fake_chunk(connection, request->body, strlen(request->body));
        fake_end(connection);
        model_check_answer(connection);
        follow(connection, request->method);
    }
    fake_close(connection);
}
