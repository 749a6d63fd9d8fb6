/* See limit.h. */
#include "diagnosis/limit.h"

#include "analysis/compare/compare_verdict.h"
#include "base/cleanup.h"
#include "base/sentence.h"
#include "diagnosis/entry.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* From this part of the step on, the host's step says nothing of what the host needs: it
 * may be held back by the device. */
#define HELD_BACK 0.9
/* So is a host whose step without the backlog is less than this part of its step. */
#define BACKLOG_HOLDS 0.5
/* A shorter wait for a full queue is not said: a part of the step. */
#define BACKLOG_MIN 0.01
/* A smaller change of the host's step is not said: a part of the step, and a factor, as
 * the host of one program takes up to twice as long from one recording to the next. */
#define HOST_CHANGE_MIN 0.1
#define HOST_FACTOR_MIN 2.5

bool limit_is_sentence(const json_t *sentence)
{
    const char *kind = entry_word(sentence, "kind");

    return strcmp(kind, cause_kind_name(SENTENCE_LIMIT)) == 0 ||
           strcmp(kind, cause_kind_name(SENTENCE_HOST_NEED)) == 0;
}

/* `pair`: ns, the number behind the sentence; NaN: not known. */
static json_t *make_entry(enum cause_kind kind, const struct sentence *text,
                          const char *certainty, const char *value, const double pair[2])
{
    const struct entry_head head = {kind, certainty, NAN, NAN, WATERFALL_PARTS};

    return entry_make(&head, text,
                      isnan(pair[0]) || isnan(pair[1])
                          ? json_object()
                          : json_pack("{s:[f, f]}", value, pair[0] / 1e3, pair[1] / 1e3));
}

/* ---- what the host needs ---- */

/* The host of a side, ns of a step. */
struct host_need {
    double backlog; /* how long it waits because the queue of the device is full */
    double need;    /* how long its step takes without that */
    bool held_back; /* by the device: its step says nothing of its need */
    bool known;     /* the need is known: it is not held back by other waits */
};

/* The need is what the median step takes, or what the mean step takes without the
 * backlog, if that is less: single steps may have all of the backlog. */
static struct host_need need_of(const struct compare_result *result, enum pair_side side)
{
    const struct step_time *time = &result->step_time[side];
    struct host_need out = {.backlog = (double)result->recorded.backlog[side] /
                                       (double)time->samples};
    double without = time->host - out.backlog;

    out.need = fmin(time->host_median, without); /* NaN for whole files: both are */
    out.held_back = time->host_median >= HELD_BACK * time->step ||
                    without < BACKLOG_HOLDS * time->host_median;
    out.known = !out.held_back || out.backlog >= BACKLOG_MIN * time->step;
    return out;
}

/* ---- who is the limit ---- */

/* What shows the limit, and its time in a step: "the device works " 6.6 ms. */
static const char *evidence_of(const struct compare_result *result, enum pair_side side,
                               double *ns)
{
    const struct step_time *time = &result->step_time[side];

    if (step_limit_of(time) == STEP_LIMIT_COMMUNICATION) {
        *ns = time->exposed_communication;
        return "communication that nothing hides takes ";
    }
    *ns = time->step - time->idle;
    return "the device works ";
}

static const char *per_step(const struct compare_result *result, enum pair_side side)
{
    return isnan(result->step_time[side].host_median) ? "" : " per step";
}

static void say_side(struct sentence *text, const struct compare_result *result,
                     enum pair_side side)
{
    double ns;
    const char *words = evidence_of(result, side, &ns);

    sentence_printf(text, "In the %s, %s is the limit: %s",
                    side == PAIR_CONTROL ? "control" : "test",
                    step_limit_words(step_limit_of(&result->step_time[side])), words);
    sentence_of(text, ns, result->step_time[side].step);
    sentence_printf(text, "%s.", per_step(result, side));
}

/* "The device is the limit on both sides: the device works 94.0 of 94.4 ms per step in
 * the control, 94.1 of 94.5 ms in the test." The same words are said once, and so are the
 * same numbers. */
static void say_both(struct sentence *text, const struct compare_result *result)
{
    struct sentence numbers[2];
    double ns[2];
    const char *words[2];

    for (int side = 0; side < 2; side++) {
        words[side] = evidence_of(result, (enum pair_side)side, &ns[side]);
        sentence_init(&numbers[side]);
        sentence_of(&numbers[side], ns[side], result->step_time[side].step);
    }
    bool same = strcmp(words[0], words[1]) == 0;
    bool equal =
        strcmp(sentence_words(&numbers[0]), sentence_words(&numbers[1])) == 0 && same;
    sentence_text(text, step_limit_words(step_limit_of(&result->step_time[PAIR_TEST])));
    sentence_capital(text);
    sentence_printf(text, " is the limit on both sides: %s", words[PAIR_CONTROL]);
    sentence_append(text, &numbers[PAIR_CONTROL]);
    sentence_text(text, per_step(result, PAIR_CONTROL));
    if (!equal) {
        sentence_printf(text, " in the control, %s", same ? "" : words[PAIR_TEST]);
        sentence_append(text, &numbers[PAIR_TEST]);
        sentence_text(text, " in the test");
    }
    sentence_text(text, ".");
    sentence_free(&numbers[PAIR_CONTROL]);
    sentence_free(&numbers[PAIR_TEST]);
}

