#include "analyse/run.h"
#include "analyse/rows.h"
#include "analyse/table.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* ---- options ---- */

/* A window may reach as far as times do. */
#define WINDOW_MAX_US 9e15

#define RANKS "all, first, or a list such as 0,2,4-7"

#define AT(member) .offset = offsetof(struct analysis_options, member)
#define TEXT(member) .name = #member, .type = PARAMETER_TEXT, AT(member)
#define UNTIL(member)                                                                    \
    .name = #member, .type = PARAMETER_CHOICE, AT(member), .words = marker_until_words,  \
    .value = "WHICH"

static const struct parameter set_items[] = {
    {TEXT(set), .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .value = "SET",
     .allowed = "a set: its id, a unique prefix of it, or its label", .help = "the set"},
    {TEXT(test), .value = "SET",
     .allowed = "a set: its id, a unique prefix of it, or its label",
     .help = "a second set, to compare with"},
    {TEXT(ranks), .standard = "all", .value = "LIST", .allowed = RANKS,
     .help = "ranks of both sides"},
    {TEXT(set_ranks), .value = "LIST", .allowed = RANKS,
     .help = "ranks of the set alone, instead of ranks"},
    {TEXT(test_ranks), .value = "LIST", .allowed = RANKS,
     .help = "ranks of the second set alone, instead of ranks"},
    {TEXT(steps), .standard = "all", .value = "LIST", .allowed = RANKS,
     .help = "steps of both sides: only host rows that start in them and device rows "
             "launched "
             "in them count; the last step then counts like the others"},
    {TEXT(set_steps), .value = "LIST", .allowed = RANKS,
     .help = "steps of the set alone, instead of steps"},
    {TEXT(test_steps), .value = "LIST", .allowed = RANKS,
     .help = "steps of the second set alone, instead of steps"},
    {TEXT(marker), .value = "NAME",
     .help = "rows with this name are the steps of a set that has none"},
    {TEXT(set_marker), .value = "NAME", .help = "the marker of the set alone"},
    {TEXT(test_marker), .value = "NAME", .help = "the marker of the second set alone"},
    {UNTIL(marker_until), .help = SELECTION_UNTIL_HELP},
    {UNTIL(set_marker_until), .help = "the same as marker_until, of the set alone"},
    {UNTIL(test_marker_until),
     .help = "the same as marker_until, of the second set alone"},
    {.name = "cut_overlaps",
     .type = PARAMETER_BOOLEAN,
     AT(cut_overlaps),
     .flags = PARAMETER_BARE,
     .help = SELECTION_CUT_HELP},
};
const struct parameter_table analysis_set_parameters = {
    set_items, sizeof set_items / sizeof set_items[0]};

static const char *const rows_words[ROWS_WHICH_COUNT + 1] = {[ROWS_BEFORE_LAST_STEP] =
                                                                 "before_last_step",
                                                             [ROWS_OF_STEPS] = "steps",
                                                             [ROWS_ALL] = "all"};

static const struct parameter row_items[] = {
    {.name = "include_last_profiler_step",
     .type = PARAMETER_BOOLEAN,
     AT(include_last_profiler_step),
     .flags = PARAMETER_ECHOED,
     .help = "count what the last step launches too; without it, a rank with two steps "
             "or more loses these rows"},
    {.name = "rows",
     .type = PARAMETER_CHOICE,
     AT(rows),
     .flags = PARAMETER_ECHOED,
     .words = rows_words,
     .value = "WHICH",
     .help =
         "which rows count where no steps are chosen: those before the last step begins "
         "(as HTA counts), those of the recorded steps (as compare counts), or all. It "
         "overrides include_last_profiler_step, which means before_last_step or all"},
};
const struct parameter_table analysis_row_parameters = {
    row_items, sizeof row_items / sizeof row_items[0]};

