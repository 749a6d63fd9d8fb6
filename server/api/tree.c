/* /sets/{id}/tree and /compare_traces/tree: the tree of calls of a set, or of two sides
 * beside each other. */
#include "analysis/tree/tree_answer.h"
#include "api/api.h"
#include "api/kept_answer.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "render/set_json.h"
#include "render/tree_csv.h"
#include "render/tree_json.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"

static int read_query(const struct http_request *request, enum tree_user user,
                      struct tree_request *out, struct error *error)
{
    const struct parameter_table *const tables[] = {&tree_parameters, NULL};
    const struct given_parameters given = {request->query.items, request->query.count};
    int result = parameters_check_names(tables, user, &given, error);

    return result != 0 ? result
                       : tree_request_read(user, &given,
                                           user == TREE_OF_SET ? request->ids[0] : NULL,
                                           request->budget, out, error);
}

/* Whether the client has the answer already, or it was kept: sets never change.
 * tree_answer_make() handles unknown sets. */
static bool is_known(const struct http_request *request,
                     const struct tree_request *wanted, struct http_reply *reply)
{
    struct store *store = ((const struct api *)request->application)->store;
    bool pair = wanted->side[1].set != NULL;
    CLEANUP_SET_INFO struct set_info control = {0};
    CLEANUP_SET_INFO struct set_info test = {0};
    struct error ignored;

    if (wanted->side[0].set == NULL ||
        store_find_set(store, wanted->side[0].set, &control, &ignored) < 0 ||
        (pair && store_find_set(store, wanted->side[1].set, &test, &ignored) < 0))
        return false;
    if (api_reply_is_known(request, reply,
                           (const char *const[]){control.id, control.label,
                                                 pair ? test.id : NULL, test.label,
                                                 NULL}))
        return true;
    const struct kept_sets sets = {control.id, pair ? test.id : NULL};
    return wanted->format == TREE_JSON && kept_answer_reply(store, sets, reply);
}

static int answer(const struct http_request *request, const struct tree_request *wanted,
                  struct http_reply *reply, struct error *error)
{
    struct store *store = ((const struct api *)request->application)->store;
    int64_t start_ns = clock_monotonic_ns();
    CLEANUP(tree_answer_free) struct tree_answer made = {0};
    CLEANUP_BUFFER struct buffer body;

    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;
    int result = tree_answer_make(store, wanted, &made, error);
    if (result == 0 && wanted->format == TREE_CSV) {
        tree_write_csv(&made, &body);
        http_reply_header(reply, "Content-Disposition",
                          "attachment; filename=\"tracediff-tree.csv\"");
        return http_reply_buffer(reply, 200, "text/csv; charset=utf-8", &body, error);
    }
    if (result == 0)
        result = tree_write_json(&made, &body, error);
    if (result != 0)
        return result;
    const struct kept_sets sets = {made.sides[0].info.stored_id,
                                   made.side_count == 2 ? made.sides[1].info.stored_id
                                                        : NULL};
    if (!buffer_failed(&body))
        kept_answer_write(store, sets, reply, start_ns, &body);
    return http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}

static int reply_with_tree(struct http_request *request, enum tree_user user,
                           struct http_reply *reply, struct error *error)
{
    struct tree_request wanted;

    if (read_query(request, user, &wanted, error) != 0)
        return -(int)error->code;
    return is_known(request, &wanted, reply) ? 0 : answer(request, &wanted, reply, error);
}

int api_set_tree(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    return reply_with_tree(request, TREE_OF_SET, reply, error);
}

int api_compare_tree(struct http_request *request, struct http_reply *reply,
                     struct error *error)
{
    return reply_with_tree(request, TREE_OF_PAIR, reply, error);
}
