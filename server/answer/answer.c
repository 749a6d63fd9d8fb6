#include "answer/answer.h"
#include "account/diagnosis.h"
#include "account/entry.h"
#include "account/explain.h"
#include "base/text.h"
#include "compare/comparability.h"
#include "compare/compare.h"
#include "compare/run.h"
#include "store/set_pair.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- answer table ---- */

/* Room for `count` rows, whose cells are empty. */
static void answer_table_begin(struct answer_table *table, const char *title,
                               const struct answer_column *columns, size_t column_count,
                               size_t count)
{
    *table = (struct answer_table){
        .arena = arena_make(NULL), .title = title, .column_count = column_count};
    memcpy(table->columns, columns, column_count * sizeof *columns);
    sentence_init(&table->note);
    table->rows = arena_new(table->arena, count, sizeof *table->rows);
    for (size_t i = 0; i < count; i++) {
        sentence_init(&table->rows[i].words);
        for (size_t k = 0; k < column_count; k++)
            table->rows[i].cells[k].number = NAN;
    }
}

bool answer_table_failed(const struct answer_table *table)
{
    for (size_t i = 0; i < table->row_count; i++)
        if (sentence_failed(&table->rows[i].words))
            return true;
    return sentence_failed(&table->note);
}

void answer_table_free(struct answer_table *table)
{
    for (size_t i = 0; i < table->row_count; i++)
        sentence_free(&table->rows[i].words);
    sentence_free(&table->note);
    arena_free(&table->arena);
    *table = (struct answer_table){.rows = NULL};
}

/* Times of both sides, their change, and that in percent of the control: four cells. */
static void answer_set_times(struct answer_cell *cells, double control, double test,
                             double change)
{
    cells[0].number = control;
    cells[1].number = test;
    cells[2].number = change;
    cells[3].number = control > 0 ? 100 * change / control : NAN;
    cells[3].text = !(control > 0) && test > 0 ? "new" : NULL;
}

bool answer_has_steps(const struct compare_result *result)
{
    const struct selection *selection = result->selection;

    return selection[PAIR_CONTROL].pseudo_count < selection[PAIR_CONTROL].step_count ||
           selection[PAIR_TEST].pseudo_count < selection[PAIR_TEST].step_count;
}

const char *answer_time_name(const struct compare_result *result)
{
    return answer_has_steps(result) ? "step time" : "whole recording";
}

/* What the numbers of a side are divided by. */
static double answer_divisor(const struct compare_result *result, enum pair_side side)
{
    const struct selection *selection = result->selection;
    bool total = result->request.unit == COMPARE_TOTAL ||
                 (!answer_has_steps(result) &&
                  selection[PAIR_CONTROL].step_count == selection[PAIR_TEST].step_count);

    return total ? 1 : fmax(1, (double)selection[side].step_count);
}

bool answer_is_per_step(const struct compare_result *result)
{
    return result->request.unit == COMPARE_PER_STEP && answer_has_steps(result);
}

/* ---- answer tables ---- */

#define ROWS_SHOWN 10
#define REPLACEMENTS_SHOWN 5
#define ROWS_OF_BRIEF 6
/* "no difference found" where lines are short. */
#define NOTHING_FOUND "none found"

/* ---- a step ---- */

/* The row of a part, after those before it; of the whole: its name is that of a time. */
static struct answer_row *add_times(struct answer_table *out, const char *name, bool part,
                                    const double times[2], double change)
{
    struct answer_row *row = &out->rows[out->row_count++];

    row->is_part = part;
    row->cells[0].text = name;
    answer_set_times(row->cells + 1, times[PAIR_CONTROL], times[PAIR_TEST], change);
    out->all = out->row_count;
    return row;
}

/* Without device rows on both sides the account has them (docs/semantics.md §16). */
static const char *why_no_parts(const struct compare_result *result)
{
    struct recorded_facts sides[2];

    recorded_read(result, PAIR_CONTROL, &sides[PAIR_CONTROL]);
    recorded_read(result, PAIR_TEST, &sides[PAIR_TEST]);
    if (sides[PAIR_CONTROL].device_rows != sides[PAIR_TEST].device_rows)
        return "only one side has device rows";
    return sides[PAIR_CONTROL].device_rows ? "not every file has device rows"
                                           : "the account of the host is not known";
}

