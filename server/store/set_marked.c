#include "store/set_marked.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "store/database.h"
#include "store/set_build.h"
#include "store/set_check.h"
#include "store/set_file.h"
#include "store/set_load.h"
#include "store/set_view.h"
#include "store/set_write.h"
#include "store/sets.h"
#include "trace/names.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <xxhash.h>

/* Raise it when the same marker makes other steps. */
#define MARKED_VERSION 2
#define NEAR_MAX 5
#define NEAR_BYTES_MAX 120
#define NAMES_BYTES_MAX ((size_t)1 << 30)
/* A marker whose rows cover less says when a step begins, not what belongs to it. */
#define COVER_ENOUGH 0.5

/* ---- whether the marker exists ---- */

struct near_markers {
    struct strings names; /* marker names that contain the given text */
    struct buffer text;
};

static void free_near(struct near_markers *near)
{
    strings_free(&near->names);
    buffer_free(&near->text);
}

/* Notes a name for the message, once. */
static bool note_near(struct near_markers *near, const char *name, size_t length)
{
    uint32_t known = near->names.count;

    if (known == NEAR_MAX)
        return true;
    uint32_t id = strings_add(&near->names, name, length);
    if (id == known)
        buffer_printf(&near->text, "%s\"%.*s\"", known > 0 ? ", " : "", NEAR_BYTES_MAX,
                      name);
    return id != STRINGS_NONE;
}

/* Looks through the names of the host ops. 1: one is the marker. */
static int look_for(struct database *database, const char *marker,
                    struct near_markers *near, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = statement_of(database, "sql/samples_ops");
    CLEANUP_BUFFER struct buffer name = BUFFER(TRACE_ROW_NAME_MAX);

    statement_bind_int64(&select, ":use_short_name", false);
    statement_bind_int64(&select, ":merge_addresses", false);
    while (statement_next(&select)) {
        size_t length, ignored;
        const char *text = statement_text(&select, 1, &length);

        if (statement_int64(&select, 3) != TRACE_HOST)
            continue;
        const char *category = statement_text(&select, 2, &ignored);
        enum trace_marker_fit fit = trace_marker_fits(marker, category, text, length);
        if (fit == TRACE_MARKER_FITS)
            return 1;
        buffer_clear(&name);
        trace_marker_name(&name, text, length);
        if (fit == TRACE_MARKER_FAILED || buffer_failed(&name))
            return error_set_memory(error);
        if (text_contains_nocase(name.bytes, marker) &&
            !note_near(near, name.bytes, name.length))
            return error_set_memory(error);
    }
    return database_result(database, error);
}

static int check_marker(struct store *store, const struct set_info *info,
                        const struct set_view *view, const char *side, const char *marker,
                        struct budget *budget, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP(free_near) struct near_markers near = {0};
    const char *suggested = view->suggested_marker;

    strings_init(&near.names, NAMES_BYTES_MAX);
    buffer_init(&near.text, (size_t)(NEAR_MAX + 1) * (NEAR_BYTES_MAX + 8));
    for (size_t i = 0; i < view->file_count; i++)
        if (view->files[i].has_steps && !trace_marker_is_phase(marker))
            return error_set(error, ERROR_PARAMETER, "bad_marker",
                             "%s_marker: \"%.60s\" has ProfilerStep rows; a marker is "
                             "for sets without steps",
                             side, info->label);
    if (suggested != NULL && !note_near(&near, suggested, strlen(suggested)))
        return error_set_memory(error);
    int result = set_file_open(store, info->id, budget, &database, error);
    if (result == 0)
        result = look_for(&database, marker, &near, error);
    if (result != 0)
        return result < 0 ? result : 0;
    return error_set(error, ERROR_PARAMETER, "unknown_marker",
                     "%s_marker: no host row is named \"%.120s\"%s%s", side, marker,
                     near.text.length > 0 ? "; there is " : "",
                     near.text.length > 0 ? near.text.bytes : "");
}

/* ---- making the file ---- */

/* Of all files. */
struct marked_sums {
    struct marker_cover cover;
    bool has_steps;
};

static int mark_file(struct set_writer *writer, uint32_t file, struct step_marker marker,
                     struct marked_sums *sums, struct statement *update,
                     struct error *error)
{
    CLEANUP_RECORDING struct trace_recording *recording = NULL;
    /* The copy has the rows; its steps are gone. */
    int result = set_load_open(&writer->database, file, LOAD_LINKED, &recording, error);

    if (result == 0)
        result = budget_look(writer->database.budget, error);
    if (result == 0)
        result =
            markers_make_steps(recording, marker.name, marker.until, &sums->cover, error);
    if (result != 0)
        return result;
    build_steps(writer, file, recording);
    sums->has_steps |= recording->has_steps;
    statement_bind_int64(update, ":file", file);
    statement_bind_int64(update, ":has_steps", recording->has_steps);
    statement_bind_int64(update, ":device_rows_without_step",
                         (int64_t)recording->quality.device_rows_without_step);
    statement_put(update);
    result = database_result(&writer->database, error);
    return result == 0 ? budget_look(writer->database.budget, error) : result;
}

