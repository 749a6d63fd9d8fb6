/* See compare_answers_json.h. */
#include "render/compare_answers_json.h"
#include "analysis/compare/equal_clock.h"
#include "analysis/compare/waterfall_explain.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"
#include "render/json.h"
#include "render/step_time_json.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <math.h>
#include <string.h>

/* In docs/api.md and web/openapi.json too. */
#define SAMPLES_MAX ((size_t)2000)
#define OPERATORS_MAX ((size_t)200)

static json_t *make_text(const char *text)
{
    return text == NULL ? json_null() : render_text(text, strlen(text));
}

static json_t *make_percent(const struct verdict *verdict, double ns)
{
    return render_real(verdict_percent(verdict, ns));
}

static json_t *make_interval(const struct verdict *verdict)
{
    double low = (double)verdict->low, high = (double)verdict->high;

    if (!verdict->has_interval)
        return json_null();
    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "shift",
                     render_us(verdict->shift), "shift_percent",
                     make_percent(verdict, verdict->shift), "low", render_us(low),
                     "low_percent", make_percent(verdict, low), "high", render_us(high),
                     "high_percent", make_percent(verdict, high), "confidence",
                     render_real(verdict->confidence));
}

/* At most SAMPLES_MAX of a side, evenly thinned: enough to draw. */
static json_t *make_samples(const struct compare_result *result, enum pair_side side)
{
    const struct selection *selection = &result->selection[side];
    size_t count = selection->step_count, kept = count;
    double less = side == PAIR_TEST ? equal_clock_change(result, EQUAL_CLOCK_STEP) : 0;
    json_t *list = json_array();

    if (kept > SAMPLES_MAX)
        kept = SAMPLES_MAX;
    for (size_t i = 0; i < kept; i++) {
        size_t step = selection->steps[i * count / kept];
        const struct set_file *file = selection_file(&result->view[side], step);
        const struct trace_step *sample = &result->view[side].steps[step].step;

        json_array_append_new(
            list, json_pack("{s:I, s:I, s:o, s:o}", "rank", (json_int_t)file->rank,
                            "span", (json_int_t)file->span, "step_number",
                            sample->pseudo ? json_null()
                                           : json_integer((json_int_t)sample->number),
                            "step", render_us((double)sample->dur - less)));
    }
    return list;
}

static json_t *make_ns(bool known, int64_t ns)
{
    return known ? json_integer((json_int_t)ns) : json_null();
}

static json_t *make_window(const struct set_file *file, const struct trace_step *step)
{
    bool parts = step->has_parts, host = !step->pseudo;

    return json_pack(
        "{s:I, s:I, s:o, s:I, s:I, s:I, s:o, s:o, s:o, s:o, s:o, s:o}", "rank",
        (json_int_t)file->rank, "span", (json_int_t)file->span, "step_number",
        make_ns(host, step->number), "begin_ns", (json_int_t)(step->ts - file->first_ns),
        "end_ns", (json_int_t)(step->end - file->first_ns), "step_ns",
        (json_int_t)step->dur, "host_ns", make_ns(host, step->host), "lag_ns",
        make_ns(host, step->lag), "compute_ns", make_ns(parts, step->compute),
        "exposed_communication_ns", make_ns(parts, step->exposed_communication),
        "exposed_memory_ns", make_ns(parts, step->exposed_memory), "idle_ns",
        make_ns(parts, step->idle));
}

/* The windows of the same samples (docs/semantics.md §19). */
static json_t *make_windows(const struct compare_result *result, enum pair_side side)
{
    const struct selection *selection = &result->selection[side];
    size_t count = selection->step_count,
           kept = count < SAMPLES_MAX ? count : SAMPLES_MAX;
    json_t *list = json_array();

    for (size_t i = 0; i < kept; i++) {
        size_t step = selection->steps[i * count / kept];

        json_array_append_new(list, make_window(selection_file(&result->view[side], step),
                                                &result->view[side].steps[step].step));
    }
    return list;
}

json_t *compare_json_step_time(const struct compare_result *result)
{
    json_t *object = step_times_json(result->step_time);

    json_object_set_new(object, "samples",
                        json_pack("{s:o, s:o}", "control",
                                  make_windows(result, PAIR_CONTROL), "test",
                                  make_windows(result, PAIR_TEST)));
    return object;
}

