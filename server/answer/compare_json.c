#include "account/entry.h"
#include "account/explain.h"
#include "answer/compare.h"
#include "answer/json.h"
#include "answer/text.h"
#include "base/error.h"
#include "base/number.h"
#include "base/text.h"
#include "compare/ask.h"
#include "compare/compare.h"
#include "compare/equal_clock.h"
#include "compare/parameters.h"
#include "compare/run.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- compare answers json ---- */

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

/* The step times, with the windows of the samples. */
static json_t *compare_json_step_time(const struct compare_result *result)
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

/* The waterfall is null if a side has no parts. NULL: no memory. */
static json_t *compare_json_verdict(const struct answer *answer)
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

/* Null if not both sides have times without the profiler. */
static json_t *compare_json_unprofiled(const struct compare_result *result)
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

static json_t *compare_json_profiler_factor(const struct compare_result *result)
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

static json_t *compare_json_waterfall(const struct answer *answer)
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

/* Null if not requested. */
static json_t *compare_json_operators(const struct compare_result *result)
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

static json_t *compare_json_replacements(const struct compare_result *result)
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

/* Null if nothing can be compared. */
static json_t *compare_json_machine(const struct compare_result *result)
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

/* ---- compare rows json ---- */

/* The rows of a comparison as JSON, written without a tree. */

/* A text or a truth. A row that was not judged gets null, not an empty verdict. */
static void write_text(struct statement *row, int at, size_t column, struct buffer *out)
{
    size_t length;
    const char *text = statement_text(row, at, &length);

    if (length == 0 && compare_column_needs_significance(column))
        buffer_append(out, "null", 4);
    else if (compare_columns[column].type == COLUMN_TRUTH)
        buffer_append(out, text, length);
    else
        json_out_text(out, text, length);
}

/* For a folded row: the kernel that went, and why both count as one. */
static void write_replaces(const struct compare_result *result,
                           const struct compare_row *row, struct buffer *out)
{
    if (row->pair == 0) {
        buffer_append_text(out, "null");
        return;
    }
    const struct compare_replacement *pair = &result->replacements[row->pair - 1];
    const struct {
        const char *name, *text;
    } members[] = {{"name", pair->name[PAIR_CONTROL]},
                   {"category", pair->category[PAIR_CONTROL]},
                   {"rule", pair->rule},
                   {"operator", pair->operator_name},
                   {"input_dims", pair->input_dims}};
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        buffer_append_char(out, i == 0 ? '{' : ',');
        json_out_text(out, members[i].name, strlen(members[i].name));
        buffer_append_char(out, ':');
        if (members[i].text == NULL)
            buffer_append_text(out, "null");
        else
            json_out_text(out, members[i].text, strlen(members[i].text));
    }
    buffer_append_char(out, '}');
}

/* For a row of several names: each name, with its numbers. */
static void write_aliases(const struct compare_result *result,
                          const struct compare_row *row, struct buffer *out)
{
    static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

    if (row->alias_count == 0) {
        buffer_append_text(out, "null");
        return;
    }
    for (uint32_t i = 0; i < row->alias_count && !buffer_failed(out); i++) {
        const struct compare_alias *alias = &result->aliases[row->alias + i];

        buffer_printf(out, "%s{\"side\":\"%s\",\"name\":", i == 0 ? "[" : ",",
                      sides[alias->side]);
        json_out_text(out, alias->name, strlen(alias->name));
        buffer_append_text(out, ",\"category\":");
        json_out_text(out, alias->category, strlen(alias->category));
        buffer_append_text(out, ",\"counts\":");
        json_out_integer(out, (int64_t)alias->count);
        buffer_append_text(out, ",\"total_duration\":");
        json_out_us(out, (double)alias->total);
        buffer_append_char(out, '}');
    }
    buffer_append_char(out, ']');
}

static void write_value(struct statement *row, int at, size_t column, struct buffer *out)
{
    if (compare_column_is_text(column)) {
        write_text(row, at, column, out);
        return;
    }
    double value = statement_double(row, at);
    if (isnan(value))
        buffer_append(out, "null", 4);
    else if (compare_columns[column].type == COLUMN_COUNT)
        json_out_integer(out, (int64_t)value);
    else if (compare_columns[column].type == COLUMN_TIME)
        json_out_us(out, value);
    else
        json_out_number(out, value);
}

