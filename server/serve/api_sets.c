#include "analyse/aligned.h"
#include "analyse/counters.h"
#include "answer/json.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/log.h"
#include "base/system.h"
#include "base/text.h"
#include "compare/recordings.h"
#include "intake/bundle.h"
#include "intake/uploads.h"
#include "serve/api.h"
#include "serve/resource.h"
#include "store/directory.h"
#include "store/set_marked.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"
#include "store/traces.h"
#include "trace/append.h"
#include "trace/kinds.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

/* ---- sets ---- */

/* /sets/{id}: one set, its label, notes and tags, the bin. */

#define LABEL_MAX 256
#define NOTES_MAX 16384

int api_sets_get(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};
    CLEANUP_SET_VIEW struct set_view view = {0};

    if (store_find_set(store_of(request), request->ids[0], &info, error) < 0)
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

    if (store_find_set(store_of(request), request->ids[0], &info, error) < 0)
        return -(int)error->code;
    int result = api_read_object(request, fields, &body, error);
    if (result == 0)
        result = api_read_text(body, "label", 1, LABEL_MAX, &label, error);
    if (result == 0)
        result = api_read_text(body, "notes", 0, NOTES_MAX, &notes, error);
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
    if (store_find_set(store_of(request), request->ids[0], &info, error) < 0)
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
    int result = store_restore_set(store_of(request), request->ids[0], error);
    return result < 0 ? result : reply_with_set(request, request->ids[0], reply, error);
}

/* ---- set list ---- */

/* GET /sets and GET /tags: the stored sets, one page at a time, from the catalogue
 * only. */

#define TAGS_LISTED_MAX 200

/* ---- the question ---- */

/* By default, texts begin with A, the rest with the newest or the most. */
static bool is_descending(const struct sets_request *asked)
{
    return asked->order == SETS_ORDER_OF_COLUMN
               ? strcmp(set_query_sorts[asked->sort], "label") != 0
               : asked->order == SETS_DESCENDING;
}

/* While set files are still being checked, the number of sets to come counts: then the
 * first sets do not become groups while somebody reads the list. */
static uint32_t group_above(struct store *store)
{
    struct follow_progress progress;

    return store_follow_progress(store, &progress) && progress.checked < progress.found &&
                   progress.found - progress.refused > SETS_UNGROUPED_MAX
               ? 0
               : SETS_UNGROUPED_MAX;
}

static struct set_query make_query(struct store *store, const struct sets_request *asked)
{
    struct set_query query = {
        .words = asked->q,
        .prefix = asked->prefix,
        .tags = asked->tags,
        .sort = set_query_sorts[asked->sort],
        .descending = is_descending(asked),
        .grouped = asked->group != SETS_GROUP_NEVER,
        .group_above = asked->group == SETS_GROUP_MANY ? group_above(store) : 0,
        .limit = (uint32_t)asked->limit,
        .offset = (uint32_t)asked->offset};

    while (asked->tags[query.tag_count] != NULL)
        query.tag_count++;
    return query;
}

/* ---- the answer ---- */

static json_t *entry_json(const struct http_request *request,
                          const struct set_entry *entry)
{
    char newest[21];

    if (entry->prefix == NULL)
        return json_pack("{s:o}", "set", set_json_listed(store_of(request), &entry->set));
    clock_format_utc(entry->newest, newest);
    return json_pack("{s:{s:o, s:I, s:s}}", "group", "prefix",
                     render_text(entry->prefix, strlen(entry->prefix)), "sets",
                     (json_int_t)entry->set_count, "newest", newest);
}

static json_t *page_json(const struct http_request *request,
                         const struct set_query *query, const struct set_page *page)
{
    json_t *list = json_array();

    for (size_t i = 0; i < page->count; i++)
        json_array_append_new(
            list, query->grouped
                      ? entry_json(request, &page->entries[i])
                      : set_json_listed(store_of(request), &page->entries[i].set));
    return json_pack(
        "{s:o, s:I, s:I, s:I, s:I, s:o}", query->grouped ? "entries" : "sets", list,
        "total", (json_int_t)page->set_total, "entry_total",
        (json_int_t)page->entry_total, "limit", (json_int_t)query->limit, "offset",
        (json_int_t)query->offset, "set_files", set_json_files(store_of(request)));
}

