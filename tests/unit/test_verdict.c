/* The verdict on step time and its interval. */
#include "answer/answer.h"
#include "base/error.h"
#include "compare/verdict.h"
#include "stats/statistics.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* `steps`: samples with equal numbers are ranks of one step; NULL: none share one. */
static void make_by_steps(const int64_t *const times[2], const int64_t *const steps[2],
                          const size_t counts[2], double equivalence, struct verdict *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct observations observations;
    struct observations_key keys[2][16];
    const struct observations_key *sides[2] = {NULL, NULL};

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; steps[side] != NULL && i < counts[side]; i++) {
            keys[side][i] = (struct observations_key){.number = steps[side][i]};
            sides[side] = keys[side];
        }
    observations_group(sides, counts, arena, &observations);
    assert_int_equal(verdict_make(&observations, times, equivalence, out, NULL), 0);
}

static void make(const int64_t *control, size_t m, const int64_t *test, size_t n,
                 struct verdict *out)
{
    make_by_steps((const int64_t *const[]){control, test},
                  (const int64_t *const[]){NULL, NULL}, (const size_t[]){m, n},
                  VERDICT_EQUIVALENCE, out);
    assert_false(out->averaged);
    assert_int_equal(out->observations[0], m);
}

#define MAKE(control, test, out)                                                         \
    make(control, sizeof(control) / sizeof(int64_t), test,                               \
         sizeof(test) / sizeof(int64_t), out)

/* The permeability of membranes at term and early (Hollander & Wolfe 1973, p. 69), in
 * 1e-2: a shift of -0.305, and from -0.76 to 0.15 at 95 %. */
static void equals_a_textbook_example(void **state)
{
    static const int64_t term[] = {80, 83, 189, 104, 145, 138, 191, 164, 73, 146};
    static const int64_t early[] = {115, 88, 90, 74, 121};
    struct verdict verdict;

    (void)state;
    MAKE(term, early, &verdict);
    assert_true(verdict.test.p > 0.25 && verdict.test.p < 0.26);
    assert_int_equal(verdict.kind, VERDICT_NOT_CERTAIN);
    assert_true(verdict.shift == -30.5);
    assert_int_equal(verdict.low, -76);
    assert_int_equal(verdict.high, 15);
    assert_true(verdict.confidence > 0.95 && verdict.confidence < 0.97);
}

static void shifts_by_what_was_added(void **state)
{
    static const int64_t control[] = {1000, 1003, 1010, 1021, 1035, 1052};
    int64_t test[6];
    struct verdict verdict;

    (void)state;
    for (int i = 0; i < 6; i++)
        test[i] = control[5 - i] + 500;
    MAKE(control, test, &verdict);
    assert_int_equal(verdict.kind, VERDICT_SLOWER);
    assert_true(verdict.change == 500 && verdict.shift == 500);
    assert_true(verdict.has_interval && verdict.low > 0 && verdict.low < 500);
    assert_true(verdict.high > 500 && verdict.low - 500 == 500 - verdict.high);
    assert_true(fabs(verdict_change_percent(&verdict) - 100 * 500 / (6121.0 / 6)) < 1e-9);
    assert_true(fabs(verdict_percent(&verdict, 500) - 100 * 500 / 1015.5) < 1e-9);
    MAKE(test, control, &verdict);
    assert_int_equal(verdict.kind, VERDICT_FASTER);
    assert_true(verdict.shift == -500 && verdict.high < 0);
}

/* One step that stalled moves the mean, not the verdict. */
static void one_outlier_is_noise(void **state)
{
    static const int64_t control[] = {100, 102, 104, 106, 108, 110};
    static const int64_t test[] = {101, 103, 105, 107, 109, 9000};
    struct verdict verdict;

    (void)state;
    MAKE(control, test, &verdict);
    assert_int_equal(verdict.kind, VERDICT_NOT_CERTAIN);
    assert_true(verdict.change > 1400);
    assert_true(verdict.shift > 0 && verdict.shift < 5);
    assert_true(verdict.low < 0 && verdict.high > 0);
}

static int64_t random_value(uint64_t *seed, uint64_t range)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (int64_t)((*seed >> 33) % range);
}

static int compare_values(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

    return (x > y) - (x < y);
}

