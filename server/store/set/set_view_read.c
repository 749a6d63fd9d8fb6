/* See set_view_read.h. */
#include "store/set/set_view_read.h"

#include "base/array.h"
#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "store/set/set_file.h"
#include "store/set/set_meta.h"
#include "store/set/set_view.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void read_hash(struct statement *row, int column, char hex[33])
{
    unsigned char bytes[16];
    uint64_t hash[2];

    statement_hash(row, column, bytes);
    hash_from_bytes(bytes, hash);
    text_write_hash(hash, hex);
}

static int read_file(struct statement *row, struct set_file *file, struct error *error)
{
    *file = (struct set_file){
        .file = (uint32_t)statement_int64(row, 0),
        .rank = statement_int64(row, 2),
        .span = (uint32_t)statement_int64(row, 3),
        .rank_source = (enum trace_rank_source)statement_int64(row, 4),
        .raw_bytes = (uint64_t)statement_int64(row, 5),
        .disk_bytes = (uint64_t)statement_int64(row, 6),
        .has_steps = statement_int64(row, 8) != 0,
        .has_device_rows = statement_int64(row, 9) != 0,
        .first_ns = statement_int64(row, 10),
        .quality = {.events = (uint64_t)statement_int64(row, 12),
                    .kept = (uint64_t)statement_int64(row, 13),
                    .repaired = (uint64_t)statement_int64(row, 14),
                    .dropped = (uint64_t)statement_int64(row, 15),
                    .invalid = (uint64_t)statement_int64(row, 16),
                    .ignored = (uint64_t)statement_int64(row, 17),
                    .device_rows_without_step = (uint64_t)statement_int64(row, 18)},
    };
    read_hash(row, 7, file->hash);
    read_hash(row, 19, file->disk_hash);
    file->name = statement_copy_text(row, 1);
    file->metadata = statement_copy_text(row, 11);
    if (file->name != NULL && file->metadata != NULL) {
        facts_read(file->metadata, &file->facts);
        return 0;
    }
    free(file->name);
    free(file->metadata);
    return error_set_memory(error);
}

static int load_files(struct database *database, struct set_view *view,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    struct budget_share read = {.budget = database->budget};
    size_t capacity = 0;
    int result = statement_prepare(database, "sql/view_files", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(view->files, capacity, view->file_count + 1)) {
            result = error_set_memory(error);
            break;
        }
        struct set_file *file = &view->files[view->file_count];
        result = read_file(&select, file, error);
        view->file_count += result == 0;
        /* A file has up to a megabyte of metadata, and a set has thousands of files. */
        if (result == 0)
            result = budget_share_take(&read, strlen(file->name) + strlen(file->metadata),
                                       error);
    }
    budget_share_return(&read);
    return result;
}

static void read_step(struct statement *row, struct set_step *step)
{
    *step = (struct set_step){
        .id = (uint32_t)statement_int64(row, 0),
        .file = (uint32_t)statement_int64(row, 1),
        .step = {.pseudo = statement_is_null(row, 2),
                 .number = statement_int64(row, 2),
                 .ts = statement_int64(row, 3),
                 .dur = statement_int64(row, 4),
                 .end = statement_int64(row, 5),
                 .host_ts = statement_int64(row, 6),
                 .host = statement_int64(row, 7),
                 .lag = statement_int64(row, 8),
                 .has_parts = !statement_is_null(row, 9),
                 .compute = statement_int64(row, 9),
                 .exposed_communication = statement_int64(row, 10),
                 .exposed_memory = statement_int64(row, 11),
                 .idle = statement_int64(row, 12)},
    };
}

static int compare_files(const void *a, const void *b, void *budget)
{
    const struct set_step *x = a, *y = b;

    if (budget_is_over(budget))
        return 0;
    if (x->file != y->file)
        return x->file < y->file ? -1 : 1;
    return (x->id > y->id) - (x->id < y->id);
}

/* Files were written when they were ready: mostly, but not always, in order of their
 * numbers. */
static int order_steps(struct set_view *view, struct budget *budget, struct error *error)
{
    for (size_t i = 1; i < view->step_count; i++)
        if (compare_files(&view->steps[i - 1], &view->steps[i], budget) > 0) {
            qsort_r(view->steps, view->step_count, sizeof *view->steps, compare_files,
                    budget);
            break;
        }
    return budget_look(budget, error);
}