static const struct parameter series_items[] = {
    {.name = "points",
     .type = PARAMETER_WHOLE,
     AT(points),
     .flags = PARAMETER_ECHOED,
     .least = 4,
     .most = 1000000,
     .standard = "2000",
     .help = "about this many points of each series"},
    {.name = "start",
     .type = PARAMETER_TIME,
     AT(start),
     .flags = PARAMETER_ECHOED,
     .least = -WINDOW_MAX_US,
     .most = WINDOW_MAX_US,
     .allowed = "µs since the first event of the set",
     .help = "where the window of the series begins"},
    {.name = "end",
     .type = PARAMETER_TIME,
     AT(end),
     .flags = PARAMETER_ECHOED,
     .least = -WINDOW_MAX_US,
     .most = WINDOW_MAX_US,
     .allowed = "µs since the first event of the set",
     .help = "where the window of the series ends"},
};
const struct parameter_table analysis_series_parameters = {
    series_items, sizeof series_items / sizeof series_items[0]};

size_t options_tables(const struct analysis *analysis,
                      const struct parameter_table *out[ANALYSIS_PARAMETER_TABLES + 1])
{
    size_t count = 0;

    out[count++] = &analysis_set_parameters;
    if (!analysis->of_steps)
        out[count++] = &analysis_row_parameters;
    if (analysis->parameters.count > 0)
        out[count++] = &analysis->parameters;
    if (analysis->lines != NULL)
        out[count++] = &analysis_series_parameters;
    out[count] = NULL;
    return count;
}

const void *options_values(const struct analysis *analysis,
                           const struct parameter_table *table,
                           const struct analysis_options *options)
{
    return table == &analysis->parameters ? options->own : options;
}

/* `rows` takes precedence over HTA's own word for two of its values. */
static int settle(const struct analysis *analysis, struct analysis_options *options,
                  struct error *error)
{
    if (analysis->of_steps)
        options->rows = ROWS_OF_STEPS;
    else if (options->rows == ROWS_WHICH_COUNT)
        options->rows =
            options->include_last_profiler_step ? ROWS_ALL : ROWS_BEFORE_LAST_STEP;
    if (options->end != PARAMETER_NONE && options->end < options->start)
        return error_set(error, ERROR_PARAMETER, "bad_end",
                         "end: must not be before start");
    return 0;
}

int options_read(const struct analysis *analysis, const struct given_parameters *given,
                 struct analysis_options *out, struct error *error)
{
    const struct parameter_table *tables[ANALYSIS_PARAMETER_TABLES + 1];
    size_t count = options_tables(analysis, tables);
    int status = 0;

    *out = (struct analysis_options){.start = PARAMETER_NONE,
                                     .end = PARAMETER_NONE,
                                     .own = calloc(1, analysis->options_size + 1)};
    if (out->own == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count && status == 0; i++)
        status = parameters_read(
            tables[i], 0, given,
            tables[i] == &analysis->parameters ? out->own : (void *)out, error);
    if (status == 0)
        status = settle(analysis, out, error);
    if (status != 0)
        options_free(analysis, out);
    return status;
}

void options_free(const struct analysis *analysis, struct analysis_options *options)
{
    if (options->own == NULL)
        return;
    parameters_free(&analysis->parameters, options->own);
    free(options->own);
    *options = (struct analysis_options){0};
}

/* ---- ranks ---- */

/* Threads take ranks from one list, one side's after the other's, so both sides can be
 * worked on at once too. The number of threads depends on the work: a thread costs less
 * than reading a few thousand events does, and each holds the events of a rank in
 * memory. */

#define TEAM_MAX 8
/* A second thread needs at least this many events in all ranks together. */
#define EVENTS_WORTH 8192
/* At most this many events are in memory at once, unless a single rank has more. */
#define EVENTS_AT_ONCE ((uint64_t)16 << 20)

struct rank_task {
    int side;
    size_t number; /* in selection.ranks */
    int status;
    struct error error;
};

struct team {
    struct store *store;
    const struct analysis_result *result;
    ranks_visit *visit;
    void *context;
    struct rank_task *tasks;
    size_t count;
    atomic_size_t next;
    atomic_bool failed;
};

/* Where the ranks of a side begin when the ranks of both sides are numbered in one
 * sequence. */
static size_t first_rank(const struct analysis_result *result, int side)
{
    return side == 0 ? 0 : result->sides[0].selection.rank_count;
}

