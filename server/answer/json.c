#include "answer/json.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/number.h"
#include "base/text.h"
#include "store/set_file.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/statement.h"
#include "store/store.h"
#include "store/traces.h"
#include "trace/kinds.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- json ---- */

#define TEXT_MAX ((size_t)4 << 20)

json_t *render_text(const char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer clean;
    buffer_init(&clean, TEXT_MAX);

    text_append_utf8(&clean, bytes, length);
    if (buffer_failed(&clean))
        return NULL;
    return json_stringn_nocheck(clean.bytes != NULL ? clean.bytes : "", clean.length);
}

json_t *render_real(double value)
{
    return isfinite(value) ? json_real(value) : json_null();
}

json_t *render_us(double ns)
{
    double us = ns / 1000;

    /* 2^53: beyond it a double is no longer every integer. */
    if (isfinite(us) && fabs(us) < 9007199254740992.0 && us == trunc(us))
        return json_integer((json_int_t)us);
    return render_real(us);
}

static int append_piece(const char *bytes, size_t length, void *context)
{
    struct buffer *out = context;

    buffer_append(out, bytes, length);
    return buffer_failed(out) ? -1 : 0;
}

/* 0, or -1: no memory, or the buffer is full. */
static int append_by_jansson(struct buffer *out, const json_t *value)
{
    return json_dump_callback(value, append_piece, out,
                              JSON_COMPACT | JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));
}

static int append_tree(struct buffer *out, const json_t *value);

/* Jansson itself writes numbers that are whole or have an exponent. */
static int append_real(struct buffer *out, const json_t *real)
{
    double value = json_real_value(real), size = fabs(value);
    size_t before = out->length;

    if (!(size >= 1e-4 && size < 1e14) || size == trunc(size))
        return append_by_jansson(out, real);
    json_out_number(out, value);
    if (out->length > before &&
        memchr(out->bytes + before, '.', out->length - before) == NULL)
        buffer_append(out, ".0", 2); /* rounded to 15 digits, it is whole */
    return 0;
}

static int append_array(struct buffer *out, const json_t *array)
{
    size_t count = json_array_size(array);
    int failed = 0;

    buffer_append_char(out, '[');
    for (size_t i = 0; i < count && failed == 0; i++) {
        if (i > 0)
            buffer_append_char(out, ',');
        failed = append_tree(out, json_array_get(array, i));
    }
    buffer_append_char(out, ']');
    return failed;
}

static int append_object(struct buffer *out, json_t *object)
{
    char before = '{';
    int failed = 0;

    for (void *member = json_object_iter(object); member != NULL && failed == 0;
         member = json_object_iter_next(object, member)) {
        const char *key = json_object_iter_key(member);

        buffer_append_char(out, before);
        before = ',';
        json_out_text(out, key, strlen(key));
        buffer_append_char(out, ':');
        failed = append_tree(out, json_object_iter_value(member));
    }
    buffer_append_text(out, before == '{' ? "{}" : "}");
    return failed;
}

/* Writes the same as Jansson, in a fifth of the time. Trees are as deep as Jansson reads
 * them or the program makes them. */
static int append_tree(struct buffer *out, const json_t *value)
{
    if (buffer_failed(out))
        return -1;
    switch (json_typeof(value)) {
    case JSON_OBJECT:
        return append_object(out, (json_t *)(uintptr_t)value);
    case JSON_ARRAY:
        return append_array(out, value);
    case JSON_STRING:
        json_out_text(out, json_string_value(value), json_string_length(value));
        return 0;
    case JSON_INTEGER:
        json_out_integer(out, json_integer_value(value));
        return 0;
    case JSON_REAL:
        return append_real(out, value);
    default:
        buffer_append_text(out, json_is_true(value)    ? "true"
                                : json_is_false(value) ? "false"
                                                       : "null");
        return 0;
    }
}

