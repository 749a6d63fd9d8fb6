/* See limit.h. */
#include "diagnosis/limit.h"

#include "analysis/compare/compare_verdict.h"
#include "base/cleanup.h"
#include "diagnosis/words_numbers.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TEXT_BYTES_MAX 1024
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

#define KIND_LIMIT "limit"
#define KIND_HOST_NEED "host_need"

bool limit_is_sentence(const json_t *sentence)
{
    const char *kind = json_string_value(json_object_get(sentence, "kind"));

    return kind != NULL &&
           (strcmp(kind, KIND_LIMIT) == 0 || strcmp(kind, KIND_HOST_NEED) == 0);
}

static json_t *make_entry(const char *kind, const struct buffer *text,
                          const char *certainty, const char *value, const double pair[2])
{
    if (buffer_failed(text))
        return NULL;
    json_t *values = isnan(pair[0]) || isnan(pair[1])
                         ? json_object()
                         : json_pack("{s:[f, f]}", value, pair[0] / 1e3, pair[1] / 1e3);
    return json_pack("{s:s, s:s, s:s, s:n, s:n, s:n, s:[], s:[], s:[], s:o}", "kind",
                     kind, "text", text->bytes, "certainty", certainty, "change", "share",
                     "part", "rows", "ranks", "steps", "values", values);
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

/* What shows the limit, and its time in a step: "the device works " 6.6 ms, "the host
 * needs " 4.6 ms. */
static const char *evidence_of(const struct compare_result *result, enum pair_side side,
                               double *ns)
{
    const struct step_time *time = &result->step_time[side];
    const struct host_need host = need_of(result, side);
    enum step_limit limit = step_limit_of(time);

    if (limit == STEP_LIMIT_COMMUNICATION) {
        *ns = time->exposed_communication;
        return "communication that nothing hides takes ";
    }
    bool free = limit == STEP_LIMIT_DEVICE && !isnan(host.need) && !host.held_back;
    *ns = free ? host.need : time->step - time->idle;
    return free ? "the host needs " : "the device works ";
}

static const char *per_step(const struct compare_result *result, enum pair_side side)
{
    return isnan(result->step_time[side].host_median) ? "" : " per step";
}

/* "the host needs 4.60 of 94.4 ms" */
static void say_evidence(struct buffer *text, const struct compare_result *result,
                         enum pair_side side)
{
    double ns;
    const char *words = evidence_of(result, side, &ns);

    buffer_append_text(text, words);
    words_of(text, ns, result->step_time[side].step);
}

static void say_side(struct buffer *text, const struct compare_result *result,
                     enum pair_side side)
{
    buffer_printf(
        text, "In the %s, %s is the limit: ", side == PAIR_CONTROL ? "control" : "test",
        step_limit_words(step_limit_of(&result->step_time[side])));
    say_evidence(text, result, side);
    buffer_printf(text, "%s.", per_step(result, side));
}

/* The same words are said once, and so are the same numbers. */
static void say_both(struct buffer *text, const struct compare_result *result)
{
    const char *name = step_limit_words(step_limit_of(&result->step_time[PAIR_TEST]));
    CLEANUP_BUFFER struct buffer control, test;
    double ns[2];
    const char *words[2] = {evidence_of(result, PAIR_CONTROL, &ns[PAIR_CONTROL]),
                            evidence_of(result, PAIR_TEST, &ns[PAIR_TEST])};
    bool same = strcmp(words[0], words[1]) == 0;

    buffer_init(&control, TEXT_BYTES_MAX);
    buffer_init(&test, TEXT_BYTES_MAX);
    say_evidence(&control, result, PAIR_CONTROL);
    say_evidence(&test, result, PAIR_TEST);
    if (buffer_failed(&control) || buffer_failed(&test))
        return;
    buffer_printf(text, "%c%s is the limit on both sides: %s%s", name[0] - 'a' + 'A',
                  name + 1, control.bytes, per_step(result, PAIR_CONTROL));
    if (strcmp(control.bytes, test.bytes) != 0)
        buffer_printf(text, " in the control, %s in the test",
                      test.bytes + (same ? strlen(words[1]) : 0));
    buffer_append_char(text, '.');
}

static void say_limits(struct buffer *text, const struct compare_result *result)
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
        buffer_append_char(text, ' ');
    if (after != STEP_LIMIT_NONE)
        say_side(text, result, PAIR_TEST);
}

static void say_backlog(struct buffer *text, const struct compare_result *result)
{
    const struct step_time *time = result->step_time;
    double control = need_of(result, PAIR_CONTROL).backlog;
    double test = need_of(result, PAIR_TEST).backlog;

    if (!(control >= BACKLOG_MIN * time[PAIR_CONTROL].step) &&
        !(test >= BACKLOG_MIN * time[PAIR_TEST].step))
        return;
    buffer_printf(text, "%sThe host waits ", text->length > 0 ? " " : "");
    words_times(text, control, test);
    buffer_printf(text,
                  "%s because the queue is full (`Command Buffer Full`): that is the "
                  "device's backlog, not work.",
                  per_step(result, PAIR_CONTROL));
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

static void say_host(struct buffer *text, const struct compare_result *result)
{
    const struct step_time *time = result->step_time;
    const struct host_need control = need_of(result, PAIR_CONTROL);
    const struct host_need test = need_of(result, PAIR_TEST);
    bool needs = control.known && !test.held_back;

    /* Where one side waits, its step is longer than the need. */
    buffer_printf(text, "The host now %s ", needs ? "needs" : "takes");
    words_instead(text, time[PAIR_CONTROL].host_median,
                  test.held_back ? time[PAIR_TEST].host_median : test.need);
    buffer_printf(text, " of a step%s: ",
                  control.held_back && !test.held_back ? " and waits no more" : "");
    buffer_append_text(text, result->verdict.kind == VERDICT_UNCHANGED
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

static int append(json_t *sentences, json_t *entry, struct error *error)
{
    return entry == NULL || json_array_append_new(sentences, entry) != 0
               ? error_set_memory(error)
               : 0;
}

int limit_add(const struct compare_result *result, json_t *sentences, struct error *error)
{
    const struct step_time *time = result->step_time;
    const double lags[2] = {time[0].lag_median, time[1].lag_median};
    const double hosts[2] = {time[0].host_median, time[1].host_median};
    CLEANUP_BUFFER struct buffer text;
    bool changed;

    buffer_init(&text, TEXT_BYTES_MAX);
    say_limits(&text, result);
    say_backlog(&text, result);
    int failed =
        text.length == 0 && !buffer_failed(&text)
            ? 0
            : append(sentences, make_entry(KIND_LIMIT, &text, "untested", "lag", lags),
                     error);
    if (failed == 0)
        failed = host_changed(result, &changed, error);
    if (failed != 0 || !changed)
        return failed;
    buffer_clear(&text);
    say_host(&text, result);
    return append(sentences, make_entry(KIND_HOST_NEED, &text, "sure", "host", hosts),
                  error);
}