/* A step and its parts, with what changed most in each. */
static void answer_table_of_step(const struct compare_result *result,
                                 struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"mean", ANSWER_LABEL, ANSWER_NEEDED},
        {"control", ANSWER_TIME, ANSWER_NEEDED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_NEEDED},
        {"", ANSWER_PERCENT, ANSWER_WISHED},
        {"most by", ANSWER_SENTENCE, ANSWER_NEEDED}};
    const struct waterfall *waterfall = &result->waterfall;
    const struct verdict *verdict =
        result->verdict.without_profiler ? &result->recorded_verdict : &result->verdict;

    answer_table_begin(out, "", columns, 6, WATERFALL_PARTS + 1);
    struct answer_row *row =
        add_times(out, answer_time_name(result), false, verdict->mean, verdict->change);
    if (!waterfall->known)
        sentence_printf(&row->words, "no parts: %s", why_no_parts(result));
    for (int part = 0; part < WATERFALL_PARTS; part++) {
        const double means[2] = {waterfall->part_mean[PAIR_CONTROL][part],
                                 waterfall->part_mean[PAIR_TEST][part]};

        if (!waterfall_has(waterfall, part))
            continue;
        row = add_times(out, waterfall_part_words((enum waterfall_part)part), true, means,
                        (double)waterfall->parts[part]);
        row->details = result->contributors[part];
        row->detail_count = waterfall->named[part];
        waterfall_explain_words(waterfall, (enum waterfall_part)part, &row->words);
    }
    if (result->contributors_note != NULL)
        sentence_printf(&out->note, "Rows are named, not modules: %s.",
                        result->contributors_note);
}

/* ---- operators ---- */

/* The device time by operator, if it was asked for. */
static void answer_table_of_operators(const struct compare_result *result,
                                      struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"operator", ANSWER_NAME, ANSWER_NEEDED},
        {"control", ANSWER_TIME, ANSWER_NEEDED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_NEEDED},
        {"", ANSWER_PERCENT, ANSWER_WISHED}};
    double samples = (double)result->selection[PAIR_CONTROL].step_count;

    answer_table_begin(out,
                       answer_has_steps(result)
                           ? "device time by operator, mean per step, not tested"
                           : "device time by operator, mean per recording, not tested",
                       columns, 5, ROWS_SHOWN);
    out->all = result->operators == NULL ? 0 : result->operator_count;
    for (size_t i = 0; result->operators != NULL && i < out->all && i < ROWS_SHOWN; i++) {
        const struct compare_operator *sum = &result->operators[i];
        struct answer_row *row = &out->rows[out->row_count++];
        double control = (double)sum->total[PAIR_CONTROL] / samples;

        row->cells[0].text = sum->name == NULL ? "in no operator" : sum->name;
        answer_set_times(row->cells + 1, control, control + sum->change, sum->change);
    }
}

/* ---- replacements ---- */

static void say_rule(const struct compare_replacement *replacement, struct sentence *out)
{
    if (replacement->operator_name != NULL) {
        sentence_text(out, "by operator ");
        sentence_name(out, replacement->operator_name, replacement->operator_name,
                      "cpu_op");
    }
    if (replacement->input_dims != NULL) {
        sentence_text(out, replacement->operator_name != NULL ? " and shapes "
                                                              : "by shapes and kind ");
        sentence_cut(out, replacement->input_dims, 200);
    }
    if (sentence_is_empty(out))
        sentence_text(out, "by name, which differs in template arguments");
}

/* Kernels that were probably replaced. */
static void answer_table_of_replacements(const struct compare_result *result,
                                         struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"control \xE2\x86\x92 test", ANSWER_NAME, ANSWER_NEEDED},
        {"control", ANSWER_TIME, ANSWER_NEEDED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_NEEDED},
        {"", ANSWER_PERCENT, ANSWER_NEEDED},
        {"found", ANSWER_SENTENCE, ANSWER_NEEDED}};

    answer_table_begin(out,
                       answer_is_per_step(result)
                           ? "probably replaced kernels, mean per step"
                           : "probably replaced kernels",
                       columns, 6, REPLACEMENTS_SHOWN);
    out->all = result->replacement_count;
    for (size_t i = 0; i < out->all && i < REPLACEMENTS_SHOWN; i++) {
        const struct compare_replacement *pair = &result->replacements[i];
        struct answer_row *row = &out->rows[out->row_count++];
        double control =
            (double)pair->total[PAIR_CONTROL] / answer_divisor(result, PAIR_CONTROL);
        double test = (double)pair->total[PAIR_TEST] / answer_divisor(result, PAIR_TEST);

        row->cells[0].text = pair->name[PAIR_CONTROL];
        row->cells[0].other = pair->name[PAIR_TEST];
        memcpy(row->categories, pair->category, sizeof row->categories);
        answer_set_times(row->cells + 1, control, test, test - control);
        say_rule(pair, &row->words);
    }
}

/* ---- rows ---- */

/* How many of `count` rows the requested format shows to people: none, if it has every
 * row by columns of its own. */
static size_t rows_shown(const struct compare_request *request, size_t count)
{
    bool brief = request->format == COMPARE_BRIEF;

    return brief && count > ROWS_OF_BRIEF ? ROWS_OF_BRIEF
           : brief || request->format == COMPARE_TABLE ||
                   request->format == COMPARE_MARKDOWN
               ? count
               : 0;
}

/* A brief leaves out the rows that the other formats exclude. */
static bool is_shown(const struct compare_request *request, const char *name)
{
    return request->format != COMPARE_BRIEF || request->step_rows ||
           (!text_glob(COMPARE_STEP_ROWS, name) &&
            !text_glob(COMPARE_BACKLOG_ROWS, name));
}

