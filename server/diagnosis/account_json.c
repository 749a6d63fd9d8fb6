/* See account_json.h. */
#include "diagnosis/account_json.h"
#include "account/parts.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"
#include "diagnosis/explainer_facts.h"

#include <string.h>

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

    if (!account_parts(account, sums, &parts))
        return NULL;
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

static json_t *make_line(const struct explainer *explainer, const struct line *line)
{
    CLEANUP_SENTENCE struct sentence text;
    CLEANUP_SENTENCE struct sentence brief;
    struct account_words words = explainer->words;
    json_t *places = json_array();

    sentence_init(&text);
    sentence_init(&brief);
    line_words_say(&words, line, &text);
    words.brief = true;
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

json_t *account_json_rows(const struct explainer *explainer,
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