/* One of the tests of a row: {"p_value":…,…}. */
static void write_test(const struct significance_test *test, struct buffer *out)
{
    const struct {
        const char *key;
        double value;
        bool time;
    } numbers[] = {{"{\"p_value\":", test->p, false},
                   {",\"q_value\":", test->q, false},
                   {",\"moderated_p_value\":", test->moderated_p, false},
                   {",\"moderated_q_value\":", test->moderated_q, false},
                   {",\"control_median\":", test->median[PAIR_CONTROL], true},
                   {",\"test_median\":", test->median[PAIR_TEST], true},
                   {",\"control_spread\":", test->spread[PAIR_CONTROL], true},
                   {",\"test_spread\":", test->spread[PAIR_TEST], true}};

    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        buffer_append_text(out, numbers[i].key);
        if (numbers[i].time)
            json_out_us(out, numbers[i].value); /* null for a value that is not there */
        else
            json_out_number(out, numbers[i].value);
    }
    const char *verdict = significance_name(test->verdict);
    buffer_append_text(out, ",\"significance\":");
    json_out_text(out, verdict, strlen(verdict));
    buffer_append_text(out, test->too_few ? ",\"too_few\":true}" : ",\"too_few\":false}");
}

/* Both measures, whichever of them the row shows. */
static void write_tests(const struct compare_result *result,
                        const struct compare_row *row, struct buffer *out)
{
    if (!result->request.significance) {
        buffer_append(out, "null", 4);
        return;
    }
    for (int i = 0; i < SIGNIFICANCE_MEASURES; i++) {
        const char *name = significance_measure_name((enum significance_measure)i);

        buffer_append_char(out, i == 0 ? '{' : ',');
        json_out_text(out, name, strlen(name));
        buffer_append_char(out, ':');
        write_test(&row->significance.tests[i], out);
    }
    buffer_append_char(out, '}');
}

static void write_id(const struct compare_result *result, const struct compare_row *row,
                     struct buffer *out)
{
    char id[ROW_ID_SIZE];

    (void)result;
    row_id_write(row->name, row->category, id);
    json_out_text(out, id, strlen(id));
}

/* ---- the members of a row ---- */

/* Members that are JSON of their own; the others are columns. */
struct special {
    const char *name;
    void (*write)(const struct compare_result *result, const struct compare_row *row,
                  struct buffer *out);
};
static const struct special specials[] = {{"id", write_id},
                                          {"replaces", write_replaces},
                                          {"aliases", write_aliases},
                                          {"tests", write_tests}};
#define SPECIALS (sizeof specials / sizeof specials[0])
#define MEMBERS_MAX (COL_SHOWN + SPECIALS)
#define TEXT_BYTES ((size_t)8192)

struct layout {
    bool keys; /* rows are objects; otherwise lists */
    size_t count;
    const struct special *members[MEMBERS_MAX]; /* NULL: the next column */
    size_t columns[COL_SHOWN], column_count;
    struct buffer text;
    size_t ends[MEMBERS_MAX + 1]; /* of the text before each member, and of all text */
};

/* `known`: otherwise it is null, and part of the text. */
static void add_member(struct layout *layout, const char *name, bool known)
{
    const struct special *special = specials;

    while (special < specials + SPECIALS && strcmp(special->name, name) != 0)
        special++;
    bool column = special == specials + SPECIALS;
    buffer_append_text(&layout->text, layout->text.length > 0 ? ","
                                      : layout->keys          ? "{"
                                                              : "[");
    if (layout->keys)
        buffer_printf(&layout->text, "\"%s\":", name);
    if (!known) {
        buffer_append_text(&layout->text, "null");
        return;
    }
    if (column)
        layout->columns[layout->column_count++] = compare_find_column(name);
    layout->ends[layout->count] = layout->text.length;
    layout->members[layout->count++] = column ? NULL : special;
}

static void free_layout(struct layout *layout)
{
    buffer_free(&layout->text);
}

/* Where rows were not judged, the columns of judged rows are null. */
static void lay_out_object(const struct compare_result *result, struct layout *layout)
{
    for (size_t i = 0; i + 1 < SPECIALS; i++)
        add_member(layout, specials[i].name, true);
    for (size_t column = 0; column < COL_SHOWN; column++)
        if (compare_columns[column].place == COLUMN_EVERYWHERE &&
            (result->request.work || !compare_column_needs_work(column)))
            add_member(layout, compare_columns[column].name,
                       result->request.significance ||
                           !compare_column_needs_significance(column));
    add_member(layout, specials[SPECIALS - 1].name, true);
}

