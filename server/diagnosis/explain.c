/* See explain.h. */
#include "diagnosis/explain.h"
#include "account/judge.h"
#include "base/cleanup.h"
#include "diagnosis/account_json.h"
#include "diagnosis/classes.h"
#include "diagnosis/entry.h"
#include "diagnosis/explainer.h"
#include "diagnosis/explainer_facts.h"
#include "diagnosis/machine_words.h"
#include "diagnosis/slow_words.h"
#include "diagnosis/tell.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A line of unsure change that holds this part of a certain change is told as such. */
#define UNSURE_SHARE 0.3
/* Of lines that cannot be tested, so many are told, from these parts of all that moved,
 * and of the step, on. */
#define UNTESTED_MAX 3
#define UNTESTED_SHARE 0.2
#define UNTESTED_STEP 0.02
/* A line of whose change slow steps hold this part is told by them alone. */
#define SLOW_SHARE 0.9

void explain_free(struct explanation *explanation)
{
    json_decref(explanation->account);
    json_decref(explanation->facts);
    json_decref(explanation->sentences);
    json_decref(explanation->classes);
    *explanation = (struct explanation){0};
}

/* ---- facts ---- */

/* The facts that no line has told. */
static bool say_facts(struct explainer *explainer, json_t *sentences)
{
    size_t said = 0;

    for (size_t i = 0; i < explainer->fact_count && said < FACTS_MAX; i++) {
        const struct explainer_fact *fact = &explainer->facts[i];

        if (explainer_facts_told(explainer, fact, sentences))
            continue;
        if (!(fact->edit == NULL ? tell_fact(explainer, fact, sentences)
                                 : tell_edit(explainer, fact->edit, sentences)))
            return false;
        said++;
    }
    return true;
}

/* ---- calls and ranks beside the sums ---- */

/* The claims that are larger than `change`, from the n-th on. */
static bool say_claims(struct explainer *explainer, double change, size_t *n,
                       json_t *sentences)
{
    for (; *n < explainer->claims.count; ++*n) {
        const struct own_claim *claim = &explainer->claims.list[*n];

        if (fabs(own_change(claim->row)) < change)
            break;
        if (explainer->late.is_found && claim->row == explainer->late.row)
            continue; /* told with its rank, where it is no mean */
        if (!tell_claim(explainer, claim, sentences))
            return false;
    }
    return true;
}

/* ---- lines ---- */

static bool is_sayable(const struct explainer *explainer, const struct line *line)
{
    bool decided = isfinite(explainer->words.change);

    return line->kind != LINE_REST &&
           line->certainty <= (decided ? LINE_LIKELY : LINE_SURE) &&
           !explainer->line_told[line - explainer->lines.list] &&
           !(line->kind == LINE_EDIT && tell_is_told(explainer, line->edit));
}

/* How much of a certain change the sentences on it tell: of lines and claims that change
 * the same way. */
static double told_share(const struct explainer *explainer)
{
    double sum = 0;

    for (size_t i = 0; i < explainer->lines.count; i++) {
        const struct line *line = &explainer->lines.list[i];
        double share = line_change(&explainer->account, line) / explainer->words.change;

        sum += explainer->line_told[i] && share > 0 ? share : 0;
    }
    for (size_t i = 0; i < explainer->claims.count; i++)
        sum += own_change(explainer->claims.list[i].row) / explainer->words.change;
    return explainer->late.is_found ? fmax(sum, 1) : sum;
}

/* Of a certain change that the sentences do not tell: the part of the step that holds
 * most of it, and its largest line. */
