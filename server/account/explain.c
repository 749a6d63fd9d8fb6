#include "account/explain.h"
#include "account/account.h"
#include "account/entry.h"
#include "account/lines.h"
#include "account/words.h"
#include "analyse/work.h"
#include "base/array.h"
#include "base/error.h"
#include "base/json.h"
#include "compare/compare.h"

#include <jansson.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* ---- account json ---- */

#define PLACES_TOLD 50
#define ROWS_TOLD 8

/* ---- places ---- */

static const char *sort_word(const struct account *account,
                             const struct account_place *place)
{
    return place->sort == ACCOUNT_ROW
               ? strings_text(&account->names, account->nodes[place->node].name)
               : account_sort_name((enum account_sort)place->sort);
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

    return json_pack(
        "{s:I, s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:I, s:I}", "id", (json_int_t)at,
        "part", waterfall_part_words((enum waterfall_part)place->part), "name",
        entry_name(sort_word(account, place)), "category",
        category != NULL ? entry_name(category) : json_null(), "path",
        make_path(account, place), "before", name_or_null(account, place->before),
        "after", name_or_null(account, place->after), "after_wait",
        place->after_wait == 0
            ? json_null()
            : entry_name(
                  strings_text(&account->names, account->nodes[place->after_wait].name)),
        "control_ns", (json_int_t)place->ns[0], "test_ns", (json_int_t)place->ns[1]);
}

/* ---- parts ---- */

static json_t *make_part_rows(const struct account *account,
                              const struct waterfall *parts, int part)
{
    json_t *rows = json_array();

    for (size_t i = 0; i < parts->contributor_count[part]; i++) {
        const struct waterfall_contributor *row = &parts->contributors[part][i];
        const struct account_node *node = &account->nodes[row->id];

        json_array_append_new(
            rows,
            json_pack("{s:o, s:o, s:f}", "name",
                      entry_name(strings_text(&account->names, node->label)), "category",
                      entry_name(strings_text(&account->names, node->category)), "change",
                      row->change / 1e3));
    }
    return rows;
}

/* The parts in which a side has time. */
static json_t *make_parts(const struct account *account)
{
    struct waterfall_sums sums[2];
    struct waterfall parts;
    json_t *out;

    account_parts(account, sums, &parts);
    out = json_array();
    for (int part = 0; part < WATERFALL_PARTS; part++)
        if (sums[0].parts[part] > 0 || sums[1].parts[part] > 0)
            json_array_append_new(
                out, json_pack("{s:s, s:I, s:I, s:o, s:I}", "part",
                               waterfall_part_name((enum waterfall_part)part),
                               "control_ns", (json_int_t)sums[0].parts[part], "test_ns",
                               (json_int_t)sums[1].parts[part], "rows",
                               make_part_rows(account, &parts, part), "rows_count",
                               (json_int_t)parts.moved[part]));
    return out;
}

/* ---- the account ---- */

/* How often the rank that others wait for arrives last, unless its own sentence says so.
 */
static void say_arrivals(const struct explainer *explainer, const struct line *line,
                         struct sentence *out)
{
    if (!explainer->late.is_found)
        kernel_words_arrivals(&explainer->words,
                              line_words_waited_for(&explainer->words, line), out);
}

static json_t *make_line(const struct explainer *explainer, const struct line *line)
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    CLEANUP_SENTENCE struct sentence brief = SENTENCE;
    struct account_words words = explainer->words;
    json_t *places = json_array();

    line_words_say(&words, line, &text);
    say_arrivals(explainer, line, &text);
    words.brief = true;
    words.of_rank = line->rank >= 0;
    line_words_say(&words, line, &brief);
    for (size_t i = 0; i < line->count && i < PLACES_TOLD; i++)
        json_array_append_new(places, make_place(&explainer->account, line->places[i]));
    return json_pack("{s:s, s:s, s:o, s:o, s:I, s:I, s:s, s:o, s:I}", "kind",
                     cause_kind_name(explainer_kind_of_line(explainer, line)), "text",
                     sentence_words(&text), "parts", entry_parts(&text), "brief",
                     entry_parts(&brief), "control_ns", (json_int_t)line->ns[0],
                     "test_ns", (json_int_t)line->ns[1], "certainty",
                     line_certainty_name(line->certainty), "places", places,
                     "places_count", (json_int_t)line->count);
}

/* Both are owned by the caller. */
static json_t *account_json_lines(const struct explainer *explainer)
{
    const struct account *account = &explainer->account;
    json_t *lines = json_array();

    for (size_t i = 0; i < explainer->lines.count; i++)
        json_array_append_new(lines, make_line(explainer, &explainer->lines.list[i]));
    return json_pack("{s:I, s:I, s:I, s:I, s:o, s:o}", "control_ns",
                     (json_int_t)account->ns[0], "test_ns", (json_int_t)account->ns[1],
                     "control_samples", (json_int_t)account->samples[0], "test_samples",
                     (json_int_t)account->samples[1], "parts", make_parts(account),
                     "lines", lines);
}

/* ---- facts ---- */

