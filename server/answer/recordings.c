#include "answer/recordings.h"
#include "answer/answer.h"
#include "answer/answer_tables.h"
#include "answer/compare.h"
#include "answer/json.h"
#include "answer/text.h"
#include "base/error.h"
#include "base/text.h"
#include "store/set_pair.h"

#include <math.h>
#include <string.h>

/* ---- recordings words ---- */

#define SPREAD_SHOWN 0.05 /* in percent; less is written as 0.0 */

static void write_counts(const struct recordings_result *result, struct buffer *out)
{
    buffer_printf(out, "%zu recording%s", result->count[PAIR_CONTROL],
                  result->count[PAIR_CONTROL] == 1 ? "" : "s");
    buffer_printf(out, " against %zu", result->count[PAIR_TEST]);
}

static void write_limits(const struct recordings_result *result, struct buffer *out)
{
    CLEANUP_SENTENCE struct sentence limits = SENTENCE;

    verdict_say_limits(result->time, &limits);
    if (!sentence_is_empty(&limits))
        buffer_printf(out, ". %s", sentence_words(&limits));
}

/* "slower by 3.1 % (between +1.0 % and +5.2 %), judged between recordings: 3 recordings
 * against 2"; or why it cannot be judged. */
static void recordings_write_verdict(const struct recordings_result *result,
                                     struct buffer *out)
{
    const struct recordings_test *step = &result->step;
    double low = text_rounded(recordings_percent(step->low), 1);
    double high = text_rounded(recordings_percent(step->high), 1);

    buffer_append_text(out, verdict_words(result->verdict));
    if (!recordings_suffice(result->count)) {
        buffer_append_text(out, ": ");
        write_counts(result, out);
        buffer_printf(out,
                      " cannot tell a change from the usual difference between two "
                      "recordings; %d together can, such as 2 against 2 or 3 against 1",
                      RECORDINGS_MIN);
        return;
    }
    if (isnan(step->p)) {
        const char *lost = recorded_loss_say(&result->lost);

        buffer_printf(out, ": %s%s",
                      *lost != '\0' ? lost : "a recording has steps without a time",
                      *lost != '\0' ? ": leave out what lost rows" : "");
        return;
    }
    if (result->verdict == VERDICT_SLOWER || result->verdict == VERDICT_FASTER)
        buffer_printf(out, " by %.1f %% (between %s %% and %s %%)",
                      text_rounded(fabs(recordings_percent(step->difference)), 1),
                      text_number(low, 1, true).text, text_number(high, 1, true).text);
    else
        buffer_printf(out, ": between %s %% and %s %%", text_number(low, 1, true).text,
                      text_number(high, 1, true).text);
    if (result->verdict == VERDICT_UNCHANGED)
        buffer_printf(out, ", which is within \xC2\xB1%g %%",
                      100 * result->request.equivalence);
    buffer_append_text(out, result->without_profiler ? " without the profiler" : "");
    buffer_append_text(out, ", judged between recordings");
    buffer_append_text(out, result->is_corrected ? " at equal clock: " : ": ");
    write_counts(result, out);
    write_limits(result, out);
}

/* Of a verdict without the profiler, what the recordings have: "Recorded 27.2 → 19.7 ms
 * …"; else nothing. */
static void recordings_say_recorded(const struct recordings_result *result,
                                    struct sentence *out)
{
    const struct step_time *time = result->time;
    const double means[2] = {time[PAIR_CONTROL].step, time[PAIR_TEST].step};

    if (!result->without_profiler)
        return;
    verdict_say_profiled(means, 100 * (means[PAIR_TEST] / means[PAIR_CONTROL] - 1),
                         result->unprofiled.factor, out);
    sentence_text(out, " The rows below are those of the recordings.");
}

static void recordings_write_recorded(const struct recordings_result *result,
                                      struct buffer *out)
{
    CLEANUP_SENTENCE struct sentence recorded = SENTENCE;

