/* Step lines: their order, their sums, and what is left when they are reduced. */
#include "analyse/run.h"
#include "analyse/table.h"
#include "answer/analysis.h"
#include "trace_text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MOST 5000

/* Of all series; freed at the end. */
static struct arena *arena;

static int begin(void **state)
{
    (void)state;
    arena = arena_make(NULL);
    return 0;
}

static int end(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

/* Values tell where a point came from: the running sum gives them back. */
static void keeps_the_order_of_equals(void **state)
{
    struct chance chance = {3};

    (void)state;
    for (unsigned round = 0; round < 100; round++) {
        struct series series = {0};
        size_t count = 1 + chance_below(&chance, MOST);
        unsigned range = 1 + chance_below(&chance, 2000);
        struct series_point *points = series_reserve(arena, &series, count);
        int64_t drift = 0;

        for (size_t i = 0; i < count; i++) {
            drift += chance_below(&chance, 8);
            points[i] = (struct series_point){
                drift + (int64_t)chance_below(&chance, range), (double)i + 1};
        }
        series_finish(&series, count, 0, NULL);
        double before = 0, value = 0;
        for (size_t i = 0; i < count; i++) {
            double last = value;

            value = series.points[i].value - before;
            before = series.points[i].value;
            if (i == 0)
                continue;
            assert_true(series.points[i - 1].time <= series.points[i].time);
            if (series.points[i - 1].time == series.points[i].time)
                assert_true(last < value);
        }
        assert_true(before == (double)count * (double)(count + 1) / 2);
    }
}

static void spans_are_sums_of_their_own(void **state)
{
    struct series series = {0};

    (void)state;
    for (int64_t span = 0; span < 2; span++) {
        struct series_point *points = series_reserve(arena, &series, 2);

        points[0] = (struct series_point){span * 100 + 20, -0.3};
        points[1] = (struct series_point){span * 100 + 10, 0.3000001};
        series_finish(&series, 2, 1e-6, NULL);
    }
    assert_int_equal(series.count, 4);
    assert_true(series.points[0].time == 10 && series.points[0].value > 0.3);
    assert_true(series.points[1].time == 20 && series.points[1].value == 0);
    assert_true(series.points[2].time == 110 && series.points[2].value > 0.3);
    assert_true(series.points[3].value == 0);
}

/* A line with steps of chance; times may be equal. */
static void make_line(struct chance *chance, size_t count, struct series *out)
{
    struct series_point *points = series_reserve(arena, out, count);
    int64_t time = (int64_t)1700000000 * 1000000000;

    for (size_t i = 0; i < count; i++) {
        time += chance_below(chance, 3) == 0 ? 0 : chance_below(chance, 100000);
        points[i] = (struct series_point){time, (double)chance_below(chance, 1000)};
    }
}

static void find_extremes(const struct series_point *points, size_t count, double *low,
                          double *high)
{
    *low = *high = points[0].value;
    for (size_t i = 1; i < count; i++) {
        *low = fmin(*low, points[i].value);
        *high = fmax(*high, points[i].value);
    }
}

static void check_reduction(const struct series *series, int64_t start, int64_t end,
                            size_t limit)
{
    struct series_point *out = malloc(series_reduced_max(limit) * sizeof *out);
    size_t first = 0, last = series->count;
    double low, high, reduced_low, reduced_high;

    size_t count = series_reduce(series, start, end, limit, out);
    while (first < series->count && series->points[first].time < start)
        first++;
    while (last > first && series->points[last - 1].time >= end)
        last--;
    first -= first > 0; /* the point before the window, and the one after it */
    last += last < series->count;
    assert_true(count > 0 && count <= series_reduced_max(limit) && count <= last - first);
    assert_true(out[0].time == series->points[first].time);
    assert_true(out[count - 1].time == series->points[last - 1].time &&
                out[count - 1].value == series->points[last - 1].value);
    find_extremes(series->points + first, last - first, &low, &high);
    find_extremes(out, count, &reduced_low, &reduced_high);
    assert_true(low == reduced_low && high == reduced_high);
    for (size_t i = 1; i < count; i++)
        assert_true(out[i - 1].time <= out[i].time);
    free(out);
}

static void keeps_extremes(void **state)
{
    struct chance chance = {11};

    (void)state;
    for (unsigned round = 0; round < 300; round++) {
        struct series series = {0};
        size_t count = 2 + chance_below(&chance, MOST);

        make_line(&chance, count, &series);
        int64_t from = series.points[chance_below(&chance, (unsigned)count)].time;
        int64_t to = series.points[chance_below(&chance, (unsigned)count)].time;
        check_reduction(&series, INT64_MIN, INT64_MAX, 4 + chance_below(&chance, 500));
        check_reduction(&series, from < to ? from : to, from < to ? to : from,
                        4 + chance_below(&chance, 100));
    }
}

static void few_points_stay_as_they_are(void **state)
{
    struct chance chance = {5};
    struct series series = {0};
    struct series_point out[200];

    (void)state;
    make_line(&chance, 100, &series);
    assert_int_equal(series_reduce(&series, INT64_MIN, INT64_MAX, 100, out), 100);
    assert_memory_equal(out, series.points, 100 * sizeof *out);
    series.count = 0;
    assert_int_equal(series_reduce(&series, INT64_MIN, INT64_MAX, 100, out), 0);
}

/* Spans without a base time may begin anywhere: the room still suffices. */
static void disorder_does_not_overflow(void **state)
{
    struct chance chance = {13};

    (void)state;
    for (unsigned round = 0; round < 200; round++) {
        struct series series = {0};
        size_t count = 100 + chance_below(&chance, 2000);
        size_t limit = 4 + chance_below(&chance, 60);
        struct series_point *points = series_reserve(arena, &series, count);
        struct series_point *out = malloc(series_reduced_max(limit) * sizeof *out);

        for (size_t i = 0; i < count; i++)
            points[i] = (struct series_point){
                (int64_t)(i * i) + (int64_t)chance_below(&chance, 1000000), 1};
        points[count - 1].time = (int64_t)chance_below(&chance, 2000);
        assert_true(series_reduce(&series, INT64_MIN, INT64_MAX, limit, out) <=
                    series_reduced_max(limit));
        free(out);
    }
}

static void assert_written(const struct analysis_result *result, const char *json,
                           const char *csv)
{
    struct buffer out = BUFFER(10000);
    struct error error;

    assert_int_equal(analysis_write_json(result, NULL, &out, NULL), 0);
    assert_non_null(strstr(out.bytes, json));
    buffer_clear(&out);
    assert_int_equal(analysis_write_csv(result, "series", &out, &error), 0);
    assert_non_null(strstr(out.bytes, csv));
    buffer_free(&out);
}

/* Times that lie further apart than an int64 of ns can say are the ends of its range. */
static void far_times_do_not_overflow(void **state)
{
    struct series_point point = {.time = INT64_MAX - 1, .value = 1};
    struct series series = {.points = &point, .count = 1, .name = "copies"};
    struct analysis_result result = {
        .analysis = analysis_find("memory_bw"),
        .options = {.start = PARAMETER_NONE, .end = PARAMETER_NONE, .points = 100}};
    struct analysis_side *side = &result.sides[0];

    (void)state;
    assert_true(series_since(5, 7) == -2);
    assert_true(series_since(INT64_MAX, -1) == INT64_MAX);
    assert_true(series_since(INT64_MIN, 1) == INT64_MIN);
    side->info.label = (char *)(uintptr_t) "far";
    side->all.series.items = &series;
    side->all.series.count = 1;
    side->origin_ns = -1000;
    assert_written(&result, "[[9223372036854775.807,1]]", ",9223372036854775.807,1\r\n");
    side->origin_ns = 1000;
    point.time = INT64_MIN + 1;
    assert_written(&result, "[[-9223372036854775.808,1]]",
                   ",-9223372036854775.808,1\r\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_the_order_of_equals),
        cmocka_unit_test(spans_are_sums_of_their_own),
        cmocka_unit_test(keeps_extremes),
        cmocka_unit_test(few_points_stay_as_they_are),
        cmocka_unit_test(disorder_does_not_overflow),
        cmocka_unit_test(far_times_do_not_overflow),
    };

    return cmocka_run_group_tests(tests, begin, end);
}
