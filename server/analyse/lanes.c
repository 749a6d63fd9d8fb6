#include "analyse/lanes.h"
#include "analyse/collective.h"
#include "analyse/rows.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "trace/names.h"
#include "trace/resolve.h"
#include "trace/scan.h"

#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* ---- which rows ---- */

/* The class of each op of a set, as enum lane_class. Where a file has no device rows
 * (`of_host`), host collectives are communication, and operators compute. */
static uint8_t *lane_classes(const struct trace_recording *ops, bool of_host,
                             struct arena *arena)
{
    uint8_t *classes = arena_new(arena, ops->op_count, sizeof *classes);

    for (uint32_t i = 0; i < ops->op_count && !budget_is_over(arena->budget); i++) {
        const struct trace_op *op = &ops->ops[i];

        if (!of_host && op->side == TRACE_DEVICE)
            classes[i] =
                (uint8_t)(op->kind == TRACE_KIND_COMPUTATION     ? LANE_COMPUTE
                          : op->kind == TRACE_KIND_COMMUNICATION ? LANE_COMMUNICATION
                          : op->kind == TRACE_KIND_MEMORY        ? LANE_MEMORY
                                                                 : LANE_IDLE);
        else if (of_host && collective_is_of_host(ops, i))
            classes[i] = LANE_COMMUNICATION;
        else if (of_host && op->side == TRACE_HOST &&
                 strcmp(strings_text(&ops->names, op->category), "cpu_op") == 0)
            classes[i] = LANE_COMPUTE;
    }
    return classes;
}

/* ---- lane ---- */

#define OFFSET_MAX ((INT64_C(1) << (32 - LANE_CLASS_BITS)) - 1)
#define CLASS_OF(change) ((change) & ((1U << LANE_CLASS_BITS) - 1))

/* A lane in work. Of each class only the latest end so far matters. */
struct lane_sweep {
    int64_t now, end[LANE_CLASSES];
    int64_t sums[LANE_CLASSES]; /* until .changed */
    int64_t changed;            /* the latest change, to .class */
    unsigned class;
    struct arena *arena;
    struct rank_lane lane;
    size_t change_capacity, block_capacity;
};

static void add_block(struct lane_sweep *sweep)
{
    struct rank_lane *lane = &sweep->lane;

    ARENA_RESERVE(sweep->arena, lane->blocks, sweep->block_capacity,
                  (size_t)lane->block_count + 1);
    struct lane_block *block = &lane->blocks[lane->block_count++];
    *block = (struct lane_block){.start = sweep->changed, .first = lane->count};
    memcpy(block->before, sweep->sums, sizeof block->before);
}

static void change_to(struct lane_sweep *sweep, unsigned class)
{
    struct rank_lane *lane = &sweep->lane;
    const struct lane_block *block =
        lane->block_count == 0 ? NULL : &lane->blocks[lane->block_count - 1];

    if (class == sweep->class)
        return;
    sweep->sums[sweep->class] += sweep->now - sweep->changed;
    sweep->changed = sweep->now;
    sweep->class = class;
    if (block == NULL || lane->count - block->first == LANE_BLOCK ||
        sweep->now - block->start > OFFSET_MAX) {
        add_block(sweep);
        block = &lane->blocks[lane->block_count - 1];
    }
    ARENA_RESERVE(sweep->arena, lane->changes, sweep->change_capacity,
                  (size_t)lane->count + 1);
    lane->changes[lane->count++] =
        (uint32_t)(sweep->now - block->start) << LANE_CLASS_BITS | class;
}

/* Lets time pass up to `until`. */
static void advance(struct lane_sweep *sweep, int64_t until)
{
    while (sweep->now < until) {
        unsigned class = LANE_COMPUTE;

        while (class < LANE_CLASSES && sweep->end[class] <= sweep->now)
            class ++;
        change_to(sweep, class < LANE_CLASSES ? class : LANE_IDLE);
        sweep->now =
            class < LANE_CLASSES && sweep->end[class] < until ? sweep->end[class] : until;
    }
}

static void add_rows(const struct set_times *times, const uint8_t *classes,
                     const uint32_t *order, struct lane_sweep *sweep)
{
    int64_t last = INT64_MIN;

    for (size_t i = 0; i < times->count && !budget_is_over_at(sweep->arena->budget, i);
         i++) {
        uint32_t row = order == NULL ? (uint32_t)i : order[i];
        int64_t start = times->start[row], end = start + times->duration[row];
        unsigned class = classes[times->op[row]];

        if (last == INT64_MIN)
            sweep->now = sweep->changed = start;
        advance(sweep, start);
        sweep->end[class] = end > sweep->end[class] ? end : sweep->end[class];
        last = end > last ? end : last;
    }
    advance(sweep, last);
    change_to(sweep, LANE_IDLE);
}

static bool ascends(const struct set_times *times)
{
    for (size_t i = 1; i < times->count; i++)
        if (times->start[i] < times->start[i - 1])
            return false;
    return true;
}

struct rank_lane *lane_make(const struct set_times *times, const uint8_t *classes,
                            struct budget *budget)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    struct lane_sweep sweep = {.arena = arena};
    uint32_t *order = NULL;

    for (size_t i = 0; i < LANE_CLASSES; i++)
        sweep.end[i] = INT64_MIN;
    if (!ascends(times)) {
        const struct trace_events events = {.ts = times->start, .dur = times->duration};
        uint32_t *scratch = arena_new(arena, times->count / 2 + 1, sizeof *scratch);

        order = arena_new(arena, times->count, sizeof *order);
        for (size_t i = 0; i < times->count; i++)
            order[i] = (uint32_t)i;
        order_rows(&events, order, times->count, scratch);
    }
    add_rows(times, classes, order, &sweep);
    size_t changes = sweep.lane.count * sizeof *sweep.lane.changes;
    size_t blocks = sweep.lane.block_count * sizeof *sweep.lane.blocks;
    struct rank_lane *lane = malloc(sizeof *lane + blocks + changes);
    if (lane == NULL)
        return NULL;
    *lane = sweep.lane;
    lane->bytes = sizeof *lane + blocks + changes;
    lane->blocks = (struct lane_block *)(lane + 1);
    lane->changes = (uint32_t *)(lane->blocks + lane->block_count);
    if (lane->count > 0) {
        memcpy(lane->blocks, sweep.lane.blocks, blocks);
        memcpy(lane->changes, sweep.lane.changes, changes);
    }
    return lane;
}

