/* Timelines of a few rows: lanes, levels, gaps, and what is left out. */
#include "analyse/span.h"
#include "base/error.h"
#include "tree_text.h"

#include <stdio.h>
#include <string.h>

static void release_index(struct span_index **index)
{
    span_index_free(*index);
}
#define INDEX __attribute__((cleanup(release_index))) struct span_index
#define WINDOW CLEANUP(span_window_free) struct span_window

/* Of the rows, whose text is freed. */
static struct span_index *make_index(struct buffer *text, bool use_short_name)
{
    struct span_index *index;
    struct error error;

    buffer_append_text(text, "]}");
    RECORDING recording = read_text(text->bytes);
    buffer_free(text);
    assert_int_equal(span_make(recording, use_short_name, &index, &error), 0);
    return index;
}

/* Times in µs. */
static void show(const struct span_index *index, uint32_t step, int from, int to,
                 int pixels, struct span_window *out)
{
    const struct span_question question = {.step = step,
                                           .from = (int64_t)from * 1000,
                                           .to = (int64_t)to * 1000,
                                           .pixels = pixels,
                                           .threads = 8};
    struct error error;

    assert_int_equal(span_window_make(index, &question, out, &error), 0);
}

/* The spans of the shown lanes: `name start duration level`, in µs; "; " between. */
static const char *spans_text(const struct span_index *index,
                              const struct span_window *window)
{
    static char text[4096];
    size_t length = 0;

    text[0] = '\0';
    for (size_t i = 0; i < window->count; i++) {
        const struct span_item *item = &window->items[i];

        length += (size_t)snprintf(
            text + length, sizeof text - length, "%s%s %lld %lld %u", i > 0 ? "; " : "",
            strings_text(&index->texts, index->entries[item->entry].name),
            (long long)item->start / 1000, (long long)item->duration / 1000, item->level);
    }
    return text;
}

/* A launch on a thread, and its kernel. */
static void add_kernel(struct buffer *text, int tid, int launch, int ts, int dur)
{
    static int correlation = 1000000;
    char arguments[80];

    snprintf(arguments, sizeof arguments, "\"correlation\":%d", ++correlation);
    tree_row(text, "cuda_runtime", "cudaLaunchKernel", tid, launch, 1, arguments);
    snprintf(arguments, sizeof arguments, "\"correlation\":%d,\"device\":0,\"stream\":7",
             correlation);
    tree_row(text, "kernel", "k", 7, ts, dur, arguments);
}

static const char *lane_text(const struct span_index *index, uint32_t lane)
{
    return strings_text(&index->texts, index->lanes[lane].tid);
}

static void threads_are_in_order(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_row(&text, "python_function", "only python", 9, 0, 500, NULL);
    tree_row(&text, "cpu_op", "little", 7, 0, 5, NULL);
    tree_row(&text, "cpu_op", "much", 8, 0, 50, NULL);
    tree_row(&text, "cpu_op", "first", 1, 0, 2, NULL); /* pid 1, too */
    INDEX *index = make_index(&text, false);
    assert_int_equal(index->lane_count, 4);
    assert_string_equal(lane_text(index, 0), "1");
    assert_string_equal(lane_text(index, 1), "8");
    assert_string_equal(lane_text(index, 2), "7");
    assert_string_equal(lane_text(index, 3), "9");
}

static void rows_that_overlap_go_deeper(void **state)
{
    struct buffer text;
    WINDOW window = {0};

    (void)state;
    tree_begin(&text);
    tree_operator(&text, "a", 0, 10);
    tree_operator(&text, "b", 5, 10); /* not in a */
    tree_operator(&text, "c", 12, 2); /* in b */
    tree_operator(&text, "d", 14, 6); /* overlaps b by 1 us, as whole us do */
    tree_operator(&text, "e", 19, 1); /* in d */
    INDEX *index = make_index(&text, false);
    show(index, 0, 0, 20, 100000, &window);
    assert_string_equal(spans_text(index, &window),
                        "a 0 10 0; b 5 10 1; c 12 2 2; d 14 6 0; e 19 1 1");
    assert_int_equal(window.lanes[0].depth, 3);
}

