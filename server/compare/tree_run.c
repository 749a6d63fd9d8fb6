#include "analyse/tree.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "compare/rows.h"
#include "compare/run.h"
#include "compare/tree.h"
#include "compare/verdict.h"
#include "stats/statistics.h"
#include "store/set_view.h"
#include "trace/recording.h"

#include <math.h>
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

/* The build of a recording. `from` to `until` are the samples of its file in the
 * selection of its side. */
struct tree_batch {
    size_t side;
    uint32_t file;
    size_t from, until;
    const struct tree_build *build;
};
typedef bool tree_take(void *context, const struct tree_batch *taken);

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

/* Reads the same recordings again, and passes the build of each to `take`, one after the
 * other, which returns false if the budget is used up. */
static int tree_run_again(struct store *store, struct tree_side *sides, size_t count,
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

static bool time_recording(void *context, const struct tree_batch *taken)
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
    return tree_run_again(store, side, 1, TREE_MODULES, budget, time_recording, &timing,
                          error);
}

/* ---- tree layer ---- */

/* A row before it was folded. */
struct single_row {
    uint32_t parent, node[2], number;
    double time[2]; /* ns per step */
};

struct layer_search {
    struct tree_rows *rows;
    struct tree_layer *out;
    struct single_row *singles;
    size_t single_count;
    double direction; /* 1: the test takes longer, -1 */
    double moved;     /* in that direction, in all */
};

/* How much instance `number` of the repeated module moved. */
struct moved_instance {
    uint32_t number;
    double time[2];
};

static bool is_met(const struct tree_row *row)
{
    return row->status == TREE_SAME || row->status == TREE_REPLACED;
}

static double change_of(const struct layer_search *finding, uint32_t row)
{
    return tree_change(finding->rows, finding->rows->rows[row].device) *
           finding->direction;
}

/* ---- before folding ---- */

static void note_singles(struct layer_search *finding)
{
    const struct tree_rows *rows = finding->rows;

    finding->single_count = rows->count;
    finding->singles = arena_new(rows->arena, rows->count + 1, sizeof *finding->singles);
    finding->out->row_of =
        arena_new(rows->arena, rows->count + 1, sizeof *finding->out->row_of);
    for (size_t i = 0; i < rows->count && !budget_is_over(rows->arena->budget); i++) {
        const struct tree_row *row = &rows->rows[i];
        int side = row->node[0] != TREE_NONE ? 0 : 1;

        finding->singles[i] =
            (struct single_row){row->parent,
                                {row->node[0], row->node[1]},
                                rows->trees[side]->nodes[row->node[side]].number,
                                {tree_per_step(rows, 0, row->device[0]),
                                 tree_per_step(rows, 1, row->device[1])}};
    }
}

/* ---- the layer ---- */

/* How much moved, and whether it has a clear direction. */
static bool find_direction(struct layer_search *finding)
{
    const struct tree_rows *rows = finding->rows;
    double moved[2] = {0, 0}; /* less, more */
    double control = tree_per_step(rows, 0, rows->rows[0].device[0]);

    for (size_t i = 0; i < rows->count; i++) {
        double here = tree_change(rows, rows->rows[i].here);

        if (!is_met(&rows->rows[i]))
            continue;
        moved[here > 0] += fabs(here);
    }
    double change = moved[1] - moved[0];
    finding->direction = change < 0 ? -1 : 1;
    finding->moved = moved[change > 0];
    return !rows->by_host && fabs(change) >= TREE_LAYER_LEAST * control &&
           fabs(change) > finding->moved / 4;
}

/* The child that holds most of the change of a row, if it holds enough; TREE_NONE. */
static uint32_t main_child(const struct layer_search *finding, uint32_t row)
{
    const struct tree_row *rows = finding->rows->rows;
    uint32_t best = TREE_NONE;

    for (uint32_t i = row + 1; i < rows[row].end; i = rows[i].end)
        if (is_met(&rows[i]) &&
            (best == TREE_NONE || change_of(finding, i) > change_of(finding, best)))
            best = i;
    return best != TREE_NONE && change_of(finding, best) >=
                                    TREE_LAYER_OF_ABOVE * change_of(finding, row)
               ? best
               : TREE_NONE;
}

/* A module below a row that only the side with more time has, if its time is about the
 * change of the row. TREE_NONE if something else came or went with it. */
