/* See set_writer.h. set_write.c writes the rows of a recording, set_finish.c the names,
 * set_rollups.c the roll-ups; this file has the beginning and the end. */

#include "store/set/set_writer.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/error.h"
#include "base/strings.h"
#include "store/codec/cells.h"
#include "store/set/set_build.h"
#include "store/set/set_contents.h"
#include "store/set/set_finish.h"
#include "store/set/set_places.h"
#include "store/set/set_rollups.h"
#include "store/set/set_suggest.h"
#include "store/set/set_summary.h"
#include "store/set/set_write.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <stdio.h>
#include <string.h>

#define NAMES_BYTES_MAX ((size_t)1 << 30)
/* A set has a name in up to four forms: short or not, addresses merged or not. */
#define SET_NAMES_BYTES (2 * TRACE_NAMES_BYTES)

static const char *const statement_paths[BUILD_STATEMENTS] = {
    [PUT_FILE] = "sql/set_put_file",
    [PUT_METADATA] = "sql/set_put_metadata",
    [PUT_QUALITY] = "sql/set_put_quality",
    [PUT_PLACE] = "sql/set_put_place",
    [PUT_STEP] = "sql/set_put_step",
    [PUT_STEP_ROW] = "sql/set_put_step_row",
    [PUT_STEP_CELLS] = "sql/set_put_step_cells",
    [PUT_SEGMENT] = "sql/set_put_segment",
    [PUT_MEMORY_BLOCK] = "sql/set_put_memory_block",
    [PUT_COLLECTIVE_BLOCK] = "sql/set_put_collective_block",
    [PUT_COUNTER_BLOCK] = "sql/set_put_counter_block",
    [PUT_LAUNCH_SHAPE] = "sql/set_put_launch_shape",
};

static int open_database(struct set_writer *writer, struct error *error)
{
    struct database *database = &writer->database;
    int result =
        build_open_database(database, writer->path, "mode=rw&nolock=1", NULL, error);

    if (result == 0)
        result = database_run_script(database, "sql/set_schema", error);
    for (int i = 0; result == 0 && i < BUILD_STATEMENTS; i++)
        result = statement_prepare(database, statement_paths[i], true,
                                   &writer->statements[i], error);
    return result;
}

int set_writer_open(const char *path, struct set_writer **out, struct error *error)
{
    struct set_writer *writer = calloc(1, sizeof *writer);

    *out = NULL;
    if (writer == NULL)
        return error_set_memory(error);
    writer->path = path;
    strings_init(&writer->names, NAMES_BYTES_MAX);
    strings_init(&writer->categories, NAMES_BYTES_MAX);
    strings_init(&writer->shapes, NAMES_BYTES_MAX);
    strings_init(&writer->arguments, NAMES_BYTES_MAX);
    strings_init(&writer->inputs, NAMES_BYTES_MAX);
    writer->arguments_bound.bytes = 2 * TRACE_ARGUMENTS_BYTES;
    writer->names_bound.bytes = SET_NAMES_BYTES;
    writer->shapes_bound.bytes = TRACE_NAMES_BYTES;
    strings_init(&writer->ops, (size_t)CELLS_OPS_MAX * (sizeof(struct build_op) + 1) * 2);
    suggesting_init(&writer->suggesting);
    writer->devices = json_array();
    int result = writer->devices == NULL ? error_set_memory(error) : 0;
    if (result == 0)
        result = open_database(writer, error);
    if (result != 0) {
        set_writer_abort(writer);
        return result;
    }
    *out = writer;
    return 0;
}

static void close_database(struct set_writer *writer)
{
    for (int i = 0; i < BUILD_STATEMENTS; i++)
        statement_finish(&writer->statements[i]);
    database_close(&writer->database);
}

void set_writer_abort(struct set_writer *writer)
{
    if (writer == NULL)
        return;
    close_database(writer);
    strings_free(&writer->names);
    strings_free(&writer->categories);
    strings_free(&writer->shapes);
    strings_free(&writer->arguments);
    strings_free(&writer->inputs);
    strings_free(&writer->ops);
    suggesting_free(&writer->suggesting);
    json_decref(writer->devices);
    free(writer->seals);
    free(writer);
}

