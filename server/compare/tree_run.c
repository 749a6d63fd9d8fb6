#include "analyse/tree.h"
#include "analyse/tree_walk.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "compare/rows.h"
#include "compare/tree.h"
#include "stats/statistics.h"
#include "store/set_view.h"
#include "trace/recording.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- tree parameters ---- */

const char *const tree_level_names[] = {"modules", "operators", "python", NULL};
static const char *const parameters_times[] = {"device", "host", NULL};
static const char *const judged[] = {"none", "device", "host", NULL};
static const char *const api_formats[] = {"json", "csv", NULL};
static const char *const formats[] = {"json", "csv", "text", NULL};

#define SET "a set: its id, a unique prefix of it, or its label"
#define RANKS "all, first, or a list such as 0,2,4-7"
#define STEPS "all, first, any (then a whole file is one step), or a list such as 5,7-9"
#define AT(member) .offset = offsetof(struct tree_request, member)
#define SIDES (TREE_OF_PAIR | TREE_COMMAND)
#define ONE (TREE_OF_SET | TREE_COMMAND)

/* clang-format off */
static const struct parameter items[] = {
    {.name = "control", .type = PARAMETER_TEXT, AT(side[0].set), .allowed = SET,
     .flags = PARAMETER_REQUIRED, .users = TREE_OF_PAIR, .help = "what the test is compared with"},
    {.name = "test", .type = PARAMETER_TEXT, AT(side[1].set), .allowed = SET,
     .flags = PARAMETER_REQUIRED, .users = TREE_OF_PAIR, .help = "what may have changed"},
    {.name = "control", .type = PARAMETER_TEXT, AT(side[0].set), .allowed = SET,
     .flags = PARAMETER_ARGUMENT, .users = TREE_COMMAND, .help = "the set, or what the test is "
             "compared with"},
    {.name = "test", .type = PARAMETER_TEXT, AT(side[1].set), .allowed = SET,
     .flags = PARAMETER_ARGUMENT, .users = TREE_COMMAND, .help = "what may have changed"},
    {.name = "ranks", .type = PARAMETER_TEXT, AT(ranks), .standard = "all", .value = "LIST",
     .allowed = RANKS, .users = ONE, .help = "ranks of the set, or of both sets"},
    {.name = "steps", .type = PARAMETER_TEXT, AT(steps), .standard = "all", .value = "LIST",
     .allowed = STEPS, .users = ONE, .help = "steps of the set, or of both sets"},
    {.name = "control_ranks", .type = PARAMETER_TEXT, AT(side[0].ranks), .value = "LIST",
     .allowed = RANKS, .users = SIDES, .help = "ranks of the control"},
    {.name = "test_ranks", .type = PARAMETER_TEXT, AT(side[1].ranks), .value = "LIST",
     .allowed = RANKS, .users = SIDES, .help = "ranks of the test"},
    {.name = "control_steps", .type = PARAMETER_TEXT, AT(side[0].steps), .value = "LIST",
     .allowed = STEPS, .users = SIDES, .help = "steps of the control"},
    {.name = "test_steps", .type = PARAMETER_TEXT, AT(side[1].steps), .value = "LIST",
     .allowed = STEPS, .users = SIDES, .help = "steps of the test"},
    {.name = "control_marker", .type = PARAMETER_TEXT, AT(side[0].marker), .value = "NAME",
     .users = SIDES, .help = "rows with this name are the steps of the control, if it has none"},
    {.name = "test_marker", .type = PARAMETER_TEXT, AT(side[1].marker), .value = "NAME",
     .users = SIDES, .help = "rows with this name are the steps of the test, if it has none"},
    {.name = "marker", .type = PARAMETER_TEXT, AT(marker), .value = "NAME",
     .users = TREE_OF_SET | SIDES,
     .help = "rows with this name are the steps of a set that has none"},
    {.name = "control_marker_until", .type = PARAMETER_CHOICE, AT(side[0].until),
     .words = marker_until_words, .users = SIDES, .value = "WHICH",
     .help = "the same as marker_until, of the control"},
    {.name = "test_marker_until", .type = PARAMETER_CHOICE, AT(side[1].until),
     .words = marker_until_words, .users = SIDES, .value = "WHICH",
     .help = "the same as marker_until, of the test"},
    {.name = "marker_until", .type = PARAMETER_CHOICE, AT(until), .words = marker_until_words,
     .users = TREE_OF_SET | SIDES, .value = "WHICH", .help = SELECTION_UNTIL_HELP},
    {.name = "cut_overlaps", .type = PARAMETER_BOOLEAN, AT(cut_overlaps),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE, .users = TREE_OF_SET | TREE_OF_PAIR | TREE_COMMAND,
     .help = SELECTION_CUT_HELP},
    {.name = "level", .type = PARAMETER_CHOICE, AT(level), .words = tree_level_names,
     .standard = "modules", .flags = PARAMETER_ECHOED, .value = "LEVEL",
     .help = "what becomes a frame: modules, annotations and operators; without modules; or "
             "python functions too"},
    {.name = "instances", .type = PARAMETER_BOOLEAN, AT(instances),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "each instance of a module is a frame of its own; otherwise, paths that differ only "
             "in numbers are added up"},
    {.name = "merge_lines", .type = PARAMETER_BOOLEAN, AT(merge_lines), .standard = "true",
     .flags = PARAMETER_ECHOED | PARAMETER_BARE, .users = TREE_OF_SET | TREE_OF_PAIR | TREE_COMMAND,
     .help = "a Python function whose line moved, or whose file lies in another folder, is one "
             "frame; false: frames keep path and line"},
    {.name = "by", .type = PARAMETER_CHOICE, AT(by), .words = parameters_times, .standard = "device",
     .flags = PARAMETER_ECHOED, .value = "TIME",
     .help = "the time that decides which frames are shown; host if a side has no device time"},
    {.name = "significance", .type = PARAMETER_CHOICE, AT(significance), .words = judged,
     .standard = "none", .users = TREE_OF_PAIR,
     .help = "judge this time of each frame and the frames below it: slower, faster, or no "
             "difference found"},
    {.name = "min_change", .type = PARAMETER_TIME, AT(min_change), .standard = "0",
     .flags = PARAMETER_ECHOED, .value = "US",
     .help = "frames whose time changes less per step are added up in a frame `rest`"},
    {.name = "max_nodes", .type = PARAMETER_WHOLE, AT(max_nodes), .standard = "2000", .least = 1,
     .most = 100000, .flags = PARAMETER_ECHOED, .users = TREE_OF_SET | TREE_OF_PAIR, .value = "N",
     .help = "at most this many frames: those that change most; the others are added up in frames "
             "`rest`"},
    {.name = "max_nodes", .type = PARAMETER_WHOLE, AT(max_nodes), .standard = "40", .least = 1,
     .most = 100000, .flags = PARAMETER_ECHOED, .users = TREE_COMMAND | TREE_COMPARE,
     .value = "N",
     .help = "at most this many frames: those that change most; the others are added up in frames "
             "`rest`"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = api_formats,
     .standard = "json", .users = TREE_OF_SET | TREE_OF_PAIR, .help = "the format of the answer"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = formats,
     .standard = "text", .users = TREE_COMMAND, .value = "FORMAT",
     .help = "the format of the answer"},
};
/* clang-format on */
const struct parameter_table tree_parameters = PARAMETER_TABLE(items);

