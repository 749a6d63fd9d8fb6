/* See set_json.h. */
#include "render/set_json.h"

#include "base/clock.h"
#include "render/json.h"
#include "store/catalogue/set_info.h"
#include "store/follow.h"
#include "store/set/set_file.h"
#include "store/set/set_view.h"
#include "store/traces.h"
#include "trace/decode/note_kinds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static int compare_numbers(const void *left, const void *right, void *budget)
{
    int64_t a = *(const int64_t *)left, b = *(const int64_t *)right;

    return budget_is_over(budget) ? 0 : (a > b) - (a < b);
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
    qsort_r(numbers, count, sizeof *numbers, compare_numbers, budget);
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