    recordings_say_recorded(result, &recorded);
    buffer_append_text(out, sentence_words(&recorded));
}

/* "27.2 ms (13.1 ms without the profiler)" */
static void recordings_write_step(const struct recording *recording, struct buffer *out)
{
    buffer_append_text(out, text_time(recording->time.step, false).text);
    if (!isnan(recording->unprofiled))
        buffer_printf(out, " (%s without the profiler)",
                      text_time(recording->unprofiled, false).text);
}

/* "Recordings of a side differ by 0.9 % beyond the noise of their steps."; nothing if
 * nothing was judged. */
static void recordings_write_spread(const struct recordings_result *result,
                                    struct buffer *out)
{
    double percent = 100 * result->step.between;

    if (isnan(result->step.p))
        return;
    if (!isnan(result->step.within) && percent < SPREAD_SHOWN)
        buffer_append_text(out,
                           "Recordings of a side differ by no more than the noise of "
                           "their steps explains.");
    else
        buffer_printf(
            out, "Recordings of a side differ by %.1f %%%s.", text_rounded(percent, 1),
            isnan(result->step.within) ? "" : " beyond the noise of their steps");
}

/* "209 rows judged: 7 slower and 9 faster.", or that no row was judged. */
static void recordings_write_found(const struct recordings_result *result,
                                   struct buffer *out)
{
    size_t judged = result->judged_rows[result->request.measure];

    if (judged == 0)
        buffer_append_text(out, "No row is judged.");
    else
        buffer_printf(out, "%zu row%s judged: %zu slower and %zu faster.", judged,
                      judged == 1 ? "" : "s", result->slower, result->faster);
}

/* The means of a step and its parts, and the page of rows. */
static void make_tables(const struct recordings_result *result,
                        struct answer_table *parts, struct answer_table *rows,
                        struct buffer *out)
{
    answer_table_of_recorded_parts(result, parts);
    answer_table_of_recorded_rows(result, rows);
    out->failed = out->failed || answer_table_failed(parts) || answer_table_failed(rows);
}

/* ---- recordings brief ---- */

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
    brief_say(lines, "certainty",
              "change of the geometric mean %s %%, between %s %% and %s %% "
              "with 95 %% confidence, p %.2g, by %zu and %zu recordings",
              text_number(recordings_percent(step->difference), 1, true).text,
              text_number(recordings_percent(step->low), 1, true).text,
              text_number(recordings_percent(step->high), 1, true).text, step->p,
              result->count[PAIR_CONTROL], result->count[PAIR_TEST]);
    brief_line(lines, "noise");
    recordings_write_spread(result, &lines->line);
    brief_line_end(lines);
}

/* The means that the verdict is about, ns. */
static void recordings_verdict_times(const struct recordings_result *result,
                                     double times[2])
{
    for (int side = 0; side < 2; side++)
        times[side] = result->without_profiler ? result->unprofiled.mean[side]
                                               : result->time[side].step;
}

static void write_verdict(const struct recordings_result *result,
                          struct brief_lines *lines)
{
    double times[2];

    recordings_verdict_times(result, times);
    brief_say(lines, "verdict", "%s", verdict_name(result->verdict));
    brief_line(lines, "verdict_words");
    recordings_write_verdict(result, &lines->line);
    brief_line_end(lines);
    brief_say(lines, "judged", "%s", "between_recordings");
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

/* The set of the recording of a side with the middle step time, for views of one per
 * side.
 */
static const char *middle_set(const struct recordings_result *result, enum pair_side side)
{
    const struct recording *list =
        result->recordings + (side == PAIR_CONTROL ? 0 : result->count[PAIR_CONTROL]);
    double steps[RECORDINGS_MAX];

    for (size_t i = 0; i < result->count[side]; i++)
        steps[i] = list[i].time.step;
    return list[recordings_middle(steps, result->count[side])].info->stored_id;
}

static void write_links(const struct recordings_result *result, const char *base,
                        struct brief_lines *lines)
{
    static const char *const pages[][2] = {{"link.pair", "/compare"},
                                           {"link.tree", "/tree"},
                                           {"link.timeline", "/timeline"}};
    const struct side_request *request = result->request.side;
    CLEANUP_BUFFER struct buffer chosen = BUFFER(CHOSEN_MAX);
    struct buffer *out = &lines->line;

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
                      middle_set(result, PAIR_CONTROL), middle_set(result, PAIR_TEST),
                      choice);
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
    CLEANUP(answer_table_free) struct answer_table parts, rows;
    struct brief_lines lines;

