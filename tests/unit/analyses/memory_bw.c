/* Bandwidth of copies. */
#include "analysis_tests.h"

static void bandwidth_of_short_copies(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_device(&span, "gpu_memcpy", "Memcpy HtoD (Pageable -> Device)", 0, 7, 10, 0, 0,
                3);
    span_device(&span, "gpu_memcpy", "Memcpy HtoD (Pinned -> Device)", 0, 7, 11, 2, 0, 4);
    span_device(&span, "gpu_memcpy", "CopyHostToDevice", 0, 7, 11, 2, 0, 5);
    span_device(&span, "gpu_memset", "Memset (Device)", 0, 7, 11, 2, 0, -1);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "memory_bw", NULL, &rank);
    const struct series_list *list = analysed_series(&result);
    assert_int_equal(list->count, 3);
    assert_string_equal(list->items[0].name, "Memcpy HtoD");
    assert_string_equal(list->items[1].name, "Memcpy Unknown");
    assert_string_equal(list->items[2].name, "Memset");
    /* The first one lasts 1 µs for the line, and ends before the second begins. */
    const struct series_point *points = list->items[0].points;
    assert_int_equal(list->items[0].count, 4);
    assert_true(points[0].time == 10000 && points[0].value == 3);
    assert_true(points[1].time == 11000 && points[1].value == 0);
    assert_true(points[2].time == 11000 && points[2].value == 4);
    assert_true(points[3].time == 13000 && points[3].value == 0);
    assert_true(list->items[2].points[0].value == 0); /* bandwidth not said */
    /* No line for the one that says no bandwidth: no point of it is above 0. */
    const struct table *summary = analysed_table(&result, "summary");
    assert_int_equal(summary->row_count, 2);
    assert_string_equal(text_at(summary, 0, "name"), "Memcpy HtoD");
    assert_number(summary, 0, "mean", 3.5);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(bandwidth_of_short_copies),
};
ANALYSIS_TESTS(memory_bw, tests);
