/* /sets/{id}: one set, its label, notes and tags, the bin. */
#include "store/catalogue/sets.h"
#include "api/api.h"
#include "api/request.h"
#include "render/set_json.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_tag.h"
#include "store/catalogue/set_tags.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"
#include "store/traces.h"

#include <stdio.h>
#include <string.h>

#define LABEL_MAX 256
#define NOTES_MAX 16384

static struct store *store_of(const struct http_request *request)
{
    return ((const struct api *)request->application)->store;
}

int api_sets_get(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};
    CLEANUP_SET_VIEW struct set_view view = {0};

    if (api_refuse_query(request, error) < 0 ||
        store_find_set(store_of(request), request->ids[0], &info, error) < 0)
        return -(int)error->code;
    uint64_t kept = traces_total(store_of(request), info.id);
    char kept_text[96];
    snprintf(kept_text, sizeof kept_text, "%llu %lld %lld %lld", (unsigned long long)kept,
             (long long)traces_removed(store_of(request), info.id),
             (long long)info.pinned, (long long)info.goes);
    if (api_reply_is_known(request, reply,
                           (const char *const[]){info.id, info.label, info.notes,
                                                 info.tags, info.summary, kept_text,
                                                 info.uploaded_by, NULL}))
        return 0;
    if (set_view_load(store_of(request), info.id, request->budget, &view, error) < 0)
        return -(int)error->code;
    json_t *set = set_json_listed(store_of(request), &info);
    set_json_add_duplicates(&view, json_object_get(set, "quality"));
    if (json_object_set_new(
            set, "file_list",
            set_json_file_list(store_of(request), &view, request->budget)) != 0) {
        json_decref(set);
        return budget_or_memory(request->budget, error);
    }
    return api_reply_json(reply, 200, set, error);
}

static int reply_with_set(struct http_request *request, const char *id,
                          struct http_reply *reply, struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};
    int result = store_find_set(store_of(request), id, &info, error);

    return result < 0 ? result
                      : api_reply_json(reply, 200,
                                       set_json_listed(store_of(request), &info), error);
}

/* A text of the object; NULL if it is missing. */
static int take_text(const json_t *object, const char *key, size_t minimum,
                     size_t maximum, const char **out, struct error *error)
{
    const json_t *value = json_object_get(object, key);
    const char *text = json_string_value(value);
    size_t length = json_string_length(value);

    *out = text;
    if (value == NULL)
        return 0;
    if (text == NULL || length < minimum || length > maximum)
        return error_set(error, ERROR_PARAMETER, "bad_text",
                         "%s must be a text of %zu to %zu bytes", key, minimum, maximum);
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)text[i] < 0x20 && (text[i] != '\n' || minimum > 0))
            return error_set(error, ERROR_PARAMETER, "bad_text",
                             "%s contains a control character", key);
    return 0;
}

/* ---- tags ---- */

#define TAGS_GIVEN_MAX (2 * SET_TAGS_MAX)

struct given_tags {
    const char *texts[TAGS_GIVEN_MAX];
    struct set_tags tags;
    bool given;
};

/* The list of texts under a key; empty if the key is missing. */
static int take_tags(const json_t *object, const char *key, struct given_tags *out,
                     struct error *error)
{
    const json_t *list = json_object_get(object, key);

    out->given = list != NULL;
    out->tags = (struct set_tags){out->texts, json_array_size(list)};
    if (list != NULL && (!json_is_array(list) || out->tags.count > TAGS_GIVEN_MAX))
        return error_set(error, ERROR_PARAMETER, "bad_tag",
                         "%s must be a list of %d texts at most", key, TAGS_GIVEN_MAX);
    for (size_t i = 0; i < out->tags.count; i++) {
        const json_t *item = json_array_get(list, i);

        out->texts[i] = json_string_value(item);
        if (out->texts[i] == NULL)
            return error_set(error, ERROR_PARAMETER, "bad_tag", "%s must hold texts only",
                             key);
    }
    return 0;
}

static int update_tags(struct http_request *request, const char *id, const json_t *body,
                       struct error *error)
{
    struct given_tags all, add, remove;
    int result = take_tags(body, "tags", &all, error);

    if (result == 0)
        result = take_tags(body, "add_tags", &add, error);
    if (result == 0)
        result = take_tags(body, "remove_tags", &remove, error);
    if (result != 0 || !(all.given || add.given || remove.given))
        return result;
    if (all.given && (add.given || remove.given))
        return error_set(error, ERROR_PARAMETER, "bad_tag",
                         "give either tags, or add_tags and remove_tags");
    return store_change_tags(store_of(request), id, !all.given, &remove.tags,
                             all.given ? &all.tags : &add.tags, error);
}

static int check_pinned(const json_t *object, struct error *error)
{
    const json_t *value = json_object_get(object, "pinned");

    return value == NULL || json_is_boolean(value)
               ? 0
               : error_set(error, ERROR_PARAMETER, "bad_pinned",
                           "pinned must be true or false");
}

int api_sets_update(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    static const char *const fields[] = {"label",       "notes",  "tags", "add_tags",
                                         "remove_tags", "pinned", NULL};
    CLEANUP_SET_INFO struct set_info info = {0};
    const char *label, *notes;
    json_t *body = NULL;

    if (api_refuse_query(request, error) < 0 ||
        store_find_set(store_of(request), request->ids[0], &info, error) < 0)
        return -(int)error->code;
    int result = api_read_object(request, fields, &body, error);
    if (result == 0)
        result = take_text(body, "label", 1, LABEL_MAX, &label, error);
    if (result == 0)
        result = take_text(body, "notes", 0, NOTES_MAX, &notes, error);
    if (result == 0)
        result = check_pinned(body, error);
    if (result == 0)
        result = update_tags(request, info.id, body, error);
    if (result == 0 && (label != NULL || notes != NULL))
        result = store_update_set(store_of(request), info.id, label, notes, error);
    const json_t *pinned = json_object_get(body, "pinned");
    if (result == 0 && pinned != NULL)
        result = store_pin_set(store_of(request), info.id, json_is_true(pinned), error);
    json_decref(body);
    return result < 0 ? result : reply_with_set(request, info.id, reply, error);
}

int api_sets_delete(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};

    /* By its whole id: a label or a prefix could too easily name another set. */
    if (api_refuse_query(request, error) < 0 ||
        store_find_set(store_of(request), request->ids[0], &info, error) < 0)
        return -(int)error->code;
    if (strcmp(info.id, request->ids[0]) != 0)
        return error_set(error, ERROR_PARAMETER, "whole_id_needed",
                         "to delete this set, give its whole id, %s", info.id);
    int result = store_bin_set(store_of(request), info.id, error);
    if (result < 0)
        return result;
    return api_reply_json(reply, 200,
                          json_pack("{s:i}", "undo_seconds", API_UNDO_SECONDS), error);
}

int api_sets_restore(struct http_request *request, struct http_reply *reply,
                     struct error *error)
{
    int result = api_refuse_query(request, error);

    if (result == 0)
        result = store_restore_set(store_of(request), request->ids[0], error);
    return result < 0 ? result : reply_with_set(request, request->ids[0], reply, error);
}