    make_tables(result, &parts, &rows, out);
    brief_lines_begin(&lines, BRIEF_BYTES_MAX, out);
    brief_say(&lines, "note", "%s", BRIEF_NOTE);
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

/* ---- recordings csv ---- */

static void append_number(struct buffer *out, double value)
{
    if (isnan(value))
        buffer_append_char(out, ',');
    else
        buffer_printf(out, ",%.12g", value);
}

static void append_pair(struct buffer *out, const double pair[2], double divisor)
{
    append_number(out, pair[PAIR_CONTROL] / divisor);
    append_number(out, pair[PAIR_TEST] / divisor);
    append_number(out, (pair[PAIR_TEST] - pair[PAIR_CONTROL]) / divisor);
}

static void append_row(const struct recordings_result *result,
                       const struct recordings_row *row, struct buffer *out)
{
    static const double none[2] = {(double)NAN, (double)NAN};
    enum significance_measure measure = result->request.measure;
    const struct recordings_test *test = recordings_test_of(result, row);

    csv_append_text(out, row->name, strlen(row->name));
    buffer_append_char(out, ',');
    csv_append_text(out, row->category, strlen(row->category));
    buffer_append_char(out, ',');
    csv_append_words(out, trace_kind_name((enum trace_kind)row->kind));
    buffer_printf(out, ",%zu,%zu", row->recordings[0], row->recordings[1]);
    append_pair(out, row->count, 1);
    append_pair(out, row->total, 1000);
    append_pair(out, row->side == TRACE_HOST ? row->self : none, 1000);
    append_number(out, recordings_percent(test->difference));
    append_number(out, recordings_percent(test->low));
    append_number(out, recordings_percent(test->high));
    append_number(out, test->p);
    append_number(out, row->q[measure]);
    buffer_printf(out, ",%s,%s\r\n", significance_name(row->verdicts[measure]),
                  significance_calls_name(row->calls));
}

void recordings_write_csv(const struct recordings_result *result, struct buffer *out)
{
    buffer_append_text(
        out, "name,category,kind,control_recordings,test_recordings,"
             "control_counts_per_step,test_counts_per_step,diff_counts_per_step,"
             "control_per_step,test_per_step,diff_per_step,"
             "control_self_per_step,test_self_per_step,diff_self_per_step,"
             "change_percent,low_percent,high_percent,p_value,q_value,significance,"
             "calls\r\n");
    for (size_t i = 0; i < result->page_count && !budget_is_over(result->budget); i++)
        append_row(result, &result->page[i], out);
}

/* ---- recordings json ---- */

static void write_recordings_of(const struct recordings_result *result,
                                struct buffer *out)
{
    const struct recording *recording = result->recordings;

