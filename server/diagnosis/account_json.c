/* See account_json.h. */
#include "diagnosis/account_json.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"

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
        "part", account_part_name((enum account_part)place->part), "name",
        entry_name(sort_word(account, place)), "category", category, "path",
        make_path(account, place), "before", name_or_null(account, place->before),
        "after", name_or_null(account, place->after), "after_wait",
        place->after_wait == 0
            ? json_null()
            : entry_name(
                  strings_text(&account->names, account->nodes[place->after_wait].name)),
        "control_ns", (json_int_t)place->ns[0], "test_ns", (json_int_t)place->ns[1]);
}

/* ---- the account ---- */

static json_t *make_line(const struct explainer *explainer, const struct line *line)
{
    CLEANUP_SENTENCE struct sentence text;
    json_t *places = json_array();

    sentence_init(&text);
    line_words_say(&explainer->words, line, &text);
    for (size_t i = 0; i < line->count && i < PLACES_TOLD; i++)
        if (json_array_append_new(places,
                                  make_place(&explainer->account, line->places[i])) != 0)
            break;
    return json_pack("{s:s, s:s, s:o, s:I, s:I, s:s, s:o, s:I}", "kind",
                     cause_kind_name(explainer_kind_of_line(explainer, line)), "text",
                     sentence_words(&text), "parts", entry_parts(&text), "control_ns",
                     (json_int_t)line->ns[0], "test_ns", (json_int_t)line->ns[1],
                     "certainty", line_certainty_name(line->certainty), "places", places,
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
    return json_pack("{s:I, s:I, s:I, s:I, s:o}", "control_ns",
                     (json_int_t)account->ns[0], "test_ns", (json_int_t)account->ns[1],
                     "control_samples", (json_int_t)account->samples[0], "test_samples",
                     (json_int_t)account->samples[1], "lines", lines);
}

/* ---- facts ---- */

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
                rows, json_pack("{s:o, s:o}", "name",
                                entry_name(strings_text(&explainer->account.names,
                                                        frame->label)),
                                "category", entry_name(category)));
    }
    return json_pack("{s:s, s:s, s:o, s:o, s:f, s:f, s:s, s:o}", "kind",
                     cause_kind_name(explainer_kind_of_edit(edit)), "text",
                     sentence_words(&text), "parts", entry_parts(&text), "name",
                     entry_name(strings_text(&explainer->account.names, first->name)),
                     "control", edit_calls(first, 0), "test", edit_calls(first, 1),
                     "unit", "calls", "rows", rows);
}

json_t *account_json_facts(const struct explainer *explainer)
{
    json_t *facts = json_array();

    for (size_t i = 0; i < explainer->edits.count && json_array_size(facts) < FACTS_MAX;
         i++) {
        const struct edit *edit = &explainer->edits.list[i];

        if (explainer_is_fact(explainer, edit) &&
            json_array_append_new(facts, make_fact(explainer, edit)) != 0) {
            json_decref(facts);
            return NULL;
        }
    }
    return facts;
}
