/* See regroup.h: the plan, and the steps before and after making the sets. */
#include "ingest/regroup.h"

#include "base/cleanup.h"
#include "ingest/regroup_make.h"
#include "ingest/regroup_names.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"
#include "store/set/stored_files.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define NO_PART SIZE_MAX

static void plan_free(struct regroup_plan *plan)
{
    for (size_t i = 0; i < plan->source_count; i++) {
        set_info_free(&plan->sources[i].info);
        set_view_free(&plan->sources[i].view);
        stored_file_list_free(&plan->sources[i].listed);
    }
    for (size_t i = 0; i < plan->file_count; i++)
        free(plan->files[i].name);
    for (size_t i = 0; i < plan->target_count; i++)
        free(plan->targets[i].made_up);
    free(plan->sources);
    free(plan->files);
    free(plan->targets);
    *plan = (struct regroup_plan){0};
}

/* ---- the old sets ---- */

/* Cut names are no longer the names in the files: which names are cut depends on all
 * names in the set. */
static int check_names(const struct regroup_source *source, struct error *error)
{
    for (size_t i = 0; i < source->view.note_count; i++) {
        const char *kind = source->view.notes[i].note.kind;

        if (strcmp(kind, "names_cut") == 0 || strcmp(kind, "shapes_cut") == 0 ||
            strcmp(kind, "arguments_cut") == 0)
            return error_set(error, ERROR_CONFLICT, "names_cut",
                             "long names were cut in \"%.80s\" (%.8s), which has too "
                             "many of them to keep whole: read the files themselves in "
                             "again, as the sets that you want",
                             source->info.label, source->info.id);
    }
    return 0;
}

static int load_source(struct store *store, const char *id, struct budget *budget,
                       struct regroup_source *source, struct error *error)
{
    int result = store_find_set(store, id, &source->info, error);

    if (result == 0)
        result = set_view_load(store, source->info.id, budget, &source->view, error);
    if (result == 0)
        result = store_list_files(store, source->info.id, &source->listed, error);
    if (result != 0)
        return result;
    if (source->listed.count != source->view.file_count + source->view.duplicate_count)
        return error_set(error, ERROR_CONFLICT, "files_unknown",
                         "the catalogue does not know the files of \"%.80s\" (%.8s): "
                         "read them in again",
                         source->info.label, source->info.id);
    return check_names(source, error);
}