static uint32_t main_alone(const struct layer_search *finding, uint32_t row)
{
    const struct tree_row *rows = finding->rows->rows;
    uint8_t status = finding->direction > 0 ? TREE_ONLY_TEST : TREE_ONLY_CONTROL;
    double change = change_of(finding, row);

    for (uint32_t i = row + 1; i < rows[row].end; i = rows[i].end)
        if (rows[i].status == status && rows[i].sort == TREE_MODULE &&
            !rows[i].is_wrapper &&
            fabs(change_of(finding, i) - change) <= (1 - TREE_LAYER_OF_ABOVE) * change)
            return i;
    return TREE_NONE;
}

/* For a row that only one side has: how many modules of its name each side has there. */
static void count_alike(struct layer_search *finding, uint32_t row)
{
    const struct tree_row *rows = finding->rows->rows;
    int side = rows[row].node[0] != TREE_NONE ? 0 : 1;
    const struct tree_node *nodes = finding->rows->trees[side]->nodes;
    uint32_t parent = rows[row].parent;

    for (uint32_t i = parent + 1; i < rows[parent].end; i = rows[i].end) {
        if (rows[i].sort != TREE_MODULE || rows[i].node[side] == TREE_NONE ||
            nodes[rows[i].node[side]].name != nodes[rows[row].node[side]].name)
            continue;
        finding->out->has[side] += rows[i].instances;
        if (is_met(&rows[i]))
            finding->out->has[!side] += rows[i].instances;
    }
}

static void find_layer(struct layer_search *finding)
{
    struct tree_layer *out = finding->out;
    const struct tree_row *rows = finding->rows->rows;
    uint32_t at = TREE_ROOT_NODE, next;

    while ((next = main_child(finding, at)) != TREE_NONE &&
           rows[next].sort != TREE_OPERATOR &&
           change_of(finding, next) >= TREE_LAYER_MOST * finding->moved)
        at = next;
    if ((next = main_alone(finding, at)) != TREE_NONE &&
        change_of(finding, next) >= TREE_LAYER_MOST * finding->moved)
        at = next;
    double control = tree_per_step(finding->rows, 0, rows[0].device[0]);
    if (at == TREE_ROOT_NODE || change_of(finding, at) < TREE_LAYER_LEAST * control)
        return;
    out->row = at;
    out->change = tree_change(finding->rows, rows[at].device);
    out->share = fmin(1, change_of(finding, at) / finding->moved);
    for (int side = 0; side < 2; side++)
        out->time[side] = tree_per_step(finding->rows, side, rows[at].device[side]);
    if (!is_met(&rows[at])) {
        count_alike(finding, at);
        return;
    }
    while ((next = main_child(finding, at)) != TREE_NONE)
        out->what = at = next;
}

/* The largest frames of the layer that only one side has: one frame if it makes up the
 * change, or one of each side if they have one parent and their difference makes up the
 * change. */
static void find_replaced(struct layer_search *finding)
{
    struct tree_layer *out = finding->out;
    const struct tree_row *rows = finding->rows->rows;
    int more = finding->direction > 0 ? 1 : 0; /* the side that takes longer */
    uint32_t best[2] = {TREE_NONE, TREE_NONE};
    double time[2] = {0, 0};

    for (uint32_t i = out->row + 1; i < rows[out->row].end;) {
        int side = rows[i].status == TREE_ONLY_TEST;

        if (is_met(&rows[i]) || rows[i].is_wrapper) {
            i++;
            continue;
        }
        double taken = tree_per_step(finding->rows, side, rows[i].device[side]);
        if (best[side] == TREE_NONE || taken > time[side]) {
            best[side] = i;
            time[side] = taken;
        }
        i = rows[i].end;
    }
    double change = change_of(finding, out->row);
    double alone = fabs(time[more] - change);
    double both = fabs(time[more] - time[!more] - change);
    bool replaced = best[0] != TREE_NONE && best[1] != TREE_NONE && both <= alone &&
                    rows[best[0]].parent == rows[best[1]].parent;
    if (fmin(both, alone) > (1 - TREE_LAYER_OF_ABOVE) * change || best[more] == TREE_NONE)
        return;
    if (replaced || alone <= both)
        *(more == 1 ? &out->come : &out->gone) = best[more];
    if (replaced)
        *(more == 1 ? &out->gone : &out->come) = best[!more];
    else if (alone <= both && rows[best[more]].sort == TREE_MODULE)
        count_alike(finding, best[more]);
}