int render_append(struct buffer *out, json_t *value, struct error *error)
{
    if (value == NULL)
        return error_set_memory(error);
    int status = append_tree(out, value);
    json_decref(value);
    /* http_reply_buffer() reports a full buffer. */
    if (status != 0 && !buffer_failed(out))
        return error_set_memory(error);
    return 0;
}

int render_member(struct buffer *out, const char *key, json_t *value, struct error *error)
{
    if (out->length > 0 && out->bytes[out->length - 1] != '{')
        buffer_append_char(out, ',');
    buffer_printf(out, "\"%s\":", key);
    return render_append(out, value, error);
}

/* ---- the echo ---- */

static json_t *make_words(const char *const *words)
{
    json_t *list = json_array();

    for (; *words != NULL; words++)
        json_array_append_new(list, render_text(*words, strlen(*words)));
    return list;
}

static json_t *make_wholes(const struct parameter_wholes *wholes)
{
    if (wholes->items == NULL)
        return json_null();
    json_t *list = json_array();
    for (size_t i = 0; i < wholes->count; i++)
        json_array_append_new(list, json_integer((json_int_t)wholes->items[i]));
    return list;
}

/* A choice among words and truths, such as `significant`, becomes a truth if the word is
 * one.
 */
static json_t *make_word(const struct parameter *parameter, const char *word)
{
    if (word == NULL)
        return json_null();
    if (parameter->type == PARAMETER_CHOICE &&
        (strcmp(word, "true") == 0 || strcmp(word, "false") == 0))
        return json_boolean(word[0] == 't');
    return render_text(word, strlen(word));
}

json_t *parameters_json_value(const struct parameter *parameter, const void *values)
{
    switch (parameter->type) {
    case PARAMETER_TEXT:
    case PARAMETER_CHOICE:
        return make_word(parameter, parameter_word(parameter, values));
    case PARAMETER_TEXTS:
        return make_words(parameter_words(parameter, values));
    case PARAMETER_BOOLEAN:
        return json_boolean(parameter_boolean(parameter, values));
    case PARAMETER_WHOLES:
        return make_wholes(parameter_list(parameter, values));
    case PARAMETER_REAL:
    case PARAMETER_PART:
        return render_real(parameter_real(parameter, values));
    case PARAMETER_WHOLE:
    case PARAMETER_TIME:
        break;
    }
    int64_t whole = parameter_whole(parameter, values);

    return whole == PARAMETER_NONE             ? json_null()
           : parameter->type == PARAMETER_TIME ? render_us((double)whole)
                                               : json_integer((json_int_t)whole);
}

json_t *parameters_json_echo(const struct parameter_table *table, const void *values)
{
    json_t *echo = json_object();

    for (size_t i = 0; i < table->count; i++)
        if ((table->items[i].flags & PARAMETER_ECHOED) != 0)
            json_object_set_new(echo, table->items[i].name,
                                parameters_json_value(&table->items[i], values));
    return echo;
}

/* ---- the OpenAPI document ---- */

static const char *type_name(const struct parameter *parameter)
{
    switch (parameter->type) {
    case PARAMETER_BOOLEAN:
        return "boolean";
    case PARAMETER_WHOLE:
        return "integer";
    case PARAMETER_REAL:
    case PARAMETER_TIME:
        return "number";
    case PARAMETER_TEXTS:
        return "array";
    case PARAMETER_TEXT:
    case PARAMETER_CHOICE:
    case PARAMETER_WHOLES:
    case PARAMETER_PART:
        break;
    }
    return "string";
}

static bool is_number(const struct parameter *parameter)
{
    return parameter->type == PARAMETER_WHOLE || parameter->type == PARAMETER_REAL ||
           parameter->type == PARAMETER_TIME;
}

/* A default, a boolean or a number in its own type. */
static json_t *make_standard(const struct parameter *parameter)
{
    if (parameter->type == PARAMETER_BOOLEAN)
        return json_boolean(parameter->standard != NULL &&
                            strcmp(parameter->standard, "true") == 0);
    json_t *number = is_number(parameter)
                         ? json_loads(parameter->standard, JSON_DECODE_ANY, NULL)
                         : NULL;
    return number != NULL ? number : json_string(parameter->standard);
}

