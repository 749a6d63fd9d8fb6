#include "stats/clocks.h"
#include "base/array.h"
#include "base/hash.h"
#include "stats/clocks_fit.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

const char *clocks_status_name(enum clocks_status status)
{
    static const char *const names[CLOCKS_STATUSES] = {
        [CLOCKS_NO_MATCH] = "no_match",       [CLOCKS_TOO_FEW] = "too_few",
        [CLOCKS_STEP] = "clock_step",         [CLOCKS_INCONSISTENT] = "inconsistent",
        [CLOCKS_REFERENCE] = "reference",     [CLOCKS_ALIGNED] = "aligned",
        [CLOCKS_OFFSET_ONLY] = "offset_only",
    };

    return status < CLOCKS_STATUSES ? names[status] : "";
}

#define NS_PER_SECOND 1e9
#define DRIFT_MOST 500   /* ppm: more is no clock */
#define HABIT_SCALE 1.25 /* see half_width_of() */
#define HABIT_TRANSFER 0.035
#define BOUNDS_RANKS_MAX 2048

/* ---- bounds ---- */

/* A time of rank r, ns after t0 on its own coarse clock, on that of the reference. */
static double on_reference(const struct clocks_rank *rank, double own)
{
    return (own - rank->shift) / (1 + rank->drift * 1e-6);
}

/* By how much more a rank's clock may be off at a time, for its drift. */
static double drift_slack(const struct clocks_rank *rank, double time)
{
    return rank->half_drift * 1e-6 * fabs(time - rank->centre);
}

/* The n smallest values, the largest of these first (a heap). */
struct smallest {
    double *values;
    uint32_t count, most;
};

static void smallest_add(struct smallest *heap, double value)
{
    uint32_t i;

    if (heap->count < heap->most) {
        for (i = heap->count++; i > 0 && heap->values[(i - 1) / 2] < value;
             i = (i - 1) / 2)
            heap->values[i] = heap->values[(i - 1) / 2];
        heap->values[i] = value;
        return;
    }
    if (heap->most == 0 || value >= heap->values[0])
        return;
    for (i = 0;;) {
        uint32_t child = 2 * i + 1;

        if (child + 1 < heap->count && heap->values[child + 1] > heap->values[child])
            child++;
        if (child >= heap->count || heap->values[child] <= value)
            break;
        heap->values[i] = heap->values[child];
        i = child;
    }
    heap->values[i] = value;
}

/* The members in a component: by instance, and by rank. */
struct roster {
    size_t count;      /* instances */
    size_t *begin;     /* by instance: a place, a multiple of FIT_LANES; then the end */
    uint32_t *members; /* by instance */
    uint32_t *input;   /* by instance: its number in the input */
    bool *same;        /* by instance: its ranks are those of the one before */
    uint32_t *rank;    /* by place: in the component, ascending */
    uint32_t *instance;
    const struct clocks_member **member; /* by place */
    size_t *list_begin, *list;           /* by rank, then the end: places */
};

/* All instances of a component that say something, on its clock. */
struct bounding {
    const struct clocks_rank *ranks; /* by local rank */
    uint32_t n;
    struct budget *budget;
    struct roster roster;
    uint32_t *root; /* by instance: local; CLOCKS_NONE */
    enum clocks_rule *rule;
    double *starts, *ends; /* by place, ns after t0 */
    double *slack;         /* by place: the end, and what its drift may add */
    double *earliest;      /* by instance: the least .slack */
    double *bound;         /* [a][b] */
    atomic_uint next;
};

static bool bounds_pair(const struct bounding *bounds, uint32_t instance, uint32_t a,
                        uint32_t b)
{
    switch (bounds->rule[instance]) {
    case CLOCKS_COMMON_END:
    case CLOCKS_ALL_WAIT:
        return true;
    case CLOCKS_FROM_ROOT:
        return bounds->root[instance] == a;
    case CLOCKS_TO_ROOT:
        return bounds->root[instance] == b;
    default:
        return false;
    }
}

/* How many values bound each pair (a, b): counts[b]. */
static void count_bounds(const struct bounding *bounds, uint32_t a, uint32_t *counts)
{
    const struct roster *roster = &bounds->roster;
    uint32_t all = 0;

    for (size_t j = roster->list_begin[a]; j < roster->list_begin[a + 1]; j++) {
        uint32_t i = roster->instance[roster->list[j]];
        const uint32_t *rank = roster->rank + roster->begin[i];
        bool whole =
            roster->members[i] == bounds->n && bounds->rule[i] <= CLOCKS_ALL_WAIT;

        all += whole;
        for (uint32_t k = 0; k < roster->members[i] && !whole; k++)
            counts[rank[k]] += bounds_pair(bounds, i, a, rank[k]);
    }
    for (uint32_t b = 0; b < bounds->n; b++)
        counts[b] += all;
}

