#include "analyse/clocks.h"
#include "analyse/lanes.h"
#include "analyse/rows.h"
#include "analyse/timeline.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* ---- lanes keeper ---- */

/* How often a request that waits for another one checks its own budget. */
#define WAIT_NS 50000000
#define HOSTS_MAX ((size_t)64 << 20)

/* References: the keeper's, and one for each use. What is there is not changed any more;
 * only one request at a time adds to it. */
struct lanes_set {
    char id[33]; /* for reading */
    int64_t span;
    unsigned references;
    bool filling;
    int64_t used_ns;
    struct arena *arena; /* of all but the lanes */
    struct set_clocks clocks;
    struct strings hosts;
    uint32_t *host;      /* by rank */
    uint8_t *classes[2]; /* by op: of files with device rows, of others */
    uint32_t op_count;
    struct set_meets meets;
    struct lanes_arrival *arrivals; /* by meet */
    struct lanes_lateness *late;    /* by rank */
    uint32_t *of_rank;              /* members of the meets by rank, then start */
    uint32_t *rank_begin;           /* where those of a rank begin */
    struct rank_lane **lanes;       /* by rank; NULL: not made yet */
    size_t bytes;                   /* of them */
};

struct lanes_keeper {
    pthread_mutex_t lock;
    pthread_cond_t filled;
    struct lanes_set *kept[LANES_KEPT_MAX]; /* the latest used first */
    size_t count;
    size_t most; /* bytes */
};

struct lanes_keeper *lanes_keeper_new(size_t bytes)
{
    struct lanes_keeper *keeper = calloc(1, sizeof *keeper);

    if (keeper == NULL)
        return NULL;
    keeper->most = bytes;
    pthread_mutex_init(&keeper->lock, NULL);
    threads_condition_init(&keeper->filled);
    return keeper;
}

static void release(struct lanes_set *set)
{
    if (--set->references > 0)
        return;
    for (uint32_t i = 0; set->lanes != NULL && i < set->clocks.rank_count; i++)
        lane_free(set->lanes[i]);
    arena_free(&set->arena);
    free(set);
}

static void drop(struct lanes_keeper *keeper, size_t at)
{
    struct lanes_set *set = keeper->kept[at];

    keeper->count--;
    memmove(&keeper->kept[at], &keeper->kept[at + 1],
            (keeper->count - at) * sizeof *keeper->kept);
    release(set);
}

void lanes_keeper_free(struct lanes_keeper *keeper)
{
    if (keeper == NULL)
        return;
    while (keeper->count > 0)
        drop(keeper, keeper->count - 1);
    pthread_mutex_destroy(&keeper->lock);
    pthread_cond_destroy(&keeper->filled);
    free(keeper);
}

void lanes_keeper_expire(struct lanes_keeper *keeper, int64_t unused_ns)
{
    int64_t before = clock_monotonic_ns() - unused_ns;

    if (keeper == NULL)
        return;
    pthread_mutex_lock(&keeper->lock);
    for (size_t i = keeper->count; i > 0; i--)
        if (keeper->kept[i - 1]->used_ns < before)
            drop(keeper, i - 1);
    pthread_mutex_unlock(&keeper->lock);
}

/* Gives up those used longest ago until the rest is small enough. */
static void prune(struct lanes_keeper *keeper)
{
    size_t bytes = 0;

    for (size_t i = 0; i < keeper->count; i++) {
        bytes += keeper->kept[i]->bytes;
        if (bytes > keeper->most) {
            bytes -= keeper->kept[i]->bytes;
            drop(keeper, i--);
        }
    }
}

/* The kept set, which comes first from now on; or a new one; under the lock. */
static struct lanes_set *find_or_add(struct lanes_keeper *keeper, const char *id,
                                     int64_t span)
{
    size_t at = 0;

    while (at < keeper->count &&
           (keeper->kept[at]->span != span || strcmp(keeper->kept[at]->id, id) != 0))
        at++;
    struct lanes_set *set =
        at < keeper->count ? keeper->kept[at] : calloc(1, sizeof *set);
    if (set == NULL)
        return NULL;
    if (at == keeper->count) {
        snprintf(set->id, sizeof set->id, "%s", id);
        set->span = span;
        set->references = 1;
        if (keeper->count == LANES_KEPT_MAX)
            drop(keeper, --at);
        keeper->count++;
    }
    memmove(&keeper->kept[1], &keeper->kept[0], at * sizeof *keeper->kept);
    keeper->kept[0] = set;
    set->references++;
    set->used_ns = clock_monotonic_ns();
    return set;
}