int tree_request_read(enum tree_user user, const struct given_parameters *given,
                      const char *set, struct budget *budget, struct tree_request *out,
                      struct error *error)
{
    *out = (struct tree_request){.budget = budget};
    int result = parameters_read(&tree_parameters, user, given, out, error);
    out->side[0].set = set != NULL ? set : out->side[0].set;
    bool pair = out->side[1].set != NULL || user == TREE_OF_PAIR;
    for (int i = 0; i < 2; i++) {
        struct side_request *side = &out->side[i];

        side->name = !pair ? "set" : i == 0 ? "control" : "test";
        side->ranks = side->ranks != NULL ? side->ranks : out->ranks;
        side->steps = side->steps != NULL ? side->steps : out->steps;
        side->marker = selection_marker(side->marker, out->marker);
        side->until = selection_until(side->until, out->until);
        side->cut_overlaps = out->cut_overlaps;
        side->budget = budget;
    }
    return result;
}

/* ---- tree run ---- */

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

/* By step of the file, whether it is selected. */
static bool *chosen_steps(const struct tree_side *side, const struct tree_task *task,
                          struct arena *arena)
{
    size_t first = set_view_first_step(&side->view, task->file), end = first;

    while (end < side->view.step_count && side->view.steps[end].file == task->file)
        end++;
    bool *chosen = arena_new(arena, end - first + 1, sizeof *chosen);
    for (size_t i = task->from; i < task->until; i++)
        chosen[side->selection.steps[i] - first] = true;
    return chosen;
}