static const char *operation_title(const struct compare_request *request, bool per_step)
{
    static const char *const titles[2][2] = {
        {"operation (total time)", "operation (self time)"},
        {"operation (total time per step)", "operation (self time per step)"}};

    return titles[per_step][request->measure == SIGNIFICANCE_SELF];
}

/* What is certain of a row whatever its times are, and what it is in place of. */
static void say_note(const struct compare_result *result, const struct compare_row *row,
                     struct sentence *out)
{
    const int32_t *calls = row->significance.always;

    if (row->significance.calls == CALLS_FACT && answer_is_per_step(result))
        sentence_text(out, "exactly these calls in every step");
    else if (row->significance.calls == CALLS_FACT)
        sentence_printf(out, "calls: %d \xE2\x86\x92 %d in every step",
                        calls[PAIR_CONTROL], calls[PAIR_TEST]);
    if (row->pair == 0)
        return;
    const struct compare_replacement *pair = &result->replacements[row->pair - 1];
    sentence_text(out, sentence_is_empty(out) ? "in place of " : ", in place of ");
    sentence_name(out, pair->name[PAIR_CONTROL], pair->name[PAIR_CONTROL],
                  pair->category[PAIR_CONTROL]);
}

/* The time of one side that is shown and tested, ns: that of the measure. */
static int64_t compare_shown_time(const struct compare_result *result,
                                  const struct compare_row *row, enum pair_side side)
{
    return row->side == TRACE_HOST && result->request.measure == SIGNIFICANCE_SELF
               ? row->self[side]
               : row->total[side];
}

static void fill_row(const struct compare_result *result, const struct compare_row *row,
                     struct answer_row *out)
{
    const struct significance_test *test = compare_test(result, row);
    double samples[2] = {answer_divisor(result, PAIR_CONTROL),
                         answer_divisor(result, PAIR_TEST)};
    double times[2] = {
        (double)compare_shown_time(result, row, PAIR_CONTROL) / samples[PAIR_CONTROL],
        (double)compare_shown_time(result, row, PAIR_TEST) / samples[PAIR_TEST]};

    out->cells[0].text = row->name;
    out->cells[1].number = (double)row->count[PAIR_CONTROL] / samples[PAIR_CONTROL];
    out->cells[1].more[0] = (double)row->count[PAIR_TEST] / samples[PAIR_TEST];
    answer_set_times(out->cells + 2, times[PAIR_CONTROL], times[PAIR_TEST],
                     times[PAIR_TEST] - times[PAIR_CONTROL]);
    out->cells[5].text = row->change == CHANGE_ADDED || row->change == CHANGE_DELETED
                             ? compare_change_words(row->change)
                             : NULL;
    out->is_faint = test->verdict == SIGNIFICANCE_NO_DIFFERENCE;
    out->cells[6].text = !test->too_few               ? significance_words(test->verdict)
                         : out->cells[5].text != NULL ? "" /* it needs no test */
                                                      : "too few steps";
    out->cells[6].other = out->is_faint && !test->too_few ? NOTHING_FOUND : NULL;
    out->cells[7].text = out->categories[0] = row->category;
    say_note(result, row, &out->words);
}

void answer_table_of_rows(const struct compare_result *result, struct answer_table *out)
{
    const struct compare_request *request = &result->request;
    bool brief = request->format == COMPARE_BRIEF;
    const struct compare_row *rows = brief ? result->all : result->page;
    size_t count = brief ? result->row_count : result->page_count;
    size_t most = rows_shown(request, count);
    const struct answer_column columns[] = {
        {operation_title(request, answer_is_per_step(result)), ANSWER_NAME,
         ANSWER_NEEDED},
        {"calls", ANSWER_COUNTS, ANSWER_NEEDED},
        {"control", ANSWER_TIME, ANSWER_WISHED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_NEEDED},
        {"", ANSWER_PERCENT, ANSWER_WISHED},
        {"verdict", ANSWER_LABEL, ANSWER_NEEDED},
        {"category", ANSWER_CATEGORY, ANSWER_WISHED},
        {"note", ANSWER_SENTENCE, ANSWER_ENDLESS}};

    answer_table_begin(out, "", columns, 9, most);
    for (size_t i = 0; i < count && out->row_count < most; i++)
        if (is_shown(request, rows[i].name))
            fill_row(result, &rows[i], &out->rows[out->row_count++]);
    out->all = out->row_count;
}

/* ---- between recordings ---- */

