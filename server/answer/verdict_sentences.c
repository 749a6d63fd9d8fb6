/* See verdict_sentences.h. */
#include "answer/verdict_sentences.h"

#include "base/text.h"
#include "store/set/set_pair.h"

#include <math.h>

#define PLUS_MINUS "\xC2\xB1"

/* ---- the typical change ---- */

/* An amount as a part of the control's median, or as a time where that is 0. */
static void say_change(const struct verdict *verdict, double ns, struct sentence *out)
{
    double percent = verdict_percent(verdict, ns);

    if (isnan(percent))
        sentence_time_change(out, ns);
    else
        sentence_percent_change(out, percent);
}

static void say_interval(const struct verdict *verdict, struct sentence *out)
{
    sentence_text(out, "between ");
    say_change(verdict, (double)verdict->low, out);
    sentence_text(out, " and ");
    say_change(verdict, (double)verdict->high, out);
}

/* The likely direction of an uncertain change: the typical step moved by more than the
 * equivalence, and a move in the other direction would lie within it. */
static const char *likely(const struct verdict *verdict)
{
    double margin = verdict->equivalence * verdict->test.median[0];

    if (!(verdict->test.median[0] > 0))
        return "";
    if (verdict->shift > margin && (double)verdict->low >= -margin)
        return "probably slower";
    if (verdict->shift < -margin && (double)verdict->high <= margin)
        return "probably faster";
    return "";
}

static void say_likely(const struct verdict *verdict, const char *before,
                       struct sentence *out)
{
    const char *words = likely(verdict);

    if (*words != '\0')
        sentence_printf(out, "%s%s", before, words);
}

/* Why a change that the steps show is not certain. */
static void say_host(const struct verdict *verdict, struct sentence *out)
{
    sentence_text(out, " as recorded, but calls of the host take ");
    sentence_digits(out, verdict->host_least);
    sentence_text(out, " to ");
    sentence_digits(out, verdict->host_most);
    sentence_text(out,
                  " times as long, as they may between two recordings of one program");
}

static void say_equivalence(const struct verdict *verdict, struct sentence *out)
{
    double percent = 100 * verdict->equivalence;

    sentence_number(out, percent, SENTENCE_PERCENT, PLUS_MINUS "%g %%", percent);
}

void verdict_say_profiled(const double means[2], double percent, const double factor[2],
                          struct sentence *out)
{
    sentence_text(out, "Recorded ");
    sentence_times(out, means[PAIR_CONTROL], means[PAIR_TEST]);
    sentence_text(out, " (");
    if (isnan(percent))
        sentence_time_change(out, means[PAIR_TEST] - means[PAIR_CONTROL]);
    else
        sentence_percent_change(out, percent);
    sentence_text(out, "): recording makes steps ");
    sentence_digits(out, factor[PAIR_CONTROL]);
    sentence_text(out, " times as long in the control, ");
    sentence_digits(out, factor[PAIR_TEST]);
    sentence_text(out, " in the test.");
}

void verdict_say_recorded(const struct compare_result *result, struct sentence *out)
{
    const struct verdict *recorded = &result->recorded_verdict;

    if (!result->verdict.without_profiler)
        return;
    verdict_say_profiled(recorded->mean, verdict_percent(recorded, recorded->change),
                         result->unprofiled.factor, out);
    sentence_text(out, " The causes below are those of the recording.");
}

static void say_size(const struct verdict *verdict, struct sentence *out)
{
    bool typical;
    double percent = verdict_headline(verdict, &typical);

    sentence_text(out, typical ? ", typically" : "");
    if (percent < TEXT_TIMES_FROM) {
        sentence_text(out, " by ");
        sentence_number(out, fabs(percent), SENTENCE_PERCENT, "%.1f %%",
                        text_rounded(fabs(percent), 1));
    } else {
        sentence_text(out, typical ? " " : ": ");
        sentence_percent_change(out, percent);
        sentence_text(out, " as long");
    }
}