/* ---- rows ---- */

static void write_row(const struct compare_result *result, const struct compare_row *row,
                      const struct layout *layout, struct statement *values,
                      struct buffer *out)
{
    size_t begin = 0;
    int at = 0;

    for (size_t i = 0; i < layout->count; i++) {
        buffer_append(out, layout->text.bytes + begin, layout->ends[i] - begin);
        begin = layout->ends[i];
        if (layout->members[i] != NULL) {
            layout->members[i]->write(result, row, out);
        } else {
            write_value(values, at, layout->columns[at], out);
            at++;
        }
    }
    buffer_append_text(out, layout->text.bytes + begin);
    buffer_append_char(out, layout->keys ? '}' : ']');
}

/* As objects; with `names`, as lists of the members of these names. */
static int write_rows(const struct compare_result *result,
                      const struct compare_row *first, size_t count,
                      const char *const *names, struct buffer *out, struct error *error)
{
    CLEANUP(free_layout) struct layout layout = {.keys = names == NULL};
    CLEANUP_STATEMENT struct statement values = {0};

    buffer_init(&layout.text, TEXT_BYTES);
    for (size_t i = 0; names != NULL && names[i] != NULL; i++)
        add_member(&layout, names[i], true);
    if (names == NULL)
        lay_out_object(result, &layout);
    if (buffer_failed(&layout.text))
        return error_set_memory(error);
    int failed = compare_ask_rows(result, first, count, layout.columns,
                                  layout.column_count, &values, error);
    for (size_t i = 0; i < count && failed == 0 && !buffer_failed(out); i++) {
        int there = statement_step(&values, error);
        if (there <= 0)
            return there;
        if (i > 0)
            buffer_append_char(out, ',');
        write_row(result, &first[i], &layout, &values, out);
    }
    return failed;
}

/* Appends the page of rows, each an object with the columns that are shown. */
static int compare_write_rows(const struct compare_result *result, struct buffer *out,
                              struct error *error)
{
    buffer_append_char(out, '[');
    int failed = write_rows(result, result->page, result->page_count, NULL, out, error);
    buffer_append_char(out, ']');
    return failed;
}

/* Appends the row whose id was asked for and its place among all, or null. */
static int compare_write_selected(const struct compare_result *result, struct buffer *out,
                                  struct error *error)
{
    if (result->selected == NULL) {
        buffer_append_text(out, "null");
        return 0;
    }
    buffer_printf(out,
                  "{\"index\":%zu,\"row\":", (size_t)(result->selected - result->all));
    int failed = write_rows(result, result->selected, 1, NULL, out, error);
    buffer_append_char(out, '}');
    return failed;
}

/* Appends `"columns":[…],"rows":[[…]…]`: shorter, and only with the chosen columns
 * (NULL-terminated). They may include "tests", the tests of both measures, and
 * "replaces", both as objects. */
static int compare_write_row_table(const struct compare_result *result,
                                   const char *const *names, struct buffer *out,
                                   struct error *error)
{
    buffer_append_text(out, "\"columns\":[");
    for (size_t i = 0; names[i] != NULL; i++)
        buffer_printf(out, "%s\"%s\"", i > 0 ? "," : "", names[i]);
    buffer_append_text(out, "],\"rows\":[");
    int failed = write_rows(result, result->page, result->page_count, names, out, error);
    buffer_append_char(out, ']');
    return failed;
}

/* ---- a side ---- */

static json_t *make_numbers(const int64_t *numbers, size_t count, struct budget *budget)
{
    json_t *list = json_array();

    for (size_t i = 0; i < count && !budget_is_over(budget); i++)
        json_array_append_new(list, json_integer((json_int_t)numbers[i]));
    return list;
}

/* An array of the distinct numbers, sorted; frees the numbers. */
static json_t *make_distinct(int64_t *numbers, size_t count, struct budget *budget)
{
    size_t kept = 0;

    qsort_r(numbers, count, sizeof *numbers, number_order_in_budget, budget);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || numbers[i] != numbers[kept - 1])
            numbers[kept++] = numbers[i];
    json_t *list = make_numbers(numbers, kept, budget);
    free(numbers);
    return list;
}

static json_t *make_all_ranks(const struct set_view *view, struct budget *budget)
{
    int64_t *ranks = calloc(view->file_count + 1, sizeof *ranks);

    if (ranks == NULL)
        return NULL;
    for (size_t i = 0; i < view->file_count; i++)
        ranks[i] = view->files[i].rank;
    return make_distinct(ranks, view->file_count, budget);
}

