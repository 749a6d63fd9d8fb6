#include "account/entry.h"
#include "account/explain.h"
#include "answer/compare.h"
#include "answer/json.h"
#include "answer/text.h"
#include "base/error.h"
#include "base/text.h"
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

static void write_interval(const struct verdict *verdict, struct buffer *out)
{
    double low = (double)verdict->low, high = (double)verdict->high;

    json_write(out,
               "shift:%#f, shift_percent:%#g, low:%#f, low_percent:%#g, high:%#f, "
               "high_percent:%#g, confidence:%#g",
               verdict->shift, verdict_percent(verdict, verdict->shift), low,
               verdict_percent(verdict, low), high, verdict_percent(verdict, high),
               verdict->confidence);
}

/* ---- samples ---- */

/* The window (docs/semantics.md §19). */
static void write_window(const struct set_file *file, const struct trace_step *step,
                         struct buffer *out)
{
    bool parts = step->has_parts, host = !step->pseudo;

    json_write(out, "begin_ns:%lld, end_ns:%lld, step_ns:%lld",
               (long long)(step->ts - file->first_ns),
               (long long)(step->end - file->first_ns), (long long)step->dur);
    json_known(out, "host_ns", host, step->host);
    json_known(out, "lag_ns", host, step->lag);
    json_known(out, "compute_ns", parts, step->compute);
    json_known(out, "exposed_communication_ns", parts, step->exposed_communication);
    json_known(out, "exposed_memory_ns", parts, step->exposed_memory);
    json_known(out, "idle_ns", parts, step->idle);
}

/* At most SAMPLES_MAX of a side, evenly thinned: enough to draw. With their windows, or
 * only their times. */
static void write_samples(const struct compare_result *result, bool windows,
                          struct buffer *out)
{
    double less[2] = {0, equal_clock_change(result, EQUAL_CLOCK_STEP)};

    json_write(out, "samples:{");
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];
        const struct set_view *view = &result->view[side];
        size_t count = selection->step_count,
               kept = count < SAMPLES_MAX ? count : SAMPLES_MAX;

        json_write(out, side == PAIR_CONTROL ? "control:[" : "test:[");
        for (size_t i = 0; i < kept && !buffer_failed(out); i++) {
            size_t at = selection->steps[i * count / kept];
            const struct set_file *file = selection_file(view, at);
            const struct trace_step *step = &view->steps[at].step;

            json_write(out, "{rank:%lld, span:%u", (long long)file->rank, file->span);
            json_known(out, "step_number", !step->pseudo, step->number);
            if (windows)
                write_window(file, step, out);
            else
                json_write(out, "step:%#f", (double)step->dur - less[side]);
            json_write(out, "}");
        }
        json_write(out, "]");
    }
    json_write(out, "}");
}

/* ---- the verdict ---- */

/* A sentence of its own: the whole, and its parts. */
void compare_json_sentence(const char *key, const struct sentence *sentence,
                           struct buffer *out)
{
    if (!json_open(out, key, !sentence_is_empty(sentence)))
        return;
    json_write(out, "text:%s", sentence_words(sentence));
    json_tree(out, "parts", entry_parts(sentence));
    json_write(out, "}");
}

/* The observations, and how certain the verdict is. */
static void write_judgement(const struct verdict *verdict, struct buffer *out)
{
    const struct significance_test *test = &verdict->test;
    bool known = verdict->has_interval;

    json_write(out,
               "p_value:%#g, control_median:%#f, test_median:%#f, control_spread:%#f, "
               "test_spread:%#f, shift:%#f, low:%#f, high:%#f, confidence:%#g, "
               "equivalence:%#g",
               test->p, test->median[PAIR_CONTROL], test->median[PAIR_TEST],
               test->spread[PAIR_CONTROL], test->spread[PAIR_TEST],
               known ? verdict->shift : NAN, known ? (double)verdict->low : NAN,
               known ? (double)verdict->high : NAN, known ? verdict->confidence : NAN,
               verdict->equivalence);
    if (!json_open(out, "interval", known))
        return;
    write_interval(verdict, out);
    json_write(out, "}");
}