static int load_steps(struct database *database, struct set_view *view,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result = statement_prepare(database, "sql/view_steps", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(view->steps, capacity, view->step_count + 1))
            return error_set_memory(error);
        read_step(&select, &view->steps[view->step_count++]);
        result = 0;
    }
    return result == 0 ? order_steps(view, database->budget, error) : result;
}

static int load_notes(struct database *database, struct set_view *view,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result = statement_prepare(database, "sql/view_notes", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(view->notes, capacity, view->note_count + 1))
            return error_set_memory(error);
        struct set_note *note = &view->notes[view->note_count++];
        *note = (struct set_note){.file = (uint32_t)statement_int64(&select, 0)};
        snprintf(note->note.kind, sizeof note->note.kind, "%s",
                 statement_text(&select, 1, NULL));
        note->note.count = (uint64_t)statement_int64(&select, 2);
        snprintf(note->note.example, sizeof note->note.example, "%s",
                 statement_text(&select, 3, NULL));
        result = 0;
    }
    return result;
}

static int load_duplicates(struct database *database, struct set_view *view,
                           struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result =
        statement_prepare(database, "sql/view_duplicates", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(view->duplicates, capacity, view->duplicate_count + 1))
            return error_set_memory(error);
        struct set_duplicate *duplicate = &view->duplicates[view->duplicate_count];
        duplicate->file = (uint32_t)statement_int64(&select, 0);
        duplicate->same_as = (uint32_t)statement_int64(&select, 2);
        duplicate->name = statement_copy_text(&select, 1);
        if (duplicate->name == NULL)
            return error_set_memory(error);
        view->duplicate_count++;
        result = 0;
    }
    return result;
}

static int load_suggestion(struct database *database, struct set_view *view,
                           struct error *error)
{
    CLEANUP_FREE char *rows = NULL;
    int result =
        set_meta_find(database, "suggested_marker", &view->suggested_marker, error);

    if (result == 0)
        result = set_meta_find(database, "suggested_marker_rows", &rows, error);
    view->suggested_rows = rows == NULL ? 0 : strtoull(rows, NULL, 10);
    return result;
}

static int compare_ranks(const void *a, const void *b)
{
    const struct set_file *left = *(const struct set_file *const *)a;
    const struct set_file *right = *(const struct set_file *const *)b;

    if (left->rank != right->rank)
        return left->rank < right->rank ? -1 : 1;
    if (left->span != right->span)
        return left->span < right->span ? -1 : 1;
    return (left->file > right->file) - (left->file < right->file);
}

static int order_by_rank(struct set_view *view, struct error *error)
{
    view->by_rank = calloc(view->file_count + 1, sizeof *view->by_rank);
    if (view->by_rank == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view->file_count; i++)
        view->by_rank[i] = &view->files[i];
    qsort(view->by_rank, view->file_count, sizeof *view->by_rank, compare_ranks);
    return 0;
}

static int load_facts(struct database *database, struct set_view *view,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(database, "sql/view_facts", false, &select, error);

    if (result == 0)
        result = statement_step(&select, error);
    if (result < 0)
        return result;
    view->has_shapes = statement_int64(&select, 0) != 0;
    view->has_memory = statement_int64(&select, 1) != 0;
    view->has_counters = statement_int64(&select, 2) != 0;
    int64_t last = statement_int64(&select, 3);
    view->last_op = last > 0 ? (uint64_t)last : 0;
    return 0;
}

int set_view_read(struct store *store, const char *id, struct budget *budget,
                  struct set_view *out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};

    *out = (struct set_view){0};
    int result = set_file_open(store, id, budget, &database, error);
    if (result != 0)
        return result;
    snprintf(out->id, sizeof out->id, "%s", id);
    result = load_files(&database, out, error);
    if (result == 0)
        result = order_by_rank(out, error);
    if (result == 0)
        result = load_steps(&database, out, error);
    if (result == 0)
        result = load_notes(&database, out, error);
    if (result == 0)
        result = load_duplicates(&database, out, error);
    if (result == 0)
        result = load_suggestion(&database, out, error);
    if (result == 0)
        result = load_facts(&database, out, error);
    if (result != 0)
        set_view_free_parts(out);
    return result;
}