static int reply_with_page(const struct http_request *request,
                           const struct sets_request *asked, struct http_reply *reply,
                           struct error *error)
{
    CLEANUP(set_page_free) struct set_page page = {0};
    const struct set_query query = make_query(store_of(request), asked);
    int result =
        store_query_sets(store_of(request), &query, request->budget, &page, error);

    return result < 0
               ? result
               : api_reply_json(reply, 200, page_json(request, &query, &page), error);
}

/* The named sets, in that order, without names of no set. */
static int reply_with_named(const struct http_request *request, const char *const *ids,
                            struct http_reply *reply, struct error *error)
{
    size_t count = 0;
    int result = 0;

    while (ids[count] != NULL)
        count++;
    if (count > SETS_NAMED_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_id",
                         "id: given %zu times; allowed are %d", count, SETS_NAMED_MAX);
    json_t *list = json_array();
    for (size_t i = 0; result == 0 && i < count; i++) {
        CLEANUP_SET_INFO struct set_info info = {0};

        result = store_find_set(store_of(request), ids[i], &info, error);
        if (result == 0)
            json_array_append_new(list, set_json_listed(store_of(request), &info));
        else if (error->code == ERROR_NOT_FOUND)
            result = 0;
    }
    if (result == 0)
        return api_reply_json(reply, 200, json_pack("{s:o}", "sets", list), error);
    json_decref(list);
    return result;
}

int api_sets_list(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    bool named = url_query_get(&request->query, "id") != NULL;
    struct sets_request asked = {0};
    int result = api_read_query(request, &sets_parameters, named ? SETS_NAMED : SETS_PAGE,
                                &asked, error);

    if (result != 0)
        return result;
    result = named ? reply_with_named(request, asked.ids, reply, error)
                   : reply_with_page(request, &asked, reply, error);
    parameters_free(&sets_parameters, &asked);
    return result;
}

/* ---- tags ---- */

static int add_tag(void *context, const char *tag, uint64_t sets)
{
    json_array_append_new(context,
                          json_pack("{s:o, s:I}", "tag", render_text(tag, strlen(tag)),
                                    "sets", (json_int_t)sets));
    return 0;
}

int api_tags_list(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    json_t *list = json_array();
    int result =
        store_list_tags(store_of(request), TAGS_LISTED_MAX, add_tag, list, error);
    if (result == 0)
        return api_reply_json(reply, 200, json_pack("{s:o}", "tags", list), error);
    json_decref(list);
    return result;
}

/* ---- set parts ---- */

/* /sets/{id}/ranks, steps, quality and ops: the contents of a set. It never changes, so
 * all of them carry ETags. */

/* Finds the set and loads its view. `asked`: of its steps. 1: the client knows the
 * answer. */
static int open_set(const struct http_request *request, const struct steps_request *asked,
                    struct http_reply *reply, struct set_view *view, struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};

    if (store_find_set(store_of(request), request->ids[0], &info, error) < 0)
        return -(int)error->code;
    if (api_reply_is_known(request, reply,
                           (const char *const[]){info.id, info.summary, NULL}))
        return 1;
    int result =
        selection_mark(store_of(request),
                       &(struct side_request){.name = "set",
                                              .marker = asked->marker,
                                              .until = asked->until,
                                              .cut_overlaps = asked->cut_overlaps,
                                              .budget = request->budget},
                       &info, error);
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
    int result = open_set(request, &(struct steps_request){0}, reply, &view, error);
    if (result != 0)
        return result < 0 ? result : 0;
    CLEANUP_FREE const struct set_file **files =
        owned_new(view.file_count, sizeof(struct set_file *));
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

static void write_us(struct buffer *out, const char *key, bool known, int64_t ns)
{
    json_key(out, key);
    json_write(out, "%f", known ? (double)ns : NAN);
}

/* As a text: a browser's numbers do not hold it. */
static void write_start(struct buffer *out, const char *key, bool known, int64_t ns)
{
    char text[24];

    snprintf(text, sizeof text, "%lld", (long long)ns);
    json_key(out, key);
    if (known)
        json_write(out, "%s", text);
    else
        json_write(out, "%g", NAN);
}