int set_writer_add(struct set_writer *writer, uint32_t file, const char *name,
                   const struct trace_recording *recording, struct error *error)
{
    if (file > INT32_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_files", "too many files");
    const struct build_seals seals = {recording->seal, recording->disk_seal};
    int result = build_note_seals(writer, file, &seals, error);
    if (result == 0)
        result = summary_note_metadata(writer, recording->metadata, error);
    if (result == 0)
        result = suggesting_add(&writer->suggesting, file, recording, error);
    return result == 0 ? build_recording(writer, file, name, recording, error) : result;
}

/* ---- finishing ---- */

static int note_rank(struct set_writer *writer, const struct set_file_place *place,
                     struct error *error)
{
    struct statement *put = &writer->statements[PUT_QUALITY];
    bool assumed = place->rank_source == TRACE_RANK_ASSUMED;
    char example[120];

    if (place->rank_source == TRACE_RANK_STATED)
        return 0;
    snprintf(example, sizeof example, "rank %lld, %s", (long long)place->rank,
             assumed ? "the lowest that no other file has" : "from the file's name");
    statement_bind_int64(put, ":file", place->file);
    statement_bind_text(put, ":kind", assumed ? "rank_assumed" : "rank_from_file_name");
    statement_bind_int64(put, ":count", 1);
    statement_bind_text(put, ":example", example);
    return statement_run(put, error);
}

/* Notes at the first file that names of the set were cut. If the file has such a note
 * already, that stays. */
static int note_cut(struct set_writer *writer, const char *kind, const char *what,
                    const struct name_bound *bound, const struct strings *texts,
                    uint32_t file, struct error *error)
{
    uint32_t cut = name_bound_count(bound, texts);
    CLEANUP_STATEMENT struct statement put = {0};
    char example[160];

    if (cut == 0)
        return 0;
    int result = statement_prepare(&writer->database, "sql/set_put_quality_once", false,
                                   &put, error);
    if (result != 0)
        return result;
    snprintf(
        example, sizeof example,
        "the distinct %s of all files take over %zu MiB: those of more than %zu bytes "
        "keep their beginning and a hash",
        what, bound->bytes >> 20, name_bound_limit(bound->level));
    statement_bind_int64(&put, ":file", file);
    statement_bind_text(&put, ":kind", kind);
    statement_bind_int64(&put, ":count", cut);
    statement_bind_text(&put, ":example", example);
    return statement_run(&put, error);
}

static int note_cuts(struct set_writer *writer, const struct set_file_place *places,
                     size_t count, struct error *error)
{
    uint32_t first = UINT32_MAX;

    for (size_t i = 0; i < count; i++)
        first = places[i].file < first ? places[i].file : first;
    if (count == 0)
        return 0;
    int result = note_cut(writer, "names_cut", "names", &writer->names_bound,
                          &writer->names, first, error);
    if (result == 0)
        result = note_cut(writer, "shapes_cut", "input shapes", &writer->shapes_bound,
                          &writer->shapes, first, error);
    if (result == 0)
        result = note_cut(writer, "arguments_cut", "texts of arguments",
                          &writer->arguments_bound, &writer->arguments, first, error);
    return result;
}

static int settle_places(struct set_writer *writer, const struct set_file_place *places,
                         size_t count, struct error *error)
{
    CLEANUP_STATEMENT struct statement update = {0};
    int result =
        statement_prepare(&writer->database, "sql/set_place_file", false, &update, error);

    for (size_t i = 0; result == 0 && i < count; i++) {
        statement_bind_int64(&update, ":file", places[i].file);
        statement_bind_int64(&update, ":rank", places[i].rank);
        statement_bind_int64(&update, ":span", places[i].span);
        statement_bind_int64(&update, ":rank_source", places[i].rank_source);
        result = statement_run(&update, error);
        if (result == 0 && sqlite3_changes(writer->database.handle) != 1)
            result = error_set(error, ERROR_INTERNAL, "unknown_file",
                               "file %u was placed but never added", places[i].file);
        if (result == 0)
            result = note_rank(writer, &places[i], error);
    }
    return result;
}

/* ---- facts for the catalogue ---- */

static int load_contents(struct set_writer *writer, size_t count,
                         struct set_contents *out, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};

    count += writer->duplicate_count;
    out->files = calloc(count + 1, sizeof *out->files);
    if (out->files == NULL)
        return error_set_memory(error);
    int result =
        statement_prepare(&writer->database, "sql/summary_files", false, &select, error);
    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (out->count == count)
            return error_set(error, ERROR_INTERNAL, "unplaced_file",
                             "a file was added but has no rank");
        struct set_contents_file *file = &out->files[out->count];
        file->file = (uint32_t)statement_int64(&select, 0);
        file->name = statement_copy_text(&select, 1);
        if (file->name == NULL)
            return error_set_memory(error);
        out->count++;
        file->is_duplicate = statement_is_null(&select, 2);
        file->rank = statement_int64(&select, 2);
        file->disk_bytes = (uint64_t)statement_int64(&select, 4);
        statement_hash(&select, 5, file->hash);
        statement_hash(&select, 6, file->disk_hash);
        if (file->file < writer->seal_count) {
            file->seal = writer->seals[file->file].seal;
            file->disk_seal = writer->seals[file->file].disk_seal;
        }
        result = 0;
    }
    return result;
}

