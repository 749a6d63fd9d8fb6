/* The waterfall adds up. */
#include "base/error.h"
#include "compare/compare.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static struct trace_step step_of(int64_t compute, int64_t communication, int64_t memory,
                                 int64_t idle)
{
    return (struct trace_step){.has_parts = true,
                               .dur = compute + communication + memory + idle,
                               .compute = compute,
                               .exposed_communication = communication,
                               .exposed_memory = memory,
                               .idle = idle};
}

static int64_t sum_of_parts(const struct waterfall *waterfall)
{
    int64_t sum = 0;

    for (int part = 0; part < WATERFALL_PARTS; part++)
        sum += waterfall->parts[part];
    return sum;
}

static void shows_where_the_change_went(void **state)
{
    struct waterfall_sums control = {0}, test = {0};
    struct trace_step steps[] = {step_of(100, 10, 5, 20), step_of(110, 12, 5, 23),
                                 step_of(150, 40, 5, 10), step_of(152, 44, 5, 10),
                                 step_of(154, 42, 5, 10)};
    struct waterfall waterfall;

    (void)state;
    for (int i = 0; i < 5; i++)
        assert_true(waterfall_add(i < 2 ? &control : &test, &steps[i]));
    waterfall_make(&control, &test, NULL, 0, &waterfall);
    assert_true(waterfall.known);
    assert_true(waterfall.mean[0] == 142.5 && waterfall.mean[1] == 209);
    assert_true(waterfall.part_mean[0][WATERFALL_IDLE] == 21.5);
    assert_int_equal(waterfall.step, 67); /* 66.5, halves up */
    assert_int_equal(waterfall.parts[WATERFALL_COMPUTE], 47);
    assert_int_equal(waterfall.parts[WATERFALL_EXPOSED_COMMUNICATION], 31);
    assert_int_equal(waterfall.parts[WATERFALL_EXPOSED_MEMORY], 0);
    assert_int_equal(waterfall.parts[WATERFALL_IDLE], -11); /* -11.5 */
    assert_int_equal(sum_of_parts(&waterfall), waterfall.step);
}

static void adds_up_for_every_number_of_samples(void **state)
{
    uint64_t seed = 3;

    (void)state;
    for (int round = 0; round < 5000; round++) {
        struct waterfall_sums sums[2] = {{0}, {0}};
        struct waterfall waterfall;

        for (int side = 0; side < 2; side++) {
            for (int i = 0; i <= (round + side * 3) % 13; i++) {
                int64_t part[4];

                for (int p = 0; p < 4; p++) {
                    seed = seed * 6364136223846793005u + 1442695040888963407u;
                    part[p] = (int64_t)(seed >> (30 + round % 30));
                }
                struct trace_step step = step_of(part[0], part[1], part[2], part[3]);
                assert_true(waterfall_add(&sums[side], &step));
            }
        }
        waterfall_make(&sums[0], &sums[1], NULL, 0, &waterfall);
        double change = waterfall.mean[1] - waterfall.mean[0];
        assert_int_equal(sum_of_parts(&waterfall), waterfall.step);
        assert_true(fabs((double)waterfall.step - change) <= 0.5 + fabs(change) * 1e-12);
        for (int part = 0; part < WATERFALL_PARTS; part++) {
            double exact = waterfall.part_mean[1][part] - waterfall.part_mean[0][part];

            assert_true(fabs((double)waterfall.parts[part] - exact) <
                        1 + waterfall.part_mean[1][part] * 1e-12);
        }
    }
}

/* Sums of days in ns times thousands of samples leave int64, and doubles lose digits. */
static void stays_exact_with_large_numbers(void **state)
{
    struct waterfall_sums control = {.samples = 1279,
                                     .has_parts = true,
                                     .step = 8000000000000000003,
                                     .parts = {8000000000000000000, 1, 1, 1}};
    struct waterfall_sums test = {.samples = 1279,
                                  .has_parts = true,
                                  .step = 8000000000000002561,
                                  .parts = {8000000000000000000, 1280, 1, 1280}};
    struct waterfall waterfall;

    (void)state;
    waterfall_make(&control, &test, NULL, 0, &waterfall);
    assert_int_equal(waterfall.step, 2);
    assert_int_equal(waterfall.parts[WATERFALL_COMPUTE], 0);
    assert_int_equal(waterfall.parts[WATERFALL_EXPOSED_COMMUNICATION], 1);
    assert_int_equal(waterfall.parts[WATERFALL_IDLE], 1);
}

