/* See recordings_markdown.h. */
#include "render/recordings_markdown.h"
#include "base/cleanup.h"
#include "render/answer_table_markdown.h"
#include "render/commits_text.h"
#include "render/comparability_text.h"
#include "render/markdown_conditions.h"
#include "render/markdown_text.h"
#include "render/recordings_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>

#define LABEL_WIDTH 80

/* ---- the verdict ---- */

static void write_title(const struct recordings_result *result, enum pair_side side,
                        struct buffer *out)
{
    markdown_inline_code(result->sets.sets[side][0].label, LABEL_WIDTH, out);
    if (result->count[side] > 1)
        buffer_printf(out, " and %zu more", result->count[side] - 1);
}

static void write_verdict(const struct recordings_result *result, struct buffer *out)
{
    const struct recordings_test *step = &result->step;
    double times[2];

    recordings_verdict_times(result, times);
    buffer_append_text(out, "### ");
    write_title(result, PAIR_CONTROL, out);
    buffer_append_text(out, " → ");
    write_title(result, PAIR_TEST, out);
    buffer_append_text(out, ": ");
    recordings_write_verdict(result, out);
    buffer_append_text(out, "\n\nMean step ");
    table_append_time(times[PAIR_CONTROL], false, out);
    buffer_append_text(out, " → ");
    table_append_time(times[PAIR_TEST], false, out);
    buffer_append_text(out, ".");
    if (!isnan(step->p))
        buffer_printf(out, " 95 %% confidence, p = %.2g by %zu and %zu recordings. ",
                      step->p, result->count[PAIR_CONTROL], result->count[PAIR_TEST]);
    recordings_write_spread(result, out);
    if (result->without_profiler)
        buffer_append_char(out, ' ');
    recordings_write_recorded(result, out);
    buffer_append_char(out, '\n');
}

/* ---- the recordings ---- */

static void write_recordings(const struct recordings_result *result, struct buffer *out)
{
    size_t controls = result->count[PAIR_CONTROL];

    buffer_printf(out,
                  "\n<details><summary>%zu + %zu recordings</summary>\n\n"
                  "| side | recording | set | step | ranks | samples |\n"
                  "|---|---|---|---:|---:|---:|\n",
                  controls, result->count[PAIR_TEST]);
    for (size_t i = 0; i < controls + result->count[PAIR_TEST]; i++) {
        const struct recording *recording = &result->recordings[i];

        buffer_append_text(out, i < controls ? "| control | " : "| test | ");
        markdown_code(recording->info->label, LABEL_WIDTH, out);
        buffer_printf(out, " | %.12s | ", recording->info->stored_id);
        recordings_write_step(recording, out);
        buffer_printf(out, " | %zu | %zu |\n", recording->ranks, recording->samples);
    }
    buffer_append_text(out, "\n</details>\n");
}

/* ---- the whole ---- */

static void write_rows(const struct recordings_result *result,
                       const struct answer_table *rows, struct buffer *out)
{
    const struct answer_table *const tables[] = {rows, NULL};

    buffer_append_char(out, '\n');
    recordings_write_found(result, out);
    buffer_append_text(out, "\n\n<details><summary>The largest changes</summary>\n");
    answer_table_write_markdown(rows, tables, out);
    buffer_append_text(out, "\n</details>\n");
    if (result->page_count < result->row_count)
        buffer_printf(out, "\n%zu of %zu rows.\n", result->page_count, result->row_count);
    buffer_append_text(out, "\n<sub>" RECORDINGS_LEFT_OUT "</sub>\n");
}

void recordings_write_markdown(const struct recordings_result *result,
                               const struct answer_commits *commits, struct buffer *out)
{
    CLEANUP(answer_table_free) struct answer_table parts = {0}, rows = {0};

    if (!answer_table_of_recorded_parts(result, &parts) ||
        !answer_table_of_recorded_rows(result, &rows))
        out->failed = true;
    write_verdict(result, out);
    comparability_write_markdown(&result->notes, out);
    commits_write_markdown(commits, out);
    markdown_write_conditions(result->request.fail_if, result->outcomes, out);
    answer_table_write_markdown(&parts, (const struct answer_table *const[]){NULL}, out);
    write_recordings(result, out);
    write_rows(result, &rows, out);
}
