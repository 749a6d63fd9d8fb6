/* See set_writer.h. The rows of a recording are written by set_write.c, names and
 * roll-ups by set_finish.c; here are the file's beginning and its end. */
#include "store/set_writer.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "store/set_build.h"
#include "store/set_digest.h"

#include <endian.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <xxhash.h>

#define NAMES_BYTES_MAX ((size_t)1 << 30)
#define LABEL_BYTES_MAX ((size_t)1024)

static const char *const statement_paths[BUILD_STATEMENTS] = {
    [PUT_FILE] = "sql/set_put_file.sql",
    [PUT_METADATA] = "sql/set_put_metadata.sql",
    [PUT_QUALITY] = "sql/set_put_quality.sql",
    [PUT_PLACE] = "sql/set_put_place.sql",
    [PUT_STEP] = "sql/set_put_step.sql",
    [PUT_STEP_ROW] = "sql/set_put_step_row.sql",
    [PUT_OP_STEP] = "sql/set_put_op_step.sql",
    [PUT_OP_FILE] = "sql/set_put_op_file.sql",
    [PUT_SEGMENT] = "sql/set_put_segment.sql",
    [PUT_LAUNCH_SHAPE] = "sql/set_put_launch_shape.sql",
};

/* Nobody else ever sees the file before it is whole: no journal, no locks, no flushing.
 */
int build_open_database(struct database *database, const char *path, const char *query,
                        struct error *error)
{
    int result = database_open(database, path, query, "the new trace set", error);

