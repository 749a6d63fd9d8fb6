/* Collectives: who waits for whom, what matches, and what does not. */
#include "analyse/collectives.h"
#include "../collective_trace.h"
#include "analyse/collective.h"
#include "analysis_tests.h"

#include <stdio.h>
#include <string.h>

#define FACTS                                                                            \
    "\"Collective name\":\"allreduce\",\"Process Group Name\":\"world\","                \
    "\"Process Group Ranks\":\"[0, 1]\",\"Group size\":2,\"In msg nelems\":1000,"        \
    "\"Out msg nelems\":1000,\"dtype\":\"Float\""

/* Two ranks; the second comes 30 µs later to the first all-reduce and has no second
 * one. */
static void make_pair(struct test_rank ranks[2])
{
    struct span_text spans[2];

    for (int i = 0; i < 2; i++) {
        span_begin(&spans[i]);
        trace_step(&spans[i], 1, 0, 400);
        span_launch(&spans[i], "gemm", 7, 1, 1, 10, i == 0 ? 40 : 70, 1);
        trace_collective(&spans[i], i == 0 ? 50 : 80, i == 0 ? 50 : 20, 20,
                         FACTS ",\"Seq\":1,\"Comms Id\":\"18446744073709551615\"");
        trace_step(&spans[i], 2, 400, 400);
    }
    trace_collective(&spans[0], 500, 40, 21,
                     FACTS ",\"Seq\":2,\"Comms Id\":\"18446744073709551615\"");
    /* The first rank computes while it waits, for 12 µs. */
    span_launch(&spans[0], "side", 8, 3, 1, 45, 17, 3);
    rank_make(&ranks[0], &spans[0], 1, &trace_options);
    rank_make(&ranks[1], &spans[1], 1, &trace_options);
    ranks[0].rows.rank = 0;
    ranks[1].rows.rank = 1;
}

static void free_pair(struct test_rank (*ranks)[2])
{
    rank_free(&(*ranks)[0]);
    rank_free(&(*ranks)[1]);
}

static void the_last_rank_waits_least(void **state)
{
    __attribute__((cleanup(free_pair))) struct test_rank ranks[2];
    ANALYSED result;

    (void)state;
    make_pair(ranks);
    analysed_begin(&result, "collectives", NULL);
    analysed_add(&result, &ranks[0].rows);
    analysed_add(&result, &ranks[1].rows);
    analysed_finish(&result);

    const struct table *instances = analysed_table(&result, "instances");
    assert_int_equal(instances->row_count, 1);
    assert_number(instances, 0, "step", 1);
    assert_number(instances, 0, "bytes", 4000);
    assert_number(instances, 0, "transfer", 20);
    assert_number(instances, 0, "wait", 30);
    assert_number(instances, 0, "exposed_wait", 18); /* 30 - 12 */
    assert_number(instances, 0, "last", 1);
    assert_string_equal(text_at(instances, 0, "cause"), "compute");
    assert_number(instances, 0, "algbw", 0.2);
    assert_number(instances, 0, "busbw", 0.2); /* 2 · (2 − 1) / 2 */
    assert_no_number(instances, 0, "missing");

    const struct table *rows = analysed_table(&result, "by_rank");
    assert_number(rows, 0, "wait_per_step", 15);
    assert_number(rows, 0, "exposed_wait_per_step", 9);
    assert_number(rows, 0, "caused_per_step", 0);
    assert_number(rows, 1, "caused_per_step", 9);
    assert_number(rows, 1, "last_pctg", 100);
    assert_number(rows, 0, "unmatched_rows", 1);

    const struct table *names = analysed_table(&result, "collectives");
    assert_int_equal(names->row_count, 1);
    assert_string_equal(text_at(names, 0, "class"), "all-reduce");
    assert_number(names, 0, "transfer_per_step", 10); /* 2 × 20 µs in 4 samples */
    assert_number(names, 0, "wait_per_step", 7.5);
    assert_number(names, 0, "time_per_step", 17.5);
    assert_number(names, 0, "unmatched_per_step", 10);

    const struct table *unmatched = analysed_table(&result, "unmatched");
    assert_int_equal(unmatched->row_count, 1);
    assert_number(unmatched, 0, "rank", 0);
    assert_string_equal(text_at(unmatched, 0, "why"), "on no other rank");
    assert_number(unmatched, 0, "algbw_at_least", 0.1);

    const struct table *steps = analysed_table(&result, "by_step");
    assert_int_equal(steps->row_count, 4);
    assert_number(steps, 0, "exposed_wait", 18);
    assert_number(steps, 1, "exposed_wait", 0);
    assert_number(steps, 2, "caused", 18);
}