static json_t *make_limit(const struct parameter *parameter, double limit)
{
    return parameter->type == PARAMETER_REAL ? json_real(limit)
                                             : json_integer((json_int_t)limit);
}

static json_t *make_schema(const struct parameter *parameter)
{
    json_t *schema = json_pack("{s:s}", "type", type_name(parameter));

    if (parameter->type == PARAMETER_TEXTS)
        json_object_set_new(schema, "items", json_pack("{s:s}", "type", "string"));
    if (parameter->type == PARAMETER_TEXTS && parameter->most != 0)
        json_object_set_new(schema, "maxItems",
                            json_integer((json_int_t)parameter->most));
    if (parameter->type == PARAMETER_CHOICE)
        json_object_set_new(schema, "enum", make_words(parameter->words));
    if (parameter->pattern != NULL)
        json_object_set_new(schema, "pattern", json_string(parameter->pattern));
    if (is_number(parameter))
        json_object_set_new(schema, "minimum", make_limit(parameter, parameter->least));
    if (is_number(parameter) && parameter->most != 0)
        json_object_set_new(schema, "maximum", make_limit(parameter, parameter->most));
    if (parameter->standard != NULL || parameter->type == PARAMETER_BOOLEAN)
        json_object_set_new(schema, "default", make_standard(parameter));
    return schema;
}

/* Its purpose, and the allowed values if the schema does not list them. */
static json_t *make_description(const struct parameter *parameter)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 4096);
    buffer_append_text(&text, parameter->help);
    if (text.length > 0 && text.bytes[0] >= 'a' && text.bytes[0] <= 'z')
        text.bytes[0] = (char)(text.bytes[0] - 'a' + 'A');
    if (parameter->allowed != NULL || parameter->type == PARAMETER_PART ||
        parameter->type == PARAMETER_TIME) {
        buffer_append_text(&text, ": ");
        parameter_append_allowed(parameter, &text);
    }
    return json_string(text.bytes);
}

void parameters_json_describe(const struct parameter_table *table, unsigned user,
                              json_t *array)
{
    for (size_t i = 0; i < table->count; i++) {
        const struct parameter *parameter = &table->items[i];

        if (!parameter_is_for(parameter, user))
            continue;
        json_t *object = json_pack("{s:s, s:s, s:o, s:o}", "name", parameter->name, "in",
                                   "query", "description", make_description(parameter),
                                   "schema", make_schema(parameter));
        if ((parameter->flags & PARAMETER_REQUIRED) != 0)
            json_object_set_new(object, "required", json_true());
        json_array_append_new(array, object);
    }
}

/* ---- step time json ---- */

static json_t *make_part(bool known, double ns)
{
    return known ? render_us(ns) : json_null();
}

static json_t *make_parts(const struct step_time *time)
{
    bool parts = time->has_parts;

    return json_pack(
        "{s:o, s:o, s:o, s:o, s:o}", "step", make_part(time->samples > 0, time->step),
        "compute", make_part(parts, time->compute), "exposed_communication",
        make_part(parts, time->exposed_communication), "exposed_memory",
        make_part(parts, time->exposed_memory), "idle", make_part(parts, time->idle));
}

json_t *step_time_json(const struct step_time *time)
{
    const char *limit = step_limit_name(step_limit_of(time));
    json_t *object = make_parts(time);

    json_object_set_new(object, "host_median",
                        make_part(isfinite(time->host_median), time->host_median));
    json_object_set_new(object, "lag_median",
                        make_part(isfinite(time->lag_median), time->lag_median));
    json_object_set_new(object, "limited_by",
                        limit == NULL ? json_null() : json_string(limit));
    return object;
}