static json_t *make_all_steps(const struct set_view *view, struct budget *budget)
{
    int64_t *numbers = calloc(view->step_count + 1, sizeof *numbers);
    size_t count = 0;

    if (numbers == NULL)
        return NULL;
    for (size_t i = 0; i < view->step_count && !budget_is_over_at(budget, i); i++)
        if (!view->steps[i].step.pseudo)
            numbers[count++] = view->steps[i].step.number;
    return make_distinct(numbers, count, budget);
}

json_t *compare_json_selected(const struct set_info *info, const struct set_view *view,
                              const struct selection *selection, struct budget *budget)
{
    return json_pack(
        "{s:s, s:o, s:o, s:o, s:I, s:o, s:o, s:I, s:b, s:I, s:o, s:o}", "set",
        info->stored_id, "label", render_text(info->label, strlen(info->label)), "marker",
        make_text(info->marker), "suggested_marker", make_text(view->suggested_marker),
        "suggested_marker_rows", (json_int_t)view->suggested_rows, "ranks",
        make_numbers(selection->ranks, selection->rank_count, budget), "steps",
        make_numbers(selection->numbers, selection->number_count, budget), "pseudo_steps",
        (json_int_t)selection->pseudo_count, "any", selection->any, "samples",
        (json_int_t)selection->step_count, "all_ranks", make_all_ranks(view, budget),
        "all_steps", make_all_steps(view, budget));
}

json_t *compare_json_side(const struct compare_result *result, enum pair_side side)
{
    return compare_json_selected(&result->info[side], &result->view[side],
                                 &result->selection[side], result->budget);
}

/* ---- what was asked ---- */

static json_t *make_selection(const struct compare_result *result)
{
    return parameters_json_echo(&compare_parameters, &result->request);
}

/* ---- sums ---- */

static json_t *make_sums(const struct compare_totals *totals)
{
    int64_t control = (int64_t)totals->count[PAIR_CONTROL];
    int64_t test = (int64_t)totals->count[PAIR_TEST];

    return json_pack(
        "{s:I, s:I, s:I, s:o, s:o, s:o}", "control_counts", (json_int_t)control,
        "test_counts", (json_int_t)test, "diff_counts", (json_int_t)(test - control),
        "control_total_duration", render_us((double)totals->total[PAIR_CONTROL]),
        "test_total_duration", render_us((double)totals->total[PAIR_TEST]),
        "diff_duration",
        render_us((double)(totals->total[PAIR_TEST] - totals->total[PAIR_CONTROL])));
}

/* Sums of the host rows and of the device work, never of both: the two run side by side.
 * Neither contains annotations and syncs of a device: other rows already count their
 * time. */
static json_t *make_totals(const struct compare_result *result)
{
    static const char *const names[] = {"host", "device"};
    json_t *totals = make_sums(&result->totals);

    for (int i = TRACE_HOST; i <= TRACE_DEVICE; i++) {
        const struct compare_totals *part = &result->parts[i];
        json_t *sums = make_sums(part);

        for (int side = 0; side < 2; side++)
            json_object_set_new(
                sums, side == 0 ? "control_self_duration" : "test_self_duration",
                i == TRACE_HOST ? render_us((double)part->self[side]) : json_null());
        json_object_set_new(totals, names[i], sums);
    }
    return totals;
}

static json_t *make_ops_diff(const struct compare_result *result)
{
    json_t *counts = json_object();

    for (int change = 0; change < CHANGE_COUNT; change++)
        json_object_set_new(counts, compare_change_name((enum compare_change)change),
                            json_integer((json_int_t)result->ops_diff[change]));
    return counts;
}

static json_t *make_categories(const struct compare_result *result)
{
    json_t *list = json_array();

    for (size_t i = 0; i < result->category_count && !budget_is_over(result->budget);
         i++) {
        const struct compare_category *category = &result->categories[i];
        json_array_append_new(
            list, json_pack("{s:o, s:I}", "category",
                            render_text(category->name, strlen(category->name)), "rows",
                            (json_int_t)category->rows));
    }
    return list;
}

/* ---- how both sides were recorded ---- */

static json_t *make_stated(enum trace_option_state stated)
{
    return stated == TRACE_UNSTATED ? json_null() : json_boolean(stated == TRACE_ON);
}