/* What a rank does before a collective begins with the step, or with the end of the one
 * before. */
static void the_time_before_begins_with_the_step(void **state)
{
    __attribute__((cleanup(free_pair))) struct test_rank ranks[2];
    ANALYSED result;

    (void)state;
    make_pair(ranks);
    analysed_begin(&result, "collectives", NULL);
    analysed_add(&result, &ranks[0].rows);
    analysed_finish(&result);
    const struct table *rows = analysed_table(&result, "rows");
    assert_int_equal(rows->row_count, 2);
    assert_number(rows, 0, "compute_before", 40); /* 10–50 */
    assert_number(rows, 0, "idle_before", 10);
    assert_number(rows, 1, "compute_before", 0);
    assert_number(rows, 1, "idle_before", 100); /* from the step, 400 */
    assert_string_equal(text_at(rows, 0, "why"), "one rank only");
    assert_no_number(rows, 0, "instance");
}

/* Makes a pair of ranks of two spans. */
static void analyse_pair(struct span_text spans[2], struct test_rank ranks[2],
                         struct analysed *out)
{
    analysed_begin(out, "collectives", NULL);
    for (int i = 0; i < 2; i++) {
        rank_make(&ranks[i], &spans[i], 1, &trace_options);
        ranks[i].rows.rank = i;
        analysed_add(out, &ranks[i].rows);
    }
    analysed_finish(out);
}

/* The row of the last rank, if it takes no time, is not itself the collective before. */
static void a_row_of_no_time_has_a_time_before(void **state)
{
    __attribute__((cleanup(free_pair))) struct test_rank ranks[2];
    struct span_text spans[2];
    ANALYSED result;

    (void)state;
    for (int i = 0; i < 2; i++) {
        span_begin(&spans[i]);
        trace_step(&spans[i], 1, 0, 400);
        span_launch(&spans[i], "gemm", 7, 1, 1, 10, i == 0 ? 40 : 70, 1);
        span_device(&spans[i], "gpu_memcpy", "Memcpy HtoD", 0, 7, 2, 5, 0, -1);
        trace_collective(&spans[i], i == 0 ? 50 : 80, i == 0 ? 30 : 0, 20,
                         FACTS ",\"Seq\":1");
    }
    analyse_pair(spans, ranks, &result);
    const struct table *rows = analysed_table(&result, "rows");
    assert_number(rows, 1, "compute_before", 70);
    assert_number(rows, 1, "memory_before", 5);
    assert_number(rows, 1, "idle_before", 5);
    const struct table *instances = analysed_table(&result, "instances");
    assert_number(instances, 0, "exposed_wait", 30);
    assert_string_equal(text_at(instances, 0, "cause"), "compute");
}

/* Which ranks lack an instance does not depend on which rank is last, and so on whose
 * facts are looked at: one rank that names the group is enough. */
static void one_rank_names_the_group(void **state)
{
    static const char *const silent =
        "\"Collective name\":\"allreduce\",\"Process Group Name\":\"world\","
        "\"In msg nelems\":1000,\"Out msg nelems\":1000,\"dtype\":\"Float\"";

    (void)state;
    for (int named = 0; named < 2; named++) {
        __attribute__((cleanup(free_pair))) struct test_rank ranks[2];
        struct span_text spans[2];
        ANALYSED result;

        for (int i = 0; i < 2; i++) {
            char facts[300];

            snprintf(facts, sizeof facts, "%s%s", silent,
                     i == named ? ",\"Process Group Ranks\":\"[0, 1, 5]\"" : "");
            span_begin(&spans[i]);
            trace_step(&spans[i], 1, 0, 400);
            trace_collective(&spans[i], 50, i == 0 ? 30 : 20, 20, facts);
        }
        analyse_pair(spans, ranks, &result);
        const struct table *missing = analysed_table(&result, "missing");
        assert_int_equal(missing->row_count, 1);
        assert_number(missing, 0, "rank", 5);
        assert_number(missing, 0, "instances", 1);
        assert_number(analysed_table(&result, "summary"), 0, "missing_not_listed", 0);
    }
}

