/* See sides.h. */
#include "diagnosis/sides.h"

#include "base/cleanup.h"
#include "base/threads.h"
#include "diagnosis/gather.h"
#include "store/set/set_load.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <stdlib.h>
#include <string.h>

/* Beyond the first file of a side, no more rows than this are read. */
#define ROWS_MAX ((uint64_t)4 << 20)

bool sides_plan_make(size_t observations, const bool *odd, struct sides_plan *out)
{
    size_t typical = 0, next = 0, fold;

    *out = (struct sides_plan){.bin_of = calloc(observations + 1, sizeof *out->bin_of)};
    if (out->bin_of == NULL)
        return false;
    for (size_t i = 0; i < observations; i++) {
        if (odd[i] && out->odd_count < SIDES_ODD_MAX)
            out->odd[out->odd_count++] = i;
        typical += !odd[i];
    }
    size_t most = LEDGER_BINS_MAX - SIDES_ODD_MAX;
    fold = (typical + most - 1) / most;
    out->typical = fold == 0 ? 0 : (typical + fold - 1) / fold;
    for (size_t i = 0; i < observations; i++)
        out->bin_of[i] = odd[i] ? LEDGER_NONE : (uint32_t)(next++ / fold);
    for (size_t i = 0; i < out->odd_count; i++)
        out->bin_of[out->odd[i]] = (uint32_t)(out->typical + i);
    return true;
}

void sides_plan_free(struct sides_plan *plan)
{
    free(plan->bin_of);
    *plan = (struct sides_plan){0};
}

struct side_work {
    const struct sides_request *request;
    enum pair_side side;
    struct ledger *ledger;
    int result;
    struct error error;
};

/* The files of the chosen samples, each once. If there are too many ranks, some are
 * chosen, spread evenly. */
static size_t choose_files(const struct side_work *work, uint32_t *files, size_t room)
{
    const struct sides_request *request = work->request;
    const struct set_view *view = &request->result->view[work->side];
    const struct selection *selection = &request->result->selection[work->side];
    size_t distinct = 0, count = 0;
    uint64_t rows = 0;

    for (size_t i = 0; i < selection->step_count && distinct < room; i++) {
        uint32_t number = view->steps[selection->steps[i]].file;
        const struct set_file *file = set_view_find_file(view, number);

        if (file == NULL || (request->one_rank && file->rank != request->rank))
            continue;
        if (distinct == 0 || files[distinct - 1] != number)
            files[distinct++] = number;
    }
    size_t wanted = distinct < SIDES_FILES_MAX ? distinct : SIDES_FILES_MAX;
    for (size_t i = 0; i < wanted; i++) {
        uint32_t number = files[i * distinct / wanted];

        rows += set_view_find_file(view, number)->quality.kept;
        if (i > 0 && rows > ROWS_MAX)
            break;
        files[count++] = number;
    }
    return count;
}

/* By step of the file, the bin of the ledger. NULL when memory is refused. */
static uint32_t *bins_of_file(const struct side_work *work, uint32_t file)
{
    const struct sides_request *request = work->request;
    const struct set_view *view = &request->result->view[work->side];
    const struct selection *selection = &request->result->selection[work->side];
    size_t first = 0, end;

    while (first < view->step_count && view->steps[first].file != file)
        first++;
    for (end = first; end < view->step_count && view->steps[end].file == file;)
        end++;
    uint32_t *bins = malloc((end - first + 2) * sizeof *bins);
    if (bins == NULL)
        return NULL;
    memset(bins, 0xFF, (end - first + 2) * sizeof *bins);
    for (size_t i = 0; i < selection->step_count; i++) {
        size_t step = selection->steps[i];

        if (step >= first && step < end)
            bins[step - first] = request->plans[work->side]
                                     .bin_of[request->observations->of[work->side][i]];
    }
    return bins;
}

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

static int gather_file(struct side_work *work, uint32_t file)
{
    const struct sides_request *request = work->request;
    CLEANUP(free_recording) struct trace_recording *recording = NULL;
    CLEANUP_FREE uint32_t *bins = bins_of_file(work, file);

    if (bins == NULL)
        return error_set_memory(&work->error);
    int result = budget_look(request->budget, &work->error);
    if (result != 0)
        return result;
    result = set_load_linked(request->store, request->result->view[work->side].id, file,
                             request->budget, &recording, &work->error);
    return result != 0 ? result
                       : gather_recording(recording, bins, work->ledger, &work->error);
}

static int compare_aliases(const void *a, const void *b)
{
    const struct ledger_alias *x = a, *y = b;
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

/* The names of a side that share a row with other names; NULL when memory is refused. */
static struct ledger_alias *make_aliases(const struct side_work *work, size_t *count)
{
    const struct compare_result *result = work->request->result;
    struct ledger_alias *list = calloc(result->alias_count + 1, sizeof *list);

    *count = 0;
    for (size_t i = 0; list != NULL && i < result->alias_count; i++) {
        const struct compare_alias *alias = &result->aliases[i];

        if (alias->side == (enum pair_side)work->side)
            list[(*count)++] = (struct ledger_alias){
                alias->name, alias->category, alias->row_name, alias->row_category};
    }
    if (list != NULL)
        qsort(list, *count, sizeof *list, compare_aliases);
    return list;
}

static void gather_side(void *context)
{
    struct side_work *work = context;
    const struct sides_plan *plan = &work->request->plans[work->side];
    size_t room = work->request->result->view[work->side].file_count;
    CLEANUP_FREE uint32_t *files = calloc(room + 1, sizeof *files);

    size_t alias_count;
    CLEANUP_FREE struct ledger_alias *aliases = make_aliases(work, &alias_count);

    if (files == NULL || aliases == NULL ||
        !ledger_init(work->ledger, plan->typical + plan->odd_count)) {
        work->result = error_set_memory(&work->error);
        return;
    }
    size_t count = choose_files(work, files, room);
    work->ledger->aliases = aliases;
    work->ledger->alias_count = alias_count;
    for (size_t i = 0; i < count && work->result == 0; i++)
        work->result = gather_file(work, files[i]);
    work->ledger->aliases = NULL;
    work->ledger->alias_count = 0;
}

int sides_gather(const struct sides_request *request, struct ledger out[2],
                 struct error *error)
{
    struct side_work works[2] = {
        {.request = request, .side = PAIR_CONTROL, .ledger = &out[PAIR_CONTROL]},
        {.request = request, .side = PAIR_TEST, .ledger = &out[PAIR_TEST]}};

    out[0] = out[1] = (struct ledger){0};
    threads_both(gather_side, &works[PAIR_CONTROL], &works[PAIR_TEST], true);
    for (int side = 0; side < 2; side++)
        if (works[side].result != 0) {
            if (error != NULL)
                *error = works[side].error;
            return works[side].result;
        }
    return 0;
}
