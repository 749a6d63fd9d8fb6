/* FLOPs of sets equal the right results exactly: every operator with its shapes,
 * and the unknown work. */
#include "../unit/analysed.h"
#include "analyse/rows.h"
#include "base/error.h"
#include "golden.h"
#include "store/set_view.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t operators_compared, rests_compared, peaks_compared;

static size_t column_of(const struct table *table, const char *name)
{
    for (size_t i = 0; i < table->spec->column_count; i++)
        if (strcmp(table->spec->columns[i].name, name) == 0)
            return i;
    fprintf(stderr, "no column %s\n", name);
    abort();
}

static double number_at(const struct table *table, size_t row, const char *column)
{
    return table_number(table, row, column_of(table, column));
}

static bool is_text(const struct table *table, size_t row, const char *column,
                    const char *text)
{
    size_t length, at = column_of(table, column);

    return !table_cell(table, row, at)->null &&
           strcmp(table_text(table, row, at, &length), text) == 0;
}

/* Null counts as 0. */
static void check(struct golden *golden, const char *what, const json_t *expected,
                  double got)
{
    double value = json_is_number(expected) ? json_number_value(expected) : 0;

    if (isnan(got))
        got = 0;
    if (fabs(got - value) > 1e-9 * fabs(value))
        golden_complain(golden, "%s is %.17g, expected %.17g", what, got, value);
}

static void check_ns(struct golden *golden, const char *what, const json_t *expected,
                     double ns)
{
    if (llround(json_number_value(expected) * 1000) != llround(ns))
        golden_complain(golden, "%s is %.0f ns, expected %.17g µs", what, ns,
                        json_number_value(expected));
}

/* The table distinguishes types, the expected answer does not. */
static void check_operator(struct golden *golden, const json_t *expected,
                           const struct table *table)
{
    const char *name = json_string_value(json_object_get(expected, "operator"));
    char *shapes = json_dumps(json_object_get(expected, "input_dims"), JSON_COMPACT);
    double calls = 0, flops = 0, time = 0;

    for (size_t i = 0; i < table->row_count; i++) {
        if (!is_text(table, i, "operator", name) || !is_text(table, i, "shapes", shapes))
            continue;
        calls += number_at(table, i, "calls");
        flops += number_at(table, i, "flops");
        time += number_at(table, i, "device_time");
        check(golden, name, json_object_get(expected, "flops_per_call"),
              number_at(table, i, "flops_per_call"));
    }
    check(golden, name, json_object_get(expected, "calls"), calls);
    check(golden, name, json_object_get(expected, "flops"), flops);
    check_ns(golden, name, json_object_get(expected, "device"), time);
    check(golden, name, json_object_get(expected, "tflops_per_s"),
          time > 0 ? flops / time / 1000 : NAN);
    operators_compared++;
    free(shapes);
}

static void check_rest(struct golden *golden, const json_t *expected,
                       const struct table *table)
{
    const char *name = json_string_value(json_object_get(expected, "operator"));

    for (size_t i = 0; i < table->row_count; i++) {
        if (!is_text(table, i, "operator", name))
            continue;
        check(golden, name, json_object_get(expected, "device_rows"),
              number_at(table, i, "device_rows"));
        check_ns(golden, name, json_object_get(expected, "device"),
                 number_at(table, i, "device_time"));
        rests_compared++;
        return;
    }
    golden_complain(golden, "%s is missing", name);
}

/* The share of the peak, from the rows of the arithmetics: what their FLOPs take at the
 * peak of each, of the time that those with a peak took. */
static void check_peak(struct golden *golden, const struct analysed *result)
{
    const struct table *rows = analysed_table(result, "by_arithmetic");
    const struct table *all = analysed_table(result, "summary");
    double at_peak = 0, at_fastest = 0, time = 0;

    for (size_t i = 0; i < rows->row_count; i++) {
        double peak = number_at(rows, i, "peak_tflops_per_s");
        double fastest = number_at(rows, i, "fastest_tflops_per_s");
        double flops = number_at(rows, i, "flops");

        if (isnan(peak) || number_at(rows, i, "device_time") <= 0)
            continue;
        at_peak += flops / peak / 1000;
        at_fastest += flops / fastest / 1000;
        time += number_at(rows, i, "device_time");
        if (fastest < peak)
            golden_complain(golden, "row %zu: TF32 is slower than float32", i);
        peaks_compared++;
    }
    if (isnan(number_at(all, 0, "peak_pctg")) != (time == 0))
        golden_complain(golden, "a share of the peak is missing, or too much");
    if (time == 0)
        return;
    const double shares[2] = {100 * at_peak / time, 100 * at_fastest / time};
    static const char *const columns[2] = {"peak_pctg", "fastest_peak_pctg"};
    for (int i = 0; i < 2; i++)
        if (fabs(number_at(all, 0, columns[i]) - shares[i]) > 1e-6 * shares[i])
            golden_complain(golden, "%s is %g, not %g", columns[i],
                            number_at(all, 0, columns[i]), shares[i]);
}

