#include "query/export.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "query/session.h"
#include "query/tables.h"
#include "store/database.h"
#include "store/events.h"
#include "store/set_file.h"
#include "store/sets.h"
#include "trace/metadata.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- export target ---- */

/* The temporary file or folder of an unfinished export, next to its final name. */

struct export_target {
    const char *path; /* the final name */
    char *temporary;  /* NULL: none */
    bool folder, force;
};

static int refuse_existing(const struct export_target *target, struct error *error)
{
    struct stat status;

    if (lstat(target->path, &status) != 0)
        return 0;
    if (S_ISDIR(status.st_mode) != target->folder)
        return error_set(error, ERROR_PARAMETER, "exists", "%s: this is %s folder",
                         target->path, target->folder ? "no" : "a");
    return target->force
               ? 0
               : error_set(error, ERROR_PARAMETER, "exists",
                           "%s: is there already; --force replaces it", target->path);
}

static int export_target_open(struct export_target *target, const char *path, bool folder,
                              bool force, struct error *error)
{
    *target = (struct export_target){.path = path, .folder = folder, .force = force};
    int result = refuse_existing(target, error);
    if (result != 0)
        return result;
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        length--;
    target->temporary = owned_printf("%.*s.XXXXXX", (int)length, path);
    int fd = folder ? -1 : mkostemp(target->temporary, O_CLOEXEC);
    bool made = folder ? mkdtemp(target->temporary) != NULL : fd >= 0;
    int number = errno;
    if (fd >= 0)
        close(fd);
    if (!made) {
        free(TAKE_PTR(target->temporary));
        return error_set_errno(error, number, "%s", path);
    }
    return 0;
}

/* The path of a file in the folder; owned by the caller. */
static char *export_target_file(const struct export_target *target, const char *name)
{
    return owned_printf("%s/%s", target->temporary, name);
}

/* Calls `each` with the files of the temporary folder. */
static int for_files(const struct export_target *target,
                     int (*each)(const struct export_target *target, const char *from,
                                 const char *name))
{
    DIR *folder = opendir(target->temporary);
    const struct dirent *entry;
    int result = folder == NULL ? -1 : 0;

    while (result == 0 && (entry = readdir(folder)) != NULL) {
        CLEANUP_FREE char *from = export_target_file(target, entry->d_name);

        if (entry->d_name[0] != '.')
            result = each(target, from, entry->d_name);
    }
    int number = errno;
    if (folder != NULL)
        closedir(folder);
    errno = number;
    return result;
}

static int move_file(const struct export_target *target, const char *from,
                     const char *name)
{
    CLEANUP_FREE char *to = owned_printf("%s/%s", target->path, name);

    return rename(from, to);
}

static int remove_file(const struct export_target *target, const char *from,
                       const char *name)
{
    (void)target;
    (void)name;
    return unlink(from);
}

/* Replaces the files of an export in an existing folder, and no other files. Removes the
 * events of an earlier export: they may be of other sets. */
static int fill_folder(struct export_target *target)
{
    CLEANUP_FREE char *events = owned_printf("%s/events.tsv", target->path);

    if (unlink(events) != 0 && errno != ENOENT)
        return -1;
    return for_files(target, move_file) == 0 ? rmdir(target->temporary) : -1;
}

/* mkostemp() and mkdtemp() made it accessible only for the owner. */
static int open_to_others(const struct export_target *target)
{
    mode_t mask = umask(0);

    umask(mask);
    return chmod(target->temporary, (target->folder ? 0777u : 0666u) & ~mask);
}

/* Puts it into place. */
static int export_target_finish(struct export_target *target, struct error *error)
{
    struct stat status;
    bool fills = target->folder && stat(target->path, &status) == 0;

    if (open_to_others(target) != 0 ||
        (fills ? fill_folder(target) : rename(target->temporary, target->path)) != 0)
        return error_set_errno(error, errno, "%s", target->path);
    free(TAKE_PTR(target->temporary));
    return 0;
}

