/* See timeline_ask.h. */
#include "analysis/timeline/timeline_ask.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "store/catalogue/sets.h"
#include "store/set/set_marked.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"

#include <inttypes.h>

#define LIST_MAX 400

void timeline_close(struct timeline_answer *timeline)
{
    span_use_end(&timeline->use);
    set_info_free(&timeline->info);
    *timeline = (struct timeline_answer){0};
}

int64_t timeline_origin(const struct timeline_answer *timeline)
{
    const struct span_index *index = timeline->use.index;

    return index->step_count == 0 ? 0 : index->steps[timeline->step].start;
}

/* ---- what there is ---- */

/* "0-3, 7", from numbers in order; a long list ends with "…". */
struct list {
    struct buffer text;
    int64_t first, last;
    bool is_open, is_full;
};

static void end_range(struct list *list)
{
    if (!list->is_open || list->is_full)
        return;
    if (list->text.length > LIST_MAX) {
        buffer_append_text(&list->text, ", …");
        list->is_full = true;
        return;
    }
    buffer_printf(&list->text, "%s%" PRId64, list->text.length > 0 ? ", " : "",
                  list->first);
    if (list->last > list->first)
        buffer_printf(&list->text, "%s%" PRId64,
                      list->last > list->first + 1 ? "-" : ", ", list->last);
}

static void add_number(struct list *list, int64_t number)
{
    if (list->is_open && number == list->last)
        return;
    if (list->is_open && number == list->last + 1) {
        list->last = number;
        return;
    }
    end_range(list);
    list->is_open = true;
    list->first = list->last = number;
}

static const char *list_text(struct list *list)
{
    end_range(list);
    return list->text.length > 0 ? list->text.bytes : "none";
}

static void refuse_rank(const struct set_view *view,
                        const struct timeline_request *request, struct error *error)
{
    struct list ranks = {0};

    buffer_init(&ranks.text, (size_t)4 * LIST_MAX);
    for (size_t i = 0; i < view->file_count && !budget_is_over(request->budget); i++)
        add_number(&ranks, view->by_rank[i]->rank);
    error_set(error, ERROR_NOT_FOUND, "unknown_rank",
              "the set has no rank %" PRId64 "; it has %s", request->rank,
              list_text(&ranks));
    buffer_free(&ranks.text);
}

/* NULL: the error is set, to ERROR_NOT_FOUND. */
static const struct set_file *find_file(const struct set_view *view,
                                        const struct timeline_request *request,
                                        struct error *error)
{
    const struct set_file *found = NULL;
    struct list spans = {0};
    size_t count;
    const struct set_file *const *files = set_view_find_rank(view, request->rank, &count);

    if (count == 0) {
        refuse_rank(view, request, error);
        return NULL;
    }
    buffer_init(&spans.text, (size_t)4 * LIST_MAX);
    for (size_t i = 0; i < count && found == NULL; i++) {
        if (files[i]->span == request->span)
            found = files[i];
        add_number(&spans, files[i]->span);
    }
    if (found == NULL)
        error_set(error, ERROR_NOT_FOUND, "unknown_span",
                  "rank %" PRId64 " has no span %" PRId64 "; it has %s", request->rank,
                  request->span, list_text(&spans));
    buffer_free(&spans.text);
    return found;
}

static int find_step(const struct span_index *index,
                     const struct timeline_request *request, uint32_t *out,
                     struct error *error)
{
    struct list steps = {0};

    *out = 0;
    if (request->step == PARAMETER_NONE)
        return 0;
    *out = span_find_step(index, request->step);
    if (*out != SPAN_NONE)
        return 0;
    if (index->step_count <= 1)
        return error_set(error, ERROR_NOT_FOUND, "unknown_step",
                         "rank %" PRId64 " has no step %" PRId64
                         ": its file has no steps; "
                         "leave step out to see the whole file, or give a marker",
                         request->rank, request->step);
    buffer_init(&steps.text, (size_t)4 * LIST_MAX);
    for (uint32_t i = 1; i < index->step_count && !budget_is_over(request->budget); i++)
        add_number(&steps, index->steps[i].number);
    error_set(error, ERROR_NOT_FOUND, "unknown_step",
              "rank %" PRId64 " has no step %" PRId64 "; it has %s", request->rank,
              request->step, list_text(&steps));
    buffer_free(&steps.text);
    return -(int)ERROR_NOT_FOUND;
}

