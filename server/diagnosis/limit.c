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
/* A smaller change of the host's step is not said: a part of the step, and a factor, as the
 * host of one program takes up to twice as long from one recording to the next. */
#define HOST_CHANGE_MIN 0.2
#define HOST_FACTOR_MIN 2.5

/* A shorter wait for a full queue is not said: a part of the step. */
#define BACKLOG_MIN 0.01

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
                     kind, "text", text->bytes, "certainty", certainty, "change",
                     "share", "part", "rows", "ranks", "steps", "values", values);
}

/* ---- who is the limit ---- */

static const char *const limit_names[] = {[STEP_LIMIT_NONE] = "",
                                          [STEP_LIMIT_DEVICE] = "the device",
                                          [STEP_LIMIT_HOST] = "the host",
                                          [STEP_LIMIT_COMMUNICATION] = "communication"};

static bool host_is_held_back(const struct step_time *time)
{
    return time->host_median >= HELD_BACK * time->step;
}

/* What shows the limit, and its time in a step: "the device works " 6.6 ms, "the host
 * needs " 4.6 ms. */
static const char *evidence_of(const struct step_time *time, double *ns)
{
    enum step_limit limit = step_limit_of(time);

    if (limit == STEP_LIMIT_COMMUNICATION) {
        *ns = time->exposed_communication;
        return "communication that nothing hides takes ";
    }
    bool host =
        limit == STEP_LIMIT_DEVICE && time->host_median < HELD_BACK * time->step;
    *ns = host ? time->host_median : time->step - time->idle;
    return host ? "the host needs " : "the device works ";
}

/* "the host needs 4.60 of 94.4 ms"; without the words if they are those of `before`. */
static void say_evidence(struct buffer *text, const struct step_time *time,
                         const struct step_time *before)
{
    double ns, other;
    const char *words = evidence_of(time, &ns);

    if (before == NULL || strcmp(words, evidence_of(before, &other)) != 0)
        buffer_append_text(text, words);
    words_of(text, ns, time->step);
}

static const char *per_step(const struct step_time *time)
{
    return isnan(time->host_median) ? "" : " per step";
}

static void say_side(struct buffer *text, const struct step_time *time, const char *side)
{
    buffer_printf(text, "In the %s, %s is the limit: ", side,
                  limit_names[step_limit_of(time)]);
    say_evidence(text, time, NULL);
    buffer_printf(text, "%s.", per_step(time));
}

static void say_both(struct buffer *text, const struct step_time *control,
                     const struct step_time *test)
{
    const char *name = limit_names[step_limit_of(test)];

    buffer_printf(text, "%c%s is the limit on both sides: ", name[0] - 'a' + 'A',
                  name + 1);
    say_evidence(text, control, NULL);
    buffer_printf(text, "%s in the control, ", per_step(control));
    say_evidence(text, test, control);
    buffer_append_text(text, " in the test.");
}

static void say_limits(struct buffer *text, const struct step_time pair[2])
{
    const struct step_time *control = &pair[PAIR_CONTROL], *test = &pair[PAIR_TEST];
    enum step_limit before = step_limit_of(control), after = step_limit_of(test);

    if (before != STEP_LIMIT_NONE && before == after) {
        say_both(text, control, test);
        return;
    }
    if (before != STEP_LIMIT_NONE)
        say_side(text, control, "control");
    if (before != STEP_LIMIT_NONE && after != STEP_LIMIT_NONE)
        buffer_append_char(text, ' ');
    if (after != STEP_LIMIT_NONE)
        say_side(text, test, "test");
}

/* ---- the backlog ---- */

/* How long the host waits in a step because the queue of the device is full, ns. */
static double backlog_of(const struct compare_result *result, enum pair_side side)
{
    return (double)result->recorded.backlog[side] /
           (double)result->step_time[side].samples;
}

static void say_backlog(struct buffer *text, const struct compare_result *result)
{
    const struct step_time *time = result->step_time;
    double pair[2] = {backlog_of(result, PAIR_CONTROL), backlog_of(result, PAIR_TEST)};

    if (!(pair[0] >= BACKLOG_MIN * time[0].step) &&
        !(pair[1] >= BACKLOG_MIN * time[1].step))
        return;
    buffer_printf(text, "%sThe host waits ", text->length > 0 ? " " : "");
    words_times(text, pair[0], pair[1]);
    buffer_printf(text,
                  "%s because the queue is full (`Command Buffer Full`): that is the "
                  "device's backlog, not work.",
                  per_step(&time[0]));
}

/* ---- what the host needs ---- */

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
    const struct step_time *control = &result->step_time[PAIR_CONTROL];
    const struct step_time *test = &result->step_time[PAIR_TEST];
    bool free_now = host_is_held_back(control) && !host_is_held_back(test);
    bool held_now = !host_is_held_back(control) && host_is_held_back(test);

    /* One that is held back needs less than it takes. */
    buffer_printf(text, "The host now %s ", held_now ? "takes" : "needs");
    words_instead(text, control->host_median, test->host_median);
    buffer_printf(text, " of a step%s: ", free_now ? " and waits no more" : "");
    buffer_append_text(text, result->verdict.kind == VERDICT_UNCHANGED
                                 ? "the step is unchanged, because the device is the "
                                   "limit."
                                 : "this does not change the step, because the device "
                                   "is the limit.");
}

/* Whether the host's steps certainly changed, and by enough to matter. */
static int host_changed(const struct compare_result *result, bool *changed,
                        struct error *error)
{
    const struct step_time *time = result->step_time;
    double hosts[2] = {time[0].host_median, time[1].host_median};
    double change = hosts[PAIR_TEST] - hosts[PAIR_CONTROL];
    CLEANUP_FREE int64_t *control = collect_host(result, PAIR_CONTROL);
    CLEANUP_FREE int64_t *test = collect_host(result, PAIR_TEST);
    struct verdict verdict;

    *changed = false;
    if (step_limit_of(&time[0]) != STEP_LIMIT_DEVICE ||
        step_limit_of(&time[1]) != STEP_LIMIT_DEVICE ||
        !(fabs(change) >= HOST_CHANGE_MIN * time[PAIR_CONTROL].step) ||
        fmax(hosts[0], hosts[1]) < HOST_FACTOR_MIN * fmin(hosts[0], hosts[1]))
        return 0;
    int failed = compare_make_verdict(result, (const int64_t *const[]){control, test},
                                      &verdict, error);
    *changed = failed == 0 &&
               verdict.kind == (change > 0 ? VERDICT_SLOWER : VERDICT_FASTER);
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
    say_limits(&text, time);
    say_backlog(&text, result);
    int failed = text.length == 0 && !buffer_failed(&text)
                     ? 0
                     : append(sentences,
                              make_entry(KIND_LIMIT, &text, "untested", "lag", lags),
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
