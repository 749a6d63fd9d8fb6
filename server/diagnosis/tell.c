/* See tell.h. */
#include "diagnosis/tell.h"
#include "base/cleanup.h"
#include "diagnosis/account_json.h"
#include "diagnosis/entry.h"
#include "diagnosis/explainer_facts.h"
#include "diagnosis/kernel_words.h"
#include "diagnosis/slow_words.h"

#include <math.h>
#include <string.h>

#define ROWS_TOLD 8

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
    return line->rank >= 0 ? line->rank
           : kernel_words_communication(&explainer->words, line) == COMMUNICATION_WAITING
               ? explainer->words.late_rank
               : -1;
}

/* With too few steps for a test: what was edited is certain, its amount is not. */
static bool is_untested_fact(const struct line *line)
{
    return line->kind == LINE_EDIT && line->edit->is_fact &&
           line->certainty == LINE_CANNOT_JUDGE;
}

bool tell_line(struct explainer *explainer, const struct line *line, const char *first,
               json_t *sentences)
{
    CLEANUP_SENTENCE struct sentence text;
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

bool tell_is_told(const struct explainer *explainer, const struct edit *edit)
{
    return explainer->told[edit - explainer->edits.list];
}

bool tell_fact(struct explainer *explainer, const struct explainer_fact *fact,
               json_t *sentences)
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
            (lines->list[i].certainty == LINE_SURE || is_untested_fact(&lines->list[i])))
            return &lines->list[i];
    return NULL;
}

bool tell_edit(struct explainer *explainer, const struct edit *edit, json_t *sentences)
{
    const struct line *line = line_of(explainer, edit);

    explainer->told[edit - explainer->edits.list] = true;
    return line == NULL
               ? tell_fact(explainer, &(struct explainer_fact){.edit = edit}, sentences)
               : tell_line(explainer, line, "", sentences);
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

bool tell_claim(struct explainer *explainer, const struct own_claim *claim,
                json_t *sentences)
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
    return entry_keep(sentences, entry,
                      entry != NULL && add_frame(explainer, claim->row->frame, entry));
}

bool tell_late_rank(struct explainer *explainer, json_t *sentences)
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