static int compare_ids(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Each set once. */
static int check_sets(const struct regroup_request *request, struct error *error)
{
    CLEANUP_FREE char(*sorted)[33] = calloc(request->set_count + 1, sizeof *sorted);

    if (request->join && request->set_count < 2)
        return error_set(error, ERROR_PARAMETER, "nothing_to_join",
                         "joining needs two sets or more");
    if (request->set_count > REGROUP_SETS_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_sets",
                         "at most %d sets can be joined at once", REGROUP_SETS_MAX);
    if (sorted == NULL)
        return error_set_memory(error);
    memcpy(sorted, request->sets, request->set_count * sizeof *sorted);
    qsort(sorted, request->set_count, sizeof *sorted, compare_ids);
    for (size_t i = 1; i < request->set_count; i++)
        if (strcmp(sorted[i - 1], sorted[i]) == 0)
            return error_set(error, ERROR_PARAMETER, "nothing_to_join",
                             "the set %.8s is named twice", sorted[i]);
    return 0;
}

static int load_sources(struct store *store, struct budget *budget,
                        struct regroup_plan *plan, struct error *error)
{
    const struct regroup_request *request = plan->request;
    int result = check_sets(request, error);

    if (result != 0)
        return result;
    plan->sources = calloc(request->set_count + 1, sizeof *plan->sources);
    if (plan->sources == NULL)
        return error_set_memory(error);
    for (size_t i = 0; result == 0 && i < request->set_count; i++) {
        plan->source_count++;
        result = load_source(store, request->sets[i], budget, &plan->sources[i], error);
    }
    return result;
}

/* ---- their files ---- */

/* Lists the files that count and those that do not, by number, as in the catalogue. */
static int list_source(struct regroup_plan *plan, size_t number, struct error *error)
{
    const struct regroup_source *source = &plan->sources[number];
    const struct set_view *view = &source->view;
    size_t files = 0, duplicates = 0;

    for (size_t i = 0; i < source->listed.count; i++) {
        bool is_file = duplicates == view->duplicate_count ||
                       (files < view->file_count &&
                        view->files[files].file < view->duplicates[duplicates].file);
        struct regroup_file *file = &plan->files[plan->file_count];

        *file = (struct regroup_file){
            .source = number, .part = NO_PART, .on_disk = &source->listed.files[i]};
        if (is_file) {
            file->rows = &view->files[files++];
            file->number = file->rows->file;
        } else {
            file->number = view->duplicates[duplicates].file;
            file->rows = set_view_find_file(view, view->duplicates[duplicates++].same_as);
        }
        file->name = strdup(file->on_disk->name);
        if (file->name == NULL)
            return error_set_memory(error);
        plan->file_count++;
        if (file->rows == NULL)
            return error_set(error, ERROR_DAMAGED, "set_damaged",
                             "set %s is damaged: a copy belongs to no file",
                             source->info.id);
    }
    return 0;
}

static int list_files(struct regroup_plan *plan, struct error *error)
{
    size_t count = 0;
    int result = 0;

    for (size_t i = 0; i < plan->source_count; i++)
        count += plan->sources[i].listed.count;
    plan->files = calloc(count + 1, sizeof *plan->files);
    if (plan->files == NULL)
        return error_set_memory(error);
    for (size_t i = 0; result == 0 && i < plan->source_count; i++)
        result = list_source(plan, i, error);
    return result;
}

/* ---- parts ---- */

/* Puts a file of the view into a part. */
static int put_into(const struct set_view *view, size_t *parts,
                    const struct set_file *file, size_t part, struct error *error)
{
    size_t *place = &parts[file - view->files];

    if (*place != NO_PART && *place != part)
        return error_set(error, ERROR_PARAMETER, "part_twice",
                         "%.200s (rank %" PRId64 ") is named in two parts", file->name,
                         file->rank);
    *place = part;
    return 0;
}

static int compare_ranks(const void *a, const void *b)
{
    const int64_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* Takes each rank once, however often it is named. */
static int choose_ranks(const struct set_view *view, const struct regroup_part *part,
                        size_t number, size_t *parts, struct error *error)
{
    CLEANUP_FREE int64_t *ranks = calloc(part->rank_count + 1, sizeof *ranks);
    int result = 0;

    if (ranks == NULL)
        return error_set_memory(error);
    if (part->rank_count > 0)
        memcpy(ranks, part->ranks, part->rank_count * sizeof *ranks);
    qsort(ranks, part->rank_count, sizeof *ranks, compare_ranks);
    for (size_t i = 0; result == 0 && i < part->rank_count; i++) {
        size_t count;
        const struct set_file *const *files = set_view_find_rank(view, ranks[i], &count);

        if (count == 0)
            return error_set(error, ERROR_NOT_FOUND, "unknown_rank",
                             "the set has no rank %" PRId64, ranks[i]);
        for (size_t f = 0;
             (i == 0 || ranks[i] != ranks[i - 1]) && result == 0 && f < count; f++)
            result = put_into(view, parts, files[f], number, error);
    }
    return result;
}

static int choose_part(const struct set_view *view, const struct regroup_part *part,
                       size_t number, size_t *parts, struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < part->file_count; i++) {
        const struct set_file *file = set_view_find_file(view, part->files[i]);

        if (file == NULL)
            return error_set(error, ERROR_NOT_FOUND, "unknown_file",
                             "the set has no file %" PRIu32, part->files[i]);
        result = put_into(view, parts, file, number, error);
    }
    return result == 0 ? choose_ranks(view, part, number, parts, error) : result;
}

/* The part of each file; a copy goes with the file whose bytes it has. */
static int choose_parts(struct regroup_plan *plan, struct error *error)
{
    const struct regroup_request *request = plan->request;
    const struct set_view *view = &plan->sources[0].view;
    CLEANUP_FREE size_t *parts = calloc(view->file_count + 1, sizeof *parts);
    int result = 0;

    if (parts == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view->file_count; i++)
        parts[i] = request->part_count == 0 ? i : NO_PART;
    for (size_t i = 0; result == 0 && i < request->part_count; i++)
        result = choose_part(view, &request->parts[i], i, parts, error);
    for (size_t i = 0; i < plan->file_count; i++)
        plan->files[i].part = parts[plan->files[i].rows - view->files];
    return result;
}

/* By part (files without a part last), then in path order. */
static int compare_parts(const void *a, const void *b)
{
    const struct regroup_file *x = a, *y = b;

    if (x->part != y->part)
        return x->part < y->part ? -1 : 1;
    return (x->number > y->number) - (x->number < y->number);
}

static int make_targets(struct regroup_plan *plan, struct error *error)
{
    const struct regroup_request *request = plan->request;

    plan->targets = calloc(plan->file_count + 1, sizeof *plan->targets);
    if (plan->targets == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < plan->file_count; i++) {
        size_t part = plan->files[i].part;

        if (i == 0 || part != plan->files[i - 1].part)
            plan->targets[plan->target_count++] = (struct regroup_target){
                .begin = i,
                .label = request->join                ? request->label
                         : part < request->part_count ? request->parts[part].label
                                                      : NULL};
        plan->targets[plan->target_count - 1].end = i + 1;
    }
    if (plan->target_count > REGROUP_SETS_MAX)
        return error_set(
            error, ERROR_LIMIT, "too_many_sets",
            "\"%.80s\" would become %zu sets; at most %d are allowed: name the parts",
            plan->sources[0].info.label, plan->target_count, REGROUP_SETS_MAX);
    if (request->join || plan->target_count > 1)
        return 0;
    return error_set(error, ERROR_PARAMETER, "nothing_to_split",
                     "\"%.80s\" (%.8s) would stay one set", plan->sources[0].info.label,
                     plan->sources[0].info.id);
}

/* Loads the sets of the request and makes the whole plan; free the plan in any case. */
static int plan_make(struct store *store, const struct regroup_request *request,
                     struct budget *budget, struct regroup_plan *plan,
                     struct error *error)
{
    plan->request = request;
    int result = load_sources(store, budget, plan, error);

    if (result == 0)
        result = list_files(plan, error);
    if (result == 0 && request->join)
        result = regroup_settle_names(plan, error);
    else if (result == 0)
        result = choose_parts(plan, error);
    if (result == 0 && !request->join)
        qsort(plan->files, plan->file_count, sizeof *plan->files, compare_parts);
    if (result == 0)
        result = make_targets(plan, error);
    return result == 0 ? regroup_make_up_labels(plan, error) : result;
}

int regroup_check(struct store *store, const struct regroup_request *request,
                  struct budget *budget, struct error *error)
{
    CLEANUP(plan_free) struct regroup_plan plan = {0};

    return plan_make(store, request, budget, &plan, error);
}

/* ---- making the sets ---- */

static void begin_progress(const struct regroup_plan *plan, struct progress *progress)
{
    uint64_t total = 0;

    if (progress == NULL)
        return;
    for (size_t i = 0; i < plan->file_count; i++)
        total += plan->files[i].on_disk->disk_bytes;
    atomic_store(&progress->bytes_total, total);
    atomic_store(&progress->files_total, (uint32_t)plan->file_count);
    atomic_store(&progress->stage, PROGRESS_COPYING);
}

static bool was_made(const struct regroup_result *out, const char *id)
{
    for (size_t i = 0; i < out->made_count; i++)
        if (strcmp(out->made[i].set_id, id) == 0)
            return true;
    return false;
}

/* Another process may have put the file there meanwhile. */
static int bin_sources(struct store *store, const struct regroup_plan *plan,
                       struct regroup_result *out, struct error *error)
{
    for (size_t i = 0; i < plan->source_count; i++) {
        const char *id = plan->sources[i].info.id;

        if (was_made(out, id))
            continue;
        int result = store_bin_set(store, id, error);
        if (result != 0 && error->code != ERROR_NOT_FOUND)
            return result;
        if (result == 0)
            memcpy(out->binned[out->binned_count++], id, 33);
    }
    return 0;
}

static int run(struct store *store, const struct regroup_plan *plan,
               struct budget *budget, struct progress *progress,
               struct regroup_result *out, struct error *error)
{
    int result = 0;

    out->made = calloc(plan->target_count + 1, sizeof *out->made);
    out->binned = calloc(plan->source_count + 1, sizeof *out->binned);
    if (out->made == NULL || out->binned == NULL)
        return error_set_memory(error);
    for (size_t i = 0; result == 0 && i < plan->target_count; i++) {
        struct regroup_set *made = &out->made[out->made_count];

        result =
            regroup_make(store, plan, &plan->targets[i], budget, progress, made, error);
        out->made_count += made->set_id[0] != '\0';
    }
    if (result != 0)
        regroup_result_take_back(store, out);
    else if (!plan->request->keep)
        result = bin_sources(store, plan, out, error);
    return result;
}

int regroup_run(struct store *store, const struct regroup_request *request,
                uint64_t memory, struct progress *progress, struct regroup_result *out,
                struct error *error)
{
    struct budget budget = {.stop = progress == NULL ? NULL : &progress->cancelled,
                            .memory = memory,
                            .narrow = "files of fewer events"};
    CLEANUP(plan_free) struct regroup_plan plan = {0};

    *out = (struct regroup_result){0};
    budget_begin(&budget);
    int result = plan_make(store, request, &budget, &plan, error);
    if (result != 0)
        return result;
    begin_progress(&plan, progress);
    result = run(store, &plan, &budget, progress, out, error);
    if (result == 0 && progress != NULL)
        atomic_store(&progress->stage, PROGRESS_DONE);
    return result;
}
