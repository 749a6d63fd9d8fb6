/* See compare_table.h. */
#include "cli/compare_table.h"
#include "analysis/comparability.h"
#include "cli/compare_diagnosis.h"
#include "cli/compare_words.h"
#include "cli/table_text.h"

#include <stdio.h>
#include <string.h>

#define NAME_WIDTH 58
#define LABEL_WIDTH 80
#define NOTE_WIDTH 2000

static void write_side(const struct compare_result *result, enum pair_side side,
                       struct buffer *out)
{
    const struct selection *selection = &result->selection[side];

    buffer_printf(out, "%-8s %s  ", side == PAIR_TEST ? "test" : "control",
                  result->info[side].stored_id);
    table_name(result->info[side].label, LABEL_WIDTH, out);
    buffer_printf(out, "  (%zu rank%s, %zu sample%s", selection->rank_count,
                  selection->rank_count == 1 ? "" : "s", selection->step_count,
                  selection->step_count == 1 ? "" : "s");
    if (selection->pseudo_count > 0)
        buffer_append_text(out, ", whole files");
    if (result->info[side].marker != NULL) {
        buffer_append_text(out, ", steps by ");
        table_name(result->info[side].marker, LABEL_WIDTH, out);
    }
    buffer_append_text(out, ")\n");
}

/* Rows without a difference that was found are faint. */
static void write_row(const struct compare_result *result, const struct compare_row *row,
                      bool colour, struct buffer *out)
{
    double control = (double)compare_shown_time(result, row, PAIR_CONTROL);
    double test = (double)compare_shown_time(result, row, PAIR_TEST);
    bool faint = compare_test(result, row)->verdict == SIGNIFICANCE_NO_DIFFERENCE;
    char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE], difference[TABLE_TIME_SIZE];
    char percent[24] = "";

    table_time(control, false, from);
    table_time(test, false, to);
    table_time(test - control, true, difference);
    if (row->change == CHANGE_ADDED || row->change == CHANGE_DELETED)
        snprintf(percent, sizeof percent, "%s",
                 row->change == CHANGE_ADDED ? "added" : "deleted");
    else if (control > 0)
        snprintf(percent, sizeof percent, "%+.1f %%", 100 * (test - control) / control);
    buffer_printf(out, "%s%9llu %9llu %14s %14s  %s%14s %10s%s%s  %-19s  ",
                  faint ? table_faint(colour) : "",
                  (unsigned long long)row->count[PAIR_CONTROL],
                  (unsigned long long)row->count[PAIR_TEST], from, to,
                  faint ? "" : table_colour(colour, test - control), difference, percent,
                  table_plain(colour), faint ? table_faint(colour) : "",
                  compare_row_words(result, row));
    table_name(row->name, NAME_WIDTH, out);
    buffer_append_text(out, "  [");
    table_name(row->category, NAME_WIDTH, out);
    buffer_append_char(out, ']');
    if (row->significance.calls == CALLS_FACT) {
        buffer_append_text(out, "  calls in a step: ");
        compare_write_calls(row, out);
    }
    buffer_printf(out, "%s\n", faint ? table_plain(colour) : "");
}

static void write_rows(const struct compare_result *result, bool colour,
                       struct buffer *out)
{
    buffer_printf(out, "\n%9s %9s %14s %14s  %14s %10s  %-19s  %s\n", "control", "test",
                  "control", "test", "change", "", result->significance ? "real?" : "",
                  "name");
    bool self = result->measure == SIGNIFICANCE_SELF;
    const char *time = self ? "self time" : "total";
    buffer_printf(out, "%9s %9s %14s %14s\n", "counts", "counts", time, time);
    for (size_t i = 0; i < result->page_count; i++)
        write_row(result, &result->page[i], colour, out);
    if (result->page_count < result->row_count)
        buffer_printf(out, "… %zu of %zu rows; --limit shows more\n", result->page_count,
                      result->row_count);
    if (self)
        buffer_append_text(out, "host rows: without the calls inside them; --measure "
                                "total counts those too\n");
    size_t before = out->length;
    compare_write_too_few(result, out);
    if (out->length > before)
        buffer_append_char(out, '\n');
}

void compare_write_table(const struct compare_result *result, bool colour, size_t width,
                         struct buffer *out)
{
    struct comparability notes;

    write_side(result, PAIR_CONTROL, out);
    write_side(result, PAIR_TEST, out);
    comparability_judge(result, &notes);
    for (size_t i = 0; i < notes.count; i++) {
        buffer_append_text(out, "note: ");
        table_name(notes.notes[i].text, NOTE_WIDTH, out);
        buffer_append_char(out, '\n');
    }
    compare_write_verdict(result, colour, out);
    compare_write_hints(result, out);
    compare_write_diagnosis(result, width, out);
    compare_write_waterfall(result, colour, width, out);
    compare_write_replacements(result, colour, out);
    buffer_append_text(out, "\noperations:");
    for (int change = 0; change < CHANGE_COUNT; change++)
        buffer_printf(out, "%s %u %s", change > 0 ? "," : "", result->ops_diff[change],
                      compare_change_name((enum compare_change)change));
    buffer_append_char(out, '\n');
    write_rows(result, colour, out);
}
