/* See phase_change.h. */
#include "diagnosis/phase_change.h"

#include "analysis/compare/compare_tables.h"
#include "analysis/set/phase_calls.h"
#include "analysis/statistics/mann_whitney.h"
#include "base/cleanup.h"
#include "diagnosis/analysis_of_sides.h"
#include "diagnosis/entry.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The part of a comparison's time that this may use, as for the layer. */
#define PART_NS ((int64_t)20 * 1000000000)
/* Calls of a side: with fewer, a phase is not judged. */
#define CALLS_LEAST 4
/* The level for all phases together, by Bonferroni. */
#define P_MOST 0.01
/* A phase whose calls changed by less did not change noticeably. */
#define LEAST_SHARE 0.02
/* The sentence names a change of the tokens per call from here on: it may be the cause.
 */
#define TOKENS_SHARE 0.05

enum change { NOT_CERTAIN, UNCHANGED, CHANGED, CONTROL_ONLY, TEST_ONLY, NOWHERE };

/* A phase on both sides. */
struct phase {
    size_t calls[2];
    double time[2];            /* ns: mean of a call */
    double tokens[2], rate[2]; /* per call, per second; NaN: the names do not state
                                  them */
    enum change change;
};

/* ---- what there is ---- */

/* Whether rows of both sides have names of phases; otherwise no event is read. */
static bool has_phases(const struct compare_result *result)
{
    bool has[2] = {false, false};
    struct trace_phase_call call;

    for (size_t i = 0; i < result->tables->row_count; i++) {
        const struct compare_row *row = &result->tables->rows[i];

        if (strcmp(row->category, TRACE_PHASE_CATEGORY) == 0 &&
            trace_phase_read(row->name, strlen(row->name), &call))
            for (int side = 0; side < 2; side++)
                has[side] |= row->count[side] > 0;
    }
    return has[0] && has[1];
}

/* ---- a phase ---- */

static void sum_up(const struct phase_calls *calls, enum trace_phase phase, int side,
                   struct phase *out)
{
    double time = 0, tokens = 0, active = 0, saying = 0;

    for (size_t i = 0; i < calls->count; i++) {
        const struct phase_call *call = &calls->items[i];

        if (call->says.phase != phase)
            continue;
        out->calls[side]++;
        time += (double)call->time;
        if (call->says.tokens < 0)
            continue;
        saying++;
        tokens += (double)call->says.tokens;
        active += (double)call->active;
    }
    out->time[side] = time / (double)out->calls[side];
    out->tokens[side] = saying > 0 ? tokens / saying : NAN;
    out->rate[side] = active > 0 ? 1e9 * tokens / active : NAN;
}

/* The times of the calls of the lowest rank: ranks of one engine run the same calls, so
 * all of them together would look more certain than they are. */
static int64_t *times_of(const struct phase_calls *calls, enum trace_phase phase,
                         size_t *count)
{
    int64_t *times = calloc(calls->count + 1, sizeof *times), lowest = INT64_MAX;

    *count = 0;
    for (size_t i = 0; i < calls->count; i++)
        if (calls->items[i].says.phase == phase && calls->items[i].rank < lowest)
            lowest = calls->items[i].rank;
    for (size_t i = 0; times != NULL && i < calls->count; i++)
        if (calls->items[i].says.phase == phase && calls->items[i].rank == lowest)
            times[(*count)++] = calls->items[i].time;
    return times;
}

static int judge(const struct phase_calls *const calls[2], enum trace_phase phase,
                 size_t phases, struct phase *out, struct error *error)
{
    size_t count[2];
    CLEANUP_FREE int64_t *control = times_of(calls[0], phase, &count[0]);
    CLEANUP_FREE int64_t *test = times_of(calls[1], phase, &count[1]);
    CLEANUP(mann_whitney_free) struct mann_whitney ranks = {0};
    struct mann_whitney_result found;
    double change = out->time[1] - out->time[0];

    if (control == NULL || test == NULL)
        return error_set_memory(error);
    out->change = fabs(change) < LEAST_SHARE * out->time[0] ? UNCHANGED : NOT_CERTAIN;
    if (out->change == UNCHANGED || count[0] < CALLS_LEAST || count[1] < CALLS_LEAST)
        return 0;
    int status = mann_whitney_init(&ranks, count[0], count[1], error);
    if (status != 0)
        return status;
    mann_whitney_run(&ranks, control, test, &found);
    if (found.p < P_MOST / (double)phases && found.direction == (change > 0 ? 1 : -1))
        out->change = CHANGED;
    return 0;
}

static int find_changes(const struct phase_calls *const calls[2],
                        struct phase phases[TRACE_PHASES], struct error *error)
{
    size_t common = 0;
    int status = 0;

