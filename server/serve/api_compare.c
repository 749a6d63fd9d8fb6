#include "serve/api_compare.h"
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
#include "compare/ask.h"
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
    const struct parameter_table *const tables[] = {&compare_parameters, NULL};
    const struct given_parameters given = {request->query.items, request->query.count};
    int result = parameters_check_names(tables, user, &given, error);

    *out = (struct compare_request){0};
    return result != 0 ? result
                       : compare_request_read(user, &given, request->budget, out, error);
}

/* The same for several recordings per side: the id, label and side of each matter.
 */
static bool compare_query_recordings_are_known(const struct http_request *request,
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

/* Whether the client has the answer already: sets never change, so the answer depends
 * only on their ids, their labels and the query. compare_run() handles unknown sets. */
static bool compare_query_is_known(const struct http_request *request,
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

/* The name for saving the answer as a file, in letters that every system accepts.
 */
static void compare_name_download(const struct compare_result *result, const char *ending,
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

/* ---- compare traces ---- */

/* /compare_traces: the rows of two selections side by side, or of two sides of several
 * recordings. */

static int write_answer(const struct compare_request *wanted, const char *base,
                        struct http_reply *reply, struct store *store,
                        struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, API_ANSWER_MAX);
    body.budget = wanted->budget;

    int status = compare_run(store, wanted, &result, error);
    if (status < 0)
        return status;
    if (wanted->format == COMPARE_CSV) {
        status = compare_write_csv(&result, &body, error);
        if (status < 0)
            return status;
        compare_name_download(&result, "csv", reply);
        return http_reply_buffer(reply, 200, "text/csv; charset=utf-8", &body, error);
    }
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    status = diagnosis_add(store, &result, error);
    if (status == 0)
        status = answer_make(&result, &answer, error);
    if (status < 0)
        return status;
    if (wanted->format == COMPARE_BRIEF) {
        compare_write_brief(&answer, base, &body);
        return http_reply_buffer(reply, 200, "text/plain; charset=utf-8", &body, error);
    }
    status = compare_write_json(&answer, &body, error);
    return status < 0 ? status
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}

static int write_recordings(const struct compare_request *wanted, const char *base,
                            struct http_reply *reply, struct store *store,
                            struct error *error)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, API_ANSWER_MAX);
    body.budget = wanted->budget;

    int status = compare_recordings(store, wanted, &result, error);
    if (status < 0)
        return status;
    if (wanted->format == COMPARE_CSV) {
        recordings_write_csv(&result, &body);
        http_reply_header(reply, "Content-Disposition",
                          "attachment; filename=\"tracediff-recordings.csv\"");
        return http_reply_buffer(reply, 200, "text/csv; charset=utf-8", &body, error);
    }
    if (wanted->format == COMPARE_BRIEF) {
        recordings_write_brief(&result, base, &body);
        return http_reply_buffer(reply, 200, "text/plain; charset=utf-8", &body, error);
    }
    status = recordings_write_json(&result, &body, error);
    return status < 0 ? status
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
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

    return status < 0 ? status : operation_write_json(operation, &booked, out, error);
}

int api_compare_op(struct http_request *request, struct http_reply *reply,
                   struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};
    struct operation operation;
    CLEANUP_BUFFER struct buffer body;

    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;
    if (compare_query_read(request, COMPARE_OPERATION, &wanted, error) < 0)
        return -(int)error->code;
    if (compare_query_is_known(request, &wanted, reply))
        return 0;
    if (operation_run(api->store, &wanted, &operation, error) < 0)
        return -(int)error->code;
    int status = op_write_answer(&wanted, &operation, api->store, &body, error);
    operation_free(&operation);
    return status < 0 ? status
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}

/* ---- ops diff ---- */

/* /ops_diff: the names that are new, gone, or have another count. */

struct list_writer {
    struct buffer *out;
    const char *separator;
};

static void write_name(void *context, const char *name, size_t length)
{
    struct list_writer *writing = context;

    buffer_append_text(writing->out, writing->separator);
    json_out_text(writing->out, name, length);
    writing->separator = ",";
}

static int write_names(const struct compare_result *result, enum compare_change change,
                       struct buffer *out, struct error *error)
{
    struct list_writer writing = {out, ""};

