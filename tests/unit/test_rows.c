/* Which rows of a rank count, on traces made by hand. */
#include "analysis_text.h"

#include <stdio.h>

/* Steps 1 and 2 launch a kernel each; a third kernel has no launch. */
static void two_steps(struct span_text *span, int shift, int first_step)
{
    char name[32];

    for (int i = 0; i < 2; i++) {
        int ts = shift + i * 1000;

        snprintf(name, sizeof name, "ProfilerStep#%d", first_step + i);
        span_host(span, "user_annotation", name, ts, 1000, 0);
        span_launch(span, i == 0 ? "early" : "late", 7, ts + 10, 5, ts + 900, 200,
                    shift + i + 1);
    }
    span_device(span, "kernel", "alone", 0, 7, shift + 50, 10, 0, -1);
    span_device(span, "gpu_user_annotation", "mark", 0, 7, shift, 2000, 0, -1);
}

static void the_last_step_is_dropped(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    TEST_RANK whole = {0};

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    two_steps(&spans[0], 10, 1);
    two_steps(&spans[1], 10, 1);
    rank_make(&rank, spans, 1, NULL);
    assert_true(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.device_count, 1); /* early; alone has no launch */
    assert_string_equal(row_name(rank.recordings[0], rank.rows.spans[0].device[0]),
                        "early");
    rank_make(&whole, spans + 1, 1, &(struct rows_options){.which = ROWS_ALL});
    assert_false(whole.rows.last_step_dropped);
    assert_int_equal(whole.rows.device_count, 3); /* no annotation among them */
}

static void the_last_step_is_that_of_the_rank(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    two_steps(&spans[0], 10, 1);
    two_steps(&spans[1], 50000, 3);
    rank_make(&rank, spans, 2, NULL);
    assert_true(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.spans[0].device_count, 2);
    assert_int_equal(rank.rows.spans[1].device_count, 1);
    assert_true(rank.rows.cut == 51000000);
}

static void one_step_keeps_everything(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&span);
    span_host(&span, "user_annotation", "ProfilerStep#5", 0, 1000, 0);
    span_device(&span, "kernel", "alone", 0, 7, 50, 10, 0, -1);
    rank_make(&rank, &span, 1, NULL);
    assert_false(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.device_count, 1);
}

static void steps_are_chosen(void **state)
{
    static const int64_t chosen[] = {2};
    struct span_text span;
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&span);
    two_steps(&span, 10, 1);
    rank_make(&rank, &span, 1, &(struct rows_options){.steps = chosen, .step_count = 1});
    assert_false(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.device_count, 1);
    assert_string_equal(row_name(rank.recordings[0], rank.rows.spans[0].device[0]),
                        "late");
}

/* As a comparison counts: the last step too, nothing outside of steps, and a file without
 * steps whole. */
static void rows_of_steps(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    two_steps(&spans[0], 10, 1);
    span_launch(&spans[0], "outside", 7, 5000, 5, 5010, 10, 77);
    span_device(&spans[1], "kernel", "no step", 0, 7, 9000, 10, 0, -1);
    rank_make(&rank, spans, 2, &(struct rows_options){.which = ROWS_OF_STEPS});
    assert_false(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.spans[0].device_count, 2);
    assert_string_equal(row_name(rank.recordings[0], rank.rows.spans[0].device[0]),
                        "early");
    assert_string_equal(row_name(rank.recordings[0], rank.rows.spans[0].device[1]),
                        "late");
    assert_int_equal(rank.rows.spans[1].device_count, 1);
}

static void streams_are_those_of_devices(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    span_device(&spans[0], "kernel", "a", 1, 7, 0, 1, 0, -1);
    span_device(&spans[0], "kernel", "a", 0, 20, 0, 1, 0, -1);
    span_device(&spans[1], "kernel", "a", 0, 20, 100, 1, 0, -1);
    span_device(&spans[1], "kernel", "a", 0, 7, 100, 1, 0, -1);
    rank_make(&rank, spans, 2, NULL);
    assert_int_equal(rank.rows.stream_count, 3);
    assert_true(rank.rows.streams[0].device == 0 && rank.rows.streams[0].stream == 7);
    assert_true(rank.rows.streams[1].device == 0 && rank.rows.streams[1].stream == 20);
    assert_true(rank.rows.streams[2].device == 1 && rank.rows.streams[2].stream == 7);
    assert_int_equal(rows_stream_of(&rank.rows.spans[1], 0), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_step_is_dropped),
        cmocka_unit_test(the_last_step_is_that_of_the_rank),
        cmocka_unit_test(one_step_keeps_everything),
        cmocka_unit_test(steps_are_chosen),
        cmocka_unit_test(rows_of_steps),
        cmocka_unit_test(streams_are_those_of_devices),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
