/* The analyses on random traces: against a slow way where there is one, and what must
 * hold whatever the trace. */
#include "analysis/set/idle_time_breakdown.h"
#include "analysis/set/kernel_breakdown.h"
#include "analysis/set/kernel_sequences.h"
#include "analysis/set/launch_details.h"
#include "analysis/set/memory_bw.h"
#include "analysis/set/operator_kernels.h"
#include "analysis/set/queue_length.h"
#include "analysis/set/temporal_breakdown.h"
#include "analysis_text.h"
#include "random_trace.h"

#include <math.h>
#include <stdlib.h>

#define ROUNDS 60

/* A rank of one or two random files. */
static void make_random(unsigned seed, const struct rows_options *options,
                        struct test_rank *rank)
{
    struct error error;

    *rank = (struct test_rank){.count = 1 + seed % 2};
    for (size_t i = 0; i < rank->count; i++) {
        const struct random_trace_options random = {
            .seed = seed * 10 + i, .events = 40 + seed * 7, .oddness = seed % 4};
        struct buffer text;

        buffer_init(&text, TEXT_MAX);
        random_trace(&text, &random);
        rank->recordings[i] = read_bytes(text.bytes, text.length);
        buffer_free(&text);
    }
    assert_int_equal(
        rows_make(1, rank->recordings, rank->count, options, &rank->rows, &error), 0);
}

typedef void check_rank(const struct test_rank *rank);

static void each_random(check_rank *check)
{
    static const int64_t steps[] = {1, 2, 3};
    static const struct rows_options options[] = {{.which = ROWS_BEFORE_LAST_STEP},
                                                  {.which = ROWS_ALL},
                                                  {.steps = steps, .step_count = 3}};

    size_t looked_at = 0;
    for (unsigned seed = 1; seed <= ROUNDS; seed++) {
        TEST_RANK rank = {0};

        make_random(seed, &options[seed % 3], &rank);
        check(&rank);
        looked_at += rank.rows.device_count;
    }
    assert_true(looked_at > 1000); /* else it proves nothing */
}

/* ---- kinds of work at once, by looking at every piece between two ends ---- */

static int compare_times(const void *a, const void *b)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    return (left > right) - (left < right);
}

static void add_slowly(const struct rows_span *span, struct kind_time *time)
{
    const struct trace_events *events = &span->recording->events;
    size_t count = span->device_count;
    int64_t *ends = calloc(2 * count + 1, sizeof *ends);

    for (size_t i = 0; i < count; i++) {
        ends[2 * i] = events->ts[span->device[i]];
        ends[2 * i + 1] = ends[2 * i] + events->dur[span->device[i]];
    }
    qsort(ends, 2 * count, sizeof *ends, compare_times);
    for (size_t i = 1; i < 2 * count; i++) {
        unsigned set = 0;

        for (size_t j = 0; j < count; j++) {
            uint32_t row = span->device[j];
            if (events->ts[row] <= ends[i - 1] &&
                events->ts[row] + events->dur[row] >= ends[i] && ends[i] > ends[i - 1])
                set |= KIND_BIT(rows_kind(span, row));
        }
        time->at[set] += ends[i] - ends[i - 1];
    }
    free(ends);
}

static void check_kinds(const struct test_rank *rank)
{
    struct kind_time time = {0}, slow = {0};
    TABLE table;

    kind_time_add(&rank->rows, KIND_ALL, &time);
    for (size_t i = 0; i < rank->rows.span_count; i++)
        add_slowly(&rank->rows.spans[i], &slow);
    assert_memory_equal(&time, &slow, sizeof time);
    table_init(&table, &temporal_breakdown_spec);
    temporal_breakdown_add(&rank->rows, &table);
    if (rank->rows.device_count > 0)
        assert_number(&table, 0, "kernel_time",
                      number_at(&table, 0, "idle_time") +
                          number_at(&table, 0, "compute_time") +
                          number_at(&table, 0, "non_compute_time"));
}

static void kinds_at_once(void **state)
{
    (void)state;
    each_random(check_kinds);
}

/* ---- what must hold ---- */

static double sum_of(const struct table *table, const char *column)
{
    double sum = 0;

    for (size_t i = 0; i < table->row_count; i++)
        sum += number_at(table, i, column);
    return sum;
}

