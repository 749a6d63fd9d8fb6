/* See recordings_json.h. */
#include "render/recordings_json.h"
#include "base/cleanup.h"
#include "render/comparability_text.h"
#include "render/compare_answers_json.h"
#include "render/json.h"
#include "render/parameters_json.h"
#include "render/recordings_words.h"
#include "render/step_time_json.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <string.h>

static json_t *make_text(const char *text)
{
    return render_text(text, strlen(text));
}

/* ---- the recordings ---- */

static json_t *make_side(const struct recordings_result *result, enum pair_side side)
{
    size_t first = side == PAIR_CONTROL ? 0 : result->count[PAIR_CONTROL];
    json_t *list = json_array();

    for (size_t i = first; i < first + result->count[side]; i++) {
        const struct recording *recording = &result->recordings[i];

        json_array_append_new(list, json_pack("{s:s, s:o, s:I, s:I, s:o, s:o}", "set",
                                              recording->info->stored_id, "label",
                                              make_text(recording->info->label), "ranks",
                                              (json_int_t)recording->ranks, "samples",
                                              (json_int_t)recording->samples, "step_time",
                                              step_time_json(&recording->time),
                                              "without_profiler",
                                              render_us(recording->unprofiled)));
    }
    return json_pack("{s:o}", "recordings", list);
}

/* ---- the verdict ---- */

static json_t *make_percent(double difference)
{
    return render_real(recordings_percent(difference));
}

static json_t *make_judgement(enum verdict_kind verdict,
                              const struct recordings_test *step, const double times[2])
{
    return json_pack(
        "{s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "verdict",
        verdict_name(verdict), "control", render_us(times[0]), "test",
        render_us(times[1]), "change_percent", make_percent(step->difference),
        "low_percent", make_percent(step->low), "high_percent", make_percent(step->high),
        "confidence", isnan(step->p) ? json_null() : json_real(RECORDINGS_CONFIDENCE),
        "p_value", render_real(step->p), "between_percent",
        render_real(100 * step->between), "within_percent",
        render_real(100 * step->within));
}

static json_t *make_verdict(const struct recordings_result *result)
{
    CLEANUP_BUFFER struct buffer words;
    CLEANUP_SENTENCE struct sentence recorded;
    double times[2];

    buffer_init(&words, 800);
    recordings_write_verdict(result, &words);
    sentence_init(&recorded);
    recordings_say_recorded(result, &recorded);
    recordings_verdict_times(result, times);
    json_t *object = json_pack(
        "{s:o, s:s, s:I, s:I, s:o, s:o}", "words",
        buffer_failed(&words) ? NULL : render_text(words.bytes, words.length), "unit",
        "recording", "control_observations", (json_int_t)result->count[PAIR_CONTROL],
        "test_observations", (json_int_t)result->count[PAIR_TEST], "equivalence",
        render_real(result->request.equivalence), "recorded",
        compare_json_sentence(&recorded));
    json_object_update_new(object, make_judgement(result->verdict, &result->step, times));
    return object;
}

static json_t *make_unprofiled(const struct recordings_unprofiled *unprofiled)
{
    return unprofiled->is_known
               ? make_judgement(unprofiled->verdict, &unprofiled->test, unprofiled->mean)
               : json_null();
}

static json_t *make_profiler_factor(const struct recordings_unprofiled *unprofiled)
{
    return unprofiled->is_known
               ? json_pack("{s:o, s:o}", "control", render_real(unprofiled->factor[0]),
                           "test", render_real(unprofiled->factor[1]))
               : json_null();
}

static json_t *make_middle(const struct recordings_result *result)
{
    return json_pack("{s:s, s:s}", "control",
                     recordings_middle(result, PAIR_CONTROL)->info->stored_id, "test",
                     recordings_middle(result, PAIR_TEST)->info->stored_id);
}

/* ---- rows ---- */

static json_t *make_self(const struct recordings_row *row, double ns)
{
    return row->side == TRACE_HOST ? render_us(ns) : json_null();
}