    for (int phase = 0; phase < TRACE_PHASES; phase++) {
        struct phase *out = &phases[phase];

        *out = (struct phase){.change = NOWHERE};
        sum_up(calls[0], (enum trace_phase)phase, 0, out);
        sum_up(calls[1], (enum trace_phase)phase, 1, out);
        common += out->calls[0] > 0 && out->calls[1] > 0;
    }
    for (int phase = 0; phase < TRACE_PHASES && status == 0; phase++) {
        struct phase *out = &phases[phase];

        if (phase == TRACE_PHASE_EMPTY)
            continue;
        if (out->calls[0] > 0 && out->calls[1] > 0)
            status = judge(calls, (enum trace_phase)phase, common, out, error);
        else if (out->calls[0] + out->calls[1] > 0)
            out->change = out->calls[0] > 0 ? CONTROL_ONLY : TEST_ONLY;
    }
    return status;
}

/* ---- words ---- */

static void say_pair(struct sentence *out, const double values[2], const char *unit)
{
    sentence_text(out, ", ");
    sentence_digits_pair(out, values);
    sentence_text(out, unit);
}

static void say_changed(struct sentence *out, const struct phase *phase)
{
    double change = phase->time[1] - phase->time[0];

    sentence_text(out, " takes ");
    sentence_time(out, fabs(change));
    sentence_printf(out, " %s a call (", change > 0 ? "more" : "less");
    sentence_times(out, phase->time[0], phase->time[1]);
    if (fabs(phase->tokens[1] - phase->tokens[0]) >= TOKENS_SHARE * phase->tokens[0])
        say_pair(out, phase->tokens, " tokens a call");
    if (!isnan(phase->rate[0]) && !isnan(phase->rate[1]))
        say_pair(out, phase->rate, " tokens a second");
    sentence_text(out, ")");
}

/* "; prefill, mixed: no difference found" */
static void say_others(struct sentence *out, const struct phase phases[TRACE_PHASES],
                       enum change change, const char *what)
{
    bool any = false;

    for (int phase = 0; phase < TRACE_PHASES; phase++)
        if (phases[phase].change == change) {
            sentence_printf(out, "%s%s", any ? ", " : "; ",
                            trace_phase_word((enum trace_phase)phase));
            any = true;
        }
    if (any)
        sentence_text(out, what);
}

/* The phases that changed come first. */
static void say(struct sentence *out, const struct phase phases[TRACE_PHASES])
{
    for (int phase = 0; phase < TRACE_PHASES; phase++)
        if (phases[phase].change == CHANGED) {
            sentence_printf(out, "%s%s", sentence_is_empty(out) ? "" : "; ",
                            trace_phase_word((enum trace_phase)phase));
            say_changed(out, &phases[phase]);
        }
    say_others(out, phases, UNCHANGED, ": as long as before");
    say_others(out, phases, NOT_CERTAIN, ": no difference found");
    say_others(out, phases, CONTROL_ONLY, ": gone");
    say_others(out, phases, TEST_ONLY, ": new");
    sentence_text(out, ".");
    sentence_capital(out);
}

/* ---- JSON ---- */

static json_t *known(double value)
{
    return isnan(value) ? json_null() : json_real(value);
}

static json_t *make_values(const struct phase phases[TRACE_PHASES])
{
    json_t *values = json_object();

    for (int i = 0; i < TRACE_PHASES; i++) {
        const struct phase *phase = &phases[i];

        if (phase->change == CHANGED || phase->change == UNCHANGED ||
            phase->change == NOT_CERTAIN)
            json_object_set_new(values, trace_phase_word((enum trace_phase)i),
                                json_pack("{s:[f,f], s:[o,o], s:b}", "time_per_call",
                                          phase->time[0] / 1e3, phase->time[1] / 1e3,
                                          "tokens_per_second", known(phase->rate[0]),
                                          known(phase->rate[1]), "changed",
                                          phase->change == CHANGED));
    }
    return values;
}

static json_t *make_entry(const struct phase phases[TRACE_PHASES])
{
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {SENTENCE_PHASES, "sure", NAN, NAN, WATERFALL_PARTS};

    sentence_init(&text);
    say(&text, phases);
    return entry_make(&head, &text, make_values(phases));
}

/* ---- the whole ---- */

int phase_change_add(struct store *store, const struct compare_result *result,
                     json_t *sentences, struct error *error)
{
    struct budget budget = {
        .wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget};
    CLEANUP(analysis_result_free) struct analysis_result found = {0};
    struct phase phases[TRACE_PHASES];
    bool changed = false;

    /* `steps=any` takes whole files as samples; the analysis of phases does not. */
    if (!has_phases(result) || result->selection[0].any || result->selection[1].any)
        return 0;
    budget_begin(&budget);
    int failed =
        analysis_of_sides(store, result, "phases", true, NULL, &budget, &found, error);
    if (failed == -ERROR_TIMEOUT || failed == -ERROR_LIMIT || failed == -ERROR_MEMORY)
        return 0; /* no sentence; the others stay */
    if (failed != 0)
        return failed;
    const struct phase_calls *const calls[2] = {found.sides[0].all.sums,
                                                found.sides[1].all.sums};
    failed = find_changes(calls, phases, error);
    if (failed != 0)
        return failed;
    for (int phase = 0; phase < TRACE_PHASES; phase++)
        changed |= phases[phase].change == CHANGED;
    if (!changed)
        return 0;
    return entry_append(sentences, make_entry(phases), error);
}
