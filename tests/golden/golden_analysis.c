/* Every analysis of every real set equals the right results: counts, sums and times
 * exactly, floating statistics to 1e-9 relative. */
#include "../unit/analysed.h"
#include "analyse/launches.h"
#include "analyse/rows.h"
#include "base/error.h"
#include "golden.h"
#include "store/set_view.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TOLERANCE 1e-9

/* What is being compared. */
struct check {
    struct golden *golden;
    const char *what;
    int64_t origin_ns;
    unsigned long values;
};

#define fail(check, format, ...)                                                         \
    golden_complain((check)->golden, "%s: " format, (check)->what, __VA_ARGS__)

/* ---- values ---- */

static bool is_near(double expected, double value)
{
    return fabs(expected - value) <= TOLERANCE * fmax(fabs(expected), fabs(value));
}

/* µs of the expected results as ns. */
static int64_t to_ns(const json_t *us)
{
    return json_is_integer(us) ? (int64_t)json_integer_value(us) * 1000
                               : (int64_t)llround(json_real_value(us) * 1000);
}

static bool is_equal(const json_t *expected, const struct table *table, size_t row,
                     size_t column)
{
    const struct table_cell *cell = table_cell(table, row, column);
    size_t length;

    if (cell->null || json_is_null(expected))
        return cell->null && json_is_null(expected);
    switch (table->spec->columns[column].type) {
    case TABLE_TEXT: {
        const char *text = table_text(table, row, column, &length);
        return json_is_string(expected) && length == json_string_length(expected) &&
               memcmp(text, json_string_value(expected), length) == 0;
    }
    case TABLE_INTEGER:
        return json_is_integer(expected) &&
               json_integer_value(expected) == cell->value.integer;
    case TABLE_TIME:
        return json_is_number(expected) && to_ns(expected) == cell->value.integer;
    case TABLE_MEAN:
        return json_is_number(expected) &&
               is_near(json_number_value(expected), cell->value.real / 1000);
    case TABLE_REAL:
    default:
        return json_is_number(expected) &&
               is_near(json_number_value(expected), cell->value.real);
    }
}

static int find_column(const struct table *table, const char *name)
{
    for (size_t i = 0; i < table->spec->column_count; i++)
        if (strcmp(table->spec->columns[i].name, name) == 0)
            return (int)i;
    return -1;
}

/* Compares one row of a table with an object; the caller checks the member `but` and
 * members that are objects or arrays. */
static void check_row(struct check *check, const json_t *expected,
                      const struct table *table, size_t row, const char *but)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)(uintptr_t)expected, key, value)
    {
        int column = find_column(table, key);

        if (json_is_object(value) || json_is_array(value) ||
            (but != NULL && strcmp(key, but) == 0))
            continue;
        check->values++;
        if (column < 0)
            fail(check, "row %zu: no column %s", row, key);
        else if (!is_equal(value, table, row, (size_t)column)) {
            CLEANUP_FREE char *text = json_dumps(value, JSON_ENCODE_ANY);
            size_t length;
            fail(check, "row %zu: %s should be %s, is %.17g%s", row, key, text,
                 table_number(table, row, (size_t)column),
                 table->spec->columns[column].type == TABLE_TEXT
                     ? table_text(table, row, (size_t)column, &length)
                     : "");
        }
    }
}

static void check_table(struct check *check, const json_t *expected,
                        const struct table *table)
{
    if (json_array_size(expected) != table->row_count) {
        fail(check, "%zu rows, should be %zu", table->row_count,
             json_array_size(expected));
        return;
    }
    for (size_t i = 0; i < table->row_count; i++)
        check_row(check, json_array_get(expected, i), table, i, NULL);
}

static void check_series(struct check *check, const json_t *expected,
                         const struct series_list *list)
{
    if (json_array_size(expected) != list->count) {
        fail(check, "%zu series, should be %zu", list->count, json_array_size(expected));
        return;
    }
    for (size_t i = 0; i < list->count; i++) {
        const struct series *series = &list->items[i];
        const json_t *right = json_array_get(expected, i);
        const json_t *points = json_object_get(right, "points");
        const char *name = json_string_value(json_object_get(right, "name"));

        if (json_integer_value(json_object_get(right, "rank")) != series->rank ||
            json_integer_value(json_object_get(right, "device")) != series->device ||
            (name != NULL && strcmp(name, series->name) != 0) ||
            (name == NULL &&
             json_integer_value(json_object_get(right, "stream")) != series->stream) ||
            json_array_size(points) != series->count) {
            fail(check, "series %zu is another one, or has another length", i);
            continue;
        }
        for (size_t j = 0; j < series->count; j++) {
            const json_t *point = json_array_get(points, j);
            const struct series_point *found = &series->points[j];

            check->values += 2;
            if (to_ns(json_array_get(point, 0)) != found->time - check->origin_ns ||
                !is_near(json_number_value(json_array_get(point, 1)), found->value))
                fail(check, "series %zu, point %zu: %.17g at %.17g", i, j, found->value,
                     (double)(found->time - check->origin_ns) / 1000);
        }
    }
}

/* ---- analyses ---- */