static bool say_largest_bar(struct explainer *explainer, json_t *sentences)
{
    CLEANUP_SENTENCE struct sentence text;
    double means[ACCOUNT_PARTS][2] = {{0, 0}}, change = explainer->words.change;
    const struct line *largest = NULL;
    int part = 0;

    sentence_init(&text);
    if (!isfinite(change) || change == 0 || told_share(explainer) >= UNSURE_SHARE)
        return true;
    account_sum_parts(&explainer->account, means);
    for (int i = 1; i < ACCOUNT_PARTS; i++)
        if ((means[i][1] - means[i][0]) / change >
            (means[part][1] - means[part][0]) / change)
            part = i;
    const struct entry_head head = {.kind = CAUSE_REST,
                                    .certainty = line_certainty_name(LINE_NO_DIFFERENCE),
                                    .change = means[part][1] - means[part][0],
                                    .share = NAN,
                                    .part = tell_bar_of(explainer, part)};
    if (head.change / change < UNSURE_SHARE)
        return true;
    for (size_t i = 0; i < explainer->lines.count && largest == NULL; i++) {
        const struct line *line = &explainer->lines.list[i];

        if (line->kind != LINE_REST && line->part == part && !explainer->line_told[i] &&
            line_change(&explainer->account, line) / change > 0)
            largest = line;
    }
    if (largest != NULL && !tell_line(explainer, largest, "Not certain: ", sentences))
        return false;
    if (largest != NULL &&
        line_change(&explainer->account, largest) / change >= UNSURE_SHARE)
        return true;
    sentence_printf(&text, "Not certain: %s, in many places: ",
                    waterfall_part_words((enum waterfall_part)part));
    account_words_amount(&explainer->words, head.change, &text);
    sentence_text(&text, " (");
    sentence_times(&text, means[part][0], means[part][1]);
    sentence_text(&text, ")");
    json_t *entry = entry_finish(&head, &text);
    return entry_keep(sentences, entry, true);
}

/* The lines of facts come first if there is one factor on everything, then that; then the
 * others by size; with one recording a side the host's time last, where facts say more.
 */
static bool is_turn(const struct explainer *explainer, const struct line *line, int turn)
{
    bool alike = false, is_fact = line->kind == LINE_EDIT && line->edit->is_fact;

    for (size_t i = 0; i < explainer->lines.count; i++)
        alike |= explainer->lines.list[i].kind == LINE_ALIKE;
    int its = is_fact && alike ? 0 : line->kind == LINE_ALIKE ? 1 : 2;
    return turn ==
           (its == 2 && explainer->result->one_recording &&
                    judge_after_facts(&explainer->account, &explainer->lines, line)
                ? 3
                : its);
}

/* What all kernels follow from is told before their factor. */
static bool say_shapes(struct explainer *explainer, json_t *sentences)
{
    const struct edit *shapes = explainer->words.other_shapes;

    return shapes == NULL || tell_is_told(explainer, shapes) ||
           tell_edit(explainer, shapes, sentences);
}

/* Waits that come or go are told before delays of launches the same way, which may
 * follow from them. */
static bool say_waits(struct explainer *explainer, const struct line *line,
                      json_t *sentences)
{
    const struct fold *fold = &explainer->fold;
    const struct edit *found = NULL;

    if (line->kind != LINE_LAUNCH && line->kind != LINE_LATENCY)
        return true;
    for (uint32_t i = 1; i < fold->count; i++) {
        const struct frame *frame = &fold->frames[i];
        uint32_t edit = explainer->edits.of_frame[i];
        double more = edit_calls(frame, 1) - edit_calls(frame, 0);

        if ((frame->about & ACCOUNT_DRAINS) == 0 || edit == ACCOUNT_NONE ||
            more * line_change(&explainer->account, line) <= 0)
            continue;
        const struct edit *at = &explainer->edits.list[edit];
        if (explainer->edit_is_fact[edit] && (found == NULL || at < found))
            found = at; /* the one on which most hangs comes first */
    }
    return found == NULL || tell_is_told(explainer, found) ||
           tell_edit(explainer, found, sentences);
}

static bool say_lines(struct explainer *explainer, json_t *sentences)
{
    const struct lines *lines = &explainer->lines;
    size_t claim = 0;

    for (int turn = 0; turn < 4; turn++)
        for (size_t i = 0; i < lines->count; i++) {
            const struct line *line = &lines->list[i];

            if (!is_turn(explainer, line, turn) || !is_sayable(explainer, line))
                continue;
            if (turn >= 2 &&
                !say_claims(explainer, fabs(line_change(&explainer->account, line)),
                            &claim, sentences))
                return false;
            if (line->kind == LINE_ALIKE && line->on_device &&
                !say_shapes(explainer, sentences))
                return false;
            if (!say_waits(explainer, line, sentences))
                return false;
            if (is_sayable(explainer, line) &&
                !tell_line(explainer, line,
                           line->certainty == LINE_LIKELY ? "Most likely: " : "",
                           sentences))
                return false;
        }
    return say_claims(explainer, 0, &claim, sentences);
}

