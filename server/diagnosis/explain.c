/* See explain.h. */
#include "diagnosis/explain.h"
#include "account/lines.h"
#include "account/run.h"
#include "account/slow_steps.h"
#include "base/cleanup.h"
#include "diagnosis/account_words.h"
#include "diagnosis/collectives_split.h"
#include "diagnosis/entry.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FACTS_MAX 5
#define PLACES_TOLD 50
#define ROWS_TOLD 8
/* A fact on functions of Python alone is told from this part of the step on: their own
 * work comes and goes with caches. */
#define FACT_MIN_FUNCTION 0.005
/* A line of unsure change that holds this part of a certain change is told as such. */
#define UNSURE_SHARE 0.3
/* Of lines that cannot be tested, so many are told, from these parts of all that moved, and
 * of the step, on. */
#define UNTESTED_MAX 3
#define UNTESTED_SHARE 0.2
#define UNTESTED_STEP 0.02

struct explainer {
    const struct compare_result *result;
    struct account account;
    struct fold fold;
    struct edits edits;
    struct lines lines;
    struct account_words words;
    struct slow_steps slow;
    size_t *rank_of[2];  /* by sample: the place of its rank among the chosen ones */
    double *steps_of[2]; /* by that place: samples */
    bool *told; /* by edit: a line tells it */
    bool failed;
};

void explain_free(struct explanation *explanation)
{
    json_decref(explanation->account);
    json_decref(explanation->facts);
    json_decref(explanation->sentences);
    *explanation = (struct explanation){0};
}

static void free_explainer(struct explainer *explainer)
{
    free(explainer->told);
    for (int side = 0; side < 2; side++) {
        free(explainer->rank_of[side]);
        free(explainer->steps_of[side]);
    }
    account_words_free(&explainer->words);
    lines_free(&explainer->lines);
    edits_free(&explainer->edits);
    fold_free(&explainer->fold);
    account_free(&explainer->account);
}

/* ---- kinds ---- */

static enum cause_kind kind_of_edit(const struct edit *edit)
{
    switch (edit->kind) {
    case EDIT_REPLACED:
    case EDIT_KERNELS:
        return CAUSE_REPLACED;
    case EDIT_SHAPES:
    case EDIT_TYPES:
        return CAUSE_OTHER_WORK;
    default:
        return CAUSE_MORE_CALLS;
    }
}

static enum cause_kind kind_of_line(const struct account_words *words,
                                    const struct line *line)
{
    static const enum cause_kind kinds[] = {
        [LINE_KERNEL] = CAUSE_PER_CALL,     [LINE_REPLACED] = CAUSE_REPLACED,
        [LINE_HOST] = CAUSE_HOST_LATE,      [LINE_INPUT] = CAUSE_INPUT,
        [LINE_LAUNCH] = CAUSE_LAUNCHES,     [LINE_WAIT] = CAUSE_WAITING,
        [LINE_HOLE] = CAUSE_HOST_LATE,      [LINE_LATENCY] = CAUSE_DEPENDENCY,
        [LINE_UNKNOWN] = CAUSE_HOST_LATE,   [LINE_ALIKE] = CAUSE_ALIKE,
        [LINE_STEP] = CAUSE_SINGLE_STEPS,   [LINE_REST] = CAUSE_REST,
        [LINE_EDIT] = CAUSE_MORE_CALLS};

    if (line->kind == LINE_EDIT)
        return kind_of_edit(line->edit);
    if (line->kind == LINE_KERNEL &&
        strncmp(strings_text(&words->account->names, line->name), "Mem", 3) == 0)
        return CAUSE_COPIES;
    switch (account_words_communication(words, line)) {
    case COMMUNICATION_OVERLAP:
        return CAUSE_OVERLAP;
    case COMMUNICATION_WAITING:
        return CAUSE_WAITING;
    case COMMUNICATION_TRANSFER:
        return CAUSE_TRANSFER;
    default:
        return kinds[line->kind];
    }
}

/* ---- places ---- */

static const char *sort_word(const struct account *account,
                             const struct account_place *place)
{
    static const char *const words[] = {"",
                                        "other rows",
                                        "in call",
                                        "hole",
                                        "in the launch",
                                        "device side",
                                        "not told"};

    return place->sort == ACCOUNT_ROW
               ? strings_text(&account->names, account->nodes[place->node].name)
               : words[place->sort];
}