static void neighbours_may_overlap_a_little(void **state)
{
    struct buffer text;
    WINDOW window = {0};

    (void)state;
    tree_begin(&text);
    tree_row(&text, "kernel", "a", 7, 0, 10, NULL);
    tree_row(&text, "kernel", "b", 7, 9, 10, NULL);
    tree_row(&text, "kernel", "c", 7, 17, 10, NULL); /* 2 us are too many */
    tree_row(&text, "kernel", "d", 7, 27, 2, NULL);
    tree_row(&text, "kernel", "e", 7, 28, 1, NULL); /* all of it */
    INDEX *index = make_index(&text, false);
    show(index, 0, 0, 30, 100000, &window);
    assert_string_equal(spans_text(index, &window),
                        "a 0 10 0; b 9 10 0; c 17 10 1; d 27 2 0; e 28 1 1");
}

static void a_step_is_shown_without_what_is_around_it(void **state)
{
    struct buffer text;
    WINDOW window = {0};
    WINDOW whole = {0};

    (void)state;
    tree_begin(&text);
    tree_row(&text, "python_function", "main", 1, 0, 1000, NULL);
    tree_row(&text, "python_function", "loop", 1, 10, 980, NULL);
    tree_annotation(&text, "ProfilerStep#4", 100, 100);
    tree_operator(&text, "x", 110, 10);
    tree_annotation(&text, "ProfilerStep#5", 200, 100);
    tree_operator(&text, "y", 210, 10);
    tree_row(&text, "cpu_op", "elsewhere", 2, 600, 10, NULL);
    INDEX *index = make_index(&text, false);
    show(index, span_find_step(index, 5), 200, 300, 10000, &window);
    assert_string_equal(spans_text(index, &window),
                        "ProfilerStep#5 200 100 0; y 210 10 1");
    assert_int_equal(window.lane_count, 1);
    show(index, 0, 200, 300, 10000, &whole);
    assert_string_equal(spans_text(index, &whole),
                        "main 0 1000 0; loop 10 980 1; "
                        "ProfilerStep#5 200 100 2; y 210 10 3");
    assert_int_equal(span_find_step(index, 6), SPAN_NONE);
}

/* The device does in 100 us what the host launches in 10. */
static void a_step_of_a_lagging_device_reaches_to_its_work(void **state)
{
    struct buffer text;
    WINDOW window = {0};

    (void)state;
    tree_begin(&text);
    for (int i = 0; i < 4; i++) {
        char name[20];

        snprintf(name, sizeof name, "ProfilerStep#%d", i);
        tree_annotation(&text, name, 10 * i, 10);
        add_kernel(&text, 1, 10 * i + 2, 5 + 100 * i, 100);
    }
    INDEX *index = make_index(&text, false);
    uint32_t shown = span_find_step(index, 2);
    const struct span_step *step = &index->steps[shown];
    assert_int_equal(step->from, 20000);
    assert_int_equal(step->start, 205000);
    assert_int_equal(step->to, 305000);
    assert_int_equal(step->host, 10000);
    assert_int_equal(step->lag, 275000);
    show(index, shown, 20, 305, 10000, &window);
    assert_string_equal(spans_text(index, &window),
                        "ProfilerStep#2 20 10 0; cudaLaunchKernel 22 1 1; "
                        "ProfilerStep#3 30 10 0; cudaLaunchKernel 32 1 1; "
                        "k 5 100 0; k 105 100 0; k 205 100 0");
}

