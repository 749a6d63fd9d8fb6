#include "answer/json.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "store/database.h"
#include "store/set_file.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/store.h"
#include "store/traces.h"
#include "trace/kinds.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- json ---- */

#define TEXT_MAX ((size_t)4 << 20)
#define WHOLE_MAX 9007199254740992.0 /* from 2^53 on a double is not every integer */

json_t *render_text(const char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer clean = BUFFER(TEXT_MAX);

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

    if (isfinite(us) && fabs(us) < WHOLE_MAX && us == trunc(us))
        return json_integer((json_int_t)us);
    return render_real(us);
}

/* ---- the echo ---- */

/* A choice among words and truths, such as `significant`, becomes a truth if the word is
 * one. */
static void write_choice(const struct parameter *parameter, const char *word,
                         struct buffer *out)
{
    bool truth = word != NULL && parameter->type == PARAMETER_CHOICE &&
                 (strcmp(word, "true") == 0 || strcmp(word, "false") == 0);

    if (truth)
        json_write(out, "%i", word[0] == 't');
    else
        json_write(out, "%s", word);
}

static void write_parameter(const struct parameter *parameter, const void *values,
                            struct buffer *out)
{
    const struct parameter_wholes *wholes;
    const char *const *words;
    int64_t whole;

    switch (parameter->type) {
    case PARAMETER_TEXT:
    case PARAMETER_CHOICE:
        write_choice(parameter, parameter_word(parameter, values), out);
        break;
    case PARAMETER_TEXTS:
        json_write(out, "[");
        for (words = parameter_words(parameter, values); *words != NULL; words++)
            json_write(out, "%s", *words);
        json_write(out, "]");
        break;
    case PARAMETER_BOOLEAN:
        json_write(out, "%i", parameter_boolean(parameter, values));
        break;
    case PARAMETER_WHOLES:
        wholes = parameter_list(parameter, values);
        if (wholes->items == NULL) {
            json_write(out, "null");
            break;
        }
        json_write(out, "[");
        for (size_t i = 0; i < wholes->count; i++)
            json_write(out, "%lld", (long long)wholes->items[i]);
        json_write(out, "]");
        break;
    case PARAMETER_REAL:
    case PARAMETER_PART:
        json_write(out, "%#g", parameter_real(parameter, values));
        break;
    case PARAMETER_WHOLE:
    case PARAMETER_TIME:
        whole = parameter_whole(parameter, values);
        if (whole == PARAMETER_NONE)
            json_write(out, "null");
        else if (parameter->type == PARAMETER_TIME)
            json_write(out, "%#f", (double)whole);
        else
            json_write(out, "%lld", (long long)whole);
        break;
    }
}

/* Users of a table may have parameters of one name and place. */
static bool is_echoed(const struct parameter_table *table, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if ((table->items[i].flags & PARAMETER_ECHOED) != 0 &&
            strcmp(table->items[i].name, name) == 0)
            return true;
    return false;
}

void parameters_json_echo(const struct parameter_table *table, const void *values,
                          struct buffer *out)
{
    for (size_t i = 0; i < table->count; i++) {
        if ((table->items[i].flags & PARAMETER_ECHOED) == 0 ||
            is_echoed(table, i, table->items[i].name))
            continue;
        json_key(out, table->items[i].name);
        write_parameter(&table->items[i], values, out);
    }
}

/* ---- the OpenAPI document ---- */

static json_t *make_words(const char *const *words)
{
    json_t *list = json_array();

    for (; *words != NULL; words++)
        json_array_append_new(list, json_string(*words));
    return list;
}

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
    CLEANUP_BUFFER struct buffer text = BUFFER(4096);

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

static void write_parts(const struct step_time *time, struct buffer *out)
{
    bool parts = time->has_parts;

    json_write(out,
               "step:%#f, compute:%#f, exposed_communication:%#f, exposed_memory:%#f, "
               "idle:%#f",
               time->samples > 0 ? time->step : NAN, parts ? time->compute : NAN,
               parts ? time->exposed_communication : NAN,
               parts ? time->exposed_memory : NAN, parts ? time->idle : NAN);
}

void step_time_json(const struct step_time *time, struct buffer *out)
{
    write_parts(time, out);
    json_write(out, "host_median:%#f, lag_median:%#f, limited_by:%s", time->host_median,
               time->lag_median, step_limit_name(step_limit_of(time)));
}

void step_times_json(const struct step_time pair[2], struct buffer *out)
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

    json_write(out, "control:{");
    step_time_json(control, out);
    json_write(out, "}, test:{");
    step_time_json(test, out);
    json_write(out, "}, diff:{");
    write_parts(&diff, out);
    json_write(out, "}");
}

/* ---- set json ---- */

/* Sets of earlier versions have no times in their summary. */
static void put_times(json_t *set)
{
    static const char *const names[] = {"recorded", "median_step_ns", "files_are"};

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
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    int64_t *numbers = arena_new(arena, most, sizeof *numbers);
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

void set_json_marker(const struct set_info *info, struct buffer *out)
{
    bool there = info->marker != NULL;

    json_write(out, "marker_until:%s, marker_until_chosen:%i, marker_cover:%g",
               there ? marker_until_words[info->until] : NULL, info->until_chosen,
               there ? info->marker_cover : (double)NAN);
}

void set_json_choices(const struct set_view *view, struct buffer *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(out->budget);
    int64_t *numbers =
        arena_new(arena, view->file_count + view->step_count, sizeof *numbers);
    size_t count = 0;

    for (size_t i = 0; i < view->file_count; i++)
        numbers[i] = view->files[i].rank;
    json_distinct(out, "all_ranks", numbers, view->file_count);
    for (size_t i = 0; i < view->step_count && !budget_is_over_at(out->budget, i); i++)
        if (!view->steps[i].step.pseudo)
            numbers[count++] = view->steps[i].step.number;
    json_distinct(out, "all_steps", numbers, count);
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
