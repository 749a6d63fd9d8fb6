/* POST /sets/{id}/split and /sets/join: sets made out of stored sets, as jobs. */
#include "ingest/regroup.h"
#include "api/api.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "http/base_path.h"
#include "ingest/jobs.h"
#include "ingest/quota.h"
#include "render/set_json.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LABEL_MAX 256
#define NUMBERS_MAX ((size_t)1 << 16)

static const struct api *api_of(const struct http_request *request)
{
    return request->application;
}

static void release_json(json_t **value)
{
    json_decref(*value);
}
#define CLEANUP_BODY __attribute__((cleanup(release_json))) json_t

/* ---- the request ---- */

/* A copy of the label, NULL if there is none. */
static int take_label(const json_t *object, char **out, struct error *error)
{
    const json_t *value = json_object_get(object, "label");
    const char *text = json_string_value(value);

    if (value == NULL)
        return 0;
    if (text == NULL || *text == '\0' || json_string_length(value) > LABEL_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_text",
                         "label must be a text of 1 to %d bytes", LABEL_MAX);
    for (const char *byte = text; *byte != '\0'; byte++)
        if ((unsigned char)*byte < 0x20)
            return error_set(error, ERROR_PARAMETER, "bad_text",
                             "label contains a control character");
    *out = strdup(text);
    return *out == NULL ? error_set_memory(error) : 0;
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
    *out = calloc(length + 1, sizeof **out);
    if (*out == NULL)
        return error_set_memory(error);
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

    part->files = calloc(count + 1, sizeof *part->files);
    if (result != 0 || part->files == NULL)
        return result != 0 ? result : error_set_memory(error);
    for (; part->file_count < count; part->file_count++)
        part->files[part->file_count] = (uint32_t)numbers[part->file_count];
    return 0;
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
        result = error_set(error, ERROR_PARAMETER, "bad_parts",
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
    wanted->parts = calloc(count + 1, sizeof *wanted->parts);
    if (wanted->parts == NULL)
        return error_set_memory(error);
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
    int result = store_find_set(api_of(request)->store, name, &info, error);

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
    wanted->sets = calloc(count + 1, sizeof *wanted->sets);
    if (wanted->sets == NULL)
        return error_set_memory(error);
    for (size_t i = 0; result == 0 && i < count; i++) {
        const char *name = json_string_value(json_array_get(sets, i));

        result = name == NULL ? error_set(error, ERROR_PARAMETER, "bad_sets",
                                          "sets must be a list of texts")
                              : take_set(request, name, wanted, error);
    }
    return result;
}

/* ---- the job ---- */

static int reply_with_job(const struct http_request *request, const char *id,
                          struct http_reply *reply, struct error *error)
{
    CLEANUP_BUFFER struct buffer json;
    char location[64];

    buffer_init(&json, JOB_JSON_MAX + 16);
    snprintf(location, sizeof location, "/api/v1/jobs/%s", id);
    http_base_location(request->base, location, reply);
    buffer_append_text(&json, "{\"job\":");
    int result = job_queue_get(api_of(request)->jobs, id, &json, error);
    buffer_append_char(&json, '}');
    return result < 0 ? result
                      : http_reply_buffer(reply, 202, HTTP_TYPE_JSON, &json, error);
}

/* Takes over the request. Refuses mistakes at once if they show without reading a
 * set. */
static int add_job(const struct http_request *request, struct regroup_request *wanted,
                   struct http_reply *reply, struct error *error)
{
    CLEANUP_SET_INFO struct set_info first = {0};
    char id[JOB_ID_SIZE];
    int result = regroup_check(api_of(request)->store, wanted, request->budget, error);

    if (result == 0)
        result = quota_check(api_of(request)->uploads, request->user, 0, error);
    if (result == 0)
        result = store_find_set(api_of(request)->store, wanted->sets[0], &first, error);
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
    CLEANUP_BODY *body = NULL;
    int result = api_refuse_query(request, error);

    if (result == 0)
        result = api_read_object(request, fields, &body, error);
    wanted.sets = calloc(1, sizeof *wanted.sets);
    if (result == 0 && wanted.sets == NULL)
        result = error_set_memory(error);
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
    CLEANUP_BODY *body = NULL;
    int result = api_refuse_query(request, error);

    if (result == 0)
        result = api_read_object(request, fields, &body, error);
    if (result == 0)
        result = take_sets(request, body, &wanted, error);
    if (result == 0)
        result = take_label(body, &wanted.label, error);
    if (result == 0)
        result = take_keep(body, &wanted.keep, error);
    return result == 0 ? add_job(request, &wanted, reply, error) : result;
}
