#include "analyse/timeline.h"
#include "analyse/rows.h"
#include "analyse/span.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "store/set_marked.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "trace/recording.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- span keeper ---- */

/* How often a request that waits for another one checks its own budget. */
#define WAIT_NS 50000000

struct span_keeper {
    pthread_mutex_t lock;
    pthread_cond_t filled;
    struct kept *kept[SPAN_KEPT_MAX]; /* the latest used first */
    size_t count;
    size_t most; /* bytes */
};

struct span_keeper *span_keeper_new(size_t bytes)
{
    struct span_keeper *keeper = calloc(1, sizeof *keeper);

    if (keeper == NULL)
        return NULL;
    keeper->most = bytes;
    pthread_mutex_init(&keeper->lock, NULL);
    threads_condition_init(&keeper->filled);
    return keeper;
}

static void release(struct kept *kept)
{
    if (--kept->references > 0)
        return;
    if (kept->thing != NULL)
        kept->free(kept->thing);
    free(kept);
}

static void drop(struct span_keeper *keeper, size_t at)
{
    struct kept *kept = keeper->kept[at];

    keeper->count--;
    memmove(&keeper->kept[at], &keeper->kept[at + 1],
            (keeper->count - at) * sizeof *keeper->kept);
    release(kept);
}

void span_keeper_free(struct span_keeper *keeper)
{
    if (keeper == NULL)
        return;
    while (keeper->count > 0)
        drop(keeper, keeper->count - 1);
    pthread_mutex_destroy(&keeper->lock);
    pthread_cond_destroy(&keeper->filled);
    free(keeper);
}

void span_keeper_expire(struct span_keeper *keeper, int64_t unused_ns)
{
    int64_t before = clock_monotonic_ns() - unused_ns;

    if (keeper == NULL)
        return;
    pthread_mutex_lock(&keeper->lock);
    for (size_t i = keeper->count; i > 0; i--)
        if (!keeper->kept[i - 1]->filling && keeper->kept[i - 1]->used_ns < before)
            drop(keeper, i - 1);
    pthread_mutex_unlock(&keeper->lock);
}

int span_keeper_take(struct span_keeper *keeper, const struct kept_key *key,
                     struct kept **out, struct error *error)
{
    struct kept *kept = NULL, *fresh = calloc(1, sizeof *fresh);
    size_t at = 0;

    *out = fresh;
    if (fresh == NULL)
        return error_set_memory(error);
    fresh->key = *key;
    fresh->references = 1;
    if (keeper == NULL)
        return 0;
    pthread_mutex_lock(&keeper->lock);
    while (at < keeper->count && memcmp(&keeper->kept[at]->key, key, sizeof *key) != 0)
        at++;
    if (at < keeper->count) {
        kept = keeper->kept[at];
    } else {
        kept = TAKE_PTR(fresh);
        if (keeper->count == SPAN_KEPT_MAX)
            drop(keeper, --at);
        keeper->count++;
    }
    memmove(&keeper->kept[1], &keeper->kept[0], at * sizeof *keeper->kept);
    keeper->kept[0] = *out = kept;
    kept->references++;
    kept->used_ns = clock_monotonic_ns();
    pthread_mutex_unlock(&keeper->lock);
    free(fresh);
    return 0;
}

int span_keeper_fill(struct span_keeper *keeper, struct kept *kept, struct budget *budget,
                     struct error *error)
{
    int result = 0;

    if (keeper == NULL)
        return 0;
    pthread_mutex_lock(&keeper->lock);
    while (kept->filling && result == 0) {
        threads_wait(&keeper->filled, &keeper->lock, WAIT_NS);
        result = budget_look(budget, error);
    }
    kept->filling |= result == 0;
    pthread_mutex_unlock(&keeper->lock);
    return result;
}