/* ---- instances ---- */

static bool is_repeated(const struct tree_row *rows, uint32_t row)
{
    return rows[row].sort == TREE_MODULE && rows[row].parent != TREE_NONE &&
           rows[row].instances > rows[rows[row].parent].instances;
}

static int compare_numbers(const void *a, const void *b)
{
    const struct moved_instance *x = a, *y = b;

    return x->number < y->number ? -1 : x->number > y->number;
}

/* How much each instance of `repeated` moved at and below the layer, by number. */
static struct moved_instance *list_instances(const struct layer_search *finding,
                                             size_t *count)
{
    const struct tree_layer *out = finding->out;
    struct arena *arena = finding->rows->arena;
    struct moved_instance *list = arena_new(arena, finding->single_count, sizeof *list);
    uint32_t *above =
        arena_new(arena, finding->single_count, sizeof *above); /* 1 + the instance */

    *count = 0;
    for (size_t i = 0; i < finding->single_count; i++) {
        const struct single_row *single = &finding->singles[i];

        if (out->row_of[i] == out->repeated) {
            list[*count] = (struct moved_instance){.number = single->number};
            above[i] = (uint32_t)++ * count;
        } else if (single->parent != TREE_NONE) {
            above[i] = above[single->parent];
        }
        for (int side = 0; side < 2; side++)
            if (out->row_of[i] == out->row && above[i] != 0)
                list[above[i] - 1].time[side] += single->time[side];
    }
    qsort(list, *count, sizeof *list, compare_numbers);
    size_t kept = 0;
    for (size_t i = 0; i < *count; i++)
        if (kept > 0 && list[kept - 1].number == list[i].number) {
            list[kept - 1].time[0] += list[i].time[0];
            list[kept - 1].time[1] += list[i].time[1];
        } else {
            list[kept++] = list[i];
        }
    *count = kept;
    return list;
}

static double moved_by(const struct layer_search *finding,
                       const struct moved_instance *instance)
{
    return (instance->time[1] - instance->time[0]) * finding->direction;
}

/* Names the instances that moved at least half as much as the largest, if they hold
 * nearly all of the change: the layer then has their times. */
static void name_instances(struct layer_search *finding,
                           const struct moved_instance *list)
{
    struct tree_layer *out = finding->out;
    double most = 0, named = 0, time[2] = {0, 0};

    for (size_t i = 0; i < out->instances; i++)
        most = fmax(most, moved_by(finding, &list[i]));
    for (size_t i = 0; i < out->instances; i++) {
        if (moved_by(finding, &list[i]) < most / 2)
            continue;
        out->numbers[out->changed++] = list[i].number;
        named += moved_by(finding, &list[i]);
        time[0] += list[i].time[0];
        time[1] += list[i].time[1];
    }
    if (named < TREE_LAYER_NAMED * change_of(finding, out->row)) {
        out->changed = 0;
        return;
    }
    memcpy(out->time, time, sizeof time);
    out->change = time[1] - time[0];
    out->share = fmin(1, named / finding->moved);
}

static void find_instances(struct layer_search *finding)
{
    struct tree_layer *out = finding->out;
    const struct tree_row *rows = finding->rows->rows;

    for (uint32_t at = is_met(&rows[out->row]) ? out->row : rows[out->row].parent;
         at != TREE_NONE; at = rows[at].parent)
        if (is_repeated(rows, at))
            out->repeated = at;
    uint32_t above = rows[out->row].parent;
    if (above != TREE_NONE && rows[above].sort == TREE_MODULE && above != out->repeated &&
        (out->repeated == TREE_NONE || above > out->repeated))
        out->within = above;
    if (out->repeated == TREE_NONE)
        return;
    const struct moved_instance *list = list_instances(finding, &out->instances);
    out->numbers =
        arena_new(finding->rows->arena, finding->single_count, sizeof *out->numbers);
    name_instances(finding, list);
}

/* ---- whether its name says something ---- */

/* Whether a part that took `time` in the control and moved by `change` changed more, for
 * its time, than all else. */