int ranks_one(struct store *store, const struct analysis_result *result, int side_number,
              size_t number, ranks_visit *visit, void *context, struct error *error)
{
    const struct analysis_side *side = &result->sides[side_number];
    const struct rows_options options = {
        .which = result->options.rows,
        .steps = side->steps_chosen ? side->selection.numbers : NULL,
        .step_count = side->selection.number_count,
        .with_arguments = result->analysis->needs_arguments,
        .of_collectives = result->analysis->of_collectives,
        .budget = result->budget};
    CLEANUP(rows_unload) struct rows_loaded loaded = {0};
    int status = rows_load(store, &side->view, side->selection.ranks[number], &options,
                           &loaded, error);

    return status != 0 ? status
                       : visit(context, side_number, number, &loaded.rows, error);
}

static void rank_work(void *context)
{
    struct team *team = context;
    size_t at;

    while (!atomic_load(&team->failed) &&
           (at = atomic_fetch_add(&team->next, 1)) < team->count) {
        struct rank_task *task = &team->tasks[at];

        task->status = ranks_one(team->store, team->result, task->side, task->number,
                                 team->visit, team->context, &task->error);
        if (task->status != 0)
            atomic_store(&team->failed, true);
    }
}

/* ---- how many threads ---- */

static uint64_t count_events(const struct analysis_side *side, int64_t rank)
{
    uint64_t events = 0;
    size_t count;
    const struct set_file *const *files = set_view_find_rank(&side->view, rank, &count);

    for (size_t i = 0; i < count; i++)
        events += files[i]->quality.kept;
    return events;
}

static unsigned choose_threads(const struct team *team)
{
    const struct analysis_result *result = team->result;
    size_t threads = threads_choose(0);
    uint64_t all = 0, largest = 1;

    if (result->threads != 0) {
        threads = result->threads;
    } else if (threads > 1 && team->count > 1) {
        for (size_t i = 0; i < team->count; i++) {
            const struct analysis_side *side = &result->sides[team->tasks[i].side];
            uint64_t events =
                count_events(side, side->selection.ranks[team->tasks[i].number]);

            all += events;
            largest = events > largest ? events : largest;
        }
        if (all < EVENTS_WORTH)
            threads = 1;
        else if (threads > EVENTS_AT_ONCE / largest)
            threads = (size_t)(EVENTS_AT_ONCE / largest);
    }
    threads = threads < team->count ? threads : team->count;
    threads = threads < TEAM_MAX ? threads : TEAM_MAX;
    return threads == 0 ? 1 : (unsigned)threads;
}

/* ---- the whole ---- */

static void make_tasks(struct team *team, struct arena *arena)
{
    const struct analysis_result *result = team->result;
    size_t most = first_rank(result, 1) + result->sides[1].selection.rank_count;

    team->tasks = arena_new(arena, most, sizeof *team->tasks);
    for (int side = 0; side <= result->has_test; side++)
        for (size_t i = 0; i < result->sides[side].selection.rank_count; i++)
            team->tasks[team->count++] = (struct rank_task){.side = side, .number = i};
}

int ranks_each(struct store *store, const struct analysis_result *result,
               ranks_visit *visit, void *context, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(result->budget);
    struct team team = {
        .store = store, .result = result, .visit = visit, .context = context};

    make_tasks(&team, arena);
    threads_share(rank_work, &team, choose_threads(&team));
    /* Ranks are begun in order, so all ranks before the first failure were done. */
    for (size_t i = 0; i < team.count; i++) {
        if (team.tasks[i].status == 0)
            continue;
        *error = team.tasks[i].error;
        return team.tasks[i].status;
    }
    return 0;
}

/* ---- the analysis ---- */

struct parts {
    const struct analysis_result *result;
    const void *options;
    struct analysis_part *items; /* of the ranks of both sides, in order */
    size_t count;
};

static void parts_free(struct parts *parts)
{
    for (size_t i = 0; i < parts->count; i++)
        analysis_part_free(&parts->items[i]);
}

