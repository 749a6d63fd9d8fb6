/* p, q and verdict of every row of every pair of the corpus, in every variant, equal the
 * expected numbers; the waterfall of each adds up to the change of the step time; and a
 * comparison of a set with itself calls nothing real. */
#include "analysis/compare.h"
#include "golden.h"

#include <math.h>
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

static void check_row(struct golden *golden, const struct compare_row *row,
                      const json_t *expected)
{
    const struct significance *got = &row->significance;
    char what[160];

    golden_text(golden, "name", json_object_get(expected, "name"), row->name);
    golden_text(golden, "category", json_object_get(expected, "category"), row->category);
    snprintf(what, sizeof what, "%.100s p_value", row->name);
    golden_real(golden, what, json_object_get(expected, "p_value"), got->p,
                isnan(got->p));
    snprintf(what, sizeof what, "%.100s q_value", row->name);
    golden_real(golden, what, json_object_get(expected, "q_value"), got->q,
                isnan(got->q));
    golden_text(golden, row->name, json_object_get(expected, "significance"),
                significance_name(got->verdict));
}

/* Whole ns, and equal to the difference of the expected means. */
static void check_waterfall(struct golden *golden, const struct compare_result *result,
                            const json_t *expected)
{
    const json_t *control =
        json_object_get(json_object_get(expected, "control"), "step_time");
    const json_t *test = json_object_get(json_object_get(expected, "test"), "step_time");
    const struct waterfall *waterfall = &result->waterfall;
    int64_t sum = 0;
    bool known = true;

    for (int part = 0; part < WATERFALL_PARTS; part++) {
        const char *name = waterfall_part_name((enum waterfall_part)part);
        const json_t *from = json_object_get(control, name);
        const json_t *to = json_object_get(test, name);

        if (json_is_null(from) || json_is_null(to)) {
            known = false;
            continue;
        }
        sum += waterfall->parts[part];
        double change = 1000 * (json_number_value(to) - json_number_value(from));
        if (waterfall->known && fabs(change - (double)waterfall->parts[part]) >= 1.001)
            golden_complain(golden, "%s changed by %lld ns, expected %.3f", name,
                            (long long)waterfall->parts[part], change);
    }
    if (known != waterfall->known)
        golden_complain(golden, "the waterfall is %sknown",
                        waterfall->known ? "" : "not ");
    if (known && sum != waterfall->step)
        golden_complain(golden, "the parts add up to %lld ns, the step time to %lld",
                        (long long)sum, (long long)waterfall->step);
}

static void check_variant(struct golden *golden, const struct variant *variant,
                          const char *const ids[2], const json_t *expected)
{
    const struct compare_request request = {.control = ids[0],
                                            .test = ids[1],
                                            .control_ranks = variant->ranks,
                                            .test_ranks = variant->ranks,
                                            .control_steps = variant->steps,
                                            .test_steps = variant->steps,
                                            .device_type = variant->device,
                                            .use_short_name = variant->short_names,
                                            .merge_addresses = variant->merge,
                                            .sort = "name",
                                            .significance = "true"};
    struct compare_result result;
    struct error error = {0};
    const json_t *rows = json_object_get(expected, "rows");
    size_t real = 0;

    if (compare_run(golden->store, &request, &result, &error) != 0) {
        golden_complain(golden, "%s: %s", variant->name, error.message);
        return;
    }
    if (json_array_size(rows) != result.row_count)
        golden_complain(golden, "%s: %zu rows, expected %zu", variant->name,
                        result.row_count, json_array_size(rows));
    for (size_t i = 0; i < result.row_count && i < json_array_size(rows); i++) {
        check_row(golden, &result.all[i], json_array_get(rows, i));
        real += result.all[i].significance.verdict == SIGNIFICANCE_SLOWER ||
                result.all[i].significance.verdict == SIGNIFICANCE_FASTER;
    }
    check_waterfall(golden, &result, expected);
    if (strcmp(ids[0], ids[1]) == 0 && real > 0)
        golden_complain(golden, "%s: %zu rows of a set differ from themselves",
                        variant->name, real);
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