/* The rows of the comparison that a fact is about. */
static json_t *account_json_rows(const struct explainer *explainer,
                                 const struct explainer_fact *fact)
{
    const struct work_fact *work = &explainer->work.of[fact->work];
    size_t count = fact->edit != NULL ? fact->edit->count : work->count;
    size_t most = fact->edit != NULL ? ROWS_TOLD : WORK_NAMES_TOLD;
    json_t *rows = json_array();

    for (size_t i = 0; i < count && i < most; i++) {
        uint32_t at = fact->edit != NULL ? fact->edit->frames[i] : work->names[i].frame;
        const struct frame *frame = &explainer->fold.frames[at];
        const char *category = account_words_category(&explainer->words, frame);

        if (category != NULL)
            json_array_append_new(
                rows, json_pack("{s:o, s:o}", "name",
                                entry_name(strings_text(&explainer->account.names,
                                                        frame->label)),
                                "category", entry_name(category)));
    }
    return rows;
}

/* The name of what a fact is about, its values on both sides and their unit. */
static json_t *make_values(const struct explainer *explainer,
                           const struct explainer_fact *fact)
{
    static const char *const units[WORK_FACTS] = {"copies", "collectives", "streams"};
    const struct account_words *words = &explainer->words;
    const struct work_fact *work = &explainer->work.of[fact->work];
    bool streams = fact->edit == NULL && fact->work == WORK_STREAMS;
    const struct frame *frame =
        &explainer->fold.frames[fact->edit == NULL ? work->names[0].frame
                                                   : account_words_told(fact->edit)];
    bool shapes = fact->edit != NULL && fact->edit->kind == EDIT_SHAPES;
    bool types = fact->edit != NULL && fact->edit->kind == EDIT_TYPES;
    const char *unit = units[fact->work];
    double numbers[2];

    if (shapes || types) {
        const uint32_t *texts = shapes ? frame->shape : frame->typed;

        return json_pack("{s:o, s:o, s:o, s:s}", "name",
                         entry_name(account_words_text(words, frame->name)), "control",
                         name_or_null(&explainer->account, texts[0]), "test",
                         name_or_null(&explainer->account, texts[1]), "unit",
                         shapes ? "shapes" : "types");
    }
    if (fact->edit != NULL) {
        account_words_numbers(words, fact->edit, numbers);
        unit = fact->edit->kind == EDIT_KERNELS ? "rows" : "calls";
    } else {
        memcpy(numbers, streams ? work->streams : work->names[0].count, sizeof numbers);
    }
    return json_pack(
        "{s:o, s:f, s:f, s:s}", "name",
        entry_name(streams ? "streams" : account_words_text(words, frame->name)),
        "control", numbers[0], "test", numbers[1], "unit", unit);
}

static json_t *make_fact(const struct explainer *explainer,
                         const struct explainer_fact *fact)
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    json_t *out = make_values(explainer, fact);

    explainer_facts_say(explainer, fact, &text);
    json_object_set_new(out, "kind",
                        json_string(cause_kind_name(explainer_facts_kind(fact))));
    json_object_set_new(out, "text", json_string(sentence_words(&text)));
    json_object_set_new(out, "parts", entry_parts(&text));
    json_object_set_new(out, "rows", account_json_rows(explainer, fact));
    return out;
}

static json_t *account_json_facts(const struct explainer *explainer)
{
    json_t *facts = json_array();

    for (size_t i = 0; i < explainer->fact_count && i < FACTS_MAX; i++)
        json_array_append_new(facts, make_fact(explainer, &explainer->facts[i]));
    return facts;
}

/* Adds an entry (NULL: no memory) to the sentences; each number may be -1. */
static void tell_entry(struct explainer *explainer, json_t *entry, int64_t rank, int line)
{
    if (rank >= 0)
        entry_add_number(entry, "ranks", rank);
    if (line >= 0)
        json_object_set_new(entry, "line", json_integer(line));
    explainer->failed |= json_array_append_new(explainer->sentences, entry) != 0;
}

/* ---- slow words ---- */

/* More of the change of a line than this: its sentence has a second amount. */
#define WITHOUT_SHARE 0.5

