/* TraceDiff of every pair of the corpus, in every variant, equals the expected numbers.
 * The variant `first` is HTA's own default. */
#include "../given.h"
#include "base/error.h"
#include "compare/parameters.h"
#include "compare/run.h"
#include "golden.h"
#include "store/set_pair.h"

#include <stdio.h>
#include <string.h>

static const struct variant {
    const char *name, *ranks, *steps, *device, *short_names, *merge;
} variants[] = {{"default", "all", "all", "ALL", "false", "true"},
                {"first", "first", "first", "ALL", "false", "true"},
                {"any", "all", "any", "ALL", "false", "true"},
                {"gpu", "all", "all", "GPU", "false", "true"},
                {"cpu_short", "all", "all", "CPU", "true", "true"},
                {"short", "all", "all", "ALL", "true", "true"},
                {"no_merge", "all", "all", "ALL", "false", "false"}};

static const size_t columns[] = {
    COL_NAME,
    COL_CATEGORY,
    COL_COUNTS_CHANGE,
    COL_CONTROL_COUNTS,
    COL_TEST_COUNTS,
    COL_DIFF_COUNTS,
    COL_CONTROL_TOTAL_TIME,
    COL_TEST_TOTAL_TIME,
    COL_DIFF_TOTAL_TIME,
    COL_CONTROL_SELF_TOTAL_TIME,
    COL_TEST_SELF_TOTAL_TIME,
    COL_CONTROL_PER_STEP,
    COL_TEST_PER_STEP,
    COL_DIFF_PER_STEP,
    COL_CONTROL_PER_CALL,
    COL_TEST_PER_CALL,
};
#define COLUMNS (sizeof columns / sizeof columns[0])

static const char *name_of(size_t column)
{
    return column == COL_CONTROL_PER_CALL ? "control_mean_per_call"
           : column == COL_TEST_PER_CALL  ? "test_mean_per_call"
                                          : compare_columns[column].name;
}

static void check_row(struct golden *golden, struct statement *row,
                      const json_t *expected)
{
    const char *row_name = statement_text(row, 0, NULL);
    char what[160];

    for (int i = 0; i < (int)COLUMNS; i++) {
        const char *name = name_of(columns[i]);
        const json_t *value = json_object_get(expected, name);

        snprintf(what, sizeof what, "%.100s %s", row_name, name);
        if (compare_column_is_text(columns[i]))
            golden_text(golden, what, value, statement_text(row, i, NULL));
        else if (compare_columns[columns[i]].type == COLUMN_COUNT)
            golden_integer(golden, what, value, statement_int64(row, i));
        else
            golden_time(golden, what, value, statement_double(row, i),
                        statement_is_null(row, i), columns[i] < COL_CONTROL_PER_STEP);
    }
}

static void check_rows(struct golden *golden, const struct compare_result *result,
                       const json_t *expected)
{
    CLEANUP_STATEMENT struct statement row = {0};
    struct error error = {0};
    int failed = compare_ask_rows(result, result->all, result->row_count, columns,
                                  COLUMNS, &row, &error);

    for (size_t i = 0;
         failed == 0 && i < result->row_count && i < json_array_size(expected); i++)
        if (statement_step(&row, &error) == 1)
            check_row(golden, &row, json_array_get(expected, i));
        else
            golden_complain(golden, "row %zu: %s", i, error.message);
    if (failed != 0)
        golden_complain(golden, "%s", error.message);
}

/* The five lists: names once, in order. */
static void check_ops_diff(struct golden *golden, const struct compare_result *result,
                           const json_t *expected)
{
    for (int change = 0; change < CHANGE_COUNT; change++) {
        const char *group = compare_change_name((enum compare_change)change);
        const json_t *names = json_object_get(expected, group);
        size_t at = 0;

        for (size_t i = 0; i < result->row_count; i++) {
            const struct compare_row *row = &result->all[i];

            if (row->change != (enum compare_change)change ||
                (i > 0 && strcmp(row->name, result->all[i - 1].name) == 0))
                continue;
            golden_text(golden, group, json_array_get(names, at++), row->name);
        }
        if (at != json_array_size(names) || at != result->ops_diff[change])
            golden_complain(golden, "%s: %zu names, %u counted, expected %zu", group, at,
                            result->ops_diff[change], json_array_size(names));
    }
}