static int put_meta(struct set_writer *writer, const char *key, const char *value,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement put = {0};
    int result =
        statement_prepare(&writer->database, "sql/set_put_meta", false, &put, error);

    if (result != 0)
        return result;
    statement_bind_text(&put, ":key", key);
    statement_bind_text(&put, ":value", value);
    return statement_run(&put, error);
}

static int put_suggestion(struct set_writer *writer, struct error *error)
{
    const char *marker = writer->suggesting.marker;
    char text[24];

    if (marker == NULL)
        return 0;
    snprintf(text, sizeof text, "%llu", (unsigned long long)writer->suggesting.rows);
    int result = put_meta(writer, "suggested_marker", marker, error);
    return result == 0 ? put_meta(writer, "suggested_marker_rows", text, error) : result;
}

/* ---- the end ---- */

/* Everything inside the file, up to COMMIT. */
static int complete_file(struct set_writer *writer, const struct set_file_place *places,
                         size_t count, const char *label, struct set_contents *contents,
                         struct error *error)
{
    char id[33] = "", created[24];
    int result = settle_places(writer, places, count, error);

    if (result == 0)
        result = note_cuts(writer, places, count, error);
    if (result == 0)
        result = build_names(writer, error);
    if (result == 0)
        result = build_rollups(writer, error);
    if (result == 0)
        result = load_contents(writer, count, contents, error);
    if (result == 0)
        result = set_contents_id(contents, id, error);
    if (result == 0)
        result = suggesting_settle(&writer->suggesting, error);
    if (result == 0)
        result = summary_make(writer, &contents->summary, error);
    contents->created = clock_made_seconds();
    snprintf(created, sizeof created, "%lld", (long long)contents->created);
    if (result == 0)
        result = put_meta(writer, "id", id, error);
    if (result == 0)
        result = put_meta(writer, "created", created, error);
    if (result == 0)
        result = put_meta(writer, "label", label, error);
    if (result == 0)
        result = put_meta(writer, "summary", contents->summary, error);
    if (result == 0)
        result = put_suggestion(writer, error);
    if (result == 0)
        result = database_execute(&writer->database, "COMMIT", error);
    return result;
}

int set_writer_finish(struct set_writer *writer, const struct set_file_place *places,
                      size_t count, const char *label, struct set_contents *out,
                      struct error *error)
{
    CLEANUP_FREE char *clean = set_label(label, NULL);

    *out = (struct set_contents){0};
    int result = clean == NULL ? error_set_memory(error)
                               : complete_file(writer, places, count, clean, out, error);
    set_writer_abort(writer);
    if (result != 0)
        set_contents_free(out);
    return result;
}
