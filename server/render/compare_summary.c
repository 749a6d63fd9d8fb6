/* See compare_summary.h. */
#include "render/compare_summary.h"
#include "analysis/compare/waterfall_explain.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "render/compare_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define NAME_WIDTH 72
#define REPLACEMENTS_SHOWN 5
#define OPERATORS_SHOWN 10
#define EXPLAINED_COLUMN 40 /* the place of the names */
#define REPLACED_COLUMN 16
#define OPERATOR_COLUMN 47
#define VERDICT_COLUMN 9

/* Characters of a name that begins in a column. */
static size_t name_width(size_t width, size_t column)
{
    return width - column < NAME_WIDTH ? width - column : NAME_WIDTH;
}

static void write_percent(double percent, struct buffer *out)
{
    if (!isnan(percent))
        buffer_printf(out, " (%+.1f %%)", text_rounded(percent, 1));
}

/* ---- verdict ---- */

/* A line below the verdict, at most as long as the width. */
static void write_under(struct buffer *words, size_t width, struct buffer *out)
{
    if (words->length > 0 && !words->failed) {
        buffer_printf(out, "%*s", VERDICT_COLUMN, "");
        table_wrap(words->bytes, width, VERDICT_COLUMN, VERDICT_COLUMN, out);
        buffer_append_char(out, '\n');
    }
    buffer_clear(words);
}

static void write_means(const struct answer *answer, struct buffer *out)
{
    const struct verdict *verdict = &answer->result->verdict;
    char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE], change[TABLE_TIME_SIZE];

    table_time(verdict->mean[PAIR_CONTROL], false, from);
    table_time(verdict->mean[PAIR_TEST], false, to);
    table_time(verdict->change, true, change);
    buffer_printf(out, "mean %s %s -> %s, %s", answer_time_name(answer), from, to,
                  change);
    write_percent(verdict_change_percent(verdict), out);
}

void compare_write_verdict(const struct answer *answer, bool colour, size_t width,
                           struct buffer *out)
{
    CLEANUP_BUFFER struct buffer words;
    const struct verdict *verdict = &answer->result->verdict;
    const struct answer_verdict *said = &answer->verdict;
    bool certain = verdict->kind == VERDICT_SLOWER || verdict->kind == VERDICT_FASTER;

    buffer_init(&words, 4096);
    buffer_printf(&words, "verdict: %s", sentence_words(&said->words));
    if (buffer_failed(&words))
        return;
    buffer_printf(out, "\n%s%s", table_bold(colour),
                  certain ? table_colour(colour, verdict->test.direction) : "");
    table_wrap(words.bytes, width, 0, VERDICT_COLUMN, out);
    buffer_printf(out, "%s\n", table_plain(colour));
    buffer_clear(&words);
    write_means(answer, &words);
    write_under(&words, width, out);
    if (verdict->has_interval)
        buffer_printf(&words, "%s; %s", sentence_words(&said->shift),
                      sentence_words(&said->basis));
    write_under(&words, width, out);
    buffer_append_text(&words, said->caution != NULL ? said->caution : "");
    buffer_append_text(out, table_faint(colour));
    write_under(&words, width, out);
    buffer_append_text(out, table_plain(colour));
}

/* ---- waterfall ---- */

static void write_line(const char *name, double control, double test, double change,
                       bool colour, struct buffer *out)
{
    char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE], difference[TABLE_TIME_SIZE];

    table_time(control, false, from);
    table_time(test, false, to);
    table_time(change, true, difference);
    buffer_printf(out, "%-23s %14s %14s  %s%14s", name, from, to,
                  table_colour(colour, change), difference);
    if (control > 0)
        buffer_printf(out, " %+8.1f %%", 100 * (test - control) / control);
    else
        buffer_printf(out, " %10s", test > 0 ? "new" : "");
    buffer_printf(out, "%s\n", table_plain(colour));
}