/* What one instance says of the rank at place `own`. */
static void add_bounds(const struct bounding *bounds, size_t own, struct smallest *heaps,
                       double *limits)
{
    const struct roster *roster = &bounds->roster;
    uint32_t i = roster->instance[own], a = roster->rank[own];
    const struct clocks_rank *rank = &bounds->ranks[a];
    double start = bounds->starts[own], drift = rank->half_drift * 1e-6;

    for (size_t k = roster->begin[i]; k < roster->begin[i] + roster->members[i]; k++) {
        uint32_t b = roster->rank[k];
        double value =
            bounds->slack[k] - start + drift * fabs(bounds->ends[k] - rank->centre);

        if (value >= limits[b] || !bounds_pair(bounds, i, a, b))
            continue;
        smallest_add(&heaps[b], value);
        if (heaps[b].count == heaps[b].most)
            limits[b] = heaps[b].values[0];
    }
}

/* First the instances of a that bound most: most others are then too far. */
static void add_all_bounds(const struct bounding *bounds, uint32_t a,
                           struct smallest *heaps, double *limits, struct arena *arena)
{
    const struct roster *roster = &bounds->roster;
    const size_t *list = roster->list + roster->list_begin[a];
    size_t count = roster->list_begin[a + 1] - roster->list_begin[a];
    double *least = arena_new(arena, count, sizeof *least);
    struct smallest near = {.most = (uint32_t)(count / 50 + 16)};

    near.values = arena_new(arena, near.most, sizeof *near.values);
    for (size_t j = 0; j < count; j++) {
        least[j] = bounds->earliest[roster->instance[list[j]]] - bounds->starts[list[j]];
        if (near.count < near.most || least[j] < near.values[0])
            smallest_add(&near, least[j]);
    }
    double after = -INFINITY, until = near.values[0];
    for (int turn = 0; turn < 2; turn++) {
        for (size_t j = 0; j < count; j++)
            if (least[j] > after && least[j] <= until)
                add_bounds(bounds, list[j], heaps, limits);
        after = until;
        until = -INFINITY;
        for (uint32_t b = 0; b < bounds->n; b++)
            until = fmax(until, limits[b]);
    }
}

/* The bounds of a with each other rank: one value in a hundred may be a bad time stamp.
 */
static void bound_rank(struct bounding *bounds, uint32_t a, struct arena *arena)
{
    uint32_t *counts = arena_new(arena, bounds->n, sizeof *counts);
    struct smallest *heaps = arena_new(arena, bounds->n, sizeof *heaps);
    double *limits = arena_new(arena, bounds->n, sizeof *limits);
    size_t total = 0;

    count_bounds(bounds, a, counts);
    counts[a] = 0;
    for (uint32_t b = 0; b < bounds->n; b++)
        total += heaps[b].most = counts[b] == 0 ? 0 : 1 + counts[b] / 100;
    double *values = arena_new(arena, total, sizeof *values);
    for (uint32_t b = 0; b < bounds->n; values += heaps[b++].most) {
        heaps[b].values = values;
        limits[b] = heaps[b].most > 0 ? INFINITY : -INFINITY;
    }
    add_all_bounds(bounds, a, heaps, limits, arena);
    for (uint32_t b = 0; b < bounds->n; b++)
        bounds->bound[(size_t)a * bounds->n + b] =
            heaps[b].count > 0 ? heaps[b].values[0] : INFINITY;
}

static void bound_some(void *context)
{
    struct bounding *bounds = context;
    uint32_t a;

    while ((a = atomic_fetch_add(&bounds->next, 1)) < bounds->n &&
           !budget_is_over(bounds->budget)) {
        CLEANUP(arena_free) struct arena *arena = arena_make(bounds->budget);

        bound_rank(bounds, a, arena);
    }
}

/* Whether the ranks that the shortest paths come through go round in a circle. */
static bool has_circle(const uint32_t *before, uint32_t n, uint32_t *seen)
{
    memset(seen, 0xff, n * sizeof *seen);
    for (uint32_t r = 0; r < n; r++) {
        uint32_t at = r;

        while (at != CLOCKS_NONE && seen[at] == CLOCKS_NONE) {
            seen[at] = r;
            at = before[at];
        }
        if (at != CLOCKS_NONE && seen[at] == r)
            return true;
    }
    return false;
}

/* A rank is looked from when its path became shorter, at most so often on the mean; then
 * paths are perhaps not the shortest, but what they bound holds. */
