/* store/set_view.h: whatever is chosen, the blobs that answer for it hold each
 * chosen step once and no other, and only roll-ups that there are. */

#include "store/set_view.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define FILES_MAX (COVER_ROLL_UP_COST + 4)
#define STEPS_MAX (COVER_ROLL_UP_COST + 4)
#define ALL_MAX (FILES_MAX * (STEPS_MAX + 1))

struct set {
    struct cover_step steps[ALL_MAX];
    bool chosen[ALL_MAX];
    size_t count;
};

static unsigned next_random(unsigned *state, unsigned limit)
{
    *state = *state * 1664525U + 1013904223U;
    return (*state >> 16) % limit;
}

/* Files of 0 to STEPS_MAX steps, numbered alike, some of them missing; ids in order. */
static void make_set(unsigned *random, struct set *set)
{
    unsigned files = 1 + next_random(random, FILES_MAX);
    unsigned sparse = 4 + next_random(random, 400);

    *set = (struct set){0};
    for (unsigned file = 0; file < files; file++)
        for (unsigned number = 0; number <= STEPS_MAX; number++)
            if (number == 0 || next_random(random, sparse) != 0)
                set->steps[set->count++] = (struct cover_step){(int64_t)set->count + 1,
                                                               file, number, number == 0};
}

/* Some steps, or all of some files, or all of some numbers, or all at random. */
static void choose(unsigned *random, struct set *set)
{
    unsigned way = next_random(random, 4), some = next_random(random, 1U << STEPS_MAX);

    for (size_t i = 0; i < set->count; i++) {
        unsigned by = way == 0   ? (unsigned)set->steps[i].file
                      : way == 1 ? (unsigned)set->steps[i].number
                                 : next_random(random, STEPS_MAX);
        set->chosen[i] = (some >> by & 1) != 0 && (way == 3 || !set->steps[i].pseudo);
    }
}

static bool has(const struct cover_numbers *numbers, int64_t value)
{
    for (size_t i = 0; i < numbers->count; i++)
        if (numbers->values[i] == value)
            return true;
    return false;
}

/* How many steps of the set have the file, or the number, of this one. */
static size_t count_of(const struct set *set, size_t step, bool file)
{
    size_t count = 0;

    for (size_t i = 0; i < set->count; i++)
        count += !set->steps[i].pseudo &&
                 (file ? set->steps[i].file == set->steps[step].file
                       : set->steps[i].number == set->steps[step].number);
    return count;
}

static size_t times_covered(const struct set *set, const struct cover *cover, size_t step)
{
    const struct cover_step *own = &set->steps[step];
    size_t times = has(&cover->steps, own->id);

    if (own->pseudo)
        return times;
    if (has(&cover->files, own->file)) {
        assert_true(count_of(set, step, true) > COVER_ROLL_UP_COST);
        times++;
    }
    if (has(&cover->numbers, own->number)) {
        assert_true(count_of(set, step, false) > COVER_ROLL_UP_COST);
        times++;
    }
    return times;
}

static void check(const struct set *set)
{
    struct cover cover;
    size_t chosen = 0;

    assert_true(cover_make(set->steps, set->chosen, set->count, NULL, &cover));
    for (size_t i = 0; i < set->count; i++) {
        const struct cover_step *step = &set->steps[i];

        chosen += set->chosen[i];
        if (cover.scope == NULL)
            assert_int_equal(times_covered(set, &cover, i), set->chosen[i]);
        else if (strcmp(cover.scope, "any") == 0)
            assert_int_equal(set->chosen[i], step->pseudo);
        else
            assert_int_equal(set->chosen[i],
                             step->pseudo == (count_of(set, i, true) == 0));
    }
    size_t blobs = cover.steps.count + cover.files.count + cover.numbers.count;
    assert_true(blobs <= chosen);
    assert_true(cover.scope == NULL || blobs == 0);
    cover_free(&cover);
}

static void test_random_selections(void **state)
{
    unsigned random = 12;

    (void)state;
    for (int i = 0; i < 4000; i++) {
        struct set set;

        make_set(&random, &set);
        choose(&random, &set);
        check(&set);
    }
}

/* As many files as numbers, of more steps than a roll-up costs: whole files and whole
 * numbers are one roll-up each, and the whole is one. Of fewer steps the blobs are
 * faster. */
static void check_square(unsigned side, bool rolled_up)
{
    struct set set = {.count = (size_t)side * side};
    struct cover cover;

    for (unsigned i = 0; i < set.count; i++)
        set.steps[i] = (struct cover_step){i, i / side, i % side, false};
    for (unsigned i = 0; i < set.count; i++)
        set.chosen[i] = set.steps[i].file == 1 || i == 0;
    assert_true(cover_make(set.steps, set.chosen, set.count, NULL, &cover));
    assert_int_equal(cover.files.count, rolled_up);
    assert_int_equal(cover.steps.count, rolled_up ? 1 : side + 1);
    cover_free(&cover);
    for (unsigned i = 0; i < set.count; i++)
        set.chosen[i] = set.steps[i].number == 2;
    assert_true(cover_make(set.steps, set.chosen, set.count, NULL, &cover));
    assert_int_equal(cover.numbers.count, rolled_up);
    assert_int_equal(cover.steps.count, rolled_up ? 0 : side);
    assert_int_equal(cover.files.count, 0);
    cover_free(&cover);
    for (unsigned i = 0; i < set.count; i++)
        set.chosen[i] = true;
    assert_true(cover_make(set.steps, set.chosen, set.count, NULL, &cover));
    assert_string_equal(cover.scope, "steps");
    cover_free(&cover);
}

static void test_roll_ups_are_used(void **state)
{
    (void)state;
    check_square(COVER_ROLL_UP_COST, false);
    check_square(COVER_ROLL_UP_COST + 1, true);
}

/* op_set is there only where there are two files. */
static void test_one_file(void **state)
{
    struct cover_step steps[2 + COVER_ROLL_UP_COST];
    const size_t count = sizeof steps / sizeof steps[0];
    bool chosen[2 + COVER_ROLL_UP_COST];
    struct cover cover;

    (void)state;
    for (size_t i = 0; i < count; i++) {
        steps[i] = (struct cover_step){(int64_t)i, 7, (int64_t)i, i == 0};
        chosen[i] = i > 0;
    }
    assert_true(cover_make(steps, chosen, count, NULL, &cover));
    assert_null(cover.scope);
    assert_int_equal(cover.files.count, 1);
    assert_int_equal(cover.steps.count + cover.numbers.count, 0);
    cover_free(&cover);
    for (size_t i = 0; i < count; i++)
        chosen[i] = i == 0;
    assert_true(cover_make(steps, chosen, count, NULL, &cover));
    assert_null(cover.scope);
    assert_int_equal(cover.steps.count, 1);
    cover_free(&cover);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_selections),
        cmocka_unit_test(test_roll_ups_are_used),
        cmocka_unit_test(test_one_file),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