static json_t *name_or_null(const struct account *account, uint32_t name)
{
    return name == ACCOUNT_NONE ? json_null()
                                : entry_name(strings_text(&account->names, name));
}

static json_t *make_path(const struct account *account, const struct account_place *place)
{
    uint32_t path[ACCOUNT_DEPTH_MAX + 2];
    size_t length = account_path(account, place->node, path, ACCOUNT_DEPTH_MAX + 2);
    json_t *out = json_array();

    if (place->elsewhere)
        json_array_append_new(out, json_string("launched elsewhere"));
    for (size_t i = 0; i < length && !place->elsewhere; i++)
        json_array_append_new(
            out, entry_name(strings_text(&account->names, account->nodes[path[i]].name)));
    return out;
}

static json_t *make_place(const struct account *account, uint32_t at)
{
    const struct account_place *place = &account->places[at];
    const char *category =
        place->sort == ACCOUNT_ROW
            ? strings_text(&account->names, account->nodes[place->node].category)
        : place->sort == ACCOUNT_OTHER_ROWS ? "device"
                                            : NULL;

    return json_pack("{s:I, s:s, s:o, s:s?, s:o, s:o, s:o, s:I, s:I}", "id",
                     (json_int_t)at, "part",
                     account_part_name((enum account_part)place->part), "name",
                     entry_name(sort_word(account, place)), "category", category, "path",
                     make_path(account, place), "before",
                     name_or_null(account, place->before), "after",
                     name_or_null(account, place->after), "control_ns",
                     (json_int_t)place->ns[0], "test_ns", (json_int_t)place->ns[1]);
}

/* ---- the account ---- */

static json_t *make_line(const struct explainer *explainer, const struct line *line)
{
    CLEANUP_SENTENCE struct sentence text;
    json_t *places = json_array();

    sentence_init(&text);
    account_words_line(&explainer->words, line, &text);
    for (size_t i = 0; i < line->count && i < PLACES_TOLD; i++)
        if (json_array_append_new(places,
                                  make_place(&explainer->account, line->places[i])) != 0)
            break;
    return json_pack("{s:s, s:s, s:o, s:I, s:I, s:s, s:o, s:I}", "kind",
                     cause_kind_name(kind_of_line(&explainer->words, line)), "text", sentence_words(&text),
                     "parts", entry_parts(&text), "control_ns", (json_int_t)line->ns[0],
                     "test_ns", (json_int_t)line->ns[1], "certainty",
                     line_certainty_name(line->certainty), "places", places,
                     "places_count", (json_int_t)line->count);
}

static json_t *make_account(const struct explainer *explainer)
{
    const struct account *account = &explainer->account;
    json_t *lines = json_array();

    for (size_t i = 0; i < explainer->lines.count; i++)
        if (json_array_append_new(lines,
                                  make_line(explainer, &explainer->lines.list[i])) != 0) {
            json_decref(lines);
            return NULL;
        }
    return json_pack("{s:I, s:I, s:I, s:I, s:o}", "control_ns", (json_int_t)account->ns[0],
                     "test_ns", (json_int_t)account->ns[1], "control_samples",
                     (json_int_t)account->samples[0], "test_samples",
                     (json_int_t)account->samples[1], "lines", lines);
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
            !entry_add_row(entry,
                           strings_text(&explainer->account.names, frame->label),
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
            return entry_add_row(entry,
                                 strings_text(&explainer->account.names, frame->label),
                                 category);
    }
    return true;
}

static enum waterfall_part bar_of(const struct line *line)
{
    return line->part <= ACCOUNT_IDLE ? (enum waterfall_part)line->part : WATERFALL_PARTS;
}

