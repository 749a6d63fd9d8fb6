/* See recordings_words.h. */
#include "render/recordings_words.h"
#include "answer/verdict_sentences.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "render/table_text.h"
#include "store/set/set_pair.h"

#include <math.h>

#define SPREAD_SHOWN 0.05 /* in percent; less is written as 0.0 */

static void write_counts(const struct recordings_result *result, struct buffer *out)
{
    buffer_printf(out, "%zu recording%s", result->count[PAIR_CONTROL],
                  result->count[PAIR_CONTROL] == 1 ? "" : "s");
    buffer_printf(out, " against %zu", result->count[PAIR_TEST]);
}

static void write_limits(const struct recordings_result *result, struct buffer *out)
{
    CLEANUP_SENTENCE struct sentence limits;

    sentence_init(&limits);
    verdict_say_limits(result->time, &limits);
    if (!sentence_is_empty(&limits))
        buffer_printf(out, ". %s", sentence_words(&limits));
}

void recordings_write_verdict(const struct recordings_result *result, struct buffer *out)
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
        buffer_append_text(out, ": a recording has steps without a time");
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

void recordings_say_recorded(const struct recordings_result *result, struct sentence *out)
{
    const struct step_time *time = result->time;
    const double means[2] = {time[PAIR_CONTROL].step, time[PAIR_TEST].step};

    if (!result->without_profiler)
        return;
    verdict_say_profiled(means, 100 * (means[PAIR_TEST] / means[PAIR_CONTROL] - 1),
                         result->unprofiled.factor, out);
    sentence_text(out, " The rows below are those of the recordings.");
}

void recordings_write_recorded(const struct recordings_result *result, struct buffer *out)
{
    CLEANUP_SENTENCE struct sentence recorded;

    sentence_init(&recorded);
    recordings_say_recorded(result, &recorded);
    buffer_append_text(out, sentence_words(&recorded));
}

void recordings_write_step(const struct recording *recording, struct buffer *out)
{
    table_append_time(recording->time.step, false, out);
    if (isnan(recording->unprofiled))
        return;
    buffer_append_text(out, " (");
    table_append_time(recording->unprofiled, false, out);
    buffer_append_text(out, " without the profiler)");
}

void recordings_write_title(const struct recordings_result *result, enum pair_side side,
                            struct buffer *out)
{
    buffer_append_text(out, result->sets.sets[side][0].label);
    if (result->count[side] > 1)
        buffer_printf(out, " and %zu more", result->count[side] - 1);
}

void recordings_write_spread(const struct recordings_result *result, struct buffer *out)
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

void recordings_write_found(const struct recordings_result *result, struct buffer *out)
{
    size_t judged = result->judged_rows[result->request.measure];

    if (judged == 0)
        buffer_append_text(out, "No row is judged.");
    else
        buffer_printf(out, "%zu row%s judged: %zu slower and %zu faster.", judged,
                      judged == 1 ? "" : "s", result->slower, result->faster);
}
