/* See recordings_brief.h. */
#include "render/recordings_brief.h"

#include "base/cleanup.h"
#include "base/text.h"
#include "render/answer_table_brief.h"
#include "render/brief_lines.h"
#include "render/comparability_text.h"
#include "render/compare_brief.h"
#include "render/recordings_words.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <string.h>

#define LABEL_BYTES 60
#define RECORDINGS_SHOWN 5 /* of each side */
#define CHOSEN_MAX ((size_t)1 << 17)

static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

/* ---- what was compared ---- */

static void write_recording(const struct recording *recording, const char *side,
                            size_t number, struct brief_lines *lines)
{
    struct buffer *out = &lines->line;

    brief_line_of(lines, side, number, "");
    brief_name(recording->info->label, LABEL_BYTES, out);
    buffer_printf(out, " set %s, %zu rank%s, %zu sample%s, step ",
                  recording->info->stored_id, recording->ranks,
                  recording->ranks == 1 ? "" : "s", recording->samples,
                  recording->samples == 1 ? "" : "s");
    recordings_write_step(recording, out);
    brief_line_end(lines);
}

static void write_side(const struct recordings_result *result, enum pair_side side,
                       struct brief_lines *lines)
{
    const struct recording *list =
        result->recordings + (side == PAIR_CONTROL ? 0 : result->count[PAIR_CONTROL]);
    size_t count = result->count[side];

    brief_line(lines, sides[side]);
    buffer_printf(&lines->line, "%zu recording%s", count, count == 1 ? "" : "s");
    if (count > RECORDINGS_SHOWN)
        buffer_printf(&lines->line, ", the first %d below", RECORDINGS_SHOWN);
    brief_line_end(lines);
    for (size_t i = 0; i < count && i < RECORDINGS_SHOWN; i++)
        write_recording(&list[i], sides[side], i + 1, lines);
}

/* ---- the verdict ---- */

static void write_certainty(const struct recordings_result *result,
                            struct brief_lines *lines)
{
    const struct recordings_test *step = &result->step;

    if (isnan(step->p))
        return;
    brief_line(lines, "certainty");
    buffer_printf(&lines->line,
                  "change of the geometric mean %s %%, between %s %% and %s %% "
                  "with 95 %% confidence, p %.2g, by %zu and %zu recordings",
                  text_number(recordings_percent(step->difference), 1, true).text,
                  text_number(recordings_percent(step->low), 1, true).text,
                  text_number(recordings_percent(step->high), 1, true).text, step->p,
                  result->count[PAIR_CONTROL], result->count[PAIR_TEST]);
    brief_line_end(lines);
    brief_line(lines, "noise");
    recordings_write_spread(result, &lines->line);
    brief_line_end(lines);
}

static void write_verdict(const struct recordings_result *result,
                          struct brief_lines *lines)
{
    double times[2];

    recordings_verdict_times(result, times);
    brief_line(lines, "verdict");
    buffer_append_text(&lines->line, verdict_name(result->verdict));
    brief_line_end(lines);
    brief_line(lines, "verdict_words");
    recordings_write_verdict(result, &lines->line);
    brief_line_end(lines);
    brief_line(lines, "judged");
    buffer_append_text(&lines->line, "between_recordings");
    brief_line_end(lines);
    brief_line(lines, "time");
    buffer_append_text(&lines->line, "mean step time of the recordings, ");
    brief_change(times[0], times[1], times[1] - times[0], &lines->line);
    brief_line_end(lines);
    if (result->without_profiler) {
        brief_line(lines, "recorded");
        recordings_write_recorded(result, &lines->line);
        brief_line_end(lines);
    }
    write_certainty(result, lines);
}

/* ---- links ---- */

/* Twelve digits of each id, as the page writes them: 128 ids fit. */
static void append_sets(const struct recordings_result *result, enum pair_side side,
                        struct buffer *out)
{
    for (size_t i = 0; i < result->count[side]; i++)
        buffer_printf(out, "%s%.12s", i > 0 ? "," : "",
                      result->sets.sets[side][i].stored_id);
}

static void write_links(const struct recordings_result *result, const char *base,
                        struct brief_lines *lines)
{
    static const char *const pages[][2] = {{"link.pair", "/compare"},
                                           {"link.tree", "/tree"},
                                           {"link.timeline", "/timeline"}};
    const struct side_request *request = result->request.side;
    CLEANUP_BUFFER struct buffer chosen;
    struct buffer *out = &lines->line;

    buffer_init(&chosen, CHOSEN_MAX);
    bool whole = compare_brief_choose(
        request, (const char *const[]){request[0].marker, request[1].marker}, &chosen);
    const char *choice = chosen.length > 0 && !buffer_failed(&chosen) ? chosen.bytes : "";
    brief_line(lines, "link.page");
    buffer_printf(out, "%s/compare/recordings?control=", base);
    append_sets(result, PAIR_CONTROL, out);
    buffer_append_text(out, "&test=");
    append_sets(result, PAIR_TEST, out);
    buffer_append_text(out, choice);
    brief_line_end(lines);
    for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++) {
        brief_line(lines, pages[i][0]);
        buffer_printf(out, "%s%s?control=%s&test=%s%s", base, pages[i][1],
                      recordings_middle(result, PAIR_CONTROL)->info->stored_id,
                      recordings_middle(result, PAIR_TEST)->info->stored_id, choice);
        brief_line_end(lines);
    }
    brief_line(lines, "link.help");
    buffer_printf(out,
                  "paths on the dashboard (tracediff serve)%s; waterfall, tree, timeline "
                  "and causes show one recording of each side: link.pair has those with "
                  "the middle step time",
                  whole ? "" : ", for all ranks and steps: the selection is too long");
    brief_line_end(lines);
}

static void write_rows_head(const struct recordings_result *result,
                            struct brief_lines *lines)
{
    brief_line(lines, "rows");
    buffer_printf(&lines->line, "means per step%s, interval of 95 %%; ",
                  result->request.measure == SIGNIFICANCE_SELF
                      ? ", host operations by self time"
                      : "");
    recordings_write_found(result, &lines->line);
    brief_line_end(lines);
}

void recordings_write_brief(const struct recordings_result *result, const char *base,
                            struct buffer *out)
{
    CLEANUP(answer_table_free) struct answer_table parts = {0}, rows = {0};
    struct brief_lines lines;

    if (!answer_table_of_recorded_parts(result, &parts) ||
        !answer_table_of_recorded_rows(result, &rows))
        out->failed = true;
    brief_lines_begin(&lines, BRIEF_BYTES_MAX, out);
    brief_line(&lines, "note");
    buffer_append_text(&lines.line, BRIEF_NOTE);
    brief_line_end(&lines);
    write_verdict(result, &lines);
    comparability_write_brief(&result->notes, &lines);
    for (int side = 0; side < 2; side++)
        write_side(result, (enum pair_side)side, &lines);
    write_links(result, base, &lines);
    answer_table_write_brief(&parts, "part", &lines);
    write_rows_head(result, &lines);
    answer_table_write_brief(&rows, "row", &lines);
    brief_lines_end(&lines);
}