static void write_step(struct buffer *out, const struct set_file *file,
                       const struct trace_step *step)
{
    bool known = !step->pseudo;

    json_write(out, "{rank:%lld, span:%d", (long long)file->rank, (int)file->span);
    json_known(out, "step_number", known, (int64_t)step->number);
    write_start(out, "start_ns", true, step->ts);
    write_us(out, "step", true, step->dur);
    write_us(out, "compute", step->has_parts, step->compute);
    write_us(out, "exposed_communication", step->has_parts, step->exposed_communication);
    write_us(out, "exposed_memory", step->has_parts, step->exposed_memory);
    write_us(out, "idle", step->has_parts, step->idle);
    write_start(out, "host_start_ns", known, step->host_ts);
    write_us(out, "host", known, step->host);
    write_us(out, "lag", known, step->lag);
    json_write(out, "}");
}

int api_set_steps(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    CLEANUP_SET_VIEW struct set_view view = {0};
    struct steps_request asked;
    int result = api_read_query(request, &steps_parameters, 0, &asked, error);

    if (result == 0)
        result = open_set(request, &asked, reply, &view, error);
    if (result != 0)
        return result < 0 ? result : 0;
    json_write(&reply->body, "{steps:[");
    for (size_t i = 0; i < view.step_count && !budget_is_over(request->budget); i++) {
        const struct trace_step *step = &view.steps[i].step;
        const struct set_file *file = set_view_find_file(&view, view.steps[i].file);
        /* A file without steps uses its pseudo-step. */
        if (file != NULL && (!step->pseudo || !file->has_steps))
            write_step(&reply->body, file, step);
    }
    json_write(&reply->body, "]}");
    return budget_look(request->budget, error);
}

/* ---- quality ---- */

int api_set_quality(struct http_request *request, struct http_reply *reply,
                    struct error *error)
{
    CLEANUP_SET_INFO struct set_info info = {0};
    CLEANUP_SET_VIEW struct set_view view = {0};
    struct trace_quality all = {0};
    int result = open_set(request, &(struct steps_request){0}, reply, &view, error);
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

/* ---- set trace ---- */

/* /sets/{id}/files/{n}/trace: a file that the set was made from, if it is kept;
 * unchanged, or with counters added. */

#define TYPE_GZIP "application/gzip"
#define FILE_NAME_MAX 4096

/* NULL: the error is set. */
static const struct set_file *find_file(const struct set_view *view, const char *number,
                                        struct error *error)
{
    int64_t wanted;

    if (!text_to_int64(number, &wanted))
        wanted = -1;
    for (size_t i = 0; i < view->file_count; i++)
        if ((int64_t)view->files[i].file == wanted)
            return &view->files[i];
    error_set(error, ERROR_NOT_FOUND, "unknown_file",
              "the set has no file %.20s; file_list of GET /sets/{id} has their numbers",
              number);
    return NULL;
}

static int open_kept(const struct store *store, const struct set_view *view,
                     const struct set_file *file, int *fd, size_t *length,
                     struct error *error)
{
    CLEANUP_FREE char *path = traces_path(store, view->id, file->hash);
    CLEANUP_BUFFER struct buffer name = BUFFER(FILE_NAME_MAX);
    struct stat status;