/* A loop that the budget ends is incomplete: then its error counts. */
static int analyse_rank(void *context, int side, size_t number,
                        const struct rows_rank *rows, struct error *error)
{
    const struct parts *parts = context;
    const struct analysis_result *result = parts->result;
    const struct analysis_side *of = &result->sides[side];
    const struct analysis_rank rank = {rows, parts->options, of->origin_ns, &of->view,
                                       set_info_marker(&of->info)};
    struct analysis_part *part = &parts->items[first_rank(result, side) + number];

    of->last_step_dropped[number] = rows->last_step_dropped;
    of->has_device_rows[number] = rows->device_count > 0;
    result->analysis->add_rank(&rank, part);
    return analysis_part_check(part, error);
}

/* The part of the first rank gets those of the others. */
static int join_parts(struct parts *parts, int side, struct analysis_part *all,
                      struct error *error)
{
    size_t first = first_rank(parts->result, side);
    size_t count = parts->result->sides[side].selection.rank_count;
    int status = 0;

    if (count == 0) {
        analysis_part_init(parts->result, all);
        return 0;
    }
    *all = parts->items[first];
    parts->items[first] = (struct analysis_part){0};
    for (size_t i = 1; i < count && status == 0; i++) {
        analysis_part_append(all, &parts->items[first + i]);
        analysis_part_free(&parts->items[first + i]);
        status = analysis_part_check(all, error);
    }
    return status;
}

int ranks_analyse(struct store *store, const struct analysis_result *result,
                  const void *options, struct analysis_part all[2], struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(result->budget);
    size_t count = first_rank(result, 1) + result->sides[1].selection.rank_count;
    CLEANUP(parts_free)
    struct parts parts = {.result = result,
                          .options = options,
                          .items = arena_new(arena, count, sizeof *parts.items),
                          .count = count};

    for (size_t i = 0; i < count; i++)
        analysis_part_init(result, &parts.items[i]);
    int status = ranks_each(store, result, analyse_rank, &parts, error);
    for (int side = 0; side <= result->has_test && status == 0; side++)
        status = join_parts(&parts, side, &all[side], error);
    return status;
}

/* ---- registry ---- */

#define DECLARE(name) extern const struct analysis name;
#define LIST(name) &(name),

ANALYSES(DECLARE)

const struct analysis *const analyses[] = {ANALYSES(LIST)};
const size_t analysis_count = sizeof analyses / sizeof analyses[0];

const struct analysis *analysis_find(const char *name)
{
    for (size_t i = 0; i < analysis_count; i++)
        if (strcmp(analyses[i]->name, name) == 0)
            return analyses[i];
    return NULL;
}

/* ---- one side ---- */

static void find_origin(struct analysis_side *side)
{
    bool found = false;

    for (size_t i = 0; i < side->view.file_count; i++) {
        const struct set_file *file = &side->view.files[i];

        if (file->quality.kept == 0 || (found && file->first_ns >= side->origin_ns))
            continue;
        side->origin_ns = file->first_ns;
        found = true;
    }
}

/* The text of one side, else that of both. */
static const char *choose(const char *own, const char *both)
{
    return own != NULL ? own : both;
}

static struct side_request ask_side(const struct analysis_result *result, bool is_test)
{
    const struct analysis_options *options = &result->options;

    return (struct side_request){
        .name = is_test ? "test" : "set",
        .set = is_test ? options->test : options->set,
        .ranks =
            choose(is_test ? options->test_ranks : options->set_ranks, options->ranks),
        .steps =
            choose(is_test ? options->test_steps : options->set_steps, options->steps),
        .marker =
            choose(is_test ? options->test_marker : options->set_marker, options->marker),
        .until = selection_until(is_test ? options->test_marker_until
                                         : options->set_marker_until,
                                 options->marker_until),
        .cut_overlaps = options->cut_overlaps,
        .budget = result->budget};
}