/* A sentence of its own: the whole, and its parts. */
json_t *compare_json_sentence(const struct sentence *sentence)
{
    return sentence_is_empty(sentence)
               ? json_null()
               : json_pack("{s:s, s:o}", "text", sentence_words(sentence), "parts",
                           entry_parts(sentence));
}

static json_t *make_limit(const struct verdict *verdict, double ns)
{
    return verdict->has_interval ? render_us(ns) : json_null();
}

/* The observations, and how certain the verdict is. */
static json_t *make_judgement(const struct verdict *verdict)
{
    const struct significance_test *test = &verdict->test;

    return json_pack(
        "{s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "p_value",
        render_real(test->p), "control_median", render_us(test->median[PAIR_CONTROL]),
        "test_median", render_us(test->median[PAIR_TEST]), "control_spread",
        render_us(test->spread[PAIR_CONTROL]), "test_spread",
        render_us(test->spread[PAIR_TEST]), "shift", make_limit(verdict, verdict->shift),
        "low", make_limit(verdict, (double)verdict->low), "high",
        make_limit(verdict, (double)verdict->high), "confidence",
        verdict->has_interval ? render_real(verdict->confidence) : json_null(),
        "equivalence", render_real(verdict->equivalence), "interval",
        make_interval(verdict));
}

json_t *compare_json_verdict(const struct answer *answer)
{
    const struct compare_result *result = answer->result;
    const struct answer_verdict *said = &answer->verdict;
    const struct verdict *verdict = &result->verdict;
    json_t *object = json_pack(
        "{s:s, s:s, s:o, s:o, s:o, s:s?, s:I, s:I, s:s, s:I, s:I, s:o, s:o, s:o, s:o, "
        "s:o}",
        "verdict", verdict_name(verdict->kind), "words", sentence_words(&said->words),
        "range", compare_json_sentence(&said->range), "basis",
        compare_json_sentence(&said->basis), "limit",
        compare_json_sentence(&said->limits), "caution", said->caution, "control_samples",
        (json_int_t)verdict->samples[PAIR_CONTROL], "test_samples",
        (json_int_t)verdict->samples[PAIR_TEST], "unit",
        observations_unit(&result->observations), "control_observations",
        (json_int_t)verdict->observations[PAIR_CONTROL], "test_observations",
        (json_int_t)verdict->observations[PAIR_TEST], "control",
        render_us(verdict->mean[PAIR_CONTROL]), "test",
        render_us(verdict->mean[PAIR_TEST]), "change", render_us(verdict->change),
        "change_percent", render_real(verdict_change_percent(verdict)), "mean_change",
        render_us(verdict->change));

    json_object_update_new(object, make_judgement(verdict));
    json_object_set_new(object, "recorded", compare_json_sentence(&said->recorded));
    json_object_set_new(object, "one_recording", json_boolean(result->one_recording));
    json_object_set_new(object, "samples",
                        json_pack("{s:o, s:o}", "control",
                                  make_samples(result, PAIR_CONTROL), "test",
                                  make_samples(result, PAIR_TEST)));
    return object;
}

static json_t *make_blocks(const struct unprofiled *unprofiled, int side)
{
    json_t *list = json_array();

    for (size_t i = 0; i < unprofiled->count[side]; i++)
        json_array_append_new(list, render_us((double)unprofiled->blocks[side][i]));
    return list;
}

json_t *compare_json_unprofiled(const struct compare_result *result)
{
    const struct unprofiled *unprofiled = &result->unprofiled;

    if (!unprofiled->is_known)
        return json_null();
    json_t *object = json_pack(
        "{s:s, s:o, s:o, s:{s:o, s:o}}", "verdict",
        verdict_name(unprofiled->verdict.kind), "control", render_us(unprofiled->mean[0]),
        "test", render_us(unprofiled->mean[1]), "blocks", "control",
        make_blocks(unprofiled, 0), "test", make_blocks(unprofiled, 1));
    json_object_set_new(object, "p_value", render_real(unprofiled->verdict.test.p));
    json_t *interval = make_interval(&unprofiled->verdict);
    if (json_is_object(interval))
        json_object_update(object, interval);
    json_decref(interval);
    return object;
}

json_t *compare_json_profiler_factor(const struct compare_result *result)
{
    const struct unprofiled *unprofiled = &result->unprofiled;

    return unprofiled->is_known
               ? json_pack("{s:o, s:o}", "control", render_real(unprofiled->factor[0]),
                           "test", render_real(unprofiled->factor[1]))
               : json_null();
}

/* ---- waterfall ---- */