static void check_parts(struct golden *golden, const json_t *expected, double step,
                        const double parts[4], bool has_parts, bool exact)
{
    static const char *const names[] = {"compute", "exposed_communication",
                                        "exposed_memory", "idle"};

    golden_time(golden, "step", json_object_get(expected, "step"), step, false, exact);
    for (int i = 0; i < 4; i++)
        golden_time(golden, names[i], json_object_get(expected, names[i]), parts[i],
                    !has_parts, exact);
}

static void check_side(struct golden *golden, const struct compare_result *result,
                       enum pair_side side, const json_t *expected)
{
    const struct step_time *time = &result->step_time[side];
    const struct selection *selection = &result->selection[side];
    const json_t *samples = json_object_get(expected, "step_time_samples");
    const double parts[] = {time->compute, time->exposed_communication,
                            time->exposed_memory, time->idle};

    golden_integer(golden, "samples", json_object_get(expected, "samples"),
                   (long long)selection->step_count);
    check_parts(golden, json_object_get(expected, "step_time"), time->step, parts,
                time->has_parts, false);
    for (size_t i = 0; i < selection->step_count; i++) {
        const json_t *sample = json_array_get(samples, i);
        const struct trace_step *step =
            &result->view[side].steps[selection->steps[i]].step;
        const double step_parts[] = {(double)step->compute,
                                     (double)step->exposed_communication,
                                     (double)step->exposed_memory, (double)step->idle};

        check_parts(golden, sample, (double)step->dur, step_parts, step->has_parts, true);
        if (!step->pseudo)
            golden_integer(golden, "step_number", json_object_get(sample, "step_number"),
                           step->number);
    }
}

static void check_variant(struct golden *golden, const struct variant *variant,
                          const char *const ids[2], const json_t *expected)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    struct compare_result result;
    struct error error = {0};
    const json_t *rows = json_object_get(expected, "rows");

    const struct given_parameters *given = GIVEN(
        {"control", ids[0]}, {"test", ids[1]}, {"control_ranks", variant->ranks},
        {"test_ranks", variant->ranks}, {"control_steps", variant->steps},
        {"test_steps", variant->steps}, {"device_type", variant->device},
        {"use_short_name", variant->short_names}, {"merge_addresses", variant->merge},
        {"aliases", "false"}, {"merge_lines", "false"}, {"sort", "name"});
    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(golden->store, &request, &result, &error) != 0) {
        golden_complain(golden, "%s: %s", variant->name, error.message);
        return;
    }
    if (json_array_size(rows) != result.row_count)
        golden_complain(golden, "%s: %zu rows, expected %zu", variant->name,
                        result.row_count, json_array_size(rows));
    check_rows(golden, &result, rows);
    check_ops_diff(golden, &result, json_object_get(expected, "ops_diff"));
    check_side(golden, &result, PAIR_CONTROL, json_object_get(expected, "control"));
    check_side(golden, &result, PAIR_TEST, json_object_get(expected, "test"));
    compare_result_free(&result);
}

static void check_pair(struct golden *golden, const char *name, const json_t *expected)
{
    char control[200], ids[2][33];
    struct error error = {0};
    const char *between = strstr(name, "--");

    snprintf(control, sizeof control, "%.*s", (int)(between - name - 5), name + 5);
    if (!golden_ingest(golden, control, ids[0], &error) ||
        !golden_ingest(golden, between + 2, ids[1], &error)) {
        golden_complain(golden, "%s", error.message);
        return;
    }
    for (size_t i = 0; i < sizeof variants / sizeof variants[0]; i++) {
        const json_t *variant = json_object_get(expected, variants[i].name);

        if (variant == NULL)
            golden_complain(golden, "no expected variant %s", variants[i].name);
        else
            check_variant(golden, &variants[i], (const char *[]){ids[0], ids[1]},
                          variant);
    }
}

int main(void)
{
    struct golden golden;

    golden_begin(&golden);
    golden_each(&golden, true, check_pair);
    return golden_end(&golden);
}