static void compare_json_verdict(const struct answer *answer, struct buffer *out)
{
    const struct compare_result *result = answer->result;
    const struct answer_verdict *said = &answer->verdict;
    const struct verdict *verdict = &result->verdict;

    json_write(out, "verdict:{verdict:%s, words:%s", verdict_name(verdict->kind),
               sentence_words(&said->words));
    compare_json_sentence("range", &said->range, out);
    compare_json_sentence("basis", &said->basis, out);
    compare_json_sentence("limit", &said->limits, out);
    json_write(out,
               "caution:%s, control_samples:%zu, test_samples:%zu, unit:%s, "
               "control_observations:%zu, test_observations:%zu, control:%#f, test:%#f, "
               "change:%#f, change_percent:%#g, mean_change:%#f",
               said->caution, verdict->samples[PAIR_CONTROL], verdict->samples[PAIR_TEST],
               observations_unit(&result->observations),
               verdict->observations[PAIR_CONTROL], verdict->observations[PAIR_TEST],
               verdict->mean[PAIR_CONTROL], verdict->mean[PAIR_TEST], verdict->change,
               verdict_change_percent(verdict), verdict->change);
    write_judgement(verdict, out);
    compare_json_sentence("recorded", &said->recorded, out);
    json_write(out, "one_recording:%i", result->one_recording);
    write_samples(result, false, out);
    json_write(out, "}");
}

/* Null if not both sides have times without the profiler. */
static void compare_json_unprofiled(const struct compare_result *result,
                                    struct buffer *out)
{
    const struct unprofiled *unprofiled = &result->unprofiled;

    if (!unprofiled->is_known) {
        json_write(out, "without_profiler:null, profiler_factor:null");
        return;
    }
    json_write(out, "without_profiler:{verdict:%s, control:%#f, test:%#f, blocks:{",
               verdict_name(unprofiled->verdict.kind), unprofiled->mean[0],
               unprofiled->mean[1]);
    for (int side = 0; side < 2; side++) {
        json_write(out, side == PAIR_CONTROL ? "control:[" : "test:[");
        for (size_t i = 0; i < unprofiled->count[side]; i++)
            json_write(out, "%#f", (double)unprofiled->blocks[side][i]);
        json_write(out, "]");
    }
    json_write(out, "}, p_value:%#g", unprofiled->verdict.test.p);
    if (unprofiled->verdict.has_interval)
        write_interval(&unprofiled->verdict, out);
    json_write(out, "}, profiler_factor:{control:%#g, test:%#g}", unprofiled->factor[0],
               unprofiled->factor[1]);
}

/* ---- waterfall ---- */

static void write_contributors(const struct compare_result *result, int part,
                               struct buffer *out)
{
    json_write(out, "operations:[");
    for (size_t i = 0; i < result->waterfall.contributor_count[part]; i++) {
        const struct compare_contributor *contributor = &result->contributors[part][i];

        json_write(out, "{name:%s, category:%s, change:%#f", contributor->name,
                   contributor->category, contributor->change);
        if (contributor->tree != NULL)
            json_kept_tree(out, "tree", contributor->tree);
        json_write(out, "}");
    }
    json_write(out, "]");
}

/* `row`: of the part in the table of the step. Host operations overlap and nest, so their
 * sum under idle says nothing; parts of the host are such sums. */
static void write_part(const struct answer *answer, int part, size_t row,
                       struct buffer *out)
{
    const struct waterfall *waterfall = &answer->result->waterfall;
    const struct sentence *words = &answer->step.rows[row].words;
    const double(*operations)[WATERFALL_PARTS] = waterfall->operations;
    struct waterfall_explanation explained;

    waterfall_explain(waterfall, (enum waterfall_part)part, &explained);
    json_write(out, "{part:%s, control:%#f, test:%#f, change:%#f, operations_change:%#f",
               waterfall_part_name((enum waterfall_part)part),
               waterfall->part_mean[PAIR_CONTROL][part],
               waterfall->part_mean[PAIR_TEST][part], (double)waterfall->parts[part],
               part >= WATERFALL_IDLE
                   ? NAN
                   : operations[PAIR_TEST][part] - operations[PAIR_CONTROL][part]);
    write_contributors(answer->result, part, out);
    json_write(out,
               "named:%zu, named_share:%#g, rest:{rows:%zu, rows_share:%#g, "
               "overlap_share:%#g}, explained:%s",
               waterfall->named[part], explained.named, explained.rows, explained.others,
               explained.overlap,
               sentence_is_empty(words) ? NULL : sentence_words(words));
    json_tree(out, "explained_parts", entry_parts(words));
    json_write(out, "}");
}