static void put_text(struct database *database, const char *path, const char *name,
                     const char *text)
{
    CLEANUP_STATEMENT struct statement put = statement_of(database, path);

    statement_bind_text(&put, name, text);
    statement_put(&put);
}

static void put_cover(struct set_writer *writer, const struct marked_sums *sums)
{
    char text[32];

    snprintf(text, sizeof text, "%.9f",
             sums->cover.whole > 0
                 ? (double)sums->cover.covered / (double)sums->cover.whole
                 : 1);
    put_text(&writer->database, "sql/marked_put_cover", ":value", text);
}

/* Fills the copy at writer->path: everything up to COMMIT. */
static int fill_copy(struct set_writer *writer, const char *derived,
                     const struct set_view *view, struct step_marker marker,
                     struct budget *budget, struct error *error)
{
    CLEANUP_STATEMENT struct statement update =
        statement_of(&writer->database, "sql/marked_update_file");
    struct marked_sums sums = {0};

    build_open(writer, budget);
    database_do_script(&writer->database, "sql/marked_forget_steps");
    /* The id of the set, in its file. */
    put_text(&writer->database, "sql/marked_put_id", ":id", derived);
    int result = database_result(&writer->database, error);
    for (size_t i = 0; result == 0 && i < view->file_count; i++)
        result = mark_file(writer, view->files[i].file, marker, &sums, &update, error);
    if (result == 0 && !sums.has_steps)
        result =
            error_set(error, ERROR_PARAMETER, "bad_marker",
                      "no file has two rows of \"%.120s\", so no step lasts from one "
                      "to the next; use marker_until=end",
                      marker.name);
    if (result != 0)
        return result;
    put_cover(writer, &sums);
    build_rollups(writer);
    statement_finish(&update);
    database_do(&writer->database, "COMMIT");
    return database_result(&writer->database, error);
}

static int make_file(struct store *store, const struct set_info *info,
                     const char *derived, const struct set_view *view,
                     struct step_marker marker, struct budget *budget,
                     struct error *error)
{
    CLEANUP(marked_draft_free) struct marked_draft draft = {.fd = -1};
    struct set_writer writer = {0};
    CLEANUP_FREE char *source = NULL;
    int result = set_file_path(store, info->id, &source, error);

    if (result == 0)
        result = marked_draft_make(store, source, budget, &draft, error);
    if (result != 0)
        return result;
    writer.path = draft.path;
    result = fill_copy(&writer, derived, view, marker, budget, error);
    build_close(&writer);
    return result == 0
               ? marked_draft_publish(store, &draft, info->stored_id, derived, error)
               : result;
}

/* ---- cut rows ---- */

static void abort_writer(struct set_writer **writer)
{
    set_writer_abort(*writer);
}

static int write_cut(struct store *store, const char *id, const struct set_view *view,
                     const char *path, struct budget *budget, struct error *error)
{
    CLEANUP(abort_writer) struct set_writer *writer = NULL;
    CLEANUP(set_contents_free) struct set_contents contents = {0};
    CLEANUP_FREE struct set_file_place *places =
        owned_new(view->file_count, sizeof *places);
    int result = set_writer_open(path, &writer, error);

    for (size_t i = 0; result == 0 && i < view->file_count; i++) {
        CLEANUP_RECORDING struct trace_recording *recording = NULL;
        const struct set_file *file = &view->files[i];

        places[i] = (struct set_file_place){.file = file->file,
                                            .rank = file->rank,
                                            .span = file->span,
                                            .rank_source = file->rank_source};
        result = set_load_whole(store, id, file->file, budget, &recording, error);
        if (result == 0)
            result = overlaps_cut(recording, error);
        if (result == 0)
            result = set_writer_add(writer, file->file, file->name, recording, error);
        if (result == 0)
            result = budget_look(budget, error);
    }
    if (result != 0)
        return result;
    return set_writer_finish(TAKE_PTR(writer), places, view->file_count, NULL, &contents,
                             error);
}

static int put_id(const char *path, const char *derived, struct budget *budget,
                  struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};

    build_open_database(&database, path, budget);
    put_text(&database, "sql/marked_put_id", ":id", derived);
    database_do(&database, "COMMIT");
    return database_result(&database, error);
}

static int make_cut(struct store *store, const struct set_info *info, const char *derived,
                    struct budget *budget, struct error *error)
{
    CLEANUP(marked_draft_free) struct marked_draft draft = {.fd = -1};
    CLEANUP(set_view_free) struct set_view view = {0};
    int result = set_view_load(store, info->id, budget, &view, error);