/* Takes the set, if that is not done yet, and the right to add to it. */
static int fill_begin(struct lanes_answer *answer, struct error *error)
{
    struct lanes_keeper *keeper = answer->keeper;
    int result = 0;

    pthread_mutex_lock(&keeper->lock);
    if (answer->set == NULL)
        answer->set = find_or_add(keeper, answer->info.id, answer->request.span);
    while (answer->set != NULL && answer->set->filling && result == 0) {
        threads_wait(&keeper->filled, &keeper->lock, WAIT_NS);
        result = budget_look(answer->request.budget, error);
    }
    if (answer->set != NULL && result == 0)
        answer->set->filling = true;
    pthread_mutex_unlock(&keeper->lock);
    return answer->set == NULL ? error_set_memory(error) : result;
}

static void fill_end(struct lanes_answer *answer)
{
    struct lanes_keeper *keeper = answer->keeper;

    pthread_mutex_lock(&keeper->lock);
    answer->set->filling = false;
    prune(keeper);
    pthread_cond_broadcast(&keeper->filled);
    pthread_mutex_unlock(&keeper->lock);
}

void lanes_close(struct lanes_answer *answer)
{
    if (answer->set != NULL) {
        pthread_mutex_lock(&answer->keeper->lock);
        release(answer->set);
        pthread_mutex_unlock(&answer->keeper->lock);
    }
    arena_free(&answer->arena);
    set_view_free(&answer->view);
    set_info_free(&answer->info);
    *answer = (struct lanes_answer){0};
}

/* ---- filling it ---- */

#define LOADERS_MAX 8
/* At most this many rows are in memory at once, unless a single file has more. */
#define ROWS_AT_ONCE ((uint64_t)16 << 20)

/* Members of a collective that are on one clock. */
struct lanes_met {
    double *begin, *width, *scratch;
    uint32_t *rank;
    size_t count;
};

/* False: fewer than two. */
static bool meet(const struct lanes_set *set, const struct set_meet *of,
                 struct lanes_met *out)
{
    const struct set_clocks *clocks = &set->clocks;
    uint32_t part = CLOCKS_NONE;

    out->count = 0;
    for (uint32_t i = of->first; i < of->first + of->count; i++) {
        const struct set_meet_member *member = &set->meets.members[i];
        double half[2];

        if (!set_clocks_aligned(clocks, member->rank) ||
            (part != CLOCKS_NONE && clocks->clocks.ranks[member->rank].component != part))
            continue;
        part = clocks->clocks.ranks[member->rank].component;
        out->rank[out->count] = member->rank;
        out->begin[out->count] =
            set_clocks_map(clocks, member->rank, member->start, half);
        out->width[out->count++] = fmax(half[0], half[1]);
    }
    return out->count >= 2;
}

/* Who came last, and how late each rank was. */
static void add_arrival(struct lanes_set *set, const struct lanes_met *meeting,
                        struct lanes_arrival *out)
{
    const double *begin = meeting->begin, *width = meeting->width;
    size_t last = 0, second = SIZE_MAX;
    double first = begin[0];

    for (size_t i = 1; i < meeting->count; i++) {
        first = fmin(first, begin[i]);
        if (begin[i] > begin[last]) {
            second = last;
            last = i;
        } else if (second == SIZE_MAX || begin[i] > begin[second]) {
            second = i;
        }
    }
    *out = (struct lanes_arrival){.rank = meeting->rank[last],
                                  .certain = begin[last] - begin[second] >
                                             hypot(width[last], width[second]),
                                  .begin = begin[last],
                                  .waited = llround(begin[last] - first)};
    memcpy(meeting->scratch, begin, meeting->count * sizeof *begin);
    double median = median_of(meeting->scratch, meeting->count);
    for (size_t i = 0; i < meeting->count; i++) {
        struct lanes_lateness *late = &set->late[meeting->rank[i]];

        late->meets++;
        late->last += i == last && out->certain;
        late->late += (begin[i] - median - late->late) / late->meets; /* the mean */
    }
}

