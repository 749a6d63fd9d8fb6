/* Every set of the corpus opens with the expected ranks, spans, steps and quality counts,
 * or is refused. */
#include "golden.h"
#include "store/set_view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check_quality(struct golden *golden, const json_t *expected,
                          const struct trace_quality *got)
{
    const struct {
        const char *name;
        uint64_t value;
    } counts[] = {{"events", got->events},     {"kept", got->kept},
                  {"repaired", got->repaired}, {"dropped", got->dropped},
                  {"invalid", got->invalid},   {"ignored", got->ignored}};

    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        golden_integer(golden, counts[i].name, json_object_get(expected, counts[i].name),
                       (long long)counts[i].value);
}

static const json_t *find_file(const json_t *files, const char *name)
{
    size_t i;
    json_t *file;

    json_array_foreach(files, i, file)
    {
        if (strcmp(json_string_value(json_object_get(file, "file")), name) == 0)
            return file;
    }
    return NULL;
}

static void check_steps(struct golden *golden, const json_t *expected,
                        const struct set_view *view, const struct set_file *file)
{
    size_t at = 0;

    for (size_t i = 0; i < view->step_count; i++) {
        const struct set_step *step = &view->steps[i];

        if (step->file != file->file || step->step.pseudo)
            continue;
        golden_integer(golden, "step", json_array_get(expected, at++), step->step.number);
    }
    json_t *count = json_integer((json_int_t)json_array_size(expected));
    golden_integer(golden, "number of steps", count, (long long)at);
    json_decref(count);
}

static bool has_pseudo_step(const struct set_file *file)
{
    return !file->has_steps && file->quality.kept > 0;
}

/* A file without rows has no sample, not even of all its rows. */
static void check_samples(struct golden *golden, const struct set_view *view,
                          const struct set_file *file)
{
    size_t samples = 0;

    for (size_t i = 0; i < view->step_count; i++)
        samples += view->steps[i].file == file->file;
    if ((samples > 0) != (file->quality.kept > 0))
        golden_complain(golden, "%s: %zu samples", file->name, samples);
}

/* A file that is all begins and ends of slices: the expected results are from before they
 * were paired (docs/semantics.md §2). */
static bool is_of_slices(const json_t *quality, const struct trace_quality *got)
{
    return json_integer_value(json_object_get(quality, "kept")) == 0 && got->kept > 0 &&
           2 * got->kept == got->events && got->ignored == got->kept;
}

static void check_file(struct golden *golden, const json_t *files,
                       const struct set_view *view, const struct set_file *file)
{
    static const char *const sources[] = {"assumed", "file name", "distributedInfo"};
    const json_t *expected = find_file(files, file->name);
    char first[24];

    if (expected == NULL) {
        golden_complain(golden, "%s: not an expected file", file->name);
        return;
    }
    golden_integer(golden, "rank", json_object_get(expected, "rank"), file->rank);
    golden_integer(golden, "span", json_object_get(expected, "span"), file->span);
    golden_text(golden, "rank_source", json_object_get(expected, "rank_source"),
                sources[file->rank_source]);
    if (is_of_slices(json_object_get(expected, "quality"), &file->quality))
        return;
    const json_t *first_event = json_object_get(expected, "first_event_ns");
    if (json_is_true(json_object_get(expected, "pseudo_step")) != has_pseudo_step(file))
        golden_complain(golden, "%s: pseudo_step differs", file->name);
    if (json_is_null(first_event) != (file->quality.kept == 0))
        golden_complain(golden, "%s: rows differ", file->name);
    else if (!json_is_null(first_event))
        golden_integer(golden, "first_event_ns", first_event, file->first_ns);
    check_samples(golden, view, file);
    snprintf(first, sizeof first, "%zu",
             json_array_size(json_object_get(expected, "notes")));
    check_steps(golden, json_object_get(expected, "steps"), view, file);
    check_quality(golden, json_object_get(expected, "quality"), &file->quality);
    size_t notes = 0;
    for (size_t i = 0; i < view->note_count; i++)
        notes += view->notes[i].file == file->file;
    if (json_array_size(json_object_get(expected, "notes")) > 0 && notes == 0)
        golden_complain(golden, "%s: an account of %s is expected", file->name, first);
}

static void check_duplicates(struct golden *golden, const json_t *expected,
                             const struct set_view *view)
{
    const json_t *list = json_object_get(expected, "duplicate_files");

    if (json_array_size(list) != view->duplicate_count)
        golden_complain(golden, "%zu duplicates, expected %zu", view->duplicate_count,
                        json_array_size(list));
    for (size_t i = 0; i < view->duplicate_count && i < json_array_size(list); i++) {
        const json_t *item = json_array_get(list, i);
        const struct set_duplicate *duplicate = &view->duplicates[i];
        const struct set_file *same_as = set_view_find_file(view, duplicate->same_as);

        golden_text(golden, "duplicate", json_object_get(item, "file"), duplicate->name);
        golden_text(golden, "same_as", json_object_get(item, "same_as"),
                    same_as == NULL ? "" : same_as->name);
    }
}

static void check_suggestion(struct golden *golden, const json_t *expected,
                             const struct set_view *view)
{
    if (view->suggested_marker != NULL)
        golden_text(golden, "suggested_marker", expected, view->suggested_marker);
    else if (!json_is_null(expected))
        golden_complain(golden, "no suggested_marker, expected \"%s\"",
                        json_string_value(expected));
}

static void check_set(struct golden *golden, const char *name, const json_t *expected)
{
    struct set_view view = {0};
    struct error error = {0};
    char id[33];
    bool opened = golden_ingest(golden, name, id, &error);

    if (json_object_get(expected, "error") != NULL) {
        if (opened)
            golden_complain(golden, "opens, but should be refused");
        else
            printf("  refused: %s\n", error.message);
        return;
    }
    if (!opened || set_view_load(golden->store, id, NULL, &view, &error) != 0) {
        golden_complain(golden, "%s", error.message);
        return;
    }
    const json_t *files = json_object_get(expected, "files");
    if (json_array_size(files) != view.file_count)
        golden_complain(golden, "%zu files, expected %zu", view.file_count,
                        json_array_size(files));
    check_duplicates(golden, json_object_get(expected, "quality"), &view);
    for (size_t i = 0; i < view.file_count; i++)
        check_file(golden, files, &view, &view.files[i]);
    check_suggestion(golden, json_object_get(expected, "suggested_marker"), &view);
    set_view_free(&view);
}

int main(void)
{
    struct golden golden;

    golden_begin(&golden);
    golden_each(&golden, false, check_set);
    return golden_end(&golden);
}