    if (result == 0)
        result = marked_draft_make(store, NULL, budget, &draft, error);
    if (result == 0)
        result = write_cut(store, info->id, &view, draft.path, budget, error);
    if (result == 0)
        result = put_id(draft.path, derived, budget, error);
    return result == 0
               ? marked_draft_publish(store, &draft, info->stored_id, derived, error)
               : result;
}

/* ---- choosing ---- */

/* The first half of the set's id (for finding the files of a set), then a hash of
 * everything that the steps depend on. */
static void derive_id(const char *id, struct step_marker marker, char derived[33])
{
    uint64_t seed = (uint64_t)MARKED_VERSION << 32 | SET_VERSION;
    XXH64_hash_t of_id = XXH3_64bits_withSeed(id, strlen(id), seed) + marker.until;
    XXH64_hash_t hash = XXH3_64bits_withSeed(marker.name, strlen(marker.name), of_id);

    snprintf(derived, 33, "%.16s%016llx", id, (unsigned long long)hash);
}

static bool is_made(struct store *store, const char *derived, struct budget *budget,
                    double *cover)
{
    CLEANUP_DATABASE struct database database = {0};
    struct error ignored;

    if (set_file_open(store, derived, budget, &database, &ignored) != 0)
        return false;
    CLEANUP_FREE char *text = set_meta_find(&database, "marker_cover", NULL);
    if (database_failed(&database))
        return false;
    *cover = text == NULL ? 1 : strtod(text, NULL);
    marked_touch(store, derived);
    return true;
}

static int find_or_make(struct store *store, const struct set_info *info,
                        const struct set_view *view, const char *side,
                        struct step_marker marker, const char *derived, double *cover,
                        struct budget *budget, struct error *error)
{
    if (is_made(store, derived, budget, cover))
        return 0;
    int result = check_marker(store, info, view, side, marker.name, budget, error);
    /* One thread at a time: the second may want the file that the first makes. */
    if (result == 0)
        result = marked_lock(store, budget, error);
    if (result != 0)
        return result;
    if (!is_made(store, derived, budget, cover))
        result = make_file(store, info, derived, view, marker, budget, error);
    marked_unlock(store);
    if (result == 0 && !is_made(store, derived, budget, cover))
        return set_file_lost(store, derived, error);
    return result;
}

/* Makes `derived` the id of the set with these steps. */
static int choose(struct store *store, const struct set_info *info, const char *side,
                  struct step_marker marker, char derived[33], double *cover,
                  struct budget *budget, struct error *error)
{
    CLEANUP(set_view_free) struct set_view view = {0};
    int result = set_view_load(store, info->id, budget, &view, error);

    derive_id(info->id, marker, derived);
    return result == 0 ? find_or_make(store, info, &view, side, marker, derived, cover,
                                      budget, error)
                       : result;
}

int set_marked_choose(struct store *store, struct set_info *info, const char *side,
                      struct step_marker marker, struct budget *budget,
                      struct error *error)
{
    CLEANUP_BUFFER struct buffer name = BUFFER(TRACE_ROW_NAME_MAX);
    bool free_choice = marker.until == MARKER_UNTIL_CHOSEN;
    char derived[33];
    double cover;

    if (marker.name == NULL || *marker.name == '\0')
        return 0;
    trace_marker_name(&name, marker.name, strlen(marker.name));
    if (buffer_failed(&name))
        return error_set(error, ERROR_PARAMETER, "unknown_marker",
                         "%s_marker: no host row has a name this long", side);
    struct step_marker use = {name.bytes, free_choice ? MARKER_UNTIL_END : marker.until};
    int result = choose(store, info, side, use, derived, &cover, budget, error);
    /* Between the calls of one phase lie those of the others. */
    if (result == 0 && free_choice && cover < COVER_ENOUGH &&
        !trace_marker_is_phase(use.name)) {
        use.until = MARKER_UNTIL_NEXT;
        result = choose(store, info, side, use, derived, &cover, budget, error);
    }
    if (result != 0)
        return result;
    info->marker = arena_text(info->memory, name.bytes, name.length);
    info->until = use.until;
    info->until_chosen = free_choice;
    info->marker_cover = cover;
    snprintf(info->id, sizeof info->id, "%s", derived);
    return 0;
}

int set_cut_choose(struct store *store, struct set_info *info, struct budget *budget,
                   struct error *error)
{
    char derived[33];
    double cover;
    int result = 0;

    derive_id(info->id, (struct step_marker){"", MARKER_UNTIL_END}, derived);
    if (!is_made(store, derived, budget, &cover)) {
        result = marked_lock(store, budget, error);
        if (result != 0)
            return result;
        if (!is_made(store, derived, budget, &cover))
            result = make_cut(store, info, derived, budget, error);
        marked_unlock(store);
    }
    if (result == 0)
        snprintf(info->id, sizeof info->id, "%s", derived);
    return result;
}