static const struct trace_step *slow_step_of(const struct explainer *explainer,
                                             const struct slow_step *step)
{
    const struct compare_result *result = explainer->result;

    return &result->view[step->side]
                .steps[result->selection[step->side].steps[step->sample]]
                .step;
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

static void slow_words_say(struct explainer *explainer, const struct slow_step *step)
{
    const struct trace_step *at = slow_step_of(explainer, step);
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    const struct entry_head head = {.kind = CAUSE_SINGLE_STEPS,
                                    .certainty = step->is_sure ? "sure" : "likely",
                                    .change =
                                        step->side == 1 ? step->extra : -step->extra,
                                    .share = NAN,
                                    .part = WATERFALL_PARTS};

    sentence_printf(&text, "In the %s, ", step->side == 1 ? "test" : "control");
    if (at->pseudo)
        sentence_text(&text, "one recording");
    else
        sentence_printf(&text, "step %lld", (long long)at->number);
    bool alone = explainer->slow.steps[step->side] == 1;
    sentence_text(&text, alone ? " alone took " : " took ");
    sentence_time(&text, step->extra);
    sentence_printf(&text, " more than the %s", alone ? "others" : "median");
    say_slow_place(explainer, step, &text);
    json_t *entry = entry_finish(&head, &text);
    if (!at->pseudo)
        entry_add_number(entry, "steps", at->number);
    tell_entry(explainer, entry, -1, -1);
}

/* Whether a sample is one of a slow step. */
static bool is_slow(const struct explainer *explainer, int side, uint32_t sample)
{
    const uint32_t *of = explainer->result->observations.of[side];

    for (size_t i = 0; i < explainer->slow.count; i++) {
        const struct slow_step *step = &explainer->slow.list[i];

        if (step->side == side && of[step->sample] == of[sample])
            return true;
    }
    return false;
}

/* ns a sample of a side, of those that are of no slow step. */
static double mean_without(const struct explainer *explainer, const struct line *line,
                           int side)
{
    const struct account *account = &explainer->account;
    double ns = 0;
    size_t samples = 0;

    for (uint32_t i = 0; i < account->samples[side]; i++)
        samples += !is_slow(explainer, side, i);
    for (size_t i = 0; i < line->count; i++) {
        size_t count;
        const struct sum *cells = sums_of(&account->time[side], line->places[i], &count);

        for (size_t k = 0; k < count; k++)
            if (!is_slow(explainer, side, cells[k].sample))
                ns += (double)cells[k].sum;
    }
    return samples > 0 ? ns / (double)samples : 0;
}

static double change_without(const struct explainer *explainer, const struct line *line)
{
    return mean_without(explainer, line, 1) - mean_without(explainer, line, 0);
}

/* The part of the change of a line that slow steps hold; 0: there are none. */
static double slow_words_share(const struct explainer *explainer, const struct line *line)
{
    double change = line_change(&explainer->account, line);

    return explainer->slow.count == 0 || change == 0
               ? 0
               : 1 - change_without(explainer, line) / change;
}

/* Of a line of whose change slow steps hold more than half: what it is without them. */
static void slow_words_without(const struct explainer *explainer, const struct line *line,
                               struct sentence *out)
{
    if (line->rank >= 0 || fabs(slow_words_share(explainer, line)) <= WITHOUT_SHARE)
        return;
    sentence_text(out, "; without the slow steps ");
    account_words_amount(&explainer->words, change_without(explainer, line), out);
}

/* ---- sentences ---- */

/* Adds the row of the comparison that a frame is. */
static void add_frame(struct explainer *explainer, uint32_t at, json_t *entry)
{
    const struct frame *frame = &explainer->fold.frames[at];
    const char *category = account_words_category(&explainer->words, frame);

    if (category != NULL)
        entry_add_row(entry, account_words_text(&explainer->words, frame->label),
                      category);
}

/* Adds the first frames of an edit. */
static void add_frames(struct explainer *explainer, const struct edit *edit,
                       json_t *entry)
{
    for (size_t i = 0; i < edit->count && i < ROWS_TOLD; i++)
        add_frame(explainer, edit->frames[i], entry);
}

static void add_rows(struct explainer *explainer, const struct line *line, json_t *entry)
{
    if (line->kind == LINE_EDIT)
        add_frames(explainer, line->edit, entry);
    if (line->kind == LINE_EDIT || line->name == ACCOUNT_NONE || line->kind == LINE_HOLE)
        return;
    for (uint32_t i = 1; i < explainer->fold.count; i++) {
        const struct frame *frame = &explainer->fold.frames[i];

        if (frame->name == line->name &&
            account_words_category(&explainer->words, frame) != NULL &&
            (frame->sort == ACCOUNT_WORK) == (line->kind == LINE_KERNEL)) {
            add_frame(explainer, i, entry);
            return;
        }
    }
}

/* The bar of a part; where files with and without device rows are compared there is no
 * waterfall. */
static enum waterfall_part tell_bar_of(const struct explainer *explainer, int part)
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
    return line->rank >= 0 ? line->rank : line_words_waited_for(&explainer->words, line);
}

/* With too few steps for a test: what was edited is certain, its amount is not. */
static bool is_untested_fact(const struct line *line)
{
    return line->kind == LINE_EDIT && line->edit->is_fact &&
           line->certainty == LINE_CANNOT_JUDGE;
}

/* `first` stands in front: "Most likely: ". */
static void tell_line(struct explainer *explainer, const struct line *line,
                      const char *first)
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    size_t number = (size_t)(line - explainer->lines.list);
    double change = line_change(&explainer->account, line);
    const struct entry_head head = {
        .kind = explainer_kind_of_line(explainer, line),
        .certainty =
            is_untested_fact(line) ? "fact" : line_certainty_name(line->certainty),
        .change = change,
        .share = explainer->words.one_sign && isfinite(explainer->words.change) &&
                         !line_words_is_against(&explainer->words, line)
                     ? change / explainer->words.change
                     : NAN,
        .part = tell_bar_of(explainer, line->part)};

    sentence_text(&text, first);
    line_words_say(&explainer->words, line, &text);
    slow_words_without(explainer, line, &text);
    if (*first == '\0' && line->certainty == LINE_CANNOT_JUDGE)
        sentence_text(&text, "; measured, not tested");
    say_arrivals(explainer, line, &text);
    json_t *entry = entry_finish(&head, &text);
    add_rows(explainer, line, entry);
    if (line->kind == LINE_EDIT)
        explainer->told[line->edit - explainer->edits.list] = true;
    explainer->line_told[number] = true;
    tell_entry(explainer, entry, rank_of(explainer, line), (int)number);
}

/* ---- facts ---- */

static bool tell_is_told(const struct explainer *explainer, const struct edit *edit)
{
    return explainer->told[edit - explainer->edits.list];
}

static void tell_fact(struct explainer *explainer, const struct explainer_fact *fact)
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    const struct entry_head head = {.kind = explainer_facts_kind(fact),
                                    .certainty = "fact",
                                    .change = NAN,
                                    .share = NAN,
                                    .part = WATERFALL_PARTS};

    explainer_facts_say(explainer, fact, &text);
    json_t *entry = entry_make(&head, &text, json_object());
    explainer->failed |=
        json_object_set_new(entry, "rows", account_json_rows(explainer, fact)) != 0;
    tell_entry(explainer, entry, -1, -1);
}

