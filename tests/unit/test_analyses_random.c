/* The analyses on random traces: against a slow way where there is one, and what must
 * hold whatever the trace. */
#include "analyse/breakdown.h"
#include "analyse/launches.h"
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
        struct buffer text = BUFFER(TEXT_MAX);

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
    ANALYSED result;

    kind_time_add(&rank->rows, KIND_ALL, &time);
    for (size_t i = 0; i < rank->rows.span_count; i++)
        add_slowly(&rank->rows.spans[i], &slow);
    assert_memory_equal(&time, &slow, sizeof time);
    analyse(&result, "temporal_breakdown", NULL, rank);
    const struct table *rows = analysed_table(&result, "rows");
    if (rank->rows.device_count > 0)
        assert_number(rows, 0, "kernel_time",
                      number_at(rows, 0, "idle_time") +
                          number_at(rows, 0, "compute_time") +
                          number_at(rows, 0, "non_compute_time"));
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
    size_t firsts = 0;
    ANALYSED result;

    analyse(&result, "idle_time_breakdown",
            (const char *const[]){"show_idle_interval_stats", "true", NULL}, rank);
    const struct table *rows = analysed_table(&result, "rows");
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
    assert_int_equal(rows->row_count, 3 * rank->rows.stream_count);
    assert_true(sum_of(rows, "count") == (double)(rank->rows.device_count - firsts));
}

static void gaps_are_all_counted(void **state)
{
    (void)state;
    each_random(check_gaps);
}

static void check_kernels(const struct test_rank *rank)
{
    ANALYSED breakdown, by_operator;
    double total = 0;

    analyse(&breakdown, "kernel_breakdown",
            (const char *const[]){"duration_ratio", "0.5", "num_kernels", "3", NULL},
            rank);
    analyse(&by_operator, "operator_kernels", NULL, rank);
    const struct table *kernels = analysed_table(&breakdown, "kernels");
    const struct table *operators = analysed_table(&by_operator, "rows");
    for (size_t i = 0; i < rank->rows.span_count; i++) {
        const struct rows_span *span = &rank->rows.spans[i];
        for (size_t j = 0; j < span->device_count; j++)
            total += (double)span->recording->events.dur[span->device[j]] / 1000;
    }
    assert_true(sum_of(kernels, "count") == (double)rank->rows.device_count);
    assert_true(sum_of(operators, "count") == (double)rank->rows.device_count);
    assert_true(fabs(sum_of(kernels, "sum") - total) <= 1e-9 * total);
    assert_true(fabs(sum_of(operators, "sum") - total) <= 1e-9 * total);
    assert_true(kernels->row_count <= 3 * 4);
}

static void kernels_are_all_counted(void **state)
{
    (void)state;
    each_random(check_kernels);
}

/* Each launch has its start, each copy its end. */
static void check_series(const struct test_rank *rank)
{
    ANALYSED queue, bandwidth;
    size_t points = 0, launched = 0, memory = 0;

    analyse(&queue, "queue_length", NULL, rank);
    analyse(&bandwidth, "memory_bw", NULL, rank);
    const struct series_list *queues = analysed_series(&queue);
    const struct series_list *copies = analysed_series(&bandwidth);
    for (size_t i = 0; i < queues->count; i++) {
        points += queues->items[i].count;
        assert_true(queues->items[i].points[queues->items[i].count - 1].value == 0);
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
    for (size_t i = 0; i < copies->count; i++) {
        points += copies->items[i].count;
        assert_true(copies->items[i].points[copies->items[i].count - 1].value == 0);
    }
    assert_int_equal(points, 2 * memory);
}

static void series_end_at_nothing(void **state)
{
    (void)state;
    each_random(check_series);
}

static void check_launches(const struct test_rank *rank)
{
    ANALYSED launches, sequences;

    analyse(&launches, "launch_stats",
            (const char *const[]){"runtime_cutoff", "5", "launch_delay_cutoff", "5",
                                  "limit", "1000", NULL},
            rank);
    analyse(&sequences, "kernel_sequences",
            (const char *const[]){"operator_name", "a", "min_pattern_len", "1", "top_k",
                                  "1000", NULL},
            rank);
    const struct table *counts = analysed_table(&launches, "counts");
    double count = number_at(counts, 0, "count");
    assert_true(sum_of(analysed_table(&launches, "histograms"), "count") == 3 * count);
    assert_true(sum_of(analysed_table(&launches, "scatter"), "count") == count);
    assert_true((double)analysed_table(&launches, "launches")->row_count == count);
    assert_true((double)analysed_table(&launches, "worst")->row_count ==
                number_at(counts, 0, "short_kernels") +
                    number_at(counts, 0, "runtime_outliers") +
                    number_at(counts, 0, "launch_delay_outliers"));
    const struct table *found = analysed_table(&sequences, "counts");
    const struct table *patterns = analysed_table(&sequences, "patterns");
    assert_true(number_at(found, 0, "patterns_found") == (double)patterns->row_count);
    assert_true(number_at(found, 0, "operators") == sum_of(patterns, "count"));
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
                                       const struct launch_options *parameters,
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
    const struct launch_options parameters = {1000, 1000, true, (int64_t)limit};
    size_t row = 0;
    TABLE table;

    table_init(&table, spec_of("launch_stats", "worst"), arena_make(NULL));
    launch_write_worst(&rank->rows, list, &parameters, 0, &table);
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
    static const size_t limits[] = {0, 1, 2, 3, 7, 20, 1000};
    struct launch_list list = launch_list_gather(&rank->rows, true);
    uint32_t random = 1;

    for (size_t i = 0; i < list.count; i++) {
        random = random * 1664525 + 1013904223;
        list.items[i].cpu_duration = random >> 8 & 0x1c00;
        list.items[i].gpu_duration = random >> 14 & 0x0c00;
        list.items[i].launch_delay = random >> 18 & 0x3c00;
    }
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++)
        assert_worst(rank, &list, limits[i]);
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