/* Removes the temporary file or folder, if it was not renamed; a cleanup function. */
static void export_target_discard(struct export_target *target)
{
    if (target->temporary == NULL)
        return;
    if (target->folder) {
        for_files(target, remove_file);
        rmdir(target->temporary);
    } else {
        unlink(target->temporary);
    }
    free(TAKE_PTR(target->temporary));
}

/* ---- export tsv ---- */

/* Rows with the escapes of C, as ClickHouse reads them (TabSeparatedWithNames). */

static void append_escaped(struct buffer *out, const char *text, size_t length)
{
    static const char plain[] = "\b\f\r\n\t'\\", letters[] = "bfrnt'\\";

    for (size_t i = 0; i < length; i++) {
        const char *found = text[i] == '\0' ? NULL : strchr(plain, text[i]);

        if (found != NULL)
            buffer_append_char(out, '\\');
        buffer_append_char(out, found == NULL ? text[i] : letters[found - plain]);
    }
}

static void append_text(sqlite3_stmt *row, int column, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer clean;
    const char *text = (const char *)sqlite3_column_text(row, column);

    buffer_init(&clean, out->maximum);
    if (text != NULL)
        text_append_utf8(&clean, text, (size_t)sqlite3_column_bytes(row, column));
    if (text == NULL || buffer_failed(&clean))
        out->failed = true;
    else
        append_escaped(out, clean.bytes, clean.length);
}

static void append_real(double value, struct buffer *out)
{
    if (isfinite(value))
        json_out_number(out, value);
    else
        buffer_append_text(out, value > 0 ? "inf" : "-inf");
}

/* The current row, with its line end. Texts become UTF-8. */
static void export_tsv_row(sqlite3_stmt *row, struct buffer *out)
{
    int count = sqlite3_column_count(row);

    for (int i = 0; i < count; i++) {
        if (i > 0)
            buffer_append_char(out, '\t');
        switch (sqlite3_column_type(row, i)) {
        case SQLITE_NULL:
            buffer_append_text(out, "\\N");
            break;
        case SQLITE_INTEGER:
            json_out_integer(out, sqlite3_column_int64(row, i));
            break;
        case SQLITE_FLOAT:
            append_real(sqlite3_column_double(row, i), out);
            break;
        default:
            append_text(row, i, out);
            break;
        }
    }
    buffer_append_char(out, '\n');
}

/* ---- export ---- */

/* Each set is attached to its own connection, whose main schema is the
 * written file (for a folder: nothing), and each table is one statement. */

#define ROW_MAX ((size_t)1 << 28)
#define FLUSH_BYTES ((size_t)256 << 10)
#define COLUMNS_MAX 64
#define SOURCE "source"
/* In front of the names of tables that are made while they are read: the same names
 * without it are tables of the written file. */
#define MADE "source_"
/* Functions of `without_variables`. */
#define SHARE "share_metadata"
#define SHARES_FACT "shares_fact"

/* The first columns of every table: the set of a row. */
static const char *const set_columns[] = {"set_id", "set_label", "set_tags",
                                          "set_created"};
#define SET_COLUMNS (sizeof set_columns / sizeof *set_columns)

struct export_table {
    const char *name;
    bool made;                                           /* while it is read */
    const char *names[COLUMNS_MAX], *types[COLUMNS_MAX]; /* those of the set first */
    size_t count;
};

struct export_run {
    const struct sql_export *request;
    struct store *store;
    struct sql_tables tables;
    struct export_target target;
    struct set_info info; /* of the current set */
    char created[21];
    struct database database;
};

/* ---- tables ---- */

static bool is_exported(const struct export_run *exporting, const struct sql_table *table)
{
    static const char *const made[] = {"collectives", "counters",       "frames",
                                       "memory",      "recorded_facts", "recorded_steps"};

    if (strcmp(table->kind, "view") == 0)
        return true;
    for (size_t i = 0; i < sizeof made / sizeof *made; i++)
        if (strcmp(table->name, made[i]) == 0)
            return true;
    return exporting->request->events && strcmp(table->name, "events") == 0;
}