static void too_deep_rows_are_counted(void **state)
{
    struct buffer text;
    WINDOW window = {0};

    (void)state;
    tree_begin(&text);
    for (int i = 0; i < 300; i++)
        tree_operator(&text, "deep", i, 1000 - 2 * i);
    INDEX *index = make_index(&text, false);
    assert_int_equal(index->deep_rows, 300 - SPAN_LEVELS_MAX);
    show(index, 0, 0, 1000, 10000, &window);
    assert_int_equal(window.lanes[0].depth, SPAN_LEVELS_MAX);
    assert_int_equal(window.count, SPAN_LEVELS_MAX);
}

static void long_rows_keep_their_duration(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_row(&text, "cpu_op", "b", 2, 5, 5000000, NULL);
    tree_row(&text, "cpu_op", "a", 1, 0, 2000000000, NULL);
    tree_row(&text, "cpu_op", "c", 1, 2000000000, 4294967, NULL);
    INDEX *index = make_index(&text, false);
    assert_int_equal(index->longer_count, 2);
    assert_true(span_duration(index, 0) == INT64_C(2000000000000));
    assert_true(span_duration(index, 1) == INT64_C(4294967000));
    assert_true(span_duration(index, 2) == INT64_C(5000000000));
}

/* 3 levels of 30,000 rows. */
static void many_spans_are_merged_further(void **state)
{
    struct buffer text;
    WINDOW window = {0};
    uint64_t rows = 0;

    (void)state;
    tree_begin(&text);
    for (int i = 0; i < 30000; i++) {
        tree_operator(&text, "outer", 10 * i, 9);
        tree_operator(&text, "inner", 10 * i + 1, 7);
        tree_operator(&text, "innermost", 10 * i + 2, 5);
    }
    INDEX *index = make_index(&text, false);
    show(index, 0, 0, 300000, 300000, &window);
    assert_false(window.cut);
    assert_in_range(window.count, 1000, SPAN_ITEMS_MAX);
    assert_int_equal(window.merged_under, 64000); /* 1 us, doubled */
    for (size_t i = 0; i < window.count; i++)
        rows += window.items[i].merged;
    assert_int_equal(rows, 90000);
}

/* More levels than spans are drawn, of a file of nearly 2^63 ns: all of its rows are far
 * from the first one, and wider pixels do not help. */
static void pixels_get_no_wider_than_the_window(void **state)
{
    struct budget budget = {.processor_ns = (int64_t)20 * 1000000000};
    struct span_question question = {.from = -4611000000000000000,
                                     .to = 4611000000000000000,
                                     .pixels = 1000,
                                     .threads = 8,
                                     .budget = &budget};
    struct buffer text;
    WINDOW window = {0};
    struct error error;

    (void)state;
    tree_begin(&text);
    add_event(&text, "cpu_op", "first", 1, 1, "-4611000000000000", "1", NULL);
    for (int i = 0; i < SPAN_STREAMS_MAX * SPAN_LEVELS_MAX; i++) {
        char arguments[60], duration[16];

        snprintf(duration, sizeof duration, "%d", 1000 - i % SPAN_LEVELS_MAX);
        snprintf(arguments, sizeof arguments, "\"device\":0,\"stream\":%d",
                 i / SPAN_LEVELS_MAX);
        add_event(&text, "kernel", "k", 0, 100, "4610999999999000", duration, arguments);
    }
    INDEX *index = make_index(&text, false);
    budget_begin(&budget);
    assert_int_equal(span_window_make(index, &question, &window, &error), 0);
    assert_true(window.cut);
    assert_int_equal(window.count, SPAN_ITEMS_MAX);
    assert_true(window.merged_under == question.to - question.from);
}