/* Small and large, without ties: the interval excludes 0 exactly when the test rejects;
 * and shift and limits stand where a sorted list of all differences has them. */
static void interval_and_test_agree(void **state)
{
    static const size_t sizes[][2] = {{4, 4}, {5, 9}, {12, 12}, {20, 20}, {30, 25}};
    static int64_t control[30], test[30], all[750];
    uint64_t seed = 99;
    int rejected = 0;

    (void)state;
    for (int round = 0; round < 500; round++) {
        size_t m = sizes[round % 5][0], n = sizes[round % 5][1];
        struct verdict verdict;

        for (size_t i = 0; i < m; i++)
            control[i] = random_value(&seed, 1000000) * 2;
        for (size_t i = 0; i < n; i++)
            test[i] = random_value(&seed, 1000000) * 2 + 1 + round % 7 * 200000;
        make(control, m, test, n, &verdict);
        bool real = verdict.kind == VERDICT_SLOWER || verdict.kind == VERDICT_FASTER;
        assert_true(real == (verdict.low > 0 || verdict.high < 0));
        assert_true(verdict.confidence >= 0.95);
        rejected += real;
        for (size_t i = 0; i < m; i++)
            for (size_t j = 0; j < n; j++)
                all[i * n + j] = test[j] - control[i];
        qsort(all, m * n, sizeof *all, compare_values);
        size_t low = 0;
        while (all[low] < verdict.low)
            low++;
        assert_int_equal(all[low], verdict.low);
        assert_int_equal(all[m * n - 1 - low], verdict.high);
        assert_true(verdict.shift ==
                    ((double)all[(m * n - 1) / 2] + (double)all[m * n / 2]) / 2);
    }
    assert_in_range(rejected, 100, 450);
}

/* With ties across the sides a real change keeps a limit on its side, or at 0. */
static void ties_touch_zero_at_most(void **state)
{
    uint64_t seed = 5;

    (void)state;
    for (int round = 0; round < 500; round++) {
        int64_t control[15], test[15];
        struct verdict verdict;

        for (int i = 0; i < 15; i++) {
            control[i] = random_value(&seed, 6);
            test[i] = random_value(&seed, 6) + round % 4;
        }
        MAKE(control, test, &verdict);
        if (verdict.kind == VERDICT_SLOWER)
            assert_true(verdict.low >= 0);
        if (verdict.kind == VERDICT_FASTER)
            assert_true(verdict.high <= 0);
    }
}

static void too_few_samples_cannot_be_judged(void **state)
{
    static const int64_t three[] = {10, 20, 30};
    static const int64_t five[] = {110, 120, 130, 140, 150};
    struct verdict verdict;

    (void)state;
    MAKE(three, five, &verdict);
    assert_int_equal(verdict.kind, VERDICT_CANNOT_JUDGE);
    assert_false(verdict.has_interval);
    assert_true(verdict.change == 110);
    assert_true(isnan(verdict.test.p));
    make(NULL, 0, five, 5, &verdict);
    assert_int_equal(verdict.kind, VERDICT_CANNOT_JUDGE);
    assert_true(isnan(verdict.change) && isnan(verdict_percent(&verdict, 3)));
    assert_true(verdict.mean[1] == 130);
}

static void make_shifted(int64_t shift, double equivalence, struct verdict *out)
{
    static const int64_t control[] = {1000000, 1000000, 1000000, 1000000, 1000000};
    int64_t test[5];

    for (int i = 0; i < 5; i++)
        test[i] = control[i] + shift;
    make_by_steps((const int64_t *const[]){control, test},
                  (const int64_t *const[]){NULL, NULL}, (const size_t[]){5, 5},
                  equivalence, out);
    assert_true(out->test.p < 0.02);
    assert_true(out->low == shift && out->high == shift);
}