static void list_columns(const struct sql_table *from, struct export_table *out)
{
    *out =
        (struct export_table){.name = from == NULL ? "sets" : from->name,
                              .made = from != NULL && strcmp(from->kind, "table") == 0};
    for (size_t i = 0; i < SET_COLUMNS; i++) {
        out->names[out->count] = set_columns[i];
        out->types[out->count++] = "text";
    }
    if (from == NULL) {
        out->names[out->count] = "uploaded_by";
        out->types[out->count++] = "text";
    }
    for (size_t i = 0; from != NULL && i < from->column_count; i++) {
        const struct sql_column *column = &from->columns[i];

        /* The set is the same in all rows. A number over the integers of SQL is a text.
         */
        if ((strcmp(column->name, "side") == 0 &&
             strcmp(from->name, "collectives") != 0) ||
            out->count == COLUMNS_MAX)
            continue;
        out->names[out->count] = column->name;
        out->types[out->count++] = strcmp(column->name, "correlation") == 0 ||
                                           strcmp(column->name, "stream") == 0
                                       ? "text"
                                       : column->type;
    }
}

/* The rows of the table, after the columns that name their set. A count over the integers
 * of SQL is left out. */
static void write_select(const struct export_table *table, bool shared,
                         struct buffer *sql)
{
    buffer_append_text(sql, "SELECT ?1, ?2, replace(?3, char(10), ','), ?4");
    if (strcmp(table->name, "sets") == 0) {
        buffer_append_text(sql, ", nullif(?5, '')");
        return;
    }
    for (size_t i = SET_COLUMNS; i < table->count; i++)
        if (table->made && strcmp(table->types[i], "integer") == 0)
            buffer_printf(sql, ", iif(typeof(%s) = 'text', NULL, %s)", table->names[i],
                          table->names[i]);
        else
            buffer_printf(sql,
                          shared && strcmp(table->names[i], "metadata") == 0 ? ", " SHARE
                                                                               "(%s)"
                                                                             : ", %s",
                          table->names[i]);
    bool of_schema = strcmp(table->name, "collectives") == 0 ||
                     strcmp(table->name, "counters") == 0 ||
                     strcmp(table->name, "memory") == 0;
    if (table->made)
        buffer_printf(sql, " FROM " MADE "%s%s", table->name,
                      of_schema ? "('" SOURCE "')" : "");
    else
        buffer_printf(sql, " FROM " SOURCE ".%s", table->name);
    if (shared && strcmp(table->name, "recorded_facts") == 0)
        buffer_append_text(sql, " WHERE " SHARES_FACT "(name)");
}

/* ---- without what may be private ---- */

static void share(sqlite3_context *context, int count, sqlite3_value **values)
{
    const char *text = (const char *)sqlite3_value_text(values[0]);

    (void)count;
    sqlite3_result_text(context, metadata_share(text == NULL ? "" : text), -1, free);
}

static void shares_fact(sqlite3_context *context, int count, sqlite3_value **values)
{
    const char *name = (const char *)sqlite3_value_text(values[0]);

    (void)count;
    sqlite3_result_int(context, name != NULL && metadata_shares_fact(name));
}

static int add_functions(sqlite3 *handle)
{
    int result =
        sqlite3_create_function(handle, SHARE, 1, SQLITE_UTF8, NULL, share, NULL, NULL);

    return result == SQLITE_OK
               ? sqlite3_create_function(handle, SHARES_FACT, 1, SQLITE_UTF8, NULL,
                                         shares_fact, NULL, NULL)
               : result;
}

/* ---- statements ---- */

static int fail(struct export_run *exporting, struct error *error)
{
    return database_error(&exporting->database, "exporting", error);
}