static void needs_parts_on_both_sides(void **state)
{
    struct trace_step whole = step_of(1, 2, 3, 4);
    struct trace_step without = {.dur = 10};
    struct waterfall_sums control = {0}, test = {0}, none = {0};
    struct waterfall_sums full = {.step = INT64_MAX - 5};
    struct waterfall waterfall;

    (void)state;
    waterfall_add(&control, &whole);
    waterfall_add(&control, &without);
    waterfall_add(&test, &whole);
    assert_false(control.has_parts);
    waterfall_make(&control, &test, NULL, 0, &waterfall);
    assert_false(waterfall.known);
    waterfall_make(&none, &test, NULL, 0, &waterfall);
    assert_false(waterfall.known);
    waterfall_make(&test, &test, NULL, 0, &waterfall);
    assert_true(waterfall.known && waterfall.step == 0);
    assert_false(waterfall_add(&full, &whole));
}

static void names_the_operations_that_changed_most(void **state)
{
    struct trace_step step = step_of(1, 1, 1, 1);
    struct waterfall_sums control = {0}, test = {0};
    const struct waterfall_operation operations[] = {
        {0, WATERFALL_COMPUTE, {100, 140}}, {1, WATERFALL_COMPUTE, {100, 40}},
        {2, WATERFALL_COMPUTE, {50, 100}},  {4, WATERFALL_COMPUTE, {10, 21}},
        {5, WATERFALL_COMPUTE, {10, 22}},   {6, WATERFALL_COMPUTE, {10, 23}},
        {7, WATERFALL_COMPUTE, {10, 24}},   {8, WATERFALL_EXPOSED_MEMORY, {1, 2}}};
    struct waterfall waterfall;

    (void)state;
    waterfall_add(&control, &step);
    waterfall_add(&test, &step);
    waterfall_add(&test, &step);
    waterfall_make(&control, &test, operations, 8, &waterfall);
    const struct waterfall_contributor *list = waterfall.contributors[WATERFALL_COMPUTE];
    assert_int_equal(waterfall.contributor_count[WATERFALL_COMPUTE], 5);
    assert_int_equal(list[0].id, 1); /* 20 - 100 */
    assert_true(list[0].change == -80);
    assert_int_equal(list[1].id, 0); /* 70 - 100 */
    assert_true(list[1].change == -30);
    assert_int_equal(list[2].id, 7); /* 12 - 10; that of 2 did not change per sample */
    assert_int_equal(list[3].id, 6);
    assert_int_equal(list[4].id, 5);
    assert_true(waterfall.operations[0][WATERFALL_COMPUTE] == 290);
    assert_true(waterfall.operations[1][WATERFALL_COMPUTE] == 185);
    assert_true(waterfall.operations[1][WATERFALL_EXPOSED_COMMUNICATION] == 0);
    assert_int_equal(waterfall.contributor_count[WATERFALL_EXPOSED_MEMORY], 0);
    assert_int_equal(waterfall.contributor_count[WATERFALL_EXPOSED_COMMUNICATION], 0);
}

/* Compute takes `compute` ns more of a step of 10,000 ns, idle `idle`. */
static void check_explained(int64_t compute, int64_t idle,
                            const struct waterfall_operation *operations, size_t count,
                            enum waterfall_part part, const char *expected)
{
    struct trace_step before = step_of(5000, 1000, 1000, 3000);
    struct trace_step after = step_of(5000 + compute, 1000, 1000, 3000 + idle);
    struct waterfall_sums control = {0}, test = {0};
    struct waterfall waterfall;
    CLEANUP_SENTENCE struct sentence words = SENTENCE;