int timeline_open(struct store *store, struct span_keeper *keeper,
                  const struct timeline_request *request, struct timeline_answer *out,
                  struct error *error)
{
    CLEANUP(set_view_free) struct set_view view = {0};

    *out = (struct timeline_answer){.request = *request};
    int result = store_find_set(store, request->set, &out->info, error);
    if (result == 0)
        result = set_marked_choose(store, &out->info, "set", request->marker,
                                   request->budget, error);
    if (result == 0)
        result = set_view_load(store, out->info.id, request->budget, &view, error);
    if (result != 0)
        return result;
    const struct set_file *file = find_file(&view, request, error);
    if (file == NULL)
        return -(int)ERROR_NOT_FOUND;
    result = span_use_begin(keeper, store, out->info.id, file->file,
                            request->use_short_name, request->budget, &out->use, error);
    if (result == 0)
        result = find_step(out->use.index, request, &out->step, error);
    return result;
}

/* ---- the answers ---- */

/* The requested window, in times of the recording. */
static int find_window(const struct timeline_answer *timeline, int64_t *from, int64_t *to,
                       struct error *error)
{
    const struct span_index *index = timeline->use.index;
    const struct timeline_request *request = &timeline->request;
    static const struct span_step nothing;
    const struct span_step *step =
        index->step_count == 0 ? &nothing : &index->steps[timeline->step];

    *from = step->from;
    *to = step->to > step->from ? step->to : step->from + 1;
    if (request->from != PARAMETER_NONE)
        *from = step->start + request->from;
    if (request->to != PARAMETER_NONE)
        *to = step->start + request->to;
    return *from < *to
               ? 0
               : error_set(error, ERROR_PARAMETER, "bad_window",
                           "from: the window must begin before it ends, at %.15g µs",
                           (double)(*to - step->start) / 1000);
}

int timeline_show(const struct timeline_answer *timeline, struct span_window *out,
                  struct error *error)
{
    const struct timeline_request *request = &timeline->request;
    struct span_question question = {.step = timeline->step,
                                     .pixels = request->pixels,
                                     .threads = request->threads,
                                     .budget = request->budget};
    int result = find_window(timeline, &question.from, &question.to, error);

    *out = (struct span_window){0};
    return result != 0 ? result
                       : span_window_make(timeline->use.index, &question, out, error);
}

int timeline_sum(const struct timeline_answer *timeline, struct span_sums *out,
                 int64_t *from, int64_t *to, struct error *error)
{
    int result = find_window(timeline, from, to, error);

    *out = (struct span_sums){0};
    return result != 0 ? result
                       : span_sums_make(timeline->use.index, *from, *to,
                                        timeline->request.budget, out, error);
}

int timeline_find(const struct timeline_answer *timeline, struct span_match *out,
                  size_t *of, struct error *error)
{
    const struct span_index *index = timeline->use.index;
    const struct timeline_request *request = &timeline->request;
    const struct span_request wanted = {.step = timeline->step,
                                        .name = request->name,
                                        .category = request->category,
                                        .sort = (int)request->sort,
                                        .budget = request->budget};
    int result = span_find(index, &wanted, out, error);

    if (result != 0)
        return result;
    *of = out->count;
    if (request->occurrence != PARAMETER_NONE) {
        bool exists = (size_t)request->occurrence < out->count;

        if (exists)
            out->rows[0] = out->rows[request->occurrence];
        out->count = exists;
    } else if (request->order == TIMELINE_BY_DURATION) {
        result = span_found_sort(index, out, request->budget, error);
    }
    if (out->count > (size_t)request->limit)
        out->count = (size_t)request->limit;
    return result;
}