void verdict_say(const struct verdict *verdict, struct sentence *out)
{
    double shift = verdict_percent(verdict, verdict->shift);

    sentence_text(out, verdict_words(verdict->kind));
    if (verdict->kind == VERDICT_CANNOT_JUDGE) {
        sentence_printf(out,
                        ": fewer than %d steps on a side are too few to tell a change "
                        "from noise; record more",
                        OBSERVATIONS_MIN);
        return;
    }
    if (isnan(shift)) { /* the control's step takes no time */
        if (verdict->kind == VERDICT_NOT_CERTAIN)
            sentence_text(out, ": most steps of the control take no time");
        return;
    }
    if (verdict->kind == VERDICT_SLOWER || verdict->kind == VERDICT_FASTER) {
        say_size(verdict, out);
        sentence_text(out, " (");
        say_interval(verdict, out);
        sentence_text(out, verdict->without_profiler ? ") without the profiler" : ")");
        return;
    }
    sentence_text(out, ": ");
    say_interval(verdict, out);
    sentence_text(out, verdict->without_profiler ? " without the profiler" : "");
    if (verdict->kind == VERDICT_NOT_CERTAIN) {
        if (verdict->host_most > 0)
            say_host(verdict, out);
        else
            say_likely(verdict, ", ", out);
        return;
    }
    sentence_text(out, ", which is within ");
    say_equivalence(verdict, out);
}

void verdict_say_range(const struct verdict *verdict, struct sentence *out)
{
    if (!verdict->has_interval) {
        sentence_printf(out,
                        "Fewer than %d steps on a side are too few to tell a change from "
                        "noise: record more.",
                        OBSERVATIONS_MIN);
        return;
    }
    sentence_text(out, verdict->without_profiler
                           ? "Without the profiler, the typical change lies "
                           : "The typical change lies ");
    say_interval(verdict, out);
    if (verdict->kind == VERDICT_UNCHANGED) {
        sentence_text(out, ", within ");
        say_equivalence(verdict, out);
    } else if (verdict->kind == VERDICT_NOT_CERTAIN && verdict->host_most > 0) {
        say_host(verdict, out);
    } else if (verdict->kind == VERDICT_NOT_CERTAIN) {
        say_likely(verdict, ": ", out);
    }
    sentence_text(out, ".");
}

/* ---- how certain it is ---- */

void verdict_say_basis(const struct verdict *verdict, struct sentence *out)
{
    if (verdict->has_interval) {
        double confidence = 100 * verdict->confidence;

        sentence_number(out, confidence, SENTENCE_PERCENT, "%.3g %%", confidence);
        sentence_text(out, " confidence, p = ");
        sentence_number(out, verdict->test.p, "", "%.2g", verdict->test.p);
        sentence_text(out, ", by ");
    }
    double control = (double)verdict->observations[PAIR_CONTROL];

    sentence_count(out, control);
    sentence_printf(out, " %s%s against ",
                    verdict->without_profiler ? "block"
                    : verdict->averaged       ? "step"
                                              : "sample",
                    sentence_plural(control));
    sentence_count(out, (double)verdict->observations[PAIR_TEST]);
    sentence_text(out, verdict->without_profiler ? " (of steps without the profiler)"
                       : verdict->averaged       ? " (means of their ranks)"
                                                 : "");
}

/* ---- limits ---- */

void verdict_say_limits(const struct step_time pair[2], struct sentence *out)
{
    enum step_limit control = step_limit_of(&pair[PAIR_CONTROL]);
    enum step_limit test = step_limit_of(&pair[PAIR_TEST]);

    if (control == STEP_LIMIT_NONE && test == STEP_LIMIT_NONE)
        return;
    if (control == test)
        sentence_printf(out, "%s is the limit.", step_limit_words(test));
    else if (control != STEP_LIMIT_NONE && test != STEP_LIMIT_NONE)
        sentence_printf(out, "%s was the limit, now %s is.", step_limit_words(control),
                        step_limit_words(test));
    else
        sentence_printf(out, "in the %s, %s is the limit.",
                        test == STEP_LIMIT_NONE ? "control" : "test",
                        step_limit_words(test == STEP_LIMIT_NONE ? control : test));
    sentence_capital(out);
}