#define PATH_ROUNDS_MAX 32
#define PATH_LOOKS_APART 16 /* of has_circle() */

/* Shortest paths from the reference, or, `back`, to it. False: a circle of bounds is
 * negative, so they contradict each other. */
static bool find_paths(const struct bounding *bounds, bool back, double *out)
{
    uint32_t n = bounds->n, first = 0, count = 1;
    CLEANUP(arena_free) struct arena *arena = arena_make(bounds->budget);
    uint32_t *queue = arena_new(arena, n, sizeof *queue);
    bool *waits = arena_new(arena, n, sizeof *waits);
    uint32_t *before = arena_numbers(arena, n), *seen = arena_numbers(arena, n);

    for (uint32_t r = 0; r < n; r++)
        out[r] = r == 0 ? 0 : INFINITY;
    for (size_t turn = 1; count > 0 && turn <= (size_t)n * PATH_ROUNDS_MAX &&
                          !budget_is_over(bounds->budget);
         turn++) {
        uint32_t a = queue[first];
        const double *bound = bounds->bound + (back ? a : (size_t)a * n);

        first = (first + 1) % n;
        count--;
        waits[a] = false;
        for (uint32_t b = 0; b < n; b++) {
            double length = out[a] + bound[back ? (size_t)b * n : b];

            if (length < out[b] - 1e-6) {
                out[b] = length;
                before[b] = a;
                if (!waits[b])
                    queue[(first + count++) % n] = b;
                waits[b] = true;
            }
        }
        if (turn % PATH_LOOKS_APART == 0 && has_circle(before, n, seen))
            return false;
    }
    return !has_circle(before, n, seen);
}

/* ---- components ---- */

struct clocks_finding {
    const struct clocks_input *input;
    struct arena *arena;
    struct clocks *out;
    uint8_t *shared; /* [a][b]: usable instances, up to CLOCKS_INSTANCES_MIN */
    /* Instances; above 32 bits: of usable ones with the same ranks the same, of others
     * the largest number. All in this order; then by component, of which .part is fitted.
     */
    uint64_t *order, *sliced;
    size_t *slice; /* by component: its first one in .sliced; then the end */
    uint32_t part;
    bool *stepped;   /* by rank */
    uint32_t *local; /* by rank: in the component that is fitted; CLOCKS_NONE */
    uint32_t *group, group_count; /* the ranks of that component, ascending */
};

#define SETS_BYTES_MAX ((size_t)1 << 32)

/* Most instances have the ranks of another one: pairs are counted once for all of these.
 */
static void count_shared(struct clocks_finding *finding)
{
    const struct clocks_input *input = finding->input;
    size_t n = input->rank_count;
    CLEANUP(arena_free) struct arena *arena = arena_make(finding->arena->budget);
    struct strings sets;
    uint32_t *ranks = arena_new(arena, n, sizeof *ranks);
    uint32_t *counts = arena_new(arena, input->instance_count, sizeof *counts);

    strings_init_in(&sets, SETS_BYTES_MAX, arena);
    for (size_t i = 0; i < input->instance_count; i++) {
        const struct clocks_instance *instance = &input->instances[i];

        finding->order[i] = (uint64_t)UINT32_MAX << 32 | i;
        if (instance->rule != CLOCKS_COMMON_END)
            continue;
        for (size_t k = 0; k < instance->count; k++) {
            ranks[k] = input->members[instance->members + k].rank;
            finding->out->ranks[ranks[k]].instances++;
        }
        uint32_t id =
            strings_add(&sets, (const char *)ranks, instance->count * sizeof *ranks);
        if (id == STRINGS_NONE)
            return;
        counts[id]++;
        finding->order[i] = (uint64_t)id << 32 | i;
    }
    qsort(finding->order, input->instance_count, sizeof *finding->order,
          number_order_uint64);
    for (uint32_t id = 0; id < sets.count && !budget_is_over(arena->budget); id++) {
        size_t count = strings_length(&sets, id) / sizeof *ranks;

        memcpy(ranks, strings_text(&sets, id), count * sizeof *ranks);
        for (size_t a = 0; a < count; a++)
            for (size_t b = 0; b < count; b++) {
                uint8_t *pair = &finding->shared[ranks[a] * n + ranks[b]];
                uint32_t sum = *pair + counts[id];

                *pair =
                    (uint8_t)(sum < CLOCKS_INSTANCES_MIN ? sum : CLOCKS_INSTANCES_MIN);
            }
    }
}