    buffer_printf(out, ",\"%s\":[", compare_change_name(change));
    int status = compare_ask_names(result, change, write_name, &writing, error);
    buffer_append_char(out, ']');
    return status;
}

int api_ops_diff(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;

    if (compare_query_read(request, COMPARE_OPS_DIFF, &wanted, error) < 0)
        return -(int)error->code;
    if (compare_query_is_known(request, &wanted, reply))
        return 0;
    wanted.limit = 0;
    if (compare_run(api->store, &wanted, &result, error) < 0)
        return -(int)error->code;
    buffer_append_char(&body, '{');
    int status =
        render_member(&body, "control", compare_json_side(&result, PAIR_CONTROL), error);
    if (status == 0)
        status =
            render_member(&body, "test", compare_json_side(&result, PAIR_TEST), error);
    for (int change = 0; change < CHANGE_COUNT && status == 0; change++)
        status = write_names(&result, (enum compare_change)change, &body, error);
    buffer_append_char(&body, '}');
    return status < 0 ? status
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}

/* ---- report get ---- */

/* /report: a comparison of two sets, or of several recordings a side, as a file to send.
 */

static int report_get_write_recordings(struct store *store,
                                       const struct compare_request *wanted,
                                       struct http_reply *reply, struct buffer *body,
                                       struct error *error)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};
    int status = compare_recordings(store, wanted, &result, error);

    if (status == 0)
        status = recordings_write_report(&result, clock_unix_seconds(), body, error);
    if (status < 0)
        return status;
    compare_name_file(result.sets.sets[PAIR_CONTROL][0].label,
                      result.sets.sets[PAIR_TEST][0].label, "html", reply);
    return http_reply_buffer(reply, 200, "text/html; charset=utf-8", body, error);
}

int api_report(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, REPORT_BYTES_MAX);
    body.budget = request->budget;

    if (compare_query_read(request, COMPARE_REPORT, &wanted, error) < 0)
        return -(int)error->code;
    if (recording_sets_are_asked(api->store, &wanted))
        return report_get_write_recordings(api->store, &wanted, reply, &body, error);
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    int status = compare_run(api->store, &wanted, &result, error);
    if (status == 0)
        status = diagnosis_add(api->store, &result, error);
    if (status == 0)
        status = answer_make(&result, &answer, error);
    if (status == 0)
        status = report_write(&answer, clock_unix_seconds(), &body, error);
    if (status < 0)
        return status;
    compare_name_download(&result, "html", reply);
    return http_reply_buffer(reply, 200, "text/html; charset=utf-8", &body, error);
}

/* ---- tree ---- */

/* /sets/{id}/tree and /compare_traces/tree: the tree of calls of a set, or of two sides
 * beside each other. */

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

/* ---- series ---- */

/* GET /series: a time of many sets in order of recording, and where its level changes.
 * The list of sets may change, so there is no ETag. */

static int series_read_query(const struct http_request *request,
                             struct series_request *out, struct error *error)
{
    const struct parameter_table *const tables[] = {&series_parameters, NULL};
    const struct given_parameters given = {request->query.items, request->query.count};
    int result = parameters_check_names(tables, SERIES_GET, &given, error);

    return result != 0
               ? result
               : series_request_read(SERIES_GET, &given, request->budget, out, error);
}

int api_series(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    struct store *store = ((const struct api *)request->application)->store;
    CLEANUP(series_request_free) struct series_request wanted = {0};
    CLEANUP(series_answer_free) struct series_answer answer = {0};
    CLEANUP_BUFFER struct buffer body;

    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;
    if (request->budget != NULL)
        request->budget->narrow = "choose fewer sets";
    int result = series_read_query(request, &wanted, error);
    if (result == 0)
        result = series_run(store, &wanted, &answer, error);
    if (result == 0 && wanted.format == SERIES_CSV) {
        series_write_csv(&answer, &body);
        http_reply_header(reply, "Content-Disposition",
                          "attachment; filename=\"tracediff-series.csv\"");
        return http_reply_buffer(reply, 200, "text/csv; charset=utf-8", &body, error);
    }
    if (result == 0)
        result = series_write_json(&answer, request->base, &body, error);
    return result == 0 ? http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error)
                       : result;
}