    *fd = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (*fd < 0 && errno == ENOENT) {
        text_append_utf8(&name, file->name, strnlen(file->name, FILE_NAME_MAX / 4));
        return error_set(error, ERROR_NOT_FOUND, "trace_not_kept",
                         "%s itself was %s; read its folder in again with "
                         "--keep-traces (tracediff serve, tracediff ingest)",
                         buffer_failed(&name) ? "the file" : name.bytes,
                         traces_removed(store, view->id) != 0
                             ? "kept, but then removed to stay within the limit of kept "
                               "traces"
                             : "not kept");
    }
    if (*fd < 0 || fstat(*fd, &status) != 0)
        return error_set_errno(error, errno, "traces/%s", view->id);
    *length = (size_t)status.st_size;
    return 0;
}

/* "attachment" with the last part of the file's name, once in plain ASCII and once
 * unchanged (RFC 6266). */
static void name_download(struct http_reply *reply, const char *path, const char *suffix)
{
    static const char plain[] = "-._"; /* and letters and digits: as in RFC 5987 */
    const char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? path : slash + 1;
    size_t length = strlen(name);
    CLEANUP_BUFFER struct buffer header = BUFFER((size_t)FILE_NAME_MAX * 8);
    CLEANUP_BUFFER struct buffer clean = BUFFER(FILE_NAME_MAX);

    while (length > 3 && strcasecmp(name + length - 3, ".gz") == 0)
        length -= 3;
    if (length > 5 && strncasecmp(name + length - 5, ".json", 5) == 0)
        length -= 5;
    if (length > 8 && strncasecmp(name + length - 8, ".pftrace", 8) == 0)
        length -= 8;
    text_append_utf8(&clean, name, length < 255 ? length : 255);
    buffer_append_text(&clean, suffix);
    for (int pass = 0; pass < 2; pass++) {
        buffer_append_text(&header, pass == 0 ? "attachment; filename=\""
                                              : "\"; filename*=UTF-8''");
        for (size_t i = 0; i < clean.length; i++) {
            char byte = clean.bytes[i];
            bool safe = (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
                        (byte >= 'a' && byte <= 'z') || strchr(plain, byte) != NULL;

            if (safe)
                buffer_append_char(&header, byte);
            else if (pass == 0)
                buffer_append_char(&header, '_');
            else
                buffer_printf(&header, "%%%02X", (unsigned)(unsigned char)byte);
        }
    }
    if (!buffer_failed(&header) && !buffer_failed(&clean))
        http_reply_header(reply, "Content-Disposition", header.bytes);
}

/* ---- with counters ---- */

/* The source of a reply's stream. */
struct counter_events {
    struct counters *counters;
    struct appender *append;
};

static void free_counted(void *context)
{
    struct counter_events *counted = context;

    append_close(counted->append);
    counters_free(counted->counters);
    free(counted);
}

static size_t read_counted(void *context, char *out, size_t room)
{
    struct counter_events *counted = context;
    struct error error;
    size_t made;

    if (append_next_gzip(counted->append, (uint8_t *)out, room, &made, &error) == 0)
        return made;
    /* Too late for a status: the connection is cut. */
    log_error("a trace with counters was cut: %s", error.message);
    return HTTP_STREAM_FAILED;
}

static int open_counted(const struct http_request *request, const struct set_view *view,
                        const struct set_file *file, const struct trace_request *asked,
                        struct counter_events *counted, struct error *error)
{
    struct store *store = store_of(request);
    CLEANUP_FREE char *path = traces_path(store, view->id, file->hash);
    unsigned kinds;
    int result = counters_parse(asked->counters, &kinds, error);

    if (result == 0)
        result =
            counters_make(store, view, file, kinds, asked->include_last_profiler_step,
                          request->budget, &counted->counters, error);
    if (result == 0)
        result = append_open(path, "the kept trace", counters_write, counted->counters,
                             &counted->append, error);
    if (result == 0)
        append_expect(counted->append, file->hash);
    return result;
}

static int answer_with_counters(const struct http_request *request,
                                const struct set_view *view, const struct set_file *file,
                                const struct trace_request *asked,
                                struct http_reply *reply, struct error *error)
{
    struct counter_events *counted = owned_new(1, sizeof *counted);
    int result = file->facts.is_perfetto
                     ? error_set(error, ERROR_CONFLICT, "not_json",
                                 "%s is a Perfetto file; counters are added to JSON only",
                                 file->name)
                     : open_counted(request, view, file, asked, counted, error);
    if (result != 0) {
        free_counted(counted);
        return result;
    }
    http_reply_stream(reply, TYPE_GZIP, read_counted, counted, free_counted);
    name_download(reply, file->name, "_with_counters.json.gz");
    return 0;
}

/* ---- the resource ---- */

int api_set_trace(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    struct trace_request asked;
    CLEANUP_SET_INFO struct set_info info = {0};
    CLEANUP_SET_VIEW struct set_view view = {0};
    CLEANUP_CLOSE int fd = -1;
    size_t length = 0;
    char size[24];

    if (api_read_query(request, &trace_parameters, 0, &asked, error) < 0 ||
        store_find_set(store_of(request), request->ids[0], &info, error) < 0 ||
        set_view_load(store_of(request), info.id, request->budget, &view, error) < 0)
        return -(int)error->code;
    const struct set_file *file = find_file(&view, request->ids[1], error);
    if (file == NULL ||
        open_kept(store_of(request), &view, file, &fd, &length, error) < 0)
        return -(int)error->code;
    if (asked.counters != NULL)
        return answer_with_counters(request, &view, file, &asked, reply, error);
    snprintf(size, sizeof size, "%zu", length);
    if (api_reply_is_known(request, reply,
                           (const char *const[]){info.id, file->hash, size, NULL}))
        return 0;
    http_reply_file(reply, TYPE_GZIP, fd, length);
    fd = -1;
    name_download(reply, file->name,
                  file->facts.is_perfetto ? ".pftrace.gz" : ".json.gz");
    return 0;
}

/* ---- all ranks ---- */

/* /sets/{id}/aligned_trace: the trace of all ranks on one clock. It is first written to a
 * file without a name, so that whatever fails has a status, and the client knows the
 * length. */

struct scratch {
    int fd;
    size_t length;
};

static int put_scratch(void *context, const char *bytes, size_t length,
                       struct error *error)
{
    struct scratch *scratch = context;
    struct statvfs disk;

    if (fstatvfs(scratch->fd, &disk) == 0 &&
        UPLOAD_DISK_RESERVE + length > (uint64_t)disk.f_bavail * disk.f_frsize)
        return error_set(error, ERROR_SPACE, "disk_full",
                         "after %zu MB of the trace of all ranks, less than 1 GiB would "
                         "be free on the disk; free some space, or write the trace "
                         "elsewhere with tracediff export --aligned --output FILE",
                         scratch->length >> 20);
    if (!system_write_all(scratch->fd, bytes, length))
        return error_set_errno(error, errno, "cannot write the trace of all ranks");
    scratch->length += length;
    return 0;
}

int api_set_aligned_trace(struct http_request *request, struct http_reply *reply,
                          struct error *error)
{
    const struct api *api = api_of(request);
    CLEANUP_SET_INFO struct set_info info = {0};
    CLEANUP(aligned_close) struct aligned *aligned = NULL;
    struct scratch scratch = {.fd = -1};

    if (store_find_set(api->store, request->ids[0], &info, error) < 0)
        return -(int)error->code;
    if (api_reply_is_known(request, reply, (const char *const[]){info.id, NULL}))
        return 0;
    request->budget->narrow = "write it with tracediff export --aligned --output FILE";
    int result = aligned_open(api->store, info.id, request->budget, &aligned, error);
    if (result == 0)
        result = bundle_scratch(api->read_only ? NULL : store_spool_directory(api->store),
                                &scratch.fd, error);
    if (result == 0)
        result = aligned_write(aligned, api->store, 0, aligned_count(aligned), false,
                               put_scratch, &scratch, error);
    if (result != 0) {
        cleanup_close(&scratch.fd);
        return result;
    }
    api_name_file(reply, "json.gz", info.label, "all-ranks");
    http_reply_file(reply, TYPE_GZIP, scratch.fd, scratch.length);
    return 0;
}

/* ---- bundle ---- */

/* /bundle: the sets of both sides and the view of their comparison as one file
 * (docs/store.md). */

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
static void bundle_name_download(struct store *store, const char *control,
                                 const char *test, struct http_reply *reply)
{
    CLEANUP(set_info_free) struct set_info first = {0};
    CLEANUP(set_info_free) struct set_info second = {0};
    struct error ignored;
    bool known = store_find_set(store, control, &first, &ignored) == 0 &&
                 store_find_set(store, test, &second, &ignored) == 0;

    api_name_file(reply, "tracediff", known ? first.label : control,
                  known ? second.label : test);
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
    bundle_name_download(api->store, control[0], test[0], reply);
    http_reply_file(reply, "application/x-tar", fd, (size_t)length);
    fd = -1;
    return 0;
}
