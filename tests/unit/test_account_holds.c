/* What must hold for the account of any program (docs/semantics.md §16): nothing depends
 * on which side is which, on the origin of times, or on the numbers of threads; longer
 * times are longer amounts. Over random programs (account_program.h). */
#include "account/run.h"
#include "account/walk.h"
#include "account_program.h"
#include "account_told.h"
#include "base/error.h"
#include "rounds.h"

#include <string.h>

#define PROGRAMS ROUNDS(400)
#define FILES 2

/* How a program is recorded. */
struct how {
    int64_t scale, shift;
    bool is_renamed, is_swapped, is_alone; /* alone: both sides are the control */
};

static const struct how plain = {.scale = 1};

static void record(struct account_program *program, int side, struct account_side *out)
{
    const struct account_naming naming = {.marker.name =
                                              program->is_marked ? ACCOUNT_MARKER : NULL};
    uint32_t samples = 0;

    account_side_init(out, ACCOUNT_SAMPLES, NULL);
    for (int file = 0; file < (program->seed % 5 == 0 ? FILES : 1); file++) {
        uint32_t sample_of_step[ACCOUNT_SAMPLES];
        struct error error;

        RECORDING recording = account_program_read(program, side, file);
        samples = account_program_choose(program, recording, samples, sample_of_step);
        assert_int_equal(account_record(recording, sample_of_step, &naming, out, &error),
                         0);
    }
}

static void make(uint64_t seed, const struct how *how, struct account *out)
{
    struct account_side sides[2];
    struct account_program program;
    struct error error;

    account_program_begin(&program, seed);
    program.scale = how->scale;
    program.shift = how->shift;
    program.is_renamed = how->is_renamed;
    record(&program, 0, &sides[how->is_swapped ? 1 : 0]);
    if (how->is_alone) {
        account_program_begin(&program, seed);
        record(&program, 0, &sides[1]);
    } else {
        record(&program, 1, &sides[how->is_swapped ? 0 : 1]);
    }
    *out = (struct account){0};
    assert_int_equal(account_meet(sides, NULL, out, &error), 0);
    arena_free(&sides[0].arena);
    arena_free(&sides[1].arena);
}

/* Cells of a place have the amounts of those of another, times `scale`. */
static void compare_cells(const struct sums *a, uint32_t i, const struct sums *b,
                          uint32_t k, int64_t scale)
{
    size_t counts[2];
    const struct sum *x = sums_of(a, i, &counts[0]), *y = sums_of(b, k, &counts[1]);

    assert_int_equal(counts[0], counts[1]);
    for (size_t at = 0; at < counts[0]; at++) {
        assert_int_equal(x[at].sample, y[at].sample);
        assert_int_equal(scale * x[at].sum, y[at].sum);
    }
}

/* `turned`: the sides of the second are swapped. */
static void compare(const struct account *a, const struct account *b, int64_t scale,
                    int turned)
{
    struct account_told *told = account_told_make(a), *other = account_told_make(b);

    assert_int_equal(a->place_count, b->place_count);
    for (uint32_t i = 0; i < a->place_count; i++) {
        assert_string_equal(told[i].key, other[i].key);
        if (i > 0)
            assert_string_not_equal(told[i].key, told[i - 1].key);
        assert_true(told[i].ns[0] >= 0 && told[i].ns[1] >= 0);
        assert_true(told[i].ns[0] + told[i].ns[1] > 0);
        for (int side = 0; side < 2; side++) {
            assert_int_equal(scale * told[i].ns[side], other[i].ns[side ^ turned]);
            compare_cells(&a->time[side], told[i].place, &b->time[side ^ turned],
                          other[i].place, scale);
        }
    }
    account_told_free(told, a->place_count);
    account_told_free(other, b->place_count);
}

/* The account of each program, and of the same program recorded in another way. */
static void compare_all(const struct how *how, int64_t scale)
{
    for (uint64_t seed = 1; seed <= PROGRAMS; seed++) {
        CLEANUP(account_free) struct account first = {0};
        CLEANUP(account_free) struct account second = {0};

        make(seed, &plain, &first);
        make(seed, how, &second);
        compare(&first, &second, scale, how->is_swapped);
    }
}

/* ---- tests ---- */

static void a_second_time_is_the_same(void **state)
{
    (void)state;
    compare_all(&plain, 1);
}

/* 2023, in ns. */
static void the_origin_of_times_means_nothing(void **state)
{
    static const struct how moved = {.scale = 1, .shift = INT64_C(1700000000000000000)};

    (void)state;
    compare_all(&moved, 1);
}

static void names_of_threads_mean_nothing(void **state)
{
    static const struct how renamed = {.scale = 1, .is_renamed = true};

    (void)state;
    compare_all(&renamed, 1);
}

static void times_twice_as_long_are_amounts_twice_as_large(void **state)
{
    static const struct how doubled = {.scale = 2};

    (void)state;
    compare_all(&doubled, 2);
}

static void swapped_sides_turn_the_amounts(void **state)
{
    static const struct how swapped = {.scale = 1, .is_swapped = true};

    (void)state;
    compare_all(&swapped, 1);
}

static void a_side_against_itself_has_no_change(void **state)
{
    static const struct how alone = {.scale = 1, .is_alone = true};

    (void)state;
    for (uint64_t seed = 1; seed <= PROGRAMS; seed++) {
        CLEANUP(account_free) struct account account = {0};

        make(seed, &alone, &account);
        for (uint32_t i = 0; i < account.place_count; i++) {
            const struct account_place *place = &account.places[i];

            assert_int_equal(place->ns[0], place->ns[1]);
            assert_int_not_equal(place->sort, ACCOUNT_OTHER_ROWS);
            assert_false(place->elsewhere);
            compare_cells(&account.time[0], i, &account.time[1], i, 1);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_second_time_is_the_same),
        cmocka_unit_test(the_origin_of_times_means_nothing),
        cmocka_unit_test(names_of_threads_mean_nothing),
        cmocka_unit_test(times_twice_as_long_are_amounts_twice_as_large),
        cmocka_unit_test(swapped_sides_turn_the_amounts),
        cmocka_unit_test(a_side_against_itself_has_no_change),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