/* Null if a side has no parts. */
static void compare_json_waterfall(const struct answer *answer, struct buffer *out)
{
    const struct compare_result *result = answer->result;
    const struct waterfall *waterfall = &result->waterfall;
    size_t row = 0;

    if (!json_open(out, "waterfall", waterfall->known))
        return;
    json_write(out, "control:%#f, test:%#f, change:%#f, parts:[",
               waterfall->mean[PAIR_CONTROL], waterfall->mean[PAIR_TEST],
               (double)waterfall->step);
    for (int part = 0; part < WATERFALL_PARTS; part++)
        if (waterfall_has(waterfall, part))
            write_part(answer, part, ++row, out);
    json_write(out, "], contributors:%s, contributors_note:%s}",
               waterfall->by_module ? "modules" : "rows", result->contributors_note);
}

/* ---- device time by operator ---- */

/* Null if not requested. */
static void compare_json_operators(const struct compare_result *result,
                                   struct buffer *out)
{
    double samples[2] = {(double)result->selection[PAIR_CONTROL].step_count,
                         (double)result->selection[PAIR_TEST].step_count};

    if (!json_open(out, "operators", result->operators != NULL))
        return;
    json_write(out, "count:%zu, rows:[", result->operator_count);
    for (size_t i = 0; i < result->operator_count && i < OPERATORS_MAX; i++) {
        const struct compare_operator *sum = &result->operators[i];

        json_write(out,
                   "{operator:%s, control_counts:%llu, test_counts:%llu, "
                   "control_per_step:%#f, test_per_step:%#f, diff_per_step:%#f}",
                   sum->name, (unsigned long long)sum->count[PAIR_CONTROL],
                   (unsigned long long)sum->count[PAIR_TEST],
                   (double)sum->total[PAIR_CONTROL] / samples[0],
                   (double)sum->total[PAIR_TEST] / samples[1], sum->change);
    }
    json_write(out, "]}");
}

/* ---- replacements ---- */

static void compare_json_replacements(const struct compare_result *result,
                                      struct buffer *out)
{
    json_write(out, "replacements:[");
    for (size_t i = 0; i < result->replacement_count; i++) {
        const struct compare_replacement *pair = &result->replacements[i];

        json_write(out, "{");
        for (int side = 0; side < 2; side++) {
            json_key(out, side == PAIR_CONTROL ? "control" : "test");
            json_write(out, "{name:%s, category:%s, counts:%llu, total_duration:%#f}",
                       pair->name[side], pair->category[side],
                       (unsigned long long)pair->count[side], (double)pair->total[side]);
        }
        json_write(out,
                   "kind:%s, rule:%s, shared:%#g, operator:%s, input_dims:%s, "
                   "diff_duration:%#f}",
                   trace_kind_name((enum trace_kind)pair->kind), pair->rule, pair->shared,
                   pair->operator_name, pair->input_dims,
                   (double)pair->total[PAIR_TEST] - (double)pair->total[PAIR_CONTROL]);
    }
    json_write(out, "]");
}

/* ---- conditions ---- */

void compare_json_fail_if(const struct fail_if *conditions,
                          const struct compare_outcome *outcomes, struct buffer *out)
{
    static const char *const words[] = {"fine", "met", "cannot_judge"};

    json_write(out, "fail_if:[");
    for (size_t i = 0; conditions != NULL && i < conditions->count; i++) {
        const struct fail_if_change *change = &outcomes[i].change;
        double control = change->mean[PAIR_CONTROL], test = change->mean[PAIR_TEST];

        json_write(out,
                   "{condition:%s, outcome:%s, control:%#f, test:%#f, mean_change:%#f, "
                   "control_median:%#f, shift:%#f, significance:%s}",
                   conditions->conditions[i].text, words[outcomes[i].outcome], control,
                   test, test - control, change->median, change->shift, change->verdict);
    }
    json_write(out, "]");
}

/* ---- machine or program ---- */