static void write_operations(const struct compare_result *result, int part, bool colour,
                             size_t width, struct buffer *out)
{
    size_t count = result->waterfall.named[part];
    const char *names[WATERFALL_NAMED];

    for (size_t i = 0; i < count; i++)
        names[i] = result->contributors[part][i].name;
    for (size_t i = 0; i < count; i++) {
        const struct compare_contributor *contributor = &result->contributors[part][i];
        char change[TABLE_TIME_SIZE];

        table_time(contributor->change, true, change);
        buffer_printf(out, "%s%23s %14s  ", table_faint(colour), "", change);
        table_name_beside(contributor->name,
                          table_likest(contributor->name, names, count),
                          name_width(width, EXPLAINED_COLUMN), out);
        buffer_printf(out, "%s\n", table_plain(colour));
    }
}

/* How much of the bar the names above explain, and where the rest is. */
static void write_explained(const struct waterfall *waterfall, int part, bool colour,
                            size_t width, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer words;

    buffer_init(&words, 1000);
    waterfall_explain_words(waterfall, (enum waterfall_part)part, &words);
    if (buffer_failed(&words) || words.length == 0)
        return;
    buffer_printf(out, "%s%*s", table_faint(colour), EXPLAINED_COLUMN, "");
    table_wrap(words.bytes, width, EXPLAINED_COLUMN, EXPLAINED_COLUMN, out);
    buffer_printf(out, "%s\n", table_plain(colour));
}

void compare_write_waterfall(const struct answer *answer, bool colour, size_t width,
                             struct buffer *out)
{
    const struct compare_result *result = answer->result;
    static const char *const names[WATERFALL_PARTS] = {
        "  compute", "  exposed communication", "  exposed memory", "  idle"};
    const struct waterfall *waterfall = &result->waterfall;
    const struct verdict *verdict = &result->verdict;

    buffer_printf(out, "\n%-23s %14s %14s  %14s\n", "mean", "control", "test", "change");
    write_line(answer_time_name(answer), verdict->mean[PAIR_CONTROL],
               verdict->mean[PAIR_TEST], verdict->change, colour, out);
    for (int part = 0; part < WATERFALL_PARTS && waterfall->known; part++) {
        write_line(names[part], waterfall->part_mean[PAIR_CONTROL][part],
                   waterfall->part_mean[PAIR_TEST][part], (double)waterfall->parts[part],
                   colour, out);
        write_operations(result, part, colour, width, out);
        write_explained(waterfall, part, colour, width, out);
    }
    if (!waterfall->known)
        buffer_append_text(out, "  no parts: not every file has device rows\n");
    if (result->contributors_note != NULL)
        buffer_printf(out, "  rows, not modules: %s\n", result->contributors_note);
}

/* ---- device time by operator ---- */

void compare_write_operators(const struct compare_result *result, bool colour,
                             size_t width, struct buffer *out)
{
    if (result->operators == NULL || result->operator_count == 0)
        return;
    buffer_printf(out, "\ndevice time by operator, mean per %s, not tested:\n",
                  result->selection[0].number_count > 0 ? "step" : "recording");
    for (size_t i = 0; i < result->operator_count && i < OPERATORS_SHOWN; i++) {
        const struct compare_operator *sum = &result->operators[i];
        char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE], change[TABLE_TIME_SIZE];

        for (int side = 0; side < 2; side++)
            table_time((double)sum->total[side] /
                           (double)result->selection[side].step_count,
                       false, side == PAIR_CONTROL ? from : to);
        table_time(sum->change, true, change);
        buffer_printf(out, "%14s %14s  %s%14s%s  ", from, to,
                      table_colour(colour, sum->change), change, table_plain(colour));
        table_name(sum->name == NULL ? "in no operator" : sum->name,
                   name_width(width, OPERATOR_COLUMN), out);
        buffer_append_char(out, '\n');
    }
    if (result->operator_count > OPERATORS_SHOWN)
        buffer_printf(out, "… %d of %zu; --format json has more\n", OPERATORS_SHOWN,
                      result->operator_count);
}