/* Without the size of the group there is a bandwidth of the algorithm, not of the bus;
 * that of a size comes from the other instances, whichever is first. */
static void sizes_leave_out_what_has_no_group_size(void **state)
{
    static const char *const facts =
        "\"Collective name\":\"allreduce\",\"Process Group Name\":\"world\","
        "\"In msg nelems\":1000,\"Out msg nelems\":1000,\"dtype\":\"Float\"";

    (void)state;
    for (int unknown = 0; unknown < 2; unknown++) {
        __attribute__((cleanup(free_pair))) struct test_rank ranks[2];
        struct span_text spans[2];
        ANALYSED result;

        for (int i = 0; i < 2; i++) {
            span_begin(&spans[i]);
            for (int step = 0; step < 2; step++) {
                trace_step(&spans[i], step + 1, step * 400, 400);
                trace_collective(&spans[i], step * 400 + 50, step == unknown ? 10 : 20,
                                 20 + step, step == unknown ? facts : FACTS);
            }
        }
        analyse_pair(spans, ranks, &result);
        const struct table *sizes = analysed_table(&result, "sizes");
        assert_int_equal(sizes->row_count, 1);
        assert_number(sizes, 0, "instances", 2);
        assert_number(sizes, 0, "mean_transfer", 15);
        assert_number(sizes, 0, "busbw", 0.2);
        assert_number(sizes, 0, "best_busbw", 0.2);
    }
}

/* ---- texts ---- */

static void assert_class(const char *name, enum collective_class class)
{
    if (collective_text_read(name, strlen(name)).class != class)
        fail_msg("%s is no %s", name, collective_class_name(class));
}

static void names_have_classes(void **state)
{
    (void)state;
    assert_class("allreduce", COLLECTIVE_ALL_REDUCE);
    assert_class("_allgather_base", COLLECTIVE_ALL_GATHER);
    assert_class("_reduce_scatter_base", COLLECTIVE_REDUCE_SCATTER);
    assert_class("ncclDevKernel_ReduceScatter_Sum_f32_RING_LL",
                 COLLECTIVE_REDUCE_SCATTER);
    assert_class("all_to_allv", COLLECTIVE_ALL_TO_ALL);
    assert_class("ncclDevKernel_SendRecv", COLLECTIVE_POINT_TO_POINT);
    assert_class("send", COLLECTIVE_POINT_TO_POINT);
    assert_class("Broad Cast", COLLECTIVE_BROADCAST);
    assert_class("ncclKernel_Reduce_RING", COLLECTIVE_REDUCE);
    assert_class("gather", COLLECTIVE_GATHER);
    assert_class("scatter", COLLECTIVE_SCATTER);
    assert_class("barrier", COLLECTIVE_BARRIER);
    assert_class("vllm::cross_device_reduce_1stage", COLLECTIVE_ALL_REDUCE);
    assert_class("deep_ep::dispatch", COLLECTIVE_OTHER);
}

static void assert_bytes(const char *type, unsigned bytes)
{
    if (collective_text_read(type, strlen(type)).dtype_bytes != bytes)
        fail_msg("%s has %u bytes", type,
                 collective_text_read(type, strlen(type)).dtype_bytes);
}

static void types_have_sizes(void **state)
{
    (void)state;
    assert_bytes("Float8_e4m3fn", 1);
    assert_bytes("c10::Float8_e5m2", 1);
    assert_bytes("Bool", 1);
    assert_bytes("uint8", 1);
    assert_bytes("BFloat16", 2);
    assert_bytes("c10::Half", 2);
    assert_bytes("short", 2);
    assert_bytes("Float", 4);
    assert_bytes("Int", 4);
    assert_bytes("int32", 4);
    assert_bytes("Double", 8);
    assert_bytes("Long", 8);
    assert_bytes("int64", 8);
    assert_bytes("uint16", 2);
    assert_bytes("complex128", 16);
    assert_bytes("Float4_e2m1fn_x2", 0);
    assert_bytes("", 0);
    assert_bytes("quaternion", 0);
}