static bool are_neighbours(const struct clocks_finding *finding, uint32_t a, uint32_t b)
{
    return !finding->stepped[a] && !finding->stepped[b] &&
           finding->shared[(size_t)a * finding->input->rank_count + b] >=
               CLOCKS_INSTANCES_MIN;
}

/* By rank the number of what it is connected with, or CLOCKS_NONE; how many there are. */
static uint32_t label_ranks(const struct clocks_finding *finding, uint32_t *label)
{
    uint32_t n = finding->input->rank_count, parts = 0;
    uint32_t *queue = arena_new(finding->arena, n, sizeof *queue);

    for (uint32_t first = 0; first < n; first++) {
        uint32_t count = 1;

        if (label[first] != CLOCKS_NONE || finding->stepped[first])
            continue;
        label[first] = parts;
        queue[0] = first;
        for (uint32_t i = 0; i < count && !budget_is_over(finding->arena->budget); i++)
            for (uint32_t r = 0; r < n; r++)
                if (label[r] == CLOCKS_NONE && are_neighbours(finding, queue[i], r)) {
                    label[r] = parts;
                    queue[count++] = r;
                }
        parts++;
    }
    return parts;
}

/* The instances that each component has a member in. */
static void slice_instances(struct clocks_finding *finding, const uint32_t *label,
                            uint32_t parts)
{
    const struct clocks_input *input = finding->input;
    size_t *next = arena_new(finding->arena, (size_t)parts + 2, sizeof *next);
    uint64_t *seen = arena_new(finding->arena, parts, sizeof *seen);

    finding->slice = next;
    for (uint64_t turn = 1; turn <= 2; turn++) {
        for (size_t j = 0; j < input->instance_count; j++) {
            const struct clocks_instance *instance =
                &input->instances[(uint32_t)finding->order[j]];

            for (size_t k = 0; k < instance->count; k++) {
                uint32_t part = label[input->members[instance->members + k].rank];

                if (part == CLOCKS_NONE || seen[part] == (turn << 32 | j))
                    continue;
                seen[part] = turn << 32 | j;
                if (turn == 1)
                    next[part + 2]++;
                else
                    finding->sliced[next[part + 1]++] = finding->order[j];
            }
        }
        for (uint32_t part = 2; part < parts + 2 && turn == 1; part++)
            next[part] += next[part - 1];
        if (turn == 1)
            finding->sliced =
                arena_new(finding->arena, next[parts + 1], sizeof(uint64_t));
    }
}

/* ---- coarse clocks ---- */

/* Whether an instance counts in the component: 2 members or more. */
static uint32_t count_members(const struct clocks_finding *finding, size_t i)
{
    const struct clocks_instance *instance = &finding->input->instances[i];
    uint32_t count = 0;

    for (size_t k = 0; k < instance->count; k++)
        count += finding->local[finding->input->members[instance->members + k].rank] !=
                 CLOCKS_NONE;
    return count >= 2 ? count : 0;
}

static void list_by_rank(struct roster *roster, uint32_t ranks, struct arena *arena)
{
    size_t *next = arena_new(arena, (size_t)ranks + 2, sizeof *next);

    roster->list_begin = next;
    roster->list = arena_new(arena, roster->begin[roster->count], sizeof *roster->list);
    for (size_t i = 0; i < roster->count; i++)
        for (uint32_t k = 0; k < roster->members[i]; k++)
            next[roster->rank[roster->begin[i] + k] + 2]++;
    for (uint32_t r = 2; r < ranks + 2; r++)
        next[r] += next[r - 1];
    for (size_t i = 0; i < roster->count; i++)
        for (uint32_t k = 0; k < roster->members[i]; k++) {
            size_t place = roster->begin[i] + k;

            roster->list[next[roster->rank[place] + 1]++] = place;
        }
}

/* Of all instances, or of the usable ones. */
static void make_roster(const struct clocks_finding *finding, bool usable, uint32_t ranks,
                        struct arena *arena, struct roster *out)
{
    const struct clocks_input *input = finding->input;
    const uint64_t *order = finding->sliced + finding->slice[finding->part];
    size_t total = finding->slice[finding->part + 1] - finding->slice[finding->part];
    size_t places = 0, count = 0, place = 0;
    uint64_t last = 0;

