/* See compare_markdown.h. */
#include "render/compare_markdown.h"

#include "base/text.h"
#include "render/comparability_text.h"
#include "render/compare_words.h"
#include "render/markdown_conditions.h"
#include "render/markdown_text.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define NAME_WIDTH 90
#define LABEL_WIDTH 80
#define REPLACEMENTS_SHOWN 5
/* A long name: this many bytes of its beginning, then the part that distinguishes it from
 * others. */
#define HEAD_WIDTH 30
#define KEY_WIDTH (NAME_WIDTH - HEAD_WIDTH - 2)
#define ROWS_COMPARED 200

/* ---- names ---- */

/* The places where a name differs from names with the same beginning: the first
 * difference at or after HEAD_WIDTH, and the last one. */
struct name_difference {
    size_t first, last;
};

static void compare_name(const char *name, const char *other,
                         struct name_difference *parting)
{
    size_t same = 0;

    while (name[same] != '\0' && name[same] == other[same])
        same++;
    if (name[same] == other[same] || same < HEAD_WIDTH)
        return;
    if (parting->first == 0 || same < parting->first)
        parting->first = same;
    if (same > parting->last)
        parting->last = same;
}

/* Compares with all names of the text: a kernel gets one short name everywhere in it. */
static void find_parting(const struct compare_result *result, const char *name,
                         struct name_difference *parting)
{
    for (size_t i = 0; i < result->replacement_count && i < REPLACEMENTS_SHOWN; i++)
        for (int side = 0; side < 2; side++)
            compare_name(name, result->replacements[i].name[side], parting);
    for (int part = 0; part < WATERFALL_PARTS && result->waterfall.known; part++)
        for (size_t i = 0; i < result->waterfall.contributor_count[part]; i++)
            compare_name(name, result->contributors[part][i].name, parting);
    for (size_t i = 0; i < result->page_count && i < ROWS_COMPARED; i++)
        compare_name(name, result->page[i].name, parting);
}

/* The last place up to `at` where a letter begins. */
static size_t letter_start(const char *text, size_t at)
{
    while (at > 0 && ((unsigned char)text[at] & 0xC0) == 0x80)
        at--;
    return at;
}

/* The name of an operation in a cell. As far as the room allows, only those parts of its
 * middle are left out that other names share. */
static void write_name(const struct compare_result *result, const char *name,
                       struct buffer *out)
{
    static const char dots[] = "\xE2\x80\xA6";
    struct name_difference parting = {0, 0};
    char shown[NAME_WIDTH + 2 * sizeof dots];
    size_t length = strlen(name);

    if (length > NAME_WIDTH)
        find_parting(result, name, &parting);
    size_t from =
        parting.last - parting.first < KEY_WIDTH - 16 ? parting.first : parting.last;
    if (from < HEAD_WIDTH + 8) {
        markdown_code(name, NAME_WIDTH, out);
        return;
    }
    from =
        letter_start(name, from - 8 < length - KEY_WIDTH ? from - 8 : length - KEY_WIDTH);
    size_t head = letter_start(name, HEAD_WIDTH);
    size_t end =
        letter_start(name, from + KEY_WIDTH < length ? from + KEY_WIDTH : length);
    snprintf(shown, sizeof shown, "%.*s%s%.*s%s", (int)head, name, dots,
             (int)(end - from), name + from, end < length ? dots : "");
    markdown_code(shown, NAME_WIDTH, out);
}

/* ---- the verdict ---- */

