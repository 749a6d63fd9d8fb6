/* What a test compares: samples, or the means of the ranks of a step. */
#include "base/error.h"
#include "compare/verdict.h"
#include "store/set_view.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#define CLEANUP_OBSERVATIONS CLEANUP(free_observations)

/* Of the observations of a test. */
static struct arena *arena;

static void free_observations(struct observations *observations)
{
    (void)observations;
    arena_free(&arena);
}

static struct arena *its_arena(void)
{
    if (arena == NULL)
        arena = arena_make(NULL);
    return arena;
}

static void group(const int64_t *control, size_t m, const int64_t *test, size_t n,
                  struct observations *out)
{
    struct observations_key keys[2][16];
    const struct observations_key *sides[2] = {NULL, NULL};
    const int64_t *numbers[2] = {control, test};
    const size_t counts[2] = {m, n};

    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; numbers[side] != NULL && i < counts[side]; i++)
            keys[side][i] = (struct observations_key){.number = numbers[side][i]};
        sides[side] = numbers[side] != NULL ? keys[side] : NULL;
    }
    observations_group(sides, counts, its_arena(), out);
}

/* Two ranks, six steps: the steps, in their order, halves up. */
static void ranks_of_a_step_are_one(void **state)
{
    static const int64_t keys[] = {9, 6, 7, 8, 5, 10, 9, 6, 7, 8, 5, 10};
    static const int64_t alone[] = {1, 2, 3, 4};
    static const int64_t times[] = {100, 110, 130, 90, -3, 140, 102, 113, 133, 91, -4, 0};
    static const int64_t means[] = {-3, 112, 132, 91, 101, 70};
    CLEANUP_OBSERVATIONS struct observations all;
    int64_t out[6];

    (void)state;
    group(keys, 12, alone, 4, &all);
    assert_true(all.averaged);
    assert_int_equal(all.count[0], 6);
    assert_int_equal(all.count[1], 4);
    assert_int_equal(all.of[0][0], 4);
    assert_int_equal(all.of[0][6], 4);
    assert_int_equal(all.of[0][10], 0);
    observations_average(&all, 0, times, out);
    assert_memory_equal(out, means, sizeof out);
    observations_average(&all, 1, times, out);
    assert_memory_equal(out, times, 4 * sizeof *out);
    assert_string_equal(observations_unit(&all), "step");
}

/* Fewer than four steps on one side leave both with their samples. */
static void few_steps_leave_it_to_the_samples(void **state)
{
    static const int64_t few[] = {1, 2, 3, 1, 2, 3}, enough[] = {1, 1, 2, 3, 4};
    static const int64_t times[] = {6, 5, 4, 3, 2, 1};
    CLEANUP_OBSERVATIONS struct observations all;
    int64_t out[6];

    (void)state;
    group(few, 6, enough, 5, &all);
    assert_false(all.averaged);
    assert_int_equal(all.count[0], 6);
    assert_int_equal(all.count[1], 5);
    assert_int_equal(all.of[1][4], 4);
    assert_int_equal(all.begin[0][6], 6);
    observations_average(&all, 0, times, out);
    assert_memory_equal(out, times, sizeof out);
    assert_string_equal(observations_unit(&all), "rank and step");
    assert_true(observations_suffice(&all));
}

/* Where no two ranks share a step, an observation is a (rank, step). */
static void single_ranks_need_no_mean(void **state)
{
    static const int64_t keys[] = {4, 3, 2, 1};
    CLEANUP_OBSERVATIONS struct observations all;

    (void)state;
    group(keys, 4, NULL, 3, &all);
    assert_false(all.averaged);
    assert_int_equal(all.of[0][0], 0);
    assert_false(observations_suffice(&all));
}

/* Sums beyond 64 bits. */
static void large_times_do_not_wrap(void **state)
{
    static const int64_t keys[] = {1, 1, 1, 2, 3, 4}, alone[] = {1, 2, 3, 4};
    static const int64_t times[] = {INT64_MAX, INT64_MAX, INT64_MAX - 3, 1, 2, 3};
    CLEANUP_OBSERVATIONS struct observations all;
    int64_t out[4];

    (void)state;
    group(keys, 6, alone, 4, &all);
    observations_average(&all, 0, times, out);
    assert_true(out[0] == INT64_MAX - 1);
}

static void no_samples_are_no_observations(void **state)
{
    CLEANUP_OBSERVATIONS struct observations all;

    (void)state;
    group(NULL, 0, NULL, 0, &all);
    assert_int_equal(all.count[0], 0);
    assert_false(observations_suffice(&all));
}

/* Two files of rank 0 and one of rank 1: spans part what steps of one number join, and
 * pseudo-steps stand apart. */
static void selections_group_by_span_and_step(void **state)
{
    struct set_file files[] = {{.file = 0, .rank = 0, .span = 0},
                               {.file = 1, .rank = 0, .span = 1},
                               {.file = 2, .rank = 1, .span = 0}};
    struct set_step steps[] = {
        {.file = 0, .step = {.number = 7}},   {.file = 0, .step = {.number = 8}},
        {.file = 1, .step = {.number = 7}},   {.file = 1, .step = {.pseudo = true}},
        {.file = 2, .step = {.number = 7}},   {.file = 2, .step = {.number = 8}},
        {.file = 2, .step = {.pseudo = true}}};
    size_t chosen[] = {0, 1, 2, 3, 4, 5, 6};
    static const uint32_t expected[] = {0, 2, 1, 4, 0, 2, 3};
    const struct set_view view = {
        .files = files, .file_count = 3, .steps = steps, .step_count = 7};
    const struct selection selection = {.steps = chosen, .step_count = 7};
    CLEANUP_OBSERVATIONS struct observations all;

    (void)state;
    observations_make((const struct set_view *const[]){&view, &view},
                      (const struct selection *const[]){&selection, &selection},
                      its_arena(), &all);
    assert_true(all.averaged);
    assert_int_equal(all.count[0], 5);
    assert_memory_equal(all.of[0], expected, sizeof expected);
    assert_memory_equal(all.of[1], expected, sizeof expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ranks_of_a_step_are_one),
        cmocka_unit_test(few_steps_leave_it_to_the_samples),
        cmocka_unit_test(single_ranks_need_no_mean),
        cmocka_unit_test(large_times_do_not_wrap),
        cmocka_unit_test(no_samples_are_no_observations),
        cmocka_unit_test(selections_group_by_span_and_step),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
