/* /sets/{id}/ranks, steps, quality and ops: the contents of a set. It never changes, so
 * all of them carry ETags. */
#include "api/api.h"
#include "api/request.h"
#include "api/resource_parameters.h"
#include "base/cleanup.h"
#include "render/json.h"
#include "render/set_json.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/set/set_marked.h"
#include "store/set/set_ops.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"
#include "trace/decode/kinds.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct store *store_of(const struct http_request *request)
{
    return ((const struct api *)request->application)->store;
}

/* Finds the set and loads its view. `marker`: of its steps; NULL: none. 1: the client
 * knows the answer. */
static int open_set(const struct http_request *request, const char *marker,
                    struct http_reply *reply, struct set_view *view, struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};

    if (store_find_set(store_of(request), request->ids[0], &info, error) < 0)
        return -(int)error->code;
    if (api_reply_is_known(request, reply,
                           (const char *const[]){info.id, info.summary, NULL}))
        return 1;
    int result = set_marked_choose(store_of(request), &info, "set", marker,
                                   request->budget, error);
    return result == 0
               ? set_view_load(store_of(request), info.id, request->budget, view, error)
               : result;
}

/* Takes over the answer, which is incomplete if the budget is over. */
static int reply_with(const struct http_request *request, struct http_reply *reply,
                      json_t *answer, struct error *error)
{
    int over = budget_look(request->budget, error);

    if (over != 0) {
        json_decref(answer);
        return over;
    }
    return api_reply_json(reply, 200, answer, error);
}

/* ---- ranks ---- */

/* `of_rank`: its files. */
static json_t *make_rank(const struct set_view *view,
                         const struct set_file *const *of_rank, size_t count,
                         struct budget *budget)
{
    json_t *files = json_array();
    bool has_device_rows = false;

    for (size_t i = 0; i < count; i++) {
        if (budget_is_over(budget))
            break;
        has_device_rows |= of_rank[i]->has_device_rows;
        json_array_append_new(files,
                              render_text(of_rank[i]->name, strlen(of_rank[i]->name)));
    }
    return json_pack("{s:I, s:i, s:o, s:o, s:b}", "rank", (json_int_t)of_rank[0]->rank,
                     "spans", (int)count, "steps",
                     set_json_rank_steps(view, of_rank, count, budget), "files", files,
                     "has_device_rows", has_device_rows);
}

/* By rank; the files of one rank keep their order. */
static int compare_ranks(const void *left, const void *right)
{
    const struct set_file *a = *(const struct set_file *const *)left;
    const struct set_file *b = *(const struct set_file *const *)right;

    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    return (a->file > b->file) - (a->file < b->file);
}

int api_set_ranks(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    CLEANUP_SET_VIEW struct set_view view = {0};
    int result = api_refuse_query(request, error);

    if (result == 0)
        result = open_set(request, NULL, reply, &view, error);
    if (result != 0)
        return result < 0 ? result : 0;
    CLEANUP_FREE const struct set_file **files =
        calloc(view.file_count + 1, sizeof *files);
    if (files == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view.file_count; i++)
        files[i] = &view.files[i];
    qsort(files, view.file_count, sizeof *files, compare_ranks);
    json_t *list = json_array();
    for (size_t start = 0, end;
         start < view.file_count && !budget_is_over(request->budget); start = end) {
        for (end = start; end < view.file_count && files[end]->rank == files[start]->rank;
             end++)
            ;
        json_array_append_new(
            list, make_rank(&view, files + start, end - start, request->budget));
    }
    return reply_with(request, reply, json_pack("{s:o}", "ranks", list), error);
}

/* ---- steps ---- */

static json_t *make_part(const struct trace_step *step, int64_t ns)
{
    return step->has_parts ? render_us((double)ns) : json_null();
}

static json_t *make_start(int64_t ns)
{
    return json_sprintf("%lld", (long long)ns);
}