    waterfall_add(&control, &before);
    waterfall_add(&test, &after);
    waterfall_make(&control, &test, operations, count, &waterfall);
    waterfall_explain_words(&waterfall, part, &words);
    assert_string_equal(sentence_words(&words), expected);
}

static void says_what_the_named_explain(void **state)
{
    const struct waterfall_operation kernels[] = {
        {0, WATERFALL_COMPUTE, {100, 500}}, {1, WATERFALL_COMPUTE, {100, 300}},
        {2, WATERFALL_COMPUTE, {100, 200}}, {3, WATERFALL_COMPUTE, {100, 150}},
        {4, WATERFALL_COMPUTE, {100, 150}}, {5, WATERFALL_COMPUTE, {7, 7}}};

    (void)state;
    /* 700 of 1000 by three, 100 by two more; 200 is no row's. */
    check_explained(1000, 0, kernels, 6, WATERFALL_COMPUTE,
                    "in 2 other rows: +100 ns; less overlap with other work: +200 ns");
    check_explained(800, 0, kernels, 6, WATERFALL_COMPUTE, "in 2 other rows: +100 ns");
    check_explained(600, 0, kernels, 2, WATERFALL_COMPUTE, "");
    check_explained(500, 0, kernels, 2, WATERFALL_COMPUTE,
                    "more overlap with other work: −100 ns");
    check_explained(-600, 0, kernels, 2, WATERFALL_COMPUTE,
                    "more overlap with other work: −1.20 \u00b5s");
    check_explained(500, 0, NULL, 0, WATERFALL_COMPUTE,
                    "less overlap with other work: +500 ns");
    /* The bar does not change. */
    check_explained(0, 0, kernels, 6, WATERFALL_COMPUTE,
                    "its rows take 8.0 % of a step more, but other work hides this");
    check_explained(0, 0, kernels + 5, 1, WATERFALL_COMPUTE, "");
    /* What the host did is in the account. */
    check_explained(0, 1000, NULL, 0, WATERFALL_IDLE, "");
}

/* Device rows of no step may run in the steps: then overlap is not the only reason. */
static void says_that_work_may_belong_to_no_step(void **state)
{
    struct waterfall waterfall = {.known = true,
                                  .stray = true,
                                  .mean = {1000, 1200},
                                  .parts = {[WATERFALL_COMPUTE] = 200}};
    CLEANUP_SENTENCE struct sentence words = SENTENCE;

    (void)state;
    waterfall_explain_words(&waterfall, WATERFALL_COMPUTE, &words);
    assert_string_equal(sentence_words(&words),
                        "less overlap with other work (or more work that belongs to no "
                        "step): +200 ns");
    sentence_clear(&words);
    waterfall.named[WATERFALL_COMPUTE] = 1;
    waterfall.named_change[WATERFALL_COMPUTE] = 100;
    waterfall.operations[1][WATERFALL_COMPUTE] = 100;
    waterfall_explain_words(&waterfall, WATERFALL_COMPUTE, &words);
    assert_string_equal(sentence_words(&words),
                        "less overlap with other work (or more work that belongs to no "
                        "step): +100 ns");
}

static void shares_add_up(void **state)
{
    const struct waterfall_operation kernels[] = {{0, WATERFALL_COMPUTE, {100, 90}},
                                                  {1, WATERFALL_COMPUTE, {100, 300}},
                                                  {2, WATERFALL_COMPUTE, {1000, 200}},
                                                  {3, WATERFALL_COMPUTE, {100, 150}}};
    struct trace_step before = step_of(5000, 0, 0, 0), after = step_of(4321, 0, 0, 0);
    struct waterfall_sums control = {0}, test = {0};
    struct waterfall_explanation explained;
    struct waterfall waterfall;

    (void)state;
    waterfall_add(&control, &before);
    waterfall_add(&test, &after);
    waterfall_make(&control, &test, kernels, 4, &waterfall);
    waterfall_explain(&waterfall, WATERFALL_COMPUTE, &explained);
    assert_true(explained.moved);
    assert_int_equal(waterfall.named[WATERFALL_COMPUTE], 3);
    assert_int_equal(explained.rows, 1);
    assert_true(fabs(explained.named - -550. / -679) < 1e-12);
    assert_true(fabs(explained.named + explained.others + explained.overlap - 1) < 1e-12);
}