static bool stands_out(const struct layer_search *finding, double time, double change)
{
    const struct tree_rows *rows = finding->rows;
    double rest = tree_per_step(rows, 0, rows->rows[0].device[0]) - time;
    double beside = change_of(finding, 0) - change;

    return rest > 0 && (beside <= 0 || change * rest >= TREE_LAYER_STANDS_OUT * beside *
                                                            (time > 0 ? time : rest));
}

/* Whether these times are nearly all device time of both sides. */
static bool is_whole(const struct layer_search *finding, const double time[2])
{
    const struct tree_rows *rows = finding->rows;
    bool whole = true;

    for (int side = 0; side < 2; side++)
        whole = whole &&
                time[side] >= TREE_LAYER_WHOLE *
                                  tree_per_step(rows, side, rows->rows[0].device[side]);
    return whole;
}

static bool row_says_much(const struct layer_search *finding, uint32_t row)
{
    const struct tree_rows *rows = finding->rows;
    const double time[2] = {tree_per_step(rows, 0, rows->rows[row].device[0]),
                            tree_per_step(rows, 1, rows->rows[row].device[1])};

    return !is_whole(finding, time) &&
           stands_out(finding, time[0], change_of(finding, row));
}

/* A layer with nearly all time says little, unless some of its instances are named, or a
 * place in it: an operator with most of the change, or a frame that only one side has. */
static bool says_much(const struct layer_search *finding)
{
    const struct tree_layer *out = finding->out;
    const struct tree_rows *rows = finding->rows;
    const struct tree_row *row = &rows->rows[out->row];
    const double time[2] = {tree_per_step(rows, 0, row->device[0]),
                            tree_per_step(rows, 1, row->device[1])};

    if (!is_whole(finding, time))
        return row_says_much(finding, out->row);
    if (out->changed > 0 && out->changed < out->instances)
        return !is_whole(finding, out->time) &&
               stands_out(finding, out->time[0], out->change * finding->direction);
    if (out->come != TREE_NONE || out->gone != TREE_NONE)
        return stands_out(finding, 0, change_of(finding, out->row));
    return out->what != TREE_NONE && row_says_much(finding, out->what);
}

/* Fills row_of_node of both sides. */
static void note_places(struct layer_search *finding)
{
    struct tree_rows *rows = finding->rows;

    for (int side = 0; side < 2; side++) {
        rows->row_of_node[side] =
            arena_new(rows->arena, rows->trees[side]->count, sizeof(uint32_t));
        for (size_t i = 0; i < finding->single_count; i++)
            if (finding->singles[i].node[side] != TREE_NONE)
                rows->row_of_node[side][finding->singles[i].node[side]] =
                    finding->out->row_of[i];
    }
}

bool tree_layer_find(struct tree_rows *rows, struct tree_layer *out)
{
    struct layer_search finding = {.rows = rows, .out = out};

    *out = (struct tree_layer){.row = TREE_NONE,
                               .repeated = TREE_NONE,
                               .within = TREE_NONE,
                               .what = TREE_NONE,
                               .gone = TREE_NONE,
                               .come = TREE_NONE};
    note_singles(&finding);
    if (!tree_fold(rows, out->row_of))
        return false;
    if (find_direction(&finding))
        find_layer(&finding);
    if (out->row != TREE_NONE) {
        if (is_met(&rows->rows[out->row]))
            find_replaced(&finding);
        find_instances(&finding);
        if (says_much(&finding))
            note_places(&finding);
        else
            out->row = TREE_NONE;
    }
    return !budget_is_over(rows->arena->budget);
}

/* ---- tree judge ---- */

struct tree_judge {
    struct tree_side *sides;
    struct tree_rows *rows;
    bool by_host;
    struct observations observations;
    struct tree_map nodes[2]; /* by parent, name, number and sort: a node of a side + 1 */
    int64_t *sums[2]; /* by row and observation: time at and below, of its samples */
};

static void free_judging(struct tree_judge *judging)
{
    for (int side = 0; side < 2; side++)
        arena_release(judging->rows->arena, judging->nodes[side].slots);
}

/* ---- the nodes of a recording in those of its side ---- */

static uint64_t second_key(const struct tree_node *node)
{
    return (uint64_t)node->number << 8 | node->sort;
}

