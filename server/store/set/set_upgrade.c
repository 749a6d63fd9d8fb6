/* See set_upgrade.h. A copy of the file gets the new tables; from format 6, the steps of
 * each recording are then made again from its rows, as for a recording that was just
 * read. */
#include "store/set/set_upgrade.h"

#include "base/assets.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "store/catalogue/catalog.h"
#include "store/place/directory.h"
#include "store/place/store_state.h"
#include "store/set/set_build.h"
#include "store/set/set_check.h"
#include "store/set/set_declared.h"
#include "store/set/set_digest.h"
#include "store/set/set_load_open.h"
#include "store/set/set_marked_files.h"
#include "store/set/set_meta.h"
#include "store/set/set_older.h"
#include "store/set/set_write.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"
#include "trace/resolve/busy.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define DECLARATION_BYTES_MAX ((size_t)1 << 16)

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

/* ---- the tables ---- */

/* Runs one declaration of sql/set.sql. */
static int declare(struct database *database, const char *begin, struct error *error)
{
    const struct asset *schema = asset_find("sql/set_schema");
    const char *bytes = schema == NULL ? NULL : (const char *)schema->bytes;
    const char *at =
        bytes == NULL ? NULL : memmem(bytes, schema->length, begin, strlen(begin));
    const char *end =
        at == NULL ? NULL : memchr(at, ';', (size_t)(bytes + schema->length - at));
    CLEANUP_BUFFER struct buffer sql;

    buffer_init(&sql, DECLARATION_BYTES_MAX);
    if (end == NULL)
        return error_set(error, ERROR_INTERNAL, "missing_asset",
                         "sql/set.sql does not declare %s", begin);
    buffer_append(&sql, at, (size_t)(end - at));
    return buffer_failed(&sql) ? error_set_memory(error)
                               : database_execute(database, sql.bytes, error);
}

/* The file may be forged, so nothing is read before everything is checked. */
static int refuse_damage(struct database *database, uint32_t version, struct error *error)
{
    const char *damage = NULL;
    int result =
        version < SET_VERSION
            ? set_declared_check_format(database, "main", version, &damage, error)
            : set_check(database, "main", &damage, error);

    return result == 0 && damage != NULL ? database_damaged(database->name, damage, error)
                                         : result;
}

/* From format 6 to 7. Each step has the host's interval for its window until it is made
 * again. */
static int change_steps(struct database *database, struct error *error)
{
    static const char *const declarations[] = {
        "CREATE TABLE step(", "CREATE INDEX step_of_file", "CREATE TABLE step_row(",
        "CREATE VIEW steps("};
    int result = database_run_script(database, "sql/upgrade_7_keep", error);

    for (size_t i = 0; result == 0 && i < sizeof declarations / sizeof *declarations; i++)
        result = declare(database, declarations[i], error);
    if (result == 0)
        result = database_run_script(database, "sql/upgrade_7_fill", error);
    return result == -(int)ERROR_DATABASE /* a forged time that cannot be added */
               ? database_damaged(database->name, "table step is damaged", error)
               : result;
}

/* Gives the copy, which has the older format `from`, the tables of the current one. */
static int change_tables(struct database *database, uint32_t from, struct error *error)
{
    char version[48];
    int result = refuse_damage(database, from, error);

    if (result == 0 && from < 7)
        result = change_steps(database, error);
    if (result == 0)
        result = declare(database, "CREATE TABLE counter_block(", error);
    if (result == 0)
        result = database_run_script(database, "sql/upgrade_8_fill", error);
    if (result == 0)
        result = refuse_damage(database, SET_VERSION, error);
    snprintf(version, sizeof version, "PRAGMA user_version = %d", SET_VERSION);
    return result == 0 ? database_execute(database, version, error) : result;
}

/* ---- the steps of a file ---- */

