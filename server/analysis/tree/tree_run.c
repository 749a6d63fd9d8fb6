/* See tree_run.h. */
#include "analysis/tree/tree_run.h"
#include "analysis/compare/compare_rows.h"
#include "analysis/tree/tree_finish.h"
#include "analysis/tree/tree_walk.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/threads.h"
#include "store/set/set_load.h"
#include "store/set/set_shared.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define SIDES_MAX 2

/* One recording. */
struct tree_task {
    size_t side;
    uint32_t file;
    size_t from, until; /* its samples, in the selection of the side */
    struct tree_build build;
    bool is_done;
};

struct tree_run {
    struct store *store;
    struct tree_side *sides;
    enum tree_level level;
    struct budget *budget;
    struct tree_task *tasks;
    size_t count;
    tree_take *take;
    void *context;
    bool keeps_samples;
    pthread_mutex_t lock; /* for what follows, and the tasks' is_done */
    size_t next, added;
    int result;
    struct error error;
};

void tree_side_free(struct tree_side *side)
{
    tree_free(&side->tree);
    selection_free(&side->selection);
    set_view_free(&side->view);
    set_info_free(&side->info);
}

/* By step of the file, whether it is selected; owned by the caller. */
static bool *chosen_steps(const struct tree_side *side, const struct tree_task *task)
{
    size_t first = set_view_first_step(&side->view, task->file), end = first;

    while (end < side->view.step_count && side->view.steps[end].file == task->file)
        end++;
    bool *chosen = calloc(end - first + 2, sizeof *chosen);
    for (size_t i = task->from; chosen != NULL && i < task->until; i++)
        chosen[side->selection.steps[i] - first] = true;
    return chosen;
}

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

static int read_task(struct tree_run *run, struct tree_task *task, struct error *error)
{
    const struct tree_side *side = &run->sides[task->side];
    CLEANUP(free_recording) struct trace_recording *recording = NULL;
    CLEANUP_FREE bool *chosen = chosen_steps(side, task);

    tree_build_init(&task->build, run->budget);
    task->build.keeps_samples = run->keeps_samples;
    if (chosen == NULL)
        return error_set_memory(error);
    int result = set_load_kept(run->store, side->view.id, task->file, run->budget,
                               &recording, error);
    if (result != 0)
        return result;
    const struct tree_input input = {.recording = recording,
                                     .chosen = chosen,
                                     .marker = side->info.marker,
                                     .level = run->level,
                                     .lines = side->lines};
    return tree_walk(&input, &task->build, error);
}

/* Hands over the trees whose turn it is. */
static void take_trees(struct tree_run *run)
{
    while (run->result == 0 && run->added < run->count &&
           run->tasks[run->added].is_done) {
        struct tree_task *task = &run->tasks[run->added++];

        const struct tree_batch taken = {task->side, task->file, task->from, task->until,
                                         &task->build};
        bool fine = run->take(run->context, &taken);
        tree_build_free(&task->build);
        if (!fine)
            run->result = budget_or_memory(run->budget, &run->error);
    }
}

static void work(void *context)
{
    struct tree_run *run = context;

    pthread_mutex_lock(&run->lock);
    while (run->result == 0 && run->next < run->count) {
        struct tree_task *task = &run->tasks[run->next++];
        struct error error = {0};

        pthread_mutex_unlock(&run->lock);
        int result = budget_look(run->budget, &error);
        if (result == 0)
            result = read_task(run, task, &error);
        pthread_mutex_lock(&run->lock);
        if (result != 0 && run->result == 0) {
            run->result = result;
            run->error = error;
        }
        task->is_done = true;
        take_trees(run);
    }
    pthread_mutex_unlock(&run->lock);
}

/* The files of the selected samples, each once, in the order of ranks and spans. */
static int list_tasks(struct tree_run *run, size_t sides, struct error *error)
{
    size_t room = 0;

    for (size_t i = 0; i < sides; i++)
        room += run->sides[i].view.file_count;
    run->tasks = calloc(room + 1, sizeof *run->tasks);
    if (run->tasks == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < sides; i++) {
        const struct selection *selection = &run->sides[i].selection;
        size_t first = run->count;

        for (size_t k = 0; k < selection->step_count; k++) {
            uint32_t file = run->sides[i].view.steps[selection->steps[k]].file;

            if (run->count == first || run->tasks[run->count - 1].file != file)
                run->tasks[run->count++] =
                    (struct tree_task){.side = i, .file = file, .from = k};
            run->tasks[run->count - 1].until = k + 1;
        }
    }
    return 0;
}

