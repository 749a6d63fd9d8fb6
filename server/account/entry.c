#include "account/entry.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/compare.h"
#include "trace/kinds.h"

#include <math.h>
#include <string.h>

/* ---- kinds ---- */

const char *cause_kind_name(enum cause_kind kind)
{
    static const char *const names[SENTENCE_KINDS] = {
        [CAUSE_NOT_ALIKE] = "not_alike",
        [CAUSE_OTHER_WORK] = "other_work",
        [CAUSE_PER_CALL] = "per_call",
        [CAUSE_REPLACED] = "replaced",
        [CAUSE_MORE_CALLS] = "more_calls",
        [CAUSE_HOST_LATE] = "host_late",
        [CAUSE_COPIES] = "copies",
        [CAUSE_WAITING] = "waiting",
        [CAUSE_TRANSFER] = "transfer",
        [CAUSE_OVERLAP] = "overlap",
        [CAUSE_ALIKE] = "alike",
        [CAUSE_MACHINE] = "machine",
        [CAUSE_SINGLE_STEPS] = "single_steps",
        [CAUSE_LAUNCHES] = "launches",
        [CAUSE_DEPENDENCY] = "dependency",
        [CAUSE_INPUT] = "input",
        [CAUSE_COLLECTION] = "garbage_collection",
        [CAUSE_REST] = "rest",
        [FACT_COLLECTIVES] = "collectives",
        [FACT_STREAMS] = "streams",
        [FACT_RECORDING] = "recording",
        [SENTENCE_LAYER] = "layer",
        [SENTENCE_MEMORY] = "memory",
        [SENTENCE_PHASES] = "phases",
        [SENTENCE_LIMIT] = "limit",
        [SENTENCE_HOST_NEED] = "host_need",
    };

    return kind < SENTENCE_KINDS ? names[kind] : "";
}

/* ---- entry ---- */

#define NAME_LONG ((size_t)72)
#define NAME_BYTES_MAX ((size_t)1 << 18)

/* ---- making ---- */

json_t *entry_name(const char *name)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(NAME_BYTES_MAX);

    text_append_utf8(&text, name, strlen(name));
    return buffer_failed(&text)
               ? NULL
               : json_stringn(text.length > 0 ? text.bytes : "", text.length);
}

static json_t *make_row(const char *name, const char *category)
{
    return json_pack("{s:o, s:o}", "name", entry_name(name), "category",
                     entry_name(category));
}

static json_t *make_part(const struct sentence *sentence,
                         const struct sentence_part *part)
{
    const char *text = sentence_words(sentence) + part->begin;
    size_t length = part->end - part->begin;

    switch (part->kind) {
    case PART_NAME:
        return json_pack("{s:s%, s:o}", "name", text, length, "row",
                         part->has_row ? make_row(sentence_row(sentence, part),
                                                  sentence_category(sentence, part))
                                       : json_null());
    case PART_NUMBER:
        return json_pack("{s:s%, s:f, s:s}", "number", text, length, "value", part->value,
                         "unit", part->unit);
    default:
        return json_pack("{s:s%}", "text", text, length);
    }
}

json_t *entry_parts(const struct sentence *sentence)
{
    json_t *parts = json_array();

    for (size_t i = 0; i < sentence->count; i++)
        json_array_append_new(parts, make_part(sentence, &sentence->parts[i]));
    return parts;
}

static json_t *number_or_null(double number)
{
    return isfinite(number) ? json_real(number) : json_null();
}

json_t *entry_make(const struct entry_head *head, const struct sentence *sentence,
                   json_t *values)
{
    if (sentence_failed(sentence)) {
        json_decref(values);
        return NULL;
    }
    return json_pack("{s:s, s:s, s:o, s:s, s:o, s:o, s:o, s:[], s:[], s:[], s:o}", "kind",
                     cause_kind_name(head->kind), "text", sentence_words(sentence),
                     "parts", entry_parts(sentence), "certainty", head->certainty,
                     "change", number_or_null(round(head->change) / 1000), "share",
                     number_or_null(head->share), "part",
                     head->part < WATERFALL_PARTS
                         ? json_string(waterfall_part_name(head->part))
                         : json_null(),
                     "rows", "ranks", "steps", "values", values);
}

json_t *entry_finish(const struct entry_head *head, struct sentence *text)
{
    sentence_text(text, ".");
    sentence_capital(text);
    return entry_make(head, text, json_object());
}

void entry_add_row(json_t *entry, const char *name, const char *category)
{
    json_array_append_new(json_object_get(entry, "rows"), make_row(name, category));
}

void entry_add_number(json_t *entry, const char *list, int64_t number)
{
    json_array_append_new(json_object_get(entry, list), json_integer((json_int_t)number));
}

int entry_append(json_t *array, json_t *entry, struct error *error)
{
    return entry != NULL && json_array_append_new(array, entry) == 0
               ? 0
               : error_set_memory(error);
}

/* ---- names ---- */

/* The category of the only row of a name; NULL: there is none, or there are several. */
static const char *category_of(const struct compare_result *result, const char *name)
{
    const char *category = NULL;

    if (result == NULL || result->tables == NULL)
        return NULL;
    for (size_t i = 0; i < result->tables->row_count; i++) {
        const struct compare_row *row = &result->tables->rows[i];

        if (strcmp(row->name, name) != 0)
            continue;
        if (category != NULL)
            return NULL;
        category = row->category;
    }
    return category;
}

void entry_say_name(const struct compare_result *result, struct sentence *out,
                    const char *name, const char *category, bool device)
{
    CLEANUP_BUFFER struct buffer brief = BUFFER((size_t)1 << 16);
    const char *shown = name;

    if (device && strlen(name) > NAME_LONG) {
        trace_short_name(&brief, "kernel", name, strlen(name));
        if (buffer_failed(&brief))
            out->text.failed = true;
        else if (brief.length > 0)
            shown = brief.bytes;
    }
    sentence_name(out, shown, name,
                  category != NULL ? category : category_of(result, name));
}

/* ---- reading ---- */

const char *entry_word(const json_t *entry, const char *key)
{
    const char *word = json_string_value(json_object_get(entry, key));

    return word == NULL ? "" : word;
}

static const char *unit_of(const json_t *part)
{
    static const char *const units[] = {SENTENCE_US, SENTENCE_PERCENT, SENTENCE_BYTES};

    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++)
        if (strcmp(entry_word(part, "unit"), units[i]) == 0)
            return units[i];
    return "";
}

void entry_read(const json_t *entry, struct sentence *out)
{
    const json_t *parts = json_object_get(entry, "parts");

    for (size_t i = 0; i < json_array_size(parts); i++) {
        const json_t *part = json_array_get(parts, i),
                     *row = json_object_get(part, "row");

        if (json_object_get(part, "number") != NULL)
            sentence_number(out, json_number_value(json_object_get(part, "value")),
                            unit_of(part), "%s", entry_word(part, "number"));
        else if (json_object_get(part, "name") != NULL)
            sentence_name(out, entry_word(part, "name"),
                          json_string_value(json_object_get(row, "name")),
                          json_string_value(json_object_get(row, "category")));
        else
            sentence_text(out, entry_word(part, "text"));
    }
}