static void write_split_part(const struct compare_result *result, const char *key,
                             const struct machine_part *part, struct buffer *out)
{
    double step = result->step_time[PAIR_CONTROL].step / 100;

    json_key(out, key);
    json_write(out,
               "{diff:%#f, low:%#f, high:%#f, diff_percent:%#g, low_percent:%#g, "
               "high_percent:%#g}",
               part->diff, part->low, part->high, part->diff / step, part->low / step,
               part->high / step);
}

static void write_factor(const char *key, const struct machine_factor *factor,
                         struct buffer *out)
{
    if (json_open(out, key, factor->is_common))
        json_write(out, "factor:%#g, low_quartile:%#g, high_quartile:%#g}",
                   exp(factor->median), exp(factor->low), exp(factor->high));
}

static void write_clock(const char *key, const struct machine_clocks *clocks, int clock,
                        struct buffer *out)
{
    double control = clocks->mean[0][clock], test = clocks->mean[1][clock];

    if (json_open(out, key, !isnan(control) || !isnan(test)))
        json_write(out, "control:%#g, test:%#g}", control, test);
}

/* Null if nothing can be compared. */
static void compare_json_machine(const struct compare_result *result, struct buffer *out)
{
    const struct machine *machine = &result->machine;

    if (!json_open(out, "machine_or_program", machine->is_known))
        return;
    write_split_part(result, "machine", &machine->machine, out);
    write_split_part(result, "program", &machine->program, out);
    json_write(out, "not_told:{diff:%#f}", machine->not_told);
    write_factor("device_factor", &machine->device, out);
    write_factor("host_factor", &machine->host, out);
    write_clock("clock", &machine->clocks, MACHINE_CLOCK, out);
    write_clock("memory_clock", &machine->clocks, MACHINE_MEMORY_CLOCK, out);
    json_write(out, "}");
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
    json_write(out, "{name:%s, category:%s, rule:%s, operator:%s, input_dims:%s}",
               pair->name[PAIR_CONTROL], pair->category[PAIR_CONTROL], pair->rule,
               pair->operator_name, pair->input_dims);
}

