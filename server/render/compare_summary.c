/* See compare_summary.h. */
#include "render/compare_summary.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "render/compare_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define VERDICT_COLUMN 9
#define BAR_WIDTH 10

static void write_percent(double percent, struct buffer *out)
{
    char text[TEXT_PERCENT_SIZE];

    if (isnan(percent))
        return;
    text_percent_change(percent, text);
    buffer_printf(out, " (%s)", text);
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

    buffer_printf(out, "mean %s ", answer_time_name(answer->result));
    table_append_time(verdict->mean[PAIR_CONTROL], false, out);
    buffer_append_text(out, " → ");
    table_append_time(verdict->mean[PAIR_TEST], false, out);
    buffer_append_text(out, ", ");
    table_append_time(verdict->change, true, out);
    if (!sentence_is_empty(&answer->verdict.basis))
        buffer_printf(out, "; %s", sentence_words(&answer->verdict.basis));
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
    buffer_append_text(&words, sentence_words(&said->recorded));
    write_under(&words, width, out);
    buffer_append_text(&words, said->caution != NULL ? said->caution : "");
    buffer_append_text(out, table_faint(colour));
    write_under(&words, width, out);
    buffer_append_text(out, table_plain(colour));
}

/* ---- causes ---- */

/* A sentence of a line of the account comes after its change and a bar. */
static void write_said(const char *number, const struct answer_line *line, bool colour,
                       const struct sentence *words, size_t width, struct buffer *out)
{
    size_t column = strlen(number);
    char change[TABLE_TIME_SIZE];

    buffer_append_text(out, number);
    if (line != NULL) {
        int letters = (int)ceil(BAR_WIDTH * fabs(line->part));

        table_time(line->change, true, change);
        buffer_append_text(out, table_colour(colour && line->is_sure, line->change));
        table_right(change, 13, out);
        buffer_append_char(out, ' ');
        for (int i = 0; i < BAR_WIDTH; i++)
            buffer_append_text(out, i < letters ? "\xE2\x96\x88" : " ");
        buffer_printf(out, "%s ", table_plain(colour));
        column += 13 + BAR_WIDTH + 2;
    }
    table_wrap(sentence_words(words), width, column, column, out);
    buffer_append_char(out, '\n');
}

void compare_write_diagnosis(const struct answer *answer, bool colour, size_t width,
                             struct buffer *out)
{
    if (answer->none != NULL) {
        buffer_append_char(out, '\n');
        table_wrap(answer->none, width, 0, 0, out);
        buffer_append_char(out, '\n');
    }
    if (answer->item_count > 0)
        buffer_append_char(out, '\n');
    for (size_t i = 0; i < answer->item_count; i++) {
        const struct answer_item *item = &answer->items[i];
        bool rest = item->role == ANSWER_REST;
        char number[24] = "";

        if (item->role == ANSWER_CAUSE)
            snprintf(number, sizeof number, "%zu. ", item->number);
        buffer_append_text(out, rest ? table_faint(colour) : "");
        write_said(rest ? "   " : number, item->line, colour && !rest, &item->words,
                   width, out);
        buffer_append_text(out, rest ? table_plain(colour) : "");
    }
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
        buffer_printf(out, ": mean %s → %s", from, to);
        if (control > 0)
            write_percent(100 * (test - control) / control, out);
        buffer_printf(out, ", shift %s", shift);
        if (change->median > 0)
            write_percent(100 * change->shift / change->median, out);
        const char *why = compare_condition_words(outcome);
        buffer_printf(out, ", %s%s%s\n", change->words, *why != '\0' ? "; " : "", why);
    }
}
