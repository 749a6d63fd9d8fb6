/* See recordings_table.h. */
#include "render/recordings_table.h"
#include "base/cleanup.h"
#include "render/answer_table_text.h"
#include "render/commits_text.h"
#include "render/comparability_text.h"
#include "render/recordings_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>

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

        buffer_printf(out, "%-8s %.12s  ",
                      i < result->count[PAIR_CONTROL] ? "control" : "test",
                      recording->info->stored_id);
        recordings_write_step(recording, out);
        buffer_append_text(out, "  ");
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
    char control[TABLE_TIME_SIZE], test[TABLE_TIME_SIZE];
    double times[2];

    buffer_init(&words, 2000);
    recordings_verdict_times(result, times);
    table_time(times[PAIR_CONTROL], false, control);
    table_time(times[PAIR_TEST], false, test);
    buffer_printf(&words, "%s → %s per step, ", control, test);
    recordings_write_verdict(result, &words);
    bool ended = words.length > 0 && words.bytes[words.length - 1] == '.';
    buffer_printf(&words, "%s%s", ended ? "" : ".", isnan(result->step.p) ? "" : " ");
    recordings_write_spread(result, &words);
    if (result->without_profiler)
        buffer_append_char(&words, ' ');
    recordings_write_recorded(result, &words);
    if (!buffer_failed(&words))
        write_wrapped(words.bytes, width, out);
}

void recordings_write_table(const struct recordings_result *result,
                            const struct answer_commits *commits, bool colour,
                            size_t width, struct buffer *out)
{
    size_t line = width < LINE_MOST ? width : LINE_MOST;
    CLEANUP(answer_table_free) struct answer_table parts = {0}, rows = {0};
    CLEANUP_BUFFER struct buffer end;

    if (!answer_table_of_recorded_parts(result, &parts) ||
        !answer_table_of_recorded_rows(result, &rows))
        out->failed = true;
    write_recordings(result, width, out);
    buffer_append_char(out, '\n');
    comparability_write_table(&result->notes, colour, line, out);
    commits_write_table(commits, line, out);
    write_verdict(result, width, out);
    answer_table_write_text(&parts, colour, line, out);
    answer_table_write_text(&rows, colour, width, out);
    buffer_append_char(out, '\n');
    buffer_init(&end, 1000);
    buffer_printf(&end, "%zu of %zu rows. ", result->page_count, result->row_count);
    recordings_write_found(result, &end);
    buffer_append_text(&end, " " RECORDINGS_LEFT_OUT);
    if (!buffer_failed(&end))
        write_wrapped(end.bytes, width, out);
}