/* Gives up what failed, and those used longest ago until the rest is small enough. */
void span_keeper_filled(struct span_keeper *keeper, struct kept *kept)
{
    size_t bytes = 0;

    if (keeper == NULL)
        return;
    pthread_mutex_lock(&keeper->lock);
    kept->filling = false;
    for (size_t i = 0; i < keeper->count; i++) {
        const struct kept *one = keeper->kept[i];
        size_t own = one->bytes;

        bytes += own;
        if (!one->filling && (bytes > keeper->most || one->thing == NULL)) {
            bytes -= own;
            drop(keeper, i--);
        }
    }
    pthread_cond_broadcast(&keeper->filled);
    pthread_mutex_unlock(&keeper->lock);
}

void span_keeper_give(struct span_keeper *keeper, struct kept *kept)
{
    if (keeper != NULL)
        pthread_mutex_lock(&keeper->lock);
    release(kept);
    if (keeper != NULL)
        pthread_mutex_unlock(&keeper->lock);
}

/* ---- indexes ---- */

static void free_index(void *index)
{
    span_index_free(index);
}

static int make(struct store *store, struct kept *kept, struct budget *budget,
                struct error *error)
{
    CLEANUP_RECORDING struct trace_recording *recording = NULL;
    const struct kept_key *key = &kept->key;
    uint32_t file = (uint32_t)key->number;
    struct span_index *index = NULL;
    int result = set_load_linked(store, key->set, file, budget, &recording, error);

    if (result == 0)
        result = span_make(recording, key->use_short_name, &index, error);
    if (result == 0)
        result =
            set_load_counters(store, key->set, file, budget, &index->counters, error);
    if (result != 0) {
        span_index_free(index);
        return result;
    }
    index->bytes += index->counters->sample_count * sizeof(struct trace_sample);
    kept->free = free_index;
    kept->bytes = index->bytes;
    kept->thing = index;
    return 0;
}

int span_use_begin(struct span_keeper *keeper, struct store *store, const char *set,
                   uint32_t file, bool use_short_name, struct budget *budget,
                   struct span_use *out, struct error *error)
{
    struct kept_key key = {.number = file, .use_short_name = use_short_name};

    *out = (struct span_use){.keeper = keeper};
    snprintf(key.set, sizeof key.set, "%s", set);
    int result = span_keeper_take(keeper, &key, &out->kept, error);
    if (result == 0)
        result = span_keeper_fill(keeper, out->kept, budget, error);
    if (result == 0) {
        if (out->kept->thing == NULL)
            result = make(store, out->kept, budget, error);
        span_keeper_filled(keeper, out->kept);
    }
    if (result != 0)
        span_use_end(out);
    else
        out->index = out->kept->thing;
    return result;
}

void span_use_end(struct span_use *use)
{
    if (use->kept != NULL)
        span_keeper_give(use->keeper, use->kept);
    *use = (struct span_use){0};
}

/* ---- timeline parameters ---- */

static const char *const sorts[] = {"host", "device", "other", NULL};
static const char *const orders[] = {"start", "duration", NULL};
static const char *const folds[] = {"none", "host", "group", NULL};

#define AT(member) .offset = offsetof(struct timeline_request, member)
#define RANK_MOST 2147483647.0
#define STEP_MOST 9007199254740992.0
/* A day before and after the step: no row is longer. */
#define TIME_MOST 86400000000.0