void answer_table_of_recorded_parts(const struct recordings_result *result,
                                    struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"mean of the recordings", ANSWER_LABEL, ANSWER_NEEDED},
        {"control", ANSWER_TIME, ANSWER_NEEDED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_NEEDED},
        {"", ANSWER_PERCENT, ANSWER_WISHED}};
    const struct step_time *a = &result->time[PAIR_CONTROL],
                           *b = &result->time[PAIR_TEST];
    const double times[][2] = {{a->compute, b->compute},
                               {a->exposed_communication, b->exposed_communication},
                               {a->exposed_memory, b->exposed_memory},
                               {a->idle, b->idle}};

    answer_table_begin(out, "", columns, 5, WATERFALL_DEVICE_PARTS + 1);
    add_times(out, "step", false, (const double[2]){a->step, b->step}, b->step - a->step);
    for (int part = 0; part < WATERFALL_DEVICE_PARTS && a->has_parts && b->has_parts;
         part++)
        add_times(out, waterfall_part_words((enum waterfall_part)part), true, times[part],
                  times[part][1] - times[part][0]);
}

/* The verdict on a row, or why it is not judged. */
static const char *recorded_verdict(const struct recordings_result *result,
                                    const struct recordings_row *row)
{
    const size_t *there = row->recordings, *all = result->count;

    return there[PAIR_CONTROL] == 0 ? "new"
           : there[PAIR_TEST] == 0  ? "gone"
           : there[0] < all[0] || there[1] < all[1]
               ? "not in all recordings"
               : significance_words(row->verdicts[result->request.measure]);
}

static void fill_recorded(const struct recordings_result *result,
                          const struct recordings_row *row, struct answer_row *out)
{
    const struct recordings_test *test = recordings_test_of(result, row);
    enum significance_measure measure = result->request.measure;
    const size_t *there = row->recordings, *all = result->count;
    bool both = there[PAIR_CONTROL] > 0 && there[PAIR_TEST] > 0;
    double times[2] = {recordings_time(result, row, PAIR_CONTROL),
                       recordings_time(result, row, PAIR_TEST)};

    out->cells[0].text = row->name;
    out->cells[1].number = text_rounded(row->count[PAIR_CONTROL], 3);
    out->cells[1].more[0] = text_rounded(row->count[PAIR_TEST], 3);
    out->cells[2].number = times[PAIR_CONTROL];
    out->cells[3].number = times[PAIR_TEST];
    out->cells[4].number = times[PAIR_TEST] - times[PAIR_CONTROL];
    if (!isnan(test->p)) {
        out->cells[5].number = recordings_percent(test->difference);
        out->cells[5].more[0] = recordings_percent(test->low);
        out->cells[5].more[1] = recordings_percent(test->high);
        out->cells[6].number = row->q[measure];
    }
    out->cells[7].text = recorded_verdict(result, row);
    out->is_faint = row->verdicts[measure] == SIGNIFICANCE_NO_DIFFERENCE;
    out->cells[7].other = out->is_faint ? NOTHING_FOUND : NULL;
    out->cells[8].text = out->categories[0] = row->category;
    if (both && (there[0] < all[0] || there[1] < all[1]))
        sentence_printf(&out->words, "in %zu of %zu and %zu of %zu", there[0], all[0],
                        there[1], all[1]);
    if (both && row->calls == CALLS_FACT)
        sentence_printf(&out->words, "%scalls: %.6g \xE2\x86\x92 %.6g in every step",
                        sentence_is_empty(&out->words) ? "" : ", ",
                        row->count[PAIR_CONTROL], row->count[PAIR_TEST]);
}

void answer_table_of_recorded_rows(const struct recordings_result *result,
                                   struct answer_table *out)
{
    const struct compare_request *request = &result->request;
    size_t most = rows_shown(request, result->page_count);
    const struct answer_column columns[] = {
        {operation_title(request, true), ANSWER_NAME, ANSWER_NEEDED},
        {"calls per step", ANSWER_COUNTS, ANSWER_WISHED},
        {"control", ANSWER_TIME, ANSWER_NEEDED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_WISHED},
        {"95 % interval", ANSWER_INTERVAL, ANSWER_NEEDED},
        {"q", ANSWER_Q, ANSWER_WISHED},
        {"verdict", ANSWER_LABEL, ANSWER_NEEDED},
        {"category", ANSWER_CATEGORY, ANSWER_WISHED},
        {"note", ANSWER_SENTENCE, ANSWER_ENDLESS}};

    answer_table_begin(out, "means per step", columns, 10, most);
    for (size_t i = 0; i < result->page_count && out->row_count < most; i++)
        if (is_shown(request, result->page[i].name))
            fill_recorded(result, &result->page[i], &out->rows[out->row_count++]);
    out->all = out->row_count;
}

/* ---- answer classes ---- */

/* The table of the classes of work of both sides (docs/semantics.md §12). */

static double number_of(const json_t *entry, const char *key)
{
    const json_t *number = json_object_get(entry, key);

    return json_is_number(number) ? json_number_value(number) : NAN;
}

/* The number of both sides. */
static struct answer_cell both_of(const json_t *entry, const char *control,
                                  const char *test)
{
    return (struct answer_cell){.number = number_of(entry, control),
                                .more = {number_of(entry, test)}};
}