/* The line of an edit that is told with its amount; NULL: there is none. */
static const struct line *line_of(const struct explainer *explainer,
                                  const struct edit *edit)
{
    const struct lines *lines = &explainer->lines;

    for (size_t i = 0; i < lines->count; i++)
        if (lines->list[i].kind == LINE_EDIT && lines->list[i].edit == edit &&
            (lines->list[i].certainty == LINE_SURE || is_untested_fact(&lines->list[i])))
            return &lines->list[i];
    return NULL;
}

/* Tells an edit, if it is not told: by its line, else without an amount. NULL: none. */
static void tell_edit(struct explainer *explainer, const struct edit *edit)
{
    if (edit == NULL || tell_is_told(explainer, edit))
        return;
    const struct line *line = line_of(explainer, edit);
    explainer->told[edit - explainer->edits.list] = true;
    if (line == NULL)
        tell_fact(explainer, &(struct explainer_fact){.edit = edit});
    else
        tell_line(explainer, line, "");
}

/* ---- calls and ranks beside the sums ---- */

static void tell_claim(struct explainer *explainer, const struct own_claim *claim)
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    uint8_t about = explainer->fold.frames[claim->row->frame].about;
    const struct entry_head head = {
        .kind = own_is_launch(&explainer->words, claim->row) ? CAUSE_LAUNCHES
                : (about & ACCOUNT_IS_COLLECTION)            ? CAUSE_COLLECTION
                : (about & ACCOUNT_IS_INPUT)                 ? CAUSE_INPUT
                                                             : CAUSE_HOST_LATE,
        .certainty = line_certainty_name(claim->certainty),
        .change = own_change(claim->row),
        .share = NAN,
        .part = WATERFALL_IDLE};

    sentence_text(&text, claim->certainty == LINE_LIKELY ? "Most likely: " : "");
    own_words_claim(&explainer->words, claim, &text);
    if (claim->line != NULL)
        explainer->line_told[claim->line - explainer->lines.list] = true;
    json_t *entry = entry_finish(&head, &text);
    add_frame(explainer, claim->row->frame, entry);
    tell_entry(explainer, entry, -1, -1);
}

/* Nothing if there is none. */
static void tell_late_rank(struct explainer *explainer)
{
    const struct late_rank *late = &explainer->late;
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    const struct entry_head head = {.kind = CAUSE_WAITING,
                                    .certainty = line_certainty_name(late->certainty),
                                    .change = late->others,
                                    .share = NAN,
                                    .part = WATERFALL_EXPOSED_COMMUNICATION};

    if (!late->is_found)
        return;
    int64_t rank = explainer->result->selection[0].ranks[late->rank];
    own_words_late(&explainer->words, late, (long long)rank, &text);
    json_t *entry = entry_finish(&head, &text);
    if (late->row != NULL)
        add_frame(explainer, late->row->frame, entry);
    tell_entry(explainer, entry, rank, -1);
}

/* ---- classes ---- */

/* Device time by class of work on both sides (docs/semantics.md §12). */

struct classes {
    const struct compare_result *result;
    struct work_sums sums[2];
};

/* So many shapes of a class are listed. */
#define SHAPES_TOLD 20

/* What both sides have of a class, or of an operator with its shapes. */
struct class_work {
    uint64_t calls; /* of a class: rows */
    int64_t device; /* ns */
    struct work_rates rates;
};

/* An operator with its shapes and type; sum[side] is NULL where a side has none. */
struct class_shape {
    const struct work_sum *sum[2];
    const char *operator_name, *shapes;
};

static void classes_init(struct classes *classes, const struct compare_result *result,
                         struct budget *budget)
{
    classes->result = result;
    work_sums_init(&classes->sums[0], arena_make(budget));
    work_sums_init(&classes->sums[1], arena_make(budget));
}

static void classes_free(struct classes *classes)
{
    arena_free(&classes->sums[0].arena);
    arena_free(&classes->sums[1].arena);
}

/* A reader of the account (account/run.h): adds a file, which has its arguments. */
static int classes_see(void *context, enum pair_side side, int64_t rank,
                       struct trace_recording *recording, struct error *error)
{
    struct classes *classes = context;
    struct work_sums *sums = &classes->sums[side];
    const struct selection *selection = &classes->result->selection[side];
    const char *steps = classes->result->request.side[side].steps;
    bool all = steps == NULL || *steps == '\0' || strcmp(steps, "all") == 0;
    const struct rows_options options = {
        .which = selection->any ? ROWS_ALL : ROWS_OF_STEPS,
        .steps = all || selection->any || selection->number_count == 0
                     ? NULL
                     : selection->numbers,
        .step_count = selection->number_count,
        .with_arguments = true,
        .budget = sums->arena->budget};
    CLEANUP(rows_free) struct rows_rank rows = {0};
    int status = rows_make(rank, &recording, 1, &options, &rows, error);

    if (status != 0)
        return status;
    work_sums_add(sums, &rows);
    return budget_look(options.budget, error);
}

/* ---- the numbers ---- */

static json_t *number_or_null(double value)
{
    return isfinite(value) ? json_real(value) : json_null();
}

static void set_both(json_t *object, const char *name, double control, double test)
{
    const double values[2] = {control, test};
    static const char *const sides[2] = {"control_", "test_"};
    char key[64];

    for (int side = 0; side < 2; side++) {
        snprintf(key, sizeof key, "%s%s", sides[side], name);
        json_object_set_new(object, key, number_or_null(values[side]));
    }
}

