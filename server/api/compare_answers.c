/* The answers of a comparison as JSON: verdict, waterfall, replacements, conditions; see
 * compare_json.h. */
#include "api/compare_json.h"
#include "api/json.h"

#include <math.h>
#include <string.h>

static json_t *make_text(const char *text)
{
    return text == NULL ? json_null() : api_json_text(text, strlen(text));
}

static json_t *make_percent(const struct verdict *verdict, double ns)
{
    return api_json_real(verdict_percent(verdict, ns));
}

static json_t *make_interval(const struct verdict *verdict)
{
    double low = (double)verdict->low, high = (double)verdict->high;

    if (!verdict->has_interval)
        return json_null();
    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "shift",
                     api_json_us(verdict->shift), "shift_percent",
                     make_percent(verdict, verdict->shift), "low", api_json_us(low),
                     "low_percent", make_percent(verdict, low), "high", api_json_us(high),
                     "high_percent", make_percent(verdict, high), "confidence",
                     api_json_real(verdict->confidence));
}

json_t *compare_json_verdict(const struct compare_result *result)
{
    const struct verdict *verdict = &result->verdict;
    const struct significance *significance = &verdict->significance;

    return json_pack(
        "{s:s, s:I, s:I, s:s, s:I, s:I, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, "
        "s:o}",
        "verdict", significance_name(verdict->verdict), "control_samples",
        (json_int_t)verdict->samples[PAIR_CONTROL], "test_samples",
        (json_int_t)verdict->samples[PAIR_TEST], "unit",
        verdict->by_step ? "step" : "rank and step", "control_observations",
        (json_int_t)verdict->observations[PAIR_CONTROL], "test_observations",
        (json_int_t)verdict->observations[PAIR_TEST], "control",
        api_json_us(verdict->mean[PAIR_CONTROL]), "test",
        api_json_us(verdict->mean[PAIR_TEST]), "change", api_json_us(verdict->change),
        "change_percent", make_percent(verdict, verdict->change), "p_value",
        api_json_real(significance->p), "control_median",
        api_json_us(significance->median[PAIR_CONTROL]), "test_median",
        api_json_us(significance->median[PAIR_TEST]), "control_spread",
        api_json_us(significance->spread[PAIR_CONTROL]), "test_spread",
        api_json_us(significance->spread[PAIR_TEST]), "interval", make_interval(verdict));
}

/* ---- waterfall ---- */

static json_t *make_contributors(const struct compare_result *result, int part)
{
    json_t *list = json_array();

    for (size_t i = 0; i < result->waterfall.contributor_count[part]; i++) {
        const struct compare_contributor *contributor = &result->contributors[part][i];

        json_array_append_new(list, json_pack("{s:o, s:o, s:o}", "name",
                                              make_text(contributor->name), "category",
                                              make_text(contributor->category), "change",
                                              api_json_us(contributor->change)));
    }
    return list;
}

/* Host operations overlap and nest, so their sum under idle says nothing. */
static json_t *make_operations_change(const struct waterfall *waterfall, int part)
{
    return part == WATERFALL_IDLE
               ? json_null()
               : api_json_us(waterfall->operations[PAIR_TEST][part] -
                             waterfall->operations[PAIR_CONTROL][part]);
}

static json_t *make_part(const struct compare_result *result, int part)
{
    const struct waterfall *waterfall = &result->waterfall;

    return json_pack("{s:s, s:o, s:o, s:o, s:o, s:o}", "part",
                     waterfall_part_name((enum waterfall_part)part), "control",
                     api_json_us(waterfall->part_mean[PAIR_CONTROL][part]), "test",
                     api_json_us(waterfall->part_mean[PAIR_TEST][part]), "change",
                     api_json_us((double)waterfall->parts[part]), "operations_change",
                     make_operations_change(waterfall, part), "operations",
                     make_contributors(result, part));
}

json_t *compare_json_waterfall(const struct compare_result *result)
{
    const struct waterfall *waterfall = &result->waterfall;

    if (!waterfall->known)
        return json_null();
    json_t *parts = json_array();
    for (int part = 0; part < WATERFALL_PARTS; part++)
        json_array_append_new(parts, make_part(result, part));
    return json_pack("{s:o, s:o, s:o, s:o}", "control",
                     api_json_us(waterfall->mean[PAIR_CONTROL]), "test",
                     api_json_us(waterfall->mean[PAIR_TEST]), "change",
                     api_json_us((double)waterfall->step), "parts", parts);
}

/* ---- replacements ---- */

static json_t *make_replaced(const struct compare_replacement *replacement,
                             enum pair_side side)
{
    return json_pack("{s:o, s:o, s:I, s:o}", "name", make_text(replacement->name[side]),
                     "category", make_text(replacement->category[side]), "counts",
                     (json_int_t)replacement->count[side], "total_duration",
                     api_json_us((double)replacement->total[side]));
}

json_t *compare_json_replacements(const struct compare_result *result)
{
    json_t *list = json_array();

    for (size_t i = 0; i < result->replacement_count; i++) {
        const struct compare_replacement *replacement = &result->replacements[i];
        double change = (double)replacement->total[PAIR_TEST] -
                        (double)replacement->total[PAIR_CONTROL];

        json_array_append_new(
            list,
            json_pack("{s:o, s:o, s:s, s:s, s:o, s:o, s:o, s:o}", "control",
                      make_replaced(replacement, PAIR_CONTROL), "test",
                      make_replaced(replacement, PAIR_TEST), "kind",
                      trace_kind_name((enum trace_kind)replacement->kind), "rule",
                      replacement->rule, "shared", api_json_real(replacement->shared),
                      "operator", make_text(replacement->operator_name), "input_dims",
                      make_text(replacement->input_dims), "diff_duration",
                      api_json_us(change)));
    }
    return list;
}

/* ---- conditions ---- */

json_t *compare_json_fail_if(const struct compare_result *result,
                             const struct fail_if *conditions)
{
    static const char *const outcomes[] = {"fine", "met", "cannot judge"};
    json_t *list = json_array();

    for (size_t i = 0; conditions != NULL && i < conditions->count; i++) {
        const struct compare_outcome *outcome = &result->outcomes[i];

        json_array_append_new(list,
                              json_pack("{s:o, s:s, s:o, s:o, s:s}", "condition",
                                        make_text(conditions->conditions[i].text),
                                        "outcome", outcomes[outcome->outcome], "control",
                                        api_json_us(outcome->change.control), "test",
                                        api_json_us(outcome->change.test), "significance",
                                        significance_name(outcome->change.verdict)));
    }
    return list;
}
