/* See request.h. */
#include "api/request.h"

#include "api/api.h"
#include "base/cleanup.h"
#include "http/negotiate.h"
#include "render/json.h"

#include <stdio.h>
#include <string.h>
#include <xxhash.h>

int api_reply_json(struct http_reply *reply, int status, json_t *value,
                   struct error *error)
{
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, API_ANSWER_MAX);
    body.budget = reply->budget;

    int result = render_append(&body, value, error);
    return result < 0 ? result
                      : http_reply_buffer(reply, status, HTTP_TYPE_JSON, &body, error);
}

/* ---- in ---- */

static void list_names(const char *const *names, char *out, size_t size)
{
    size_t length = 0;

    out[0] = '\0';
    for (size_t i = 0; names[i] != NULL && length < size; i++) {
        int added =
            snprintf(out + length, size - length, "%s%s", i > 0 ? ", " : "", names[i]);
        length += added > 0 ? (size_t)added : 0;
    }
}

static bool is_among(const char *name, const char *const *names)
{
    for (size_t i = 0; names[i] != NULL; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

int api_read_object(const struct http_request *request, const char *const *allowed,
                    json_t **out, struct error *error)
{
    json_error_t where;
    const char *key;
    json_t *value;
    char list[256];

    json_t *document = json_loadb(request->body.bytes != NULL ? request->body.bytes : "",
                                  request->body.length, JSON_REJECT_DUPLICATES, &where);
    if (document == NULL)
        return error_set(error, ERROR_PARAMETER, "bad_json",
                         "the body is not JSON: line %d, column %d: %s", where.line,
                         where.column, where.text);
    list_names(allowed, list, sizeof list);
    if (!json_is_object(document)) {
        json_decref(document);
        return error_set(error, ERROR_PARAMETER, "bad_json",
                         "the body must be a JSON object with %s", list);
    }
    json_object_foreach(document, key, value)
    {
        if (!is_among(key, allowed)) {
            int result =
                error_set(error, ERROR_PARAMETER, "unknown_field",
                          "\"%.100s\" is not known here; allowed are %s", key, list);
            json_decref(document);
            return result;
        }
    }
    *out = document;
    return 0;
}

int api_read_query(const struct http_request *request,
                   const struct parameter_table *table, unsigned user, void *out,
                   struct error *error)
{
    const struct parameter_table *const tables[] = {table, NULL};
    const struct given_parameters given = {request->query.items, request->query.count};
    int result = parameters_check_names(tables, user, &given, error);

    return result != 0 ? result : parameters_read(table, user, &given, out, error);
}

int api_refuse_query(const struct http_request *request, struct error *error)
{
    static const struct parameter_table *const none[] = {NULL};
    const struct given_parameters given = {request->query.items, request->query.count};

    return parameters_check_names(none, 0, &given, error);
}

/* ---- ETags ---- */

static void hash_text(XXH3_state_t *state, const char *text)
{
    XXH3_128bits_update(state, text, strlen(text) + 1);
}

bool api_reply_is_known(const struct http_request *request, struct http_reply *reply,
                        const char *const *parts)
{
    XXH3_state_t *state = XXH3_createState();

    if (state == NULL)
        return false;
    XXH3_128bits_reset(state);
    hash_text(state, API_VERSION);
    hash_text(state, PACKAGE_VERSION);
    hash_text(state, request->route->pattern);
    for (size_t i = 0; parts[i] != NULL; i++)
        hash_text(state, parts[i]);
    hash_text(state, "?");
    for (size_t i = 0; i < request->query.count; i++) {
        hash_text(state, request->query.items[i].name);
        hash_text(state, request->query.items[i].value);
    }
    XXH128_hash_t hash = XXH3_128bits_digest(state);
    XXH3_freeState(state);
    snprintf(reply->etag, sizeof reply->etag, "\"%016llx%016llx\"",
             (unsigned long long)hash.high64, (unsigned long long)hash.low64);
    reply->cache = HTTP_CACHE_VALIDATE;
    if (!http_etag_matches(http_request_header(request, "If-None-Match"), reply->etag))
        return false;
    http_reply_empty(reply, 304);
    return true;
}