/* Empty if they are not known. */
static void answer_table_of_classes(const struct compare_result *result,
                                    struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"class of work", ANSWER_LABEL, ANSWER_NEEDED},
        {"control", ANSWER_TIME, ANSWER_NEEDED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_NEEDED},
        {"", ANSWER_PERCENT, ANSWER_WISHED},
        {"% of device", ANSWER_COUNTS, ANSWER_WISHED},
        {"TFLOP/s", ANSWER_COUNTS, ANSWER_WISHED},
        {"% of peak", ANSWER_COUNTS, ANSWER_WISHED},
        {"GB/s, at least", ANSWER_COUNTS, ANSWER_WISHED},
        {"FLOPs per byte, at most", ANSWER_COUNTS, ANSWER_WISHED}};
    const json_t *list = json_object_get(result->work_classes, "classes");
    const double divisor[2] = {answer_divisor(result, PAIR_CONTROL),
                               answer_divisor(result, PAIR_TEST)};

    answer_table_begin(out,
                       answer_is_per_step(result)
                           ? "device time by class of work, mean per step, not tested"
                           : "device time by class of work, not tested",
                       columns, sizeof columns / sizeof *columns, json_array_size(list));
    out->all = json_array_size(list);
    for (; out->row_count < out->all; out->row_count++) {
        const json_t *entry = json_array_get(list, out->row_count);
        struct answer_row *row = &out->rows[out->row_count];
        struct answer_cell *cells = row->cells;
        double control =
            1000 * number_of(entry, "control_total_duration") / divisor[PAIR_CONTROL];
        double test = 1000 * number_of(entry, "test_total_duration") / divisor[PAIR_TEST];

        row->is_part = true;
        cells[0].text = json_string_value(json_object_get(entry, "class"));
        answer_set_times(cells + 1, control, test, test - control);
        cells[5] = both_of(entry, "control_share", "test_share");
        cells[6] = both_of(entry, "control_tflops_per_s", "test_tflops_per_s");
        cells[7] = both_of(entry, "control_peak_pctg", "test_peak_pctg");
        cells[8] = both_of(entry, "control_gb_per_s_at_least", "test_gb_per_s_at_least");
        cells[9] = both_of(entry, "control_flops_per_byte_at_most",
                           "test_flops_per_byte_at_most");
    }
}

/* ---- verdict sentences ---- */

#define PLUS_MINUS "\xC2\xB1"

/* ---- the typical change ---- */

/* An amount as a part of the control's median, or as a time where that is 0. */
static void say_change(const struct verdict *verdict, double ns, struct sentence *out)
{
    double percent = verdict_percent(verdict, ns);

    if (isnan(percent))
        sentence_time_change(out, ns);
    else
        sentence_percent_change(out, percent);
}

static void say_interval(const struct verdict *verdict, struct sentence *out)
{
    sentence_text(out, "between ");
    say_change(verdict, (double)verdict->low, out);
    sentence_text(out, " and ");
    say_change(verdict, (double)verdict->high, out);
}

/* The likely direction of an uncertain change: the typical step moved by more than the
 * equivalence, and a move in the other direction would lie within it. */
static const char *likely(const struct verdict *verdict)
{
    double margin = verdict->equivalence * verdict->test.median[0];

    if (!(verdict->test.median[0] > 0))
        return "";
    if (verdict->shift > margin && (double)verdict->low >= -margin)
        return "probably slower";
    if (verdict->shift < -margin && (double)verdict->high <= margin)
        return "probably faster";
    return "";
}

static void say_likely(const struct verdict *verdict, const char *before,
                       struct sentence *out)
{
    const char *words = likely(verdict);

    if (*words != '\0')
        sentence_printf(out, "%s%s", before, words);
}

/* Why a change that the steps show is not certain. */
static void say_host(const struct verdict *verdict, struct sentence *out)
{
    sentence_text(out, " as recorded, but calls of the host take ");
    sentence_digits(out, verdict->host_least);
    sentence_text(out, " to ");
    sentence_digits(out, verdict->host_most);
    sentence_text(out,
                  " times as long, as they may between two recordings of one program");
}

static void say_equivalence(const struct verdict *verdict, struct sentence *out)
{
    double percent = 100 * verdict->equivalence;

    sentence_number(out, percent, SENTENCE_PERCENT, PLUS_MINUS "%g %%", percent);
}

void verdict_say_profiled(const double means[2], double percent, const double factor[2],
                          struct sentence *out)
{
    sentence_text(out, "Recorded ");
    sentence_times(out, means[PAIR_CONTROL], means[PAIR_TEST]);
    sentence_text(out, " (");
    if (isnan(percent))
        sentence_time_change(out, means[PAIR_TEST] - means[PAIR_CONTROL]);
    else
        sentence_percent_change(out, percent);
    sentence_text(out, "): recording makes steps ");
    sentence_digits(out, factor[PAIR_CONTROL]);
    sentence_text(out, " times as long in the control, ");
    sentence_digits(out, factor[PAIR_TEST]);
    sentence_text(out, " in the test.");
}