/* clang-format off */
static const struct parameter items[] = {
    {.name = "rank", .type = PARAMETER_WHOLE, AT(rank), .least = -STEP_MOST, .most = STEP_MOST,
     .flags = PARAMETER_REQUIRED, .users = TIMELINE_OF_RANK, .help = "the rank"},
    {.name = "rank", .type = PARAMETER_WHOLE, AT(rank), .least = -STEP_MOST, .most = STEP_MOST,
     .users = LANES_MEET, .help = "a rank that is in the collective"},
    {.name = "start", .type = PARAMETER_TIME, AT(start), .least = -TIME_MOST, .most = TIME_MOST,
     .users = LANES_MEET, .help = "a time at which the rank is in it, in µs of the axis"},
    {.name = "instance", .type = PARAMETER_WHOLE, AT(instance), .most = RANK_MOST,
     .users = LANES_MEET, .help = "its number, instead of rank and start"},
    {.name = "ranks", .type = PARAMETER_TEXT, AT(ranks), .users = TIMELINE_OF_RANKS,
     .value = "LIST", .allowed = "all, first, or a list as 0,2,4-7",
     .help = "the ranks whose lanes are made"},
    {.name = "fold", .type = PARAMETER_CHOICE, AT(fold), .words = folds, .standard = "none",
     .users = LANES_SHOW, .help = "one lane for the ranks of a host, or of those that meet in collectives"},
    {.name = "span", .type = PARAMETER_WHOLE, AT(span), .standard = "0", .most = RANK_MOST,
     .help = "which file of the rank, where it has several"},
    {.name = "step", .type = PARAMETER_WHOLE, AT(step), .most = STEP_MOST,
     .help = "the number of the step; without it the whole file"},
    {.name = "marker", .type = PARAMETER_TEXT, AT(marker),
     .help = "rows with this name are the steps of a set that has none"},
    {.name = "marker_until", .type = PARAMETER_CHOICE, AT(until), .words = marker_until_words,
     .help = SELECTION_UNTIL_HELP},
    {.name = "cut_overlaps", .type = PARAMETER_BOOLEAN, AT(cut_overlaps),
     .flags = PARAMETER_BARE, .help = SELECTION_CUT_HELP},
    {.name = "use_short_name", .type = PARAMETER_BOOLEAN, AT(use_short_name),
     .flags = PARAMETER_BARE, .help = "name kernels by the short form of their names"},
    {.name = "from", .type = PARAMETER_TIME, AT(from), .least = -TIME_MOST, .most = TIME_MOST,
     .users = TIMELINE_SHOW | TIMELINE_SUMS | LANES_SHOW | LANES_SUMS,
     .help = "the beginning of the window, in µs from the start of the step's window, or from the first "
             "row of the file; without it when the host begins the step"},
    {.name = "to", .type = PARAMETER_TIME, AT(to), .least = -TIME_MOST, .most = TIME_MOST,
     .users = TIMELINE_SHOW | TIMELINE_SUMS | LANES_SHOW | LANES_SUMS, .help = "the end of the window, counted in the same way"},
    {.name = "pixels", .type = PARAMETER_WHOLE, AT(pixels), .standard = "1200", .least = 100,
     .most = 8000, .users = TIMELINE_SHOW | LANES_SHOW,
     .help = "the width of the picture: what is shorter than a pixel is merged"},
    {.name = "threads", .type = PARAMETER_WHOLE, AT(threads), .standard = "8", .least = 1,
     .most = 64, .users = TIMELINE_SHOW,
     .help = "at most this many threads of the host, those with the most time in operators"},
    {.name = "name", .type = PARAMETER_TEXT, AT(name), .users = TIMELINE_FIND | LANES_FIND,
     .flags = PARAMETER_REQUIRED, .allowed = "the name of a row of a comparison",
     .help = "the name of the rows to find"},
    {.name = "category", .type = PARAMETER_TEXT, AT(category), .users = TIMELINE_FIND,
     .help = "their category; without it the one with the most time"},
    {.name = "category", .type = PARAMETER_TEXT, AT(category), .users = LANES_FIND,
     .help = "their category; without it rows of all categories"},
    {.name = "sort", .type = PARAMETER_CHOICE, AT(sort), .words = sorts, .users = TIMELINE_FIND | LANES_FIND,
     .help = "only rows of the host, of device work, or other rows of a device"},
    {.name = "occurrence", .type = PARAMETER_WHOLE, AT(occurrence), .most = RANK_MOST,
     .users = TIMELINE_FIND,
     .help = "which of these rows, counted from 0 in order of time; without it all"},
    {.name = "order", .type = PARAMETER_CHOICE, AT(order), .words = orders, .standard = "start",
     .users = TIMELINE_FIND, .help = "which come first: the earliest, or the longest"},
    {.name = "limit", .type = PARAMETER_WHOLE, AT(limit), .standard = "200", .least = 1,
     .most = 1000, .users = TIMELINE_FIND | TIMELINE_SUMS | LANES_SUMS, .help = "at most this many rows"},
};
/* clang-format on */
const struct parameter_table timeline_parameters = PARAMETER_TABLE(items);