/* Of each fact the values that the files of the side state. */
static json_t *make_recorder(const struct compare_result *result, enum pair_side side)
{
    struct recorder_side recorder = {0};
    bool added =
        recorder_side_add(&result->view[side], &result->selection[side], &recorder);
    json_t *facts = added ? json_incref(recorder.facts) : NULL;

    recorder_side_free(&recorder);
    return !added ? NULL : facts == NULL ? json_object() : facts;
}

static json_t *make_recorded_side(const struct compare_result *result,
                                  enum pair_side side)
{
    CLEANUP_FREE struct recorded_facts *recorded = calloc(1, sizeof *recorded);
    json_t *object = json_object(), *versions = json_object();
    json_t *summary = json_loads(result->info[side].summary, 0, NULL);

    json_object_set(object, "devices", json_object_get(summary, "devices"));
    json_decref(summary);
    if (recorded == NULL) {
        json_decref(object);
        json_decref(versions);
        return NULL;
    }
    recorded_read(result, side, recorded);
    json_object_set_new(object, "world_size",
                        recorded->world_size > 0
                            ? json_integer((json_int_t)recorded->world_size)
                            : json_null());
    for (int i = 0; i < TRACE_OPTION_COUNT; i++)
        json_object_set_new(object, facts_option_name((enum trace_option)i),
                            make_stated(recorded->options[i]));
    json_object_set_new(object, "python_rows",
                        json_boolean(result->recorded.python[side]));
    json_object_set_new(object, "input_shapes",
                        json_boolean(result->view[side].has_shapes));
    json_object_set_new(object, "memory_changes",
                        json_boolean(result->view[side].has_memory));
    for (int i = 0; i < TRACE_VERSION_COUNT; i++)
        if (recorded->versions[i][0] != '\0')
            json_object_set_new(versions, facts_version_name((enum trace_version)i),
                                json_string(recorded->versions[i]));
    json_object_set_new(object, "versions", versions);
    json_object_set_new(object, "recorder", make_recorder(result, side));
    json_object_set_new(object, "shared_kernel_time",
                        render_real(recorded_shared(&result->recorded, side)));
    return object;
}

static json_t *make_recorded(const struct compare_result *result)
{
    return json_pack("{s:o, s:o, s:b}", "control",
                     make_recorded_side(result, PAIR_CONTROL), "test",
                     make_recorded_side(result, PAIR_TEST), "few_shared_kernels",
                     recorded_few_shared(&result->recorded));
}

/* Of an object the members that another one does not have alike; other values as they
 * are. */
static json_t *others_of(json_t *object, const json_t *other)
{
    const char *name;
    json_t *value;

    if (!json_is_object(object))
        return json_incref(object);
    json_t *copy = json_object();
    json_object_foreach(object, name,
                        value) if (!json_equal(value, json_object_get(other, name)))
        json_object_set(copy, name, value);
    return copy;
}

/* Adds the note of a kind, if there is one, as a fact; `stated` and `shown` (by rows;
 * NULL) are its values in `recorded`. */
static void add_recording_fact(const struct answer *answer, const char *kind,
                               const char *stated, const char *shown,
                               const json_t *recorded, json_t *facts)
{
    const json_t *control = json_object_get(recorded, "control");
    const json_t *test = json_object_get(recorded, "test");
    const char *key = shown != NULL && !json_equal(json_object_get(control, shown),
                                                   json_object_get(test, shown))
                          ? shown
                          : stated;

    json_t *left = json_object_get(control, key), *right = json_object_get(test, key);

    for (size_t i = 0; i < answer->notes.count; i++) {
        const char *text = answer->notes.notes[i].text;

        if (strcmp(answer->notes.notes[i].kind, kind) == 0)
            json_array_append_new(
                facts,
                json_pack("{s:s, s:s, s:[{s:s}], s:s, s:o?, s:o?, s:n, s:[]}", "kind",
                          cause_kind_name(FACT_RECORDING), "text", text, "parts", "text",
                          text, "name", stated, "control", others_of(left, right), "test",
                          others_of(right, left), "unit", "rows"));
    }
}