static int compare_starts(const void *a, const void *b, void *members)
{
    const struct set_meet_member *of = members;
    const struct set_meet_member *left = &of[*(const uint32_t *)a],
                                 *right = &of[*(const uint32_t *)b];

    if (left->rank != right->rank)
        return left->rank < right->rank ? -1 : 1;
    return (left->start > right->start) - (left->start < right->start);
}

static void find_arrivals(struct lanes_set *set, struct arena *arena)
{
    const struct set_meets *meets = &set->meets;
    uint32_t n = set->clocks.rank_count;
    struct lanes_met meeting = {
        arena_new(arena, n, sizeof(double)), arena_new(arena, n, sizeof(double)),
        arena_new(arena, n, sizeof(double)), arena_new(arena, n, sizeof(uint32_t)), 0};

    set->arrivals = arena_new(arena, meets->count, sizeof *set->arrivals);
    set->late = arena_new(arena, n, sizeof *set->late);
    set->of_rank = arena_new(arena, meets->member_count, sizeof *set->of_rank);
    set->rank_begin = arena_new(arena, n + (size_t)1, sizeof *set->rank_begin);
    for (uint32_t i = 0; i < meets->count && !budget_is_over(arena->budget); i++) {
        set->arrivals[i].rank = CLOCKS_NONE;
        if (!meets->items[i].uneven && meet(set, &meets->items[i], &meeting))
            add_arrival(set, &meeting, &set->arrivals[i]);
    }
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

/* What is known of the set beside its lanes. */
static int fill_head(struct lanes_answer *answer, struct store *store,
                     struct error *error)
{
    struct lanes_set *set = answer->set;
    struct budget *budget = answer->request.budget;
    struct arena *arena = arena_make(budget);
    CLEANUP_RECORDING struct trace_recording *ops = NULL;
    struct set_clocks clocks = {0};
    const char *id = answer->info.stored_id;
    int result = set_clocks_read(store, id, budget, arena, &clocks, error);

    if (result == 0 && clocks.clocks.component_count > 0)
        result = set_meets_read(store, id, budget, arena, &set->meets, error);
    if (result == 0)
        result = set_load_ops(store, answer->info.id, budget, &ops, error);
    if (result == 0) {
        set->clocks = clocks;
        set->op_count = ops->op_count;
        set->classes[0] = lane_classes(ops, false, arena);
        set->classes[1] = lane_classes(ops, true, arena);
        set->host = arena_new(arena, clocks.rank_count, sizeof *set->host);
        set->lanes = arena_new(arena, clocks.rank_count, sizeof *set->lanes);
        strings_init_in(&set->hosts, HOSTS_MAX, arena);
        for (uint32_t i = 0; i < clocks.rank_count; i++) {
            size_t count;
            const struct set_file *const *files =
                set_view_find_rank(&answer->view, clocks.ranks[i], &count);

            set->host[i] = count == 0 ? STRINGS_NONE
                                      : clocks_read_host(&set->hosts, files[0]->metadata);
        }
        find_arrivals(set, arena);
        result = budget_look(budget, error);
    }
    if (result != 0) {
        arena_free(&arena);
        set->lanes = NULL;
        return result;
    }
    arena_uncount(arena);
    set->arena = arena;
    return 0;
}

/* The ranks whose lanes are to be made; threads take them from one list. */
struct lanes_team {
    const struct lanes_answer *answer;
    struct store *store;
    const uint32_t *missing;
    size_t count;
    atomic_size_t next, bytes;
    atomic_int status;
    pthread_mutex_t lock; /* of the error */
    struct error error;
};

static int load_lane(struct lanes_team *team, uint32_t rank, struct set_times *times,
                     struct error *error)
{
    struct lanes_set *set = team->answer->set;
    const struct set_file *file = team->answer->ranks[rank].file;
    struct budget *budget = team->answer->request.budget;
    const uint8_t *classes = set->classes[!file->has_device_rows];
    const struct set_times_wanted wanted = {classes, set->op_count, INT64_MIN, INT64_MAX};

    times->count = 0;
    int result =
        set_load_times(team->store, set->id, file->file, &wanted, budget, times, error);
    if (result == 0)
        result = budget_look(budget, error);
    if (result != 0)
        return result;
    struct rank_lane *lane = lane_make(times, classes, budget);
    result = lane == NULL ? error_set_memory(error) : budget_look(budget, error);
    if (result != 0) {
        lane_free(lane);
        return result;
    }
    set->lanes[rank] = lane;
    atomic_fetch_add(&team->bytes, lane->bytes);
    return 0;
}

static void load_work(void *context)
{
    struct lanes_team *team = context;
    CLEANUP(arena_free)
    struct arena *arena = arena_make(team->answer->request.budget);
    struct set_times times = {.arena = arena};
    size_t at;

    while (atomic_load(&team->status) == 0 &&
           (at = atomic_fetch_add(&team->next, 1)) < team->count) {
        struct error error;
        int result = load_lane(team, team->missing[at], &times, &error), none = 0;

        if (result == 0)
            continue;
        pthread_mutex_lock(&team->lock);
        if (atomic_compare_exchange_strong(&team->status, &none, result))
            team->error = error;
        pthread_mutex_unlock(&team->lock);
    }
}

/* Makes the lanes of these ranks that are not there yet. */
static int fill_lanes(struct lanes_answer *answer, struct store *store,
                      const uint32_t *ranks, size_t count, struct error *error)
{
    uint32_t *missing = arena_new(answer->arena, count, sizeof *missing);
    struct lanes_team team = {.answer = answer, .store = store, .missing = missing};
    uint64_t largest = 1;

    for (size_t i = 0; i < count; i++) {
        const struct lanes_rank *rank = &answer->ranks[ranks[i]];

        if (rank->step == NULL || answer->set->lanes[ranks[i]] != NULL)
            continue;
        missing[team.count++] = ranks[i];
        largest = rank->file->quality.kept > largest ? rank->file->quality.kept : largest;
    }
    if (team.count == 0)
        return 0;
    unsigned threads = threads_choose(0);
    threads = threads < LOADERS_MAX ? threads : LOADERS_MAX;
    while (threads > 1 && (threads > team.count || threads * largest > ROWS_AT_ONCE))
        threads--;
    pthread_mutex_init(&team.lock, NULL);
    threads_share(load_work, &team, threads);
    pthread_mutex_destroy(&team.lock);
    answer->set->bytes += atomic_load(&team.bytes);
    if (atomic_load(&team.status) != 0)
        *error = team.error;
    return atomic_load(&team.status);
}

const struct set_clocks *lanes_clocks(const struct lanes_set *set)
{
    return &set->clocks;
}

const struct set_meets *lanes_meets(const struct lanes_set *set)
{
    return &set->meets;
}

const struct lanes_lateness *lanes_late(const struct lanes_set *set, uint32_t rank)
{
    return &set->late[rank];
}

const struct lanes_arrival *lanes_arrived(const struct lanes_set *set, uint32_t meet)
{
    return &set->arrivals[meet];
}

const char *lanes_host(const struct lanes_set *set, uint32_t rank)
{
    return set->host[rank] == STRINGS_NONE ? ""
                                           : strings_text(&set->hosts, set->host[rank]);
}

/* ---- the axis ---- */

/* The wanted step of a file, or the whole of it. */
static const struct trace_step *find_step(const struct set_view *view, uint32_t file,
                                          int64_t number)
{
    size_t low = set_view_first_step(view, file);
    size_t high = set_view_first_step(view, file + 1);
    bool whole = number == PARAMETER_NONE;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct trace_step *step = &view->steps[middle].step;

        if (whole ? !step->pseudo : !step->pseudo && step->number >= number)
            high = middle;
        else if (whole)
            return step;
        else
            low = middle + 1;
    }
    return low < view->step_count && view->steps[low].file == file && !whole &&
                   view->steps[low].step.number == number
               ? &view->steps[low].step
               : NULL;
}

