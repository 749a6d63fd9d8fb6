/* See compare_table.h. */
#include "render/compare_table.h"

#include "base/cleanup.h"
#include "render/answer_table_text.h"
#include "render/commits_text.h"
#include "render/comparability_text.h"
#include "render/compare_hints.h"
#include "render/compare_summary.h"
#include "render/compare_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <stdint.h>

#define LABEL_WIDTH 80
/* The width of sentences if the output has no width. */
#define SENTENCE_WIDTH 100

static void write_side(const struct compare_result *result, enum pair_side side,
                       size_t width, struct buffer *out)
{
    /* Twelve digits are enough to find a set. */
    int digits = width < SENTENCE_WIDTH ? 12 : 32;
    size_t label = width < SENTENCE_WIDTH ? width / 3 : LABEL_WIDTH;
    const struct selection *selection = &result->selection[side];

    buffer_printf(out, "%-8s %.*s  ", side == PAIR_TEST ? "test" : "control", digits,
                  result->info[side].stored_id);
    table_name(result->info[side].label, label, out);
    buffer_printf(out, "  (%zu rank%s, %zu sample%s", selection->rank_count,
                  selection->rank_count == 1 ? "" : "s", selection->step_count,
                  selection->step_count == 1 ? "" : "s");
    if (selection->pseudo_count > 0)
        buffer_append_text(out, ", whole files");
    if (result->info[side].marker != NULL) {
        buffer_append_text(out, ", steps by ");
        table_name(result->info[side].marker, label, out);
    }
    buffer_append_text(out, ")\n");
}

/* A sentence on separate lines. */
static void write_wrapped(const struct buffer *words, size_t width, struct buffer *out)
{
    if (words->length == 0 || words->failed)
        return;
    table_wrap(words->bytes, width, 0, 0, out);
    buffer_append_char(out, '\n');
}

/* How many rows there are, and what is not shown. */
static void write_end(const struct compare_result *result, bool steps_hidden,
                      size_t width, struct buffer *out)
{
    const int64_t *backlog = result->recorded.backlog;
    CLEANUP_BUFFER struct buffer words;
    CLEANUP_BUFFER struct buffer few;

    buffer_init(&words, 1000);
    buffer_init(&few, 1000);
    if (result->row_count == 0)
        buffer_append_text(&words, "No row passes the filters. ");
    if (result->page_count < result->row_count)
        buffer_printf(&words, "%zu of %zu rows; --limit shows more. ", result->page_count,
                      result->row_count);
    if (steps_hidden && result->row_count < result->rows_before_filters)
        buffer_printf(&words,
                      "Without the rows of the steps themselves (" COMPARE_STEP_ROWS
                      ")%s: --step-rows shows them. ",
                      backlog[0] > 0 || backlog[1] > 0
                          ? " and the device's backlog (" COMPARE_BACKLOG_ROWS ")"
                          : "");
    if (result->request.measure == SIGNIFICANCE_SELF)
        buffer_append_text(&words, "Host rows: without the calls inside them; --measure "
                                   "total counts those too.");
    write_wrapped(&words, width, out);
    compare_write_too_few(result, &few);
    write_wrapped(&few, width, out);
}

void compare_write_table(const struct answer *answer, const struct compare_look *look,
                         struct buffer *out)
{
    const struct compare_result *result = answer->result;
    CLEANUP_BUFFER struct buffer groups;
    bool colour = look->colour;
    size_t width = look->width == SIZE_MAX ? SENTENCE_WIDTH : look->width;

    write_side(result, PAIR_CONTROL, width, out);
    write_side(result, PAIR_TEST, width, out);
    comparability_write_table(&answer->notes, colour, width, out);
    commits_write_table(&answer->commits, width, out);
    compare_write_verdict(answer, colour, width, out);
    compare_write_hints(result, out);
    compare_write_diagnosis(answer, colour, width, out);
    answer_table_write_text(&answer->step, colour, width, out);
    answer_table_write_text(&answer->classes, colour, width, out);
    answer_table_write_text(&answer->operators, colour, width, out);
    answer_table_write_text(&answer->replacements, colour, width, out);
    buffer_append_char(out, '\n');
    buffer_init(&groups, 1000);
    compare_write_groups(result, &groups);
    write_wrapped(&groups, width, out);
    answer_table_write_text(&answer->rows, colour, look->width, out);
    write_end(result, look->steps_hidden, width, out);
}