static void write_verdict(const struct answer *answer, struct buffer *out)
{
    const struct compare_result *result = answer->result;
    const struct verdict *verdict = &result->verdict;
    const struct answer_verdict *said = &answer->verdict;
    char name[24];

    buffer_append_text(out, "### ");
    markdown_inline_code(result->info[PAIR_CONTROL].label, LABEL_WIDTH, out);
    buffer_append_text(out, " → ");
    markdown_inline_code(result->info[PAIR_TEST].label, LABEL_WIDTH, out);
    buffer_append_text(out, ": ");
    markdown_sentence(&said->words, false, out);
    snprintf(name, sizeof name, "%s", answer_time_name(result));
    name[0] = (char)(name[0] - 'a' + 'A');
    buffer_printf(out, "\n\n%s ", name);
    table_append_time(verdict->mean[PAIR_CONTROL], false, out);
    buffer_append_text(out, " → ");
    table_append_time(verdict->mean[PAIR_TEST], false, out);
    buffer_append_text(out, ", **");
    table_append_time(verdict->change, true, out);
    buffer_append_text(out, "**");
    if (verdict->mean[PAIR_CONTROL] > 0 && isfinite(verdict->change)) {
        buffer_append_text(out, " (**");
        markdown_percent(verdict->mean[PAIR_CONTROL], verdict->change, out);
        buffer_append_text(out, "**)");
    }
    buffer_append_text(out, ", means");
    if (verdict->has_interval && !sentence_is_empty(&said->basis)) {
        buffer_append_text(out, "; ");
        markdown_sentence(&said->shift, false, out);
        buffer_append_text(out, "; ");
        markdown_sentence(&said->basis, false, out);
    }
    buffer_append_text(out, ".\n");
    if (said->caution != NULL)
        buffer_printf(out, "\n<sub>%s</sub>\n", said->caution);
}

/* ---- tables ---- */

static void write_names(const struct compare_result *result,
                        const struct answer_cell *cell, struct buffer *out)
{
    write_name(result, cell->text, out);
    if (cell->other == NULL)
        return;
    buffer_append_text(out, "<br>\xE2\x86\x92 ");
    write_name(result, cell->other, out);
}

/* What the row is made of, and the sentence. */
static void write_sentence(const struct compare_result *result,
                           const struct answer_row *row, const struct sentence *words,
                           struct buffer *out)
{
    for (size_t i = 0; i < row->detail_count; i++) {
        table_append_time(row->details[i].change, true, out);
        buffer_append_char(out, ' ');
        write_name(result, row->details[i].name, out);
        buffer_append_text(out, "<br>");
    }
    markdown_sentence(words, true, out);
}

static void write_cell(const struct compare_result *result, const struct answer_row *row,
                       size_t column, enum answer_type type, struct buffer *out)
{
    const struct answer_cell *cell = &row->cells[column];

    switch (type) {
    case ANSWER_LABEL:
        buffer_printf(out, row->is_part ? "%s" : "**%s**", cell->text);
        break;
    case ANSWER_NAME:
        write_names(result, cell, out);
        break;
    case ANSWER_TIME:
    case ANSWER_CHANGE:
        table_append_time(cell->number, type == ANSWER_CHANGE, out);
        break;
    case ANSWER_PERCENT:
        if (isfinite(cell->number))
            buffer_printf(out, "%+.1f %%", text_rounded(cell->number, 1));
        break;
    case ANSWER_SENTENCE:
        write_sentence(result, row, &cell->words, out);
        break;
    }
}

static void write_table(const struct compare_result *result,
                        const struct answer_table *table, struct buffer *out)
{
    if (table->row_count == 0)
        return;
    buffer_append_char(out, '\n');
    if (*table->title != '\0')
        buffer_printf(out, "%c%s:\n\n", toupper((unsigned char)*table->title),
                      table->title + 1);
    for (size_t i = 0; i < table->column_count; i++)
        buffer_printf(out, "| %s ", table->columns[i].title);
    buffer_append_text(out, "|\n");
    for (size_t i = 0; i < table->column_count; i++)
        buffer_append_text(out, table->columns[i].type == ANSWER_TIME ||
                                        table->columns[i].type == ANSWER_CHANGE ||
                                        table->columns[i].type == ANSWER_PERCENT
                                    ? "|---:"
                                    : "|---");
    buffer_append_text(out, "|\n");
    for (size_t i = 0; i < table->row_count; i++) {
        for (size_t k = 0; k < table->column_count; k++) {
            buffer_append_text(out, "| ");
            write_cell(result, &table->rows[i], k, table->columns[k].type, out);
            buffer_append_char(out, ' ');
        }
        buffer_append_text(out, "|\n");
    }
    if (table->row_count < table->all)
        buffer_printf(out, "\n%zu of %zu.\n", table->row_count, table->all);
    if (sentence_is_empty(&table->note))
        return;
    buffer_append_char(out, '\n');
    markdown_sentence(&table->note, false, out);
    buffer_append_char(out, '\n');
}

/* ---- causes ---- */