static double samples_of(const struct compare_result *result, int side)
{
    return fmax(1, (double)result->selection[side].step_count);
}

/* Adds counts, times in µs, and rates. */
static void set_work(json_t *object, const struct compare_result *result,
                     const struct class_work work[2])
{
    double per_step[2];

    for (int side = 0; side < 2; side++)
        per_step[side] = (double)work[side].device / 1e3 / samples_of(result, side);
    json_object_set_new(object, "control_counts",
                        json_integer((json_int_t)work[0].calls));
    json_object_set_new(object, "test_counts", json_integer((json_int_t)work[1].calls));
    set_both(object, "total_duration", (double)work[0].device / 1e3,
             (double)work[1].device / 1e3);
    set_both(object, "per_step", per_step[0], per_step[1]);
    json_object_set_new(object, "diff_per_step", json_real(per_step[1] - per_step[0]));
    json_object_set_new(
        object, "diff_percent",
        number_or_null(per_step[0] > 0 ? 100 * (per_step[1] / per_step[0] - 1) : NAN));
    set_both(object, "tflops_per_s", work_rates_tflops(&work[0].rates),
             work_rates_tflops(&work[1].rates));
    set_both(object, "peak_pctg", work_peak_share(&work[0].rates.peak),
             work_peak_share(&work[1].rates.peak));
    set_both(object, "fastest_peak_pctg", work_peak_share_of_fastest(&work[0].rates.peak),
             work_peak_share_of_fastest(&work[1].rates.peak));
    set_both(object, "gb_per_s_at_least", work_rates_gigabytes(&work[0].rates),
             work_rates_gigabytes(&work[1].rates));
    set_both(object, "flops_per_byte_at_most", work_rates_flops_per_byte(&work[0].rates),
             work_rates_flops_per_byte(&work[1].rates));
}

/* ---- classes ---- */

struct class_order {
    enum work_class class;
    double most; /* ns a step of a side */
};

/* Those with most time first, the one that says nothing last. */
static int compare_classes(const void *a, const void *b)
{
    const struct class_order *x = a, *y = b;

    if ((x->class == CLASS_OTHER) != (y->class == CLASS_OTHER))
        return x->class == CLASS_OTHER ? 1 : -1;
    if (x->most != y->most)
        return x->most > y->most ? -1 : 1;
    return (x->class > y->class) - (x->class < y->class);
}

static json_t *make_classes(const struct compare_result *result,
                            const struct work_sums sums[2])
{
    struct work_of_class works[2][CLASS_COUNT];
    struct class_order order[CLASS_COUNT];
    json_t *list = json_array();

    work_classes_sum(&sums[0], works[0]);
    work_classes_sum(&sums[1], works[1]);
    for (int i = 0; i < CLASS_COUNT; i++) {
        order[i] = (struct class_order){(enum work_class)i, 0};
        for (int side = 0; side < 2; side++)
            order[i].most = fmax(order[i].most, (double)works[side][i].device /
                                                    samples_of(result, side));
    }
    qsort(order, CLASS_COUNT, sizeof *order, compare_classes);
    for (int i = 0; i < CLASS_COUNT; i++) {
        const struct work_of_class *of[2] = {&works[0][order[i].class],
                                             &works[1][order[i].class]};
        struct class_work work[2];
        double shares[2];

        if (of[0]->rows + of[1]->rows == 0 && order[i].class != CLASS_OTHER)
            continue;
        for (int side = 0; side < 2; side++) {
            double all = (double)sums[side].device;

            work[side] = (struct class_work){of[side]->rows, of[side]->device,
                                             work_class_rates(of[side])};
            shares[side] = all > 0 ? 100 * (double)of[side]->device / all : NAN;
        }
        json_t *object = json_pack("{s:s}", "class", work_class_name(order[i].class));
        set_work(object, result, work);
        set_both(object, "share", shares[0], shares[1]);
        json_array_append_new(list, object);
    }
    return list;
}

/* ---- shapes ---- */

static const struct work_sum *any_of(const struct class_shape *shape)
{
    return shape->sum[0] != NULL ? shape->sum[0] : shape->sum[1];
}

/* By what is equal on both sides. */
static int compare_keys(const void *a, const void *b)
{
    const struct class_shape *x = a, *y = b;
    const struct work_sum *one = any_of(x), *other = any_of(y);
    int order = one->class != other->class ? (one->class > other->class ? 1 : -1)
                                           : strcmp(x->operator_name, y->operator_name);

    if (order == 0)
        order = strcmp(x->shapes, y->shapes);
    return order != 0 ? order : (one->type > other->type) - (one->type < other->type);
}

static double most_of(const struct class_shape *shape, const double samples[2])
{
    double most = 0;

    for (int side = 0; side < 2; side++)
        if (shape->sum[side] != NULL)
            most = fmax(most, (double)shape->sum[side]->device / samples[side]);
    return most;
}

static int compare_times(const void *a, const void *b, void *samples)
{
    const struct class_shape *x = a, *y = b;
    double left = most_of(x, samples), right = most_of(y, samples);
    uint8_t one = any_of(x)->class, other = any_of(y)->class;

    if (one != other)
        return one > other ? 1 : -1;
    return left != right ? (left > right ? -1 : 1) : compare_keys(a, b);
}

/* Both sides' shapes with FLOPs, each once. */
static struct class_shape *merge_shapes(const struct work_sums sums[2],
                                        struct arena *arena, size_t *count)
{
    struct class_shape *list =
        arena_new(arena, sums[0].count + sums[1].count, sizeof *list);
    size_t all = 0;