    if (result != 0)
        return result;
    /* Defensive connections may not switch the journal off. */
    sqlite3_db_config(database->handle, SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
    return database_execute(database,
                            "PRAGMA page_size = 8192;"
                            "PRAGMA journal_mode = OFF;"
                            "PRAGMA synchronous = OFF;"
                            "PRAGMA locking_mode = EXCLUSIVE;"
                            "PRAGMA secure_delete = OFF;"
                            "PRAGMA temp_store = MEMORY;"
                            "PRAGMA cache_size = -2048;" /* pages are written once */
                            "BEGIN",
                            error);
}

static int open_database(struct set_writer *writer, struct error *error)
{
    struct database *database = &writer->database;
    int result = build_open_database(database, writer->path, "mode=rwc&nolock=1", error);

    if (result == 0)
        result = database_run_script(database, "sql/set_schema.sql", error);
    for (int i = 0; result == 0 && i < BUILD_STATEMENTS; i++)
        result = statement_prepare(database, statement_paths[i], true,
                                   &writer->statements[i], error);
    return result;
}

int set_writer_open(struct store *store, struct set_writer **out, struct error *error)
{
    *out = NULL;
    if (store->mode == STORE_READ_ONLY)
        return error_set(error, ERROR_FORBIDDEN, "read_only",
                         "this tracediff runs read-only");
    struct set_writer *writer = calloc(1, sizeof *writer);
    if (writer == NULL)
        return error_set_memory(error);
    writer->store = store;
    writer->fd = -1;
    strings_init(&writer->names, NAMES_BYTES_MAX);
    strings_init(&writer->categories, NAMES_BYTES_MAX);
    strings_init(&writer->shapes, NAMES_BYTES_MAX);
    strings_init(&writer->ops, (size_t)CELLS_OPS_MAX * (sizeof(struct build_op) + 1) * 2);
    suggesting_init(&writer->suggesting);
    writer->devices = json_array();
    int result = writer->devices == NULL ? error_set_memory(error) : 0;
    if (result == 0)
        result = spool_create(store, &writer->path, &writer->fd, error);
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
    if (writer->path != NULL)
        unlink(writer->path);
    if (writer->fd >= 0)
        close(writer->fd);
    free(writer->path);
    strings_free(&writer->names);
    strings_free(&writer->categories);
    strings_free(&writer->shapes);
    strings_free(&writer->ops);
    suggesting_free(&writer->suggesting);
    json_decref(writer->devices);
    free(writer);
}

int set_writer_add(struct set_writer *writer, uint32_t file, const char *name,
                   const struct trace_recording *recording, struct error *error)
{
    if (file > INT32_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_files", "too many files");
    int result = summary_note_metadata(writer, recording->metadata, error);
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

static int settle_places(struct set_writer *writer, const struct set_file_place *places,
                         size_t count, struct error *error)
{
    CLEANUP_STATEMENT struct statement update = {0};
    int result = statement_prepare(&writer->database, "sql/set_place_file.sql", false,
                                   &update, error);

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

/* ---- the files as the id and the catalogue need them ---- */

struct stored_file {
    struct catalog_file catalog; /* catalog.name is owned */
    bool is_duplicate;           /* of the catalogue only */
    int64_t rank;
    unsigned char hash[16];
};

struct stored_files {
    struct stored_file *files;
    size_t count;
};

static void free_files(struct stored_files *files)
{
    for (size_t i = 0; i < files->count; i++)
        free((char *)files->files[i].catalog.name);
    free(files->files);
}

static int load_files(struct set_writer *writer, size_t count, struct stored_files *out,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};

    count += writer->duplicate_count;
    out->files = calloc(count + 1, sizeof *out->files);
    if (out->files == NULL)
        return error_set_memory(error);
    int result = statement_prepare(&writer->database, "sql/summary_files.sql", false,
                                   &select, error);
    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (out->count == count)
            return error_set(error, ERROR_INTERNAL, "unplaced_file",
                             "a file was added but has no rank");
        struct stored_file *file = &out->files[out->count];
        file->catalog.file = (uint32_t)statement_int64(&select, 0);
        file->catalog.name = statement_copy_text(&select, 1);
        if (file->catalog.name == NULL)
            return error_set_memory(error);
        out->count++;
        file->is_duplicate = statement_is_null(&select, 2);
        file->rank = statement_int64(&select, 2);
        file->catalog.disk_bytes = (uint64_t)statement_int64(&select, 4);
        statement_hash(&select, 5, file->hash);
        statement_hash(&select, 6, file->catalog.disk_hash);
        result = 0;
    }
    return result;
}

/* What the id hashes of one file: docs/store.md. */
struct id_part {
    int64_t rank;
    unsigned char hash[16];
};

static int compare_parts(const void *a, const void *b)
{
    const struct id_part *x = a, *y = b;

    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return memcmp(x->hash, y->hash, sizeof x->hash);
}

static int derive_id(const struct stored_files *files, char id[33], struct error *error)
{
    CLEANUP_FREE struct id_part *parts = calloc(files->count + 1, sizeof *parts);
    size_t count = 0;

    if (parts == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < files->count; i++) {
        if (files->files[i].is_duplicate)
            continue;
        parts[count].rank = files->files[i].rank;
        memcpy(parts[count].hash, files->files[i].hash, sizeof parts[count].hash);
        count++;
    }
    qsort(parts, count, sizeof *parts, compare_parts);
    for (size_t i = 0; i < count; i++)
        parts[i].rank = (int64_t)htole64((uint64_t)parts[i].rank);
    _Static_assert(sizeof *parts == 24, "the parts are hashed as they lie");
    XXH128_hash_t hash = XXH3_128bits(parts, count * sizeof *parts);
    text_write_hash((uint64_t[]){hash.low64, hash.high64}, id);
    return 0;
}

static int put_meta(struct set_writer *writer, const char *key, const char *value,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement put = {0};
    int result =
        statement_prepare(&writer->database, "sql/set_put_meta.sql", false, &put, error);

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

/* ---- into place ---- */

/* What is known about the set when its file is whole. */
struct finished {
    struct stored_files files;
    struct catalog_set set;
    char *summary, *label;
    char created[24];
};

static void free_finished(struct finished *finished)
{
    free_files(&finished->files);
    free(finished->summary);
    free(finished->label);
}

/* Inside a catalogue transaction: what a set of this id, whose file may be damaged, has
 * in the catalogue stays. */
static int recall_known(struct set_writer *writer, const char *id, bool labelled,
                        struct finished *finished, struct error *error)
{
    CLEANUP(set_info_free) struct set_info known = {0};
    int found = catalog_get_set(writer->store, id, &known, error);

    if (found != 1)
        return found;
    finished->set.created = known.created;
    if (!labelled) {
        free(finished->label);
        finished->label = TAKE_PTR(known.label);
    }
    return 0;
}

static int recall(struct set_writer *writer, const char *id, bool labelled,
                  struct finished *finished, struct error *error)
{
    int result = catalog_begin(writer->store, error);

    if (result != 0)
        return result;
    return catalog_end(writer->store, recall_known(writer, id, labelled, finished, error),
                       error);
}

/* Everything inside the file, up to COMMIT and the flush to disk. */
static int complete_file(struct set_writer *writer, const struct set_file_place *places,
                         size_t count, bool labelled, struct finished *finished,
                         char id[33], struct error *error)
{
    int result = settle_places(writer, places, count, error);

    if (result == 0)
        result = build_names(writer, error);
    if (result == 0)
        result = build_rollups(writer, error);
    if (result == 0)
        result = load_files(writer, count, &finished->files, error);
    if (result == 0)
        result = derive_id(&finished->files, id, error);
    if (result == 0)
        result = suggesting_settle(&writer->suggesting, error);
    if (result == 0)
        result = summary_make(writer, &finished->summary, error);
    finished->set.created = clock_unix_seconds();
    if (result == 0)
        result = recall(writer, id, labelled, finished, error);
    snprintf(finished->created, sizeof finished->created, "%lld",
             (long long)finished->set.created);
    if (result == 0)
        result = put_meta(writer, "id", id, error);
    if (result == 0)
        result = put_meta(writer, "created", finished->created, error);
    if (result == 0)
        result = put_meta(writer, "label", finished->label, error);
    if (result == 0)
        result = put_meta(writer, "summary", finished->summary, error);
    if (result == 0)
        result = put_suggestion(writer, error);
    if (result == 0)
        result = database_execute(&writer->database, "COMMIT", error);
    close_database(writer);
    if (result == 0)
        result = digest_seal(writer->fd, error);
    if (result == 0 && fsync(writer->fd) != 0)
        result = error_set_errno(error, errno, "cannot flush the new trace set");
    return result;
}

/* Inside a catalogue transaction: renames the file and lists it. */
static int publish(struct set_writer *writer, struct finished *finished,
                   struct error *error)
{
    struct store *store = writer->store;
    CLEANUP_FREE char *path = store_set_path(store, finished->set.id);
    size_t count = finished->files.count;
    CLEANUP_FREE struct catalog_file *files = calloc(count + 1, sizeof *files);
    struct stat status;

    if (path == NULL || files == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        files[i] = finished->files.files[i].catalog;
    if (fstat(writer->fd, &status) != 0)
        return error_set_errno(error, errno, "cannot read the size of the new trace set");
    finished->set.stored_bytes = (uint64_t)status.st_size;
    if (rename(writer->path, path) != 0)
        return error_set_errno(error, errno, "cannot move the new trace set into place");
    free(writer->path);
    writer->path = NULL;
    int result = store_sync_directory(store->sets, error);
    if (result == 0)
        result = catalog_put_set(store, &finished->set, files, count, error);
    if (result != 0)
        unlink(path);
    return result;
}

static int update_label(struct store *store, const char *id, const char *label,
                        struct error *error)
{
    CLEANUP_STATEMENT struct statement update = {0};
    int result =
        statement_prepare(&store->catalog, "sql/set_relist.sql", false, &update, error);

    if (result != 0)
        return result;
    statement_bind_text(&update, ":id", id);
    statement_bind_text(&update, ":label", label);
    return statement_run(&update, error);
}

/* Inside a catalogue transaction: publishes the file unless the set is there. */
static int publish_or_relist(struct set_writer *writer, struct finished *finished,
                             bool labelled, bool *already_stored, struct error *error)
{
    CLEANUP(set_info_free) struct set_info known = {0};
    const char *id = finished->set.id;
    int found = catalog_get_set(writer->store, id, &known, error);

    if (found < 0)
        return found;
    if (found == 1 && set_file_is_good(writer->store, id)) {
        *already_stored = true;
        return update_label(writer->store, id, labelled ? finished->label : NULL, error);
    }
    return publish(writer, finished, error);
}

/* The label as valid UTF-8. */
static int make_label(const char *label, const char *default_label,
                      struct finished *finished, struct error *error)
{
    struct buffer text;

    if (label == NULL || label[0] == '\0')
        label = default_label;
    if (label == NULL || label[0] == '\0')
        label = "unnamed";
    buffer_init(&text, LABEL_BYTES_MAX * 3);
    text_append_utf8(&text, label, strnlen(label, LABEL_BYTES_MAX));
    finished->label = buffer_take(&text);
    return finished->label == NULL ? error_set_memory(error) : 0;
}

int set_writer_finish(struct set_writer *writer, const struct set_file_place *places,
                      size_t count, const char *label, const char *default_label,
                      char id[33], bool *already_stored, struct error *error)
{
    CLEANUP(free_finished) struct finished finished = {0};
    struct store *store = writer->store;
    int result = make_label(label, default_label, &finished, error);

    bool labelled = label != NULL && label[0] != '\0';
    *already_stored = false;
    id[0] = '\0';
    if (result == 0)
        result = complete_file(writer, places, count, labelled, &finished, id, error);
    if (result == 0)
        result = catalog_begin(store, error);
    if (result == 0) {
        finished.set.id = id;
        finished.set.label = finished.label;
        finished.set.summary = finished.summary;
        result = catalog_end(
            store, publish_or_relist(writer, &finished, labelled, already_stored, error),
            error);
    }
    set_writer_abort(writer);
    if (result != 0)
        id[0] = '\0';
    return result;
}
