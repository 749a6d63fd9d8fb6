/* See compare_query.h. */
#include "api/compare_query.h"
#include "analysis/compare/recording_sets.h"
#include "analysis/statistics/recordings.h"

#include "api/api.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "render/set_json.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/set/set_pair.h"

#include <stdio.h>
#include <string.h>

int compare_query_read(const struct http_request *request, enum compare_user user,
                       struct compare_request *out, struct error *error)
{
    const struct parameter_table *const tables[] = {&compare_parameters, NULL};
    const struct given_parameters given = {request->query.items, request->query.count};
    int result = parameters_check_names(tables, user, &given, error);

    *out = (struct compare_request){0};
    return result != 0 ? result
                       : compare_request_read(user, &given, request->budget, out, error);
}

bool compare_query_recordings_are_known(const struct http_request *request,
                                        const struct compare_request *wanted,
                                        struct http_reply *reply)
{
    CLEANUP(recording_sets_free) struct recording_sets sets = {0};
    const char *parts[4 * RECORDINGS_MAX + 2] = {NULL};
    struct store *store = ((const struct api *)request->application)->store;
    struct error ignored;
    size_t count = 0;

    if (recording_sets_find(store, wanted, &sets, &ignored) < 0)
        return false;
    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; i < sets.count[side]; i++) {
            parts[count++] = sets.sets[side][i].id;
            parts[count++] = sets.sets[side][i].label;
        }
        if (side == 0)
            parts[count++] = "against";
    }
    return api_reply_is_known(request, reply, parts);
}

bool compare_query_is_known(const struct http_request *request,
                            const struct compare_request *wanted,
                            struct http_reply *reply)
{
    struct store *store = ((const struct api *)request->application)->store;
    CLEANUP_SET_INFO struct set_info control = {0};
    CLEANUP_SET_INFO struct set_info test = {0};
    struct error ignored;

    if (store_find_set(store, wanted->side[PAIR_CONTROL].set, &control, &ignored) < 0 ||
        store_find_set(store, wanted->side[PAIR_TEST].set, &test, &ignored) < 0)
        return false;
    return api_reply_is_known(
        request, reply,
        (const char *const[]){control.id, control.label, test.id, test.label, NULL});
}

void compare_name_download(const struct compare_result *result, const char *ending,
                           struct http_reply *reply)
{
    compare_name_file(result->info[PAIR_CONTROL].label, result->info[PAIR_TEST].label,
                      ending, reply);
}

void compare_name_file(const char *control, const char *test, const char *ending,
                       struct http_reply *reply)
{
    char name[200];

    snprintf(name, sizeof name, "attachment; filename=\"tracediff-%.60s-%.60s.%s\"",
             control, test, ending);
    char *end = strrchr(name, '"');
    for (char *byte = strchr(name, '"') + 1; byte < end; byte++)
        if (strchr("-._", *byte) == NULL && (*byte < '0' || *byte > '9') &&
            (*byte < 'A' || *byte > 'Z') && (*byte < 'a' || *byte > 'z'))
            *byte = '_';
    http_reply_header(reply, "Content-Disposition", name);
}