/* The recorded steps, of a verdict without the profiler: "Recorded 27.2 → 19.7 ms …";
 * else nothing. */
static void verdict_say_recorded(const struct compare_result *result,
                                 struct sentence *out)
{
    const struct verdict *recorded = &result->recorded_verdict;

    if (!result->verdict.without_profiler)
        return;
    verdict_say_profiled(recorded->mean, verdict_percent(recorded, recorded->change),
                         result->unprofiled.factor, out);
    sentence_text(out, " The causes below are those of the recording.");
}

/* The percentage of a headline: that of the means, which stand beside it, where it lies
 * in the interval and is that of the shift give or take a quarter; else (a step stalls)
 * that of the shift, and `typical` is true. */
static double verdict_headline(const struct verdict *verdict, bool *typical)
{
    double mean = verdict_change_percent(verdict);
    double shift = verdict_percent(verdict, verdict->shift);

    *typical = isnan(mean) || !verdict->has_interval ||
               mean < verdict_percent(verdict, (double)verdict->low) ||
               mean > verdict_percent(verdict, (double)verdict->high) ||
               fabs(mean - shift) > fabs(shift) / 4;
    return *typical ? shift : mean;
}

static void say_size(const struct verdict *verdict, struct sentence *out)
{
    bool typical;
    double percent = verdict_headline(verdict, &typical);

    sentence_text(out, typical ? ", typically" : "");
    if (percent < TEXT_TIMES_FROM) {
        sentence_text(out, " by ");
        sentence_number(out, fabs(percent), SENTENCE_PERCENT, "%.1f %%",
                        text_rounded(fabs(percent), 1));
    } else {
        sentence_text(out, typical ? " " : ": ");
        sentence_percent_change(out, percent);
        sentence_text(out, " as long");
    }
}

void verdict_say(const struct verdict *verdict, struct sentence *out)
{
    double shift = verdict_percent(verdict, verdict->shift);

    sentence_text(out, verdict_words(verdict->kind));
    if (*verdict->unsound != '\0') {
        sentence_printf(out, ": %s", verdict->unsound);
        return;
    }
    if (verdict->kind == VERDICT_CANNOT_JUDGE) {
        sentence_printf(out,
                        ": fewer than %d steps on a side are too few to tell a change "
                        "from noise; record more",
                        OBSERVATIONS_MIN);
        return;
    }
    if (isnan(shift)) { /* the control's step takes no time */
        if (verdict->kind == VERDICT_NOT_CERTAIN)
            sentence_text(out, ": most steps of the control take no time");
        return;
    }
    if (verdict->kind == VERDICT_SLOWER || verdict->kind == VERDICT_FASTER) {
        say_size(verdict, out);
        sentence_text(out, " (");
        say_interval(verdict, out);
        sentence_text(out, verdict->without_profiler ? ") without the profiler" : ")");
        return;
    }
    sentence_text(out, ": ");
    say_interval(verdict, out);
    sentence_text(out, verdict->without_profiler ? " without the profiler" : "");
    if (verdict->kind == VERDICT_NOT_CERTAIN) {
        if (verdict->host_most > 0)
            say_host(verdict, out);
        else
            say_likely(verdict, ", ", out);
        return;
    }
    sentence_text(out, ", which is within ");
    say_equivalence(verdict, out);
}

void verdict_say_range(const struct verdict *verdict, struct sentence *out)
{
    if (*verdict->unsound != '\0') {
        sentence_text(out, verdict->unsound);
        sentence_capital(out);
        sentence_text(out, ": step times and device work cannot be compared.");
        return;
    }
    if (!verdict->has_interval) {
        sentence_printf(out,
                        "Fewer than %d steps on a side are too few to tell a change from "
                        "noise: record more.",
                        OBSERVATIONS_MIN);
        return;
    }
    sentence_text(out, verdict->without_profiler
                           ? "Without the profiler, the typical change lies "
                           : "The typical change lies ");
    say_interval(verdict, out);
    if (verdict->kind == VERDICT_UNCHANGED) {
        sentence_text(out, ", within ");
        say_equivalence(verdict, out);
    } else if (verdict->kind == VERDICT_NOT_CERTAIN && verdict->host_most > 0) {
        say_host(verdict, out);
    } else if (verdict->kind == VERDICT_NOT_CERTAIN) {
        say_likely(verdict, ": ", out);
    }
    sentence_text(out, ".");
}

/* ---- how certain it is ---- */

/* "95.9 % confidence, p = 0.0022, by 6 steps against 6 (means of their ranks)"; without
 * an interval only the last. */