static bool map_nodes(struct tree_judge *judging, int side)
{
    const struct tree *tree = &judging->sides[side].tree;

    for (size_t i = 1; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];
        uint32_t *place =
            tree_map_at(&judging->nodes[side], (uint64_t)node->parent << 32 | node->name,
                        second_key(node));

        if (budget_is_over(judging->rows->arena->budget))
            return false;
        *place = (uint32_t)i + 1;
    }
    return true;
}

/* By node of a recording: the node of the side, TREE_NONE without one. Nodes come after
 * those above them. */
static uint32_t *find_nodes(struct tree_judge *judging, struct arena *arena, size_t side,
                            const struct tree *from)
{
    const struct strings *names = &judging->sides[side].tree.names;
    uint32_t *found = arena_new(arena, from->count + 1, sizeof *found);

    for (size_t i = 1; i < from->count && !budget_is_over(judging->rows->arena->budget);
         i++) {
        const struct tree_node *node = &from->nodes[i];
        uint32_t name = strings_find(names, strings_text(&from->names, node->name),
                                     strings_length(&from->names, node->name));
        uint32_t parent = found[node->parent];

        found[i] = name == STRINGS_NONE || parent == TREE_NONE
                       ? 0
                       : tree_map_find(&judging->nodes[side],
                                       (uint64_t)parent << 32 | name, second_key(node));
        found[i] = found[i] == 0 ? TREE_NONE : found[i] - 1;
    }
    return found;
}

/* ---- the times of a recording ---- */

/* By step of the file: its observation. */
static uint32_t *find_observations(const struct tree_judge *judging, struct arena *arena,
                                   const struct tree_batch *taken)
{
    const struct tree_side *side = &judging->sides[taken->side];
    size_t first = set_view_first_step(&side->view, taken->file), steps = 0;

    for (size_t i = taken->from; i < taken->until; i++)
        if (side->selection.steps[i] - first >= steps)
            steps = side->selection.steps[i] - first + 1;
    uint32_t *found = arena_new(arena, steps + 1, sizeof *found);
    for (size_t i = taken->from; i < taken->until; i++)
        found[side->selection.steps[i] - first] =
            judging->observations.of[taken->side][i];
    return found;
}

static bool judge_recording(void *context, const struct tree_batch *taken)
{
    struct tree_judge *judging = context;
    size_t count = judging->observations.count[taken->side];
    CLEANUP(arena_free)
    struct arena *scratch = arena_make(judging->rows->arena->budget);
    uint32_t *nodes = find_nodes(judging, scratch, taken->side, &taken->build->tree);
    uint32_t *observations = find_observations(judging, scratch, taken);

    for (size_t i = 0; i < taken->build->sample_count; i++) {
        const struct tree_sample *sample = &taken->build->samples[i];
        uint32_t node = nodes[sample->node];

        if (budget_is_over_at(judging->rows->arena->budget, i))
            return false;
        if (node == TREE_NONE)
            continue;
        size_t row = judging->rows->row_of_node[taken->side][node];
        int64_t *sum =
            &judging->sums[taken->side][row * count + observations[sample->step]];
        *sum = statistics_add(*sum, judging->by_host ? sample->self : sample->own);
    }
    return true;
}

/* ---- judging ---- */

/* Turns own times into times at and below. */
static bool add_up(struct tree_judge *judging)
{
    const struct tree_rows *rows = judging->rows;

    for (int side = 0; side < 2; side++) {
        size_t count = judging->observations.count[side];

        for (size_t i = rows->count; i-- > 1;) {
            int64_t *to = judging->sums[side] + rows->rows[i].parent * count;

            if (budget_is_over(rows->arena->budget))
                return false;
            for (size_t k = 0; k < count; k++)
                to[k] = statistics_add(to[k], judging->sums[side][i * count + k]);
        }
    }
    return true;
}

static void judge_row(struct tree_judge *judging, struct significance_judge *judge,
                      size_t row, int64_t *const values[2], struct significance *out)
{
    const struct observations *observations = &judging->observations;

    significance_clear(out);
    for (int side = 0; side < 2; side++)
        observations_divide(observations, side,
                            judging->sums[side] + row * observations->count[side],
                            values[side]);
    significance_judge_times(judge, values[0], values[1],
                             &out->tests[SIGNIFICANCE_TOTAL]);
}

/* A row for left-out frames is no frame. A frame without time would only add a test. With
 * too few samples, no times were read. */
