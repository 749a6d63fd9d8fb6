/* Which samples ranks and steps choose, where some files have steps and others none. */
#include "analyse/rows.h"
#include "store/set_view.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void selection_release(struct selection *selection)
{
    selection_free(selection);
}
#define SELECTION __attribute__((cleanup(selection_release))) struct selection

#define PSEUDO(n)                                                                        \
    {                                                                                    \
        .id = (n), .file = (n), .step = {.pseudo = true, .dur = 900 }                    \
    }
/* A numbered step whose parts are those given, and one of a file without device rows. */
#define STEP(n, of, step_number, ...)                                                    \
    {                                                                                    \
        .id = (n), .file = (of), .step = {                                               \
            .number = (step_number),                                                     \
            .has_parts = true,                                                           \
            __VA_ARGS__                                                                  \
        }                                                                                \
    }

/* Rank 0 has the steps 7 and 8, rank 1 has 5, ranks 2 and 3 have none; rank 1 has no
 * device rows. */
static struct set_file files[] = {
    {.file = 0, .rank = 0, .has_steps = true, .has_device_rows = true},
    {.file = 1, .rank = 1, .has_steps = true},
    {.file = 2, .rank = 2, .has_device_rows = true},
    {.file = 3, .rank = 3, .has_device_rows = true},
};
static struct set_step steps[] = {
    PSEUDO(0),
    STEP(10, 0, 7, .dur = 100, .compute = 60, .idle = 40),
    STEP(11, 0, 8, .dur = 200, .compute = 80, .exposed_memory = 20, .idle = 100),
    PSEUDO(1),
    {.id = 12, .file = 1, .step = {.number = 5, .dur = 300}},
    PSEUDO(2),
    PSEUDO(3),
};
static const struct set_view view = {.files = files,
                                     .file_count = sizeof files / sizeof *files,
                                     .steps = steps,
                                     .step_count = sizeof steps / sizeof *steps};

/* The ids of the chosen samples, in order. */
static void assert_samples(const char *ranks, const char *which, const uint32_t *ids,
                           size_t count, size_t pseudos)
{
    SELECTION selection;
    struct error error;

    assert_int_equal(
        selection_make(&view, "control", ranks, which, NULL, &selection, &error), 0);
    assert_int_equal(selection.step_count, count);
    assert_int_equal(selection.pseudo_count, pseudos);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(view.steps[selection.steps[i]].id, ids[i]);
}
#define SAMPLES(ranks, which, pseudos, ...)                                              \
    assert_samples(ranks, which, (const uint32_t[]){__VA_ARGS__},                        \
                   sizeof((const uint32_t[]){__VA_ARGS__}) / sizeof(uint32_t), pseudos)

static void all_takes_files_without_steps_whole(void **state)
{
    (void)state;
    SAMPLES("all", "all", 2, 10, 11, 12, 2, 3);
    SAMPLES(NULL, "", 2, 10, 11, 12, 2, 3);
    SAMPLES("1,3", "all", 1, 12, 3);
    SAMPLES("all", "any", 4, 0, 1, 2, 3);
}

/* The lowest number within the chosen ranks: what has no number is not the lowest. Only
 * where there is no number at all are the pseudo-steps taken. */
static void first_is_the_lowest_number(void **state)
{
    (void)state;
    SAMPLES("all", "first", 0, 12);
    SAMPLES("0", "first", 0, 10);
    SAMPLES("0,2", "first", 0, 10);
    SAMPLES("2,3", "first", 2, 2, 3);
    SAMPLES("first", "first", 0, 10);
}

static void a_list_never_takes_pseudo_steps(void **state)
{
    SELECTION selection;
    struct error error;

    (void)state;
    SAMPLES("all", "5-7", 0, 10, 12);
    assert_int_equal(selection_make(&view, "test", "2", "7", NULL, &selection, &error),
                     -ERROR_PARAMETER);
    assert_string_equal(error.slug, "unknown_step");
}

static void mean_step_time(const char *ranks, const char *which, struct step_time *out)
{
    SELECTION selection;
    struct error error;

    assert_int_equal(
        selection_make(&view, "control", ranks, which, NULL, &selection, &error), 0);
    step_time_make(&view, &selection, out);
}

/* The parts are means over the same samples as the step time, or none: otherwise they
 * would not add up to it. */
static void parts_need_every_sample(void **state)
{
    struct step_time time;

    (void)state;
    mean_step_time("0", "all", &time);
    assert_true(time.has_parts);
    assert_true(time.step == 150 && time.compute == 70 && time.idle == 70);
    assert_true(time.compute + time.exposed_communication + time.exposed_memory +
                    time.idle ==
                time.step);
    mean_step_time("0,1", "all", &time);
    assert_false(time.has_parts);
    assert_true(time.step == 200);
    assert_int_equal(time.samples, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_takes_files_without_steps_whole),
        cmocka_unit_test(first_is_the_lowest_number),
        cmocka_unit_test(a_list_never_takes_pseudo_steps),
        cmocka_unit_test(parts_need_every_sample),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
