/* Clocks of ranks (stats/clocks.h): planted offsets and drifts are inside their intervals
 * as often as these say; a clock that was set, ranks without a match, groups without a
 * common rank, and times that no clocks explain are told. */
#include "base/budget.h"
#include "stats/clocks.h"
#include "trace_text.h"

#include <math.h>
#include <string.h>

#define RANKS_MOST 128
#define INSTANCES_MOST (RANKS_MOST + 40)

/* Collectives of some ranks, by true time; then by the clock of each. */
struct planted {
    uint32_t ranks;
    size_t count;
    double offset[RANKS_MOST], drift[RANKS_MOST]; /* ns, ppm */
    int64_t first[RANKS_MOST];
    struct clocks_instance instances[INSTANCES_MOST];
    struct clocks_member members[INSTANCES_MOST * RANKS_MOST];
    struct chance chance;
};

#define T0 INT64_C(1760000000000000000)

static double uniform(struct chance *chance)
{
    return ((double)(chance_below(chance, 1u << 30)) + 0.5) / (1u << 30);
}

static double normal(struct chance *chance)
{
    return sqrt(-2 * log(uniform(chance))) * cos(2 * 3.14159265358979 * uniform(chance));
}

static int64_t shown(const struct planted *planted, uint32_t rank, double after)
{
    return T0 +
           llround(after + planted->offset[rank] + planted->drift[rank] * 1e-6 * after);
}

/* Instances 20 ms apart; ranks begin up to 2 ms apart, transfer 100 µs, and end together
 * but for the noise. `in`: a bit for each rank that takes part. */
static void plant(struct planted *out, uint32_t ranks, size_t count, double noise)
{
    out->ranks = ranks;
    for (uint32_t r = 0; r < ranks; r++) {
        out->offset[r] = r == 0 ? 0 : 1e7 * (uniform(&out->chance) - 0.5);
        out->drift[r] = r == 0 ? 0 : 80 * (uniform(&out->chance) - 0.5);
        out->first[r] = shown(out, r, 0);
    }
    for (size_t i = 0; i < count; i++) {
        double start = 20e6 * (double)(i + 1), last = 0, begins[RANKS_MOST];

        for (uint32_t r = 0; r < ranks; r++) {
            begins[r] = start + 2e6 * uniform(&out->chance);
            last = fmax(last, begins[r]);
        }
        out->instances[i] =
            (struct clocks_instance){i * ranks, ranks, CLOCKS_COMMON_END, CLOCKS_NONE};
        for (uint32_t r = 0; r < ranks; r++)
            out->members[i * ranks + r] = (struct clocks_member){
                r, shown(out, r, begins[r]),
                shown(out, r, last + 1e5 + noise * fabs(normal(&out->chance)))};
    }
    out->count = count;
}

static void find(const struct planted *planted, struct arena *arena, struct clocks *out)
{
    const struct clocks_input input = {planted->instances, planted->count,
                                       planted->members, planted->first, planted->ranks};

    clocks_find(&input, arena, out);
}

static void intervals_hold_what_was_planted(void **state)
{
    static struct planted planted = {.chance = {7}};
    unsigned held = 0, held_drift = 0, total = 0;

    (void)state;
    for (unsigned times = 0; times < 60; times++) {
        CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
        struct clocks clocks;

        plant(&planted, 4, 40, 3000);
        find(&planted, arena, &clocks);
        assert_int_equal(clocks.component_count, 1);
        assert_int_equal(clocks.ranks[0].status, CLOCKS_REFERENCE);
        for (uint32_t r = 1; r < 4; r++) {
            const struct clocks_rank *rank = &clocks.ranks[r];
            double off = (double)rank->coarse + rank->shift - planted.offset[r];

            assert_int_equal(rank->status, CLOCKS_ALIGNED);
            assert_int_equal(rank->instances, 40);
            held += -off <= clocks_half_width(&clocks, r, 0, true) &&
                    off <= clocks_half_width(&clocks, r, 0, false);
            held_drift += fabs(rank->drift - planted.drift[r]) <= rank->half_drift;
            total++;
            /* What causality asks holds for what was planted. */
            assert_true(rank->hard[0] <= 0 && rank->hard[1] >= 0);
            assert_true(rank->half[0] < 20000 && rank->half_drift < 20);
        }
    }
    assert_true(held >= total * 93 / 100);
    assert_true(held_drift >= total * 90 / 100);
}