/* The change of a line of the account, before its sentence. */
static void write_change(const struct answer_line *line, struct buffer *out)
{
    if (line == NULL)
        return;
    buffer_append_text(out, line->is_sure ? "**" : "");
    table_append_time(line->change, true, out);
    buffer_append_text(out, line->is_sure ? "** " : " ");
}

static void write_untold(const struct answer *answer, struct buffer *out)
{
    for (size_t i = 0; i < answer->line_count; i++) {
        if (answer->lines[i].is_told)
            continue;
        buffer_append_text(out, "- ");
        write_change(&answer->lines[i], out);
        markdown_sentence(&answer->lines[i].words, false, out);
        buffer_append_char(out, '\n');
    }
}

void compare_write_markdown_diagnosis(const struct answer *answer, struct buffer *out)
{
    bool causes = true;

    if (answer->none != NULL)
        buffer_printf(out, "\n%s\n", answer->none);
    if (answer->sentence_count + answer->line_count > 0)
        buffer_append_char(out, '\n');
    for (size_t i = 0; i < answer->sentence_count; i++) {
        const struct answer_sentence *sentence = &answer->sentences[i];

        if (sentence->is_cause) {
            buffer_printf(out, "%zu. ", i + 1);
        } else if (causes) {
            write_untold(answer, out);
            causes = false;
        }
        if (!sentence->is_cause && (i > 0 || answer->line_count > 0))
            buffer_append_char(out, '\n'); /* a paragraph of its own */
        write_change(sentence->line, out);
        markdown_sentence(&sentence->words, false, out);
        buffer_append_char(out, '\n');
    }
    if (causes)
        write_untold(answer, out);
}

/* ---- rows ---- */

static void write_groups(const struct compare_result *result, struct buffer *out)
{
    buffer_append_char(out, '\n');
    compare_write_groups(result, out);
    buffer_append_text(out, ".\n");
}

static void write_row(const struct compare_result *result, const struct compare_row *row,
                      struct buffer *out)
{
    double control = (double)compare_shown_time(result, row, PAIR_CONTROL);
    double test = (double)compare_shown_time(result, row, PAIR_TEST);

    buffer_append_text(out, "| ");
    write_name(result, row->name, out);
    buffer_append_text(out, " | ");
    markdown_code(row->category, NAME_WIDTH, out);
    buffer_printf(out, " | %llu → %llu | ", (unsigned long long)row->count[PAIR_CONTROL],
                  (unsigned long long)row->count[PAIR_TEST]);
    markdown_times(control, test, test - control, out);
    if (row->change == CHANGE_ADDED || row->change == CHANGE_DELETED)
        buffer_append_text(out, compare_change_name(row->change));
    else
        markdown_percent(control, test - control, out);
    buffer_printf(out, " | %s", compare_row_words(result, row));
    if (row->significance.calls == CALLS_FACT) {
        buffer_append_text(out, "<br>calls: ");
        compare_write_calls(row, out);
    }
    buffer_append_text(out, " |\n");
}

static void write_rows(const struct compare_result *result, struct buffer *out)
{
    buffer_printf(out,
                  "\n<details><summary>The largest changes%s</summary>\n\n"
                  "| operation | category | calls | control | test | change | | "
                  "certain |\n|---|---|---:|---:|---:|---:|---:|---|\n",
                  result->request.measure == SIGNIFICANCE_SELF
                      ? ", host operations by self time"
                      : "");
    for (size_t i = 0; i < result->page_count; i++)
        write_row(result, &result->page[i], out);
    buffer_append_char(out, '\n');
    size_t before = out->length;
    compare_write_too_few(result, out);
    if (out->length > before)
        buffer_append_text(out, ".\n\n");
    buffer_append_text(out, "</details>\n");
    if (result->page_count < result->row_count)
        buffer_printf(out, "\n%zu of %zu rows, totals over all samples.\n",
                      result->page_count, result->row_count);
}

void compare_write_markdown(const struct answer *answer, struct buffer *out)
{
    const struct compare_result *result = answer->result;

    write_verdict(answer, out);
    compare_write_markdown_diagnosis(answer, out);
    comparability_write_markdown(&answer->notes, out);
    markdown_write_conditions(result->request.fail_if, result->outcomes, out);
    write_table(result, &answer->step, out);
    write_table(result, &answer->operators, out);
    write_table(result, &answer->replacements, out);
    write_groups(result, out);
    write_rows(result, out);
}