static void knows_which_bar(void **state)
{
    static const struct {
        uint8_t side, kind;
        enum waterfall_part part;
    } cases[] = {
        {TRACE_DEVICE, TRACE_KIND_COMPUTATION, WATERFALL_COMPUTE},
        {TRACE_DEVICE, TRACE_KIND_COMMUNICATION, WATERFALL_EXPOSED_COMMUNICATION},
        {TRACE_DEVICE, TRACE_KIND_MEMORY, WATERFALL_EXPOSED_MEMORY}};
    enum waterfall_part part;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_true(waterfall_part_of(cases[i].side, cases[i].kind, &part));
        assert_int_equal(part, cases[i].part);
    }
    assert_false(waterfall_part_of(TRACE_HOST, TRACE_KIND_NONE, &part));
    assert_false(waterfall_part_of(TRACE_NEITHER, TRACE_KIND_NONE, &part));
    assert_string_equal(waterfall_part_name(WATERFALL_EXPOSED_COMMUNICATION),
                        "exposed_communication");
}

/* Rows of the parts of the host add up to their bar, but where no call is recorded. */
static void has_the_parts_of_the_host(void **state)
{
    static const struct waterfall_operation rows[] = {
        {0, WATERFALL_OPERATORS, {500, 1400}}, {1, WATERFALL_OPERATORS, {100, 200}},
        {2, WATERFALL_OPERATORS, {100, 100}},  {3, WATERFALL_OPERATORS, {50, 51}},
        {4, WATERFALL_NO_CALL, {10, 30}},
    };
    static const struct words_case {
        enum waterfall_part part;
        const char *words;
    } cases[] = {{WATERFALL_OPERATORS, "in 1 other row: +200 ns"},
                 {WATERFALL_NO_CALL, ""},
                 {WATERFALL_INPUT, ""}};
    const struct waterfall_sums sums[2] = {
        {1, 1000, {[WATERFALL_OPERATORS] = 800, [WATERFALL_NO_CALL] = 200}, true},
        {1,
         2260,
         {[WATERFALL_OPERATORS] = 2000,
          [WATERFALL_NO_CALL] = 250,
          [WATERFALL_COLLECTION] = 10},
         true}};
    struct waterfall waterfall;
    CLEANUP_SENTENCE struct sentence words = SENTENCE;

    (void)state;
    waterfall_make(&sums[0], &sums[1], rows, 5, &waterfall);
    waterfall.of_host = true;
    assert_int_equal(sum_of_parts(&waterfall), 1260);
    for (int part = 0; part < WATERFALL_PARTS; part++)
        assert_int_equal(waterfall_has(&waterfall, part),
                         part == WATERFALL_OPERATORS || part == WATERFALL_NO_CALL ||
                             part == WATERFALL_COLLECTION);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        sentence_clear(&words);
        waterfall_explain_words(&waterfall, cases[i].part, &words);
        assert_string_equal(sentence_words(&words), cases[i].words);
    }
    waterfall.of_host = false;
    assert_true(waterfall_has(&waterfall, WATERFALL_EXPOSED_MEMORY));
    assert_false(waterfall_has(&waterfall, WATERFALL_OPERATORS));
    waterfall.known = false;
    assert_false(waterfall_has(&waterfall, WATERFALL_IDLE));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shows_where_the_change_went),
        cmocka_unit_test(adds_up_for_every_number_of_samples),
        cmocka_unit_test(stays_exact_with_large_numbers),
        cmocka_unit_test(needs_parts_on_both_sides),
        cmocka_unit_test(names_the_operations_that_changed_most),
        cmocka_unit_test(says_what_the_named_explain),
        cmocka_unit_test(says_that_work_may_belong_to_no_step),
        cmocka_unit_test(shares_add_up),
        cmocka_unit_test(knows_which_bar),
        cmocka_unit_test(has_the_parts_of_the_host),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
