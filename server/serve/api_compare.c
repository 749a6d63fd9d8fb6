#include "account/diagnosis.h"
#include "account/run.h"
#include "answer/compare.h"
#include "answer/json.h"
#include "answer/recordings.h"
#include "answer/report.h"
#include "answer/series.h"
#include "answer/tree.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/operation.h"
#include "compare/recordings.h"
#include "compare/run.h"
#include "compare/series.h"
#include "compare/tree.h"
#include "serve/api.h"
#include "serve/resource.h"
#include "stats/recordings.h"
#include "store/set_pair.h"
#include "store/sets.h"

#include <stdio.h>
#include <string.h>

/* ---- compare query ---- */

/* Reads the query. The texts of `out` are the request's; free it with
 * compare_request_free(). */
static int compare_query_read(const struct http_request *request, enum compare_user user,
                              struct compare_request *out, struct error *error)
{
    const struct given_parameters given = api_given(request);
    int result = api_check_names(request, &compare_parameters, user, error);

    *out = (struct compare_request){0};
    return result != 0 ? result
                       : compare_request_read(user, &given, request->budget, out, error);
}

static bool compare_query_is_known(const struct http_request *request,
                                   const struct compare_request *wanted,
                                   struct http_reply *reply)
{
    return api_sets_are_known(request, reply, wanted->side[PAIR_CONTROL].set,
                              wanted->side[PAIR_TEST].set, false);
}

/* Of several recordings per side, the id, label and side of each matter. */
static bool compare_query_recordings_are_known(const struct http_request *request,
                                               const struct compare_request *wanted,
                                               struct http_reply *reply)
{
    CLEANUP(recording_sets_free) struct recording_sets sets = {0};
    const char *parts[4 * RECORDINGS_MAX + 2] = {NULL};
    struct store *store = store_of(request);
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

/* For saving the answer as a file. */
static void compare_name_download(const struct compare_result *result, const char *ending,
                                  struct http_reply *reply)
{
    api_name_file(reply, ending, result->info[PAIR_CONTROL].label,
                  result->info[PAIR_TEST].label);
}

/* ---- compare traces ---- */

/* /compare_traces: the rows of two selections side by side, or of two sides of several
 * recordings. */

static int write_answer(const struct compare_request *wanted, const char *base,
                        struct http_reply *reply, struct store *store,
                        struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};

    int status = compare_run(store, wanted, &result, error);
    if (status < 0)
        return status;
    if (wanted->format == COMPARE_CSV) {
        status = compare_write_csv(&result, &reply->body, error);
        if (status < 0)
            return status;
        compare_name_download(&result, "csv", reply);
        return http_reply_body(reply, 200, HTTP_TYPE_CSV, error);
    }
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    status = diagnosis_add(store, &result, error);
    if (status == 0)
        status = answer_make(&result, &answer, error);
    if (status < 0)
        return status;
    if (wanted->format == COMPARE_BRIEF) {
        compare_write_brief(&answer, base, &reply->body);
        return http_reply_body(reply, 200, HTTP_TYPE_TEXT, error);
    }
    return compare_write_json(&answer, &reply->body, error);
}

static int write_recordings(const struct compare_request *wanted, const char *base,
                            struct http_reply *reply, struct store *store,
                            struct error *error)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};

    int status = compare_recordings(store, wanted, &result, error);
    if (status < 0)
        return status;
    if (wanted->format == COMPARE_CSV) {
        recordings_write_csv(&result, &reply->body);
        api_name_file(reply, "csv", "recordings", NULL);
        return http_reply_body(reply, 200, HTTP_TYPE_CSV, error);
    }
    if (wanted->format == COMPARE_BRIEF) {
        recordings_write_brief(&result, base, &reply->body);
        return http_reply_body(reply, 200, HTTP_TYPE_TEXT, error);
    }
    recordings_write_json(&result, &reply->body);
    return 0;
}

int api_compare_traces(struct http_request *request, struct http_reply *reply,
                       struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};

    if (compare_query_read(request, COMPARE_TRACES, &wanted, error) < 0)
        return -(int)error->code;
    if (recording_sets_are_asked(api->store, &wanted))
        return compare_query_recordings_are_known(request, &wanted, reply)
                   ? 0
                   : write_recordings(&wanted, request->base, reply, api->store, error);
    if (compare_query_is_known(request, &wanted, reply))
        return 0;
    return write_answer(&wanted, request->base, reply, api->store, error);
}

/* ---- compare op ---- */

/* /compare_traces/op: one row of a comparison in depth. */

/* Writes the operation, and what is booked on it. */
static int op_write_answer(const struct compare_request *wanted,
                           const struct operation *operation, struct store *store,
                           struct buffer *out, struct error *error)
{
    struct booked booked;
    int status =
        booked_make(store, wanted, strings_text(&operation->texts, operation->name),
                    strings_text(&operation->texts, operation->category), &booked, error);

    if (status == 0)
        operation_write_json(operation, &booked, out);
    return status;
}

int api_compare_op(struct http_request *request, struct http_reply *reply,
                   struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};
    struct operation operation;

    if (compare_query_read(request, COMPARE_OPERATION, &wanted, error) < 0)
        return -(int)error->code;
    if (compare_query_is_known(request, &wanted, reply))
        return 0;
    if (operation_run(api->store, &wanted, &operation, error) < 0)
        return -(int)error->code;
    int status = op_write_answer(&wanted, &operation, api->store, &reply->body, error);
    operation_free(&operation);
    return status;
}

/* ---- ops diff ---- */

/* /ops_diff: the names that are new, gone, or have another count. */

static void write_name(void *context, const char *name, size_t length)
{
    json_write(context, "%.*s", (int)length, name);
}