/* If the totals are right, there is no row too many. */
static void check_totals(struct golden *golden, const json_t *expected,
                         const struct analysed *result)
{
    const struct table *shapes = analysed_table(result, "by_shapes");
    const struct table *operators = analysed_table(result, "by_operator");
    const struct table *arithmetics = analysed_table(result, "by_arithmetic");
    const struct table *rest = analysed_table(result, "unknown");
    const struct table *all = analysed_table(result, "summary");
    double flops[3] = {0}, known[3] = {0}, others = 0;
    size_t named = 0;

    for (size_t i = 0; i < shapes->row_count; i++) {
        flops[0] += number_at(shapes, i, "flops");
        known[0] += number_at(shapes, i, "device_time");
    }
    for (size_t i = 0; i < operators->row_count; i++) {
        flops[1] += number_at(operators, i, "flops");
        known[1] += number_at(operators, i, "device_time");
    }
    for (size_t i = 0; i < arithmetics->row_count; i++) {
        flops[2] += number_at(arithmetics, i, "flops");
        known[2] += number_at(arithmetics, i, "device_time");
    }
    for (size_t i = 0; i < rest->row_count; i++) {
        others += number_at(rest, i, "device_time");
        named += !table_cell(rest, i, column_of(rest, "operator"))->null;
    }
    for (int i = 0; i < 3; i++) {
        check(golden, "flops", json_object_get(expected, "flops"), flops[i]);
        check_ns(golden, "known time",
                 json_object_get(expected, "device_of_operators_with_flops"), known[i]);
    }
    check_ns(golden, "all times", json_object_get(expected, "device"), known[0] + others);
    check(golden, "samples", json_object_get(expected, "samples"),
          number_at(all, 0, "samples"));
    check(golden, "flops in all", json_object_get(expected, "flops"),
          number_at(all, 0, "flops"));
    check_ns(golden, "device time", json_object_get(expected, "device"),
             number_at(all, 0, "device_time"));
    check_ns(golden, "known time in all",
             json_object_get(expected, "device_of_operators_with_flops"),
             number_at(all, 0, "known_time"));
    check(golden, "tflops_per_s", json_object_get(expected, "tflops_per_s"),
          number_at(all, 0, "tflops_per_s"));
    if (named != json_array_size(json_object_get(expected, "unknown")))
        golden_complain(golden, "%zu operators with unknown work", named);
}

static bool add_ranks(struct golden *golden, const struct set_view *view,
                      struct analysed *result, struct error *error)
{
    const struct rows_options options = {.which = ROWS_OF_STEPS, .with_arguments = true};

    result->view = view;
    for (size_t i = 0; i < view->file_count; i++) {
        CLEANUP(rows_unload) struct rows_loaded loaded = {0};

        if (i > 0 && view->by_rank[i]->rank == view->by_rank[i - 1]->rank)
            continue;
        if (rows_load(golden->store, view, view->by_rank[i]->rank, &options, &loaded,
                      error) != 0)
            return false;
        analysed_add(result, &loaded.rows);
    }
    return true;
}

static void run(struct golden *golden, const char *name, const json_t *expected)
{
    char set[256], id[33];
    struct error error = {0};
    struct set_view view = {0};
    ANALYSED result;
    json_t *one;
    size_t i;

    snprintf(set, sizeof set, "%.*s", (int)strcspn(name, "."), name);
    analysed_begin(&result, "work", NULL);
    if (!golden_ingest(golden, set, id, &error) ||
        set_view_load(golden->store, id, NULL, &view, &error) != 0) {
        golden_complain(golden, "%s", error.message);
        return;
    }
    if (!add_ranks(golden, &view, &result, &error)) {
        golden_complain(golden, "%s", error.message);
    } else {
        analysed_finish(&result);
        check_totals(golden, expected, &result);
        check_peak(golden, &result);
        json_array_foreach(json_object_get(expected, "operators"), i, one)
            check_operator(golden, one, analysed_table(&result, "by_shapes"));
        json_array_foreach(json_object_get(expected, "unknown"), i, one)
            check_rest(golden, one, analysed_table(&result, "unknown"));
    }
    set_view_free(&view);
}

int main(void)
{
    struct golden golden;

    golden_begin_corpus(&golden);
    golden_each_more(&golden, ".flops.json", false, run);
    printf("%zu operators, %zu lines of unknown work and %zu peaks compared\n",
           operators_compared, rests_compared, peaks_compared);
    return golden_end(&golden);
}