/* One rank alone has the clock that it has. */
static bool is_aligned(const struct set_clocks *clocks, uint32_t rank)
{
    return clocks->rank_count > 1 && set_clocks_aligned(clocks, rank);
}

/* Puts each rank on the axis. Those of a component share a zero: where the first of them
 * begins. */
static void place_ranks(struct lanes_answer *answer)
{
    const struct set_clocks *clocks = &answer->set->clocks;
    uint32_t count = clocks->rank_count;
    double *zero = answer->zero =
        arena_new(answer->arena, clocks->clocks.component_count, sizeof *zero);
    double half[2];

    for (uint32_t i = 0; i < clocks->clocks.component_count; i++)
        zero[i] = NAN;
    answer->ranks = arena_new(answer->arena, count, sizeof *answer->ranks);
    for (uint32_t i = 0; i < count; i++) {
        struct lanes_rank *rank = &answer->ranks[i];
        size_t files;
        const struct set_file *const *file =
            set_view_find_rank(&answer->view, clocks->ranks[i], &files);

        for (size_t k = 0; k < files; k++)
            if (file[k]->span == answer->request.span)
                rank->file = file[k];
        if (rank->file != NULL)
            rank->step = find_step(&answer->view, rank->file->file, answer->request.step);
        rank->aligned = is_aligned(clocks, i) || count == 1;
        rank->axis.rate = 1;
        if (rank->step == NULL)
            continue;
        rank->axis.start = rank->step->ts;
        if (!is_aligned(clocks, i))
            continue;
        uint32_t part = clocks->clocks.ranks[i].component;
        double at = set_clocks_map(clocks, i, rank->step->ts, half);
        rank->axis.at = at;
        if (!clocks->identity[part])
            rank->axis.rate = 1 / (1 + clocks->clocks.ranks[i].drift * 1e-6);
        zero[part] = fmin(zero[part], at);
    }
    for (uint32_t i = 0; i < count; i++)
        if (is_aligned(clocks, i) && answer->ranks[i].step != NULL)
            answer->ranks[i].axis.at -= zero[clocks->clocks.ranks[i].component];
}