/* The number of the first step of a file; those of a file follow each other. */
static int find_first_step(struct database *database, uint32_t file, uint32_t count,
                           uint32_t *out, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(database, "sql/upgrade_steps", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_int64(&select, ":file", file);
    result = statement_step(&select, error);
    if (result < 0)
        return result;
    int64_t first = statement_int64(&select, 0);
    if (statement_int64(&select, 1) != count ||
        (count > 0 && statement_int64(&select, 2) - first != (int64_t)count - 1))
        return database_damaged(database->name, "table step is damaged", error);
    *out = (uint32_t)first;
    return 0;
}

static int forget_steps(struct database *database, uint32_t file, struct error *error)
{
    static const char *const paths[] = {"sql/upgrade_forget_steps",
                                        "sql/upgrade_forget_step_rows"};
    int result = 0;

    for (size_t i = 0; result == 0 && i < sizeof paths / sizeof *paths; i++) {
        CLEANUP_STATEMENT struct statement forget = {0};

        result = statement_prepare(database, paths[i], false, &forget, error);
        if (result != 0)
            return result;
        statement_bind_int64(&forget, ":file", file);
        result = statement_run(&forget, error);
    }
    return result;
}

static int upgrade_file(struct set_writer *writer, uint32_t file, struct error *error)
{
    CLEANUP(free_recording) struct trace_recording *recording = NULL;
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    struct database *database = &writer->database;
    int result = set_load_open(database, file, LOAD_LINKED, &recording, error);

    if (result == 0)
        result = budget_look(database->budget, error);
    if (result == 0)
        result = find_first_step(database, file, recording->step_count,
                                 &writer->next_step, error);
    if (result != 0)
        return result;
    uint32_t count = recording->step_count;
    free(TAKE_PTR(recording->steps));
    recording->step_count = 0;
    result = steps_resolve(recording, &pieces, error);
    if (result == 0 && recording->step_count != count)
        result = database_damaged(database->name, "table step is damaged", error);
    if (result == 0)
        result = forget_steps(database, file, error);
    return result == 0 ? build_steps(writer, file, recording, error) : result;
}

/* The numbers of the files; the caller frees them. */
static int list_files(struct database *database, uint32_t **out, size_t *count,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(database, "sql/upgrade_files", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (*out == NULL)
            *out = calloc((size_t)statement_int64(&select, 1), sizeof **out);
        if (*out == NULL)
            return error_set_memory(error);
        (*out)[(*count)++] = (uint32_t)statement_int64(&select, 0);
        result = 0;
    }
    return result;
}

/* Another set under the name of this one is refused before it is changed. */
static int refuse_other_set(struct database *database, const char *id,
                            struct error *error)
{
    const char *damage = NULL;
    int result = set_meta_check_id(database, id, &damage, error);

    return result == 0 && damage != NULL ? database_damaged(database->name, damage, error)
                                         : result;
}

static int count_notes(struct database *database, int64_t *out, struct error *error)
{
    CLEANUP_STATEMENT struct statement update = {0};
    int result = statement_prepare(database, "sql/upgrade_notes", false, &update, error);

    if (result == 0)
        result = statement_step(&update, error);
    if (result == 1)
        *out = statement_int64(&update, 0);
    return result < 0 ? result : 0;
}

static int fill(struct set_writer *writer, const char *id, struct budget *budget,
                int64_t *notes, struct error *error)
{
    CLEANUP_FREE uint32_t *files = NULL;
    size_t count = 0;
    uint32_t from = set_format(writer->path);
    int result = build_open_database(&writer->database, writer->path, "mode=rw&nolock=1",
                                     budget, error);

    if (result == 0)
        result = change_tables(&writer->database, from, error);
    if (result == 0)
        result = refuse_other_set(&writer->database, id, error);
    if (result == 0)
        result = build_prepare_steps(writer, error);
    if (result == 0 && from < 7)
        result = list_files(&writer->database, &files, &count, error);
    for (size_t i = 0; result == 0 && i < count; i++)
        result = upgrade_file(writer, files[i], error);
    if (result == 0)
        result = count_notes(&writer->database, notes, error);
    return result == 0 ? database_execute(&writer->database, "COMMIT", error) : result;
}

/* ---- the file ---- */

static int put_set(struct store *store, const char *id, int64_t notes,
                   int64_t stored_bytes, struct error *error)
{
    CLEANUP_STATEMENT struct statement update = {0};
    int result =
        statement_prepare(&store->catalog, "sql/upgrade_put_set", false, &update, error);

    if (result != 0)
        return result;
    statement_bind_text(&update, ":id", id);
    statement_bind_int64(&update, ":notes", notes);
    statement_bind_int64(&update, ":stored_bytes", stored_bytes);
    return statement_run(&update, error);
}

/* Inside a transaction of the catalogue, so that no set is removed meanwhile. */
static int replace(struct store *store, struct marked_draft *draft, const char *id,
                   int64_t notes, const char *path, struct error *error)
{
    struct stat status;

    if (fstat(draft->fd, &status) != 0)
        return error_set_errno(error, errno, "cannot look at the new set");
    if (access(path, F_OK) != 0)
        return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                         "the set %.40s is not stored here (any more)", id);
    int result = put_set(store, id, notes, status.st_size, error);
    if (result != 0)
        return result;
    if (rename(draft->path, path) != 0)
        return error_set_errno(error, errno, "cannot move the new set into place");
    free(TAKE_PTR(draft->path));
    return store_sync_directory(store->sets, error);
}

static int publish(struct store *store, struct marked_draft *draft, const char *id,
                   int64_t notes, char **out, struct error *error)
{
    if (marked_keeps_copies(store)) {
        *out = marked_path(store, id);
        return marked_draft_publish(store, draft, id, id, error);
    }
    *out = store_set_path(store, id);
    if (*out == NULL)
        return error_set_memory(error);
    int result = digest_seal(draft->fd, error);
    if (result == 0 && fsync(draft->fd) != 0)
        result = error_set_errno(error, errno, "cannot flush the new set");
    if (result == 0)
        result = catalog_begin(store, error);
    return result == 0
               ? catalog_end(store, replace(store, draft, id, notes, *out, error), error)
               : result;
}

int set_upgrade(struct store *store, const char *id, struct budget *budget, char **out,
                struct error *error)
{
    CLEANUP(marked_draft_free) struct marked_draft draft = {.fd = -1};
    struct set_writer writer = {0};
    CLEANUP_FREE char *source = store_set_path(store, id);
    int64_t notes = 0;

    *out = NULL;
    if (source == NULL)
        return error_set_memory(error);
    int result = marked_draft_make(store, source, budget, &draft, error);
    if (result != 0)
        return result;
    if (set_is_current(draft.path)) { /* another process was faster */
        *out = TAKE_PTR(source);
        return 0;
    }
    writer.path = draft.path;
    result = fill(&writer, id, budget, &notes, error);
    build_close(&writer);
    return result == 0 ? publish(store, &draft, id, notes, out, error) : result;
}