    *count = 0;
    for (int side = 0; side < 2; side++) {
        const struct work_sums *of = &sums[side];

        for (size_t i = 0; i < of->count && of->items[i].list == WORK_LIST_FLOPS; i++) {
            struct class_shape *shape = &list[all++];

            shape->sum[side] = &of->items[i];
            shape->operator_name = strings_text(&of->texts, of->items[i].operator_name);
            shape->shapes = strings_text(&of->texts, of->items[i].shapes);
        }
    }
    if (all > 0)
        qsort(list, all, sizeof *list, compare_keys);
    for (size_t i = 0; i < all; i++) {
        struct class_shape *last = *count == 0 ? NULL : &list[*count - 1];

        if (last == NULL || compare_keys(last, &list[i]) != 0)
            list[(*count)++] = list[i];
        else
            for (int side = 0; side < 2; side++)
                if (list[i].sum[side] != NULL)
                    last->sum[side] = list[i].sum[side];
    }
    return list;
}

static json_t *make_shape(const struct compare_result *result,
                          const struct work_sums sums[2], const struct class_shape *shape)
{
    const struct work_sum *any = any_of(shape);
    struct class_work work[2] = {{.calls = 0}};
    json_t *object = json_pack(
        "{s:s, s:o, s:o, s:s}", "class", work_class_name((enum work_class)any->class),
        "operator", entry_name(shape->operator_name), "shapes", entry_name(shape->shapes),
        "dtype", number_type_name((enum number_type)any->type));

    for (int side = 0; side < 2; side++)
        if (shape->sum[side] != NULL) {
            work[side].calls = shape->sum[side]->calls;
            work[side].device = shape->sum[side]->device;
            work_rates_add(&work[side].rates, work_device_of(&sums[side]),
                           shape->sum[side]);
        }
    set_work(object, result, work);
    return object;
}

/* Those of each class that take longest on a side. */
static json_t *make_shapes(const struct compare_result *result,
                           const struct work_sums sums[2])
{
    double samples[2] = {samples_of(result, 0), samples_of(result, 1)};
    size_t count;
    struct class_shape *list = merge_shapes(sums, result->arena, &count);
    json_t *out = json_array();
    size_t told = 0;

    if (count > 0)
        qsort_r(list, count, sizeof *list, compare_times, samples);
    for (size_t i = 0; i < count; i++) {
        told = i > 0 && any_of(&list[i])->class == any_of(&list[i - 1])->class ? told + 1
                                                                               : 0;
        if (told < SHAPES_TOLD)
            json_array_append_new(out, make_shape(result, sums, &list[i]));
    }
    return out;
}

/* `work_classes` of the API; nothing if no selected row is device work. */
static json_t *classes_make(struct classes *classes)
{
    const struct compare_result *result = classes->result;

    for (int side = 0; side < 2; side++)
        work_sums_finish(&classes->sums[side]);
    if (classes->sums[0].device + classes->sums[1].device == 0)
        return NULL;
    return json_pack("{s:o, s:o}", "classes", make_classes(result, classes->sums),
                     "shapes", make_shapes(result, classes->sums));
}

/* ---- machine words ---- */

/* The sentence that tells the machine's part of a change from the program's
 * (docs/semantics.md §18). */

/* Of several ranks, one is told whose clock is behind by this part. */
#define RANK_LAG 0.02
#define RANKS_LEAST 2
/* Of clocks that differ by less, no sentence tells. */
#define CLOCK_LEAST 0.005
/* A factor drifts if its halves differ by this part of it. */
#define DRIFT 0.5
/* The part of what the device makes that is told as waits of ranks. */
#define WAITS_TOLD 0.1

/* `over`: " on average over the ranks", or "". */
static void say_factor(const struct machine_factor *factor, const char *over,
                       struct sentence *text)
{
    sentence_digits(text, exp(factor->median));
    sentence_printf(text, " times as long%s (quartiles ", over);
    sentence_digits(text, exp(factor->low));
    sentence_text(text, " to ");
    sentence_digits(text, exp(factor->high));
    if (fabs(factor->halves[1] - factor->halves[0]) >= DRIFT * fabs(factor->median)) {
        sentence_text(text, "; ");
        sentence_digits(text, exp(factor->halves[0]));
        sentence_text(text, " in the first half of the steps, ");
        sentence_digits(text, exp(factor->halves[1]));
        sentence_text(text, " in the second");
    }
    sentence_text(text, ")");
}

/* "The device ran at 1,380 MHz instead of 1,455" */
static bool say_clock(const struct machine *machine, struct sentence *text)
{
    for (int clock = 0; clock < MACHINE_CLOCKS; clock++) {
        double control = machine->clocks.mean[0][clock];
        double test = machine->clocks.mean[1][clock];

        if (isnan(control) || isnan(test) || fabs(test - control) < CLOCK_LEAST * control)
            continue;
        sentence_text(text, clock == MACHINE_CLOCK ? "The device ran at "
                                                   : "The memory of the device ran at ");
        sentence_count(text, round(test));
        sentence_text(text, " MHz instead of ");
        sentence_count(text, round(control));
        return true;
    }
    return false;
}

/* "+8.8 % of the step. At equal clock it changes by +0.1 % (-0.3 % to +0.4 %)" */
static void say_parts(const struct compare_result *result, bool device,
                      struct sentence *text)
{
    const struct machine *machine = &result->machine;
    double step = result->step_time[PAIR_CONTROL].step / 100;