    while (usable && total > 0 && order[total - 1] >> 32 == UINT32_MAX)
        total--;
    for (size_t j = 0; j < total; j++) {
        size_t members = count_members(finding, (uint32_t)order[j]);

        count += members > 0;
        places += (members + FIT_LANES - 1) / FIT_LANES * FIT_LANES;
    }
    *out = (struct roster){.begin = arena_new(arena, count + 1, sizeof *out->begin),
                           .members = arena_new(arena, count, sizeof *out->members),
                           .input = arena_new(arena, count, sizeof *out->input),
                           .same = arena_new(arena, count, sizeof *out->same),
                           .rank = arena_new(arena, places, sizeof *out->rank),
                           .instance = arena_new(arena, places, sizeof *out->instance),
                           .member = arena_new(arena, places, sizeof *out->member)};
    for (size_t j = 0; j < total; j++) {
        const struct clocks_instance *instance = &input->instances[(uint32_t)order[j]];
        size_t i = out->count;

        out->members[i] = count_members(finding, (uint32_t)order[j]);
        if (out->members[i] == 0)
            continue;
        out->input[i] = (uint32_t)order[j];
        out->same[i] = i > 0 && order[j] >> 32 == last;
        last = order[j] >> 32;
        for (size_t k = 0; k < instance->count; k++) {
            const struct clocks_member *member = &input->members[instance->members + k];

            if (finding->local[member->rank] == CLOCKS_NONE)
                continue;
            out->rank[place] = finding->local[member->rank];
            out->instance[place] = (uint32_t)i;
            out->member[place++] = member;
        }
        place = (place + FIT_LANES - 1) / FIT_LANES * FIT_LANES;
        out->begin[++out->count] = place;
    }
    list_by_rank(out, ranks, arena);
}

/* a - b - c; forged times wrap around, and fit nothing. */
static int64_t minus(int64_t a, int64_t b, int64_t c)
{
    return (int64_t)((uint64_t)a - (uint64_t)b - (uint64_t)c);
}

/* ⌊median of e_r - e_a⌋ over the instances that both are in; of_a: by instance the place
 * of a, + 1. */
static int64_t median_difference(const struct roster *roster, const size_t *of_a,
                                 uint32_t r, double *scratch)
{
    size_t count = 0;
    int64_t first = 0; /* the others are near it, so that a double has them exactly */

    for (size_t j = roster->list_begin[r]; j < roster->list_begin[r + 1]; j++) {
        size_t k = roster->list[j], other = of_a[roster->instance[k]];

        if (other == 0)
            continue;
        int64_t difference =
            minus(roster->member[k]->end, roster->member[other - 1]->end, 0);
        first = count == 0 ? difference : first;
        scratch[count++] = (double)minus(difference, first, 0);
    }
    if (count == 0)
        return 0;
    double middle = floor(statistics_quantile(scratch, count, 0.5, NULL));
    return minus(first, minus(0, llround(middle), 0), 0);
}

static void mark_places(const struct roster *roster, uint32_t a, bool set, size_t *of_a)
{
    for (size_t j = roster->list_begin[a]; j < roster->list_begin[a + 1]; j++)
        of_a[roster->instance[roster->list[j]]] = set ? roster->list[j] + 1 : 0;
}

/* Breadth first from the reference. */
static void find_coarse(const struct clocks_finding *finding, const struct fit *fit,
                        const struct roster *roster, int64_t *coarse)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(fit->arena->budget);
    uint32_t *queue = arena_new(arena, fit->ranks, sizeof *queue);
    bool *seen = arena_new(arena, fit->ranks, sizeof *seen);
    double *scratch = arena_new(arena, fit->count, sizeof *scratch);
    size_t *of_a = arena_new(arena, fit->count, sizeof *of_a);
    uint32_t count = 1;

    seen[0] = true;
    for (uint32_t i = 0; i < count && !budget_is_over(arena->budget); i++) {
        uint32_t a = queue[i];

        mark_places(roster, a, true, of_a);
        for (uint32_t r = 0; r < fit->ranks; r++) {
            if (seen[r] || !are_neighbours(finding, fit->global[a], fit->global[r]))
                continue;
            seen[r] = true;
            queue[count++] = r;
            coarse[r] = minus(median_difference(roster, of_a, r, scratch), 0,
                              minus(0, coarse[a], 0));
        }
        mark_places(roster, a, false, of_a);
    }
}

/* ---- the fit of a component ---- */

static void make_fit(const struct clocks_finding *finding, const struct roster *roster,
                     struct arena *arena, int64_t *coarse, struct fit *fit)
{
    size_t count = roster->count, places = roster->begin[count];
    int64_t t0 = finding->input->first[finding->group[0]];