static void verdict_say_basis(const struct verdict *verdict, struct sentence *out)
{
    if (verdict->has_interval) {
        double confidence = 100 * verdict->confidence;

        sentence_number(out, confidence, SENTENCE_PERCENT, "%.3g %%", confidence);
        sentence_text(out, " confidence, p = ");
        sentence_number(out, verdict->test.p, "", "%.2g", verdict->test.p);
        sentence_text(out, ", by ");
    }
    double control = (double)verdict->observations[PAIR_CONTROL];

    sentence_count(out, control);
    sentence_printf(out, " %s%s against ",
                    verdict->without_profiler ? "block"
                    : verdict->averaged       ? "step"
                                              : "sample",
                    sentence_plural(control));
    sentence_count(out, (double)verdict->observations[PAIR_TEST]);
    sentence_text(out, verdict->without_profiler ? " (of steps without the profiler)"
                       : verdict->averaged       ? " (means of their ranks)"
                                                 : "");
}

/* ---- limits ---- */

void verdict_say_limits(const struct step_time pair[2], struct sentence *out)
{
    enum step_limit control = step_limit_of(&pair[PAIR_CONTROL]);
    enum step_limit test = step_limit_of(&pair[PAIR_TEST]);

    if (control == STEP_LIMIT_NONE && test == STEP_LIMIT_NONE)
        return;
    if (control == test)
        sentence_printf(out, "%s is the limit.", step_limit_words(test));
    else if (control != STEP_LIMIT_NONE && test != STEP_LIMIT_NONE)
        sentence_printf(out, "%s was the limit, now %s is.", step_limit_words(control),
                        step_limit_words(test));
    else
        sentence_printf(out, "in the %s, %s is the limit.",
                        test == STEP_LIMIT_NONE ? "control" : "test",
                        step_limit_words(test == STEP_LIMIT_NONE ? control : test));
    sentence_capital(out);
}

/* ---- the verdict ---- */

static void make_verdict(struct answer *answer)
{
    const struct compare_result *result = answer->result;
    struct answer_verdict *out = &answer->verdict;

    sentence_init(&out->words);
    sentence_init(&out->range);
    sentence_init(&out->basis);
    sentence_init(&out->limits);
    sentence_init(&out->recorded);
    if (comparability_is_same(result)) {
        sentence_text(&out->words, "the same steps on both sides");
        sentence_text(&out->range, "The same steps on both sides.");
        return;
    }
    verdict_say(&result->verdict, &out->words);
    verdict_say_range(&result->verdict, &out->range);
    verdict_say_basis(&result->verdict, &out->basis);
    if (!explainer_lost_device(result))
        verdict_say_limits(result->step_time, &out->limits);
    verdict_say_recorded(result, &out->recorded);
    out->caution =
        result->one_recording && result->verdict.has_interval
            ? "One recording per side: the change includes what differs between any two "
              "recordings (clocks, other jobs on the machine, another node). Record each "
              "side several times."
            : NULL;
}

/* ---- the account ---- */

/* ns of a step, from the sum over all samples of a side. */
static double time_of(const json_t *account, const json_t *line, enum pair_side side)
{
    static const char *const ns[] = {"control_ns", "test_ns"};
    static const char *const samples[] = {"control_samples", "test_samples"};

    return json_number_value(json_object_get(line, ns[side])) /
           fmax(1, json_number_value(json_object_get(account, samples[side])));
}

/* The lines of the account; NULL: a set and itself has none to show. */
static const json_t *lines_of(const struct answer *answer)
{
    return comparability_is_same(answer->result)
               ? NULL
               : json_object_get(answer->result->account, "lines");
}

static void make_lines(struct answer *answer)
{
    const json_t *account = answer->result->account, *list = lines_of(answer);
    size_t count = json_array_size(list);
    double largest = 0;

    answer->lines = arena_new(answer->arena, count, sizeof *answer->lines);
    for (size_t i = 0; i < count; i++) {
        const json_t *entry = json_array_get(list, i);
        const char *certainty = entry_word(entry, "certainty");
        struct answer_line *line = &answer->lines[i];

        line->is_sure =
            strcmp(certainty, "sure") == 0 || strcmp(certainty, "likely") == 0;
        line->change =
            time_of(account, entry, PAIR_TEST) - time_of(account, entry, PAIR_CONTROL);
        largest = fmax(largest, fabs(line->change));
    }
    for (size_t i = 0; i < count; i++)
        answer->lines[i].part = largest > 0 ? answer->lines[i].change / largest : 0;
}

/* ---- what is said ---- */

/* Adds an item; the caller adds its words. */
static struct answer_item *add_item(struct answer *answer, enum answer_role role,
                                    const char *kind, const char *certainty)
{
    struct answer_item *item = &answer->items[answer->item_count++];

    *item = (struct answer_item){
        .role = role, .kind = kind, .certainty = certainty, .change = NAN, .share = NAN};
    sentence_init(&item->words);
    return item;
}