    sentence_percent_change(text, machine->parts[device ? 0 : 1].diff / step);
    sentence_text(text, " of the step. At equal ");
    sentence_text(text, device ? "clock" : "speed of the host");
    sentence_text(text, " the step changes by ");
    sentence_percent_change(text, machine->program.diff / step);
    if (!isnan(machine->program.low)) {
        sentence_text(text, " (");
        sentence_percent_change(text, machine->program.low / step);
        sentence_text(text, " to ");
        sentence_percent_change(text, machine->program.high / step);
        sentence_text(text, ")");
    }
}

/* `line`: the number of the line of what the factor explains; -1: there is none. */
static void say(struct explainer *explainer, bool device, int line)
{
    const struct compare_result *result = explainer->result;
    const struct machine *machine = &result->machine;
    const struct machine_part *part = &machine->parts[device ? 0 : 1];
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    bool has_parts = result->step_time[0].has_parts && result->step_time[1].has_parts;
    const struct entry_head head = {.kind = CAUSE_MACHINE,
                                    .certainty = "likely",
                                    .change = part->diff,
                                    .share = NAN,
                                    .part = !has_parts ? WATERFALL_PARTS
                                            : device   ? WATERFALL_COMPUTE
                                                       : WATERFALL_IDLE};

    bool waits = device && fabs(machine->rank_waits) >= WAITS_TOLD * fabs(part->diff);

    if (device && say_clock(machine, &text)) {
        sentence_text(&text, waits ? ": as ranks wait for the slowest, that makes "
                                   : ": that makes ");
    } else {
        sentence_text(&text, !device             ? "All calls of the host take "
                             : machine->is_whole ? "Kernels of all kinds take "
                             : machine->of_memory
                                 ? "Kernels that wait for memory take "
                                 : "Kernels that follow the clock take ");
        say_factor(device ? &machine->device : &machine->host,
                   waits ? " on average over the ranks" : "", &text);
        sentence_text(&text, !device ? ": the machine, or what else runs on it. "
                             : machine->of_memory
                                 ? ": the clock of the memory, not the program. "
                                 : ": the clock of the device, not the program. ");
        sentence_text(&text,
                      waits ? "As ranks wait for the slowest, it makes " : "It makes ");
    }
    say_parts(result, device, &text);
    tell_entry(explainer, entry_finish(&head, &text), -1, line);
}

/* ---- one rank ---- */

/* The median of the known clocks of a side's ranks; NaN for fewer than two. */
static double median_clock(const struct compare_result *result, int side)
{
    size_t ranks = result->selection[side].rank_count, count = 0;
    const double *clocks = result->machine.clocks.by_rank[side];
    CLEANUP_FREE double *known = calloc(ranks + 1, sizeof *known);

    for (size_t i = 0; clocks != NULL && known != NULL && i < ranks; i++)
        if (!isnan(clocks[i]))
            known[count++] = clocks[i];
    if (count < RANKS_LEAST)
        return NAN;
    qsort(known, count, sizeof *known, number_order_double);
    return known[count / 2];
}

/* How far a rank of the control is behind; 0: it is not, or not known. */
static double lag_before(const struct compare_result *result, int64_t rank, double median)
{
    const struct selection *selection = &result->selection[0];
    const int64_t *found = bsearch(&rank, selection->ranks, selection->rank_count,
                                   sizeof rank, number_order_int64);

    if (isnan(median) || found == NULL)
        return 0;
    double lag = 1 - result->machine.clocks.by_rank[0][found - selection->ranks] / median;
    return lag > 0 ? lag : 0;
}

/* The rank of the test whose clock fell furthest behind those of the others. */
static void say_rank(struct explainer *explainer)
{
    const struct compare_result *result = explainer->result;
    const struct selection *selection = &result->selection[1];
    static const struct entry_head head = {CAUSE_MACHINE, "fact", NAN, NAN,
                                           WATERFALL_PARTS};
    const double *clocks = result->machine.clocks.by_rank[1];
    double before = median_clock(result, 0), median = median_clock(result, 1);
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    double most = RANK_LAG, own = NAN;
    int64_t slow = -1;

    for (size_t i = 0; !isnan(median) && i < selection->rank_count; i++) {
        double lag =
            1 - clocks[i] / median - lag_before(result, selection->ranks[i], before);

        if (!(lag >= most))
            continue;
        most = lag;
        own = clocks[i];
        slow = selection->ranks[i];
    }
    if (slow < 0)
        return;
    sentence_printf(&text, "Rank %lld runs at ", (long long)slow);
    sentence_count(&text, round(own));
    sentence_text(&text, " MHz, the median rank at ");
    sentence_count(&text, round(median));
    sentence_text(&text, " MHz");
    tell_entry(explainer, entry_finish(&head, &text), slow, -1);
}

/* Adds the sentences of explainer->machine; they tell the lines of what the factors
 * explain. */
static void machine_words_say(struct explainer *explainer)
{
    for (int device = 1; device >= 0; device--) {
        int told = -1;

        if (!explainer->machine[device])
            continue;
        for (size_t i = 0; i < explainer->lines.count; i++) {
            const struct line *line = &explainer->lines.list[i];

            if (!line->is_machine || line->on_device != (device == 1))
                continue;
            explainer->line_told[i] = true;
            told = (int)i;
        }
        say(explainer, device == 1, told);
    }
    say_rank(explainer);
}