static bool say_line(struct explainer *explainer, const struct line *line,
                     const char *first, json_t *sentences)
{
    CLEANUP_SENTENCE struct sentence text;
    double change = line_change(&explainer->account, line);
    const struct entry_head head = {
        .kind = kind_of_line(&explainer->words, line),
        .certainty = line_certainty_name(line->certainty),
        .change = change,
        .share = explainer->words.one_sign && isfinite(explainer->words.change)
                     ? change / explainer->words.change
                     : NAN,
        .part = bar_of(line)};

    sentence_init(&text);
    sentence_text(&text, first);
    account_words_line(&explainer->words, line, &text);
    json_t *entry = finish(&text, &head);
    if (entry == NULL || !add_rows(explainer, line, entry)) {
        json_decref(entry);
        return false;
    }
    if (line->rank >= 0 &&
        json_array_append_new(json_object_get(entry, "ranks"),
                              json_integer((json_int_t)line->rank)) != 0) {
        json_decref(entry);
        return false;
    }
    if (line->kind == LINE_EDIT)
        explainer->told[line->edit - explainer->edits.list] = true;
    return json_array_append_new(sentences, entry) == 0;
}

static bool say_lines(struct explainer *explainer, json_t *sentences)
{
    const struct lines *lines = &explainer->lines;
    size_t before = json_array_size(sentences);
    bool decided = isfinite(explainer->words.change);

    for (size_t i = 0; i < lines->count; i++) {
        const struct line *line = &lines->list[i];

        if (line->kind == LINE_REST || line->certainty > LINE_LIKELY)
            continue;
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

/* ---- facts ---- */

static bool is_worth_telling(const struct explainer *explainer, const struct edit *edit)
{
    const struct account *account = &explainer->account;
    bool functions = true;
    double step = 0;

    for (size_t i = 0; i < edit->count; i++)
        functions &= explainer->fold.frames[edit->frames[i]].sort == ACCOUNT_FUNCTION;
    for (int side = 0; side < 2; side++)
        if (account->samples[side] > 0)
            step = fmax(step,
                        (double)account->ns[side] / (double)account->samples[side]);
    if (edit->kind == EDIT_KERNELS &&
        strncmp(strings_text(&account->names,
                             explainer->fold.frames[edit->frames[0]].name),
                "Mem", 3) != 0)
        return false;
    return edit->is_fact && (!functions || edit->weight >= FACT_MIN_FUNCTION * step);
}

static json_t *make_fact(const struct explainer *explainer, const struct edit *edit)
{
    const struct frame *first = &explainer->fold.frames[edit->frames[0]];
    CLEANUP_SENTENCE struct sentence text;
    json_t *rows = json_array();

    sentence_init(&text);
    account_words_edit(&explainer->words, edit, &text);
    sentence_text(&text, ".");
    sentence_capital(&text);
    for (size_t i = 0; i < edit->count && i < ROWS_TOLD; i++) {
        const struct frame *frame = &explainer->fold.frames[edit->frames[i]];
        const char *category = account_words_category(&explainer->words, frame);

        if (category != NULL)
            json_array_append_new(
                rows,
                json_pack("{s:o, s:o}", "name",
                          entry_name(strings_text(&explainer->account.names,
                                                  frame->label)),
                          "category", entry_name(category)));
    }
    return json_pack("{s:s, s:s, s:o, s:o, s:f, s:f, s:s, s:o}", "kind",
                     cause_kind_name(kind_of_edit(edit)), "text", sentence_words(&text),
                     "parts", entry_parts(&text), "name",
                     entry_name(strings_text(&explainer->account.names, first->name)),
                     "control", edit_calls(first, 0), "test", edit_calls(first, 1),
                     "unit", "calls", "rows", rows);
}

static json_t *make_facts(const struct explainer *explainer)
{
    json_t *facts = json_array();

    for (size_t i = 0;
         i < explainer->edits.count && json_array_size(facts) < FACTS_MAX; i++) {
        const struct edit *edit = &explainer->edits.list[i];

        if (is_worth_telling(explainer, edit) &&
            json_array_append_new(facts, make_fact(explainer, edit)) != 0) {
            json_decref(facts);
            return NULL;
        }
    }
    return facts;
}

static bool say_fact(struct explainer *explainer, const struct edit *edit,
                     json_t *sentences)
{
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {.kind = kind_of_edit(edit),
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

/* The facts that no line tells. */
static bool say_facts(struct explainer *explainer, json_t *sentences)
{
    size_t said = 0;

    for (size_t i = 0; i < explainer->edits.count && said < FACTS_MAX; i++) {
        const struct edit *edit = &explainer->edits.list[i];

        if (explainer->told[i] || !is_worth_telling(explainer, edit))
            continue;
        if (!say_fact(explainer, edit, sentences))
            return false;
        explainer->told[i] = true;
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

    return at->pseudo ||
           json_array_append_new(
               json_object_get(entry, "steps"),
               json_pack("{s:s, s:I}", "side", step->side == 1 ? "test" : "control",
                         "number", (json_int_t)at->number)) == 0;
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
    sentence_time(text, step->place_extra);
    sentence_text(text, place->sort == ACCOUNT_HOLE ? " of it in no recorded call inside "
                                                    : " of it in ");
    sentence_name(text,
                  strings_text(&account->names, account->nodes[place->node].name), NULL,
                  NULL);
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
                                    .change = step->extra,
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
            largest = fmax(largest, fabs(line_change(&explainer->account,
                                                     &explainer->lines.list[i])));
    for (size_t i = 0; i < explainer->slow.count; i++) {
        const struct slow_step *step = &explainer->slow.list[i];
        double share = step->extra / (double)explainer->account.samples[step->side];

        if ((share >= largest) == first && !say_slow_step(explainer, step, sentences))
            return false;
    }
    return true;
}

/* ---- ranks ---- */

/* One rank holds this part of the change of a line, on all ranks. */
#define RANK_SHARE 0.8

/* Adds the means of a line by rank of the sample, ns. */
static void add_by_rank(const struct explainer *explainer, const struct line *line,
                        int side, double *changes)
{
    const struct selection *selection = &explainer->result->selection[side];

    for (size_t i = 0; i < line->count; i++) {
        size_t count;
        const struct sum *cells =
            sums_of(&explainer->account.time[side], line->places[i], &count);

        for (size_t k = 0; k < count; k++) {
            size_t rank = explainer->rank_of[side][cells[k].sample];

            if (rank < selection->rank_count)
                changes[rank] += (side == 1 ? 1.0 : -1.0) * (double)cells[k].sum /
                                 explainer->steps_of[side][rank];
        }
    }
}

/* By sample, the place of its rank among the chosen ones; and the steps of each rank. */
static bool find_ranks(struct explainer *explainer)
{
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &explainer->result->selection[side];
        size_t rank = 0;

        explainer->rank_of[side] =
            calloc(selection->step_count + 1, sizeof *explainer->rank_of[side]);
        explainer->steps_of[side] =
            calloc(selection->rank_count + 1, sizeof *explainer->steps_of[side]);
        if (explainer->rank_of[side] == NULL || explainer->steps_of[side] == NULL)
            return false;
        for (size_t i = 0; i < selection->step_count; i++) {
            int64_t wanted =
                selection_file(&explainer->result->view[side], selection->steps[i])->rank;

            while (rank < selection->rank_count && selection->ranks[rank] != wanted)
                rank++; /* samples are ordered by rank */
            explainer->rank_of[side][i] = rank;
            if (rank < selection->rank_count)
                explainer->steps_of[side][rank]++;
        }
    }
    return true;
}

/* Whether both sides have the same ranks, more than one. */
static bool has_same_ranks(const struct selection sides[2])
{
    size_t count = sides[0].rank_count;

    return count > 1 && count == sides[1].rank_count &&
           memcmp(sides[0].ranks, sides[1].ranks, count * sizeof *sides[0].ranks) == 0;
}

/* Names the rank that a line is about, if it is one alone. */
static bool name_ranks(struct explainer *explainer)
{
    const struct selection *sides = explainer->result->selection;
    size_t count = sides[0].rank_count;
    CLEANUP_FREE double *changes = calloc(count + 1, sizeof *changes);

    if (changes == NULL)
        return false;
    for (size_t i = 0; i < explainer->lines.count; i++) {
        struct line *line = &explainer->lines.list[i];
        double moved = 0;
        size_t most = 0;

        line->rank = -1;
        if (line->kind == LINE_REST || !has_same_ranks(sides))
            continue;
        memset(changes, 0, count * sizeof *changes);
        add_by_rank(explainer, line, 0, changes);
        add_by_rank(explainer, line, 1, changes);
        for (size_t r = 0; r < count; r++) {
            moved += fabs(changes[r]);
            most = fabs(changes[r]) > fabs(changes[most]) ? r : most;
        }
        if (moved == 0 || fabs(changes[most]) < RANK_SHARE * moved ||
            changes[most] * line_change(&explainer->account, line) < 0)
            continue;
        line->rank = sides[0].ranks[most];
        line->rank_change = changes[most];
    }
    return true;
}

/* ---- the whole ---- */

static bool has_one_sign(const struct explainer *explainer)
{
    bool gains = false, losses = false;

    for (size_t i = 0; i < explainer->lines.count; i++) {
        double change =
            line_change(&explainer->account, &explainer->lines.list[i]);

        gains |= change > 0;
        losses |= change < 0;
    }
    return !gains || !losses;
}

static bool prepare(struct explainer *explainer)
{
    const struct compare_result *result = explainer->result;
    bool decided = result->verdict.kind == VERDICT_SLOWER ||
                   result->verdict.kind == VERDICT_FASTER;

    if (!fold_make(&explainer->account, &explainer->fold) ||
        !edits_make(&explainer->fold, &explainer->edits) ||
        !lines_make(&explainer->fold, &explainer->edits, &result->observations,
                    &explainer->lines))
        return false;
    explainer->words = (struct account_words){
        .account = &explainer->account,
        .fold = &explainer->fold,
        .steps = result->selection[0].number_count + result->selection[1].number_count >
                 0,
        .device = result->step_time[0].has_parts && result->step_time[1].has_parts,
        .wait_change = NAN,
        .transfer_change = NAN,
        .late_rank = -1,
        .change = decided ? result->verdict.change : NAN,
        .one_sign = has_one_sign(explainer)};
    if (!find_ranks(explainer) || !name_ranks(explainer))
        return false;
    if (!slow_steps_find(&explainer->account, &result->observations, &explainer->slow))
        return false;
    explainer->told = calloc(explainer->edits.count + 1, sizeof *explainer->told);
    return explainer->told != NULL && account_words_make(&explainer->words);
}

/* Without the split, sentences on collectives only lack what they wait for. */
static int split_collectives(struct store *store, struct explainer *explainer,
                             struct budget *budget, struct error *error)
{
    struct collectives_split split = {.is_known = false};
    bool wanted = false;

    for (size_t i = 0; i < explainer->lines.count; i++)
        wanted |= explainer->lines.list[i].part == ACCOUNT_COMMUNICATION &&
                  explainer->lines.list[i].kind == LINE_KERNEL;
    if (!wanted)
        return 0;
    int failed =
        collectives_split_make(store, explainer->result, budget, &split, error);
    if (failed != 0 && failed != -ERROR_LIMIT)
        return failed;
    if (failed == 0 && split.is_known) {
        explainer->words.wait_change = split.wait[1] - split.wait[0];
        explainer->words.transfer_change = split.transfer[1] - split.transfer[0];
        explainer->words.late_rank = split.rank;
    }
    return 0;
}

int explain_make(struct store *store, const struct compare_result *result,
                 struct budget *budget, struct explanation *out, struct error *error)
{
    CLEANUP(free_explainer) struct explainer explainer = {.result = result};
    int failed = account_make(store, result, budget, &explainer.account, error);

    if (failed != 0)
        return failed;
    out->sentences = json_array();
    if (!prepare(&explainer))
        return budget_or_memory(budget, error);
    failed = split_collectives(store, &explainer, budget, error);
    if (failed != 0)
        return failed;
    out->account = make_account(&explainer);
    out->facts = make_facts(&explainer);
    bool decided = isfinite(explainer.words.change);
    bool fine = (decided || say_facts(&explainer, out->sentences)) &&
                say_slow_steps(&explainer, true, out->sentences) &&
                say_lines(&explainer, out->sentences) &&
                say_slow_steps(&explainer, false, out->sentences) &&
                say_untested(&explainer, out->sentences) &&
                say_facts(&explainer, out->sentences);
    return fine && out->account != NULL && out->facts != NULL
               ? budget_look(budget, error)
               : error_set_memory(error);
}