/* ---- sums ---- */

/* How long each class runs before a time, which moves on; starts as zeros. */
struct lane_cursor {
    uint32_t block, next; /* the block, and the change that comes next */
    unsigned class;
    int64_t now;
    int64_t sums[LANE_CLASSES];
};

/* The last block that begins at or before a time, of those from `low` on, of which that
 * is true. */
static uint32_t find_block(const struct rank_lane *lane, uint32_t low, int64_t time)
{
    uint32_t high = lane->block_count, step = 1;

    while (low + step < high && lane->blocks[low + step].start <= time) {
        low += step;
        step *= 2;
    }
    high = low + step < high ? low + step : high;
    while (low + 1 < high) {
        uint32_t middle = low + (high - low) / 2;

        if (lane->blocks[middle].start <= time)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static void move_to(const struct rank_lane *lane, int64_t time, struct lane_cursor *at)
{
    if (lane->count == 0 || time <= lane->blocks[0].start)
        return;
    const struct lane_block *in = &lane->blocks[at->block];
    if (at->next == 0 || (at->block + 1 < lane->block_count && in[1].start <= time)) {
        at->block = find_block(lane, at->block, time);
        in = &lane->blocks[at->block];
        at->now = in->start;
        at->next = in->first + 1;
        at->class = CLASS_OF(lane->changes[in->first]);
        memcpy(at->sums, in->before, sizeof at->sums);
    }
    uint32_t end = at->block + 1 < lane->block_count ? in[1].first : lane->count;
    for (; at->next < end; at->next++) {
        int64_t change = in->start + (lane->changes[at->next] >> LANE_CLASS_BITS);

        if (change >= time)
            break;
        at->sums[at->class] += change - at->now;
        at->now = change;
        at->class = CLASS_OF(lane->changes[at->next]);
    }
    at->sums[at->class] += time - at->now;
    at->now = time;
}

/* ---- runs ---- */

double lane_on_axis(const struct lane_axis *axis, int64_t time)
{
    return axis->at + (double)(time - axis->start) * axis->rate;
}

int64_t lane_back(const struct lane_axis *axis, double on_axis)
{
    double since = (on_axis - axis->at) / axis->rate;
    int64_t most = since < 0 ? -NUMBER_NS_MAX : NUMBER_NS_MAX, time;

    return fabs(since) > (double)NUMBER_NS_MAX ||
                   __builtin_add_overflow(axis->start, llround(since), &time) ||
                   time > NUMBER_NS_MAX || time < -NUMBER_NS_MAX
               ? most
               : time;
}

int64_t lane_pixels(const struct lane_window *window)
{
    return (window->to - window->from) / window->width;
}

size_t lane_parts(const struct rank_lane *lane, const struct lane_axis *axis,
                  const struct lane_window *window, bool exact, int64_t *edges)
{
    size_t pixels = (size_t)lane_pixels(window), parts = 0;
    int64_t from = lane_back(axis, (double)window->from);
    int64_t to = lane_back(axis, (double)window->to), time;
    uint32_t block = lane->count == 0 ? 0 : find_block(lane, 0, from);

    edges[parts++] = window->from;
    for (uint32_t i = lane->count == 0 ? 0 : lane->blocks[block].first;
         exact && i < lane->count && parts <= pixels; i++) {
        block += block + 1 < lane->block_count && lane->blocks[block + 1].first == i;
        time = lane->blocks[block].start + (lane->changes[i] >> LANE_CLASS_BITS);
        if (time >= to)
            break;
        if (time > from)
            edges[parts++] = llround(lane_on_axis(axis, time));
    }
    exact &= parts <= pixels;
    for (size_t i = 0; !exact && i < pixels; i++)
        edges[i] = window->from + (int64_t)i * window->width;
    parts = exact ? parts : pixels;
    edges[parts] = window->to;
    return parts;
}

void lane_shares_add(const struct rank_lane *lane, const struct lane_axis *axis,
                     const int64_t *edges, size_t parts, struct lane_share *out)
{
    int64_t before = lane_back(axis, (double)edges[0]);
    struct lane_cursor cursor = {0};
    int64_t last[LANE_CLASSES];

    move_to(lane, before, &cursor);
    for (size_t i = 0; i < parts; i++) {
        int64_t time = lane_back(axis, (double)edges[i + 1]);
        double whole = time > before ? LANE_WHOLE / (double)(time - before) : 0;

        memcpy(last, cursor.sums, sizeof last);
        move_to(lane, time, &cursor);
        for (int class = LANE_COMPUTE; class < LANE_CLASSES; class ++)
            out[i].of[class] +=
                (uint32_t)ceil((double)(cursor.sums[class] - last[class]) * whole);
        before = time;
    }
}

/* Appends a run of a lane, whose runs begin at `first`. */
static void add_run(struct lane_runs *runs, size_t first, const struct lane_run *run)
{
    struct lane_run *last = runs->count == first ? NULL : &runs->items[runs->count - 1];

    if (last != NULL && last->start + last->duration == run->start &&
        memcmp(last->share, run->share, sizeof run->share) == 0) {
        last->duration += run->duration;
        return;
    }
    ARENA_RESERVE(runs->arena, runs->items, runs->capacity, runs->count + 1);
    runs->items[runs->count++] = *run;
}

void lane_shares_run(const struct lane_share *shares, unsigned lanes,
                     const int64_t *edges, size_t parts, struct lane_runs *out)
{
    size_t begin = out->count;

    for (size_t i = 0; i < parts; i++) {
        struct lane_run run = {.start = edges[i], .duration = edges[i + 1] - edges[i]};
        const uint32_t *share = shares[i].of;
        unsigned most = LANE_COMPUTE;
        uint64_t sum = 0, all = 0, one = (uint64_t)lanes * LANE_WHOLE / 100;

        for (unsigned class = LANE_COMPUTE; class < LANE_CLASSES; class ++) {
            sum += share[class];
            /* Rounded so that they add up to the rounded sum. */
            uint64_t until = (sum + one / 2) / one;
            run.share[class] = (uint8_t)(until - all);
            all = until;
            most = share[class] > share[most] ? class : most;
        }
        if (all == 0 && share[most] > 0)
            run.share[most] = 1; /* something runs there */
        if (all > 0 || share[most] > 0)
            add_run(out, begin, &run);
    }
}

#define TEXTS_MAX ((size_t)128 << 20)

/* ---- what is kept ---- */

static int compare_starts(const void *a, const void *b, void *members)
{
    const struct set_meet_member *of = members;
    const struct set_meet_member *left = &of[*(const uint32_t *)a],
                                 *right = &of[*(const uint32_t *)b];

    if (left->rank != right->rank)
        return left->rank < right->rank ? -1 : 1;
    return (left->start > right->start) - (left->start < right->start);
}

/* Which collectives each rank is in, in order of time. */
static void index_meets(struct lanes_set *set)
{
    const struct set_meets *meets = &set->meets;
    uint32_t n = set->clocks.rank_count;

    set->of_rank = arena_new(set->arena, meets->member_count, sizeof *set->of_rank);
    set->rank_begin = arena_new(set->arena, n + (size_t)1, sizeof *set->rank_begin);
    for (uint32_t i = 0; i < meets->member_count; i++) {
        set->of_rank[i] = i;
        set->rank_begin[meets->members[i].rank + 1]++;
    }
    for (uint32_t r = 0; r < n; r++)
        set->rank_begin[r + 1] += set->rank_begin[r];
    if (meets->member_count > 1)
        qsort_r(set->of_rank, meets->member_count, sizeof *set->of_rank, compare_starts,
                meets->members);
}

static void free_set(void *thing)
{
    struct lanes_set *set = thing;
    struct arena *arena = set->arena;

    for (uint32_t i = 0; i < set->clocks.rank_count; i++)
        free(set->lanes[i]);
    arena_free(&arena);
}

static const char **read_hosts(const struct set_view *view,
                               const struct set_clocks *clocks, struct arena *arena)
{
    const char **hosts = arena_new(arena, clocks->rank_count, sizeof *hosts);
    struct strings texts;

    strings_init_in(&texts, TEXTS_MAX, arena);
    for (uint32_t i = 0; i < clocks->rank_count; i++) {
        size_t count;
        const struct set_file *const *files =
            set_view_find_rank(view, clocks->ranks[i], &count);
        uint32_t host =
            count == 0 ? STRINGS_NONE : clocks_read_host(&texts, files[0]->metadata);

        if (host != STRINGS_NONE)
            hosts[i] = arena_text(arena, strings_text(&texts, host),
                                  strings_length(&texts, host));
    }
    return hosts;
}

/* What is known of the set beside its lanes. */
static int make_set(struct lanes_answer *answer, struct error *error)
{
    struct budget *budget = answer->request.budget;
    struct arena *arena = arena_make(budget);
    struct lanes_set *set = arena_new(arena, 1, sizeof *set);
    CLEANUP_RECORDING struct trace_recording *ops = NULL;
    const char *id = answer->info.stored_id;
    int result = set_clocks_read(answer->store, id, budget, arena, &set->clocks, error);

    if (result == 0 && set->clocks.clocks.component_count > 0)
        result = set_meets_read(answer->store, id, budget, arena, &set->meets, error);
    else
        set->meets.late =
            arena_new(arena, set->clocks.rank_count, sizeof *set->meets.late);
    if (result == 0)
        result = set_load_ops(answer->store, answer->info.id, budget, &ops, error);
    if (result == 0) {
        set->arena = arena;
        set->op_count = ops->op_count;
        set->classes[0] = lane_classes(ops, false, arena);
        set->classes[1] = lane_classes(ops, true, arena);
        set->lanes = arena_new(arena, set->clocks.rank_count, sizeof *set->lanes);
        set->hosts = read_hosts(&answer->view, &set->clocks, arena);
        index_meets(set);
        result = budget_look(budget, error);
    }
    if (result != 0) {
        arena_free(&arena);
        return result;
    }
    answer->kept->bytes = arena->counted;
    arena_uncount(arena);
    answer->kept->free = free_set;
    answer->kept->thing = set;
    return 0;
}

/* ---- the rows of many ranks ---- */

#define LOADERS_MAX 8
/* At most this many rows are in memory at once, unless a single file has more. */
#define ROWS_AT_ONCE ((uint64_t)16 << 20)
/* A thread that only draws needs as many pixels. */
#define PIXELS_WORTH 32768

/* What a rank has of a name; besides, a list of the names that it has. */
struct lanes_own {
    int64_t total;
    uint32_t calls, listed;
};

/* Ranks whose rows are read, on several threads. */
struct lanes_team {
    const struct lanes_answer *answer;
    const uint8_t *ops[2];   /* as in lanes_set.classes: which rows are read */
    bool in_window, in_step; /* only those that may overlap it; else all */
    /* Takes the rows of the i-th rank; .own, by entry, is 0. False: no memory. */
    bool (*take)(struct lanes_team *team, size_t i, const struct set_times *times,
                 struct lanes_own *own);
    const uint32_t *ranks;
    size_t count, threads; /* at most so many; 0: as many as are worth it */
    pthread_mutex_t lock;  /* of what follows, and of what take() adds to */
    atomic_size_t next;
    atomic_int status;
    struct error error;
    /* Of those that take: */
    struct lanes_picture *picture;
    bool keep; /* its lanes */
    struct lanes_match *matches;
    const uint32_t *entries; /* by op */
    struct lanes_sum *sums;  /* by entry */
    uint32_t entry_count;
    size_t added;          /* ranks, in their order */
    pthread_cond_t adding; /* one was added, or there is an error */
};

static int load_rank(struct lanes_team *team, size_t i, struct set_times *times,
                     struct lanes_own *own, struct error *error)
{
    const struct lanes_answer *answer = team->answer;
    const struct lanes_rank *rank = &answer->ranks[team->ranks[i]];
    struct budget *budget = answer->request.budget;
    struct set_times_wanted wanted = {team->ops[!rank->file->has_device_rows],
                                      answer->set->op_count, INT64_MIN, INT64_MAX};
    bool kept = team->picture != NULL && answer->set->lanes[team->ranks[i]] != NULL;

    if (team->in_window) {
        wanted.from = lane_back(&rank->axis, (double)answer->from);
        wanted.to = lane_back(&rank->axis, (double)answer->to);
    } else if (team->in_step) {
        wanted.from = rank->step->host_ts;
        wanted.to = rank->step->end;
    }
    times->count = 0;
    int result = kept ? 0
                      : set_load_times(answer->store, answer->info.id, rank->file->file,
                                       &wanted, budget, times, error);
    if (result == 0)
        result = budget_look(budget, error);
    if (result == 0 && !team->take(team, i, times, own))
        result = error_set_memory(error);
    return result == 0 ? budget_look(budget, error) : result;
}

static void load_work(void *context)
{
    struct lanes_team *team = context;
    CLEANUP(arena_free)
    struct arena *arena = arena_make(team->answer->request.budget);
    struct set_times times = {.arena = arena};
    struct lanes_own *own = arena_new(arena, team->entry_count, sizeof *own);
    size_t at;

    while (atomic_load(&team->status) == 0 &&
           (at = atomic_fetch_add(&team->next, 1)) < team->count) {
        struct error error;
        int result = load_rank(team, at, &times, own, &error);

        pthread_mutex_lock(&team->lock);
        if (result != 0 && atomic_load(&team->status) == 0) {
            team->error = error;
            atomic_store(&team->status, result);
            pthread_cond_broadcast(&team->adding);
        }
        pthread_mutex_unlock(&team->lock);
    }
}

static int load_ranks(struct lanes_team *team, struct error *error)
{
    unsigned threads = threads_choose(0);
    uint64_t largest = 1;

    for (size_t i = 0; i < team->count; i++) {
        uint64_t rows = team->answer->ranks[team->ranks[i]].file->quality.kept;

        largest = rows > largest ? rows : largest;
    }
    threads = threads < LOADERS_MAX ? threads : LOADERS_MAX;
    if (team->threads > 0 && team->threads < threads)
        threads = (unsigned)team->threads;
    while (threads > 1 && (threads > team->count || threads * largest > ROWS_AT_ONCE))
        threads--;
    pthread_mutex_init(&team->lock, NULL);
    pthread_cond_init(&team->adding, NULL);
    threads_share(load_work, team, threads);
    pthread_cond_destroy(&team->adding);
    pthread_mutex_destroy(&team->lock);
    if (atomic_load(&team->status) != 0)
        *error = team->error;
    return atomic_load(&team->status);
}

/* ---- the axis ---- */

/* The wanted step of a file, or the whole of it. */
static const struct trace_step *find_step(const struct set_view *view, uint32_t file,
                                          int64_t number)
{
    for (size_t i = set_view_first_step(view, file);
         i < view->step_count && view->steps[i].file == file; i++) {
        const struct trace_step *step = &view->steps[i].step;

        if (number == PARAMETER_NONE ? step->pseudo
                                     : !step->pseudo && step->number == number)
            return step;
    }
    return NULL;
}

/* Puts each rank on the axis. Those of a component share a zero: where the first of them
 * begins. One rank alone has the clock that it has. */
static void place_ranks(struct lanes_answer *answer)
{
    const struct set_clocks *clocks = &answer->set->clocks;
    uint32_t count = clocks->rank_count, parts = clocks->clocks.component_count;
    double half[2];

    answer->ranks = arena_new(answer->arena, count, sizeof *answer->ranks);
    answer->zero = arena_new(answer->arena, parts, sizeof *answer->zero);
    for (uint32_t i = 0; i < parts; i++)
        answer->zero[i] = NAN;
    for (uint32_t i = 0; i < count; i++) {
        struct lanes_rank *rank = &answer->ranks[i];
        const struct clocks_rank *clock = &clocks->clocks.ranks[i];
        size_t files;
        const struct set_file *const *file =
            set_view_find_rank(&answer->view, clocks->ranks[i], &files);

        for (size_t k = 0; k < files; k++)
            if (file[k]->span == answer->request.span)
                rank->file = file[k];
        if (rank->file != NULL)
            rank->step = find_step(&answer->view, rank->file->file, answer->request.step);
        rank->aligned = parts > 0 && set_clocks_aligned(clocks, i);
        rank->axis.rate = 1;
        rank->axis.start = rank->step == NULL ? 0 : rank->step->ts;
        if (rank->step == NULL || !rank->aligned)
            continue;
        rank->axis.at = set_clocks_map(clocks, i, rank->step->ts, half);
        if (!clocks->identity[clock->component])
            rank->axis.rate = 1 / (1 + clock->drift * 1e-6);
        answer->zero[clock->component] =
            fmin(answer->zero[clock->component], rank->axis.at);
    }
    for (uint32_t i = 0; i < count; i++)
        if (answer->ranks[i].aligned && answer->ranks[i].step != NULL)
            answer->ranks[i].axis.at -= answer->zero[clocks->clocks.ranks[i].component];
}

double lanes_time(const struct lanes_answer *answer, uint32_t rank, int64_t time)
{
    const struct set_clocks *clocks = &answer->set->clocks;
    double half[2];

    if (answer->ranks[rank].aligned)
        return set_clocks_map(clocks, rank, time, half) -
               answer->zero[clocks->clocks.ranks[rank].component];
    return answer->ranks[rank].step == NULL
               ? NAN
               : lane_on_axis(&answer->ranks[rank].axis, time);
}

#define AXIS_MOST 1e18 /* ns */

/* What all ranks with the step take of the axis. False: no rank has it. */
static bool find_extent(struct lanes_answer *answer)
{
    bool any = false;

    for (uint32_t i = 0; i < answer->set->clocks.rank_count; i++) {
        const struct lanes_rank *rank = &answer->ranks[i];

        if (rank->step == NULL)
            continue;
        double from = floor(lane_on_axis(&rank->axis, rank->step->host_ts));
        double to = ceil(lane_on_axis(&rank->axis, rank->step->end));
        int64_t begin = llround(fmax(from, -AXIS_MOST)),
                end = llround(fmin(to, AXIS_MOST));
        answer->extent[0] = any && answer->extent[0] < begin ? answer->extent[0] : begin;
        answer->extent[1] = any && answer->extent[1] > end ? answer->extent[1] : end;
        any = true;
    }
    return any;
}

static int find_window(struct lanes_answer *answer, struct error *error)
{
    const struct timeline_request *request = &answer->request;
    bool any = find_extent(answer);

    if (!any && request->step != PARAMETER_NONE)
        return error_set(error, ERROR_NOT_FOUND, "unknown_step",
                         "no rank has step %" PRId64 " in span %" PRId64
                         "; leave step out to see the whole files",
                         request->step, request->span);
    answer->from = request->from != PARAMETER_NONE ? request->from : answer->extent[0];
    answer->to = request->to != PARAMETER_NONE ? request->to : answer->extent[1];
    if (request->to == PARAMETER_NONE && answer->to <= answer->extent[0])
        answer->to = answer->extent[0] + 1;
    return answer->from < answer->to
               ? 0
               : error_set(error, ERROR_PARAMETER, "bad_window",
                           "from: the window must begin before it ends, at %.15g µs",
                           (double)answer->to / 1000);
}

/* ---- opening ---- */

/* Before anything is made and kept for it. */
static int look_for_span(const struct set_view *view, int64_t span, struct error *error)
{
    uint32_t most = 0;

    for (size_t i = 0; i < view->file_count; i++) {
        if (view->files[i].span == span)
            return 0;
        most = view->files[i].span > most ? view->files[i].span : most;
    }
    return view->file_count == 0 && span == 0
               ? 0
               : error_set(error, ERROR_NOT_FOUND, "unknown_span",
                           "no rank has span %" PRId64 "; the last one is %u", span,
                           most);
}

static int choose_ranks(struct lanes_answer *answer, struct error *error)
{
    const struct set_clocks *clocks = &answer->set->clocks;
    const char *wanted = answer->request.ranks;
    CLEANUP(selection_free) struct selection selection = {0};
    bool all = wanted == NULL || strcmp(wanted, "all") == 0;
    int result = all ? 0
                     : selection_make(&answer->view, "", wanted, "any",
                                      answer->request.budget, &selection, error);
    size_t count = all ? clocks->rank_count : selection.rank_count;

    answer->chosen = arena_new(answer->arena, count, sizeof *answer->chosen);
    for (size_t i = 0; result == 0 && i < count; i++)
        answer->chosen[answer->chosen_count++] =
            all ? (uint32_t)i : set_clocks_index(clocks, selection.ranks[i]);
    return result;
}

int lanes_open(struct store *store, struct span_keeper *keeper,
               const struct timeline_request *request, struct lanes_answer *out,
               struct error *error)
{
    const struct side_request side = {.name = "set",
                                      .marker = request->marker,
                                      .until = request->until,
                                      .cut_overlaps = request->cut_overlaps,
                                      .budget = request->budget};
    struct kept_key key = {.number = request->span, .lanes = 1};

    *out = (struct lanes_answer){.request = *request,
                                 .store = store,
                                 .arena = arena_make(request->budget),
                                 .keeper = keeper};
    int result = store_find_set(store, request->set, &out->info, error);
    if (result == 0)
        result = selection_mark(store, &side, &out->info, error);
    if (result == 0)
        result = set_view_load(store, out->info.id, request->budget, &out->view, error);
    if (result == 0)
        result = look_for_span(&out->view, request->span, error);
    if (result == 0) {
        snprintf(key.set, sizeof key.set, "%s", out->info.id);
        result = span_keeper_take(keeper, &key, &out->kept, error);
    }
    if (result == 0)
        result = span_keeper_fill(keeper, out->kept, request->budget, error);
    if (result != 0)
        return result;
    if (out->kept->thing == NULL)
        result = make_set(out, error);
    span_keeper_filled(keeper, out->kept);
    if (result != 0)
        return result;
    out->set = out->kept->thing;
    place_ranks(out);
    result = choose_ranks(out, error);
    return result == 0 ? find_window(out, error) : result;
}

void lanes_close(struct lanes_answer *answer)
{
    if (answer->kept != NULL)
        span_keeper_give(answer->keeper, answer->kept);
    arena_free(&answer->arena);
    set_view_free(&answer->view);
    set_info_free(&answer->info);
    *answer = (struct lanes_answer){0};
}

/* ---- the picture ---- */

/* A width of a pixel with three digits, so that pixels begin at short numbers. */
static int64_t round_width(int64_t width)
{
    int64_t unit = 1;

    while (width / unit >= 1000)
        unit *= 10;
    return (width + unit - 1) / unit * unit;
}

static void set_window(const struct lanes_answer *answer, int64_t width,
                       struct lane_window *out)
{
    int64_t from = answer->from / width - (answer->from % width < 0);
    int64_t to = answer->to / width + (answer->to % width > 0);

    *out = (struct lane_window){from * width, to * width, width};
}

/* Whether two ranks share a lane. */
static bool are_folded(const struct lanes_answer *answer, uint32_t a, uint32_t b)
{
    const struct clocks_rank *clocks = answer->set->clocks.clocks.ranks;
    const char *const *hosts = answer->set->hosts;

    return answer->request.fold != TIMELINE_FOLD_NONE && answer->ranks[a].aligned &&
           answer->ranks[b].aligned && clocks[a].component == clocks[b].component &&
           (answer->request.fold == TIMELINE_FOLD_GROUP ||
            (hosts[a] != NULL && hosts[b] != NULL && strcmp(hosts[a], hosts[b]) == 0));
}

/* Which ranks share which lane; lanes in order of their lowest rank. */
static void make_rows(struct lanes_answer *answer, struct lanes_picture *picture)
{
    bool fold = answer->request.fold != TIMELINE_FOLD_NONE;

    picture->rows = arena_new(answer->arena, LANES_MAX, sizeof *picture->rows);
    for (size_t i = 0; i < answer->chosen_count; i++) {
        uint32_t rank = answer->chosen[i];
        size_t row = fold ? 0 : picture->row_count;

        while (row < picture->row_count &&
               !are_folded(answer, picture->rows[row].rank, rank))
            row++;
        answer->ranks[rank].next = CLOCKS_NONE;
        if (row == LANES_MAX) {
            picture->rows_left++;
            continue;
        }
        struct lanes_row *of = &picture->rows[row];
        if (row == picture->row_count) {
            picture->row_count++;
            of->rank = rank;
        } else { /* behind the first: their order does not matter */
            answer->ranks[rank].next = answer->ranks[of->rank].next;
            answer->ranks[of->rank].next = rank;
        }
        answer->ranks[rank].row = (uint32_t)row;
        of->ranks++;
        of->drawn += answer->ranks[rank].step != NULL;
    }
}

static void draw_lane(struct lanes_team *team, uint32_t rank,
                      const struct rank_lane *lane)
{
    const struct lanes_rank *of = &team->answer->ranks[rank];
    struct lanes_row *row = &team->picture->rows[of->row];

    /* Other ranks of the lane may be drawn on other threads. */
    if (row->ranks > 1)
        pthread_mutex_lock(&team->lock);
    row->parts =
        lane_parts(lane, &of->axis, &team->picture->window, row->ranks == 1, row->edges);
    lane_shares_add(lane, &of->axis, row->edges, row->parts, row->shares);
    if (row->ranks > 1)
        pthread_mutex_unlock(&team->lock);
}

/* Draws the lane of a rank, which is kept, or made and perhaps kept from now on. */
static bool take_lane(struct lanes_team *team, size_t i, const struct set_times *times,
                      struct lanes_own *own)
{
    const struct lanes_answer *answer = team->answer;
    uint32_t rank = team->ranks[i];

    (void)own;
    struct rank_lane **kept = &answer->set->lanes[rank], *lane = *kept;

    if (lane == NULL)
        lane = lane_make(times, team->ops[!answer->ranks[rank].file->has_device_rows],
                         answer->request.budget);
    if (lane == NULL)
        return false;
    draw_lane(team, rank, lane);
    if (lane == *kept)
        return true;
    pthread_mutex_lock(&team->lock);
    if (team->keep && answer->kept->bytes + lane->bytes <= LANES_KEPT_BYTES &&
        !budget_is_over(answer->request.budget)) {
        answer->kept->bytes += lane->bytes;
        *kept = lane;
    } else {
        free(lane);
    }
    pthread_mutex_unlock(&team->lock);
    return true;
}

static int draw_rows(struct lanes_answer *answer, struct lanes_picture *picture,
                     struct error *error)
{
    struct lanes_set *set = answer->set;
    uint32_t *ranks = arena_new(answer->arena, answer->chosen_count, sizeof *ranks);
    size_t pixels = (size_t)lane_pixels(&picture->window);
    struct lanes_team team = {.answer = answer,
                              .ops = {set->classes[0], set->classes[1]},
                              .take = take_lane,
                              .ranks = ranks,
                              .picture = picture};
    int result =
        span_keeper_fill(answer->keeper, answer->kept, answer->request.budget, error);

    if (result != 0)
        return result;
    /* Where no more lanes can be kept, only rows of the window are read. */
    team.keep = answer->kept->bytes < LANES_KEPT_BYTES / 100 * 99;
    team.in_window = !team.keep;
    team.threads = 1 + picture->row_count * pixels / PIXELS_WORTH;
    for (size_t i = 0; i < picture->row_count; i++) {
        struct lanes_row *row = &picture->rows[i];

        row->edges = arena_new(answer->arena, pixels + 1, sizeof *row->edges);
        row->shares = arena_new(answer->arena, pixels, sizeof *row->shares);
        for (uint32_t r = row->rank; r != UINT32_MAX; r = answer->ranks[r].next)
            if (answer->ranks[r].step != NULL) {
                ranks[team.count++] = r;
                if (set->lanes[r] == NULL)
                    team.threads = 0;
            }
    }
    result = load_ranks(&team, error);
    span_keeper_filled(answer->keeper, answer->kept);
    for (size_t i = 0; i < picture->row_count && result == 0; i++) {
        struct lanes_row *row = &picture->rows[i];

        row->first_run = picture->runs.count;
        if (row->drawn > 0)
            lane_shares_run(row->shares, row->drawn, row->edges, row->parts,
                            &picture->runs);
        row->runs = picture->runs.count - row->first_run;
    }
    return result;
}

/* The larger wait first. */
static int compare_waits(const void *left, const void *right, void *meets)
{
    const struct set_meet *of = meets;
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;

    if (of[a].last.waited != of[b].last.waited)
        return of[a].last.waited > of[b].last.waited ? -1 : 1;
    return (a > b) - (a < b);
}

double lanes_last(const struct lanes_answer *answer, uint32_t meet)
{
    const struct set_meet_last *last = &answer->set->meets.items[meet].last;
    const struct clocks_rank *clocks = answer->set->clocks.clocks.ranks;

    return last->rank == CLOCKS_NONE
               ? NAN
               : round(last->begin - answer->zero[clocks[last->rank].component]);
}

static void find_waits(const struct lanes_answer *answer, struct lanes_picture *out)
{
    const struct set_meets *meets = &answer->set->meets;
    uint32_t *found = arena_new(answer->arena, meets->count, sizeof *found);
    bool *chosen =
        arena_new(answer->arena, answer->set->clocks.rank_count, sizeof *chosen);
    size_t count = 0;

    for (size_t i = 0; i < answer->chosen_count; i++)
        chosen[answer->chosen[i]] = true;
    for (uint32_t i = 0; i < meets->count; i++) {
        const struct set_meet_last *last = &meets->items[i].last;
        double begin = lanes_last(answer, i);

        if (begin >= (double)answer->from && begin < (double)answer->to &&
            last->certain && chosen[last->rank])
            found[count++] = i;
    }
    if (count > 1)
        qsort_r(found, count, sizeof *found, compare_waits, meets->items);
    out->arrival_count = count < LANES_ARRIVALS_MAX ? count : LANES_ARRIVALS_MAX;
    out->arrivals_left = count - out->arrival_count;
    memcpy(out->arrivals, found, out->arrival_count * sizeof *found);
}

int lanes_show(struct lanes_answer *answer, struct lanes_picture *out,
               struct error *error)
{
    int64_t length = answer->to - answer->from, pixels = answer->request.pixels;

    *out = (struct lanes_picture){.runs.arena = answer->arena};
    make_rows(answer, out);
    if (out->row_count > 0 && pixels > LANES_RUNS_MAX / (int64_t)out->row_count) {
        pixels = LANES_RUNS_MAX / (int64_t)out->row_count;
        out->wider = true;
    }
    set_window(answer, round_width((length + pixels - 1) / pixels), &out->window);
    int result = draw_rows(answer, out, error);
    find_waits(answer, out);
    return result == 0 ? budget_look(answer->request.budget, error) : result;
}

/* ---- one collective ---- */

/* Rows of collectives that run at once on a rank are few. */
#define ABREAST_MAX 64

/* The collective that runs on a rank at a time of its clock, the latest to begin. */
static uint32_t find_meet(const struct lanes_set *set, uint32_t rank, int64_t time)
{
    const struct set_meet_member *members = set->meets.members;
    uint32_t first = set->rank_begin[rank];
    uint32_t low = ARRAY_FIRST(at, first, set->rank_begin[rank + 1],
                               members[set->of_rank[at]].start > time);

    for (uint32_t i = low; i > first && low - i < ABREAST_MAX; i--) {
        const struct set_meet_member *member = &members[set->of_rank[i - 1]];

        if (time - member->start <= member->dur)
            return member->meet;
    }
    return UINT32_MAX;
}

int lanes_meet(const struct lanes_answer *answer, uint32_t *out, struct error *error)
{
    const struct timeline_request *request = &answer->request;
    const struct lanes_set *set = answer->set;
    uint32_t rank = UINT32_MAX;

    *out = UINT32_MAX;
    if (request->instance != PARAMETER_NONE) {
        if (request->instance < set->meets.count)
            *out = (uint32_t)request->instance;
    } else if (request->rank == PARAMETER_NONE || request->start == PARAMETER_NONE) {
        return error_set(error, ERROR_PARAMETER, "missing_parameter",
                         "rank and start are missing, or instance: say which collective");
    } else {
        rank = set_clocks_index(&set->clocks, request->rank);
        if (rank == UINT32_MAX)
            return error_set(error, ERROR_NOT_FOUND, "unknown_rank",
                             "the set has no rank %" PRId64
                             "; /sets/{id}/ranks lists them",
                             request->rank);
        if (answer->ranks[rank].step != NULL)
            *out = find_meet(
                set, rank, lane_back(&answer->ranks[rank].axis, (double)request->start));
    }
    return *out != UINT32_MAX
               ? 0
               : error_set(error, ERROR_NOT_FOUND, "no_collective",
                           "no collective of several ranks is there; "
                           "collectives that have no match on other ranks are not "
                           "listed");
}

/* ---- rows by name ---- */

/* The names of the ops as rows of a comparison have them: a category, NUL and a name for
 * each entry. Returns the entry of each op. */
static uint32_t *name_ops(const struct lanes_answer *answer,
                          const struct trace_recording *ops, struct strings *entries)
{
    const struct row_naming naming = {answer->request.use_short_name, true};
    uint32_t *out = arena_numbers(answer->arena, ops->op_count);
    CLEANUP_BUFFER struct buffer text = BUFFER(2 * TRACE_ROW_NAME_MAX);

    strings_init_in(entries, TEXTS_MAX, answer->arena);
    for (uint32_t i = 0; i < ops->op_count && !budget_is_over(answer->request.budget);
         i++) {
        const char *category = strings_text(&ops->names, ops->ops[i].category);

        buffer_clear(&text);
        buffer_append(&text, category, strlen(category) + 1);
        trace_row_name(&text, ops, &ops->ops[i], naming);
        out[i] = strings_add(entries, text.bytes, text.length);
        if (buffer_failed(&text) || out[i] == STRINGS_NONE)
            arena_refuse(answer->arena);
    }
    return out;
}

/* The chosen ranks with the step; where each is in .chosen. */
static size_t list_drawn(const struct lanes_answer *answer, uint32_t **ranks)
{
    size_t count = 0;

    *ranks = arena_new(answer->arena, answer->chosen_count, sizeof **ranks);
    for (size_t i = 0; i < answer->chosen_count; i++)
        if (answer->ranks[answer->chosen[i]].step != NULL)
            (*ranks)[count++] = answer->chosen[i];
    return count;
}

static bool take_matches(struct lanes_team *team, size_t i, const struct set_times *times,
                         struct lanes_own *own)
{
    const struct lanes_answer *answer = team->answer;
    const struct trace_step *step = answer->ranks[team->ranks[i]].step;
    struct lanes_match match = {.longest = -1};

    (void)own;
    for (size_t k = 0; k < times->count; k++) {
        int64_t start = times->start[k], duration = times->duration[k];

        if (!step->pseudo && (start < step->host_ts || start >= step->end))
            continue;
        match.count++;
        number_add_to(&match.total, duration);
        if (duration > match.longest ||
            (duration == match.longest && start < match.start)) {
            match.longest = duration;
            match.start = start;
        }
    }
    team->matches[team->ranks[i]] = match;
    return true;
}

int lanes_find(struct lanes_answer *answer, struct lanes_match **out, struct error *error)
{
    const struct timeline_request *request = &answer->request;
    CLEANUP_RECORDING struct trace_recording *ops = NULL;
    struct strings entries;
    uint32_t *ranks;
    uint8_t *wanted = arena_new(answer->arena, answer->set->op_count, sizeof *wanted);
    int result =
        set_load_ops(answer->store, answer->info.id, request->budget, &ops, error);

    *out = arena_new(answer->arena, answer->set->clocks.rank_count, sizeof **out);
    if (result != 0)
        return result;
    const uint32_t *entry = name_ops(answer, ops, &entries);
    for (uint32_t i = 0; i < ops->op_count && !budget_is_over(request->budget); i++) {
        const char *category = strings_text(&entries, entry[i]);

        wanted[i] =
            strcmp(category + strlen(category) + 1, request->name) == 0 &&
            (request->category == NULL || strcmp(category, request->category) == 0) &&
            (request->sort == SPAN_SORTS || request->sort == ops->ops[i].side);
    }
    struct lanes_team team = {.answer = answer,
                              .ops = {wanted, wanted},
                              .in_step = request->step != PARAMETER_NONE,
                              .take = take_matches,
                              .matches = *out};
    team.count = list_drawn(answer, &ranks);
    team.ranks = ranks;
    return load_ranks(&team, error);
}

static void add_to_sum(struct lanes_sum *sum, uint32_t rank, const struct lanes_own *own)
{
    sum->calls += own->calls;
    number_add_to(&sum->total, own->total);
    if (sum->low_rank == CLOCKS_NONE || own->total < sum->low ||
        (own->total == sum->low && rank < sum->low_rank)) {
        sum->low = own->total;
        sum->low_rank = rank;
    }
    if (sum->high_rank == CLOCKS_NONE || own->total > sum->high ||
        (own->total == sum->high && rank < sum->high_rank)) {
        sum->high = own->total;
        sum->high_rank = rank;
    }
}

/* Adds what the i-th rank has, once those before it are added: so a name needs only one
 * number to know which rank lacks it. */
static void add_sums(struct lanes_team *team, size_t i, struct lanes_own *own,
                     uint32_t count)
{
    pthread_mutex_lock(&team->lock);
    while (team->added < i && atomic_load(&team->status) == 0)
        pthread_cond_wait(&team->adding, &team->lock);
    for (uint32_t j = 0; j < count; j++) {
        struct lanes_sum *sum = &team->sums[own[j].listed];
        struct lanes_own *of = &own[own[j].listed];

        add_to_sum(sum, team->ranks[i], of);
        sum->without += sum->without == i;
        of->total = of->calls = 0;
    }
    team->added = i + 1;
    pthread_cond_broadcast(&team->adding);
    pthread_mutex_unlock(&team->lock);
}

static bool take_sums(struct lanes_team *team, size_t i, const struct set_times *times,
                      struct lanes_own *own)
{
    const struct lanes_answer *answer = team->answer;
    const struct lane_axis *axis = &answer->ranks[team->ranks[i]].axis;
    int64_t from = lane_back(axis, (double)answer->from);
    int64_t to = lane_back(axis, (double)answer->to);
    uint32_t count = 0;

    for (size_t k = 0; k < times->count; k++) {
        int64_t start = times->start[k], end = start + times->duration[k];
        uint32_t entry = team->entries[times->op[k]];

        if (start >= to || (end <= from && start < from))
            continue;
        start = start > from ? start : from;
        end = end < to ? end : to;
        if (own[entry].calls++ == 0)
            own[count++].listed = entry;
        number_add_to(&own[entry].total, end - start);
    }
    add_sums(team, i, own, count);
    return true;
}

static int compare_sums(const void *a, const void *b)
{
    const struct lanes_sum *left = a, *right = b;

    if (left->total != right->total)
        return left->total > right->total ? -1 : 1;
    return strcmp(left->name, right->name);
}

int lanes_sum(struct lanes_answer *answer, struct lanes_sums *out, struct error *error)
{
    CLEANUP_RECORDING struct trace_recording *ops = NULL;
    struct strings entries;
    uint32_t *ranks;
    uint8_t *wanted = arena_new(answer->arena, answer->set->op_count, sizeof *wanted);
    int result =
        set_load_ops(answer->store, answer->info.id, answer->request.budget, &ops, error);

    *out = (struct lanes_sums){0};
    if (result != 0)
        return result;
    struct lanes_team team = {.answer = answer,
                              .ops = {wanted, wanted},
                              .in_window = true,
                              .take = take_sums,
                              .entries = name_ops(answer, ops, &entries)};
    team.count = list_drawn(answer, &ranks);
    team.ranks = ranks;
    team.entry_count = entries.count;
    result = budget_look(answer->request.budget, error);
    if (result != 0)
        return result;
    team.sums = out->items = arena_new(answer->arena, entries.count, sizeof *out->items);
    for (uint32_t i = 0; i < ops->op_count; i++) {
        struct lanes_sum *sum = &out->items[team.entries[i]];

        wanted[i] = ops->ops[i].side != TRACE_NEITHER;
        *sum = (struct lanes_sum){.category = strings_text(&entries, team.entries[i]),
                                  .side = ops->ops[i].side,
                                  .low_rank = CLOCKS_NONE,
                                  .high_rank = CLOCKS_NONE};
        sum->name = sum->category + strlen(sum->category) + 1;
    }
    result = load_ranks(&team, error);
    for (uint32_t i = 0; i < entries.count; i++) {
        struct lanes_sum *sum = &out->items[i];

        if (sum->calls == 0)
            continue;
        if (sum->without < team.count)
            add_to_sum(sum, ranks[sum->without], &(const struct lanes_own){0});
        out->items[out->count++] = *sum;
    }
    if (out->count > 1)
        qsort(out->items, out->count, sizeof *out->items, compare_sums);
    return result;
}
