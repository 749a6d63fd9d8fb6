/* /status and /openapi.json. */
#include "api/api.h"
#include "api/request.h"
#include "api/versions.h"
#include "base/build_id.h"
#include "http/pages.h"
#include "ingest/quota.h"
#include "ingest/uploads.h"
#include "render/set_json.h"
#include "store/place/directory.h"

/* The parts of the sandbox around the processes that read traces. */
static json_t *worker_json(const struct api *api)
{
    const struct sandbox_state *held = &api->sandbox;

    if (api->worker.host == NULL)
        return json_null();
    return json_pack(
        "{s:b, s:o, s:o}", "seccomp", held->seccomp, "landlock",
        held->landlock == 0 ? json_null() : json_integer(held->landlock), "memory_bytes",
        held->memory ? json_integer((json_int_t)api->worker.memory_bytes) : json_null());
}

/* The limit of kept traces; null: no limit, or none are kept. */
static json_t *limit_json(const struct api *api)
{
    uint64_t bytes = api->traces.limit.bytes;

    return api->traces.keep && bytes != TRACES_WITHOUT_LIMIT
               ? json_integer((json_int_t)bytes)
               : json_null();
}

static json_t *use_json(const struct quota_use *use)
{
    return use->allowed == 0
               ? json_null()
               : json_pack("{s:I, s:I, s:I, s:I, s:I}", "allowed_bytes",
                           (json_int_t)use->allowed, "stored_bytes",
                           (json_int_t)use->stored, "coming_bytes",
                           (json_int_t)use->coming, "left_bytes", (json_int_t)use->left,
                           "sets", (json_int_t)use->sets);
}

/* How much the name of the request, and all names together, may store. */
static int quotas_json(const struct api *api, const char *user, json_t **out,
                       struct error *error)
{
    struct quota_use each, all;
    int result = quota_look(api->uploads, user, &each, &all, error);

    *out = result != 0
               ? NULL
               : json_pack("{s:o, s:o}", "name", use_json(&each), "all", use_json(&all));
    return result == 0 && *out == NULL ? error_set_memory(error) : result;
}

int api_status(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    const struct api *api = request->application;

    if (api_refuse_query(request, error) < 0)
        return -(int)error->code;
    char build[2 * BUILD_ID_MAX + 1];
    json_t *quotas;
    int result = quotas_json(api, request->user, &quotas, error);

    if (result != 0)
        return result;
    json_t *worker = worker_json(api);
    if (worker == NULL) {
        json_decref(quotas);
        return error_set_memory(error);
    }
    build_id_write(build);
    return api_reply_json(
        reply, 200,
        json_pack(
            "{s:s, s:s, s:o, s:b, s:o, s:b, s:o, s:o, s:b, s:{s:I, s:i, s:i, s:i}, s:I, "
            "s:o, s:o, s:o}",
            "version", PACKAGE_VERSION, "build", build, "libraries", versions_json(),
            "read_only", api->read_only || request->reads_only, "user",
            *request->user != '\0' ? json_string(request->user) : json_null(),
            "keep_traces", api->traces.keep, "keep_traces_bytes", limit_json(api),
            "keep_seconds",
            api->keep > 0 ? json_integer((json_int_t)api->keep) : json_null(), "sql",
            !api->no_sql, "limits", "file_bytes", (json_int_t)UPLOAD_FILE_BYTES_MAX,
            "files_per_upload", UPLOAD_FILES_MAX, "open_uploads", UPLOADS_OPEN_MAX,
            "name_bytes", UPLOAD_NAME_MAX, "free_bytes",
            (json_int_t)store_free_bytes(api->store), "worker", worker, "set_files",
            set_json_files(api->store), "quotas", quotas),
        error);
}

int api_openapi(struct http_request *request, struct http_reply *reply,
                struct error *error)
{
    return http_openapi(request, reply, error);
}