    *fit = (struct fit){.arena = arena,
                        .ranks = finding->group_count,
                        .global = finding->group,
                        .count = count,
                        .begin = roster->begin,
                        .members = roster->members,
                        .same = roster->same,
                        .rank = roster->rank,
                        .y = arena_new(arena, places, sizeof *fit->y),
                        .base = arena_new(arena, count, sizeof *fit->base),
                        .shortest = arena_new(arena, count, sizeof *fit->shortest),
                        .z = arena_new(arena, count, sizeof *fit->z),
                        .fixed = arena_new(arena, finding->group_count, sizeof(bool)),
                        .block = arena_new(arena, count, sizeof *fit->block)};
    find_coarse(finding, fit, roster, coarse);
    for (size_t i = 0; i < count; i++) {
        fit->shortest[i] = INT64_MAX;
        for (size_t k = fit->begin[i]; k < fit->begin[i] + fit->members[i]; k++) {
            const struct clocks_member *member = roster->member[k];
            int64_t end = minus(member->end, coarse[fit->rank[k]], t0);
            int64_t dur = minus(member->end, member->begin, 0);

            if (k == fit->begin[i])
                fit->base[i] = end;
            if (dur < fit->shortest[i])
                fit->shortest[i] = dur;
            fit->y[k] = (double)minus(end, fit->base[i], 0);
        }
    }
}

/* The half-width of an offset at the centre. The last two terms stand for the habit of a
 * rank to end later than others (its place in the ring), which no number of instances
 * shows. */
static double half_width_of(const struct clocks_component *component, double error)
{
    double habit = HABIT_SCALE * component->scale,
           ring = HABIT_TRANSFER * component->transfer;

    return sqrt(error * error + habit * habit + ring * ring);
}

static void describe_component(const struct clocks_finding *finding,
                               const struct fit *fit, struct clocks_component *out)
{
    double spare = 0, free = 0;
    double *shortest = arena_new(fit->arena, fit->count, sizeof *shortest);

    for (size_t i = 0; i < fit->count; i++) {
        spare += (double)(fit->members[i] - 1);
        shortest[i] = fit->shortest[i] > 0 ? (double)fit->shortest[i] : 0;
    }
    for (uint32_t r = 1; r < fit->ranks; r++)
        free += fit->fixed[r] ? 1 : 2;
    *out = (struct clocks_component){
        .reference = fit->global[0],
        .t0 = finding->input->first[fit->global[0]],
        .instances = fit->count,
        .scale = fit->scale * sqrt(spare / fmax(1, spare - free)),
        .transfer = statistics_quantile(shortest, fit->count, 0.5, NULL),
        .slack = INFINITY};
}

/* |what the fit leaves| of the ends of a rank: median and 95 % quantile. */
static void describe_rests(const struct fit *fit, const struct fit_lines *lines,
                           const struct roster *roster, uint32_t r, double *scratch,
                           struct clocks_rank *out)
{
    size_t first = roster->list_begin[r], count = roster->list_begin[r + 1] - first;

    for (size_t j = 0; j < count; j++) {
        size_t k = roster->list[first + j];

        scratch[j] = fabs(fit_rest(fit, lines, roster->instance[k], k));
    }
    if (count == 0)
        return;
    out->residual_median = statistics_quantile(scratch, count, 0.5, NULL);
    out->residual_95 = statistics_quantile(scratch, count, 0.95, NULL);
}

/* What is known of each rank but for the bounds. */
static void describe_ranks(const struct clocks_finding *finding, const struct fit *fit,
                           const struct fit_lines *lines, const struct spread *spread,
                           const struct roster *roster, const int64_t *coarse,
                           const struct clocks_component *component)
{
    double *scratch = arena_new(fit->arena, fit->count, sizeof *scratch);

    for (uint32_t r = 0; r < fit->ranks; r++) {
        struct clocks_rank *out = &finding->out->ranks[fit->global[r]];
        double slope = lines->q[r] / fit->half, error = fit_quantile(spread, r);

        out->component = finding->out->component_count;
        out->instances = spread->instances[r];
        out->used = spread->used[r];
        out->coarse = coarse[r];
        out->shift = lines->p[r] - slope * fit->middle;
        out->drift = slope / 1000;
        out->centre = (fit->middle + spread->centre[r] * fit->half) * NS_PER_SECOND;
        describe_rests(fit, lines, roster, r, scratch, out);
        out->status = r == 0          ? CLOCKS_REFERENCE
                      : fit->fixed[r] ? CLOCKS_OFFSET_ONLY
                                      : CLOCKS_ALIGNED;
        if (r == 0)
            continue;
        out->half[0] = out->half[1] =
            half_width_of(component, error * spread->se_centre[r]);
        out->half_drift = fit_half_drift(fit, spread, r);
        if (out->instances < CLOCKS_INSTANCES_MIN || spread->blocks[r] < 4)
            out->status = CLOCKS_TOO_FEW;
        else if (2 * out->used < out->instances ||
                 fabs(out->drift) - out->half_drift > DRIFT_MOST)
            out->status = CLOCKS_INCONSISTENT;
    }
}