/* The facts of the diagnosis, then those on the recordings: at least one of these. */
static json_t *make_facts(const struct answer *answer)
{
    static const struct {
        const char *note, *stated, *shown;
    } all[] = {{"recorder_differs", "recorder", NULL},
               {"devices_differ", "devices", NULL},
               {"world_size_differs", "world_size", NULL},
               {"with_stack_differs", "with_stack", "python_rows"},
               {"record_shapes_differs", "record_shapes", "input_shapes"},
               {"profile_memory_differs", "profile_memory", NULL},
               {"versions_differ", "versions", NULL}};
    const struct compare_result *result = answer->result;

    if (!result->request.diagnosis || result->diagnosis == NULL)
        return json_null();
    json_t *recorded = make_recorded(result), *more = json_array();
    json_t *facts = result->facts == NULL ? json_array() : json_copy(result->facts);
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        add_recording_fact(answer, all[i].note, all[i].stated, all[i].shown, recorded,
                           more);
    while (json_array_size(more) > 0 && json_array_size(facts) >= FACTS_MAX)
        json_array_remove(facts, json_array_size(facts) - 1);
    while (json_array_size(facts) + json_array_size(more) > FACTS_MAX)
        json_array_remove(more, json_array_size(more) - 1);
    json_array_extend(facts, more);
    json_decref(more);
    json_decref(recorded);
    return facts;
}

/* ---- the whole ---- */

/* The number of rows that were judged together, by measure: among many rows, some small p
 * are expected. */
static json_t *make_judged_rows(const struct compare_result *result)
{
    const struct significance_family *families = result->families;

    return result->request.significance
               ? json_pack("{s:I, s:I}", "total",
                           (json_int_t)families[SIGNIFICANCE_TOTAL].tests, "self",
                           (json_int_t)families[SIGNIFICANCE_SELF].tests)
               : json_null();
}

static json_t *make_changed_rows(const struct compare_result *result)
{
    return result->request.significance
               ? json_pack("{s:I, s:I}", "slower", (json_int_t)result->slower, "faster",
                           (json_int_t)result->faster)
               : json_null();
}

/* Everything except the rows. */
static int write_head(const struct answer *answer, struct buffer *out,
                      struct error *error)
{
    const struct compare_result *result = answer->result;

    buffer_append_char(out, '{');
    if (render_member(out, "control", compare_json_side(result, PAIR_CONTROL), error) <
            0 ||
        render_member(out, "test", compare_json_side(result, PAIR_TEST), error) < 0 ||
        render_member(out, "selection", make_selection(result), error) < 0 ||
        render_member(out, "step_time", compare_json_step_time(result), error) < 0 ||
        render_member(out, "row_count", json_integer((json_int_t)result->row_count),
                      error) < 0 ||
        render_member(out, "rows_before_filters",
                      json_integer((json_int_t)result->rows_before_filters), error) < 0 ||
        render_member(out, "judged_rows", make_judged_rows(result), error) < 0 ||
        render_member(out, "changed_rows", make_changed_rows(result), error) < 0 ||
        render_member(out, "totals", make_totals(result), error) < 0 ||
        render_member(out, "ops_diff", make_ops_diff(result), error) < 0 ||
        render_member(out, "categories", make_categories(result), error) < 0 ||
        render_member(out, "comparability", comparability_write_json(&answer->notes),
                      error) < 0 ||
        render_member(out, "recorded", make_recorded(result), error) < 0 ||
        render_member(out, "verdict", compare_json_verdict(answer), error) < 0 ||
        render_member(out, "waterfall", compare_json_waterfall(answer), error) < 0 ||
        render_member(out, "without_profiler", compare_json_unprofiled(result), error) <
            0 ||
        render_member(out, "profiler_factor", compare_json_profiler_factor(result),
                      error) < 0 ||
        render_member(out, "machine_or_program", compare_json_machine(result), error) <
            0 ||
        render_member(out, "operators", compare_json_operators(result), error) < 0 ||
        render_member(out, "work_classes",
                      result->work_classes == NULL ? json_null()
                                                   : json_incref(result->work_classes),
                      error) < 0 ||
        render_member(out, "replacements", compare_json_replacements(result), error) <
            0 ||
        render_member(out, "account",
                      result->account == NULL ? json_null()
                                              : json_incref(result->account),
                      error) < 0 ||
        render_member(out, "facts", make_facts(answer), error) < 0 ||
        render_member(out, "diagnosis",
                      result->diagnosis == NULL ? json_null()
                                                : json_incref(result->diagnosis),
                      error) < 0 ||
        render_member(out, "diagnosis_note", make_text(answer->none), error) < 0 ||
        render_member(out, "fail_if",
                      compare_json_fail_if(result->request.fail_if, result->outcomes),
                      error) < 0)
        return -(int)error->code;
    buffer_append_text(out, ",\"selected\":");
    return compare_write_selected(result, out, error);
}

