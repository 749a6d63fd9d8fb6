/* /queries: statements that people keep for the page Query. */
#include "store/catalogue/queries.h"
#include "api/api.h"
#include "api/request.h"
#include "base/clock.h"

#include <string.h>

#define NAME_MAX_BYTES 100
#define STATEMENT_MAX_BYTES 20000

static struct store *store_of(const struct http_request *request)
{
    return ((const struct api *)request->application)->store;
}

static json_t *query_json(const struct saved_query *query)
{
    char created[21];

    clock_format_utc(query->created, created);
    return json_pack("{s:s, s:s, s:s}", "name", query->name, "statement",
                     query->statement, "created", created);
}

static int add_query(void *context, const struct saved_query *query)
{
    return json_array_append_new(context, query_json(query)) == 0 ? 0 : -ERROR_MEMORY;
}

int api_queries_list(struct http_request *request, struct http_reply *reply,
                     struct error *error)
{
    int result = api_refuse_query(request, error);
    if (result < 0)
        return result;
    json_t *list = json_array();

    result = list == NULL ? error_set_memory(error)
                          : store_list_queries(store_of(request), add_query, list, error);
    if (result == 0)
        return api_reply_json(reply, 200, json_pack("{s:o}", "queries", list), error);
    json_decref(list);
    return result == -ERROR_MEMORY ? error_set_memory(error) : result;
}

/* A text of the object with 1 to `most` bytes. Its only control characters are those of
 * `controls`: in statements, those that make blanks. */
static int take_text(const json_t *object, const char *key, size_t most,
                     const char *controls, const char **out, struct error *error)
{
    const json_t *value = json_object_get(object, key);
    size_t length = json_string_length(value);

    *out = json_string_value(value);
    if (*out == NULL || length < 1 || length > most)
        return error_set(error, ERROR_PARAMETER, "bad_text",
                         "%s must be a text of 1 to %zu bytes", key, most);
    for (size_t i = 0; i < length; i++) {
        char byte = (*out)[i];

        if (((unsigned char)byte < 0x20 || byte == 0x7f) &&
            strchr(controls, byte) == NULL)
            return error_set(error, ERROR_PARAMETER, "bad_text",
                             "%s contains a control character", key);
    }
    return 0;
}

int api_queries_save(struct http_request *request, struct http_reply *reply,
                     struct error *error)
{
    static const char *const fields[] = {"name", "statement", NULL};
    struct saved_query query = {.created = clock_unix_seconds()};
    json_t *body = NULL;
    bool replaced = false;
    int result = api_refuse_query(request, error);

    if (result == 0)
        result = api_read_object(request, fields, &body, error);
    if (result == 0)
        result = take_text(body, "name", NAME_MAX_BYTES, "", &query.name, error);
    if (result == 0)
        result = take_text(body, "statement", STATEMENT_MAX_BYTES, "\t\n\r",
                           &query.statement, error);
    if (result == 0)
        result = store_save_query(store_of(request), &query, &replaced, error);
    if (result == 0)
        result = api_reply_json(reply, replaced ? 200 : 201, query_json(&query), error);
    json_decref(body);
    return result;
}

int api_queries_delete(struct http_request *request, struct http_reply *reply,
                       struct error *error)
{
    int result = api_refuse_query(request, error);

    if (result == 0)
        result = store_delete_query(store_of(request), request->ids[0], error);
    if (result == 0)
        http_reply_empty(reply, 204);
    return result;
}
