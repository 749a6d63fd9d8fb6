#include "account/account.h"
#include "account/entry.h"
#include "account/explain.h"
#include "account/words.h"
#include "base/error.h"

#include <math.h>
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
        "{s:I, s:s, s:o, s:s?, s:o, s:o, s:o, s:o, s:I, s:I}", "id", (json_int_t)at,
        "part", waterfall_part_words((enum waterfall_part)place->part), "name",
        entry_name(sort_word(account, place)), "category", category, "path",
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
    CLEANUP_SENTENCE struct sentence text;
    CLEANUP_SENTENCE struct sentence brief;
    struct account_words words = explainer->words;
    json_t *places = json_array();

    sentence_init(&text);
    sentence_init(&brief);
    line_words_say(&words, line, &text);
    say_arrivals(explainer, line, &text);
    words.brief = true;
    words.of_rank = line->rank >= 0;
    line_words_say(&words, line, &brief);
    for (size_t i = 0; i < line->count && i < PLACES_TOLD; i++)
        if (json_array_append_new(places,
                                  make_place(&explainer->account, line->places[i])) != 0)
            break;
    return json_pack("{s:s, s:s, s:o, s:o, s:I, s:I, s:s, s:o, s:I}", "kind",
                     cause_kind_name(explainer_kind_of_line(explainer, line)), "text",
                     sentence_words(&text), "parts", entry_parts(&text), "brief",
                     entry_parts(&brief), "control_ns", (json_int_t)line->ns[0],
                     "test_ns", (json_int_t)line->ns[1], "certainty",
                     line_certainty_name(line->certainty), "places", places,
                     "places_count", (json_int_t)line->count);
}

json_t *account_json_lines(const struct explainer *explainer)
{
    const struct account *account = &explainer->account;
    json_t *lines = json_array();

    for (size_t i = 0; i < explainer->lines.count; i++)
        if (json_array_append_new(lines,
                                  make_line(explainer, &explainer->lines.list[i])) != 0) {
            json_decref(lines);
            return NULL;
        }
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
    CLEANUP_SENTENCE struct sentence text;
    json_t *out = make_values(explainer, fact);

    sentence_init(&text);
    explainer_facts_say(explainer, fact, &text);
    if (json_object_set_new(
            out, "kind", json_string(cause_kind_name(explainer_facts_kind(fact)))) != 0 ||
        json_object_set_new(out, "text", json_string(sentence_words(&text))) != 0 ||
        json_object_set_new(out, "parts", entry_parts(&text)) != 0 ||
        json_object_set_new(out, "rows", account_json_rows(explainer, fact)) != 0) {
        json_decref(out);
        return NULL;
    }
    return out;
}

json_t *account_json_facts(const struct explainer *explainer)
{
    json_t *facts = json_array();

    for (size_t i = 0; i < explainer->fact_count && i < FACTS_MAX; i++)
        if (json_array_append_new(facts, make_fact(explainer, &explainer->facts[i])) !=
            0) {
            json_decref(facts);
            return NULL;
        }
    return facts;
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

void slow_words_say(struct explainer *explainer, const struct slow_step *step)
{
    const struct trace_step *at = slow_step_of(explainer, step);
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {.kind = CAUSE_SINGLE_STEPS,
                                    .certainty = step->is_sure ? "sure" : "likely",
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
    bool alone = explainer->slow.steps[step->side] == 1;
    sentence_text(&text, alone ? " alone took " : " took ");
    sentence_time(&text, step->extra);
    sentence_printf(&text, " more than the %s", alone ? "others" : "median");
    say_slow_place(explainer, step, &text);
    json_t *entry = entry_finish(&head, &text);
    if (!at->pseudo)
        explainer->failed |= !entry_add_number(entry, "steps", at->number);
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

double slow_words_share(const struct explainer *explainer, const struct line *line)
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
        explainer->failed |= !entry_add_row(
            entry, account_words_text(&explainer->words, frame->label), category);
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

enum waterfall_part tell_bar_of(const struct explainer *explainer, int part)
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

void tell_entry(struct explainer *explainer, json_t *entry, int64_t rank, int line)
{
    if (rank >= 0)
        explainer->failed |= !entry_add_number(entry, "ranks", rank);
    if (line >= 0)
        explainer->failed |= json_object_set_new(entry, "line", json_integer(line)) != 0;
    explainer->failed |= json_array_append_new(explainer->sentences, entry) != 0;
}

void tell_line(struct explainer *explainer, const struct line *line, const char *first)
{
    CLEANUP_SENTENCE struct sentence text;
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

    sentence_init(&text);
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

bool tell_is_told(const struct explainer *explainer, const struct edit *edit)
{
    return explainer->told[edit - explainer->edits.list];
}

void tell_fact(struct explainer *explainer, const struct explainer_fact *fact)
{
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {.kind = explainer_facts_kind(fact),
                                    .certainty = "fact",
                                    .change = NAN,
                                    .share = NAN,
                                    .part = WATERFALL_PARTS};

    sentence_init(&text);
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

void tell_edit(struct explainer *explainer, const struct edit *edit)
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

void tell_claim(struct explainer *explainer, const struct own_claim *claim)
{
    CLEANUP_SENTENCE struct sentence text;
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

    sentence_init(&text);
    sentence_text(&text, claim->certainty == LINE_LIKELY ? "Most likely: " : "");
    own_words_claim(&explainer->words, claim, &text);
    if (claim->line != NULL)
        explainer->line_told[claim->line - explainer->lines.list] = true;
    json_t *entry = entry_finish(&head, &text);
    add_frame(explainer, claim->row->frame, entry);
    tell_entry(explainer, entry, -1, -1);
}

void tell_late_rank(struct explainer *explainer)
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
        return;
    int64_t rank = explainer->result->selection[0].ranks[late->rank];
    own_words_late(&explainer->words, late, (long long)rank, &text);
    json_t *entry = entry_finish(&head, &text);
    if (late->row != NULL)
        add_frame(explainer, late->row->frame, entry);
    tell_entry(explainer, entry, rank, -1);
}