/* Every row of a stream but the first of each file has a gap. */
static void check_gaps(const struct test_rank *rank)
{
    static const struct idle_time_parameters parameters = {30000, NULL, 0};
    size_t firsts = 0;
    struct error error;
    TABLE table;

    table_init(&table, &idle_time_breakdown_spec);
    assert_int_equal(idle_time_breakdown_add(&rank->rows, &parameters, &table, &error),
                     0);
    if (rank->rows.device_count == 0)
        return;
    for (size_t i = 0; i < rank->rows.span_count; i++) {
        const struct rows_span *span = &rank->rows.spans[i];
        bool *seen = calloc(rank->rows.stream_count, sizeof *seen);

        for (size_t j = 0; j < span->device_count; j++) {
            firsts += !seen[rows_stream_of(span, span->device[j])];
            seen[rows_stream_of(span, span->device[j])] = true;
        }
        free(seen);
    }
    assert_int_equal(table.row_count, 3 * rank->rows.stream_count);
    assert_true(sum_of(&table, "count") == (double)(rank->rows.device_count - firsts));
}

static void gaps_are_all_counted(void **state)
{
    (void)state;
    each_random(check_gaps);
}

static void check_kernels(const struct test_rank *rank)
{
    const struct kernel_breakdown_parameters parameters = {0.5, 3, true};
    struct kernel_breakdown breakdown;
    struct error error;
    TABLE kernels, operators;
    double total = 0;

    kernel_breakdown_init(&breakdown, &parameters);
    assert_int_equal(kernel_breakdown_add(&breakdown, &rank->rows, &error), 0);
    table_init(&kernels, &kernel_breakdown_kernels_spec);
    assert_int_equal(kernel_breakdown_write_kernels(&breakdown, &kernels, &error), 0);
    table_init(&operators, &operator_kernels_spec);
    assert_int_equal(operator_kernels_add(&rank->rows, &operators, &error), 0);
    for (size_t i = 0; i < rank->rows.span_count; i++) {
        const struct rows_span *span = &rank->rows.spans[i];
        for (size_t j = 0; j < span->device_count; j++)
            total += (double)span->recording->events.dur[span->device[j]] / 1000;
    }
    assert_true(sum_of(&kernels, "count") == (double)rank->rows.device_count);
    assert_true(sum_of(&operators, "count") == (double)rank->rows.device_count);
    assert_true(fabs(sum_of(&kernels, "sum") - total) <= 1e-9 * total);
    assert_true(fabs(sum_of(&operators, "sum") - total) <= 1e-9 * total);
    assert_true(kernels.row_count <= 3 * 4);
    kernel_breakdown_free(&breakdown);
}

static void kernels_are_all_counted(void **state)
{
    (void)state;
    each_random(check_kernels);
}

/* Each launch has its start, each copy its end. */
static void check_series(const struct test_rank *rank)
{
    struct series_list queues = {0}, copies = {0};
    size_t points = 0, launched = 0, memory = 0;
    struct error error;

    assert_int_equal(queue_length_add_series(&rank->rows, &queues, &error), 0);
    assert_int_equal(memory_bw_add_series(&rank->rows, &copies, &error), 0);
    for (size_t i = 0; i < queues.count; i++) {
        points += queues.items[i].count;
        assert_true(queues.items[i].points[queues.items[i].count - 1].value == 0);
    }
    for (size_t i = 0; i < rank->rows.span_count; i++) {
        const struct rows_span *span = &rank->rows.spans[i];
        for (size_t j = 0; j < span->device_count; j++) {
            uint32_t row = span->device[j];
            launched += span->recording->events.link[row] != TRACE_NONE;
            memory += rows_kind(span, row) == TRACE_KIND_MEMORY;
        }
    }
    assert_int_equal(points, 2 * launched);
    points = 0;
    for (size_t i = 0; i < copies.count; i++) {
        points += copies.items[i].count;
        assert_true(copies.items[i].points[copies.items[i].count - 1].value == 0);
    }
    assert_int_equal(points, 2 * memory);
    series_list_free(&queues);
    series_list_free(&copies);
}

static void series_end_at_nothing(void **state)
{
    (void)state;
    each_random(check_series);
}