/* An interval within the equivalence, limits included, is unchanged, whatever p says. */
static void too_small_to_matter_comes_first(void **state)
{
    static const struct {
        int64_t shift;
        double equivalence;
        enum verdict_kind kind, test;
    } cases[] = {{20000, 0.02, VERDICT_UNCHANGED, VERDICT_SLOWER},
                 {20001, 0.02, VERDICT_SLOWER, VERDICT_SLOWER},
                 {-20000, 0.02, VERDICT_UNCHANGED, VERDICT_FASTER},
                 {-20001, 0.02, VERDICT_FASTER, VERDICT_FASTER},
                 {1, 0.02, VERDICT_UNCHANGED, VERDICT_SLOWER},
                 {1, 0, VERDICT_SLOWER, VERDICT_SLOWER}};
    struct verdict verdict;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        make_shifted(cases[i].shift, cases[i].equivalence, &verdict);
        assert_int_equal(verdict.kind, cases[i].kind);
        assert_int_equal(verdict_of_test(&verdict), cases[i].test);
    }
}

/* Two recordings of one program may differ by the equivalence: a change that the steps
 * are sure of has to be beyond that with its whole interval, or beyond twice that. */
static void recordings_differ_by_the_equivalence(void **state)
{
    static const int64_t control[] = {1000, 1001, 1002, 1003, 1004, 1005};
    static const int64_t some[] = {1010, 1030, 1031, 1032, 1033, 1034};
    static const int64_t beyond[] = {1030, 1031, 1032, 1033, 1034, 1035};
    static const int64_t far[] = {1010, 1011, 1050, 1051, 1052, 1053};
    static const int64_t less[] = {965, 966, 967, 968, 969, 970};
    struct verdict verdict;
    CLEANUP_SENTENCE struct sentence words = SENTENCE;

    (void)state;
    MAKE(control, some, &verdict);
    assert_true(verdict.test.p < 0.01 && verdict.low < 20 && verdict.shift > 20);
    assert_int_equal(verdict.kind, VERDICT_NOT_CERTAIN);
    assert_int_equal(verdict_of_test(&verdict), VERDICT_SLOWER);
    verdict_say(&verdict, &words);
    assert_non_null(strstr(sentence_words(&words), "probably slower"));
    MAKE(control, beyond, &verdict);
    assert_true(verdict.low > 20 && verdict.shift < 40);
    assert_int_equal(verdict.kind, VERDICT_SLOWER);
    MAKE(control, far, &verdict);
    assert_true(verdict.low < 20 && verdict.shift > 40);
    assert_int_equal(verdict.kind, VERDICT_SLOWER);
    MAKE(control, less, &verdict);
    assert_int_equal(verdict.kind, VERDICT_FASTER);
}

/* The same verdict for a limit of one's own, where the rank test is not sure. */
static void an_unsure_test_has_no_direction(void **state)
{
    static const int64_t control[] = {100, 102, 104, 106, 108, 110};
    static const int64_t test[] = {101, 103, 105, 107, 109, 9000};
    static const int64_t same[] = {50, 50, 50, 50}, three[] = {1, 2, 3};
    struct verdict verdict;

    (void)state;
    MAKE(control, test, &verdict);
    assert_int_equal(verdict_of_test(&verdict), VERDICT_NOT_CERTAIN);
    MAKE(same, same, &verdict);
    assert_int_equal(verdict_of_test(&verdict), VERDICT_UNCHANGED);
    MAKE(three, same, &verdict);
    assert_int_equal(verdict_of_test(&verdict), VERDICT_CANNOT_JUDGE);
}

static void equal_steps_are_unchanged(void **state)
{
    static const int64_t same[] = {50, 50, 50, 50};
    struct verdict verdict;

    (void)state;
    MAKE(same, same, &verdict);
    assert_int_equal(verdict.kind, VERDICT_UNCHANGED);
    assert_true(verdict.shift == 0 && verdict.low == 0 && verdict.high == 0);
    assert_true(verdict.test.p == 1);
}