static void lanes_beyond_the_bound_are_counted(void **state)
{
    struct buffer text;
    WINDOW window = {0};

    (void)state;
    tree_begin(&text);
    for (int i = 0; i < 10; i++)
        tree_row(&text, "cpu_op", "x", i, 0, 10 + i, NULL);
    for (int i = 0; i < SPAN_STREAMS_MAX + 3; i++) {
        char arguments[60];

        snprintf(arguments, sizeof arguments, "\"device\":0,\"stream\":%d", i);
        tree_row(&text, "kernel", "k", 100 + i, 0, 10, arguments);
    }
    INDEX *index = make_index(&text, false);
    show(index, 0, 0, 100, 1000, &window);
    assert_int_equal(window.threads_left, 2);
    assert_int_equal(window.streams_left, 3);
    assert_int_equal(window.lane_count, 8 + SPAN_STREAMS_MAX);
}

/* ---- gaps ---- */

static void assert_gap(const struct span_index *index, const struct span_named_gap *gap,
                       int start, int duration, const char *host, const char *above)
{
    assert_int_equal(gap->start, start * 1000);
    assert_int_equal(gap->duration, duration * 1000);
    for (int i = 0; i < 2; i++) {
        uint32_t entry = i == 0 ? gap->host : gap->above;
        const char *wanted = i == 0 ? host : above;

        if (wanted == NULL)
            assert_int_equal(entry, SPAN_NONE);
        else
            assert_string_equal(strings_text(&index->texts, index->entries[entry].name),
                                wanted);
    }
}

static void gaps_say_what_the_host_did(void **state)
{
    struct buffer text;
    WINDOW window = {0};

    (void)state;
    tree_begin(&text);
    add_kernel(&text, 1, 0, 2, 10);
    tree_operator(&text, "aten::item", 20, 60);
    tree_row(&text, "cuda_runtime", "cudaStreamSynchronize", 1, 25, 50, NULL);
    add_kernel(&text, 1, 85, 90, 10); /* the gap from 12 to 90 */
    tree_row(&text, "python_function", "loader", 2, 100, 90, NULL);
    tree_operator(&text, "aten::mm", 100, 90);
    add_kernel(&text, 2, 195, 200, 10); /* the launch is on the thread of the loader */
    add_kernel(&text, 3, 300, 300, 10); /* where nothing else happened */
    tree_operator(&text, "aten::late", 370, 31); /* the host began late: 30 of 90 */
    add_kernel(&text, 1, 399, 400, 10);
    tree_operator(&text, "aten::half", 446, 55); /* 54 of 90 */
    add_kernel(&text, 1, 499, 500, 10);
    INDEX *index = make_index(&text, false);
    show(index, 0, 0, 510, 1000, &window);
    assert_int_equal(window.gap_count, 5);
    assert_gap(index, &window.gaps[0], 12, 78, "cudaStreamSynchronize", "aten::item");
    assert_gap(index, &window.gaps[1], 100, 100, "loader", NULL);
    assert_gap(index, &window.gaps[2], 210, 90, NULL, NULL);
    assert_gap(index, &window.gaps[3], 310, 90, NULL, NULL);
    assert_gap(index, &window.gaps[4], 410, 90, "aten::half", "aten::half");
}

static void gaps_look_at_own_time(void **state)
{
    struct buffer text;
    WINDOW window = {0};
    WINDOW later = {0};

    (void)state;
    tree_begin(&text);
    add_kernel(&text, 1, 0, 0, 10);
    tree_operator(&text, "aten::own", 10, 90); /* 30 and 25 of its own */
    tree_operator(&text, "aten::below", 40, 35);
    add_kernel(&text, 1, 110, 110, 10);
    tree_operator(&text, "aten::before", 120, 30);
    tree_row(&text, "python_function", "after", 1, 140, 50, NULL); /* in none of them */
    add_kernel(&text, 1, 195, 200, 10);
    tree_operator(&text, "aten::own", 210, 20);
    add_kernel(&text, 1, 240, 240, 10);
    add_kernel(&text, 1, 300, 300, 10);
    INDEX *index = make_index(&text, false);
    show(index, 0, 0, 245, 1000, &window);
    assert_int_equal(window.gap_count, 3);
    assert_gap(index, &window.gaps[2], 210, 30, "aten::own", "aten::own");
    assert_gap(index, &window.gaps[0], 10, 100, "aten::own", "aten::own");
    assert_gap(index, &window.gaps[1], 120, 80, "after", NULL);
    show(index, 0, 110, 245, 1000, &later); /* the first gap ends there */
    assert_int_equal(later.gap_count, 2);
}