/* With too few steps for a test: the largest lines, as they were measured. */
static bool say_untested(struct explainer *explainer, json_t *sentences)
{
    const struct lines *lines = &explainer->lines;
    double moved = 0, step = 0;
    size_t said = 0;

    if (explainer->result->recorded_verdict.kind != VERDICT_CANNOT_JUDGE)
        return true;
    for (int side = 0; side < 2; side++)
        if (explainer->account.samples[side] > 0)
            step = fmax(step, (double)explainer->account.ns[side] /
                                  (double)explainer->account.samples[side]);
    for (size_t i = 0; i < lines->count; i++)
        moved += fabs(line_change(&explainer->account, &lines->list[i]));
    for (size_t i = 0; i < lines->count && said < UNTESTED_MAX; i++) {
        const struct line *line = &lines->list[i];
        double change = fabs(line_change(&explainer->account, line));

        if (line->certainty != LINE_CANNOT_JUDGE || line->kind == LINE_REST ||
            explainer->line_told[i] || change < UNTESTED_SHARE * moved ||
            change < UNTESTED_STEP * step)
            continue;
        if (!tell_line(explainer, line, "Measured, not tested. ", sentences))
            return false;
        said++;
    }
    return true;
}

/* ---- single slow steps ---- */

/* Lines that are nothing but slow steps are told by these. */
static void leave_to_slow_steps(struct explainer *explainer)
{
    for (size_t i = 0; i < explainer->lines.count; i++) {
        const struct line *line = &explainer->lines.list[i];

        explainer->line_is_slow[i] = line->kind != LINE_EDIT && line->kind != LINE_REST &&
                                     slow_words_share(explainer, line) >= SLOW_SHARE;
        explainer->line_told[i] = explainer->line_is_slow[i];
    }
}

/* Slow steps that hold more of the change of the means than any line come first. */
static bool say_slow_steps(struct explainer *explainer, bool first, json_t *sentences)
{
    double largest = 0;

    for (size_t i = 0; i < explainer->lines.count; i++)
        if (explainer->lines.list[i].certainty <= LINE_LIKELY &&
            !explainer->line_is_slow[i])
            largest =
                fmax(largest,
                     fabs(line_change(&explainer->account, &explainer->lines.list[i])));
    for (size_t i = 0; i < explainer->slow.count; i++) {
        const struct slow_step *step = &explainer->slow.list[i];
        double share =
            step->extra / (double)explainer->result->observations.count[step->side];

        if ((step->is_sure && share >= largest) == first &&
            !slow_words_say(explainer, step, sentences))
            return false;
    }
    return true;
}

/* ---- the whole ---- */

bool explain_tell(struct explainer *explainer, json_t *sentences)
{
    bool decided = isfinite(explainer->words.change);

    leave_to_slow_steps(explainer);
    return machine_words_say(explainer, sentences) &&
           (decided || say_facts(explainer, sentences)) &&
           say_slow_steps(explainer, true, sentences) &&
           tell_late_rank(explainer, sentences) && say_lines(explainer, sentences) &&
           say_slow_steps(explainer, false, sentences) &&
           say_untested(explainer, sentences) &&
           (!decided || say_facts(explainer, sentences)) &&
           say_largest_bar(explainer, sentences);
}

int explain_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, struct explanation *out, struct error *error)
{
    CLEANUP(classes_free) struct classes classes;
    CLEANUP(explainer_free) struct explainer explainer;
    const struct account_reader reader = {classes_see, &classes};

    classes_init(&classes, result, budget);
    int failed = explainer_make(store, result, budget, &reader, &explainer, error);

    if (failed != 0)
        return failed;
    if (!explainer_facts_make(&explainer))
        return error_set_memory(error);
    out->account = account_json_lines(&explainer);
    out->facts = account_json_facts(&explainer);
    failed = classes_make(&classes, &out->classes, error);
    if (failed != 0)
        return failed;
    bool fine = explain_tell(&explainer, out->sentences);
    return fine && out->account != NULL && out->facts != NULL ? budget_look(budget, error)
                                                              : error_set_memory(error);
}