/* With all collectives many times over, the fit is long, and takes short cuts: its lines
 * and intervals are those of the other. `pairs`: each has two of the ranks, in turn. */
static void check_long(struct chance chance, uint32_t ranks, size_t count, bool pairs)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    static struct planted planted;
    size_t times = 40000 / count / (pairs ? 2 : ranks) + 1;
    struct clocks_instance *many = arena_new(arena, times * count, sizeof *many);
    struct clocks once, long_fit;

    planted.chance = chance;
    plant(&planted, ranks, count, 250); /* too little for a clock that was set */
    for (size_t i = 0; i < count; i++) {
        struct clocks_instance *instance = &planted.instances[i];

        instance->count = pairs ? 2 : ranks;
        instance->members += pairs ? i % (ranks - 1) : 0;
        for (size_t k = 0; k < times; k++)
            many[i * times + k] = *instance;
        /* Some end much later. */
        planted.members[instance->members + i % 2].end += i % 9 == 4 ? 20000 : 0;
    }
    find(&planted, arena, &once);
    clocks_find(&(const struct clocks_input){many, times * count, planted.members,
                                             planted.first, ranks},
                arena, &long_fit);
    for (uint32_t r = 1; r < ranks; r++) {
        const struct clocks_rank *left = &once.ranks[r], *right = &long_fit.ranks[r];
        double half = fmax(left->half[0], left->half[1]);

        assert_int_equal(right->status, left->status);
        assert_int_equal(right->used, times * left->used);
        assert_true(fabs(right->shift - left->shift) < half / 1000);
        assert_true(fabs(right->drift - left->drift) < left->half_drift / 200);
        assert_true(fabs(right->half_drift / left->half_drift - 1) < 0.02);
    }
}

static void a_long_fit_is_as_fine(void **state)
{
    (void)state;
    check_long((struct chance){17}, 8, 60, false);
    check_long((struct chance){18}, 2, 60, false);
    check_long((struct chance){19}, 4, 120, true);
}

/* A time of any rank is that of the reference. */
static void maps_times(void **state)
{
    static struct planted planted = {.chance = {3}};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct clocks clocks;

    (void)state;
    plant(&planted, 3, 40, 50);
    find(&planted, arena, &clocks);
    for (uint32_t r = 0; r < 3; r++)
        for (double after = 0; after < 1e9; after += 1e8)
            assert_true(fabs(clocks_map(&clocks, r, shown(&planted, r, after)) - after) <
                        300);
}

/* Sets the clock of a rank back or forward from an instance on. */
static void set_clock(struct planted *planted, uint32_t rank, size_t from, int64_t ns)
{
    for (size_t k = from * planted->ranks; k < planted->count * planted->ranks; k++)
        if (planted->members[k].rank == rank) {
            planted->members[k].begin += ns;
            planted->members[k].end += ns;
        }
}