int compare_write_json(const struct answer *answer, struct buffer *out,
                       struct error *error)
{
    int status = write_head(answer, out, error);

    buffer_append_text(out, ",\"rows\":");
    if (status == 0)
        status = compare_write_rows(answer->result, out, error);
    buffer_append_char(out, '}');
    return status;
}

int compare_write_json_table(const struct answer *answer, const char *const *columns,
                             struct buffer *out, struct error *error)
{
    int status = write_head(answer, out, error);

    buffer_append_char(out, ',');
    if (status == 0)
        status = compare_write_row_table(answer->result, columns, out, error);
    buffer_append_char(out, '}');
    return status;
}

/* ---- operation json ---- */

static json_t *operation_make_text(const struct operation *operation, uint32_t id)
{
    if (id == STRINGS_NONE)
        return json_null();
    return render_text(strings_text(&operation->texts, id),
                       strings_length(&operation->texts, id));
}

static json_t *make_calls(const struct operation *operation, int side)
{
    const struct statistics *calls = &operation->calls[side];

    return json_pack(
        "{s:I, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "count",
        (json_int_t)calls->count, "total", render_us((double)operation->total[side]),
        "mean", render_us(calls->mean), "std", render_us(calls->std), "min",
        render_us(calls->min), "25%", render_us(calls->q25), "50%", render_us(calls->q50),
        "75%", render_us(calls->q75), "95%", render_us(operation->p95[side]), "99%",
        render_us(operation->p99[side]), "max", render_us(calls->max));
}

static json_t *make_histogram(const struct operation *operation)
{
    json_t *edges = json_array(), *control = json_array(), *test = json_array();

    for (size_t i = 0; operation->bin_count > 0 && i <= operation->bin_count; i++)
        json_array_append_new(edges, render_us(operation->edges[i]));
    for (size_t i = 0; i < operation->bin_count; i++) {
        json_array_append_new(control,
                              json_integer((json_int_t)operation->bins[PAIR_CONTROL][i]));
        json_array_append_new(test,
                              json_integer((json_int_t)operation->bins[PAIR_TEST][i]));
    }
    return json_pack("{s:o, s:o, s:o}", "edges", edges, "control", control, "test", test);
}

static json_t *operation_make_samples(const struct operation *operation, int side,
                                      struct budget *budget)
{
    json_t *list = json_array();

    for (size_t i = 0; i < operation->sample_count[side] && !budget_is_over(budget);
         i++) {
        const struct operation_sample *sample = &operation->samples[side][i];

        json_array_append_new(
            list, json_pack("{s:I, s:I, s:o, s:I, s:o}", "rank", (json_int_t)sample->rank,
                            "span", (json_int_t)sample->span, "step_number",
                            sample->pseudo ? json_null()
                                           : json_integer((json_int_t)sample->number),
                            "counts", (json_int_t)sample->count, "total_duration",
                            render_us((double)sample->total)));
    }
    return list;
}

static json_t *make_related(const struct operation *operation, struct budget *budget)
{
    json_t *list = json_array();

    for (size_t i = 0; i < operation->related_count && !budget_is_over(budget); i++) {
        const struct operation_related *related = &operation->related[i];
        int64_t control = related->total[PAIR_CONTROL], test = related->total[PAIR_TEST];

        json_array_append_new(
            list, json_pack("{s:o, s:o, s:o, s:I, s:I, s:o, s:o, s:o}", "name",
                            operation_make_text(operation, related->name), "category",
                            operation_make_text(operation, related->category), "shapes",
                            operation_make_text(operation, related->shape),
                            "control_counts", (json_int_t)related->count[PAIR_CONTROL],
                            "test_counts", (json_int_t)related->count[PAIR_TEST],
                            "control_total_duration", render_us((double)control),
                            "test_total_duration", render_us((double)test),
                            "diff_duration", render_us((double)(test - control))));
    }
    return list;
}

static json_t *make_stack(const struct operation *operation, int side)
{
    json_t *list = json_array();

    for (size_t i = 0; i < operation->stack_count[side]; i++)
        json_array_append_new(
            list,
            json_pack(
                "{s:o, s:o}", "name",
                operation_make_text(operation, operation->stack[side][i].name),
                "category",
                operation_make_text(operation, operation->stack[side][i].category)));
    return list;
}

