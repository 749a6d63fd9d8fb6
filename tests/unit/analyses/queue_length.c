/* How many launches wait. */
#include "analysis_tests.h"

static void queues_fill_and_block(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_launch(&span, "a", 7, 0, 1, 10, 5, 1);
    span_launch(&span, "b", 7, 10, 1, 30, 5, 2); /* launched when a starts */
    span_launch(&span, "c", 7, 12, 1, 40, 5, 3);
    span_device(&span, "kernel", "alone", 0, 8, 5, 10, 0, -1);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "queue_length", (const char *const[]){"max_queue_length", "2", NULL},
            &rank);
    const struct series_list *list = analysed_series(&result);
    assert_int_equal(list->count, 1); /* none of the stream without launches */
    static const struct series_point right[] = {{0, 1},     {10000, 2}, {10000, 1},
                                                {12000, 2}, {30000, 1}, {40000, 0}};
    assert_int_equal(list->items[0].count, 6);
    for (size_t i = 0; i < 6; i++)
        assert_true(list->items[0].points[i].time == right[i].time &&
                    list->items[0].points[i].value == right[i].value);
    const struct table *blocked = analysed_table(&result, "time_blocked");
    assert_int_equal(blocked->row_count, 1);
    assert_number(blocked, 0, "duration_at_max_queue_length", 18);
    assert_number(blocked, 0, "relative_duration_at_max_queue_length", 18.0 / 40);
}

/* Clocks may disagree. */
static void no_queue_is_shorter_than_empty(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_launch(&span, "early", 7, 20, 1, 10, 5, 1);
    span_launch(&span, "late", 7, 30, 1, 40, 5, 2);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "queue_length", NULL, &rank);
    static const struct series_point right[] = {
        {20000, 1}, {20000, 0}, {30000, 1}, {40000, 0}};
    const struct series *line = &analysed_series(&result)->items[0];
    assert_int_equal(line->count, 4);
    for (size_t i = 0; i < 4; i++)
        assert_true(line->points[i].time == right[i].time &&
                    line->points[i].value == right[i].value);
    assert_number(analysed_table(&result, "summary"), 0, "min", 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(queues_fill_and_block),
    cmocka_unit_test(no_queue_is_shorter_than_empty),
};
ANALYSIS_TESTS(queue_length, tests);