static void tells_a_clock_that_was_set(void **state)
{
    static struct planted planted = {.chance = {5}};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct clocks clocks;

    (void)state;
    plant(&planted, 4, 40, 500);
    set_clock(&planted, 2, 25, -300000);
    find(&planted, arena, &clocks);
    assert_int_equal(clocks.ranks[2].status, CLOCKS_STEP);
    assert_int_equal(clocks.ranks[2].component, CLOCKS_NONE);
    assert_true(fabs(clocks.ranks[2].step + 300000) < 3000);
    assert_int_equal(clocks.ranks[2].step_with, CLOCKS_NONE);
    /* Between the ends of two instances, 20 ms apart. */
    assert_true(fabs((double)(clocks.ranks[2].step_between[0] - T0) - 25 * 20e6) < 4e6);
    assert_true(fabs((double)(clocks.ranks[2].step_between[1] - T0) - 26 * 20e6) < 4e6);
    assert_int_equal(clocks.ranks[1].status, CLOCKS_ALIGNED);
    assert_int_equal(clocks.ranks[3].status, CLOCKS_ALIGNED);
    assert_int_equal(clocks.components[0].ranks, 3);

    /* Of two, none can tell which. */
    plant(&planted, 2, 40, 500);
    set_clock(&planted, 1, 20, 50000);
    find(&planted, arena, &clocks);
    assert_int_equal(clocks.ranks[0].status, CLOCKS_STEP);
    assert_int_equal(clocks.ranks[1].status, CLOCKS_STEP);
    assert_int_equal(clocks.ranks[1].step_with, 0);
    assert_int_equal(clocks.component_count, 0);
}

/* Two pairs without a common collective, a rank with too few, and one with none. */
static void tells_what_is_not_connected(void **state)
{
    static struct planted planted = {.chance = {9}};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct clocks clocks;

    (void)state;
    plant(&planted, 6, 40, 100);
    for (size_t i = 0; i < 40; i++) {
        struct clocks_instance *instance = &planted.instances[i];

        instance->count = 2;
        instance->members += i % 2 == 0 ? 0 : 2;
    }
    /* Ranks 3 and 4 share four. */
    for (size_t i = 0; i < 4; i++)
        planted.instances[2 * i].members += 3;
    find(&planted, arena, &clocks);
    assert_int_equal(clocks.component_count, 2);
    assert_int_equal(clocks.components[0].reference, 0);
    assert_int_equal(clocks.components[1].reference, 2);
    assert_int_equal(clocks.ranks[1].component, 0);
    assert_int_equal(clocks.ranks[3].component, 1);
    assert_int_equal(clocks.ranks[4].status, CLOCKS_TOO_FEW);
    assert_int_equal(clocks.ranks[4].instances, 4);
    assert_int_equal(clocks.ranks[5].status, CLOCKS_NO_MATCH);
}

/* A rank that ends before another one has begun. */
static void tells_a_contradiction(void **state)
{
    static struct planted planted = {.chance = {11}};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct clocks clocks;

    (void)state;
    plant(&planted, 2, 40, 100);
    for (size_t k = 0; k < 80; k++) {
        struct clocks_member *member = &planted.members[k];

        /* Each begins after the other one has ended. */
        member->begin = member->end - 1000;
        member->end += member->rank == 0 ? (int64_t)(k % 4 < 2 ? 400000 : -400000) : 0;
        member->begin += member->rank == 0 ? (int64_t)(k % 4 < 2 ? 400000 : -400000) : 0;
    }
    find(&planted, arena, &clocks);
    assert_int_equal(clocks.ranks[1].status, CLOCKS_INCONSISTENT);
    assert_false(clocks_is_aligned(&clocks.ranks[1]));
}

/* Broadcasts that begin late bound the clocks of the others, and only these. */
static void a_root_bounds_the_others(void **state)
{
    static struct planted planted = {.chance = {13}};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct clocks clocks;

    (void)state;
    plant(&planted, 2, 40, 100);
    find(&planted, arena, &clocks);
    double before = clocks.ranks[1].hard[1];
    planted.count = 41;
    planted.instances[40] = (struct clocks_instance){80, 2, CLOCKS_FROM_ROOT, 0};
    planted.members[80] =
        (struct clocks_member){0, shown(&planted, 0, 5e8), shown(&planted, 0, 5e8 + 9e4)};
    planted.members[81] =
        (struct clocks_member){1, shown(&planted, 1, 4e8), shown(&planted, 1, 5e8 + 2e4)};
    find(&planted, arena, &clocks);
    assert_true(clocks.ranks[1].hard[1] < before - 10000);
    assert_int_equal(clocks.components[0].instances, 40);
}