static bool is_unequal(const char *text)
{
    return collective_text_read(text, strlen(text)).is_unequal;
}

static void splits_and_lists_are_read(void **state)
{
    int64_t ranks[4];
    size_t count;

    (void)state;
    assert_false(is_unequal("[]"));
    assert_false(is_unequal("[4, 4,4]"));
    assert_true(is_unequal("[4,4,5]"));
    assert_true(is_unequal("[4,44]"));
    assert_false(is_unequal("4 5"));
    assert_true(collective_read_ranks("[3, 0,17]", 9, ranks, 4, &count));
    assert_int_equal(count, 3);
    assert_int_equal(ranks[2], 17);
    assert_false(collective_read_ranks("[0, 1, ...]", 11, ranks, 4, &count));
    assert_false(collective_read_ranks("[0, 1, 2, 3, 4]", 15, ranks, 4, &count));
    assert_false(collective_read_ranks("[0, 1", 5, ranks, 4, &count));
    assert_false(collective_read_ranks("", 0, ranks, 4, &count));
    assert_false(collective_read_ranks("[99999999999999999999]", 22, ranks, 4, &count));
}

static void busy_time_is_that_of_the_window(void **state)
{
    struct collective_busy busy[4];
    size_t count = 0;

    (void)state;
    collective_busy_add(busy, &count, 10, 20);
    collective_busy_add(busy, &count, 12, 15);
    collective_busy_add(busy, &count, 20, 25);
    collective_busy_add(busy, &count, 30, 30);
    collective_busy_add(busy, &count, 40, 50);
    collective_busy_sum(busy, count);
    assert_int_equal(count, 2);
    assert_int_equal(collective_busy_within(busy, count, 0, 100), 25);
    assert_int_equal(collective_busy_within(busy, count, 12, 45), 18);
    assert_int_equal(collective_busy_within(busy, count, 25, 40), 0);
    assert_int_equal(collective_busy_within(busy, count, 45, 12), 0);
    assert_int_equal(collective_busy_within(busy, 0, 0, 100), 0);
}

/* ---- waits by a common clock ---- */

/* Three ranks that come at 50, 80 and 60 µs; the clock of the second is 5 ms ahead. The
 * one that comes second ends before the last has come. */
static void analyse_on_clocks(const struct set_clocks *clocks, struct analysed *out)
{
    static const int starts[] = {50, 5080, 60}, durs[] = {50, 30, 20};

    analysed_begin(out, "collectives", NULL);
    ((struct waiting_options *)out->result.options.own)->sides[0].clocks = clocks;
    for (int i = 0; i < 3; i++) {
        TEST_RANK rank;
        struct span_text span;

        span_begin(&span);
        trace_step(&span, 1, i == 1 ? 5000 : 0, 400);
        trace_collective(&span, starts[i], durs[i], 20, FACTS ",\"Seq\":1");
        rank_make(&rank, &span, 1, &trace_options);
        rank.rows.rank = i;
        analysed_add(out, &rank.rows);
    }
    analysed_finish(out);
}

/* The clocks of these ranks, that of the second to ± `half` ns. */
static struct set_clocks known_clocks(struct clocks_rank ranks[3], double half)
{
    static const int64_t numbers[] = {0, 1, 2};
    static const bool identity[] = {false};
    static struct clocks_component component = {.ranks = 3};

    for (int i = 0; i < 3; i++)
        ranks[i] =
            (struct clocks_rank){.status = i == 0 ? CLOCKS_REFERENCE : CLOCKS_ALIGNED};
    ranks[1].coarse = 5000000;
    ranks[1].half[0] = ranks[1].half[1] = half;
    return (struct set_clocks){.clocks = {ranks, &component, 1},
                               .ranks = numbers,
                               .rank_count = 3,
                               .identity = identity};
}