static json_t *make_contributors(const struct compare_result *result, int part)
{
    json_t *list = json_array();

    for (size_t i = 0; i < result->waterfall.contributor_count[part]; i++) {
        const struct compare_contributor *contributor = &result->contributors[part][i];

        json_t *object = json_pack(
            "{s:o, s:o, s:o}", "name", make_text(contributor->name), "category",
            make_text(contributor->category), "change", render_us(contributor->change));
        if (contributor->tree != NULL)
            json_object_set(object, "tree", contributor->tree);
        json_array_append_new(list, object);
    }
    return list;
}

/* Host operations overlap and nest, so their sum under idle says nothing; parts of the
 * host are such sums. */
static json_t *make_operations_change(const struct waterfall *waterfall, int part)
{
    return part >= WATERFALL_IDLE ? json_null()
                                  : render_us(waterfall->operations[PAIR_TEST][part] -
                                              waterfall->operations[PAIR_CONTROL][part]);
}

static void add_explained(json_t *object, const struct answer *answer, int part,
                          size_t row)
{
    const struct waterfall *waterfall = &answer->result->waterfall;
    const struct sentence *words = &answer->step.rows[row].words;
    struct waterfall_explanation explained;

    waterfall_explain(waterfall, (enum waterfall_part)part, &explained);
    json_object_set_new(object, "named", json_integer((int)waterfall->named[part]));
    json_object_set_new(object, "named_share", render_real(explained.named));
    json_object_set_new(object, "rest",
                        json_pack("{s:I, s:o, s:o}", "rows", (json_int_t)explained.rows,
                                  "rows_share", render_real(explained.others),
                                  "overlap_share", render_real(explained.overlap)));
    json_object_set_new(object, "explained",
                        sentence_is_empty(words) ? json_null()
                                                 : json_string(sentence_words(words)));
    json_object_set_new(object, "explained_parts", entry_parts(words));
}

/* `row`: of the part in the table of the step. */
static json_t *make_part(const struct answer *answer, int part, size_t row)
{
    const struct compare_result *result = answer->result;
    const struct waterfall *waterfall = &result->waterfall;
    json_t *object =
        json_pack("{s:s, s:o, s:o, s:o, s:o, s:o}", "part",
                  waterfall_part_name((enum waterfall_part)part), "control",
                  render_us(waterfall->part_mean[PAIR_CONTROL][part]), "test",
                  render_us(waterfall->part_mean[PAIR_TEST][part]), "change",
                  render_us((double)waterfall->parts[part]), "operations_change",
                  make_operations_change(waterfall, part), "operations",
                  make_contributors(result, part));

    add_explained(object, answer, part, row);
    return object;
}

json_t *compare_json_waterfall(const struct answer *answer)
{
    const struct compare_result *result = answer->result;
    const struct waterfall *waterfall = &result->waterfall;

    if (!waterfall->known)
        return json_null();
    json_t *parts = json_array();
    for (int part = 0; part < WATERFALL_PARTS; part++)
        if (waterfall_has(waterfall, part))
            json_array_append_new(parts,
                                  make_part(answer, part, 1 + json_array_size(parts)));
    return json_pack("{s:o, s:o, s:o, s:o, s:s, s:o}", "control",
                     render_us(waterfall->mean[PAIR_CONTROL]), "test",
                     render_us(waterfall->mean[PAIR_TEST]), "change",
                     render_us((double)waterfall->step), "parts", parts, "contributors",
                     waterfall->by_module ? "modules" : "rows", "contributors_note",
                     make_text(result->contributors_note));
}

/* ---- device time by operator ---- */

json_t *compare_json_operators(const struct compare_result *result)
{
    double samples[2] = {(double)result->selection[PAIR_CONTROL].step_count,
                         (double)result->selection[PAIR_TEST].step_count};
    json_t *list = json_array();

    if (result->operators == NULL) {
        json_decref(list);
        return json_null();
    }
    for (size_t i = 0; i < result->operator_count && i < OPERATORS_MAX; i++) {
        const struct compare_operator *sum = &result->operators[i];

        json_array_append_new(
            list, json_pack("{s:o, s:I, s:I, s:o, s:o, s:o}", "operator",
                            make_text(sum->name), "control_counts",
                            (json_int_t)sum->count[PAIR_CONTROL], "test_counts",
                            (json_int_t)sum->count[PAIR_TEST], "control_per_step",
                            render_us((double)sum->total[PAIR_CONTROL] / samples[0]),
                            "test_per_step",
                            render_us((double)sum->total[PAIR_TEST] / samples[1]),
                            "diff_per_step", render_us(sum->change)));
    }
    return json_pack("{s:I, s:o}", "count", (json_int_t)result->operator_count, "rows",
                     list);
}

