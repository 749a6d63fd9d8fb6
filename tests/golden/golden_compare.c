/* TraceDiff of every pair of the corpus, in every variant, equals the expected numbers.
 * The variant `first` is HTA's own default. */
#include "../given.h"
#include "analysis/compare/column_values.h"
#include "analysis/compare/compare_run.h"
#include "base/cleanup.h"
#include "golden.h"
#include "store/set/set_pair.h"

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

static size_t column_of(const char *name)
{
    size_t i = 0;

    while (i < compare_column_count && strcmp(compare_columns[i].name, name) != 0)
        i++;
    return i;
}

static void check_row(struct golden *golden, const struct compare_result *result,
                      const struct compare_row *row, const json_t *expected)
{
    static const struct {
        const char *expected, *column;
        bool exact;
    } times[] = {{"control_total_duration", "control_total_duration", true},
                 {"test_total_duration", "test_total_duration", true},
                 {"diff_duration", "diff_duration", true},
                 {"control_self_duration", "control_self_duration", true},
                 {"test_self_duration", "test_self_duration", true},
                 {"control_per_step", "control_per_step", false},
                 {"test_per_step", "test_per_step", false},
                 {"diff_per_step", "diff_per_step", false},
                 {"control_mean_per_call", "control_per_call", false},
                 {"test_mean_per_call", "test_per_call", false}};
    static const char *const counts[] = {"control_counts", "test_counts", "diff_counts"};
    char what[160];
    bool null;

    golden_text(golden, "name", json_object_get(expected, "name"), row->name);
    golden_text(golden, "category", json_object_get(expected, "category"), row->category);
    golden_text(golden, "counts_change_categories",
                json_object_get(expected, "counts_change_categories"),
                compare_text(result, row, column_of("counts_change_categories")));
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        golden_integer(
            golden, counts[i], json_object_get(expected, counts[i]),
            (long long)compare_value(result, row, column_of(counts[i]), &null));
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++) {
        double ns = compare_value(result, row, column_of(times[i].column), &null);

        snprintf(what, sizeof what, "%.100s %s", row->name, times[i].column);
        golden_time(golden, what, json_object_get(expected, times[i].expected), ns, null,
                    times[i].exact);
    }
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

    const struct parameters_given *given =
        GIVEN({"control", ids[0]}, {"test", ids[1]}, {"control_ranks", variant->ranks},
              {"test_ranks", variant->ranks}, {"control_steps", variant->steps},
              {"test_steps", variant->steps}, {"device_type", variant->device},
              {"use_short_name", variant->short_names},
              {"merge_addresses", variant->merge}, {"sort", "name"});
    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(golden->store, &request, &result, &error) != 0) {
        golden_complain(golden, "%s: %s", variant->name, error.message);
        return;
    }
    if (json_array_size(rows) != result.row_count)
        golden_complain(golden, "%s: %zu rows, expected %zu", variant->name,
                        result.row_count, json_array_size(rows));
    for (size_t i = 0; i < result.row_count && i < json_array_size(rows); i++)
        check_row(golden, &result, &result.all[i], json_array_get(rows, i));
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
