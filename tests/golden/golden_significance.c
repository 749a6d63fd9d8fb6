/* For every pair of the corpus, in every variant, the tests of every row (both measures
 * and the calls) and the verdict on the step time equal the expected numbers, and a row
 * that changed by them is at most one that two recordings leave open; each
 * waterfall adds up to the change of the step time; and a comparison of a set with
 * itself finds no real change. */
#include "../given.h"
#include "base/error.h"
#include "compare/run.h"
#include "golden.h"
#include "store/set_pair.h"

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

static void check_real(struct golden *golden, const char *row, const char *name,
                       const json_t *expected, double got, double tolerance)
{
    char what[200];

    snprintf(what, sizeof what, "%.100s %s", row, name);
    golden_near(golden, what, json_object_get(expected, name), got, isnan(got),
                tolerance);
}

static void check_test(struct golden *golden, const char *row,
                       const struct significance_test *got, const json_t *expected)
{
    check_real(golden, row, "p_value", expected, got->p, 1e-9);
    check_real(golden, row, "q_value", expected, got->q, 1e-9);
    check_real(golden, row, "moderated_p_value", expected, got->moderated_p, 1e-6);
    check_real(golden, row, "moderated_q_value", expected, got->moderated_q, 1e-6);
    enum significance_verdict tested = significance_of_tests(got);
    golden_text(golden, row, json_object_get(expected, "significance"),
                significance_name(tested));
    if (got->verdict != tested && (got->verdict != SIGNIFICANCE_CANNOT_JUDGE ||
                                   tested == SIGNIFICANCE_NO_DIFFERENCE))
        golden_complain(golden, "%s: %s, but %s by the tests", row,
                        significance_name(got->verdict), significance_name(tested));
}

static void check_row(struct golden *golden, const struct compare_result *result,
                      const struct compare_row *row, const json_t *expected)
{
    const struct significance *got = &row->significance;
    const json_t *tests = json_object_get(expected, "tests");

    golden_text(golden, "name", json_object_get(expected, "name"), row->name);
    golden_text(golden, "category", json_object_get(expected, "category"), row->category);
    check_test(golden, row->name, compare_test(result, row),
               json_object_get(tests, "self"));
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES; measure++)
        check_test(golden, row->name, &got->tests[measure],
                   json_object_get(tests, significance_measure_name(
                                              (enum significance_measure)measure)));
    golden_text(golden, row->name, json_object_get(expected, "calls"),
                significance_calls_name(got->calls));
    check_real(golden, row->name, "calls_p_value", expected, got->calls_p, 1e-9);
    check_real(golden, row->name, "calls_q_value", expected, got->calls_q, 1e-9);
}

static void check_verdict(struct golden *golden, const struct compare_result *result,
                          const json_t *expected)
{
    const struct verdict *got = &result->verdict;
    bool none = !got->has_interval;
    const struct {
        const char *name;
        double ns;
        bool null;
    } times[] = {{"control_median", got->test.median[PAIR_CONTROL], false},
                 {"test_median", got->test.median[PAIR_TEST], false},
                 {"mean_change", got->change, false},
                 {"shift", got->shift, none},
                 {"low", (double)got->low, none},
                 {"high", (double)got->high, none}};

    golden_text(golden, "unit", json_object_get(expected, "unit"),
                observations_unit(&result->observations));
    golden_integer(golden, "control_observations",
                   json_object_get(expected, "control_observations"),
                   (long long)got->observations[PAIR_CONTROL]);
    golden_integer(golden, "test_observations",
                   json_object_get(expected, "test_observations"),
                   (long long)got->observations[PAIR_TEST]);
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++)
        golden_time(golden, times[i].name, json_object_get(expected, times[i].name),
                    times[i].ns, times[i].null || isnan(times[i].ns), false);
    check_real(golden, "step time", "p_value", expected, got->test.p, 1e-9);
    check_real(golden, "step time", "confidence", expected, none ? NAN : got->confidence,
               1e-9);
    check_real(golden, "step time", "equivalence", expected, got->equivalence, 1e-9);
    golden_text(golden, "verdict", json_object_get(expected, "verdict"),
                verdict_name(got->kind));
}

/* The parts are whole ns, and equal the difference of the expected means. */
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
    CLEANUP(compare_request_free) struct compare_request request = {0};
    struct compare_result result;
    struct error error = {0};
    const json_t *rows = json_object_get(expected, "rows");
    size_t real = 0;

    const struct given_parameters *given =
        GIVEN({"control", ids[0]}, {"test", ids[1]}, {"control_ranks", variant->ranks},
              {"test_ranks", variant->ranks}, {"control_steps", variant->steps},
              {"test_steps", variant->steps}, {"device_type", variant->device},
              {"use_short_name", variant->short_names},
              {"merge_addresses", variant->merge}, {"aliases", "false"},
              {"merge_lines", "false"}, {"sort", "name"}, {"significance", "true"});
    if (compare_request_read(COMPARE_TRACES, given, NULL, &request, &error) != 0 ||
        compare_run(golden->store, &request, &result, &error) != 0) {
        golden_complain(golden, "%s: %s", variant->name, error.message);
        return;
    }
    if (json_array_size(rows) != result.row_count)
        golden_complain(golden, "%s: %zu rows, expected %zu", variant->name,
                        result.row_count, json_array_size(rows));
    for (size_t i = 0; i < result.row_count && i < json_array_size(rows); i++) {
        const struct compare_row *row = &result.all[i];
        enum significance_verdict verdict = compare_test(&result, row)->verdict;

        check_row(golden, &result, row, json_array_get(rows, i));
        real += verdict == SIGNIFICANCE_SLOWER || verdict == SIGNIFICANCE_FASTER ||
                row->significance.calls == CALLS_FACT;
    }
    check_verdict(golden, &result, json_object_get(expected, "step_time_change"));
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