json_t *step_times_json(const struct step_time pair[2])
{
    const struct step_time *control = &pair[PAIR_CONTROL], *test = &pair[PAIR_TEST];
    const struct step_time diff = {
        .samples = control->samples > 0 && test->samples > 0,
        .has_parts = control->has_parts && test->has_parts,
        .step = test->step - control->step,
        .compute = test->compute - control->compute,
        .exposed_communication =
            test->exposed_communication - control->exposed_communication,
        .exposed_memory = test->exposed_memory - control->exposed_memory,
        .idle = test->idle - control->idle,
    };

    return json_pack("{s:o, s:o, s:o}", "control", step_time_json(control), "test",
                     step_time_json(test), "diff", make_parts(&diff));
}

/* ---- set json ---- */

/* Sets of earlier versions have no times in their summary. */
static void put_times(json_t *set)
{
    static const char *const names[] = {"recorded", "median_step_ns"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (json_object_get(set, names[i]) == NULL)
            json_object_set_new(set, names[i], json_null());
}

/* Copies the notes from the quality of a summary into a quality, which may be the same
 * object. There are no notes if nothing was left out, and none about damage in sets of
 * earlier versions. */
static void put_noted(json_t *quality, const json_t *noted)
{
    json_int_t affected = json_integer_value(json_object_get(noted, "affected"));
    json_t *files = json_object_get(noted, "affected_files");
    json_int_t count = json_integer_value(json_object_get(noted, "left_out"));
    json_t *list = json_object_get(noted, "left_out_files");

    json_object_set_new(quality, "left_out_files",
                        json_is_array(list) ? json_incref(list) : json_array());
    json_object_set_new(quality, "left_out", json_integer(count));
    json_object_set_new(quality, "affected_files",
                        json_is_array(files) ? json_incref(files) : json_array());
    json_object_set_new(quality, "affected", json_integer(affected));
}

json_t *set_json_tags(const struct set_info *info)
{
    const char *lines = info->tags == NULL ? "" : info->tags;
    json_t *list = json_array();

    while (*lines != '\0') {
        size_t length = strcspn(lines, "\n");

        json_array_append_new(list, render_text(lines, length));
        lines += length + (lines[length] == '\n');
    }
    return list;
}

void set_json_put_shared(const struct set_info *info, json_t *set)
{
    bool named = info->uploaded_by != NULL && *info->uploaded_by != '\0';
    char goes[21];

    clock_format_utc(info->goes, goes);
    json_object_set_new(set, "pinned", json_boolean(info->pinned != 0));
    json_object_set_new(set, "goes", info->goes == 0 ? json_null() : json_string(goes));
    json_object_set_new(set, "uploaded_by",
                        named ? json_string(info->uploaded_by) : json_null());
}

json_t *set_json(const struct set_info *info, uint64_t traces_bytes)
{
    char created[21];

    clock_format_utc(info->created, created);
    json_t *set = json_pack("{s:s, s:o, s:o, s:o, s:s}", "id", info->stored_id, "label",
                            render_text(info->label, strlen(info->label)), "notes",
                            render_text(info->notes, strlen(info->notes)), "tags",
                            set_json_tags(info), "created", created);
    json_t *summary = json_loads(info->summary, 0, NULL);
    if (summary != NULL) /* of the file: it does not cover the fields above */
        json_object_update_missing(set, summary);
    json_decref(summary);
    json_t *quality = json_object_get(set, "quality");
    put_noted(quality, quality);
    put_times(set);
    set_json_put_shared(info, set);
    uint64_t all = info->stored_bytes + traces_bytes;
    json_object_set_new(set, "stored_bytes", json_integer((json_int_t)all));
    json_object_set_new(set, "traces_bytes", json_integer((json_int_t)traces_bytes));
    json_object_set_new(set, "traces_removed", json_null());
    return set;
}

json_t *set_json_listed(struct store *store, const struct set_info *info)
{
    const char *damage = store_known_damage(store, info->id);
    json_t *set = set_json(info, traces_total(store, info->id));

    int64_t removed = traces_removed(store, info->id);
    if (removed != 0) {
        char time[21];

        clock_format_utc(removed, time);
        json_object_set_new(set, "traces_removed", json_string(time));
    }
    json_object_set_new(set, "damaged",
                        damage == NULL ? json_null() : json_string(damage));
    return set;
}

json_int_t set_json_affected(const struct set_info *info)
{
    json_t *summary = json_loads(info->summary != NULL ? info->summary : "{}", 0, NULL);
    json_int_t affected = json_integer_value(
        json_object_get(json_object_get(summary, "quality"), "affected"));

    json_decref(summary);
    return affected;
}

void set_json_add_noted(const struct set_info *info, json_t *quality)
{
    json_t *summary = json_loads(info->summary, 0, NULL);

    put_noted(quality, json_object_get(summary, "quality"));
    json_decref(summary);
}

json_t *set_json_quality(const struct trace_quality *quality)
{
    return json_pack(
        "{s:I, s:I, s:I, s:I, s:I, s:I, s:I}", "events", (json_int_t)quality->events,
        "kept", (json_int_t)quality->kept, "repaired", (json_int_t)quality->repaired,
        "dropped", (json_int_t)quality->dropped, "invalid", (json_int_t)quality->invalid,
        "ignored", (json_int_t)quality->ignored, "device_rows_without_step",
        (json_int_t)quality->device_rows_without_step);
}

json_t *set_json_notes(const struct set_view *view, uint32_t file)
{
    json_t *list = json_array();

    for (size_t i = set_view_first_note(view, file);
         i < view->note_count && view->notes[i].file == file; i++) {
        const struct trace_note *note = &view->notes[i].note;

        const struct trace_note_kind *kind = trace_note_kind(note->kind);

        json_array_append_new(
            list, json_pack("{s:s, s:I, s:o, s:s, s:s, s:s?}", "kind", note->kind,
                            "count", (json_int_t)note->count, "example",
                            render_text(note->example, strlen(note->example)), "severity",
                            kind->affects ? "damage" : "info", "words",
                            *kind->words != '\0' ? kind->words : note->kind, "effect",
                            kind->effect));
    }
    return list;
}

static json_t *file_steps(const struct set_view *view, uint32_t file,
                          struct budget *budget)
{
    json_t *list = json_array();

    for (size_t i = set_view_first_step(view, file);
         i < view->step_count && view->steps[i].file == file && !budget_is_over(budget);
         i++)
        if (!view->steps[i].step.pseudo)
            json_array_append_new(list,
                                  json_integer((json_int_t)view->steps[i].step.number));
    return list;
}

json_t *set_json_rank_steps(const struct set_view *view,
                            const struct set_file *const *files, size_t file_count,
                            struct budget *budget)
{
    size_t most = 0, count = 0;

    for (size_t f = 0; f < file_count; f++)
        most += set_view_first_step(view, files[f]->file + 1) -
                set_view_first_step(view, files[f]->file);
    CLEANUP_FREE int64_t *numbers = calloc(most + 1, sizeof *numbers);
    if (numbers == NULL)
        return NULL;
    for (size_t f = 0; f < file_count; f++)
        for (size_t i = set_view_first_step(view, files[f]->file);
             i < view->step_count && view->steps[i].file == files[f]->file &&
             !budget_is_over_at(budget, i);
             i++)
            if (!view->steps[i].step.pseudo)
                numbers[count++] = view->steps[i].step.number;
    qsort_r(numbers, count, sizeof *numbers, number_order_in_budget, budget);
    json_t *list = json_array();
    for (size_t i = 0; i < count && !budget_is_over(budget); i++)
        if (i == 0 || numbers[i] != numbers[i - 1])
            json_array_append_new(list, json_integer((json_int_t)numbers[i]));
    return list;
}

static const char *rank_source_name(enum trace_rank_source source)
{
    switch (source) {
    case TRACE_RANK_STATED:
        return "distributedInfo";
    case TRACE_RANK_FILE_NAME:
        return "file name";
    case TRACE_RANK_ASSUMED:
        break;
    }
    return "assumed";
}

/* About the memory that Jansson takes for the values of a JSON text. */
static uint64_t measure_values(const char *text)
{
    uint64_t bytes = 0;

    for (; *text != '\0'; text++)
        bytes += *text == '{'   ? 256
                 : *text == '[' ? 128
                 : *text == ':' ? 96
                 : *text == ',' ? 48
                                : 1;
    return bytes;
}

static json_t *make_file(const struct store *store, const struct set_view *view,
                         const struct set_file *file, struct budget *budget)
{
    uint64_t kept = traces_size(store, view->id, file->hash);
    bool has_rows = file->quality.kept > 0;
    char first[24];

    snprintf(first, sizeof first, "%lld", (long long)file->first_ns);
    /* The metadata comes from the trace; null if it is not JSON that Jansson can hold. */
    json_t *metadata = json_loads(file->metadata, JSON_ALLOW_NUL, NULL);
    return json_pack(
        "{s:o, s:I, s:I, s:s, s:i, s:o, s:b, s:b, s:o, s:I, s:I, s:o, s:s, s:o, s:o, "
        "s:o}",
        "file", render_text(file->name, strlen(file->name)), "number",
        (json_int_t)file->file, "rank", (json_int_t)file->rank, "rank_source",
        rank_source_name(file->rank_source), "span", (int)file->span, "steps",
        file_steps(view, file->file, budget), "pseudo_step", !file->has_steps && has_rows,
        "has_device_rows", file->has_device_rows, "first_event_ns",
        has_rows ? json_string(first) : json_null(), "raw_bytes",
        (json_int_t)file->raw_bytes, "disk_bytes", (json_int_t)file->disk_bytes,
        "trace_bytes", kept > 0 ? json_integer((json_int_t)kept) : json_null(), "hash",
        file->hash, "quality", set_json_quality(&file->quality), "notes",
        set_json_notes(view, file->file), "metadata",
        metadata != NULL ? metadata : json_null());
}

void set_json_add_duplicates(const struct set_view *view, json_t *quality)
{
    json_t *list = json_array();

    for (size_t i = 0; i < view->duplicate_count; i++) {
        const struct set_duplicate *duplicate = &view->duplicates[i];
        const struct set_file *file = set_view_find_file(view, duplicate->same_as);
        const char *same_as = file == NULL ? "" : file->name;

        json_array_append_new(
            list, json_pack("{s:s, s:o, s:o}", "kind", "duplicate_file", "file",
                            render_text(duplicate->name, strlen(duplicate->name)),
                            "same_as", render_text(same_as, strlen(same_as))));
    }
    json_object_set_new(quality, "duplicates",
                        json_integer((json_int_t)view->duplicate_count));
    json_object_set_new(quality, "duplicate_files", list);
}

json_t *set_json_file_list(const struct store *store, const struct set_view *view,
                           struct budget *budget)
{
    json_t *list = json_array();

    for (size_t i = 0; i < view->file_count; i++) {
        /* A file has up to a megabyte of metadata. */
        if (budget_take_memory(budget, measure_values(view->files[i].metadata), NULL) !=
                0 ||
            json_array_append_new(list,
                                  make_file(store, view, &view->files[i], budget)) != 0) {
            json_decref(list);
            return NULL;
        }
    }
    return list;
}

json_t *set_json_files(struct store *store)
{
    struct follow_progress progress;

    if (!store_follow_progress(store, &progress))
        return json_null();
    return json_pack("{s:o, s:I, s:I, s:b}", "found",
                     progress.counted ? json_integer((json_int_t)progress.found)
                                      : json_null(),
                     "checked", (json_int_t)progress.checked, "refused",
                     (json_int_t)progress.refused, "readable", (int)progress.readable);
}
