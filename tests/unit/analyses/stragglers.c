/* Stragglers: which rank the others wait for, why, and what it would be without. */
#include "../collective_trace.h"
#include "analysis_tests.h"

#include <stdio.h>

#define RANKS 4
#define STEPS 3
#define FACTS                                                                            \
    "\"Collective name\":\"allreduce\",\"Process Group Name\":\"dp\",\"Group size\":4"

/* What a rank does before the collective of each step, in µs: compute, copies, and a
 * pause. Rank `late` does `more` of one of them. */
struct plan {
    int late, more[3];
};

/* One collective a step that ends for all at 400 µs of it. */
static void make_rank(struct test_rank *rank, int number, const struct plan *plan)
{
    struct span_text span;
    int correlation = 1;

    span_begin(&span);
    for (int step = 0; step < STEPS; step++) {
        int begin = step * 500, is_late = number == plan->late;
        int compute = 100 + (is_late ? plan->more[0] : 0);
        int copies = 20 + (is_late ? plan->more[1] : 0);
        int pause = 10 + (is_late ? plan->more[2] : 0);
        int start = begin + pause + compute + copies;
        char facts[160];

        trace_step(&span, step + 1, begin, 500);
        span_host(&span, "cpu_op", "aten::mm", begin, 4 + pause, 0);
        span_launch(&span, "gemm", 7, begin + 1, 1, begin + pause, compute,
                    correlation++);
        span_host(&span, "cuda_runtime", "cudaMemcpyAsync", begin + 2, 1, correlation);
        span_device(&span, "gpu_memcpy", "Memcpy HtoD", 0, 8, begin + pause + compute,
                    copies, correlation++, -1);
        snprintf(facts, sizeof facts, FACTS ",\"Seq\":%d", step);
        trace_collective(&span, start, begin + 400 - start, correlation++, facts);
    }
    rank_make(rank, &span, 1, &trace_options);
    rank->rows.rank = number;
}

static void analyse_plan(const struct plan *plan, struct analysed *result)
{
    analysed_begin(result, "stragglers", NULL);
    for (int i = 0; i < RANKS; i++) {
        TEST_RANK rank;

        make_rank(&rank, i, plan);
        analysed_add(result, &rank.rows);
    }
    analysed_finish(result);
}

/* The rank is named, with its cause, its excess and what a step would take. */
static void assert_straggler(const struct plan *plan, const char *cause,
                             const char *column, double more)
{
    ANALYSED result;

    analyse_plan(plan, &result);
    const struct table *ranks = analysed_table(&result, "by_rank");
    assert_int_equal(ranks->row_count, RANKS);
    assert_number(ranks, 0, "rank", plan->late);
    assert_number(ranks, 0, "straggler", 1);
    assert_string_equal(text_at(ranks, 0, "cause"), cause);
    assert_number(ranks, 0, "caused_per_step", 3 * more);
    assert_number(ranks, 0, "caused_pctg", 100);
    assert_number(ranks, 0, "last_pctg", 100);
    assert_number(ranks, 0, "worst_steps", STEPS);
    assert_number(ranks, 0, "steps", STEPS);
    assert_number(ranks, 0, column, more);
    assert_number(ranks, 0, "step_time_like_median", 500 - more);
    for (size_t i = 1; i < RANKS; i++) {
        assert_number(ranks, i, "straggler", 0);
        assert_number(ranks, i, "step_time_like_median", 500);
    }
    const struct table *steps = analysed_table(&result, "by_step");
    assert_int_equal(steps->row_count, STEPS);
    assert_number(steps, 1, "rank", plan->late);
    assert_number(steps, 1, "caused", 3 * more);
    assert_number(steps, 1, "step_time_like_median", 500 - more);
}

static void a_rank_that_computes_longer(void **state)
{
    const struct plan plan = {2, {60, 0, 0}};
    ANALYSED result;

    (void)state;
    assert_straggler(&plan, "compute", "compute_excess_per_step", 60);
    analyse_plan(&plan, &result);
    const struct table *operators = analysed_table(&result, "operators");
    assert_int_equal(operators->row_count, 1);
    assert_number(operators, 0, "rank", 2);
    assert_string_equal(text_at(operators, 0, "operator"), "aten::mm");
    assert_string_equal(text_at(operators, 0, "measure"), "compute");
    assert_number(operators, 0, "time_per_step", 160);
    assert_number(operators, 0, "median_per_step", 100);
    assert_number(operators, 0, "excess_per_step", 60);
    assert_number(operators, 0, "calls_per_step", 1);
}

static void a_rank_that_copies_longer(void **state)
{
    const struct plan plan = {0, {0, 45, 0}};

    (void)state;
    assert_straggler(&plan, "memory", "memory_excess_per_step", 45);
}

static void a_rank_whose_host_is_late(void **state)
{
    const struct plan plan = {3, {0, 0, 30}};
    ANALYSED result;

    (void)state;
    assert_straggler(&plan, "idle", "idle_excess_per_step", 30);
    analyse_plan(&plan, &result);
    const struct table *operators = analysed_table(&result, "operators");
    assert_int_equal(operators->row_count, 1);
    assert_string_equal(text_at(operators, 0, "measure"), "host");
    assert_number(operators, 0, "excess_per_step", 30);
}

/* 2 % of the step of each other rank. */
static void little_waiting_makes_no_straggler(void **state)
{
    const struct plan little = {1, {9, 0, 0}}, enough = {1, {10, 0, 0}};
    ANALYSED result;

    (void)state;
    assert_straggler(&enough, "compute", "compute_excess_per_step", 10);
    analyse_plan(&little, &result);
    const struct table *ranks = analysed_table(&result, "by_rank");
    assert_number(ranks, 0, "rank", 1);
    assert_number(ranks, 0, "caused_per_step", 27);
    assert_number(ranks, 0, "straggler", 0);
}

static void equal_ranks_wait_for_none(void **state)
{
    const struct plan plan = {-1, {0, 0, 0}};
    ANALYSED result;

    (void)state;
    analyse_plan(&plan, &result);
    const struct table *ranks = analysed_table(&result, "by_rank");
    for (size_t i = 0; i < RANKS; i++) {
        assert_number(ranks, i, "rank", (double)i);
        assert_number(ranks, i, "straggler", 0);
        assert_number(ranks, i, "caused_per_step", 0);
    }
    assert_int_equal(analysed_table(&result, "operators")->row_count, 0);
    assert_no_number(analysed_table(&result, "by_step"), 0, "rank");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_rank_that_computes_longer),
    cmocka_unit_test(a_rank_that_copies_longer),
    cmocka_unit_test(a_rank_whose_host_is_late),
    cmocka_unit_test(little_waiting_makes_no_straggler),
    cmocka_unit_test(equal_ranks_wait_for_none),
};
ANALYSIS_TESTS(stragglers, tests);
