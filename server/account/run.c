/* See run.h. */
#include "account/run.h"
#include "account/meet.h"
#include "account/record.h"
#include "base/cleanup.h"
#include "base/threads.h"
#include "store/set/set_load.h"

#include <stdlib.h>
#include <string.h>

struct account_work {
    struct store *store;
    const struct compare_result *result;
    struct budget *budget;
    enum pair_side which;
    struct account_side *side;
    struct account_naming naming;
    const struct account_reader *reader;
    int failed;
    struct error error;
};

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

static int compare_aliases(const void *a, const void *b)
{
    const struct account_alias *x = a, *y = b;
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

/* The names of a side that share a row with other names; NULL when memory is refused. */
static struct account_alias *make_aliases(const struct account_work *work, size_t *count)
{
    const struct compare_result *result = work->result;
    struct account_alias *list = calloc(result->same_count + 1, sizeof *list);

    *count = 0;
    for (size_t i = 0; list != NULL && i < result->same_count; i++) {
        const struct compare_alias *alias = &result->aliases[i];

        if (alias->side == work->which)
            list[(*count)++] = (struct account_alias){
                alias->name, alias->category, alias->row_name, alias->row_category};
    }
    if (list != NULL)
        qsort(list, *count, sizeof *list, compare_aliases);
    return list;
}

/* The samples of the steps of a file: the chosen ones are neighbours in the selection. */
static int record_file(struct account_work *work, size_t begin, size_t end)
{
    const struct set_view *view = &work->result->view[work->which];
    const struct selection *selection = &work->result->selection[work->which];
    uint32_t file = view->steps[selection->steps[begin]].file;
    size_t first = set_view_first_step(view, file), count = 0;
    CLEANUP(free_recording) struct trace_recording *recording = NULL;

    while (first + count < view->step_count && view->steps[first + count].file == file)
        count++;
    CLEANUP_FREE uint32_t *sample_of_step = malloc((count + 1) * sizeof(uint32_t));
    if (sample_of_step == NULL)
        return error_set_memory(&work->error);
    memset(sample_of_step, 0xFF, (count + 1) * sizeof *sample_of_step);
    for (size_t i = begin; i < end; i++)
        sample_of_step[selection->steps[i] - first] = (uint32_t)i;
    int failed = budget_look(work->budget, &work->error);
    if (failed == 0)
        failed = set_load_kept(work->store, view->id, file, work->budget, &recording,
                               &work->error);
    if (failed == 0 && work->reader != NULL)
        failed = work->reader->see(work->reader->context, work->which,
                                   selection_file(view, selection->steps[begin])->rank,
                                   recording, &work->error);
    return failed != 0 ? failed
                       : account_record(recording, sample_of_step, &work->naming,
                                        work->side, &work->error);
}

static void record_side(void *context)
{
    struct account_work *work = context;
    const struct set_view *view = &work->result->view[work->which];
    const struct selection *selection = &work->result->selection[work->which];
    CLEANUP_FREE struct account_alias *aliases =
        make_aliases(work, &work->naming.alias_count);

    account_side_init(work->side, selection->step_count);
    if (aliases == NULL) {
        work->failed = error_set_memory(&work->error);
        return;
    }
    work->naming.aliases = aliases;
    work->naming.marker = work->result->info[work->which].marker;
    work->naming.use_short_name = work->result->request.use_short_name;
    for (size_t i = 0, end; i < selection->step_count && work->failed == 0; i = end) {
        uint32_t file = view->steps[selection->steps[i]].file;

        for (end = i + 1; end < selection->step_count &&
                          view->steps[selection->steps[end]].file == file;)
            end++;
        work->failed = record_file(work, i, end);
    }
}

/* Samples are ordered by rank. */
static bool find_ranks(const struct compare_result *result, struct account *out)
{
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];
        uint32_t rank = 0;

        out->rank_of[side] =
            calloc(selection->step_count + 1, sizeof *out->rank_of[side]);
        for (size_t i = 0; out->rank_of[side] != NULL && i < selection->step_count; i++) {
            int64_t wanted =
                selection_file(&result->view[side], selection->steps[i])->rank;

            while (rank < selection->rank_count && selection->ranks[rank] != wanted)
                rank++;
            out->rank_of[side][i] = rank;
        }
    }
    return out->rank_of[0] != NULL && out->rank_of[1] != NULL;
}

int account_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, struct account *out, struct error *error)
{
    return account_make_seen(store, result, budget, NULL, out, error);
}

int account_make_seen(struct store *store, const struct compare_result *result,
                      struct budget *budget, const struct account_reader *reader,
                      struct account *out, struct error *error)
{
    struct account_side sides[2] = {0};
    struct account_work works[2] = {{.store = store,
                                     .result = result,
                                     .budget = budget,
                                     .reader = reader,
                                     .which = PAIR_CONTROL,
                                     .side = &sides[0]},
                                    {.store = store,
                                     .result = result,
                                     .budget = budget,
                                     .reader = reader,
                                     .which = PAIR_TEST,
                                     .side = &sides[1]}};
    int failed = 0;

    *out = (struct account){0};
    threads_both(record_side, &works[0], &works[1], true);
    for (int side = 0; side < 2 && failed == 0; side++) {
        failed = works[side].failed;
        if (failed != 0 && error != NULL)
            *error = works[side].error;
    }
    if (failed == 0)
        failed = account_meet(sides, budget, out, error);
    if (failed == 0 && !find_ranks(result, out))
        failed = error_set_memory(error);
    account_side_free(&sides[0]);
    account_side_free(&sides[1]);
    return failed;
}