    for (int side = 0; side < 2; side++) {
        json_write(out,
                   side == PAIR_CONTROL ? "control:{recordings:[" : "test:{recordings:[");
        for (size_t i = 0; i < result->count[side]; i++, recording++) {
            json_write(out, "{set:%s, label:%s, ranks:%zu, samples:%zu, step_time:{",
                       recording->info->stored_id, recording->info->label,
                       recording->ranks, recording->samples);
            step_time_json(&recording->time, out);
            json_write(out, "}, without_profiler:%#f}", recording->unprofiled);
        }
        json_write(out, "]}");
    }
}

/* ---- the verdict ---- */

static void write_judgement(enum verdict_kind verdict, const struct recordings_test *step,
                            const double times[2], struct buffer *out)
{
    json_write(out,
               "verdict:%s, control:%#f, test:%#f, change_percent:%#g, low_percent:%#g, "
               "high_percent:%#g, confidence:%#g, p_value:%#g, between_percent:%#g, "
               "within_percent:%#g",
               verdict_name(verdict), times[PAIR_CONTROL], times[PAIR_TEST],
               recordings_percent(step->difference), recordings_percent(step->low),
               recordings_percent(step->high),
               isnan(step->p) ? NAN : RECORDINGS_CONFIDENCE, step->p, 100 * step->between,
               100 * step->within);
}

static void json_write_verdict(const struct recordings_result *result, struct buffer *out)
{
    const struct recordings_unprofiled *unprofiled = &result->unprofiled;
    CLEANUP_BUFFER struct buffer words = BUFFER(800);
    CLEANUP_SENTENCE struct sentence recorded = SENTENCE;
    double times[2];

    recordings_write_verdict(result, &words);
    recordings_say_recorded(result, &recorded);
    recordings_verdict_times(result, times);
    out->failed = out->failed || buffer_failed(&words);
    json_write(out,
               "verdict:{words:%s, unit:\"recording\", control_observations:%zu, "
               "test_observations:%zu, equivalence:%#g",
               words.bytes, result->count[PAIR_CONTROL], result->count[PAIR_TEST],
               result->request.equivalence);
    compare_json_sentence("recorded", &recorded, out);
    write_judgement(result->verdict, &result->step, times, out);
    if (!unprofiled->is_known) {
        json_write(out, "}, without_profiler:null, profiler_factor:null");
        return;
    }
    json_write(out, "}, without_profiler:{");
    write_judgement(unprofiled->verdict, &unprofiled->test, unprofiled->mean, out);
    json_write(out, "}, profiler_factor:{control:%#g, test:%#g}", unprofiled->factor[0],
               unprofiled->factor[1]);
}

/* ---- rows ---- */

static void write_row(const struct recordings_result *result,
                      const struct recordings_row *row, struct buffer *out)
{
    enum significance_measure measure = result->request.measure;
    const struct recordings_test *test = recordings_test_of(result, row);
    const double *count = row->count, *total = row->total;
    double self = row->side == TRACE_HOST ? 1 : NAN; /* only of host rows */

    json_write(out,
               "{name:%s, category:%s, kind:%s, control_recordings:%zu, "
               "test_recordings:%zu, control_counts_per_step:%#g, "
               "test_counts_per_step:%#g, diff_counts_per_step:%#g, "
               "control_per_step:%#f, test_per_step:%#f, diff_per_step:%#f, "
               "control_self_per_step:%#f, test_self_per_step:%#f, "
               "diff_self_per_step:%#f",
               row->name, row->category, trace_kind_name((enum trace_kind)row->kind),
               row->recordings[PAIR_CONTROL], row->recordings[PAIR_TEST], count[0],
               count[1], count[1] - count[0], total[0], total[1], total[1] - total[0],
               self * row->self[0], self * row->self[1],
               self * (row->self[1] - row->self[0]));
    json_write(out,
               "change_percent:%#g, low_percent:%#g, high_percent:%#g, p_value:%#g, "
               "q_value:%#g, significance:%s, calls:%s}",
               recordings_percent(test->difference), recordings_percent(test->low),
               recordings_percent(test->high), test->p, row->q[measure],
               significance_name(row->verdicts[measure]),
               significance_calls_name(row->calls));
}

/* ---- the whole ---- */

void recordings_write_json(const struct recordings_result *result, struct buffer *out)
{
    json_write(out, "{judged:\"between_recordings\"");
    write_recordings_of(result, out);
    json_write(out, "selection:{");
    parameters_json_echo(&compare_parameters, &result->request, out);
    json_write(out, "}, step_time:{");
    step_times_json(result->time, out);
    json_write(out, "}");
    json_write_verdict(result, out);
    json_write(out, "middle:{control:%s, test:%s}", middle_set(result, PAIR_CONTROL),
               middle_set(result, PAIR_TEST));
    comparability_write_json(&result->notes, out);
    json_write(out,
               "note:%s, row_count:%zu, rows_before_filters:%zu, judged_rows:%zu, "
               "changed_rows:{slower:%zu, faster:%zu}",
               RECORDINGS_LEFT_OUT, result->row_count, result->rows_before_filters,
               result->judged_rows[result->request.measure], result->slower,
               result->faster);
    compare_json_fail_if(result->request.fail_if, result->outcomes, out);
    json_write(out, "rows:[");
    for (size_t i = 0; i < result->page_count && !buffer_failed(out); i++)
        write_row(result, &result->page[i], out);
    json_write(out, "]}");
}

/* ---- recordings markdown ---- */

#define LABEL_WIDTH 80

/* ---- the verdict ---- */

static void write_title(const struct recordings_result *result, enum pair_side side,
                        struct buffer *out)
{
    markdown_inline_code(result->sets.sets[side][0].label, LABEL_WIDTH, out);
    if (result->count[side] > 1)
        buffer_printf(out, " and %zu more", result->count[side] - 1);
}

static void markdown_write_verdict(const struct recordings_result *result,
                                   struct buffer *out)
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
    buffer_printf(out, "\n\nMean step %s → %s.",
                  text_time(times[PAIR_CONTROL], false).text,
                  text_time(times[PAIR_TEST], false).text);
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

static void markdown_write_rows(const struct recordings_result *result,
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
    CLEANUP(answer_table_free) struct answer_table parts, rows;

    make_tables(result, &parts, &rows, out);
    markdown_write_verdict(result, out);
    comparability_write_markdown(&result->notes, out);
    commits_write_markdown(commits, out);
    markdown_write_conditions(result->request.fail_if, result->outcomes, out);
    answer_table_write_markdown(&parts, (const struct answer_table *const[]){NULL}, out);
    write_recordings(result, out);
    markdown_write_rows(result, &rows, out);
}

/* ---- recordings table ---- */

#define LINE_MOST ((size_t)100)

static void write_wrapped(const char *words, size_t width, struct buffer *out)
{
    table_wrap(words, width < LINE_MOST ? width : LINE_MOST, 0, 0, out);
    buffer_append_char(out, '\n');
}

static void table_write_recordings(const struct recordings_result *result, size_t width,
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

static void table_write_verdict(const struct recordings_result *result, size_t width,
                                struct buffer *out)
{
    CLEANUP_BUFFER struct buffer words = BUFFER(2000);
    double times[2];

    recordings_verdict_times(result, times);
    buffer_printf(&words, "%s → %s per step, ",
                  table_time(times[PAIR_CONTROL], false).text,
                  table_time(times[PAIR_TEST], false).text);
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
    CLEANUP(answer_table_free) struct answer_table parts, rows;
    CLEANUP_BUFFER struct buffer end = BUFFER(1000);

    make_tables(result, &parts, &rows, out);
    table_write_recordings(result, width, out);
    buffer_append_char(out, '\n');
    comparability_write_table(&result->notes, colour, line, out);
    commits_write_table(commits, line, out);
    table_write_verdict(result, width, out);
    answer_table_write_text(&parts, colour, line, out);
    answer_table_write_text(&rows, colour, width, out);
    buffer_append_char(out, '\n');
    buffer_printf(&end, "%zu of %zu rows. ", result->page_count, result->row_count);
    recordings_write_found(result, &end);
    buffer_append_text(&end, " " RECORDINGS_LEFT_OUT);
    if (!buffer_failed(&end))
        write_wrapped(end.bytes, width, out);
}