/* ---- replacements ---- */

static json_t *make_replaced(const struct compare_replacement *replacement,
                             enum pair_side side)
{
    return json_pack("{s:o, s:o, s:I, s:o}", "name", make_text(replacement->name[side]),
                     "category", make_text(replacement->category[side]), "counts",
                     (json_int_t)replacement->count[side], "total_duration",
                     render_us((double)replacement->total[side]));
}

json_t *compare_json_replacements(const struct compare_result *result)
{
    json_t *list = json_array();

    for (size_t i = 0; i < result->replacement_count; i++) {
        const struct compare_replacement *replacement = &result->replacements[i];
        double change = (double)replacement->total[PAIR_TEST] -
                        (double)replacement->total[PAIR_CONTROL];

        json_array_append_new(
            list, json_pack("{s:o, s:o, s:s, s:s, s:o, s:o, s:o, s:o}", "control",
                            make_replaced(replacement, PAIR_CONTROL), "test",
                            make_replaced(replacement, PAIR_TEST), "kind",
                            trace_kind_name((enum trace_kind)replacement->kind), "rule",
                            replacement->rule, "shared", render_real(replacement->shared),
                            "operator", make_text(replacement->operator_name),
                            "input_dims", make_text(replacement->input_dims),
                            "diff_duration", render_us(change)));
    }
    return list;
}

/* ---- conditions ---- */

json_t *compare_json_fail_if(const struct fail_if *conditions,
                             const struct compare_outcome *results)
{
    static const char *const outcomes[] = {"fine", "met", "cannot_judge"};
    json_t *list = json_array();

    for (size_t i = 0; conditions != NULL && i < conditions->count; i++) {
        const struct compare_outcome *outcome = &results[i];
        const struct fail_if_change *change = &outcome->change;

        json_array_append_new(
            list,
            json_pack("{s:o, s:s, s:o, s:o, s:o, s:o, s:o, s:s}", "condition",
                      make_text(conditions->conditions[i].text), "outcome",
                      outcomes[outcome->outcome], "control",
                      render_us(change->mean[PAIR_CONTROL]), "test",
                      render_us(change->mean[PAIR_TEST]), "mean_change",
                      render_us(change->mean[PAIR_TEST] - change->mean[PAIR_CONTROL]),
                      "control_median", render_us(change->median), "shift",
                      render_us(change->shift), "significance", change->verdict));
    }
    return list;
}

/* ---- machine or program ---- */

static json_t *make_split_part(const struct compare_result *result,
                               const struct machine_part *part)
{
    double step = result->step_time[PAIR_CONTROL].step / 100;

    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o}", "diff", render_us(part->diff),
                     "low", render_us(part->low), "high", render_us(part->high),
                     "diff_percent", render_real(part->diff / step), "low_percent",
                     render_real(part->low / step), "high_percent",
                     render_real(part->high / step));
}

static json_t *make_factor(const struct machine_factor *factor)
{
    return factor->is_common
               ? json_pack("{s:o, s:o, s:o}", "factor", render_real(exp(factor->median)),
                           "low_quartile", render_real(exp(factor->low)), "high_quartile",
                           render_real(exp(factor->high)))
               : json_null();
}

static json_t *make_clock(const struct machine_clocks *clocks, int clock)
{
    double control = clocks->mean[0][clock], test = clocks->mean[1][clock];

    return isnan(control) && isnan(test)
               ? json_null()
               : json_pack("{s:o, s:o}", "control", render_real(control), "test",
                           render_real(test));
}

json_t *compare_json_machine(const struct compare_result *result)
{
    const struct machine *machine = &result->machine;

    if (!machine->is_known)
        return json_null();
    return json_pack("{s:o, s:o, s:{s:o}, s:o, s:o, s:o, s:o}", "machine",
                     make_split_part(result, &machine->machine), "program",
                     make_split_part(result, &machine->program), "not_told", "diff",
                     render_us(machine->not_told), "device_factor",
                     make_factor(&machine->device), "host_factor",
                     make_factor(&machine->host), "clock",
                     make_clock(&machine->clocks, MACHINE_CLOCK), "memory_clock",
                     make_clock(&machine->clocks, MACHINE_MEMORY_CLOCK));
}