static int open_sides(struct store *store, const struct side_request *requests,
                      size_t count, struct tree_side *out, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        int result = selection_open_side(store, &requests[i], &out[i].info, &out[i].view,
                                         &out[i].selection, error);
        if (result != 0)
            return result;
        if (out[i].selection.step_count == 0)
            return error_set(error, ERROR_PARAMETER, "nothing_selected",
                             "%s: no file of the chosen ranks has a row, so there is no "
                             "tree; choose other ranks or another set",
                             requests[i].name);
    }
    return 0;
}

static int walk_all(struct tree_run *run, size_t count, struct error *error)
{
    int result = list_tasks(run, count, error);

    if (result != 0) {
        free(run->tasks);
        return result;
    }
    pthread_mutex_init(&run->lock, NULL);
    unsigned threads = threads_choose(0);
    threads_share(work, run, threads > run->count ? (unsigned)run->count : threads);
    if (run->result != 0 && error != NULL)
        *error = run->error;
    for (size_t i = run->added; i < run->count; i++)
        tree_build_free(&run->tasks[i].build);
    free(run->tasks);
    pthread_mutex_destroy(&run->lock);
    return run->result;
}

/* ---- the trees of the sides ---- */

static bool add_tree(void *context, const struct tree_batch *taken)
{
    struct tree_build *builds = context;

    tree_build_add(&builds[taken->side], taken->build);
    return !builds[taken->side].failed;
}

static int finish(struct tree_build *builds, struct tree_side *sides, size_t count,
                  struct budget *budget, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        if (!tree_build_finish(&builds[i], &sides[i].tree))
            return budget_or_memory(budget, error);
        sides[i].tree.samples = sides[i].selection.step_count;
    }
    return 0;
}

int tree_run(struct store *store, const struct side_request *requests, size_t count,
             enum tree_level level, const struct tree_lines *lines, struct tree_side *out,
             struct error *error)
{
    struct budget *budget = requests[0].budget;
    struct tree_build builds[SIDES_MAX];
    struct tree_run run = {.store = store,
                           .sides = out,
                           .level = level,
                           .budget = budget,
                           .take = add_tree,
                           .context = builds};

    for (size_t i = 0; i < count; i++)
        out[i] = (struct tree_side){.lines = lines};
    int result = open_sides(store, requests, count, out, error);
    if (result != 0)
        return result;
    for (size_t i = 0; i < count; i++)
        tree_build_init(&builds[i], budget);
    result = walk_all(&run, count, error);
    if (result == 0)
        result = finish(builds, out, count, budget, error);
    for (size_t i = 0; i < count; i++)
        tree_build_free(&builds[i]);
    return result;
}

int tree_run_again(struct store *store, struct tree_side *sides, size_t count,
                   enum tree_level level, struct budget *budget, tree_take *take,
                   void *context, struct error *error)
{
    struct tree_run run = {.store = store,
                           .sides = sides,
                           .level = level,
                           .budget = budget,
                           .take = take,
                           .context = context,
                           .keeps_samples = true};

    return walk_all(&run, count, error);
}

#define TEXTS_MAX ((size_t)256 << 20)

static bool add_name(struct tree_lines *lines, const char *name, const char *merged)
{
    uint32_t id = strings_add(&lines->names, name, strlen(name));
    uint32_t to = strings_add(&lines->merged, merged, strlen(merged));

    if (id == STRINGS_NONE || to == STRINGS_NONE ||
        !ARRAY_RESERVE(lines->merged_of, lines->room, (size_t)id + 1))
        return false;
    lines->merged_of[id] = to;
    return true;
}

static bool add_row(struct tree_lines *lines, const struct compare_result *result,
                    const struct compare_row *row)
{
    bool fine = row->alias_count > 0 || add_name(lines, row->name, row->merged);

    for (uint32_t i = 0; i < row->alias_count && fine; i++)
        fine = add_name(lines, result->aliases[row->alias + i].name, row->merged);
    return fine;
}

int tree_lines_make(struct store *store, const struct side_request sides[2],
                    struct tree_lines *out, struct error *error)
{
    struct budget *budget = sides[0].budget;
    CLEANUP(compare_result_free)
    struct compare_result compared = {.request = {.side = {sides[0], sides[1]},
                                                  .merge_addresses = true,
                                                  .merge_lines = true,
                                                  .budget = budget},
                                      .budget = budget,
                                      .memory = {.budget = budget}};

    *out = (struct tree_lines){0};
    strings_init_counted(&out->names, TEXTS_MAX, budget);
    strings_init_counted(&out->merged, TEXTS_MAX, budget);
    int result = compare_rows_load(store, &compared, error);
    for (size_t i = 0; i < compared.row_count && result == 0; i++)
        if (compared.all[i].merged != NULL && !add_row(out, &compared, &compared.all[i]))
            result = budget_or_memory(budget, error);
    return result;
}