static json_t *make_aliases(const struct operation *operation)
{
    static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};
    json_t *list = json_array();

    if (operation->alias_count == 0) {
        json_decref(list);
        return json_null();
    }
    for (size_t i = 0; i < operation->alias_count; i++) {
        const struct operation_alias *alias = &operation->aliases[i];

        json_array_append_new(
            list, json_pack("{s:s, s:o, s:o}", "side", sides[alias->side], "name",
                            operation_make_text(operation, alias->name), "category",
                            operation_make_text(operation, alias->category)));
    }
    return list;
}

/* ---- booked in the steps ---- */

/* Sums of all samples as µs per step. */
static json_t *make_amounts(const struct booked *booked, const int64_t ns[2])
{
    double mean[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        if (booked->samples[side] > 0)
            mean[side] = (double)ns[side] / (double)booked->samples[side];
    return json_pack("{s:o, s:o, s:o}", "control_per_step", render_us(mean[PAIR_CONTROL]),
                     "test_per_step", render_us(mean[PAIR_TEST]), "diff_per_step",
                     render_us(mean[PAIR_TEST] - mean[PAIR_CONTROL]));
}

static json_t *operation_make_part(const struct booked *booked, int at)
{
    const struct booked_part *part = &booked->parts[at];
    const int64_t all[2] = {part->itself[0] + part->below[0],
                            part->itself[1] + part->below[1]};
    json_t *out = make_amounts(booked, all);

    json_object_set_new(out, "part",
                        json_string(waterfall_part_words((enum waterfall_part)at)));
    json_object_set_new(out, "itself", make_amounts(booked, part->itself));
    json_object_set_new(out, "below", make_amounts(booked, part->below));
    return out;
}

/* The parts in which a side has time. */
static json_t *make_booked(const struct booked *booked)
{
    json_t *parts, *out;
    int64_t all[2] = {0, 0};

    if (!booked->is_known)
        return json_null();
    parts = json_array();
    for (int i = 0; i < ACCOUNT_PARTS; i++) {
        const struct booked_part *part = &booked->parts[i];
        bool has = false;

        for (int side = 0; side < 2; side++) {
            has |= part->itself[side] != 0 || part->below[side] != 0;
            all[side] += part->itself[side] + part->below[side];
        }
        if (has)
            json_array_append_new(parts, operation_make_part(booked, i));
    }
    out = make_amounts(booked, all);
    json_object_set_new(out, "parts", parts);
    json_object_set_new(out, "with_others",
                        booked->has_others ? make_amounts(booked, booked->with_others)
                                           : json_null());
    return out;
}

/* ---- the whole ---- */

static int append_side(struct buffer *out, const struct operation *operation,
                       enum pair_side side, const char *name, struct error *error)
{
    return render_member(out, name,
                         compare_json_selected(&operation->info[side],
                                               &operation->view[side],
                                               &operation->selection[side], out->budget),
                         error);
}

int operation_write_json(const struct operation *operation, const struct booked *booked,
                         struct buffer *out, struct error *error)
{
    bool device = operation->side == TRACE_DEVICE;

    buffer_append_char(out, '{');
    if (append_side(out, operation, PAIR_CONTROL, "control", error) < 0 ||
        append_side(out, operation, PAIR_TEST, "test", error) < 0 ||
        render_member(out, "name", operation_make_text(operation, operation->name),
                      error) < 0 ||
        render_member(out, "category",
                      operation_make_text(operation, operation->category), error) < 0 ||
        render_member(out, "aliases", make_aliases(operation), error) < 0 ||
        render_member(out, "kind",
                      json_string(trace_kind_name((enum trace_kind)operation->kind)),
                      error) < 0 ||
        render_member(out, "calls",
                      json_pack("{s:o, s:o}", "control", make_calls(operation, 0), "test",
                                make_calls(operation, 1)),
                      error) < 0 ||
        render_member(out, "booked", make_booked(booked), error) < 0 ||
        render_member(out, "histogram", make_histogram(operation), error) < 0 ||
        render_member(out, "samples",
                      json_pack("{s:o, s:o}", "control",
                                operation_make_samples(operation, 0, out->budget), "test",
                                operation_make_samples(operation, 1, out->budget)),
                      error) < 0 ||
        render_member(out, device ? "launched_by" : "launches",
                      make_related(operation, out->budget), error) < 0 ||
        render_member(out, "stack",
                      json_pack("{s:o, s:o}", "control", make_stack(operation, 0), "test",
                                make_stack(operation, 1)),
                      error) < 0)
        return -(int)error->code;
    buffer_append_char(out, '}');
    return 0;
}