static json_t *make_step(const struct set_file *file, const struct trace_step *step)
{
    bool whole = step->pseudo;

    return json_pack(
        "{s:I, s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "rank",
        (json_int_t)file->rank, "span", (int)file->span, "step_number",
        whole ? json_null() : json_integer((json_int_t)step->number), "start_ns",
        make_start(step->ts), "step", render_us((double)step->dur), "compute",
        make_part(step, step->compute), "exposed_communication",
        make_part(step, step->exposed_communication), "exposed_memory",
        make_part(step, step->exposed_memory), "idle", make_part(step, step->idle),
        "host_start_ns", whole ? json_null() : make_start(step->host_ts), "host",
        whole ? json_null() : render_us((double)step->host), "lag",
        whole ? json_null() : render_us((double)step->lag));
}

int api_set_steps(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    CLEANUP_SET_VIEW struct set_view view = {0};
    struct steps_request asked;
    int result = api_read_query(request, &steps_parameters, 0, &asked, error);

    if (result == 0)
        result = open_set(request, asked.marker, reply, &view, error);
    if (result != 0)
        return result < 0 ? result : 0;
    json_t *list = json_array();
    for (size_t i = 0; i < view.step_count && !budget_is_over(request->budget); i++) {
        const struct trace_step *step = &view.steps[i].step;
        const struct set_file *file = set_view_find_file(&view, view.steps[i].file);
        /* A file without steps uses its pseudo-step. */
        if (file != NULL && (!step->pseudo || !file->has_steps))
            json_array_append_new(list, make_step(file, step));
    }
    return reply_with(request, reply, json_pack("{s:o}", "steps", list), error);
}

/* ---- quality ---- */

int api_set_quality(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};
    CLEANUP_SET_VIEW struct set_view view = {0};
    struct trace_quality all = {0};
    int result = api_refuse_query(request, error);

    if (result == 0)
        result = open_set(request, NULL, reply, &view, error);
    if (result == 0)
        result = store_find_set(store_of(request), view.id, &info, error);
    if (result != 0)
        return result < 0 ? result : 0;
    json_t *files = json_array();
    for (size_t i = 0; i < view.file_count && !budget_is_over(request->budget); i++) {
        const struct set_file *file = &view.files[i];
        const struct trace_quality *quality = &file->quality;

        all.events += quality->events;
        all.kept += quality->kept;
        all.repaired += quality->repaired;
        all.dropped += quality->dropped;
        all.invalid += quality->invalid;
        all.ignored += quality->ignored;
        all.device_rows_without_step += quality->device_rows_without_step;
        json_array_append_new(files,
                              json_pack("{s:o, s:o, s:o}", "file",
                                        render_text(file->name, strlen(file->name)),
                                        "quality", set_json_quality(quality), "notes",
                                        set_json_notes(&view, file->file)));
    }
    json_t *sum = set_json_quality(&all);
    json_object_set_new(sum, "notes", json_integer((json_int_t)view.note_count));
    set_json_add_duplicates(&view, sum);
    set_json_add_noted(&info, sum);
    return reply_with(request, reply,
                      json_pack("{s:o, s:o}", "quality", sum, "files", files), error);
}

/* ---- operations ---- */

static int add_op(void *context, const struct set_op_row *row)
{
    json_t *list = context;

    json_array_append_new(
        list, json_pack("{s:o, s:o, s:o, s:s, s:I, s:o}", "name",
                        render_text(row->name, strlen(row->name)), "short_name",
                        render_text(row->short_name, strlen(row->short_name)), "category",
                        render_text(row->category, strlen(row->category)), "kind",
                        trace_kind_name((enum trace_kind)row->kind), "counts",
                        (json_int_t)row->count, "total_duration",
                        render_us((double)row->total)));
    return 0;
}

int api_set_ops(struct http_request *request, struct http_reply *reply,
                struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};
    struct ops_request asked;

    if (api_read_query(request, &ops_parameters, 0, &asked, error) < 0 ||
        store_find_set(store_of(request), request->ids[0], &info, error) < 0)
        return -(int)error->code;
    if (api_reply_is_known(request, reply, (const char *const[]){info.id, NULL}))
        return 0;
    json_t *list = json_array();
    int result = set_list_ops(store_of(request), info.id, asked.q, (unsigned)asked.limit,
                              request->budget, add_op, list, error);
    if (result < 0) {
        json_decref(list);
        return result;
    }
    return api_reply_json(reply, 200, json_pack("{s:o}", "ops", list), error);
}