static int prepare(struct export_run *exporting, const struct buffer *sql,
                   sqlite3_stmt **out, struct error *error)
{
    const struct set_info *info = &exporting->info;

    if (sql->failed)
        return error_set_memory(error);
    if (sqlite3_prepare_v2(exporting->database.handle, sql->bytes, (int)sql->length + 1,
                           out, NULL) != SQLITE_OK)
        return fail(exporting, error);
    const char *tags = info->tags == NULL ? "" : info->tags;
    sqlite3_bind_text(*out, 1, info->stored_id, -1, SQLITE_STATIC);
    sqlite3_bind_text(*out, 2, info->label, -1, SQLITE_STATIC);
    sqlite3_bind_text(*out, 3, tags, -1, SQLITE_STATIC);
    sqlite3_bind_text(*out, 4, exporting->created, -1, SQLITE_STATIC);
    if (sqlite3_bind_parameter_count(*out) == 5) /* the table of the sets */
        sqlite3_bind_text(*out, 5, info->uploaded_by, -1, SQLITE_STATIC);
    return 0;
}

/* ---- into a file of SQLite ---- */

static int create_table(struct export_run *exporting, const struct export_table *table,
                        struct error *error)
{
    CLEANUP_BUFFER struct buffer sql = BUFFER(ROW_MAX);

    buffer_printf(&sql, "CREATE TABLE IF NOT EXISTS main.%s(", table->name);
    for (size_t i = 0; i < table->count; i++)
        buffer_printf(&sql, "%s%s %s", i > 0 ? ", " : "", table->names[i],
                      table->types[i]);
    buffer_append_char(&sql, ')');
    if (buffer_failed(&sql))
        return error_set_memory(error);
    return database_execute(&exporting->database, sql.bytes, error);
}

static int insert_rows(struct export_run *exporting, const struct export_table *table,
                       struct error *error)
{
    CLEANUP_BUFFER struct buffer sql = BUFFER(ROW_MAX);
    sqlite3_stmt *statement = NULL;

    int result = create_table(exporting, table, error);
    buffer_printf(&sql, "INSERT INTO main.%s ", table->name);
    write_select(table, exporting->request->without_variables, &sql);
    if (result == 0)
        result = prepare(exporting, &sql, &statement, error);
    if (result == 0 && sqlite3_step(statement) != SQLITE_DONE)
        result = fail(exporting, error);
    sqlite3_finalize(statement);
    return result;
}

/* ---- into a folder ---- */

static int flush(struct buffer *rows, FILE *out, const char *name, struct error *error)
{
    if (buffer_failed(rows))
        return error_set_memory(error);
    if (rows->length > 0 && fwrite(rows->bytes, 1, rows->length, out) != rows->length)
        return error_set_errno(error, errno, "%s", name);
    buffer_clear(rows);
    return 0;
}

static void append_head(const struct export_table *table, struct buffer *rows)
{
    for (size_t i = 0; i < table->count; i++)
        buffer_printf(rows, "%s%s", i > 0 ? "\t" : "", table->names[i]);
    buffer_append_char(rows, '\n');
}

static int stream_rows(struct export_run *exporting, const struct export_table *table,
                       sqlite3_stmt *statement, FILE *out, struct error *error)
{
    CLEANUP_BUFFER struct buffer rows = BUFFER(ROW_MAX);
    int code = SQLITE_ROW, result = 0;

    if (ftell(out) == 0)
        append_head(table, &rows);
    while (result == 0 && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        export_tsv_row(statement, &rows);
        if (rows.length >= FLUSH_BYTES || rows.failed)
            result = flush(&rows, out, table->name, error);
    }
    if (result == 0 && code != SQLITE_DONE)
        result = fail(exporting, error);
    return result == 0 ? flush(&rows, out, table->name, error) : result;
}

static int append_rows(struct export_run *exporting, const struct export_table *table,
                       struct error *error)
{
    CLEANUP_BUFFER struct buffer sql = BUFFER(ROW_MAX);
    sqlite3_stmt *statement = NULL;
    char name[80];