static void check_launches(const struct test_rank *rank)
{
    static const struct launch_stats_parameters parameters = {5000, 5000, true};
    static const struct kernel_sequences_parameters sequences = {"a", 1, 1000, NULL};
    struct launch_list list;
    struct error error;
    TABLE counts, summary, histograms, scatter, worst, found, patterns;

    table_init(&counts, &launch_stats_counts_spec);
    table_init(&summary, &launch_stats_summary_spec);
    table_init(&histograms, &launch_histograms_spec);
    table_init(&scatter, &launch_scatter_spec);
    table_init(&worst, &launch_worst_spec);
    table_init(&found, &kernel_sequences_counts_spec);
    table_init(&patterns, &kernel_sequences_patterns_spec);
    assert_int_equal(launch_stats_gather(&rank->rows, &parameters, &list, &error), 0);
    assert_int_equal(launch_stats_summarise(&rank->rows, &list, &parameters, &counts,
                                            &summary, &error),
                     0);
    launch_write_histograms(&rank->rows, &list, &histograms);
    assert_int_equal(launch_write_scatter(&rank->rows, &list, &scatter, &error), 0);
    assert_int_equal(
        launch_write_worst(&rank->rows, &list, &parameters, 1000, 0, &worst, &error), 0);
    assert_true(sum_of(&histograms, "count") == 3 * (double)list.count);
    assert_true(sum_of(&scatter, "count") == (double)list.count);
    assert_true((double)worst.row_count ==
                number_at(&counts, 0, "short_kernels") +
                    number_at(&counts, 0, "runtime_outliers") +
                    number_at(&counts, 0, "launch_delay_outliers"));
    assert_int_equal(
        kernel_sequences_add(&rank->rows, &sequences, &found, &patterns, &error), 0);
    assert_true(number_at(&found, 0, "patterns_found") == (double)patterns.row_count);
    assert_true(number_at(&found, 0, "operators") == sum_of(&patterns, "count"));
    launch_list_free(&list);
}

static void launches_are_all_counted(void **state)
{
    (void)state;
    each_random(check_launches);
}

/* ---- the worst launches, by looking through all of them for each place ---- */

static int64_t badness_of(const struct launch *launch, enum launch_class class)
{
    return class == LAUNCH_SHORT_KERNEL      ? launch->cpu_duration - launch->gpu_duration
           : class == LAUNCH_RUNTIME_OUTLIER ? launch->cpu_duration
                                             : launch->launch_delay;
}

/* The worst that is not taken yet; of equals the first. NULL: there is none. */
static const struct launch *take_worst(const struct launch_list *list,
                                       enum launch_class class,
                                       const struct launch_stats_parameters *parameters,
                                       bool *taken)
{
    const struct launch *worst = NULL;

    for (size_t i = 0; i < list->count; i++)
        if (!taken[i] && launch_is_of(&list->items[i], parameters, class) &&
            (worst == NULL ||
             badness_of(&list->items[i], class) > badness_of(worst, class)))
            worst = &list->items[i];
    if (worst != NULL)
        taken[worst - list->items] = true;
    return worst;
}

static void assert_worst(const struct test_rank *rank, const struct launch_list *list,
                         size_t limit)
{
    static const struct launch_stats_parameters parameters = {1000, 1000, true};
    struct error error;
    size_t row = 0;
    TABLE table;

    table_init(&table, &launch_worst_spec);
    assert_int_equal(
        launch_write_worst(&rank->rows, list, &parameters, limit, 0, &table, &error), 0);
    for (enum launch_class class = 0; class < LAUNCH_CLASS_COUNT; class ++) {
        bool *taken = calloc(list->count + 1, sizeof *taken);
        const struct launch *right;

        for (size_t place = 1;
             place <= limit &&
             (right = take_worst(list, class, &parameters, taken)) != NULL;
             place++, row++) {
            const struct trace_events *events =
                &rank->rows.spans[right->span].recording->events;

            assert_true(row < table.row_count);
            assert_string_equal(text_at(&table, row, "class"), launch_class_name(class));
            assert_number(&table, row, "place", (double)place);
            assert_number(&table, row, "ts", (double)events->ts[right->launch] / 1000);
            assert_number(&table, row, "cpu_duration",
                          (double)right->cpu_duration / 1000);
            assert_number(&table, row, "launch_delay",
                          (double)right->launch_delay / 1000);
        }
        free(taken);
    }
    assert_int_equal(row, table.row_count);
}

/* Durations of few values, so that many are equal. */
static void check_worst(const struct test_rank *rank)
{
    static const struct launch_stats_parameters parameters = {5000, 5000, true};
    static const size_t limits[] = {0, 1, 2, 3, 7, 20, 1000};
    struct launch_list list;
    struct error error;
    uint32_t random = 1;

    assert_int_equal(launch_stats_gather(&rank->rows, &parameters, &list, &error), 0);
    for (size_t i = 0; i < list.count; i++) {
        random = random * 1664525 + 1013904223;
        list.items[i].cpu_duration = random >> 8 & 0x1c00;
        list.items[i].gpu_duration = random >> 14 & 0x0c00;
        list.items[i].launch_delay = random >> 18 & 0x3c00;
    }
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++)
        assert_worst(rank, &list, limits[i]);
    launch_list_free(&list);
}

static void the_worst_come_first(void **state)
{
    (void)state;
    each_random(check_worst);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kinds_at_once),
        cmocka_unit_test(gaps_are_all_counted),
        cmocka_unit_test(kernels_are_all_counted),
        cmocka_unit_test(series_end_at_nothing),
        cmocka_unit_test(launches_are_all_counted),
        cmocka_unit_test(the_worst_come_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
