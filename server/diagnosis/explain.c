/* See explain.h. */
#include "diagnosis/explain.h"
#include "account/judge.h"
#include "base/cleanup.h"
#include "diagnosis/account_json.h"
#include "diagnosis/entry.h"
#include "diagnosis/explainer.h"
#include "diagnosis/slow_words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define ROWS_TOLD 8
/* A line of unsure change that holds this part of a certain change is told as such. */
#define UNSURE_SHARE 0.3
/* Of lines that cannot be tested, so many are told, from these parts of all that moved,
 * and of the step, on. */
#define UNTESTED_MAX 3
#define UNTESTED_SHARE 0.2
#define UNTESTED_STEP 0.02

void explain_free(struct explanation *explanation)
{
    json_decref(explanation->account);
    json_decref(explanation->facts);
    json_decref(explanation->sentences);
    *explanation = (struct explanation){0};
}

/* ---- sentences ---- */

/* Adds the frames of an edit that are rows of the comparison. */
static bool add_frames(const struct explainer *explainer, const struct edit *edit,
                       json_t *entry)
{
    for (size_t i = 0; i < edit->count && i < ROWS_TOLD; i++) {
        const struct frame *frame = &explainer->fold.frames[edit->frames[i]];
        const char *category = account_words_category(&explainer->words, frame);

        if (category != NULL &&
            !entry_add_row(entry, strings_text(&explainer->account.names, frame->label),
                           category))
            return false;
    }
    return true;
}

static bool add_rows(const struct explainer *explainer, const struct line *line,
                     json_t *entry)
{
    if (line->kind == LINE_EDIT)
        return add_frames(explainer, line->edit, entry);
    if (line->name == ACCOUNT_NONE || line->kind == LINE_HOLE)
        return true;
    for (uint32_t i = 1; i < explainer->fold.count; i++) {
        const struct frame *frame = &explainer->fold.frames[i];
        const char *category = account_words_category(&explainer->words, frame);

        if (frame->name == line->name && category != NULL &&
            (frame->sort == ACCOUNT_WORK) == (line->kind == LINE_KERNEL))
            return entry_add_row(
                entry, strings_text(&explainer->account.names, frame->label), category);
    }
    return true;
}

/* The bar of a part; where files with and without device rows are compared there is no
 * waterfall. */
static enum waterfall_part bar_of(const struct explainer *explainer, int part)
{
    bool of_host = !explainer_has_device(explainer->result, PAIR_CONTROL) &&
                   !explainer_has_device(explainer->result, PAIR_TEST);

    return (explainer->words.device && part < WATERFALL_DEVICE_PARTS) ||
                   (of_host && part >= WATERFALL_DEVICE_PARTS)
               ? (enum waterfall_part)part
               : WATERFALL_PARTS;
}

/* The rank that shows a line: the one that it is about, or that the others wait for. */
static int64_t rank_of(const struct explainer *explainer, const struct line *line)
{
    return line->rank >= 0 ? line->rank
           : line_words_communication(&explainer->words, line) == COMMUNICATION_WAITING
               ? explainer->words.late_rank
               : -1;
}

static bool say_line(struct explainer *explainer, const struct line *line,
                     const char *first, json_t *sentences)
{
    CLEANUP_SENTENCE struct sentence text;
    double change = line_change(&explainer->account, line);
    const struct entry_head head = {
        .kind = explainer_kind_of_line(explainer, line),
        .certainty = line_certainty_name(line->certainty),
        .change = change,
        .share = explainer->words.one_sign && isfinite(explainer->words.change) &&
                         !line_words_is_against(&explainer->words, line)
                     ? change / explainer->words.change
                     : NAN,
        .part = bar_of(explainer, line->part)};

    sentence_init(&text);
    sentence_text(&text, first);
    line_words_say(&explainer->words, line, &text);
    json_t *entry = entry_finish(&head, &text);
    if (entry == NULL || !add_rows(explainer, line, entry)) {
        json_decref(entry);
        return false;
    }
    int64_t rank = rank_of(explainer, line);
    if (rank >= 0 && json_array_append_new(json_object_get(entry, "ranks"),
                                           json_integer((json_int_t)rank)) != 0) {
        json_decref(entry);
        return false;
    }
    if (line->kind == LINE_EDIT)
        explainer->told[line->edit - explainer->edits.list] = true;
    explainer->line_told[line - explainer->lines.list] = true;
    json_object_set_new(entry, "line",
                        json_integer((json_int_t)(line - explainer->lines.list)));
    return json_array_append_new(sentences, entry) == 0;
}