/* The ranks of a set. */
struct ranks {
    struct rows_loaded *loaded;
    size_t count;
};

/* All analyses of one set, except the sequences. */
struct results {
    struct analysed temporal, overlap, idle, kernels, bandwidth, queue, launch_stats;
    struct launch_list *launches; /* by rank */
};

static void results_init(struct results *results)
{
    static const char *const statistics[] = {"show_idle_interval_stats", "true", NULL};

    *results = (struct results){0};
    analysed_begin(&results->temporal, "temporal_breakdown", NULL);
    analysed_begin(&results->overlap, "comm_comp_overlap", NULL);
    analysed_begin(&results->idle, "idle_time_breakdown", statistics);
    analysed_begin(&results->kernels, "kernel_breakdown", NULL);
    analysed_begin(&results->bandwidth, "memory_bw", NULL);
    analysed_begin(&results->queue, "queue_length", NULL);
    analysed_begin(&results->launch_stats, "launch_stats", NULL);
}

static void results_free(struct results *results)
{
    analysed_free(&results->temporal);
    analysed_free(&results->overlap);
    analysed_free(&results->idle);
    analysed_free(&results->kernels);
    analysed_free(&results->bandwidth);
    analysed_free(&results->queue);
    analysed_free(&results->launch_stats);
    free(results->launches);
}

static void analyse_rank(const struct rows_rank *rank, struct results *results,
                         struct launch_list *launches)
{
    analysed_add(&results->temporal, rank);
    analysed_add(&results->overlap, rank);
    analysed_add(&results->idle, rank);
    analysed_add(&results->kernels, rank);
    analysed_add(&results->bandwidth, rank);
    analysed_add(&results->queue, rank);
    analysed_add(&results->launch_stats, rank);
    *launches = launch_list_gather(rank, true);
}

/* ---- launches ---- */

static void check_launch_rows(struct check *check, const json_t *rows,
                              const struct rows_rank *rank,
                              const struct launch_list *list)
{
    if (json_array_size(rows) != list->count) {
        fail(check, "%zu launches, should be %zu", list->count, json_array_size(rows));
        return;
    }
    for (size_t i = 0; i < list->count; i++) {
        const struct launch *launch = &list->items[i];
        const struct trace_recording *recording = rank->spans[launch->span].recording;
        uint32_t correlation = recording->events.correlation[launch->row];
        const json_t *row = json_array_get(rows, i);

        check->values += 4;
        if (correlation == 0 ||
            json_integer_value(json_array_get(row, 0)) !=
                recording->correlations[correlation - 1] ||
            to_ns(json_array_get(row, 1)) != launch->cpu_duration ||
            to_ns(json_array_get(row, 2)) != launch->gpu_duration ||
            to_ns(json_array_get(row, 3)) != launch->launch_delay)
            fail(check, "launch %zu is another one", i);
    }
}

static void check_launches(struct check *check, const json_t *expected,
                           const struct ranks *set, const struct results *results)
{
    if (json_array_size(expected) != set->count) {
        fail(check, "%zu ranks, should be %zu", set->count, json_array_size(expected));
        return;
    }
    for (size_t i = 0; i < set->count; i++) {
        const json_t *right = json_array_get(expected, i);

        check_row(check, right, analysed_table(&results->launch_stats, "counts"), i,
                  NULL);
        check_launch_rows(check, json_object_get(right, "rows"), &set->loaded[i].rows,
                          &results->launches[i]);
        for (enum launch_measure m = 0; m < LAUNCH_MEASURE_COUNT; m++)
            check_row(check, json_object_get(right, launch_measure_name(m)),
                      analysed_table(&results->launch_stats, "summary"),
                      i * LAUNCH_MEASURE_COUNT + m, NULL);
    }
}

/* ---- sequences ---- */

static void check_sequences(struct check *check, const json_t *expected,
                            const struct ranks *set)
{
    size_t index;
    json_t *right;

    json_array_foreach(expected, index, right)
    {
        const json_t *top = json_object_get(right, "top");
        const char *name = json_string_value(json_object_get(right, "operator_name"));
        char least[24];

        snprintf(
            least, sizeof least, "%lld",
            (long long)json_integer_value(json_object_get(right, "min_pattern_len")));
        ANALYSED result;
        analysed_begin(
            &result, "kernel_sequences",
            (const char *const[]){"operator_name", name, "min_pattern_len", least, NULL});
        for (size_t i = 0; i < set->count; i++)
            if (set->loaded[i].rows.rank ==
                json_integer_value(json_object_get(right, "rank")))
                analysed_add(&result, &set->loaded[i].rows);
        const struct table *counts = analysed_table(&result, "counts");
        if (counts->row_count == 1 &&
            table_cell(counts, 0, 1)->value.integer !=
                json_integer_value(json_object_get(right, "patterns_found")))
            fail(check, "%s: %lld patterns found", name,
                 (long long)table_cell(counts, 0, 1)->value.integer);
        check->values++;
        check_table(check, top, analysed_table(&result, "patterns"));
    }
}

/* ---- sets ---- */