/* ---- the bounds of a component ---- */

/* The members of ranks that are on the clock. */
static void list_members(const struct clocks_finding *finding, struct arena *arena,
                         const struct clocks_component *component,
                         struct bounding *bounds)
{
    const struct clocks_input *input = finding->input;
    struct roster *roster = &bounds->roster;

    make_roster(finding, false, bounds->n, arena, roster);
    size_t count = roster->count, places = roster->begin[count];
    bounds->rule = arena_new(arena, count, sizeof *bounds->rule);
    bounds->root = arena_new(arena, count, sizeof *bounds->root);
    bounds->earliest = arena_new(arena, count, sizeof *bounds->earliest);
    bounds->starts = arena_new(arena, places, sizeof *bounds->starts);
    bounds->slack = arena_new(arena, places, sizeof *bounds->slack);
    bounds->ends = arena_new(arena, places, sizeof *bounds->ends);
    for (size_t i = 0; i < count; i++) {
        const struct clocks_instance *instance = &input->instances[roster->input[i]];
        double earliest = INFINITY;

        bounds->rule[i] = instance->rule;
        bounds->root[i] =
            instance->root == CLOCKS_NONE ? CLOCKS_NONE : finding->local[instance->root];
        for (size_t k = roster->begin[i]; k < roster->begin[i] + roster->members[i];
             k++) {
            const struct clocks_member *member = roster->member[k];
            const struct clocks_rank *rank = &bounds->ranks[roster->rank[k]];
            double end = on_reference(
                rank, (double)minus(member->end, component->t0, rank->coarse));

            bounds->starts[k] = on_reference(
                rank, (double)minus(member->begin, component->t0, rank->coarse));
            bounds->ends[k] = end;
            bounds->slack[k] = end + drift_slack(rank, end);
            earliest = fmin(earliest, bounds->slack[k]);
        }
        bounds->earliest[i] = earliest;
    }
}

/* Moves an estimate into its hard interval [low, high], and cuts its own interval. */
static void keep_within(struct clocks_rank *rank, double low, double high)
{
    double half = rank->half[0], move = low > 0 ? low : high < 0 ? high : 0;

    if (low > high || fabs(move) > half + 1000) {
        rank->status = CLOCKS_INCONSISTENT;
        return;
    }
    rank->shift += move;
    rank->half[0] = fmax(0, move - fmax(-half, low));
    rank->half[1] = fmax(0, fmin(half, high) - move);
    rank->hard[0] = low - move;
    rank->hard[1] = high - move;
}

static void apply_bounds(const struct clocks_finding *finding,
                         struct clocks_component *component)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(finding->arena->budget);
    struct clocks_rank *all = finding->out->ranks;
    struct clocks_rank *ranks = arena_new(arena, finding->group_count, sizeof *ranks);
    struct bounding bounds = {.ranks = ranks, .budget = arena->budget};
    uint32_t *global = arena_new(arena, finding->group_count, sizeof *global);

    for (uint32_t i = 0; i < finding->group_count; i++) {
        uint32_t r = finding->group[i];

        finding->local[r] = clocks_is_aligned(&all[r]) ? bounds.n : CLOCKS_NONE;
        if (finding->local[r] == CLOCKS_NONE)
            continue;
        global[bounds.n] = r;
        ranks[bounds.n++] = all[r];
    }
    component->ranks = bounds.n;
    for (uint32_t r = 0; r < bounds.n; r++)
        all[global[r]].hard[0] = -(all[global[r]].hard[1] = r == 0 ? 0 : INFINITY);
    if (bounds.n < 2 || bounds.n > BOUNDS_RANKS_MAX)
        return;
    list_members(finding, arena, component, &bounds);
    size_t pairs = (size_t)bounds.n * bounds.n;
    bounds.bound = arena_new(arena, pairs, sizeof *bounds.bound);
    threads_share(bound_some, &bounds, threads_choose(0));
    for (size_t i = 0; i < pairs; i++)
        component->slack = fmin(component->slack, bounds.bound[i]);
    double *high = arena_new(arena, bounds.n, sizeof *high);
    double *low = arena_new(arena, bounds.n, sizeof *low);
    bool agree = find_paths(&bounds, false, high) && find_paths(&bounds, true, low);
    for (uint32_t r = 1; r < bounds.n; r++) {
        if (agree)
            keep_within(&all[global[r]], -low[r], high[r]);
        else
            all[global[r]].status = CLOCKS_INCONSISTENT;
        component->ranks -= !clocks_is_aligned(&all[global[r]]);
    }
}

/* ---- the whole ---- */