    snprintf(name, sizeof name, "%.60s.tsv", table->name);
    CLEANUP_FREE char *path = export_target_file(&exporting->target, name);
    FILE *out = fopen(path, "ae");
    if (out == NULL)
        return error_set_errno(error, errno, "%s", name);
    fseek(out, 0, SEEK_END);
    write_select(table, exporting->request->without_variables, &sql);
    int result = prepare(exporting, &sql, &statement, error);
    if (result == 0)
        result = stream_rows(exporting, table, statement, out, error);
    sqlite3_finalize(statement);
    if (fclose(out) != 0 && result == 0)
        result = error_set_errno(error, errno, "%s", name);
    return result;
}

/* ---- sets ---- */

static int open_database(struct export_run *exporting, struct error *error)
{
    static const char *const schemas[] = {SOURCE};
    struct budget *budget = exporting->request->budget;
    struct database *database = &exporting->database;
    CLEANUP_DATABASE struct database checked = {0};
    CLEANUP_FREE char *path = NULL;
    bool tsv = exporting->request->tsv;
    int result = tsv ? database_open_memory(database, "the export", budget, error)
                     : database_open(database, exporting->target.temporary, "mode=rw",
                                     "the export", budget, error);

    if (result == 0)
        result =
            set_file_open(exporting->store, exporting->info.id, budget, &checked, error);
    if (result == 0)
        result = set_file_path(exporting->store, exporting->info.id, &path, error);
    if (result == 0)
        result = database_attach_set(database, path, SOURCE, checked.name, error);
    if (result == 0 &&
        (add_functions(database->handle) != SQLITE_OK ||
         events_table_register(database->handle, MADE "events", schemas, 1, budget) !=
             SQLITE_OK ||
         kept_tables_register(database->handle, MADE, budget) != SQLITE_OK ||
         frames_table_register(database->handle, MADE "frames", exporting->store,
                               exporting->info.id, NULL, budget) != SQLITE_OK ||
         recorded_tables_register(database->handle, MADE, exporting->store,
                                  exporting->info.id, NULL, budget) != SQLITE_OK))
        result = fail(exporting, error);
    if (result == 0 && !tsv)
        result = database_execute(database,
                                  "PRAGMA main.synchronous = OFF; "
                                  "PRAGMA main.journal_mode = MEMORY; BEGIN",
                                  error);
    return result;
}

static int write_table(struct export_run *exporting, const struct sql_table *from,
                       struct error *error)
{
    struct export_table table;

    list_columns(from, &table);
    return exporting->request->tsv ? append_rows(exporting, &table, error)
                                   : insert_rows(exporting, &table, error);
}

static int write_set(struct export_run *exporting, struct error *error)
{
    int result = open_database(exporting, error);

    clock_format_utc(exporting->info.created, exporting->created);
    if (result == 0)
        result = write_table(exporting, NULL, error);
    for (size_t i = 0; i < exporting->tables.count && result == 0; i++)
        if (is_exported(exporting, &exporting->tables.items[i]))
            result = write_table(exporting, &exporting->tables.items[i], error);
    if (result == 0 && !exporting->request->tsv)
        result = database_execute(&exporting->database, "COMMIT", error);
    database_close(&exporting->database);
    return result;
}

static int write_sets(struct export_run *exporting, struct error *error)
{
    const struct sql_export *request = exporting->request;
    int result = 0;

    for (size_t i = 0; i < request->count && result == 0; i++) {
        result =
            store_find_set(exporting->store, request->sets[i], &exporting->info, error);
        if (result == 0)
            result = write_set(exporting, error);
        set_info_free(&exporting->info);
        exporting->info = (struct set_info){0};
    }
    return result;
}

int sql_export(struct store *store, const struct sql_export *request, struct error *error)
{
    struct export_run exporting = {.request = request, .store = store};
    int result = export_target_open(&exporting.target, request->path, request->tsv,
                                    request->force, error);

    if (result == 0)
        result = sql_tables_list(false, request->budget, &exporting.tables, error);
    if (result == 0)
        result = write_sets(&exporting, error);
    if (result == 0)
        result = export_target_finish(&exporting.target, error);
    export_target_discard(&exporting.target);
    sql_tables_free(&exporting.tables);
    return result;
}