static json_t *make_row(const struct recordings_result *result,
                        const struct recordings_row *row)
{
    enum significance_measure measure = result->request.measure;
    const struct recordings_test *test = recordings_test_of(result, row);
    const double *count = row->count, *total = row->total, *self = row->self;
    json_t *object = json_pack(
        "{s:o, s:o, s:s, s:I, s:I, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "name",
        make_text(row->name), "category", make_text(row->category), "kind",
        trace_kind_name((enum trace_kind)row->kind), "control_recordings",
        (json_int_t)row->recordings[PAIR_CONTROL], "test_recordings",
        (json_int_t)row->recordings[PAIR_TEST], "control_counts_per_step",
        render_real(count[0]), "test_counts_per_step", render_real(count[1]),
        "diff_counts_per_step", render_real(count[1] - count[0]), "control_per_step",
        render_us(total[0]), "test_per_step", render_us(total[1]), "diff_per_step",
        render_us(total[1] - total[0]), "control_self_per_step", make_self(row, self[0]),
        "test_self_per_step", make_self(row, self[1]), "diff_self_per_step",
        make_self(row, self[1] - self[0]));
    json_t *judged =
        json_pack("{s:o, s:o, s:o, s:o, s:o, s:s, s:s}", "change_percent",
                  make_percent(test->difference), "low_percent", make_percent(test->low),
                  "high_percent", make_percent(test->high), "p_value",
                  render_real(test->p), "q_value", render_real(row->q[measure]),
                  "significance", significance_name(row->verdicts[measure]), "calls",
                  significance_calls_name(row->calls));

    json_object_update_new(object, judged);
    return object;
}

static int write_rows(const struct recordings_result *result, struct buffer *out,
                      struct error *error)
{
    int failed = 0;

    buffer_append_text(out, ",\"rows\":[");
    for (size_t i = 0; i < result->page_count && failed == 0; i++) {
        if (i > 0)
            buffer_append_char(out, ',');
        failed = render_append(out, make_row(result, &result->page[i]), error);
        if (failed == 0)
            failed = budget_check(result->budget, error);
    }
    buffer_append_char(out, ']');
    return failed;
}

/* ---- the whole ---- */

int recordings_write_json(const struct recordings_result *result, struct buffer *out,
                          struct error *error)
{
    enum significance_measure measure = result->request.measure;
    json_t *changed = json_pack("{s:I, s:I}", "slower", (json_int_t)result->slower,
                                "faster", (json_int_t)result->faster);

    buffer_append_char(out, '{');
    if (render_member(out, "judged", json_string("between_recordings"), error) < 0 ||
        render_member(out, "control", make_side(result, PAIR_CONTROL), error) < 0 ||
        render_member(out, "test", make_side(result, PAIR_TEST), error) < 0 ||
        render_member(out, "selection",
                      parameters_json_echo(&compare_parameters, &result->request),
                      error) < 0 ||
        render_member(out, "step_time", step_times_json(result->time), error) < 0 ||
        render_member(out, "verdict", make_verdict(result), error) < 0 ||
        render_member(out, "without_profiler", make_unprofiled(&result->unprofiled),
                      error) < 0 ||
        render_member(out, "profiler_factor", make_profiler_factor(&result->unprofiled),
                      error) < 0 ||
        render_member(out, "middle", make_middle(result), error) < 0 ||
        render_member(out, "comparability", comparability_write_json(&result->notes),
                      error) < 0 ||
        render_member(out, "note", json_string(RECORDINGS_LEFT_OUT), error) < 0 ||
        render_member(out, "row_count", json_integer((json_int_t)result->row_count),
                      error) < 0 ||
        render_member(out, "rows_before_filters",
                      json_integer((json_int_t)result->rows_before_filters), error) < 0 ||
        render_member(out, "judged_rows",
                      json_integer((json_int_t)result->judged_rows[measure]),
                      error) < 0 ||
        render_member(out, "changed_rows", changed, error) < 0 ||
        render_member(out, "fail_if",
                      compare_json_fail_if(result->request.fail_if, result->outcomes),
                      error) < 0)
        return -(int)error->code;
    int failed = write_rows(result, out, error);
    buffer_append_char(out, '}');
    return failed;
}
