/* See recordings_markdown.h. */
#include "render/recordings_markdown.h"
#include "base/cleanup.h"
#include "render/comparability_text.h"
#include "render/markdown_conditions.h"
#include "render/markdown_text.h"
#include "render/recordings_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>

#define LABEL_WIDTH 80
#define NAME_WIDTH 90

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

    buffer_append_text(out, "### ");
    write_title(result, PAIR_CONTROL, out);
    buffer_append_text(out, " → ");
    write_title(result, PAIR_TEST, out);
    buffer_append_text(out, ": ");
    recordings_write_verdict(result, out);
    buffer_append_text(out, "\n\nMean step ");
    table_append_time(result->time[PAIR_CONTROL].step, false, out);
    buffer_append_text(out, " → ");
    table_append_time(result->time[PAIR_TEST].step, false, out);
    buffer_append_text(out, ".");
    if (!isnan(step->p))
        buffer_printf(out, " 95 %% confidence, p = %.2g by %zu and %zu recordings. ",
                      step->p, result->count[PAIR_CONTROL], result->count[PAIR_TEST]);
    recordings_write_spread(result, out);
    buffer_append_char(out, '\n');
}

/* ---- where the time is ---- */

static void write_part(const char *name, double control, double test, struct buffer *out)
{
    buffer_printf(out, "| %s | ", name);
    markdown_times(control, test, test - control, out);
    markdown_percent(control, test - control, out);
    buffer_append_text(out, " |\n");
}

static void write_parts(const struct recordings_result *result, struct buffer *out)
{
    const struct step_time *a = &result->time[PAIR_CONTROL];
    const struct step_time *b = &result->time[PAIR_TEST];

    buffer_append_text(out, "\n| mean of the recordings | control | test | change | |\n"
                            "|---|---:|---:|---:|---:|\n");
    if (a->has_parts && b->has_parts) {
        write_part("compute", a->compute, b->compute, out);
        write_part("exposed communication", a->exposed_communication,
                   b->exposed_communication, out);
        write_part("exposed memory", a->exposed_memory, b->exposed_memory, out);
        write_part("idle", a->idle, b->idle, out);
    }
    write_part("**step**", a->step, b->step, out);
}

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
        table_append_time(recording->time.step, false, out);
        buffer_printf(out, " | %zu | %zu |\n", recording->ranks, recording->samples);
    }
    buffer_append_text(out, "\n</details>\n");
}

/* ---- rows ---- */

static void write_row(const struct recordings_result *result,
                      const struct recordings_row *row, struct buffer *out)
{
    const struct recordings_test *test = recordings_test_of(result, row);
    double control_ns = recordings_time(result, row, PAIR_CONTROL);
    double test_ns = recordings_time(result, row, PAIR_TEST);

    buffer_append_text(out, "| ");
    markdown_code(row->name, NAME_WIDTH, out);
    buffer_append_text(out, " | ");
    markdown_code(row->category, NAME_WIDTH, out);
    buffer_append_text(out, " | ");
    markdown_times(control_ns, test_ns, test_ns - control_ns, out);
    recordings_write_change(test, out);
    buffer_append_text(out, " | ");
    if (!isnan(test->p))
        buffer_printf(out, "%.2g", row->q[result->request.measure]);
    buffer_append_text(out, " | ");
    recordings_write_row(result, row, out);
    if (row->calls == CALLS_FACT && row->recordings[0] > 0 && row->recordings[1] > 0)
        buffer_printf(out, "<br>calls per step: always %.6g, now always %.6g",
                      row->count[PAIR_CONTROL], row->count[PAIR_TEST]);
    buffer_append_text(out, " |\n");
}

static void write_rows(const struct recordings_result *result, struct buffer *out)
{
    buffer_append_char(out, '\n');
    recordings_write_found(result, out);
    buffer_printf(
        out,
        "\n\n<details><summary>The largest changes, means per step%s"
        "</summary>\n\n"
        "| operation | category | control | test | change | %% (95 %% interval) | "
        "q | certain |\n|---|---|---:|---:|---:|---:|---:|---|\n",
        result->request.measure == SIGNIFICANCE_SELF ? ", host operations by self time"
                                                     : "");
    for (size_t i = 0; i < result->page_count; i++)
        write_row(result, &result->page[i], out);
    buffer_append_text(out, "\n</details>\n");
    if (result->page_count < result->row_count)
        buffer_printf(out, "\n%zu of %zu rows.\n", result->page_count, result->row_count);
    buffer_append_text(out, "\n<sub>" RECORDINGS_LEFT_OUT "</sub>\n");
}

void recordings_write_markdown(const struct recordings_result *result, struct buffer *out)
{
    write_verdict(result, out);
    comparability_write_markdown(&result->notes, out);
    markdown_write_conditions(result->request.fail_if, result->outcomes, out);
    write_parts(result, out);
    write_recordings(result, out);
    write_rows(result, out);
}