/* What all ranks with the step take of the axis. False: no rank has it. */
static bool find_extent(struct lanes_answer *answer)
{
    bool any = false;

    for (uint32_t i = 0; i < answer->set->clocks.rank_count; i++) {
        const struct lanes_rank *rank = &answer->ranks[i];

        if (rank->step == NULL)
            continue;
        double from = lane_on_axis(&rank->axis, rank->step->host_ts);
        double to = lane_on_axis(&rank->axis, rank->step->end);
        int64_t begin = llround(floor(from)), end = llround(ceil(to));
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
    if (!any && answer->view.file_count > 0 && request->span > 0)
        return error_set(error, ERROR_NOT_FOUND, "unknown_span",
                         "no rank has span %" PRId64, request->span);
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

static int choose_ranks(struct lanes_answer *answer, struct error *error)
{
    const struct set_clocks *clocks = &answer->set->clocks;
    CLEANUP(selection_free) struct selection selection = {0};
    int result = selection_make(&answer->view, "set", answer->request.ranks, NULL,
                                answer->request.budget, &selection, error);

    answer->chosen =
        arena_new(answer->arena, selection.rank_count, sizeof *answer->chosen);
    for (size_t i = 0; result == 0 && i < selection.rank_count; i++) {
        uint32_t rank = set_clocks_index(clocks, selection.ranks[i]);

        if (rank != UINT32_MAX)
            answer->chosen[answer->chosen_count++] = rank;
    }
    return result;
}

int lanes_open(struct store *store, struct lanes_keeper *keeper,
               const struct timeline_request *request, struct lanes_answer *out,
               struct error *error)
{
    const struct side_request side = {.name = "set",
                                      .marker = request->marker,
                                      .until = request->until,
                                      .cut_overlaps = request->cut_overlaps,
                                      .budget = request->budget};

    *out = (struct lanes_answer){
        .request = *request, .arena = arena_make(request->budget), .keeper = keeper};
    int result = store_find_set(store, request->set, &out->info, error);
    if (result == 0)
        result = selection_mark(store, &side, &out->info, error);
    if (result == 0)
        result = set_view_load(store, out->info.id, request->budget, &out->view, error);
    if (result == 0)
        result = fill_begin(out, error);
    if (result != 0)
        return result;
    if (out->set->lanes == NULL)
        result = fill_head(out, store, error);
    fill_end(out);
    if (result != 0)
        return result;
    place_ranks(out);
    result = choose_ranks(out, error);
    return result == 0 ? find_window(out, error) : result;
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

/* Ranks with the same place share a lane. */
struct lane_place {
    uint32_t part, host, own;
};

static struct lane_place place_of(const struct lanes_answer *answer, uint32_t rank)
{
    const struct lanes_set *set = answer->set;
    struct lane_place place = {CLOCKS_NONE, STRINGS_NONE, rank};

    if (answer->request.fold == TIMELINE_FOLD_NONE || !is_aligned(&set->clocks, rank) ||
        (answer->request.fold == TIMELINE_FOLD_HOST && set->host[rank] == STRINGS_NONE))
        return place;
    place.own = 0;
    place.part = set->clocks.clocks.ranks[rank].component;
    if (answer->request.fold == TIMELINE_FOLD_HOST)
        place.host = set->host[rank];
    return place;
}

static int compare_places(const struct lane_place *a, const struct lane_place *b)
{
    if (a->part != b->part)
        return a->part < b->part ? -1 : 1;
    if (a->host != b->host)
        return a->host < b->host ? -1 : 1;
    return (a->own > b->own) - (a->own < b->own);
}

static int compare_members(const void *left, const void *right, void *answer)
{
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
    struct lane_place one = place_of(answer, a), other = place_of(answer, b);
    int order = compare_places(&one, &other);

    return order != 0 ? order : (a > b) - (a < b);
}

static int compare_rows(const void *left, const void *right, void *members)
{
    const struct lanes_row *a = left, *b = right;
    const uint32_t *of = members;

    return (of[a->first] > of[b->first]) - (of[a->first] < of[b->first]);
}

/* Which ranks share which lane; lanes in order of their lowest rank. */
static void make_rows(struct lanes_answer *answer, struct lanes_picture *picture)
{
    size_t count = answer->chosen_count;
    struct lane_place last = {0};

    picture->members = arena_new(answer->arena, count, sizeof *picture->members);
    picture->rows = arena_new(answer->arena, count, sizeof *picture->rows);
    if (count == 0)
        return;
    memcpy(picture->members, answer->chosen, count * sizeof *picture->members);
    qsort_r(picture->members, count, sizeof *picture->members, compare_members, answer);
    for (size_t i = 0; i < count; i++) {
        struct lane_place place = place_of(answer, picture->members[i]);

        if (i == 0 || compare_places(&place, &last) != 0)
            picture->rows[picture->row_count++].first = i;
        picture->rows[picture->row_count - 1].ranks++;
        last = place;
    }
    qsort_r(picture->rows, picture->row_count, sizeof *picture->rows, compare_rows,
            picture->members);
    if (picture->row_count > LANES_MAX) {
        picture->rows_left = picture->row_count - LANES_MAX;
        picture->row_count = LANES_MAX;
    }
}

/* Makes the lanes of all ranks that the picture has. */
static int fill_rows(struct lanes_answer *answer, struct store *store,
                     const struct lanes_picture *picture, struct error *error)
{
    uint32_t *ranks = arena_new(answer->arena, answer->chosen_count, sizeof *ranks);
    size_t count = 0;

    for (size_t i = 0; i < picture->row_count; i++)
        for (size_t k = 0; k < picture->rows[i].ranks; k++)
            ranks[count++] = picture->members[picture->rows[i].first + k];
    int result = fill_begin(answer, error);
    if (result != 0)
        return result;
    result = fill_lanes(answer, store, ranks, count, error);
    fill_end(answer);
    return result;
}

static void add_row(const struct lanes_answer *answer, struct lanes_picture *picture,
                    struct lanes_row *row, struct lane_share *shares)
{
    const uint32_t *members = picture->members + row->first;
    size_t pixels = (size_t)lane_pixels(&picture->window);
    unsigned drawn = 0;
    uint32_t only = 0;

    for (size_t i = 0; i < row->ranks; i++)
        if (answer->ranks[members[i]].step != NULL) {
            only = members[i];
            drawn++;
        }
    row->first_run = picture->runs.count;
    if (drawn == 0)
        return;
    memset(shares, 0, pixels * sizeof *shares);
    if (row->ranks == 1) {
        lane_run(answer->set->lanes[only], &answer->ranks[only].axis, &picture->window,
                 shares, &picture->runs);
    } else {
        for (size_t i = 0; i < row->ranks; i++)
            if (answer->ranks[members[i]].step != NULL)
                lane_shares_add(answer->set->lanes[members[i]],
                                &answer->ranks[members[i]].axis, &picture->window,
                                shares);
        lane_shares_run(shares, drawn, &picture->window, &picture->runs);
    }
    row->runs = picture->runs.count - row->first_run;
}

/* The larger wait first. */
static int compare_waits(const void *left, const void *right, void *arrivals)
{
    const struct lanes_arrival *of = arrivals;
    uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;

    if (of[a].waited != of[b].waited)
        return of[a].waited > of[b].waited ? -1 : 1;
    return (a > b) - (a < b);
}

static void find_waits(const struct lanes_answer *answer, struct lanes_picture *out)
{
    const struct lanes_set *set = answer->set;
    uint32_t *found = arena_new(answer->arena, set->meets.count, sizeof *found);
    bool *chosen = arena_new(answer->arena, set->clocks.rank_count, sizeof *chosen);
    size_t count = 0;

    for (size_t i = 0; i < answer->chosen_count; i++)
        chosen[answer->chosen[i]] = true;
    for (uint32_t i = 0; i < set->meets.count; i++) {
        const struct lanes_arrival *arrival = &set->arrivals[i];

        if (arrival->rank == CLOCKS_NONE || !arrival->certain || !chosen[arrival->rank])
            continue;
        double begin = arrival->begin -
                       answer->zero[set->clocks.clocks.ranks[arrival->rank].component];
        if (begin >= (double)answer->from && begin < (double)answer->to)
            found[count++] = i;
    }
    if (count > 1)
        qsort_r(found, count, sizeof *found, compare_waits, set->arrivals);
    out->arrival_count = count < LANES_ARRIVALS_MAX ? count : LANES_ARRIVALS_MAX;
    out->arrivals_left = count - out->arrival_count;
    memcpy(out->arrivals, found, out->arrival_count * sizeof *found);
}

int lanes_show(struct lanes_answer *answer, struct store *store,
               struct lanes_picture *out, struct error *error)
{
    int64_t length = answer->to - answer->from, pixels = answer->request.pixels;
    int64_t width = round_width((length + pixels - 1) / pixels);
    struct lane_share *shares =
        arena_new(answer->arena, (size_t)pixels + 2, sizeof *shares);

    *out = (struct lanes_picture){.runs.arena = answer->arena};
    make_rows(answer, out);
    int result = fill_rows(answer, store, out, error);
    for (bool again = result == 0; again; width = round_width(2 * width)) {
        set_window(answer, width, &out->window);
        out->runs.count = 0;
        for (size_t i = 0; i < out->row_count && out->runs.count <= LANES_RUNS_MAX &&
                           !budget_is_over(answer->request.budget);
             i++) {
            out->rows[i].runs = 0;
            add_row(answer, out, &out->rows[i], shares);
        }
        again = out->runs.count > LANES_RUNS_MAX && width < length;
        out->wider |= again;
    }
    find_waits(answer, out);
    return result == 0 ? budget_look(answer->request.budget, error) : result;
}

/* ---- one collective ---- */

double lanes_time(const struct lanes_answer *answer, uint32_t rank, int64_t time)
{
    const struct set_clocks *clocks = &answer->set->clocks;
    double half[2];

    if (is_aligned(clocks, rank))
        return set_clocks_map(clocks, rank, time, half) -
               answer->zero[clocks->clocks.ranks[rank].component];
    return answer->ranks[rank].step == NULL
               ? NAN
               : lane_on_axis(&answer->ranks[rank].axis, time);
}

/* Rows of collectives that run at once on a rank are few. */
#define ABREAST_MAX 64

/* The collective that runs on a rank at a time of its clock, the latest to begin. */
static uint32_t find_meet(const struct lanes_set *set, uint32_t rank, int64_t time)
{
    const struct set_meet_member *members = set->meets.members;
    uint32_t low = set->rank_begin[rank], first = low, high = set->rank_begin[rank + 1];

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (members[set->of_rank[middle]].start <= time)
            low = middle + 1;
        else
            high = middle;
    }
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
                             "the set has no rank %" PRId64, request->rank);
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