static void note_step(const struct clocks_finding *finding, const struct fit *fit,
                      const struct step_found *step)
{
    for (uint32_t r = 0; r < fit->ranks; r++) {
        struct clocks_rank *rank = &finding->out->ranks[fit->global[r]];

        if (r != step->rank && fit->ranks > 2)
            continue;
        finding->stepped[fit->global[r]] = true;
        rank->status = CLOCKS_STEP;
        rank->step = r == step->rank ? step->size : -step->size;
        rank->step_ratio = step->ratio;
        for (int side = 0; side < 2; side++) {
            double x = fit->middle + fit->half * fit->z[step->between[side]];

            rank->step_between[side] =
                minus(llround(x * NS_PER_SECOND),
                      minus(0, finding->input->first[fit->global[0]], 0), 0);
        }
        rank->step_with = fit->ranks > 2 ? CLOCKS_NONE : fit->global[1 - r];
    }
}

/* False: a clock was set, and without its rank the components are others. */
static bool fit_group(struct clocks_finding *finding)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(finding->arena->budget);
    int64_t *coarse = arena_new(arena, finding->group_count, sizeof *coarse);
    struct clocks_component *component =
        &finding->out->components[finding->out->component_count];
    struct roster roster;
    struct fit fit;
    struct fit_lines lines;
    struct spread spread;
    struct step_found step;

    make_roster(finding, true, finding->group_count, arena, &roster);
    make_fit(finding, &roster, arena, coarse, &fit);
    fit_lines_make(&fit, true, arena, &lines);
    fit_l1(&fit, &lines);
    if (fit_find_step(&fit, &lines, &step)) {
        note_step(finding, &fit, &step);
        return false;
    }
    fit_whole(&fit, &lines, &spread);
    describe_component(finding, &fit, component);
    describe_ranks(finding, &fit, &lines, &spread, &roster, coarse, component);
    apply_bounds(finding, component);
    finding->out->component_count++;
    return true;
}

/* False: begin anew. */
static bool fit_all(struct clocks_finding *finding)
{
    uint32_t n = finding->input->rank_count;
    uint32_t *label = arena_numbers(finding->arena, n);
    uint32_t parts = label_ranks(finding, label);

    slice_instances(finding, label, parts);
    finding->out->component_count = 0;
    for (uint32_t part = 0; part < parts && !budget_is_over(finding->arena->budget);
         part++) {
        finding->part = part;
        finding->group_count = 0;
        for (uint32_t r = 0; r < n; r++) {
            finding->local[r] = label[r] == part ? finding->group_count : CLOCKS_NONE;
            finding->group[finding->group_count] = r;
            finding->group_count += label[r] == part;
        }
        if (finding->group_count >= 2 && !fit_group(finding))
            return false;
    }
    return true;
}

void clocks_find(const struct clocks_input *input, struct arena *arena,
                 struct clocks *out)
{
    size_t n = input->rank_count;
    struct clocks_finding finding = {
        .input = input,
        .arena = arena,
        .out = out,
        .shared = arena_new(arena, n * n, 1),
        .order = arena_new(arena, input->instance_count, sizeof(uint64_t)),
        .stepped = arena_new(arena, n, sizeof(bool)),
        .local = arena_numbers(arena, n),
        .group = arena_new(arena, n, sizeof(uint32_t))};

    *out = (struct clocks){.ranks = arena_new(arena, n, sizeof *out->ranks),
                           .components = arena_new(arena, n, sizeof *out->components)};
    count_shared(&finding);
    for (size_t r = 0; r < n; r++) {
        out->ranks[r].component = out->ranks[r].step_with = CLOCKS_NONE;
        out->ranks[r].status =
            out->ranks[r].instances > 0 ? CLOCKS_TOO_FEW : CLOCKS_NO_MATCH;
    }
    while (!fit_all(&finding) && !budget_is_over(arena->budget))
        ;
}

bool clocks_is_aligned(const struct clocks_rank *rank)
{
    return rank->status == CLOCKS_REFERENCE || rank->status == CLOCKS_ALIGNED ||
           rank->status == CLOCKS_OFFSET_ONLY;
}

double clocks_map(const struct clocks *clocks, uint32_t rank, int64_t time)
{
    const struct clocks_rank *of = &clocks->ranks[rank];

    return on_reference(
        of, (double)minus(time, clocks->components[of->component].t0, of->coarse));
}

double clocks_half_width(const struct clocks *clocks, uint32_t rank, double after_t0,
                         bool above)
{
    const struct clocks_rank *of = &clocks->ranks[rank];

    return hypot(of->half[above], drift_slack(of, after_t0));
}