/* For a row of several names: each name, with its numbers. */
static void write_aliases(const struct compare_result *result,
                          const struct compare_row *row, struct buffer *out)
{
    if (row->alias_count == 0) {
        buffer_append_text(out, "null");
        return;
    }
    json_write(out, "[");
    for (uint32_t i = 0; i < row->alias_count && !buffer_failed(out); i++) {
        const struct compare_alias *alias = &result->aliases[row->alias + i];

        json_write(out, "{side:%s, name:%s, category:%s, counts:%lld, total_duration:%f}",
                   alias->side == PAIR_CONTROL ? "control" : "test", alias->name,
                   alias->category, (long long)alias->count, (double)alias->total);
    }
    json_write(out, "]");
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

/* Both measures, whichever of them the row shows. */
static void write_tests(const struct compare_result *result,
                        const struct compare_row *row, struct buffer *out)
{
    json_write(out, result->request.significance ? "{" : "null");
    if (!result->request.significance)
        return;
    for (int i = 0; i < SIGNIFICANCE_MEASURES; i++) {
        const struct significance_test *test = &row->significance.tests[i];

        json_key(out, significance_measure_name((enum significance_measure)i));
        json_write(out,
                   "{p_value:%g, q_value:%g, moderated_p_value:%g, moderated_q_value:%g, "
                   "control_median:%f, test_median:%f, control_spread:%f, "
                   "test_spread:%f, significance:%s, too_few:%i}",
                   test->p, test->q, test->moderated_p, test->moderated_q,
                   test->median[PAIR_CONTROL], test->median[PAIR_TEST],
                   test->spread[PAIR_CONTROL], test->spread[PAIR_TEST],
                   significance_name(test->verdict), test->too_few);
    }
    json_write(out, "}");
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

void compare_json_selected(const struct set_info *info, const struct set_view *view,
                           const struct selection *selection, struct buffer *out)
{
    json_write(out,
               "set:%s, label:%s, marker:%s, suggested_marker:%s, "
               "suggested_marker_rows:%llu",
               info->stored_id, info->label, info->marker, view->suggested_marker,
               (unsigned long long)view->suggested_rows);
    json_wholes(out, "ranks", selection->ranks, selection->rank_count);
    json_wholes(out, "steps", selection->numbers, selection->number_count);
    set_json_marker(info, out);
    json_write(out, "pseudo_steps:%zu, any:%i, samples:%zu", selection->pseudo_count,
               selection->any, selection->step_count);
    set_json_choices(view, out);
}

void compare_json_sides(const struct compare_result *result, struct buffer *out)
{
    for (int side = 0; side < 2; side++) {
        json_write(out, side == PAIR_CONTROL ? "control:{" : "test:{");
        compare_json_selected(&result->info[side], &result->view[side],
                              &result->selection[side], out);
        json_write(out, "}");
    }
}

/* ---- sums ---- */

static void write_sums(const struct compare_totals *totals, struct buffer *out)
{
    int64_t control = (int64_t)totals->count[PAIR_CONTROL];
    int64_t test = (int64_t)totals->count[PAIR_TEST];

    json_write(out,
               "control_counts:%lld, test_counts:%lld, diff_counts:%lld, "
               "control_total_duration:%#f, test_total_duration:%#f, diff_duration:%#f",
               (long long)control, (long long)test, (long long)(test - control),
               (double)totals->total[PAIR_CONTROL], (double)totals->total[PAIR_TEST],
               (double)(totals->total[PAIR_TEST] - totals->total[PAIR_CONTROL]));
}

/* Sums of the host rows and of the device work, never of both: the two run side by side.
 * Neither contains annotations and syncs of a device: other rows already count their
 * time. */
static void write_totals(const struct compare_result *result, struct buffer *out)
{
    json_write(out, "totals:{");
    write_sums(&result->totals, out);
    for (int i = TRACE_HOST; i <= TRACE_DEVICE; i++) {
        const struct compare_totals *part = &result->parts[i];
        bool host = i == TRACE_HOST;

        json_write(out, host ? "host:{" : "device:{");
        write_sums(part, out);
        json_write(out, "control_self_duration:%#f, test_self_duration:%#f}",
                   host ? (double)part->self[PAIR_CONTROL] : NAN,
                   host ? (double)part->self[PAIR_TEST] : NAN);
    }
    json_write(out, "}, ops_diff:{");
    for (int change = 0; change < CHANGE_COUNT; change++)
        json_known(out, compare_change_name((enum compare_change)change), true,
                   result->ops_diff[change]);
    json_write(out, "}, categories:[");
    for (size_t i = 0; i < result->category_count && !buffer_failed(out); i++)
        json_write(out, "{category:%s, rows:%zu}", result->categories[i].name,
                   result->categories[i].rows);
    json_write(out, "]");
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
    struct recorded_facts recorded;
    json_t *object = json_object(), *versions = json_object();
    json_t *summary = json_loads(result->info[side].summary, 0, NULL);

    json_object_set(object, "devices", json_object_get(summary, "devices"));
    json_decref(summary);
    recorded_read(result, side, &recorded);
    json_object_set_new(object, "world_size",
                        recorded.world_size > 0
                            ? json_integer((json_int_t)recorded.world_size)
                            : json_null());
    for (int i = 0; i < TRACE_OPTION_COUNT; i++)
        json_object_set_new(object, facts_option_name((enum trace_option)i),
                            make_stated(recorded.options[i]));
    json_object_set_new(object, "python_rows",
                        json_boolean(result->recorded.python[side]));
    json_object_set_new(object, "input_shapes",
                        json_boolean(result->view[side].has_shapes));
    json_object_set_new(object, "memory_changes",
                        json_boolean(result->view[side].has_memory));
    for (int i = 0; i < TRACE_VERSION_COUNT; i++)
        if (recorded.versions[i][0] != '\0')
            json_object_set_new(versions, facts_version_name((enum trace_version)i),
                                json_string(recorded.versions[i]));
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
    json_t *facts =
        json_is_array(result->facts) ? json_copy(result->facts) : json_array();
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
static void write_judged(const struct compare_result *result, struct buffer *out)
{
    const struct significance_family *families = result->families;

    if (result->request.significance)
        json_write(out,
                   "judged_rows:{total:%zu, self:%zu}, "
                   "changed_rows:{slower:%zu, faster:%zu}",
                   families[SIGNIFICANCE_TOTAL].tests, families[SIGNIFICANCE_SELF].tests,
                   result->slower, result->faster);
    else
        json_write(out, "judged_rows:null, changed_rows:null");
}

/* Everything except the rows. */
static int write_head(const struct answer *answer, struct buffer *out,
                      struct error *error)
{
    const struct compare_result *result = answer->result;

    json_write(out, "{");
    compare_json_sides(result, out);
    json_write(out, "selection:{");
    parameters_json_echo(&compare_parameters, &result->request, out);
    json_write(out, "}, step_time:{");
    step_times_json(result->step_time, out);
    write_samples(result, true, out);
    json_write(out, "}, row_count:%zu, rows_before_filters:%zu", result->row_count,
               result->rows_before_filters);
    write_judged(result, out);
    write_totals(result, out);
    comparability_write_json(&answer->notes, out);
    json_tree(out, "recorded", make_recorded(result));
    compare_json_verdict(answer, out);
    compare_json_waterfall(answer, out);
    compare_json_unprofiled(result, out);
    compare_json_machine(result, out);
    compare_json_operators(result, out);
    json_kept_tree(out, "work_classes", result->work_classes);
    compare_json_replacements(result, out);
    json_kept_tree(out, "account", result->account);
    json_tree(out, "facts", make_facts(answer));
    json_kept_tree(out, "diagnosis", result->diagnosis);
    json_write(out, "diagnosis_note:%s", answer->none);
    compare_json_fail_if(result->request.fail_if, result->outcomes, out);
    json_write(out, "selected:");
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

static void write_named(const struct operation *operation, uint32_t name,
                        uint32_t category, struct buffer *out)
{
    json_stored(out, "name", &operation->texts, name);
    json_stored(out, "category", &operation->texts, category);
}

static void write_calls(const struct operation *operation, int side, struct buffer *out)
{
    const struct statistics *calls = &operation->calls[side];

    json_write(out,
               "{count:%llu, total:%#f, mean:%#f, std:%#f, min:%#f, 25%%:%#f, 50%%:%#f, "
               "75%%:%#f, 95%%:%#f, 99%%:%#f, max:%#f}",
               (unsigned long long)calls->count, (double)operation->total[side],
               calls->mean, calls->std, calls->min, calls->q25, calls->q50, calls->q75,
               operation->p95[side], operation->p99[side], calls->max);
}

static void write_histogram(const struct operation *operation, struct buffer *out)
{
    json_write(out, "histogram:{edges:[");
    for (size_t i = 0; operation->bin_count > 0 && i <= operation->bin_count; i++)
        json_write(out, "%#f", operation->edges[i]);
    for (int side = 0; side < 2; side++) {
        json_write(out, side == PAIR_CONTROL ? "], control:[" : "], test:[");
        for (size_t i = 0; i < operation->bin_count; i++)
            json_write(out, "%llu", (unsigned long long)operation->bins[side][i]);
    }
    json_write(out, "]}");
}

static void write_operation_samples(const struct operation *operation, int side,
                                    struct buffer *out)
{
    json_write(out, "[");
    for (size_t i = 0; i < operation->sample_count[side] && !budget_is_over(out->budget);
         i++) {
        const struct operation_sample *sample = &operation->samples[side][i];

        json_write(out, "{rank:%lld, span:%u", (long long)sample->rank, sample->span);
        json_known(out, "step_number", !sample->pseudo, sample->number);
        json_write(out, "counts:%llu, total_duration:%#f}",
                   (unsigned long long)sample->count, (double)sample->total);
    }
    json_write(out, "]");
}

static void write_related(const struct operation *operation, struct buffer *out)
{
    json_key(out, operation->side == TRACE_DEVICE ? "launched_by" : "launches");
    json_write(out, "[");
    for (size_t i = 0; i < operation->related_count && !budget_is_over(out->budget);
         i++) {
        const struct operation_related *related = &operation->related[i];
        int64_t control = related->total[PAIR_CONTROL], test = related->total[PAIR_TEST];

        json_write(out, "{");
        write_named(operation, related->name, related->category, out);
        json_stored(out, "shapes", &operation->texts, related->shape);
        json_write(out,
                   "control_counts:%llu, test_counts:%llu, control_total_duration:%#f, "
                   "test_total_duration:%#f, diff_duration:%#f}",
                   (unsigned long long)related->count[PAIR_CONTROL],
                   (unsigned long long)related->count[PAIR_TEST], (double)control,
                   (double)test, (double)(test - control));
    }
    json_write(out, "]");
}

static void write_stack(const struct operation *operation, int side, struct buffer *out)
{
    json_write(out, "[");
    for (size_t i = 0; i < operation->stack_count[side]; i++) {
        json_write(out, "{");
        write_named(operation, operation->stack[side][i].name,
                    operation->stack[side][i].category, out);
        json_write(out, "}");
    }
    json_write(out, "]");
}

static void write_operation_aliases(const struct operation *operation, struct buffer *out)
{
    if (operation->alias_count == 0) {
        json_write(out, "aliases:null");
        return;
    }
    json_write(out, "aliases:[");
    for (size_t i = 0; i < operation->alias_count; i++) {
        const struct operation_alias *alias = &operation->aliases[i];

        json_write(out, "{side:%s", alias->side == PAIR_CONTROL ? "control" : "test");
        write_named(operation, alias->name, alias->category, out);
        json_write(out, "}");
    }
    json_write(out, "]");
}

/* ---- booked in the steps ---- */

/* Sums of all samples as µs per step. */
static void write_amounts(const struct booked *booked, const int64_t ns[2],
                          struct buffer *out)
{
    double mean[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        if (booked->samples[side] > 0)
            mean[side] = (double)ns[side] / (double)booked->samples[side];
    json_write(out, "control_per_step:%#f, test_per_step:%#f, diff_per_step:%#f",
               mean[PAIR_CONTROL], mean[PAIR_TEST], mean[PAIR_TEST] - mean[PAIR_CONTROL]);
}

static void write_booked_part(const struct booked *booked, int at, struct buffer *out)
{
    const struct booked_part *part = &booked->parts[at];
    const int64_t all[2] = {part->itself[0] + part->below[0],
                            part->itself[1] + part->below[1]};

    json_write(out, "{");
    write_amounts(booked, all, out);
    json_write(out, "part:%s, itself:{", waterfall_part_words((enum waterfall_part)at));
    write_amounts(booked, part->itself, out);
    json_write(out, "}, below:{");
    write_amounts(booked, part->below, out);
    json_write(out, "}}");
}

/* The parts in which a side has time. */
static void write_booked(const struct booked *booked, struct buffer *out)
{
    int64_t all[2] = {0, 0};
    bool has[ACCOUNT_PARTS] = {false};

    if (!json_open(out, "booked", booked->is_known))
        return;
    for (int i = 0; i < ACCOUNT_PARTS; i++)
        for (int side = 0; side < 2; side++) {
            const struct booked_part *part = &booked->parts[i];

            has[i] |= part->itself[side] != 0 || part->below[side] != 0;
            all[side] += part->itself[side] + part->below[side];
        }
    write_amounts(booked, all, out);
    json_write(out, "parts:[");
    for (int i = 0; i < ACCOUNT_PARTS; i++)
        if (has[i])
            write_booked_part(booked, i, out);
    json_write(out, "]");
    if (json_open(out, "with_others", booked->has_others)) {
        write_amounts(booked, booked->with_others, out);
        json_write(out, "}");
    }
    json_write(out, "}");
}

/* ---- the whole ---- */

typedef void write_of_side(const struct operation *operation, int side,
                           struct buffer *out);

static void write_both(const struct operation *operation, const char *key,
                       write_of_side *write, struct buffer *out)
{
    json_key(out, key);
    json_write(out, "{control:");
    write(operation, PAIR_CONTROL, out);
    json_write(out, "test:");
    write(operation, PAIR_TEST, out);
    json_write(out, "}");
}

void operation_write_json(const struct operation *operation, const struct booked *booked,
                          struct buffer *out)
{
    json_write(out, "{");
    for (int side = 0; side < 2; side++) {
        json_write(out, side == PAIR_CONTROL ? "control:{" : "test:{");
        compare_json_selected(&operation->info[side], &operation->view[side],
                              &operation->selection[side], out);
        json_write(out, "}");
    }
    write_named(operation, operation->name, operation->category, out);
    write_operation_aliases(operation, out);
    json_write(out, "kind:%s", trace_kind_name((enum trace_kind)operation->kind));
    write_both(operation, "calls", write_calls, out);
    write_booked(booked, out);
    write_histogram(operation, out);
    write_both(operation, "samples", write_operation_samples, out);
    write_related(operation, out);
    write_both(operation, "stack", write_stack, out);
    json_write(out, "}");
}