static int open_side(struct store *store, struct analysis_result *result, bool is_test,
                     const struct side_request *wanted, struct error *error)
{
    struct analysis_side *side = &result->sides[is_test];
    int status = selection_open_side(store, wanted, &side->info, &side->view,
                                     &side->selection, error);

    if (status != 0)
        return status;
    if (side->selection.any)
        return error_set(error, ERROR_PARAMETER, "bad_steps",
                         "steps: all, first, or a list such as 3,4-7; any is for "
                         "comparisons");
    side->steps_chosen = wanted->steps != NULL && strcmp(wanted->steps, "all") != 0 &&
                         side->selection.number_count > 0;
    size_t count = side->selection.rank_count;
    side->last_step_dropped = arena_new(result->arena, count, sizeof(bool));
    side->has_device_rows = arena_new(result->arena, count, sizeof(bool));
    find_origin(side);
    return 0;
}

static void free_side(struct analysis_side *side)
{
    set_info_free(&side->info);
    set_view_free(&side->view);
    selection_free(&side->selection);
    analysis_part_free(&side->all);
}

/* ---- the ranks of both ---- */

static int run_sides(struct store *store, struct analysis_result *result,
                     struct error *error)
{
    const struct analysis *analysis = result->analysis;
    struct analysis_part all[2] = {0};
    int status = ranks_analyse(store, result, result->options.own, all, error);

    for (int i = 0; i < 2; i++)
        result->sides[i].all = all[i];
    for (int i = 0; i <= result->has_test && status == 0 && analysis->finish != NULL;
         i++) {
        analysis->finish(&result->sides[i].all);
        status = analysis_part_check(&result->sides[i].all, error);
    }
    return status;
}

static void free_parts(struct analysis_part (*parts)[2])
{
    analysis_part_free(&(*parts)[0]);
    analysis_part_free(&(*parts)[1]);
}

static int subtract(struct store *store, struct analysis_result *result,
                    struct error *error)
{
    const struct analysis *analysis = result->analysis;
    CLEANUP(free_parts) struct analysis_part aligned[2] = {0};
    const struct table *set = result->sides[0].all.tables;
    const struct table *test = result->sides[1].all.tables;
    int status = 0;

    if (analysis->align != NULL) {
        status = analysis->align(store, result, aligned, error);
        for (int i = 0; i < 2 && status == 0; i++)
            status = analysis_part_check(&aligned[i], error);
        set = aligned[0].tables;
        test = aligned[1].tables;
    }
    for (size_t i = 0; i < analysis->table_count && status == 0; i++) {
        if (set[i].spec == NULL || !table_is_comparable(set[i].spec))
            continue;
        table_difference(&set[i], &test[i], result->arena, &result->differences[i]);
        status = table_check(&result->differences[i], error);
    }
    return status == 0 ? budget_look(result->budget, error) : status;
}

/* ---- the whole ---- */

static int run(struct store *store, const struct analysis_request *request,
               struct analysis_result *result, struct error *error)
{
    const struct analysis *analysis = result->analysis;
    struct analysis_options *options = &result->options;
    int status = options_read(analysis, &request->given, options, error);

    if (status != 0)
        return status;
    result->has_test = options->test != NULL;
    struct side_request sides[2] = {ask_side(result, false), ask_side(result, true)};
    selection_settle(store, (struct side_request *[]){&sides[0], &sides[1]},
                     result->has_test ? 2 : 1);
    for (int i = 0; i <= result->has_test && status == 0; i++)
        status = open_side(store, result, i == 1, &sides[i], error);
    if (status == 0 && analysis->prepare != NULL)
        status = analysis->prepare(store, request, result, options->own, error);
    if (status == 0)
        status = run_sides(store, result, error);
    if (status == 0 && result->has_test)
        status = subtract(store, result, error);
    return status;
}

int analysis_run(struct store *store, const struct analysis *analysis,
                 const struct analysis_request *request, struct analysis_result *out,
                 struct error *error)
{
    *out = (struct analysis_result){.analysis = analysis,
                                    .arena = arena_make(request->budget),
                                    .whole = request->whole,
                                    .threads = request->threads,
                                    .budget = request->budget};
    int status = run(store, request, out, error);
    if (status != 0)
        analysis_result_free(out);
    return status;
}

void analysis_result_free(struct analysis_result *result)
{
    if (result->analysis != NULL)
        options_free(result->analysis, &result->options);
    free_side(&result->sides[0]);
    free_side(&result->sides[1]);
    arena_free(&result->arena);
    *result = (struct analysis_result){0};
}