static void waits_go_by_the_last_begin_on_a_common_clock(void **state)
{
    struct clocks_rank ranks[3];
    const struct set_clocks clocks = known_clocks(ranks, 4000);
    ANALYSED result;

    (void)state;
    analyse_on_clocks(&clocks, &result);
    const struct table *instances = analysed_table(&result, "instances");
    assert_number(instances, 0, "last", 1); /* not the shortest, which ends at 80 */
    assert_number(instances, 0, "last_certain", 1);
    assert_number(instances, 0, "lead_half_width", 4);
    assert_number(instances, 0, "transfer", 30);
    assert_number(instances, 0, "wait", 50);
    assert_string_equal(text_at(instances, 0, "waiting_by"), "common_clock");
    const struct table *rows = analysed_table(&result, "rows");
    assert_number(rows, 0, "wait", 30);
    assert_number(rows, 0, "wait_half_width", 4);
    assert_number(rows, 1, "wait", 0);
    assert_number(rows, 2, "wait", 20);
    const struct table *by_rank = analysed_table(&result, "by_rank");
    assert_number(by_rank, 1, "caused_per_step", 50);
    assert_number(by_rank, 1, "last_certain", 1);
    assert_number(by_rank, 2, "wait_per_step", 20);
    assert_number(by_rank, 2, "transfer_per_step", 0); /* they add up to its duration */
    const struct table *all = analysed_table(&result, "summary");
    assert_string_equal(text_at(all, 0, "waiting_by"), "common_clock");
    assert_number(all, 0, "last_certain", 1);
}

static void an_uncertain_last_rank_is_not_blamed(void **state)
{
    struct clocks_rank ranks[3];
    const struct set_clocks clocks = known_clocks(ranks, 20000);
    ANALYSED result;

    (void)state;
    analyse_on_clocks(&clocks, &result);
    assert_number(analysed_table(&result, "instances"), 0, "last_certain", 0);
    const struct table *by_rank = analysed_table(&result, "by_rank");
    assert_number(by_rank, 1, "caused_per_step", 0);
    assert_number(by_rank, 1, "last", 1);
    assert_number(by_rank, 1, "last_certain", 0);
    assert_number(by_rank, 0, "exposed_wait_per_step", 30);
}

static void one_rank_without_a_clock_leaves_durations(void **state)
{
    struct clocks_rank ranks[3];
    const struct set_clocks clocks = known_clocks(ranks, 0);
    ANALYSED result;

    (void)state;
    ranks[0].status = CLOCKS_TOO_FEW;
    analyse_on_clocks(&clocks, &result);
    const struct table *instances = analysed_table(&result, "instances");
    assert_number(instances, 0, "last", 2);
    assert_number(instances, 0, "transfer", 20);
    assert_no_number(instances, 0, "last_certain");
    assert_string_equal(text_at(instances, 0, "waiting_by"), "shortest_duration");
    const struct table *by_rank = analysed_table(&result, "by_rank");
    assert_number(by_rank, 0, "wait_per_step", 30);
    assert_number(by_rank, 2, "caused_per_step", 40);
    assert_no_number(by_rank, 2, "last_certain");
    assert_no_number(by_rank, 2, "wait_half_width_per_step");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_last_rank_waits_least),
    cmocka_unit_test(the_time_before_begins_with_the_step),
    cmocka_unit_test(a_row_of_no_time_has_a_time_before),
    cmocka_unit_test(one_rank_names_the_group),
    cmocka_unit_test(sizes_leave_out_what_has_no_group_size),
    cmocka_unit_test(names_have_classes),
    cmocka_unit_test(types_have_sizes),
    cmocka_unit_test(splits_and_lists_are_read),
    cmocka_unit_test(busy_time_is_that_of_the_window),
    cmocka_unit_test(waits_go_by_the_last_begin_on_a_common_clock),
    cmocka_unit_test(an_uncertain_last_rank_is_not_blamed),
    cmocka_unit_test(one_rank_without_a_clock_leaves_durations),
};
ANALYSIS_TESTS(collectives, tests);