static int read_task(struct tree_run *run, struct tree_task *task, struct error *error)
{
    const struct tree_side *side = &run->sides[task->side];
    CLEANUP_RECORDING struct trace_recording *recording = NULL;
    CLEANUP(arena_free) struct arena *arena = arena_make(run->budget);

    tree_build_init(&task->build, run->budget);
    task->build.keeps_samples = run->keeps_samples;
    int result = set_load_kept(run->store, side->view.id, task->file, run->budget,
                               &recording, error);
    if (result != 0)
        return result;
    const struct tree_input input = {.recording = recording,
                                     .chosen = chosen_steps(side, task, arena),
                                     .marker = set_info_marker(&side->info),
                                     .level = run->level,
                                     .lines = side->lines};
    tree_walk(&input, &task->build);
    return budget_look(run->budget, error);
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
static void list_tasks(struct tree_run *run, size_t sides, struct arena *arena)
{
    size_t room = 0;

    for (size_t i = 0; i < sides; i++)
        room += run->sides[i].view.file_count;
    run->tasks = arena_new(arena, room, sizeof *run->tasks);
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
}

static int open_sides(struct store *store, const struct side_request *requests,
                      size_t count, struct tree_side *out, struct error *error)
{
    struct side_request settled[SIDES_MAX];

    memcpy(settled, requests, count * sizeof *settled);
    selection_settle(store, (struct side_request *[]){&settled[0], &settled[1]}, count);
    for (size_t i = 0; i < count; i++) {
        int result = selection_open_side(store, &settled[i], &out[i].info, &out[i].view,
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
    CLEANUP(arena_free) struct arena *arena = arena_make(run->budget);

    list_tasks(run, count, arena);
    pthread_mutex_init(&run->lock, NULL);
    unsigned threads = threads_choose(0);
    threads_share(work, run, threads > run->count ? (unsigned)run->count : threads);
    if (run->result != 0 && error != NULL)
        *error = run->error;
    for (size_t i = run->added; i < run->count; i++)
        tree_build_free(&run->tasks[i].build);
    pthread_mutex_destroy(&run->lock);
    return run->result;
}

/* ---- the trees of the sides ---- */

static bool add_tree(void *context, const struct tree_batch *taken)
{
    struct tree_build *builds = context;

    tree_build_add(&builds[taken->side], taken->build);
    return !budget_is_over(taken->build->arena->budget);
}

static int finish(struct tree_build *builds, struct tree_side *sides, size_t count,
                  struct budget *budget, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        tree_build_finish(&builds[i], &sides[i].tree);
        sides[i].tree.samples = sides[i].selection.step_count;
    }
    return budget_look(budget, error);
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
    CLEANUP(compare_result_free) struct compare_result compared;
    const struct compare_request request = {.side = {sides[0], sides[1]},
                                            .naming.merge_addresses = true,
                                            .merge_lines = true,
                                            .budget = budget};

    compare_result_begin(&compared, &request);
    *out = (struct tree_lines){0};
    strings_init_counted(&out->names, TEXTS_MAX, budget);
    strings_init_counted(&out->merged, TEXTS_MAX, budget);
    int result = compare_rows_load(store, &compared, error);
    for (size_t i = 0; i < compared.row_count && result == 0; i++)
        if (compared.all[i].merged != NULL && !add_row(out, &compared, &compared.all[i]))
            result = budget_or_memory(budget, error);
    return result;
}

/* ---- tree times ---- */

struct path {
    const char *names[TREE_PATH_NAMES_MAX];
    size_t lengths[TREE_PATH_NAMES_MAX];
    size_t count;
};

static int read_path(const char *text, struct path *out, struct error *error)
{
    static const size_t between = sizeof TREE_PATH_BETWEEN - 1;

    out->count = 0;
    for (const char *from = text, *end; from != NULL;
         from = end == NULL ? NULL : end + between) {
        end = strstr(from, TREE_PATH_BETWEEN);
        size_t length = end == NULL ? strlen(from) : (size_t)(end - from);

        if (length == 0 || out->count == TREE_PATH_NAMES_MAX)
            return error_set(error, ERROR_PARAMETER, "bad_layer",
                             "layer: between one and %d names of frames with \"%s\" "
                             "between them, such as Block #3 / Attention",
                             TREE_PATH_NAMES_MAX, TREE_PATH_BETWEEN);
        out->names[out->count] = from;
        out->lengths[out->count++] = length;
    }
    return 0;
}

int tree_path_check(const char *path, struct error *error)
{
    struct path read;

    return read_path(path, &read, error);
}

/* ---- the frames that are meant ---- */

static bool is_named(const struct tree *tree, const struct tree_node *node,
                     const char *name, size_t length)
{
    size_t of = strings_length(&tree->names, node->name);
    char number[16] = "";

    if (length < of || memcmp(strings_text(&tree->names, node->name), name, of) != 0)
        return false;
    if (length == of)
        return true;
    if (node->number == TREE_NONE)
        return false;
    snprintf(number, sizeof number, " #%u", node->number);
    return strlen(number) == length - of && memcmp(number, name + of, length - of) == 0;
}

/* By node: how many names of the path it and the frames above it have; all of them: it
 * matches, or is below a match. Nodes come after those above them. */
static uint8_t *match(const struct tree *tree, const struct path *path,
                      struct arena *arena)
{
    uint8_t *matched = arena_new(arena, tree->count, sizeof *matched);

    for (size_t i = 1; i < tree->count && !budget_is_over(arena->budget); i++) {
        const struct tree_node *node = &tree->nodes[i];
        uint8_t above = matched[node->parent];

        matched[i] = above;
        if (above < path->count &&
            is_named(tree, node, path->names[above], path->lengths[above]))
            matched[i]++;
    }
    return matched;
}

/* ---- their times ---- */

struct path_times {
    const struct tree_side *side;
    struct path path;
    enum tree_measure by;
    struct budget *budget;
    struct tree_times *out;
};

/* By step of the file: its sample in the selection. */
static size_t *find_samples(const struct tree_side *side, const struct tree_batch *taken,
                            struct arena *arena)
{
    size_t first = set_view_first_step(&side->view, taken->file), steps = 0;

    for (size_t i = taken->from; i < taken->until; i++)
        if (side->selection.steps[i] - first >= steps)
            steps = side->selection.steps[i] - first + 1;
    size_t *found = arena_new(arena, steps, sizeof *found);
    for (size_t i = taken->from; i < taken->until; i++)
        found[side->selection.steps[i] - first] = i;
    return found;
}

static bool take_recording(void *context, const struct tree_batch *taken)
{
    struct path_times *timing = context;
    const struct tree_build *build = taken->build;
    CLEANUP(arena_free) struct arena *arena = arena_make(timing->budget);
    const uint8_t *matched = match(&build->tree, &timing->path, arena);
    const size_t *samples = find_samples(timing->side, taken, arena);

    timing->out->has_device_rows |= build->tree.device_rows > 0;
    for (size_t i = 1; i < build->tree.count && !timing->out->found; i++)
        timing->out->found = matched[i] == timing->path.count;
    for (size_t i = 0; i < build->sample_count; i++) {
        const struct tree_sample *sample = &build->samples[i];

        if (budget_is_over_at(timing->budget, i))
            return false;
        if (matched[sample->node] != timing->path.count)
            continue;
        int64_t *sum = &timing->out->of[samples[sample->step]];
        *sum =
            statistics_add(*sum, timing->by == TREE_BY_HOST ? sample->self : sample->own);
    }
    return true;
}

int tree_times_read(struct store *store, struct tree_side *side, const char *path,
                    enum tree_measure by, struct arena *arena, struct tree_times *out,
                    struct error *error)
{
    struct budget *budget = arena->budget;
    struct path_times timing = {.side = side, .by = by, .budget = budget, .out = out};

    *out = (struct tree_times){0};
    int result = read_path(path, &timing.path, error);
    if (result != 0)
        return result;
    out->of = arena_new(arena, side->selection.step_count, sizeof *out->of);
    return tree_run_again(store, side, 1, TREE_MODULES, budget, take_recording, &timing,
                          error);
}