static int write_names(const struct compare_result *result, enum compare_change change,
                       struct buffer *out, struct error *error)
{
    json_key(out, compare_change_name(change));
    json_write(out, "[");
    int status = compare_ask_names(result, change, write_name, out, error);
    buffer_append_char(out, ']');
    return status;
}

int api_ops_diff(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};

    if (compare_query_read(request, COMPARE_OPS_DIFF, &wanted, error) < 0)
        return -(int)error->code;
    if (compare_query_is_known(request, &wanted, reply))
        return 0;
    wanted.limit = 0;
    if (compare_run(api->store, &wanted, &result, error) < 0)
        return -(int)error->code;
    json_write(&reply->body, "{");
    compare_json_sides(&result, &reply->body);
    int status = 0;
    for (int change = 0; change < CHANGE_COUNT && status == 0; change++)
        status = write_names(&result, (enum compare_change)change, &reply->body, error);
    buffer_append_char(&reply->body, '}');
    return status;
}

/* ---- report get ---- */

/* /report: a comparison of two sets, or of several recordings a side, as a file to send.
 */

static int report_of_recordings(const struct http_request *request,
                                const struct compare_request *wanted,
                                struct http_reply *reply, struct error *error)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};
    int status = compare_recordings(store_of(request), wanted, &result, error);

    if (status == 0)
        status =
            recordings_write_report(&result, clock_unix_seconds(), &reply->body, error);
    if (status == 0)
        api_name_file(reply, "html", result.sets.sets[PAIR_CONTROL][0].label,
                      result.sets.sets[PAIR_TEST][0].label);
    return status;
}

static int report_of_pair(const struct http_request *request,
                          const struct compare_request *wanted, struct http_reply *reply,
                          struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    int status = compare_run(store_of(request), wanted, &result, error);

    if (status == 0)
        status = diagnosis_add(store_of(request), &result, error);
    if (status == 0)
        status = answer_make(&result, &answer, error);
    if (status == 0)
        status = report_write(&answer, clock_unix_seconds(), &reply->body, error);
    if (status == 0)
        compare_name_download(&result, "html", reply);
    return status;
}

int api_report(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    CLEANUP(compare_request_free) struct compare_request wanted = {0};
    int status = compare_query_read(request, COMPARE_REPORT, &wanted, error);

    if (status < 0)
        return status;
    reply->body.maximum = REPORT_BYTES_MAX;
    if (recording_sets_are_asked(store_of(request), &wanted))
        status = report_of_recordings(request, &wanted, reply, error);
    else
        status = report_of_pair(request, &wanted, reply, error);
    return status < 0 ? status : http_reply_body(reply, 200, HTTP_TYPE_HTML, error);
}

/* ---- tree ---- */

/* /sets/{id}/tree and /compare_traces/tree: the tree of calls of a set, or of two sides
 * beside each other. */

static int read_query(const struct http_request *request, enum tree_user user,
                      struct tree_request *out, struct error *error)
{
    const struct given_parameters given = api_given(request);
    int result = api_check_names(request, &tree_parameters, user, error);

    return result != 0 ? result
                       : tree_request_read(user, &given,
                                           user == TREE_OF_SET ? request->ids[0] : NULL,
                                           request->budget, out, error);
}

static int answer(const struct http_request *request, const struct tree_request *wanted,
                  struct http_reply *reply, struct error *error)
{
    CLEANUP(tree_answer_free) struct tree_answer made = {0};
    int result = tree_answer_make(store_of(request), wanted, &made, error);

    if (result == 0 && wanted->format == TREE_CSV) {
        tree_write_csv(&made, &reply->body);
        api_name_file(reply, "csv", "tree", NULL);
        return http_reply_body(reply, 200, HTTP_TYPE_CSV, error);
    }
    if (result == 0)
        tree_write_json(&made, &reply->body);
    if (result == 0)
        api_keep_answer(request, reply, made.sides[0].info.stored_id,
                        made.side_count == 2 ? made.sides[1].info.stored_id : NULL);
    return result;
}

static int reply_with_tree(struct http_request *request, enum tree_user user,
                           struct http_reply *reply, struct error *error)
{
    struct tree_request wanted;

    if (read_query(request, user, &wanted, error) != 0)
        return -(int)error->code;
    return api_sets_are_known(request, reply, wanted.side[0].set, wanted.side[1].set,
                              wanted.format == TREE_JSON)
               ? 0
               : answer(request, &wanted, reply, error);
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

/* ---- series ---- */

/* GET /series: a time of many sets in order of recording, and where its level changes.
 * The list of sets may change, so there is no ETag. */

static int series_read_query(const struct http_request *request,
                             struct series_request *out, struct error *error)
{
    const struct given_parameters given = api_given(request);
    int result = api_check_names(request, &series_parameters, SERIES_GET, error);

    return result != 0
               ? result
               : series_request_read(SERIES_GET, &given, request->budget, out, error);
}

int api_series(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    struct store *store = store_of(request);
    CLEANUP(series_request_free) struct series_request wanted = {0};
    CLEANUP(series_answer_free) struct series_answer answer = {0};

    if (request->budget != NULL)
        request->budget->narrow = "choose fewer sets";
    int result = series_read_query(request, &wanted, error);
    if (result == 0)
        result = series_run(store, &wanted, &answer, error);
    if (result == 0 && wanted.format == SERIES_CSV) {
        series_write_csv(&answer, &reply->body);
        api_name_file(reply, "csv", "series", NULL);
        return http_reply_body(reply, 200, HTTP_TYPE_CSV, error);
    }
    if (result == 0)
        series_write_json(&answer, request->base, &reply->body);
    return result;
}
