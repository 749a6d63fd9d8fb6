/* See set_look.h. */
#include "store/set/set_look.h"

#include "base/array.h"
#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/text.h"
#include "store/set/set_file.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>

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
    int result =
        statement_prepare(database, "sql/summary_files.sql", false, &select, error);

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

/* Reads what the file says of itself. */
static int load_texts(struct database *database, struct set_look *out,
                      struct error *error)
{
    CLEANUP_FREE char *created = NULL;
    int result = set_file_meta(database, "label", &out->label, error);

    if (result == 0)
        result = set_file_meta(database, "created", &created, error);
    if (result == 0)
        result = set_file_meta(database, "summary", &out->summary, error);
    if (result == 0 && !text_to_int64(created, &out->created))
        out->created = -1;
    return result;
}

int set_look_at(const char *path, const char *id, struct budget *budget,
                struct set_look *out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    int result = set_file_open_at(NULL, id, path, true, budget, &database, error);

    *out = (struct set_look){0};
    if (result == 0)
        result = load_texts(&database, out, error);
    return result == 0 ? load_files(&database, out, error) : result;
}
