/* See ranks.h.
 *
 * Threads take ranks from one list, one side's after the other's, so both sides can be
 * worked on at once too. The number of threads depends on the work: a thread costs less
 * than reading a few thousand events does, and each holds the events of a rank in
 * memory. */
#include "analysis/set/ranks.h"
#include "analysis/data/rows_load.h"
#include "base/cleanup.h"
#include "base/threads.h"
#include "store/set/set_view.h"

#include <stdatomic.h>
#include <stdlib.h>

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
        .budget = result->budget};
    CLEANUP(rows_unload) struct rows_loaded loaded = {0};
    int status = rows_load(store, &side->view, side->selection.ranks[number], &options,
                           &loaded, error);

    return status != 0 ? status
                       : visit(context, side_number, number, &loaded.rows, error);
}

static void work(void *context)
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

static bool make_tasks(struct team *team)
{
    const struct analysis_result *result = team->result;
    size_t most = first_rank(result, 1) + result->sides[1].selection.rank_count;

    team->tasks = calloc(most + 1, sizeof *team->tasks);
    if (team->tasks == NULL)
        return false;
    for (int side = 0; side <= result->has_test; side++)
        for (size_t i = 0; i < result->sides[side].selection.rank_count; i++)
            team->tasks[team->count++] = (struct rank_task){.side = side, .number = i};
    return true;
}

int ranks_each(struct store *store, const struct analysis_result *result,
               ranks_visit *visit, void *context, struct error *error)
{
    struct team team = {
        .store = store, .result = result, .visit = visit, .context = context};

    if (!make_tasks(&team))
        return error_set_memory(error);
    CLEANUP_FREE struct rank_task *tasks = team.tasks;
    unsigned threads = choose_threads(&team);
    threads_share(work, &team, threads);
    /* Ranks are begun in order, so all ranks before the first failure were done. */
    for (size_t i = 0; i < team.count; i++) {
        if (tasks[i].status == 0)
            continue;
        *error = tasks[i].error;
        return tasks[i].status;
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
    free(parts->items);
}

/* A loop that the budget ends is incomplete: then its error counts, whatever the
 * result. */
static int analyse_rank(void *context, int side, size_t number,
                        const struct rows_rank *rows, struct error *error)
{
    const struct parts *parts = context;
    const struct analysis_result *result = parts->result;
    const struct analysis_side *of = &result->sides[side];
    const struct analysis_rank rank = {rows, parts->options, of->origin_ns, &of->view,
                                       of->info.marker};

    of->last_step_dropped[number] = rows->last_step_dropped;
    of->has_device_rows[number] = rows->device_count > 0;
    int status = result->analysis->add_rank(
        &rank, &parts->items[first_rank(result, side) + number], error);
    int over = budget_look(result->budget, error);
    return over != 0 ? over : status;
}

static int make_parts(struct parts *parts, struct error *error)
{
    const struct analysis_result *result = parts->result;
    size_t count = first_rank(result, 1) + result->sides[1].selection.rank_count;
    int status = 0;

    parts->items = calloc(count + 1, sizeof *parts->items);
    if (parts->items == NULL)
        return error_set_memory(error);
    for (; parts->count < count && status == 0; parts->count++)
        status = analysis_part_init(result, &parts->items[parts->count], error);
    return status;
}

static int join_parts(const struct parts *parts, int side, struct analysis_part *all,
                      struct error *error)
{
    size_t first = first_rank(parts->result, side);
    size_t count = parts->result->sides[side].selection.rank_count;
    int status = analysis_part_init(parts->result, all, error);

    for (size_t i = 0; i < count && status == 0; i++)
        status = analysis_part_append(all, &parts->items[first + i], error);
    return status;
}

int ranks_analyse(struct store *store, const struct analysis_result *result,
                  const void *options, struct analysis_part all[2], struct error *error)
{
    CLEANUP(parts_free) struct parts parts = {.result = result, .options = options};
    int status = make_parts(&parts, error);

    if (status == 0)
        status = ranks_each(store, result, analyse_rank, &parts, error);
    for (int side = 0; side <= result->has_test && status == 0; side++)
        status = join_parts(&parts, side, &all[side], error);
    return status;
}
