/* Clocks of ranks: the analysis on ranks whose clocks are set apart; collectives of the
 * processor; the order of arrival; hosts. */
#include "../collective_trace.h"
#include "analysis_tests.h"

#include <stdio.h>

#define STEPS 8
#define FACTS                                                                            \
    "\"Collective name\":\"allreduce\",\"Process Group Name\":\"dp\",\"Group size\":2"

/* A rank whose clock is `ahead` µs ahead, and which comes `late` µs after the start of
 * each collective. */
static void make_rank(struct test_rank *rank, int number, int ahead, int late, bool host)
{
    struct span_text span;

    span_begin(&span);
    for (int step = 0; step < STEPS; step++) {
        int begin = ahead + 1000 * step;
        char facts[160];

        trace_step(&span, step + 1, begin, 900);
        span_host(&span, "cpu_op", "aten::mm", begin, 10, 0);
        snprintf(facts, sizeof facts, FACTS ",\"Seq\":%d", step);
        if (host)
            span_host(&span, "user_annotation", "gloo:all_reduce", begin + 100 + late,
                      400 - late, 0);
        else
            trace_collective(&span, begin + 100 + late, 400 - late, step + 1, facts);
    }
    rank_make(rank, &span, 1, &trace_options);
    rank->rows.rank = number;
}

static void analyse_two(struct analysed *result, int ahead, int late, bool host)
{
    TEST_RANK first, second;

    analysed_begin(result, "clocks", NULL);
    make_rank(&first, 0, 0, 0, host);
    make_rank(&second, 1, ahead, late, host);
    analysed_add(result, &first.rows);
    analysed_add(result, &second.rows);
    analysed_finish(result);
}

static void assert_clock(bool host)
{
    ANALYSED result;

    analyse_two(&result, 700, 50, host);
    const struct table *set = analysed_table(&result, "summary");
    assert_string_equal(text_at(set, 0, "status"), "one_clock");
    assert_string_equal(text_at(set, 0, "host_rows"), host ? "yes" : "no");
    assert_number(set, 0, "usable", STEPS);
    const struct table *ranks = analysed_table(&result, "per_rank");
    assert_string_equal(text_at(ranks, 0, "status"), "reference");
    assert_string_equal(text_at(ranks, 1, "status"), "aligned");
    assert_number(ranks, 1, "offset_ns", 700000);
    assert_number(ranks, 1, "drift_ppm", 0);
    assert_number(ranks, 1, "instances", STEPS);
    /* Rank 1 comes last each time, by 50 µs, for which rank 0 waits. */
    const struct table *waiting = analysed_table(&result, "waiting");
    assert_number(waiting, 0, "waited", 50 * STEPS);
    assert_number(waiting, 1, "waited", 0);
    assert_number(waiting, 1, "last", STEPS);
    assert_number(waiting, 1, "last_certain", STEPS);
    /* The median of two is between them. */
    assert_number(waiting, 0, "lateness", -25);
    assert_number(waiting, 1, "lateness", 25);
    const struct table *lateness = analysed_table(&result, "lateness");
    assert_int_equal(lateness->row_count, 2 * STEPS);
    assert_number(lateness, 3, "step", 4);
    assert_number(lateness, 3, "to_step", 4);
    assert_number(lateness, STEPS + 3, "rank", 1);
    assert_number(lateness, STEPS + 3, "instances", 1);
    assert_number(lateness, STEPS + 3, "last_certain", 1);
    assert_number(lateness, STEPS + 3, "lateness", 25);
    const struct table *skew = analysed_table(&result, "step_skew");
    assert_int_equal(skew->row_count, STEPS);
    assert_number(skew, 3, "step", 4);
    assert_number(skew, 3, "skew", 0);
    const struct table *apart = analysed_table(&result, "skew");
    assert_int_equal(apart->row_count, 1);
    assert_number(apart, 0, "steps", STEPS);
    assert_number(apart, 0, "largest", 0);
}

static void ranks_get_one_clock(void **state)
{
    (void)state;
    assert_clock(false);
}

static void collectives_of_the_processor_count(void **state)
{
    (void)state;
    assert_clock(true);
}

/* 50 µs, and clocks that are known to 15 µs: 10 µs tell no order. */
static void a_small_lead_is_not_certain(void **state)
{
    ANALYSED result;

    (void)state;
    analyse_two(&result, -300, 10, false);
    const struct table *waiting = analysed_table(&result, "waiting");
    assert_number(waiting, 1, "last", STEPS);
    assert_number(waiting, 1, "last_certain", 0);
}

/* Each rank sends to the other one in each step; the receive of rank 1 ends, by its
 * clock, `early` µs before the send of rank 0 begins. */
static void make_sender(struct test_rank *rank, int number, int ahead, int early)
{
    struct span_text span;

    span_begin(&span);
    for (int step = 0; step < STEPS; step++) {
        int begin = ahead + 1000 * step;
        char facts[160];

        trace_step(&span, step + 1, begin, 900);
        snprintf(facts, sizeof facts, FACTS ",\"Seq\":%d", step);
        trace_collective(&span, begin + 100, 400, 3 * step + 1, facts);
        for (int to = 0; to < 2; to++) {
            bool sends = to != number;
            int at = begin + 600 + (sends ? 0 : to == 1 ? -early - 20 : 10);

            snprintf(facts, sizeof facts,
                     "\"Collective name\":\"%s\",\"Process Group Name\":\"pp\","
                     "\"Group size\":2,\"Src Rank\":%d,\"Dst Rank\":%d",
                     sends ? "send" : "recv", 1 - to, to);
            trace_collective(&span, at, 20, 3 * step + 2 + to, facts);
        }
    }
    rank_make(rank, &span, 1, &trace_options);
    rank->rows.rank = number;
}

static void messages_are_checked(void **state)
{
    (void)state;
    for (int early = 0; early <= 50; early += 50) {
        ANALYSED result;
        TEST_RANK first, second;

        analysed_begin(&result, "clocks", NULL);
        make_sender(&first, 0, 0, early);
        make_sender(&second, 1, 700, early);
        analysed_add(&result, &first.rows);
        analysed_add(&result, &second.rows);
        analysed_finish(&result);
        const struct table *set = analysed_table(&result, "summary");
        assert_number(set, 0, "messages", 2 * STEPS);
        assert_number(set, 0, "messages_smallest_ns", -1000 * early);
        assert_number(set, 0, "messages_violated", early > 0 ? STEPS : 0);
        assert_string_equal(text_at(set, 0, "notes"), "few_instances");
    }
}

static void one_rank_has_no_match(void **state)
{
    ANALYSED result;
    TEST_RANK rank;

    (void)state;
    analysed_begin(&result, "clocks", NULL);
    make_rank(&rank, 5, 0, 0, false);
    analysed_add(&result, &rank.rows);
    analysed_finish(&result);
    assert_string_equal(text_at(analysed_table(&result, "summary"), 0, "status"),
                        "not_aligned");
    assert_string_equal(text_at(analysed_table(&result, "per_rank"), 0, "status"),
                        "no_match");
    assert_int_equal(analysed_table(&result, "waiting")->row_count, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(ranks_get_one_clock),
    cmocka_unit_test(collectives_of_the_processor_count),
    cmocka_unit_test(a_small_lead_is_not_certain),
    cmocka_unit_test(messages_are_checked),
    cmocka_unit_test(one_rank_has_no_match),
};
ANALYSIS_TESTS(clocks, tests);
