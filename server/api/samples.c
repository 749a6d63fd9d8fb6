/* /samples, /samples/ranks: the recorded pair and the pair of four ranks of
 * traces-sample/, compiled in, read in as an upload would be. */
#include "api/api.h"
#include "api/request.h"
#include "base/assets.h"
#include "base/cleanup.h"
#include "ingest/jobs.h"
#include "ingest/upload_commit.h"
#include "ingest/upload_writer.h"
#include "ingest/uploads.h"

#include <string.h>

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
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, API_ANSWER_MAX);

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
    struct announced_upload announced = {sample->label, files,
                                         list_files(sample, files, assets), user};
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
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, API_ANSWER_MAX);

    int result = api_refuse_query(request, error);
    buffer_append_text(&json, "{\"jobs\":[");
    for (size_t i = 0; i < 2 && result == 0; i++) {
        char job_id[JOB_ID_SIZE];

        if (i > 0)
            buffer_append_char(&json, ',');
        result = add_sample(api->uploads, &samples[i], request->user, job_id, error);
        if (result == 0)
            result = job_queue_get(api->jobs, job_id, &json, error);
    }
    buffer_append_text(&json, "]}");
    return result < 0 ? result
                      : http_reply_buffer(reply, 202, HTTP_TYPE_JSON, &json, error);
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