/* Two ranks that move together, in six steps: six observations, not twelve. */
static void ranks_of_a_step_are_one_observation(void **state)
{
    static const int64_t steps[] = {5, 6, 7, 8, 9, 10, 5, 6, 7, 8, 9, 10};
    static const int64_t control[] = {100, 110, 130, 90, 105, 140,
                                      102, 112, 133, 91, 107, 141};
    static const int64_t test[] = {120, 135, 96, 145, 150, 108,
                                   121, 138, 97, 147, 150, 110};
    struct verdict verdict, alone;

    (void)state;
    make_by_steps((const int64_t *const[]){control, test},
                  (const int64_t *const[]){steps, steps}, (const size_t[]){12, 12},
                  VERDICT_EQUIVALENCE, &verdict);
    assert_true(verdict.averaged);
    assert_int_equal(verdict.samples[0], 12);
    assert_int_equal(verdict.observations[0], 6);
    assert_int_equal(verdict.observations[1], 6);
    MAKE(control, test, &alone);
    assert_true(verdict.change == alone.change);
    assert_true(verdict.test.p > alone.test.p);
    assert_true((double)verdict.low < verdict.shift &&
                verdict.shift < (double)verdict.high);
    /* 101, 111, 132 (131.5), 91 (90.5), 106, 141 (140.5) */
    assert_true(verdict.test.median[0] == 108.5);
}

/* The change stays that of all samples, also where ranks lack steps; and with fewer than
 * four steps the samples have to do. */
static void few_steps_leave_it_to_the_samples(void **state)
{
    static const int64_t steps[] = {1, 2, 3, 1, 2, 3}, more[] = {1, 2, 3, 4, 4};
    static const int64_t control[] = {10, 20, 30, 12, 22, 32};
    static const int64_t test[] = {40, 50, 60, 70, 90};
    struct verdict verdict;

    (void)state;
    make_by_steps((const int64_t *const[]){control, test},
                  (const int64_t *const[]){steps, more}, (const size_t[]){6, 5},
                  VERDICT_EQUIVALENCE, &verdict);
    assert_false(verdict.averaged);
    assert_int_equal(verdict.observations[0], 6);
    assert_int_equal(verdict.kind, VERDICT_SLOWER);
    make_by_steps((const int64_t *const[]){test, test},
                  (const int64_t *const[]){more, more}, (const size_t[]){5, 5},
                  VERDICT_EQUIVALENCE, &verdict);
    assert_true(verdict.averaged);
    assert_int_equal(verdict.observations[0], 4);
    assert_true(verdict.mean[0] == 62);
}

/* Nothing found is not the same as nothing there: only an interval that is small enough
 * says so, limits included. */
static void unchanged_is_a_small_interval(void **state)
{
    static const int64_t control[] = {990, 1000, 1010, 980, 1020};
    static const int64_t test[] = {991, 1001, 1011, 981, 1021};
    const int64_t *const times[] = {control, test};
    const int64_t *const none[] = {NULL, NULL};
    struct verdict verdict;

    (void)state;
    MAKE(control, test, &verdict);
    /* p = 0.84; limits -29 and 31, of a median of 1000 */
    assert_int_equal(verdict.low, -29);
    assert_int_equal(verdict.high, 31);
    assert_int_equal(verdict.kind, VERDICT_NOT_CERTAIN);
    make_by_steps(times, none, (const size_t[]){5, 5}, 0.031, &verdict);
    assert_int_equal(verdict.kind, VERDICT_UNCHANGED);
    make_by_steps(times, none, (const size_t[]){5, 5}, 0.0309, &verdict);
    assert_int_equal(verdict.kind, VERDICT_NOT_CERTAIN);
}

static void says(const int64_t *control, const int64_t *test, size_t count,
                 const char *words)
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    struct verdict verdict;

    make(control, count, test, count, &verdict);
    verdict_say(&verdict, &text);
    assert_string_equal(sentence_words(&text), words);
}