int timeline_request_read(enum timeline_user user, const struct given_parameters *given,
                          const char *set, struct budget *budget,
                          struct timeline_request *out, struct error *error)
{
    *out = (struct timeline_request){.set = set, .budget = budget};
    int result = parameters_read(&timeline_parameters, user, given, out, error);

    out->set = set;
    out->budget = budget;
    return result;
}

/* ---- timeline ask ---- */

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

/* The error for what is not there: `has` says what was looked for, and these are there.
 */
static int refuse(const char *slug, const char *has, const int64_t *numbers, size_t count,
                  struct error *error)
{
    CLEANUP_BUFFER struct buffer text = BUFFER((size_t)4 * LIST_MAX);

    selection_describe(numbers, count, &text);
    return error_set(error, ERROR_NOT_FOUND, slug, "%s; it has %s", has,
                     count == 0 ? "none" : text.bytes);
}

/* NULL: the error is set, to ERROR_NOT_FOUND. */
static const struct set_file *find_file(const struct set_view *view,
                                        const struct timeline_request *request,
                                        struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(request->budget);
    int64_t *numbers = arena_new(arena, view->file_count, sizeof *numbers);
    size_t count, known = 0;
    const struct set_file *const *files = set_view_find_rank(view, request->rank, &count);
    char has[96];

    for (size_t i = 0; i < count; i++) {
        if (files[i]->span == request->span)
            return files[i];
        numbers[known++] = files[i]->span;
    }
    snprintf(has, sizeof has, "rank %" PRId64 " has no span %" PRId64, request->rank,
             request->span);
    if (count > 0) {
        refuse("unknown_span", has, numbers, known, error);
        return NULL;
    }
    for (size_t i = 0; i < view->file_count && !budget_is_over(request->budget); i++)
        if (known == 0 || view->by_rank[i]->rank != numbers[known - 1])
            numbers[known++] = view->by_rank[i]->rank;
    snprintf(has, sizeof has, "the set has no rank %" PRId64, request->rank);
    refuse("unknown_rank", has, numbers, known, error);
    return NULL;
}

static int find_step(const struct span_index *index,
                     const struct timeline_request *request, uint32_t *out,
                     struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(request->budget);
    char has[96];

    *out = request->step == PARAMETER_NONE ? 0 : span_find_step(index, request->step);
    if (*out != SPAN_NONE)
        return 0;
    snprintf(has, sizeof has, "rank %" PRId64 " has no step %" PRId64, request->rank,
             request->step);
    if (index->step_count <= 1)
        return error_set(error, ERROR_NOT_FOUND, "unknown_step",
                         "%s: its file has no steps; "
                         "leave step out to see the whole file, or give a marker",
                         has);
    int64_t *numbers = arena_new(arena, index->step_count, sizeof *numbers);
    for (uint32_t i = 1; i < index->step_count; i++)
        numbers[i - 1] = index->steps[i].number;
    return refuse("unknown_step", has, numbers, index->step_count - 1, error);
}

int timeline_open(struct store *store, struct span_keeper *keeper,
                  const struct timeline_request *request, struct timeline_answer *out,
                  struct error *error)
{
    CLEANUP(set_view_free) struct set_view view = {0};

    *out = (struct timeline_answer){.request = *request};
    int result = store_find_set(store, request->set, &out->info, error);
    if (result == 0)
        result =
            selection_mark(store,
                           &(struct side_request){.name = "set",
                                                  .marker = request->marker,
                                                  .until = request->until,
                                                  .cut_overlaps = request->cut_overlaps,
                                                  .budget = request->budget},
                           &out->info, error);
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