/* ---- facts ---- */

static bool is_told(const struct explainer *explainer, const struct edit *edit)
{
    return explainer->told[edit - explainer->edits.list];
}

static bool say_fact(struct explainer *explainer, const struct explainer_fact *fact,
                     json_t *sentences)
{
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {.kind = explainer_kind_of_fact(fact),
                                    .certainty = "fact",
                                    .change = NAN,
                                    .share = NAN,
                                    .part = WATERFALL_PARTS};

    sentence_init(&text);
    explainer_say_fact(explainer, fact, &text);
    json_t *entry = entry_make(&head, &text, json_object());
    if (json_object_set_new(entry, "rows", account_json_rows(explainer, fact)) != 0) {
        json_decref(entry);
        return false;
    }
    return json_array_append_new(sentences, entry) == 0;
}

/* The line of an edit that is told with its amount; NULL: there is none. */
static const struct line *line_of(const struct explainer *explainer,
                                  const struct edit *edit)
{
    const struct lines *lines = &explainer->lines;

    for (size_t i = 0; i < lines->count; i++)
        if (lines->list[i].kind == LINE_EDIT && lines->list[i].edit == edit &&
            lines->list[i].certainty == LINE_SURE)
            return &lines->list[i];
    return NULL;
}

/* Tells an edit: by its line, else without an amount. */
static bool say_edit(struct explainer *explainer, const struct edit *edit,
                     json_t *sentences)
{
    const struct line *line = line_of(explainer, edit);

    explainer->told[edit - explainer->edits.list] = true;
    return line == NULL
               ? say_fact(explainer, &(struct explainer_fact){.edit = edit}, sentences)
               : say_line(explainer, line, "", sentences);
}

/* The facts that no line has told. */
static bool say_facts(struct explainer *explainer, json_t *sentences)
{
    size_t said = 0;

    for (size_t i = 0; i < explainer->fact_count && said < FACTS_MAX; i++) {
        const struct explainer_fact *fact = &explainer->facts[i];

        if (explainer_has_told(explainer, fact, sentences))
            continue;
        if (!(fact->edit == NULL ? say_fact(explainer, fact, sentences)
                                 : say_edit(explainer, fact->edit, sentences)))
            return false;
        said++;
    }
    return true;
}

/* ---- calls and ranks beside the sums ---- */

static bool add_rank(json_t *entry, int64_t rank)
{
    return json_array_append_new(json_object_get(entry, "ranks"),
                                 json_integer((json_int_t)rank)) == 0;
}

/* Adds the row of the comparison that a frame is. */
static bool add_frame(const struct explainer *explainer, uint32_t at, json_t *entry)
{
    const struct frame *frame = &explainer->fold.frames[at];
    const char *category = account_words_category(&explainer->words, frame);

    return category == NULL ||
           entry_add_row(entry, strings_text(&explainer->account.names, frame->label),
                         category);
}

static bool say_claim(struct explainer *explainer, const struct own_claim *claim,
                      json_t *sentences)
{
    CLEANUP_SENTENCE struct sentence text;
    uint8_t about = explainer->fold.frames[claim->row->frame].about;
    const struct entry_head head = {
        .kind = own_is_launch(&explainer->words, claim->row) ? CAUSE_LAUNCHES
                : (about & ACCOUNT_IS_INPUT)                 ? CAUSE_INPUT
                                                             : CAUSE_HOST_LATE,
        .certainty = line_certainty_name(claim->certainty),
        .change = own_change(claim->row),
        .share = NAN,
        .part = WATERFALL_IDLE};

    sentence_init(&text);
    sentence_text(&text, claim->certainty == LINE_LIKELY ? "Most likely: " : "");
    own_words_claim(&explainer->words, claim, &text);
    if (claim->line != NULL)
        explainer->line_told[claim->line - explainer->lines.list] = true;
    json_t *entry = entry_finish(&head, &text);
    return entry_keep(sentences, entry,
                      entry != NULL && add_frame(explainer, claim->row->frame, entry));
}

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
        if (!say_claim(explainer, claim, sentences))
            return false;
    }
    return true;
}

