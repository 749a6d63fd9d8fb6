/* See answer_tables.h. */
#include "answer/answer_tables.h"

#include "analysis/compare/recorded.h"
#include "analysis/compare/waterfall_explain.h"
#include "base/text.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

bool answer_table_of_step(const struct compare_result *result, struct answer_table *out)
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

    *out = (struct answer_table){.title = ""};
    if (!answer_table_begin(out, columns, 6, WATERFALL_PARTS + 1))
        return false;
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
    return answer_table_end(out);
}

/* ---- operators ---- */

bool answer_table_of_operators(const struct compare_result *result,
                               struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"operator", ANSWER_NAME, ANSWER_NEEDED},
        {"control", ANSWER_TIME, ANSWER_NEEDED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_NEEDED},
        {"", ANSWER_PERCENT, ANSWER_WISHED}};
    double samples = (double)result->selection[PAIR_CONTROL].step_count;

    *out = (struct answer_table){
        .title = answer_has_steps(result)
                     ? "device time by operator, mean per step, not tested"
                     : "device time by operator, mean per recording, not tested",
        .all = result->operators == NULL ? 0 : result->operator_count};
    if (!answer_table_begin(out, columns, 5, ROWS_SHOWN))
        return false;
    for (size_t i = 0; result->operators != NULL && i < out->all && i < ROWS_SHOWN; i++) {
        const struct compare_operator *sum = &result->operators[i];
        struct answer_row *row = &out->rows[out->row_count++];
        double control = (double)sum->total[PAIR_CONTROL] / samples;

        row->cells[0].text = sum->name == NULL ? "in no operator" : sum->name;
        answer_set_times(row->cells + 1, control, control + sum->change, sum->change);
    }
    return answer_table_end(out);
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

bool answer_table_of_replacements(const struct compare_result *result,
                                  struct answer_table *out)
{
    static const struct answer_column columns[] = {
        {"control \xE2\x86\x92 test", ANSWER_NAME, ANSWER_NEEDED},
        {"control", ANSWER_TIME, ANSWER_NEEDED},
        {"test", ANSWER_TIME, ANSWER_NEEDED},
        {"change", ANSWER_CHANGE, ANSWER_NEEDED},
        {"", ANSWER_PERCENT, ANSWER_NEEDED},
        {"found", ANSWER_SENTENCE, ANSWER_NEEDED}};

    *out = (struct answer_table){.title = answer_is_per_step(result)
                                              ? "probably replaced kernels, mean per step"
                                              : "probably replaced kernels",
                                 .all = result->replacement_count};
    if (!answer_table_begin(out, columns, 6, REPLACEMENTS_SHOWN))
        return false;
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
    return answer_table_end(out);
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

bool answer_table_of_rows(const struct compare_result *result, struct answer_table *out)
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

    *out = (struct answer_table){.title = ""};
    if (!answer_table_begin(out, columns, 9, most))
        return false;
    for (size_t i = 0; i < count && out->row_count < most; i++)
        if (is_shown(request, rows[i].name))
            fill_row(result, &rows[i], &out->rows[out->row_count++]);
    out->all = out->row_count;
    return answer_table_end(out);
}

/* ---- between recordings ---- */

bool answer_table_of_recorded_parts(const struct recordings_result *result,
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

    *out = (struct answer_table){.title = ""};
    if (!answer_table_begin(out, columns, 5, WATERFALL_DEVICE_PARTS + 1))
        return false;
    add_times(out, "step", false, (const double[2]){a->step, b->step}, b->step - a->step);
    for (int part = 0; part < WATERFALL_DEVICE_PARTS && a->has_parts && b->has_parts;
         part++)
        add_times(out, waterfall_part_words((enum waterfall_part)part), true, times[part],
                  times[part][1] - times[part][0]);
    return answer_table_end(out);
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

bool answer_table_of_recorded_rows(const struct recordings_result *result,
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

    *out = (struct answer_table){.title = "means per step"};
    if (!answer_table_begin(out, columns, 10, most))
        return false;
    for (size_t i = 0; i < result->page_count && out->row_count < most; i++)
        if (is_shown(request, result->page[i].name))
            fill_recorded(result, &result->page[i], &out->rows[out->row_count++]);
    out->all = out->row_count;
    return answer_table_end(out);
}