/* ---- explain ---- */

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
static void say_facts(struct explainer *explainer)
{
    size_t said = 0;

    for (size_t i = 0; i < explainer->fact_count && said < FACTS_MAX; i++) {
        const struct explainer_fact *fact = &explainer->facts[i];

        if (explainer_facts_told(explainer, fact))
            continue;
        if (fact->edit == NULL)
            tell_fact(explainer, fact);
        else
            tell_edit(explainer, fact->edit);
        said++;
    }
}

/* ---- calls and ranks beside the sums ---- */

/* The claims that are larger than `change`, from the n-th on. */
static void say_claims(struct explainer *explainer, double change, size_t *n)
{
    for (; *n < explainer->claims.count; ++*n) {
        const struct own_claim *claim = &explainer->claims.list[*n];

        if (fabs(own_change(claim->row)) < change)
            break;
        /* That of the late rank is told with it, where it is no mean. */
        if (!explainer->late.is_found || claim->row != explainer->late.row)
            tell_claim(explainer, claim);
    }
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
static void say_largest_bar(struct explainer *explainer)
{
    CLEANUP_SENTENCE struct sentence text = SENTENCE;
    double means[ACCOUNT_PARTS][2] = {{0, 0}}, change = explainer->words.change;
    const struct line *largest = NULL;
    int part = 0;

    if (!isfinite(change) || change == 0 || told_share(explainer) >= UNSURE_SHARE)
        return;
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
        return;
    for (size_t i = 0; i < explainer->lines.count && largest == NULL; i++) {
        const struct line *line = &explainer->lines.list[i];

        if (line->kind != LINE_REST && line->part == part && !explainer->line_told[i] &&
            line_change(&explainer->account, line) / change > 0)
            largest = line;
    }
    if (largest != NULL)
        tell_line(explainer, largest, "Not certain: ");
    if (largest != NULL &&
        line_change(&explainer->account, largest) / change >= UNSURE_SHARE)
        return;
    sentence_printf(&text, "Not certain: %s, in many places: ",
                    waterfall_part_words((enum waterfall_part)part));
    account_words_amount(&explainer->words, head.change, &text);
    sentence_text(&text, " (");
    sentence_times(&text, means[part][0], means[part][1]);
    sentence_text(&text, ")");
    tell_entry(explainer, entry_finish(&head, &text), -1, -1);
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

/* Waits that come or go are told before delays of launches the same way, which may
 * follow from them. */
static void say_waits(struct explainer *explainer, const struct line *line)
{
    const struct fold *fold = &explainer->fold;
    const struct edit *found = NULL;

    if (line->kind != LINE_LAUNCH && line->kind != LINE_LATENCY)
        return;
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
    tell_edit(explainer, found);
}

static void say_lines(struct explainer *explainer)
{
    const struct lines *lines = &explainer->lines;
    size_t claim = 0;

    for (int turn = 0; turn < 4; turn++)
        for (size_t i = 0; i < lines->count; i++) {
            const struct line *line = &lines->list[i];

            if (!is_turn(explainer, line, turn) || !is_sayable(explainer, line))
                continue;
            if (turn >= 2)
                say_claims(explainer, fabs(line_change(&explainer->account, line)),
                           &claim);
            /* What all kernels follow from is told before their factor. */
            if (line->kind == LINE_ALIKE && line->on_device)
                tell_edit(explainer, explainer->words.other_shapes);
            say_waits(explainer, line);
            if (is_sayable(explainer, line))
                tell_line(explainer, line,
                          line->certainty == LINE_LIKELY ? "Most likely: " : "");
        }
    say_claims(explainer, 0, &claim);
}

/* With too few steps for a test: the largest lines, as they were measured. */
static void say_untested(struct explainer *explainer)
{
    const struct lines *lines = &explainer->lines;
    double moved = 0, step = account_longer_step(&explainer->account);
    size_t said = 0;

    if (explainer->result->recorded_verdict.kind != VERDICT_CANNOT_JUDGE)
        return;
    for (size_t i = 0; i < lines->count; i++)
        moved += fabs(line_change(&explainer->account, &lines->list[i]));
    for (size_t i = 0; i < lines->count && said < UNTESTED_MAX; i++) {
        const struct line *line = &lines->list[i];
        double change = fabs(line_change(&explainer->account, line));

        if (line->certainty != LINE_CANNOT_JUDGE || line->kind == LINE_REST ||
            explainer->line_told[i] || change < UNTESTED_SHARE * moved ||
            change < UNTESTED_STEP * step)
            continue;
        tell_line(explainer, line, "Measured, not tested. ");
        said++;
    }
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
static void say_slow_steps(struct explainer *explainer, bool first)
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

        if ((step->is_sure && share >= largest) == first)
            slow_words_say(explainer, step);
    }
}

/* ---- the whole ---- */

void explain_tell(struct explainer *explainer)
{
    bool decided = isfinite(explainer->words.change);

    leave_to_slow_steps(explainer);
    machine_words_say(explainer);
    if (!decided)
        say_facts(explainer);
    say_slow_steps(explainer, true);
    tell_late_rank(explainer);
    say_lines(explainer);
    say_slow_steps(explainer, false);
    say_untested(explainer);
    if (decided)
        say_facts(explainer);
    say_largest_bar(explainer);
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
    explainer_facts_make(&explainer);
    out->account = account_json_lines(&explainer);
    out->facts = account_json_facts(&explainer);
    out->classes = classes_make(&classes);
    explainer.sentences = out->sentences;
    explain_tell(&explainer);
    return explainer.failed || json_refused() ? error_set_memory(error)
                                              : budget_look(budget, error);
}