/* ---- replacements ---- */

static void write_rule(const struct compare_replacement *replacement, size_t width,
                       struct buffer *out)
{
    CLEANUP_BUFFER struct buffer words;

    buffer_init(&words, 4096);
    buffer_append_text(&words, "by ");
    if (replacement->operator_name != NULL) {
        buffer_append_text(&words, "operator ");
        table_name(replacement->operator_name, NAME_WIDTH, &words);
    }
    if (replacement->input_dims != NULL) {
        buffer_append_text(&words, replacement->operator_name != NULL
                                       ? " and shapes "
                                       : "shapes and kind ");
        table_name(replacement->input_dims, NAME_WIDTH, &words);
    }
    if (replacement->operator_name == NULL && replacement->input_dims == NULL)
        buffer_append_text(&words, "name, which differs in template arguments");
    if (!buffer_failed(&words))
        table_wrap(words.bytes, width, REPLACED_COLUMN, REPLACED_COLUMN, out);
    buffer_append_char(out, '\n');
}

void compare_write_replacements(const struct compare_result *result, bool colour,
                                size_t width, struct buffer *out)
{
    size_t name = name_width(width, REPLACED_COLUMN);

    if (result->replacement_count > 0)
        buffer_append_text(out, "\nprobably replaced kernels:\n");
    for (size_t i = 0; i < result->replacement_count && i < REPLACEMENTS_SHOWN; i++) {
        const struct compare_replacement *replacement = &result->replacements[i];
        double control = (double)replacement->total[PAIR_CONTROL];
        double test = (double)replacement->total[PAIR_TEST];
        char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE], change[TABLE_TIME_SIZE];

        table_time(control, false, from);
        table_time(test, false, to);
        table_time(test - control, true, change);
        buffer_printf(out, "%14s  ", from);
        table_name_beside(replacement->name[PAIR_CONTROL], replacement->name[PAIR_TEST],
                          name, out);
        buffer_printf(out, "\n%14s  ", to);
        table_name_beside(replacement->name[PAIR_TEST], replacement->name[PAIR_CONTROL],
                          name, out);
        buffer_printf(out, "\n%s%14s%s%s  ", table_colour(colour, test - control), change,
                      table_plain(colour), table_faint(colour));
        write_rule(replacement, width, out);
        buffer_append_text(out, table_plain(colour));
    }
    if (result->replacement_count > REPLACEMENTS_SHOWN)
        buffer_printf(out, "… %d of %zu; --format json has all\n", REPLACEMENTS_SHOWN,
                      result->replacement_count);
}

/* ---- conditions ---- */

void compare_write_fail_if(const struct fail_if *conditions,
                           const struct compare_outcome *outcomes, struct buffer *out)
{
    static const char *const words[] = {[FAIL_IF_FINE] = "fine",
                                        [FAIL_IF_MET] = "FAILED",
                                        [FAIL_IF_CANNOT_JUDGE] = "cannot judge"};

    for (size_t i = 0; conditions != NULL && i < conditions->count; i++) {
        const struct compare_outcome *outcome = &outcomes[i];
        const struct fail_if_change *change = &outcome->change;
        double control = change->mean[PAIR_CONTROL], test = change->mean[PAIR_TEST];
        char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE], shift[TABLE_TIME_SIZE];

        table_time(control, false, from);
        table_time(test, false, to);
        table_time(change->shift, true, shift);
        buffer_printf(out, "%s: ", words[outcome->outcome]);
        table_name(conditions->conditions[i].text, 200, out);
        buffer_printf(out, ": mean %s -> %s", from, to);
        if (control > 0)
            write_percent(100 * (test - control) / control, out);
        buffer_printf(out, ", shift %s", shift);
        if (change->median > 0)
            write_percent(100 * change->shift / change->median, out);
        const char *why = compare_condition_words(outcome);
        buffer_printf(out, ", %s%s%s\n", change->words, *why != '\0' ? "; " : "", why);
    }
}