static bool say_late_rank(struct explainer *explainer, json_t *sentences)
{
    const struct late_rank *late = &explainer->late;
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {.kind = CAUSE_WAITING,
                                    .certainty = line_certainty_name(late->certainty),
                                    .change = late->others,
                                    .share = NAN,
                                    .part = WATERFALL_EXPOSED_COMMUNICATION};

    sentence_init(&text);
    if (!late->is_found)
        return true;
    int64_t rank = explainer->result->selection[0].ranks[late->rank];
    own_words_late(&explainer->words, late, (long long)rank, &text);
    json_t *entry = entry_finish(&head, &text);
    return entry_keep(
        sentences, entry,
        entry != NULL && add_rank(entry, rank) &&
            (late->row == NULL || add_frame(explainer, late->row->frame, entry)));
}

/* ---- lines ---- */

static bool is_sayable(const struct explainer *explainer, const struct line *line)
{
    bool decided = isfinite(explainer->words.change);

    return line->kind != LINE_REST &&
           line->certainty <= (decided ? LINE_LIKELY : LINE_SURE) &&
           !explainer->line_told[line - explainer->lines.list] &&
           !(line->kind == LINE_EDIT && is_told(explainer, line->edit));
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
                                    .part = bar_of(explainer, part)};
    if (head.change / change < UNSURE_SHARE)
        return true;
    for (size_t i = 0; i < explainer->lines.count && largest == NULL; i++) {
        const struct line *line = &explainer->lines.list[i];

        if (line->kind != LINE_REST && line->part == part && !explainer->line_told[i] &&
            line_change(&explainer->account, line) / change > 0)
            largest = line;
    }
    if (largest != NULL && !say_line(explainer, largest, "Not certain: ", sentences))
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

    return shapes == NULL || is_told(explainer, shapes) ||
           say_edit(explainer, shapes, sentences);
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
    return found == NULL || is_told(explainer, found) ||
           say_edit(explainer, found, sentences);
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
                !say_line(explainer, line,
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

    if (explainer->result->verdict.kind != VERDICT_CANNOT_JUDGE)
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
            change < UNTESTED_SHARE * moved || change < UNTESTED_STEP * step)
            continue;
        if (!say_line(explainer, line, "Measured, not tested: ", sentences))
            return false;
        said++;
    }
    return true;
}

/* ---- single slow steps ---- */

/* Slow steps that hold more of the change of the means than any line come first. */
static bool say_slow_steps(struct explainer *explainer, bool first, json_t *sentences)
{
    double largest = 0;

    for (size_t i = 0; i < explainer->lines.count; i++)
        if (explainer->lines.list[i].certainty <= LINE_LIKELY)
            largest =
                fmax(largest,
                     fabs(line_change(&explainer->account, &explainer->lines.list[i])));
    for (size_t i = 0; i < explainer->slow.count; i++) {
        const struct slow_step *step = &explainer->slow.list[i];
        double share = step->extra / (double)explainer->account.samples[step->side];

        if ((step->is_sure && share >= largest) == first &&
            !slow_words_say(explainer, step, sentences))
            return false;
    }
    return true;
}

/* ---- the whole ---- */

int explain_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, struct explanation *out, struct error *error)
{
    CLEANUP(explainer_free) struct explainer explainer;
    int failed = explainer_make(store, result, budget, &explainer, error);

    if (failed != 0)
        return failed;
    out->account = account_json_lines(&explainer);
    out->facts = account_json_facts(&explainer);
    bool decided = isfinite(explainer.words.change);
    bool fine = (decided || say_facts(&explainer, out->sentences)) &&
                say_slow_steps(&explainer, true, out->sentences) &&
                say_late_rank(&explainer, out->sentences) &&
                say_lines(&explainer, out->sentences) &&
                say_slow_steps(&explainer, false, out->sentences) &&
                say_untested(&explainer, out->sentences) &&
                (!decided || say_facts(&explainer, out->sentences)) &&
                say_largest_bar(&explainer, out->sentences);
    return fine && out->account != NULL && out->facts != NULL ? budget_look(budget, error)
                                                              : error_set_memory(error);
}
