/* /bundle: the sets of both sides and the view of their comparison as one file
 * (docs/store.md). */
#include "ingest/bundle.h"
#include "analysis/compare/recording_sets.h"
#include "api/api.h"
#include "api/compare_query.h"
#include "api/request.h"
#include "api/resource_parameters.h"
#include "base/cleanup.h"
#include "ingest/bundle_pack.h"
#include "ingest/upload_limits.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/place/directory.h"

#include <stdio.h>
#include <string.h>

static int take_names(const char *const *given, const char *names[RECORDINGS_MAX],
                      size_t *count, struct error *error)
{
    for (; *given != NULL; given++) {
        if (*count == BUNDLE_SETS_MAX)
            return error_set(error, ERROR_LIMIT, "too_many_sets",
                             "a bundle takes at most %d sets; name fewer",
                             BUNDLE_SETS_MAX);
        names[(*count)++] = *given;
    }
    return *count > 0 ? 0
                      : error_set(error, ERROR_PARAMETER, "missing_parameter",
                                  "control and test must name the sets of the bundle");
}

/* If a side is a list, a tag or a pattern, its names become the ids of its sets, which
 * `sets` owns. */
static int settle_names(struct store *store, const char **names[2], size_t count[2],
                        struct recording_sets *sets, struct error *error)
{
    struct compare_request wanted = {0};

    if (count[0] != 1 || count[1] != 1)
        return 0;
    for (int side = 0; side < 2; side++)
        wanted.side[side].set = names[side][0];
    if (!recording_sets_are_asked(store, &wanted))
        return 0;
    int result = recording_sets_find(store, &wanted, sets, error);
    for (int side = 0; result == 0 && side < 2; side++)
        count[side] = recording_sets_ids(sets, (enum pair_side)side, names[side]);
    return result;
}

/* The download is named after the first set of each side. */
static void name_download(struct store *store, const char *control, const char *test,
                          struct http_reply *reply)
{
    CLEANUP(set_info_free) struct set_info first = {0};
    CLEANUP(set_info_free) struct set_info second = {0};
    struct error ignored;
    bool known = store_find_set(store, control, &first, &ignored) == 0 &&
                 store_find_set(store, test, &second, &ignored) == 0;

    compare_name_file(known ? first.label : control, known ? second.label : test,
                      "tracediff", reply);
}

static void free_asked(struct bundle_query *asked)
{
    parameters_free(&bundle_parameters, asked);
}

int api_bundle(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    const struct api *api = request->application;
    const char *control[RECORDINGS_MAX] = {NULL}, *test[RECORDINGS_MAX] = {NULL};
    const char **names[2] = {control, test};
    CLEANUP(recording_sets_free) struct recording_sets sets = {0};
    CLEANUP(free_asked) struct bundle_query asked = {0};
    CLEANUP(url_query_free) struct url_query view = {0};
    CLEANUP_CLOSE int fd = -1;
    uint64_t length = 0;

    if (api_read_query(request, &bundle_parameters, 0, &asked, error) < 0)
        return -(int)error->code;
    const char *query = asked.view;
    if (query != NULL && *query == '?')
        query++;
    if (query != NULL && url_query_parse(query, &view, error) < 0)
        return -(int)error->code;
    size_t count[2] = {0};
    int result = take_names(asked.control, control, &count[0], error);
    if (result == 0)
        result = take_names(asked.test, test, &count[1], error);
    if (result == 0)
        result = settle_names(api->store, names, count, &sets, error);
    const char *spool = api->read_only ? NULL : store_spool_directory(api->store);
    const struct bundle_request wanted = {.names = {control, test},
                                          .name_count = {count[0], count[1]},
                                          .view = view.items,
                                          .view_count = view.count,
                                          .reserve = UPLOAD_DISK_RESERVE,
                                          .without_variables = asked.without_variables,
                                          .directory = spool};
    if (result == 0)
        result = bundle_scratch(spool, &fd, error);
    if (result == 0)
        result = bundle_pack(api->store, &wanted, request->budget, fd, &length, error);
    if (result != 0)
        return result;
    name_download(api->store, control[0], test[0], reply);
    http_reply_file(reply, "application/x-tar", fd, (size_t)length);
    fd = -1;
    return 0;
}