static bool is_judged(const struct tree_judge *judging, size_t row)
{
    if (judging->rows->rows[row].is_rest)
        return false;
    if (!observations_suffice(&judging->observations))
        return true;
    for (int side = 0; side < 2; side++) {
        size_t count = judging->observations.count[side];

        for (size_t i = 0; i < count; i++)
            if (judging->sums[side][row * count + i] != 0)
                return true;
    }
    return false;
}

static int judge_rows(struct tree_judge *judging, struct error *error)
{
    struct tree_rows *rows = judging->rows;
    struct significance_family families[SIGNIFICANCE_MEASURES];
    CLEANUP(significance_judge_free) struct significance_judge judge = {0};
    struct significance *list = arena_new(rows->arena, rows->count + 1, sizeof *list);
    struct significance **tested =
        arena_new(rows->arena, rows->count + 1, sizeof *tested);
    int64_t *control =
        arena_new(rows->arena, judging->observations.count[0] + 1, sizeof *control);
    int64_t *test =
        arena_new(rows->arena, judging->observations.count[1] + 1, sizeof *test);
    int64_t *const values[2] = {control, test};
    int result = significance_judge_init(&judge, &judging->observations, error);

    if (result != 0)
        return result;
    for (size_t i = 0; i < rows->count; i++) {
        if (budget_is_over(rows->arena->budget))
            return budget_or_memory(rows->arena->budget, error);
        judge_row(judging, &judge, i, values, &list[i]);
        tested[i] = is_judged(judging, i) ? &list[i] : NULL;
    }
    result = significance_settle(tested, rows->count, &judging->observations, families,
                                 rows->arena->budget, error);
    for (size_t i = 0; i < rows->count && result == 0; i++) {
        const struct significance_test *of = &list[i].tests[SIGNIFICANCE_TOTAL];

        rows->judgements[i].verdict =
            tested[i] == NULL ? SIGNIFICANCE_NONE : (uint8_t)of->verdict;
        rows->judgements[i].q = isnan(of->moderated_q) ? of->q : of->moderated_q;
    }
    return result;
}

static bool prepare(struct tree_judge *judging)
{
    struct tree_rows *rows = judging->rows;
    struct budget *budget = rows->arena->budget;
    const size_t *counts = judging->observations.count;
    size_t bytes = rows->count * (counts[0] + counts[1]) * sizeof(int64_t);

    /* Far more than what is in memory already. */
    if (budget_take_memory(budget, bytes, NULL) != 0)
        return false;
    budget_give_memory(budget, bytes);
    rows->judgements = arena_new(rows->arena, rows->count, sizeof *rows->judgements);
    for (int side = 0; side < 2; side++) {
        judging->sums[side] =
            arena_new(rows->arena, rows->count * counts[side], sizeof(int64_t));
        if (!map_nodes(judging, side))
            return false;
    }
    return true;
}

int tree_judge(struct store *store, struct tree_side sides[2], enum tree_level level,
               bool by_host, struct tree_rows *rows, struct error *error)
{
    CLEANUP(free_judging)
    struct tree_judge judging = {.sides = sides, .rows = rows, .by_host = by_host};
    const struct set_view *const views[2] = {&sides[0].view, &sides[1].view};
    const struct selection *const selections[2] = {&sides[0].selection,
                                                   &sides[1].selection};
    struct budget *budget = rows->arena->budget;
    struct recorded_loss loss = {0};

    for (int side = 0; side < 2; side++) {
        tree_map_init(&judging.nodes[side], rows->arena);
        recorded_loss_add(views[side], selections[side], "", &loss);
    }
    int result = 0;
    observations_make(views, selections, rows->arena, &judging.observations);
    if (!prepare(&judging))
        return budget_or_memory(budget, error);
    if (observations_suffice(&judging.observations))
        result = tree_run_again(store, sides, 2, level, budget, judge_recording, &judging,
                                error);
    if (result == 0 && !add_up(&judging))
        result = budget_or_memory(budget, error);
    if (result == 0)
        result = judge_rows(&judging, error);
    for (size_t i = 0; i < rows->count && !by_host && *recorded_loss_say(&loss) != '\0';
         i++)
        if (rows->judgements[i].verdict != SIGNIFICANCE_NONE)
            rows->judgements[i] = (struct tree_judgement){SIGNIFICANCE_CANNOT_JUDGE, NAN};
    return result;
}
