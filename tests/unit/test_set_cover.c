/* store/set/set_cover.h: whatever is chosen, the blobs that answer for it hold each
 * chosen step once and no other, and only roll-ups that there are. */

#include "store/set/set_cover.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define FILES_MAX 5
#define STEPS_MAX 5
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

    *set = (struct set){0};
    for (unsigned file = 0; file < files; file++)
        for (unsigned number = 0; number <= STEPS_MAX; number++)
            if (number == 0 || next_random(random, 4) != 0)
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
        assert_true(count_of(set, step, true) > 1);
        times++;
    }
    if (has(&cover->numbers, own->number)) {
        assert_true(count_of(set, step, false) > 1);
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
    for (int i = 0; i < 20000; i++) {
        struct set set;

        make_set(&random, &set);
        choose(&random, &set);
        check(&set);
    }
}

/* Whole files and whole numbers are one blob each. */
static void test_roll_ups_are_used(void **state)
{
    const struct cover_step steps[] = {{1, 0, 1, false}, {2, 0, 2, false},
                                       {3, 1, 1, false}, {4, 1, 2, false},
                                       {5, 2, 1, false}, {6, 2, 2, false}};
    const bool file[] = {true, true, false, false, true, false};
    const bool number[] = {true, false, true, false, true, false};
    struct cover cover;

    (void)state;
    assert_true(cover_make(steps, file, 6, NULL, &cover));
    assert_int_equal(cover.files.count, 1);
    assert_int_equal(cover.steps.count, 1);
    cover_free(&cover);
    assert_true(cover_make(steps, number, 6, NULL, &cover));
    assert_int_equal(cover.numbers.count, 1);
    assert_int_equal(cover.numbers.values[0], 1);
    assert_int_equal(cover.steps.count + cover.files.count, 0);
    cover_free(&cover);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_selections),
        cmocka_unit_test(test_roll_ups_are_used),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
