/* See recordings_table.h. */
#include "render/recordings_table.h"
#include "base/cleanup.h"
#include "render/comparability_text.h"
#include "render/recordings_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>

#define ROW_CELLS 58 /* characters of a line that are no name */
#define NAME_LEAST ((size_t)16)
#define NAME_MOST ((size_t)60)
#define LINE_MOST ((size_t)100)

static void write_wrapped(const char *words, size_t width, struct buffer *out)
{
    table_wrap(words, width < LINE_MOST ? width : LINE_MOST, 0, 0, out);
    buffer_append_char(out, '\n');
}

static void write_recordings(const struct recordings_result *result, size_t width,
                             struct buffer *out)
{
    size_t all = result->count[PAIR_CONTROL] + result->count[PAIR_TEST];

    for (size_t i = 0; i < all; i++) {
        const struct recording *recording = &result->recordings[i];
        char step[TABLE_TIME_SIZE];

        table_time(recording->time.step, false, step);
        buffer_printf(out, "%-8s %.12s  %s  ",
                      i < result->count[PAIR_CONTROL] ? "control" : "test",
                      recording->info->stored_id, step);
        table_name(recording->info->label, width / 3, out);
        buffer_printf(out, "  (%zu rank%s, %zu sample%s)\n", recording->ranks,
                      recording->ranks == 1 ? "" : "s", recording->samples,
                      recording->samples == 1 ? "" : "s");
    }
}

static void write_verdict(const struct recordings_result *result, size_t width,
                          struct buffer *out)
{
    CLEANUP_BUFFER struct buffer words;
    const struct step_time *time = result->time;
    char control[TABLE_TIME_SIZE], test[TABLE_TIME_SIZE];

    buffer_init(&words, 1000);
    table_time(time[PAIR_CONTROL].step, false, control);
    table_time(time[PAIR_TEST].step, false, test);
    buffer_printf(&words, "%s -> %s per step, ", control, test);
    recordings_write_verdict(result, &words);
    buffer_append_text(&words, isnan(result->step.p) ? "." : ". ");
    recordings_write_spread(result, &words);
    if (!buffer_failed(&words))
        write_wrapped(words.bytes, width, out);
}

static void write_row(const struct recordings_result *result,
                      const struct recordings_row *row, size_t name, bool colour,
                      struct buffer *out)
{
    const struct recordings_test *test = recordings_test_of(result, row);
    double control_ns = recordings_time(result, row, PAIR_CONTROL);
    double test_ns = recordings_time(result, row, PAIR_TEST);
    enum significance_verdict verdict = row->verdicts[result->request.measure];
    bool certain = verdict == SIGNIFICANCE_SLOWER || verdict == SIGNIFICANCE_FASTER;
    char from[TABLE_TIME_SIZE], to[TABLE_TIME_SIZE];
    CLEANUP_BUFFER struct buffer cell;

    buffer_init(&cell, 4 * NAME_MOST + 200);
    table_name(row->name, name, &cell);
    size_t used = buffer_failed(&cell) ? name : table_width(cell.bytes);
    if (!buffer_failed(&cell))
        buffer_append(out, cell.bytes, cell.length);
    table_time(control_ns, false, from);
    table_time(test_ns, false, to);
    buffer_printf(out, "%*s  %11s  %11s  ", (int)(name > used ? name - used : 0), "",
                  from, to);
    buffer_append_text(out, certain ? table_colour(colour, test->difference) : "");
    recordings_write_change(test, out);
    buffer_append_text(out, isnan(test->p) ? "" : "  ");
    recordings_write_row(result, row, out);
    buffer_append_text(out, certain ? table_plain(colour) : "");
    buffer_append_char(out, '\n');
}

void recordings_write_table(const struct recordings_result *result, bool colour,
                            size_t width, struct buffer *out)
{
    size_t name = width > ROW_CELLS + NAME_LEAST ? width - ROW_CELLS : NAME_LEAST;
    CLEANUP_BUFFER struct buffer end;

    name = name < NAME_MOST ? name : NAME_MOST;
    write_recordings(result, width, out);
    buffer_append_char(out, '\n');
    comparability_write_table(&result->notes, colour,
                              width < LINE_MOST ? width : LINE_MOST, out);
    write_verdict(result, width, out);
    buffer_append_char(out, '\n');
    if (result->page_count > 0)
        buffer_printf(out, "%-*s  %11s  %11s  %s\n", (int)name, "means per step",
                      "control", "test", "change (95 % interval), certain");
    for (size_t i = 0; i < result->page_count; i++)
        write_row(result, &result->page[i], name, colour, out);
    buffer_append_char(out, '\n');
    buffer_init(&end, 1000);
    buffer_printf(&end, "%zu of %zu rows. ", result->page_count, result->row_count);
    recordings_write_found(result, &end);
    buffer_append_text(&end, " " RECORDINGS_LEFT_OUT);
    if (!buffer_failed(&end))
        write_wrapped(end.bytes, width, out);
}
