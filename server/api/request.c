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
        int added = snprintf(out + length, size - length, "%s%s", i > 0 ? ", " : "",
                             names[i] + (names[i][0] == '*'));
        length += added > 0 ? (size_t)added : 0;
    }
}

static const char *find_name(const char *const *names, const char *name)
{
    for (size_t i = 0; names[i] != NULL; i++)
        if (strcmp(names[i] + (names[i][0] == '*'), name) == 0)
            return names[i];
    return NULL;
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
        if (find_name(allowed, key) == NULL) {
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

int api_check_query(const struct http_request *request, const char *const *allowed,
                    struct error *error)
{
    char list[512];
    const struct url_query *query = &request->query;

    for (size_t i = 0; i < query->count; i++) {
        const char *name = query->items[i].name, *known = find_name(allowed, name);

        list_names(allowed, list, sizeof list);
        if (known == NULL)
            return error_set(error, ERROR_PARAMETER, "unknown_parameter",
                             "there is no parameter \"%.100s\" here; allowed %s%s", name,
                             list[0] != '\0' ? "are " : "is none", list);
        for (size_t j = 0; j < i && known[0] != '*'; j++)
            if (strcmp(query->items[j].name, name) == 0)
                return error_set(error, ERROR_PARAMETER, "repeated_parameter",
                                 "%s is given twice", name);
    }
    return 0;
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