static void a_name_is_that_with_the_most_time(void **state)
{
    const struct span_request wanted = {.name = "x", .sort = SPAN_SORTS};
    CLEANUP(span_found_free) struct span_match found = {0};
    struct buffer text;
    struct error error;

    (void)state;
    tree_begin(&text);
    tree_operator(&text, "x", 0, 5);
    tree_row(&text, "python_function", "x", 1, 10, 50, NULL);
    tree_row(&text, "user_annotation", "x", 1, 100, 40, NULL);
    INDEX *index = make_index(&text, false);
    assert_int_equal(span_find(index, &wanted, &found, &error), 0);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.total, 50000);
}

static void the_longest_gaps_are_told(void **state)
{
    struct buffer text;
    WINDOW window = {0};
    int ts = 0;

    (void)state;
    tree_begin(&text);
    for (int i = 0; i < 80; i++) {
        tree_row(&text, "kernel", "k", 7, ts, 1, NULL);
        ts += 2 + (i * 37) % 80; /* gaps of 1 to 80, each once */
    }
    INDEX *index = make_index(&text, false);
    assert_int_equal(index->gap_count, 79);
    show(index, 0, 0, ts, 1000, &window);
    assert_int_equal(window.gap_count, SPAN_GAPS_MAX);
    for (size_t i = 0; i < window.gap_count; i++) {
        assert_true(window.gaps[i].duration >= 30000);
        assert_true(i == 0 || window.gaps[i].start > window.gaps[i - 1].start);
    }
}

static void short_names_and_addresses(void **state)
{
    struct buffer text;
    WINDOW window = {0};

    (void)state;
    tree_begin(&text);
    tree_row(&text, "kernel", "void f<int>(int)", 7, 0, 10, NULL);
    tree_operator(&text, "g at 0x7f1234567890", 0, 10);
    tree_operator(&text, "g at 0x7f1234567891", 10, 10);
    INDEX *index = make_index(&text, true);
    show(index, 0, 0, 20, 1000, &window);
    assert_string_equal(spans_text(index, &window),
                        "g at 0x\u2026 0 10 0; g at 0x\u2026 10 10 0; f 0 10 0");
    assert_int_equal(window.items[1].occurrence, 1);
}

static void a_file_without_rows(void **state)
{
    struct buffer text;
    WINDOW window = {0};

    (void)state;
    tree_begin(&text);
    INDEX *index = make_index(&text, false);
    show(index, 0, 0, 20, 1000, &window);
    assert_int_equal(window.count, 0);
    assert_int_equal(window.lane_count, 0);
    assert_int_equal(window.gap_count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_are_in_order),
        cmocka_unit_test(rows_that_overlap_go_deeper),
        cmocka_unit_test(neighbours_may_overlap_a_little),
        cmocka_unit_test(a_step_is_shown_without_what_is_around_it),
        cmocka_unit_test(a_step_of_a_lagging_device_reaches_to_its_work),
        cmocka_unit_test(too_deep_rows_are_counted),
        cmocka_unit_test(long_rows_keep_their_duration),
        cmocka_unit_test(many_spans_are_merged_further),
        cmocka_unit_test(pixels_get_no_wider_than_the_window),
        cmocka_unit_test(lanes_beyond_the_bound_are_counted),
        cmocka_unit_test(gaps_say_what_the_host_did),
        cmocka_unit_test(gaps_look_at_own_time),
        cmocka_unit_test(the_longest_gaps_are_told),
        cmocka_unit_test(a_name_is_that_with_the_most_time),
        cmocka_unit_test(short_names_and_addresses),
        cmocka_unit_test(a_file_without_rows),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