/* Broadcasts to all ranks: those from `first` on end `before` ns before rank `root`
 * begins it, the others after that. */
static void add_broadcast(struct planted *planted, uint32_t root, uint32_t first,
                          uint32_t end, double before)
{
    size_t at = planted->count * planted->ranks;

    planted->instances[planted->count++] =
        (struct clocks_instance){at, planted->ranks, CLOCKS_FROM_ROOT, root};
    for (uint32_t r = 0; r < planted->ranks; r++)
        planted->members[at + r] = (struct clocks_member){
            r, shown(planted, r, r == root ? 13e7 : 12e7),
            shown(planted, r,
                  13e7 + (r != root && r >= first && r < end ? -before : 5e5))};
}

/* The turns of the budget that the clocks take: one for each rank from which bounds are
 * followed, and some more. */
static unsigned count_turns(const struct planted *planted, struct clocks *out,
                            struct arena **arena, struct budget *budget)
{
    budget_begin(budget);
    *arena = arena_make(budget);
    unsigned before = budget_turns;
    find(planted, *arena, out);
    return budget_turns - before;
}

/* Bounds are not followed for ever: not where two contradict each other, and not where
 * they agree but each longer way is shorter. */
static void bounds_are_followed_for_some_rounds(void **state)
{
    static struct planted planted = {.chance = {17}};
    struct budget budget = {0};
    CLEANUP(arena_free) struct arena *arena = NULL;
    CLEANUP(arena_free) struct arena *other = NULL;
    struct clocks clocks;
    uint32_t n = RANKS_MOST;

    (void)state;
    plant(&planted, n, 12, 100);
    add_broadcast(&planted, 5, 7, 8, 3e5);
    add_broadcast(&planted, 7, 5, 6, 3e5);
    assert_true(count_turns(&planted, &clocks, &arena, &budget) < 20 * n);
    for (uint32_t r = 1; r < n; r++)
        assert_int_equal(clocks.ranks[r].status, CLOCKS_INCONSISTENT);

    plant(&planted, n, 12, 100);
    for (uint32_t r = 0; r < n; r++)
        add_broadcast(&planted, r, 1, r == 0 ? n : r, 20);
    assert_true(count_turns(&planted, &clocks, &other, &budget) < 48 * n);
    for (uint32_t r = 1; r < n; r++) {
        assert_int_equal(clocks.ranks[r].status, CLOCKS_ALIGNED);
        assert_true(clocks.ranks[r].hard[0] <= 0 && clocks.ranks[r].hard[1] >= 0);
    }
}

static void takes_any_number(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    static struct planted planted = {.chance = {15}};
    struct clocks clocks;

    (void)state;
    find(&planted, arena, &clocks);
    assert_int_equal(clocks.component_count, 0);
    /* Times as forged files have them. */
    plant(&planted, 3, 40, 100);
    for (size_t k = 0; k < 120; k++) {
        planted.members[k].begin = k % 2 == 0 ? INT64_MIN : INT64_MAX;
        planted.members[k].end = k % 3 == 0 ? INT64_MAX : INT64_MIN;
    }
    find(&planted, arena, &clocks);
    for (size_t i = 0; i < 40; i++)
        planted.members[3 * i].end = planted.members[3 * i + 1].end = 0;
    find(&planted, arena, &clocks);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(intervals_hold_what_was_planted),
        cmocka_unit_test(a_long_fit_is_as_fine),
        cmocka_unit_test(maps_times),
        cmocka_unit_test(tells_a_clock_that_was_set),
        cmocka_unit_test(tells_what_is_not_connected),
        cmocka_unit_test(tells_a_contradiction),
        cmocka_unit_test(a_root_bounds_the_others),
        cmocka_unit_test(bounds_are_followed_for_some_rounds),
        cmocka_unit_test(takes_any_number),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
