/* See set_look.h. */
#include "store/set/set_look.h"

#include "base/array.h"
#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/text.h"
#include "store/set/set_contents.h"
#include "store/set/set_file.h"
#include "store/set/set_meta.h"
#include "store/set/set_older.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>
#include <string.h>

void set_look_free(struct set_look *look)
{
    for (size_t i = 0; i < look->count; i++)
        free(look->files[i].name);
    free(look->files);
    free(look->label);
    free(look->summary);
    *look = (struct set_look){0};
}

static int load_files(struct database *database, struct set_look *out,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result = statement_prepare(database, "sql/summary_files", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (out->count == SET_LOOK_FILES_MAX ||
            !ARRAY_RESERVE(out->files, capacity, out->count + 1))
            return error_set_memory(error);
        struct set_look_file *file = &out->files[out->count];
        *file = (struct set_look_file){.file = (uint32_t)statement_int64(&select, 0)};
        file->name = statement_copy_text(&select, 1);
        if (file->name == NULL)
            return error_set_memory(error);
        out->count++;
        file->disk_bytes = (uint64_t)statement_int64(&select, 4);
        statement_hash(&select, 6, file->disk_hash);
        result = 0;
    }
    return result;
}

/* Reads the facts that the file states about itself. */
static int load_texts(struct database *database, struct set_look *out,
                      struct error *error)
{
    CLEANUP_FREE char *created = NULL;
    int result = set_meta_get(database, "label", &out->label, error);

    if (result == 0)
        result = set_meta_get(database, "created", &created, error);
    if (result == 0)
        result = set_meta_get(database, "summary", &out->summary, error);
    if (result == 0 && !text_to_int64(created, &out->created))
        out->created = -1;
    return result;
}

/* Checks the structure of the database. */
static int check_structure(struct database *database, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(database, "sql/set_integrity", false, &select, error);

    if (result == 0)
        result = statement_step(&select, error);
    if (result < 0)
        return result;
    return result == 1 && strcmp(statement_text(&select, 0, NULL), "ok") == 0
               ? 0
               : database_damaged(database->name, "its database is damaged", error);
}

/* The files that determine the id, without duplicates. */
static int list_files(struct database *database, struct set_contents *out,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result = statement_prepare(database, "sql/summary_files", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        result = 0;
        if (statement_is_null(&select, 2))
            continue;
        if (out->count == SET_LOOK_FILES_MAX ||
            !ARRAY_RESERVE(out->files, capacity, out->count + 1))
            return error_set_memory(error);
        struct set_contents_file *file = &out->files[out->count++];
        *file = (struct set_contents_file){.rank = statement_int64(&select, 2)};
        statement_hash(&select, 5, file->hash);
    }
    return result;
}

static int check_id(struct database *database, const char *id, struct error *error)
{
    CLEANUP(set_contents_free) struct set_contents contents = {0};
    char made[33];
    int result = list_files(database, &contents, error);

    if (result == 0)
        result = set_contents_id(&contents, made, error);
    if (result != 0)
        return result;
    return strcmp(made, id) == 0
               ? 0
               : database_damaged(database->name, "its id is not that of its files",
                                  error);
}

static int look_at(const char *path, const char *id, bool closely, struct budget *budget,
                   struct set_look *out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    int result = set_file_open_at(NULL, id, path, true, budget, &database, error);

    *out = (struct set_look){0};
    /* The numbers of an older format are checked when it is brought up to date. */
    if (result == -(int)ERROR_CONFLICT && set_is_upgradable(path))
        result = set_file_open_older(id, path, budget, &database, error);
    if (result == 0 && closely)
        result = check_structure(&database, error);
    if (result == 0 && closely)
        result = check_id(&database, id, error);
    if (result == 0)
        result = load_texts(&database, out, error);
    return result == 0 ? load_files(&database, out, error) : result;
}

int set_look_at(const char *path, const char *id, struct budget *budget,
                struct set_look *out, struct error *error)
{
    return look_at(path, id, false, budget, out, error);
}

int set_look_closely(const char *path, const char *id, struct budget *budget,
                     struct set_look *out, struct error *error)
{
    return look_at(path, id, true, budget, out, error);
}