/* The sentences of the diagnosis that are causes, or those on limits. */
static void add_sentences(struct answer *answer, enum answer_role role)
{
    const json_t *list = answer->result->diagnosis;
    size_t lines = json_array_size(lines_of(answer)), number = 0;

    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *entry = json_array_get(list, i);
        const json_t *line = json_object_get(entry, "line");

        if (limit_is_sentence(entry) != (role == ANSWER_LIMIT))
            continue;
        struct answer_item *item = add_item(answer, role, entry_word(entry, "kind"),
                                            entry_word(entry, "certainty"));
        item->number = ++number;
        item->entry = entry;
        item->change = 1000 * number_of(entry, "change");
        item->share = number_of(entry, "share");
        if (json_is_integer(line) && (size_t)json_integer_value(line) < lines) {
            answer->lines[json_integer_value(line)].is_told = true;
            item->line = &answer->lines[json_integer_value(line)];
        }
        entry_read(entry, &item->words);
    }
}

static void add_rest(struct answer *answer)
{
    const json_t *list = lines_of(answer);

    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *entry = json_array_get(list, i);

        if (answer->lines[i].is_told)
            continue;
        struct answer_item *item =
            add_item(answer, ANSWER_REST, entry_word(entry, "kind"),
                     entry_word(entry, "certainty"));
        item->number = i + 1;
        item->line = &answer->lines[i];
        item->change = item->line->change;
        entry_read(entry, &item->words);
    }
}

/* What the verdict says of the limits, if the diagnosis says nothing. */
static void add_limit(struct answer *answer)
{
    const char *kind = cause_kind_name(SENTENCE_LIMIT);

    for (size_t i = 0; i < answer->item_count; i++)
        if (strcmp(answer->items[i].kind, kind) == 0)
            return;
    if (sentence_is_empty(&answer->verdict.limits))
        return;
    struct answer_item *item = add_item(answer, ANSWER_LIMIT, kind, "untested");
    sentence_append(&item->words, &answer->verdict.limits);
}

static void make_items(struct answer *answer)
{
    size_t most = json_array_size(answer->result->diagnosis) +
                  json_array_size(lines_of(answer)) + 1;

    answer->items = arena_new(answer->arena, most, sizeof *answer->items);
    answer->none = answer->result->request.diagnosis && answer->result->diagnosis == NULL
                       ? "The search for causes took too long and was stopped."
                       : NULL;
    add_sentences(answer, ANSWER_CAUSE);
    add_rest(answer);
    add_sentences(answer, ANSWER_LIMIT);
    add_limit(answer);
}

/* ---- notes ---- */

static bool is_said(const struct answer *answer, const char *text)
{
    for (size_t i = 0; i < answer->item_count; i++)
        if (strcmp(sentence_words(&answer->items[i].words), text) == 0)
            return true;
    return false;
}

static void make_notes(struct answer *answer)
{
    struct comparability *notes = &answer->notes;

    comparability_judge(answer->result, notes);
    for (size_t i = 0; i < notes->count; i++)
        notes->notes[i].said = is_said(answer, notes->notes[i].text);
}

/* ---- the whole ---- */

static bool has_failed(const struct answer *answer)
{
    const struct answer_verdict *said = &answer->verdict;
    bool failed = sentence_failed(&said->words) || sentence_failed(&said->range) ||
                  sentence_failed(&said->basis) || sentence_failed(&said->limits) ||
                  sentence_failed(&said->recorded);

    for (size_t i = 0; i < answer->item_count; i++)
        failed = failed || sentence_failed(&answer->items[i].words);
    return failed || answer_table_failed(&answer->step) ||
           answer_table_failed(&answer->classes) ||
           answer_table_failed(&answer->operators) ||
           answer_table_failed(&answer->replacements) ||
           answer_table_failed(&answer->rows);
}

int answer_make(const struct compare_result *result, struct answer *out,
                struct error *error)
{
    *out = (struct answer){.result = result, .arena = arena_make(result->budget)};
    make_verdict(out);
    make_lines(out);
    make_items(out);
    make_notes(out);
    answer_table_of_step(result, &out->step);
    answer_table_of_classes(result, &out->classes);
    answer_table_of_operators(result, &out->operators);
    answer_table_of_replacements(result, &out->replacements);
    answer_table_of_rows(result, &out->rows);
    return has_failed(out) ? error_set_memory(error) : 0;
}

void answer_commits_free(struct answer_commits *commits)
{
    free(commits->only[0]);
    free(commits->only[1]);
    *commits = (struct answer_commits){0};
}

void answer_free(struct answer *answer)
{
    struct answer_verdict *verdict = &answer->verdict;

    answer_commits_free(&answer->commits);

    sentence_free(&verdict->words);
    sentence_free(&verdict->range);
    sentence_free(&verdict->basis);
    sentence_free(&verdict->limits);
    sentence_free(&verdict->recorded);
    for (size_t i = 0; i < answer->item_count; i++)
        sentence_free(&answer->items[i].words);
    arena_free(&answer->arena);
    answer_table_free(&answer->step);
    answer_table_free(&answer->classes);
    answer_table_free(&answer->operators);
    answer_table_free(&answer->replacements);
    answer_table_free(&answer->rows);
    *answer = (struct answer){.result = NULL};
}
