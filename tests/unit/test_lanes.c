/* Lanes (analyse/lanes.h): what runs in each part of a window, against the rows looked at
 * one by one, for random rows, windows and clocks. */
#include "analyse/lanes.h"
#include "trace_text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define ROWS_MOST 600
#define PARTS_MOST 300
#define T0 INT64_C(1760000000000000000)

static const uint8_t classes[] = {LANE_COMPUTE, LANE_COMMUNICATION, LANE_MEMORY};

struct case_of {
    struct arena *arena;
    struct set_times times;
    int64_t edges[2 * ROWS_MOST + 1]; /* of the rows, in order */
    size_t edge_count;
    struct lane_axis axis;
};

static int compare_times(const void *a, const void *b)
{
    return number_order_int64(a, b);
}

/* Rows of a scale from ns to seconds, some of them empty, some after a long pause. */
static void make_case(struct chance *chance, struct case_of *out)
{
    uint32_t scale = 1U << chance_below(chance, 26);

    *out = (struct case_of){.arena = arena_make(NULL)};
    struct set_times *times = &out->times;
    times->count = chance_below(chance, ROWS_MOST);
    times->start = arena_new(out->arena, ROWS_MOST, sizeof *times->start);
    times->duration = arena_new(out->arena, ROWS_MOST, sizeof *times->duration);
    times->op = arena_new(out->arena, ROWS_MOST, sizeof *times->op);
    int64_t now = T0;
    for (size_t i = 0; i < times->count; i++) {
        now += chance_below(chance, 2 * scale) +
               (chance_below(chance, 100) == 0 ? INT64_C(3000000000) : 0);
        times->start[i] = now - chance_below(chance, 8 * scale); /* not in order */
        times->duration[i] = chance_below(chance, 3 * scale);
        times->op[i] = chance_below(chance, 3);
        out->edges[out->edge_count++] = times->start[i];
        out->edges[out->edge_count++] = times->start[i] + times->duration[i];
    }
    qsort(out->edges, out->edge_count, sizeof *out->edges, compare_times);
    out->axis = (struct lane_axis){.start = T0 + chance_below(chance, scale),
                                   .at = chance_below(chance, 5 * scale),
                                   .rate = 1 + 1e-6 * chance_below(chance, 200)};
}

/* The class at a time; all rows are asked. */
static unsigned class_at(const struct set_times *times, int64_t time)
{
    unsigned least = LANE_CLASSES;

    for (size_t i = 0; i < times->count; i++)
        if (times->start[i] <= time && time < times->start[i] + times->duration[i] &&
            classes[times->op[i]] < least)
            least = classes[times->op[i]];
    return least == LANE_CLASSES ? LANE_IDLE : least;
}

/* How long each class runs in a window of the rank's clock. */
static void add_up(const struct case_of *of, int64_t from, int64_t to,
                   int64_t sums[LANE_CLASSES])
{
    int64_t now = from;

    memset(sums, 0, LANE_CLASSES * sizeof *sums);
    for (size_t i = 0; i <= of->edge_count && now < to; i++) {
        int64_t next = i == of->edge_count || of->edges[i] > to ? to : of->edges[i];

        if (next <= now)
            continue;
        sums[class_at(&of->times, now)] += next - now;
        now = next;
    }
}

static void check_window(const struct case_of *of, const struct rank_lane *lane,
                         const struct lane_window *window, bool exact)
{
    int64_t edges[PARTS_MOST + 1], sums[LANE_CLASSES];
    struct lane_share shares[PARTS_MOST] = {0};
    struct lane_runs runs = {.arena = of->arena};
    size_t parts = lane_parts(lane, &of->axis, window, exact, edges), run = 0;

    assert_true(parts <= (size_t)lane_pixels(window) && edges[0] == window->from &&
                edges[parts] == window->to);
    lane_shares_add(lane, &of->axis, edges, parts, shares);
    lane_shares_run(shares, 1, edges, parts, &runs);
    for (size_t i = 0; i < parts; i++) {
        int64_t from = lane_back(&of->axis, (double)edges[i]);
        int64_t to = lane_back(&of->axis, (double)edges[i + 1]);
        unsigned all = 0;

        if (to <= from)
            continue;
        add_up(of, from, to, sums);
        while (run < runs.count &&
               runs.items[run].start + runs.items[run].duration <= edges[i])
            run++;
        bool is_run = run < runs.count && runs.items[run].start <= edges[i];
        assert_int_equal(is_run, sums[LANE_IDLE] < to - from);
        for (int class = LANE_COMPUTE; class < LANE_CLASSES; class ++) {
            double share = 100.0 * (double)sums[class] / (double)(to - from);

            assert_true(fabs(shares[i].of[class] * 100.0 / LANE_WHOLE - share) < 0.01);
            if (!is_run)
                continue;
            assert_true(fabs(runs.items[run].share[class] - share) <= 1.01);
            all += runs.items[run].share[class];
        }
        assert_true(all <= 100);
        assert_true(!is_run || all > 0);
    }
}

static void parts_are_as_the_rows_say(void **state)
{
    struct chance chance = {7};

    (void)state;
    for (int i = 0; i < 300; i++) {
        struct case_of of;

        make_case(&chance, &of);
        struct rank_lane *lane = lane_make(&of.times, classes, NULL);
        int64_t length =
            of.edge_count == 0 ? 1 : of.edges[of.edge_count - 1] - of.edges[0];
        for (int k = 0; k < 4; k++) {
            int64_t pixels = 1 + chance_below(&chance, PARTS_MOST - 1);
            int64_t width =
                1 + (int64_t)((double)length * chance_below(&chance, 1000) / 1e3) /
                        pixels / (1 + chance_below(&chance, 20));
            int64_t from = llround(lane_on_axis(&of.axis, of.edges[0])) +
                           (int64_t)((double)length * chance_below(&chance, 1200) / 1e3) -
                           length / 10;
            struct lane_window window = {from, from + pixels * width, width};

            check_window(&of, lane, &window, k % 2 == 0);
        }
        free(lane);
        arena_free(&of.arena);
    }
}

/* A lane of several ranks has the mean of their shares, in whatever order. */
static void ranks_share_a_lane(void **state)
{
    struct lane_share shares[2] = {{{0, 150000, 50000, 0}}, {{0, 0, 0, 300}}};
    int64_t edges[] = {0, 10, 20};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct lane_runs runs = {.arena = arena};

    (void)state;
    lane_shares_run(shares, 2, edges, 2, &runs);
    assert_int_equal(runs.count, 2);
    assert_int_equal(runs.items[0].share[LANE_COMPUTE], 75);
    assert_int_equal(runs.items[0].share[LANE_COMMUNICATION], 25);
    assert_int_equal(runs.items[1].share[LANE_MEMORY], 1); /* little, but something */
}

/* Times far from the axis end at the limit of what a time may be. */
static void far_times_are_cut(void **state)
{
    const struct lane_axis axis = {INT64_C(4) << 60, 0, 0.9995};

    (void)state;
    assert_true(lane_back(&axis, 1e30) > INT64_C(1) << 61);
    assert_true(lane_back(&axis, -1e30) < -(INT64_C(1) << 61));
    assert_true(lane_back(&axis, 1e18) > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_are_as_the_rows_say),
        cmocka_unit_test(ranks_share_a_lane),
        cmocka_unit_test(far_times_are_cut),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