static void words_are_plain(void **state)
{
    static const int64_t control[] = {980, 990, 1000, 1010, 1020, 1030};
    static const int64_t faster[] = {490, 500, 480, 510, 520, 530};
    static const int64_t partly[] = {700, 720, 1005, 1025, 710, 690};
    static const int64_t wide[] = {900, 1100, 850, 1150, 990, 1010};
    static const int64_t skewed[] = {1100, 1110, 1120, 1210, 1220, 1230};
    static const int64_t stalled[] = {1100, 1110, 1120, 1130, 1140, 9000};
    static const int64_t same[] = {1000, 1001, 1002, 1003, 1004, 1005};

    (void)state;
    says(control, faster, 6, "faster by 49.8 % (between −52.7 % and −46.8 %)");
    says(faster, control, 6, "slower by 99.0 % (between +93.1 % and +105.0 %)");
    /* The percentage is that of the means, unless a stall takes them out of the interval.
     */
    says(control, skewed, 6, "slower by 15.9 % (between +9.0 % and +22.9 %)");
    says(control, stalled, 6,
         "slower, typically by 11.9 % (between +9.0 % and +793.0 %)");
    says(control, partly, 6, "not certain: between −31.8 % and +1.5 %, probably faster");
    says(control, wide, 6, "not certain: between −12.9 % and +11.9 %");
    says(same, same, 6,
         "unchanged: between −0.3 % and +0.3 %, which is within \xC2\xB1\x32 %");
    says(control, faster, 3,
         "cannot judge: fewer than 4 steps on a side are too few to tell a change from "
         "noise; record more");
    /* No step takes less than no time; ten times as much is a factor. */
    static const int64_t short_steps[] = {1, 2, 1, 2, 3, 1000};
    static const int64_t very_long[] = {12000, 12100, 12050, 12000, 12010, 12020};
    says(short_steps, (const int64_t[]){1, 1, 2, 90, 1, 130}, 6,
         "not certain: between −100.0 % and 45.5 times");
    says(control, very_long, 6,
         "slower: 12.0 times as long (between 11.9 times and 12.0 times)");
}

/* Where a move to the other side would matter as well, nothing is likely. */
static void nothing_is_likely_both_ways(void **state)
{
    static const struct {
        int64_t low, high;
        double shift;
        bool likely;
    } cases[] = {{-50, 90, 40, false}, {-20, 90, 40, true},  {-90, 50, -40, false},
                 {-90, 20, -40, true}, {-20, 90, 20, false}, {-90, 20, -20, false}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct verdict verdict = {.kind = VERDICT_NOT_CERTAIN,
                                  .equivalence = 0.02,
                                  .test.median = {1000, 1000},
                                  .has_interval = true,
                                  .shift = cases[i].shift,
                                  .low = cases[i].low,
                                  .high = cases[i].high};
        CLEANUP_SENTENCE struct sentence text = SENTENCE;

        verdict_say(&verdict, &text);
        verdict_say_range(&verdict, &text);
        assert_int_equal(strstr(sentence_words(&text), ", probably") != NULL,
                         cases[i].likely);
        assert_int_equal(strstr(sentence_words(&text), ": probably") != NULL,
                         cases[i].likely);
    }
}

static void nothing_is_no_percentage(void **state)
{
    struct verdict verdict = {.mean = {0, 5}, .change = 5};

    (void)state;
    assert_true(isnan(verdict_change_percent(&verdict)));
    assert_true(isnan(verdict_percent(&verdict, 5)));
    verdict.mean[0] = 10;
    assert_true(verdict_change_percent(&verdict) == 50);
}

static void names_are_those_of_the_interface(void **state)
{
    (void)state;
    assert_string_equal(verdict_name(VERDICT_NOT_CERTAIN), "not_certain");
    assert_string_equal(verdict_words(VERDICT_NOT_CERTAIN), "not certain");
    assert_string_equal(verdict_name(VERDICT_CANNOT_JUDGE), "cannot_judge");
    assert_string_equal(verdict_name(VERDICT_UNCHANGED), "unchanged");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equals_a_textbook_example),
        cmocka_unit_test(shifts_by_what_was_added),
        cmocka_unit_test(one_outlier_is_noise),
        cmocka_unit_test(interval_and_test_agree),
        cmocka_unit_test(ties_touch_zero_at_most),
        cmocka_unit_test(too_few_samples_cannot_be_judged),
        cmocka_unit_test(too_small_to_matter_comes_first),
        cmocka_unit_test(recordings_differ_by_the_equivalence),
        cmocka_unit_test(an_unsure_test_has_no_direction),
        cmocka_unit_test(equal_steps_are_unchanged),
        cmocka_unit_test(ranks_of_a_step_are_one_observation),
        cmocka_unit_test(few_steps_leave_it_to_the_samples),
        cmocka_unit_test(unchanged_is_a_small_interval),
        cmocka_unit_test(words_are_plain),
        cmocka_unit_test(nothing_is_likely_both_ways),
        cmocka_unit_test(nothing_is_no_percentage),
        cmocka_unit_test(names_are_those_of_the_interface),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