static void say_limits(struct sentence *text, const struct compare_result *result)
{
    enum step_limit before = step_limit_of(&result->step_time[PAIR_CONTROL]);
    enum step_limit after = step_limit_of(&result->step_time[PAIR_TEST]);

    if (before != STEP_LIMIT_NONE && before == after) {
        say_both(text, result);
        return;
    }
    if (before != STEP_LIMIT_NONE)
        say_side(text, result, PAIR_CONTROL);
    if (before != STEP_LIMIT_NONE && after != STEP_LIMIT_NONE)
        sentence_text(text, " ");
    if (after != STEP_LIMIT_NONE)
        say_side(text, result, PAIR_TEST);
}

static void say_backlog(struct sentence *text, const struct compare_result *result)
{
    const struct step_time *time = result->step_time;
    double control = need_of(result, PAIR_CONTROL).backlog;
    double test = need_of(result, PAIR_TEST).backlog;

    if (!(control >= BACKLOG_MIN * time[PAIR_CONTROL].step) &&
        !(test >= BACKLOG_MIN * time[PAIR_TEST].step))
        return;
    sentence_text(text, sentence_is_empty(text) ? "The host waits " : " The host waits ");
    sentence_times(text, control, test);
    sentence_printf(text, "%s because the queue is full (",
                    per_step(result, PAIR_CONTROL));
    entry_say_name(result, text, "Command Buffer Full", NULL, false);
    sentence_text(text, "): that is the device's backlog, not work.");
}

/* ---- whether the host's need changed ---- */

static int64_t *collect_host(const struct compare_result *result, enum pair_side side)
{
    const struct selection *selection = &result->selection[side];
    int64_t *times = calloc(selection->step_count + 1, sizeof *times);

    for (size_t i = 0; times != NULL && i < selection->step_count; i++)
        times[i] = result->view[side].steps[selection->steps[i]].step.host;
    return times;
}

static void say_host(struct sentence *text, const struct compare_result *result)
{
    const struct step_time *time = result->step_time;
    const struct host_need control = need_of(result, PAIR_CONTROL);
    const struct host_need test = need_of(result, PAIR_TEST);
    bool needs = control.known && !test.held_back;

    /* Where one side waits, its step is longer than the need. */
    sentence_printf(text, "The host now %s ", needs ? "needs" : "takes");
    sentence_instead(text, time[PAIR_CONTROL].host_median,
                     test.held_back ? time[PAIR_TEST].host_median : test.need);
    sentence_printf(text, " of a step%s: ",
                    control.held_back && !test.held_back ? " and waits no more" : "");
    sentence_text(text, result->recorded_verdict.kind == VERDICT_UNCHANGED
                            ? "the step is unchanged, because the device is the "
                              "limit."
                            : "this does not change the step, because the device "
                              "is the limit.");
}

/* Whether two times differ by enough to matter. */
static bool is_change(double control, double test, double step)
{
    return fabs(test - control) >= HOST_CHANGE_MIN * step &&
           fmax(control, test) >= HOST_FACTOR_MIN * fmin(control, test);
}

/* Whether the host's steps certainly changed, and by enough to matter; also without the
 * backlog, where that is known. */
static int host_changed(const struct compare_result *result, bool *changed,
                        struct error *error)
{
    const struct step_time *time = result->step_time;
    const struct host_need control = need_of(result, PAIR_CONTROL);
    const struct host_need test = need_of(result, PAIR_TEST);
    double hosts[2] = {time[PAIR_CONTROL].host_median, time[PAIR_TEST].host_median};

    *changed = false;
    if (step_limit_of(&time[PAIR_CONTROL]) != STEP_LIMIT_DEVICE ||
        step_limit_of(&time[PAIR_TEST]) != STEP_LIMIT_DEVICE ||
        !is_change(hosts[0], hosts[1], time[PAIR_CONTROL].step) ||
        (control.known && test.known &&
         !is_change(control.need, test.need, time[PAIR_CONTROL].step)))
        return 0;
    CLEANUP_FREE int64_t *before = collect_host(result, PAIR_CONTROL);
    CLEANUP_FREE int64_t *after = collect_host(result, PAIR_TEST);
    struct verdict verdict;
    int failed = compare_make_verdict(result, (const int64_t *const[]){before, after},
                                      &verdict, error);
    *changed = failed == 0 &&
               verdict.kind == (hosts[PAIR_TEST] > hosts[PAIR_CONTROL] ? VERDICT_SLOWER
                                                                       : VERDICT_FASTER);
    return failed;
}

/* ---- the whole ---- */

int limit_add(const struct compare_result *result, json_t *sentences, struct error *error)
{
    const struct step_time *time = result->step_time;
    const double lags[2] = {time[0].lag_median, time[1].lag_median};
    const double hosts[2] = {time[0].host_median, time[1].host_median};
    CLEANUP_SENTENCE struct sentence text;
    bool changed;

    sentence_init(&text);
    say_limits(&text, result);
    say_backlog(&text, result);
    int failed =
        sentence_is_empty(&text) && !sentence_failed(&text)
            ? 0
            : entry_append(sentences,
                           make_entry(SENTENCE_LIMIT, &text, "untested", "lag", lags),
                           error);
    if (failed == 0)
        failed = host_changed(result, &changed, error);
    if (failed != 0 || !changed)
        return failed;
    sentence_clear(&text);
    say_host(&text, result);
    return entry_append(
        sentences, make_entry(SENTENCE_HOST_NEED, &text, "sure", "host", hosts), error);
}
