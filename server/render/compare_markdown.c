/* See compare_markdown.h. */
#include "render/compare_markdown.h"

#include "analysis/compare/waterfall_explain.h"
#include "render/comparability_text.h"
#include "render/compare_words.h"
#include "render/diagnosis_text.h"
#include "render/markdown_conditions.h"
#include "render/markdown_text.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define NAME_WIDTH 90
#define LABEL_WIDTH 80
#define REPLACEMENTS_SHOWN 5
#define OPERATORS_SHOWN 10
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
    markdown_sentence(&said->words, out);
    snprintf(name, sizeof name, "%s", answer_time_name(answer));
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
    buffer_append_text(out, ", means.");
    if (verdict->has_interval) {
        buffer_append_char(out, ' ');
        markdown_sentence(&said->shift, out);
        buffer_append_char(out, ' ');
        markdown_sentence(&said->basis, out);
        buffer_append_char(out, '.');
    }
    buffer_append_char(out, '\n');
    if (said->caution != NULL)
        buffer_printf(out, "\n<sub>%s</sub>\n", said->caution);
}

/* ---- where the change comes from ---- */

/* The rows that are named, and how much of the bar they explain. */
static void write_operations(const struct compare_result *result, int part,
                             struct buffer *out)
{
    size_t count = result->waterfall.named[part];

    for (size_t i = 0; i < count; i++) {
        table_append_time(result->contributors[part][i].change, true, out);
        buffer_append_char(out, ' ');
        write_name(result, result->contributors[part][i].name, out);
        buffer_append_text(out, "<br>");
    }
    waterfall_explain_words(&result->waterfall, (enum waterfall_part)part, out);
}

static void write_part(const char *name, double control, double test, double change,
                       struct buffer *out)
{
    buffer_printf(out, "| %s | ", name);
    markdown_times(control, test, change, out);
    markdown_percent(control, change, out);
    buffer_append_text(out, " | ");
}

static void write_waterfall(const struct answer *answer, struct buffer *out)
{
    const struct compare_result *result = answer->result;
    static const char *const names[WATERFALL_PARTS] = {"compute", "exposed communication",
                                                       "exposed memory", "idle"};
    const struct waterfall *waterfall = &result->waterfall;
    const struct verdict *verdict = &result->verdict;

    buffer_append_text(out, "\n| mean | control | test | change | | most by |\n"
                            "|---|---:|---:|---:|---:|---|\n");
    for (int part = 0; part < WATERFALL_PARTS && waterfall->known; part++) {
        write_part(names[part], waterfall->part_mean[PAIR_CONTROL][part],
                   waterfall->part_mean[PAIR_TEST][part], (double)waterfall->parts[part],
                   out);
        write_operations(result, part, out);
        buffer_append_text(out, " |\n");
    }
    char name[32];

    snprintf(name, sizeof name, "**%s**", answer_time_name(answer));
    write_part(name, verdict->mean[PAIR_CONTROL], verdict->mean[PAIR_TEST],
               verdict->change, out);
    buffer_append_text(out, waterfall->known ? "|\n"
                                             : "no parts: not every file has device "
                                               "rows |\n");
    if (result->contributors_note != NULL)
        buffer_printf(out, "\nRows are named, not modules: %s.\n",
                      result->contributors_note);
}

/* ---- device time by operator ---- */

static void write_operators_table(const struct compare_result *result, struct buffer *out)
{
    if (result->operators == NULL || result->operator_count == 0)
        return;
    buffer_append_text(out, "\nDevice time by operator, means, not tested:\n\n"
                            "| operator | control | test | change | |\n"
                            "|---|---:|---:|---:|---:|\n");
    for (size_t i = 0; i < result->operator_count && i < OPERATORS_SHOWN; i++) {
        const struct compare_operator *sum = &result->operators[i];
        double control = (double)sum->total[PAIR_CONTROL] /
                         (double)result->selection[PAIR_CONTROL].step_count;

        buffer_append_text(out, "| ");
        write_name(result, sum->name == NULL ? "in no operator" : sum->name, out);
        buffer_append_text(out, " | ");
        markdown_times(control, control + sum->change, sum->change, out);
        markdown_percent(control, sum->change, out);
        buffer_append_text(out, " |\n");
    }
}

/* ---- rows ---- */

static void write_replacements(const struct compare_result *result, struct buffer *out)
{
    if (result->replacement_count == 0)
        return;
    buffer_append_text(out, "\nProbably replaced kernels:\n\n"
                            "| control → test | control | test | change | launched by |\n"
                            "|---|---:|---:|---:|---|\n");
    for (size_t i = 0; i < result->replacement_count && i < REPLACEMENTS_SHOWN; i++) {
        const struct compare_replacement *replacement = &result->replacements[i];
        double control = (double)replacement->total[PAIR_CONTROL];
        double test = (double)replacement->total[PAIR_TEST];

        buffer_append_text(out, "| ");
        write_name(result, replacement->name[PAIR_CONTROL], out);
        buffer_append_text(out, "<br>→ ");
        write_name(result, replacement->name[PAIR_TEST], out);
        buffer_append_text(out, " | ");
        markdown_times(control, test, test - control, out);
        if (replacement->operator_name != NULL)
            markdown_code(replacement->operator_name, NAME_WIDTH, out);
        else if (replacement->input_dims == NULL)
            buffer_append_text(out, "(other template arguments)");
        buffer_append_text(out, " |\n");
    }
    if (result->replacement_count > REPLACEMENTS_SHOWN)
        buffer_printf(out, "\n%d of %zu.\n", REPLACEMENTS_SHOWN,
                      result->replacement_count);
}

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
    write_waterfall(answer, out);
    write_operators_table(result, out);
    write_replacements(result, out);
    write_groups(result, out);
    write_rows(result, out);
}