static void check_everything(struct check *check, const json_t *expected,
                             const struct ranks *set, const struct results *results)
{
    const struct {
        const char *name;
        const struct table *table;
    } tables[] = {
        {"temporal_breakdown", analysed_table(&results->temporal, "rows")},
        {"comm_comp_overlap", analysed_table(&results->overlap, "rows")},
        {"idle_time_breakdown", analysed_table(&results->idle, "rows")},
        {"memory_bw_summary", analysed_table(&results->bandwidth, "summary")},
        {"queue_length_summary", analysed_table(&results->queue, "summary")},
        {"time_blocked_on_full_queue", analysed_table(&results->queue, "time_blocked")},
    };
    const json_t *breakdown = json_object_get(expected, "kernel_breakdown");

    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        check->what = tables[i].name;
        check_table(check, json_object_get(expected, tables[i].name), tables[i].table);
    }
    check->what = "kernel_breakdown";
    check_table(check, json_object_get(breakdown, "kinds"),
                analysed_table(&results->kernels, "kinds"));
    check_table(check, json_object_get(breakdown, "kernels"),
                analysed_table(&results->kernels, "kernels"));
    check->what = "memory_bw_series";
    check_series(check, json_object_get(expected, check->what),
                 analysed_series(&results->bandwidth));
    check->what = "queue_length_series";
    check_series(check, json_object_get(expected, check->what),
                 analysed_series(&results->queue));
    check->what = "kernel_launch_statistics";
    check_launches(check, json_object_get(expected, check->what), set, results);
    check->what = "frequent_kernel_sequences";
    check_sequences(check, json_object_get(expected, check->what), set);
}

static void check_ranks(struct check *check, const json_t *expected,
                        const struct ranks *set)
{
    const json_t *dropped = json_object_get(expected, "last_step_dropped");

    check->what = "ranks";
    for (size_t i = 0; i < set->count; i++) {
        char rank[24];

        snprintf(rank, sizeof rank, "%lld", (long long)set->loaded[i].rows.rank);
        const json_t *right = json_object_get(dropped, rank);
        if (right == NULL || json_is_true(right) != set->loaded[i].rows.last_step_dropped)
            fail(check, "rank %s: it is %s that the last step is dropped", rank,
                 set->loaded[i].rows.last_step_dropped ? "wrong" : "right");
    }
    if (json_object_size(dropped) != set->count)
        fail(check, "%zu ranks", set->count);
}

static int compare_numbers(const void *a, const void *b)
{
    int64_t left = *(const int64_t *)a, right = *(const int64_t *)b;

    return (left > right) - (left < right);
}

/* Loads every rank, in order. */
static int load_ranks(struct store *store, const struct set_view *view, struct ranks *out,
                      struct error *error)
{
    static const struct rows_options options = {0};
    CLEANUP_FREE int64_t *ranks = calloc(view->file_count + 1, sizeof *ranks);

    *out = (struct ranks){.loaded = calloc(view->file_count + 1, sizeof *out->loaded)};
    if (ranks == NULL || out->loaded == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view->file_count; i++)
        ranks[i] = view->files[i].rank;
    qsort(ranks, view->file_count, sizeof *ranks, compare_numbers);
    for (size_t i = 0; i < view->file_count; i++) {
        if (i > 0 && ranks[i] == ranks[i - 1])
            continue;
        int result =
            rows_load(store, view, ranks[i], &options, &out->loaded[out->count], error);
        if (result != 0)
            return result;
        out->count++;
    }
    return 0;
}

static void free_ranks(struct ranks *ranks)
{
    for (size_t i = 0; i < ranks->count; i++)
        rows_unload(&ranks->loaded[i]);
    free(ranks->loaded);
}

static void check_ranks_and_results(struct check *check, const json_t *expected,
                                    const struct ranks *set)
{
    struct results results;

    results_init(&results);
    results.launches = calloc(set->count + 1, sizeof *results.launches);
    for (size_t i = 0; i < set->count; i++)
        analyse_rank(&set->loaded[i].rows, &results, &results.launches[i]);
    analysed_finish(&results.kernels);
    check_ranks(check, expected, set);
    check_everything(check, expected, set, &results);
    results_free(&results);
}

static void check_set(struct golden *golden, const char *name, const json_t *expected)
{
    struct check check = {golden, "loading", 0, 0};
    struct set_view view = {0};
    struct ranks ranks = {0};
    struct error error = {0};
    char id[33];

    if (json_object_get(expected, "error") != NULL)
        return; /* golden_sets checks that it is refused */
    if (!golden_ingest(golden, name, id, &error) ||
        set_view_load(golden->store, id, NULL, &view, &error) != 0 ||
        load_ranks(golden->store, &view, &ranks, &error) != 0) {
        fail(&check, "%s", error.message);
    } else {
        check.origin_ns = json_integer_value(json_object_get(expected, "origin_ns"));
        check_ranks_and_results(&check, expected, &ranks);
    }
    printf("  %lu values compared\n", check.values);
    free_ranks(&ranks);
    set_view_free(&view);
}

int main(void)
{
    struct golden golden;

    golden_begin(&golden);
    golden_each(&golden, false, check_set);
    return golden_end(&golden);
}
