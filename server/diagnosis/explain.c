/* See explain.h. */
#include "diagnosis/explain.h"
#include "base/cleanup.h"
#include "diagnosis/account_json.h"
#include "diagnosis/entry.h"
#include "diagnosis/explainer.h"

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

/* Ends a sentence and makes its entry. */
static json_t *finish(struct sentence *text, const struct entry_head *head)
{
    sentence_text(text, ".");
    sentence_capital(text);
    return entry_make(head, text, json_object());
}

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

static enum waterfall_part bar_of(const struct line *line)
{
    return line->part <= ACCOUNT_IDLE ? (enum waterfall_part)line->part : WATERFALL_PARTS;
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
    const struct entry_head head = {.kind = explainer_kind_of_line(explainer, line),
                                    .certainty = line_certainty_name(line->certainty),
                                    .change = change,
                                    .share = explainer->words.one_sign &&
                                                     isfinite(explainer->words.change)
                                                 ? change / explainer->words.change
                                                 : NAN,
                                    .part = bar_of(line)};

    sentence_init(&text);
    sentence_text(&text, first);
    line_words_say(&explainer->words, line, &text);
    json_t *entry = finish(&text, &head);
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
    json_object_set_new(entry, "line",
                        json_integer((json_int_t)(line - explainer->lines.list)));
    return json_array_append_new(sentences, entry) == 0;
}

/* ---- facts ---- */

static bool say_fact(struct explainer *explainer, const struct edit *edit,
                     json_t *sentences)
{
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {.kind = explainer_kind_of_edit(edit),
                                    .certainty = "fact",
                                    .change = NAN,
                                    .share = NAN,
                                    .part = WATERFALL_PARTS};

    sentence_init(&text);
    account_words_edit(&explainer->words, edit, &text);
    json_t *entry = finish(&text, &head);
    if (entry == NULL || !add_frames(explainer, edit, entry)) {
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
    return line == NULL ? say_fact(explainer, edit, sentences)
                        : say_line(explainer, line, "", sentences);
}

/* The facts that no line has told. */
static bool say_facts(struct explainer *explainer, json_t *sentences)
{
    size_t said = 0;

    for (size_t i = 0; i < explainer->edits.count && said < FACTS_MAX; i++) {
        const struct edit *edit = &explainer->edits.list[i];

        if (explainer->told[i] || !explainer_is_fact(explainer, edit))
            continue;
        if (!say_edit(explainer, edit, sentences))
            return false;
        said++;
    }
    return true;
}

/* ---- lines ---- */

static bool is_told(const struct explainer *explainer, const struct edit *edit)
{
    return explainer->told[edit - explainer->edits.list];
}

static bool say_lines(struct explainer *explainer, json_t *sentences)
{
    const struct lines *lines = &explainer->lines;
    size_t before = json_array_size(sentences);
    bool decided = isfinite(explainer->words.change);
    const struct edit *shapes = explainer->words.other_shapes;

    for (size_t i = 0; i < lines->count; i++) {
        const struct line *line = &lines->list[i];

        if (line->kind == LINE_REST || line->certainty > LINE_LIKELY ||
            (line->kind == LINE_EDIT && is_told(explainer, line->edit)))
            continue;
        if (line->kind == LINE_ALIKE && line->on_device && shapes != NULL &&
            !is_told(explainer, shapes) && !say_edit(explainer, shapes, sentences))
            return false; /* what all kernels follow from is told first */
        if (!say_line(explainer, line,
                      line->certainty == LINE_LIKELY ? "Most likely: " : "", sentences))
            return false;
    }
    if (!decided || json_array_size(sentences) > before || lines->count < 2 ||
        line_change(&explainer->account, &lines->list[0]) / explainer->words.change <
            UNSURE_SHARE)
        return true;
    return say_line(explainer, &lines->list[0], "Not certain: ", sentences);
}

/* With too few steps for a test: the largest lines, as they were measured. */
static bool say_untested(struct explainer *explainer, json_t *sentences)
{
    const struct lines *lines = &explainer->lines;
    double moved = 0, step = 0;
    size_t said = 0;

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

/* Adds the number of a step to the entry. */
static bool add_step(const struct explainer *explainer, const struct slow_step *step,
                     json_t *entry)
{
    const struct compare_result *result = explainer->result;
    const struct trace_step *at =
        &result->view[step->side]
             .steps[result->selection[step->side].steps[step->sample]]
             .step;

    return at->pseudo || json_array_append_new(json_object_get(entry, "steps"),
                                               json_integer((json_int_t)at->number)) == 0;
}

static void say_slow_place(const struct explainer *explainer,
                           const struct slow_step *step, struct sentence *text)
{
    const struct account *account = &explainer->account;
    const struct account_place *place =
        step->place == ACCOUNT_NONE ? NULL : &account->places[step->place];

    if (place == NULL || place->sort == ACCOUNT_NOT_TOLD || place->node == 0) {
        if (place != NULL && place->after != ACCOUNT_NONE) {
            sentence_text(text, ", in no recorded call before ");
            sentence_name(text, strings_text(&account->names, place->after), NULL, NULL);
        }
        return;
    }
    sentence_text(text, ", ");
    if (step->place_extra < step->extra) {
        sentence_time(text, step->place_extra);
        sentence_text(text, " of it");
    } else {
        sentence_text(text, "all of it");
    }
    sentence_text(text,
                  place->sort == ACCOUNT_HOLE ? " in no recorded call inside " : " in ");
    sentence_name(text, strings_text(&account->names, account->nodes[place->node].name),
                  NULL, NULL);
}

static bool say_slow_step(struct explainer *explainer, const struct slow_step *step,
                          json_t *sentences)
{
    const struct compare_result *result = explainer->result;
    const struct trace_step *at =
        &result->view[step->side]
             .steps[result->selection[step->side].steps[step->sample]]
             .step;
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {.kind = CAUSE_SINGLE_STEPS,
                                    .certainty = "sure",
                                    .change =
                                        step->side == 1 ? step->extra : -step->extra,
                                    .share = NAN,
                                    .part = WATERFALL_PARTS};

    sentence_init(&text);
    sentence_printf(&text, "In the %s, ", step->side == 1 ? "test" : "control");
    if (at->pseudo)
        sentence_text(&text, "one recording");
    else
        sentence_printf(&text, "step %lld", (long long)at->number);
    sentence_text(&text, " alone took ");
    sentence_time(&text, step->extra);
    sentence_text(&text, " more than the others");
    say_slow_place(explainer, step, &text);
    json_t *entry = finish(&text, &head);
    if (entry == NULL || !add_step(explainer, step, entry)) {
        json_decref(entry);
        return false;
    }
    return json_array_append_new(sentences, entry) == 0;
}

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

        if ((share >= largest) == first && !say_slow_step(explainer, step, sentences))
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
                say_lines(&explainer, out->sentences) &&
                say_slow_steps(&explainer, false, out->sentences) &&
                say_untested(&explainer, out->sentences) &&
                (!decided || say_facts(&explainer, out->sentences));
    return fine && out->account != NULL && out->facts != NULL ? budget_look(budget, error)
                                                              : error_set_memory(error);
}
