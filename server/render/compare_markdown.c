/* See compare_markdown.h. */
#include "render/compare_markdown.h"

#include "render/answer_table_markdown.h"
#include "render/commits_text.h"
#include "render/comparability_text.h"
#include "render/compare_words.h"
#include "render/markdown_conditions.h"
#include "render/markdown_text.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdio.h>

#define LABEL_WIDTH 80

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
    buffer_append_text(out, "**, means");
    if (verdict->has_interval && !sentence_is_empty(&said->basis)) {
        buffer_append_text(out, "; ");
        markdown_sentence(&said->basis, false, out);
    }
    buffer_append_text(out, ".\n");
    if (!sentence_is_empty(&said->recorded)) {
        buffer_append_text(out, "\n");
        markdown_sentence(&said->recorded, false, out);
        buffer_append_text(out, "\n");
    }
    if (said->caution != NULL)
        buffer_printf(out, "\n<sub>%s</sub>\n", said->caution);
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

void compare_write_markdown_diagnosis(const struct answer *answer, struct buffer *out)
{
    if (answer->none != NULL)
        buffer_printf(out, "\n%s\n", answer->none);
    for (size_t i = 0; i < answer->item_count; i++) {
        const struct answer_item *item = &answer->items[i];

        if (i == 0 || item->role == ANSWER_LIMIT)
            buffer_append_char(out, '\n'); /* a list, or a paragraph of its own */
        if (item->role == ANSWER_CAUSE)
            buffer_printf(out, "%zu. ", item->number);
        else if (item->role == ANSWER_REST)
            buffer_append_text(out, "- ");
        write_change(item->line, out);
        markdown_sentence(&item->words, false, out);
        buffer_append_char(out, '\n');
    }
}

/* ---- rows ---- */

static void write_groups(const struct compare_result *result, struct buffer *out)
{
    buffer_append_char(out, '\n');
    compare_write_groups(result, out);
    buffer_append_text(out, ".\n");
}

static void write_too_few(const struct compare_result *result, struct buffer *out)
{
    size_t before = out->length;

    buffer_append_char(out, '\n');
    compare_write_too_few(result, out);
    if (out->length > before + 1)
        buffer_append_text(out, ".\n");
    else
        out->length = before;
}

void compare_write_markdown(const struct answer *answer, struct buffer *out)
{
    const struct compare_result *result = answer->result;
    const struct answer_table *const tables[] = {
        &answer->step,    &answer->operators, &answer->replacements,
        &answer->classes, &answer->rows,      NULL};

    write_verdict(answer, out);
    compare_write_markdown_diagnosis(answer, out);
    comparability_write_markdown(&answer->notes, out);
    commits_write_markdown(&answer->commits, out);
    markdown_write_conditions(result->request.fail_if, result->outcomes, out);
    for (size_t i = 0; tables[i] != &answer->classes; i++)
        answer_table_write_markdown(tables[i], tables, out);
    if (answer->classes.row_count > 0) {
        buffer_append_text(out, "\n<details><summary>Classes of work</summary>\n");
        answer_table_write_markdown(&answer->classes, tables, out);
        buffer_append_text(out, "\n</details>\n");
    }
    write_groups(result, out);
    if (answer->rows.row_count > 0) {
        buffer_append_text(out, "\n<details><summary>The largest changes</summary>\n");
        answer_table_write_markdown(&answer->rows, tables, out);
        write_too_few(result, out);
        buffer_append_text(out, "\n</details>\n");
    }
    if (result->page_count < result->row_count)
        buffer_printf(out, "\n%zu of %zu rows%s.\n", result->page_count,
                      result->row_count,
                      answer_is_per_step(result) ? "" : ", totals over all samples");
}
