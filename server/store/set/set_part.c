/* See set_part.h. */
#include "store/set/set_part.h"

#include "base/array.h"
#include "base/cleanup.h"
#include "base/hash.h"
#include "store/set/set_build.h"
#include "store/set/set_file.h"
#include "store/set/set_load_open.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define PART_NAME "this part of a set"

void set_part_free(struct set_part *part)
{
    for (size_t i = 0; i < part->count; i++)
        free(part->files[i].name);
    free(part->files);
    free(part->says);
    free(part->label);
    *part = (struct set_part){0};
}

/* ---- reading ---- */

static void read_hash(struct statement *row, int column, uint64_t hash[2])
{
    unsigned char bytes[16];

    statement_hash(row, column, bytes);
    hash_from_bytes(bytes, hash);
}

static int read_file(struct statement *row, struct set_part_file *file,
                     struct error *error)
{
    *file = (struct set_part_file){.file = (uint32_t)statement_int64(row, 0),
                                   .name = statement_copy_text(row, 1),
                                   .is_copy = !statement_is_null(row, 2),
                                   .same_as = (uint32_t)statement_int64(row, 2),
                                   .rank = statement_int64(row, 3),
                                   .rank_source =
                                       (enum trace_rank_source)statement_int64(row, 4),
                                   .first_ns = statement_int64(row, 5),
                                   .rows = (uint64_t)statement_int64(row, 6),
                                   .events = (uint64_t)statement_int64(row, 7),
                                   .raw_bytes = (uint64_t)statement_int64(row, 8),
                                   .disk_bytes = (uint64_t)statement_int64(row, 10)};
    if (!file->is_copy)
        read_hash(row, 9, file->hash);
    read_hash(row, 11, file->disk_hash);
    return file->name == NULL ? error_set_memory(error) : 0;
}

static int read_files(struct database *database, struct set_part *out,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    size_t capacity = 0;
    int result = statement_prepare(database, "sql/part_files", false, &row, error);

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        if (!ARRAY_RESERVE(out->files, capacity, out->count + 1))
            return error_set_memory(error);
        result = read_file(&row, &out->files[out->count], error);
        out->count += result == 0;
    }
    return result;
}

/* The text under a key of `meta`; NULL if there is none. */
static int read_meta(struct database *database, const char *key, char **out,
                     struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = statement_prepare(database, "sql/set_meta", false, &row, error);

    if (result != 0)
        return result;
    statement_bind_text(&row, ":key", key);
    result = statement_step(&row, error);
    if (result != 1)
        return result;
    *out = statement_copy_text(&row, 0);
    return *out == NULL ? error_set_memory(error) : 0;
}

static int read_cut(struct database *database, bool *out, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = statement_prepare(database, "sql/part_cut", false, &row, error);

    if (result == 0)
        result = statement_step(&row, error);
    *out = result == 1;
    return result == 1 ? 0 : result;
}

int set_part_read(const char *path, struct budget *budget, struct set_part *out,
                  struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};

    *out = (struct set_part){0};
    int result = set_file_open_alone(path, PART_NAME, false, budget, &database, error);
    if (result == 0)
        result = read_meta(&database, "shard", &out->says, error);
    if (result == 0)
        result = read_meta(&database, "label", &out->label, error);
    if (result == 0)
        result = read_files(&database, out, error);
    return result == 0 ? read_cut(&database, &out->is_cut, error) : result;
}

/* ---- writing ---- */

int set_part_say(const char *path, const char *says, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement put = {0};
    int result = build_open_database(&database, path, "mode=rw&nolock=1", NULL, error);

    if (result == 0)
        result = statement_prepare(&database, "sql/set_put_meta", false, &put, error);
    if (result != 0)
        return result;
    statement_bind_text(&put, ":key", "shard");
    statement_bind_text(&put, ":value", says);
    result = statement_run(&put, error);
    statement_finish(&put);
    return result == 0 ? database_execute(&database, "COMMIT", error) : result;
}

/* ---- recordings ---- */

struct set_part_source {
    struct database database;
};

static int64_t in_ns(struct timespec time)
{
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int set_part_stamp(const char *path, struct set_part_stamp *out, struct error *error)
{
    struct stat status;

    if (stat(path, &status) != 0)
        return error_set_errno(error, errno, "cannot be opened");
    *out = (struct set_part_stamp){status.st_dev, status.st_ino, (uint64_t)status.st_size,
                                   in_ns(status.st_ctim), in_ns(status.st_mtim)};
    return 0;
}

static bool is_same(const struct set_part_stamp *a, const struct set_part_stamp *b)
{
    return a->device == b->device && a->inode == b->inode && a->bytes == b->bytes &&
           a->changed_ns == b->changed_ns && a->modified_ns == b->modified_ns;
}

int set_part_open(const char *path, const struct set_part_stamp *read_at,
                  struct budget *budget, struct set_part_source **out,
                  struct error *error)
{
    struct set_part_source *source = calloc(1, sizeof *source);
    struct set_part_stamp now = {0};

    *out = NULL;
    if (source == NULL)
        return error_set_memory(error);
    int result =
        set_file_open_alone(path, PART_NAME, true, budget, &source->database, error);
    if (result == 0)
        result = set_part_stamp(path, &now, error);
    if (result == 0 && !is_same(&now, read_at))
        result = error_set(error, ERROR_CONFLICT, "part_changed",
                           "it has changed while it was being merged");
    if (result == 0)
        *out = source;
    else
        set_part_close(source);
    return result;
}

void set_part_close(struct set_part_source *source)
{
    if (source == NULL)
        return;
    database_close(&source->database);
    free(source);
}

int set_part_load(struct set_part_source *source, uint32_t file,
                  struct trace_recording **out, struct error *error)
{
    return set_load_open(&source->database, file, LOAD_WHOLE, out, error);
}
