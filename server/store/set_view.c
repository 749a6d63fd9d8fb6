#include "store/set_view.h"
#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/segment.h"
#include "store/set_check.h"
#include "store/set_file.h"
#include "store/set_load.h"
#include "trace/metadata.h"
#include "trace/names.h"

#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- set view ---- */

static int compare_number(const void *number, const void *file)
{
    uint32_t left = *(const uint32_t *)number;
    uint32_t right = ((const struct set_file *)file)->file;

    return (left > right) - (left < right);
}

const struct set_file *set_view_find_file(const struct set_view *view, uint32_t file)
{
    return view->file_count == 0 ? NULL
                                 : bsearch(&file, view->files, view->file_count,
                                           sizeof *view->files, compare_number);
}

/* How many files have a lower rank, or (`after`) a rank that is not higher. */
static size_t count_ranks(const struct set_view *view, int64_t rank, bool after)
{
    size_t low = 0, high = view->file_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int64_t here = view->by_rank[middle]->rank;

        if (here < rank || (after && here == rank))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const struct set_file *const *set_view_find_rank(const struct set_view *view,
                                                 int64_t rank, size_t *count)
{
    size_t begin = count_ranks(view, rank, false);

    *count = count_ranks(view, rank, true) - begin;
    return view->by_rank + begin;
}

size_t set_view_first_step(const struct set_view *view, uint32_t file)
{
    size_t low = 0, high = view->step_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (view->steps[middle].file < file)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t set_view_first_note(const struct set_view *view, uint32_t file)
{
    size_t low = 0, high = view->note_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (view->notes[middle].file < file)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* ---- set view read ---- */

/* Files, steps and notes read from a set file. */

struct store;

static void read_hash(struct statement *row, int column, char hex[33])
{
    uint64_t hash[2];

    statement_read_hash(row, column, hash);
    text_write_hash(hash, hex);
}

static void read_file(struct statement *row, struct arena *memory, struct set_file *file)
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
        .quality = load_quality(row, 12),
    };
    read_hash(row, 7, file->hash);
    read_hash(row, 19, file->disk_hash);
    file->name = statement_take_text(row, 1, memory);
    file->metadata = statement_take_text(row, 11, memory);
    facts_read(file->metadata, &file->facts);
}

static void load_files(struct database *database, struct arena *memory,
                       struct set_view *view)
{
    CLEANUP_STATEMENT struct statement select = statement_of(database, "sql/view_files");
    size_t capacity = 0;

    while (statement_next(&select)) {
        ARENA_RESERVE(memory, view->files, capacity, view->file_count + 1);
        read_file(&select, memory, &view->files[view->file_count++]);
    }
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
static void order_steps(struct set_view *view, struct budget *budget)
{
    for (size_t i = 1; i < view->step_count; i++)
        if (compare_files(&view->steps[i - 1], &view->steps[i], budget) > 0) {
            qsort_r(view->steps, view->step_count, sizeof *view->steps, compare_files,
                    budget);
            break;
        }
}

static void load_steps(struct database *database, struct arena *memory,
                       struct set_view *view)
{
    CLEANUP_STATEMENT struct statement select = statement_of(database, "sql/view_steps");
    size_t capacity = 0;

    while (statement_next(&select)) {
        ARENA_RESERVE(memory, view->steps, capacity, view->step_count + 1);
        view->steps[view->step_count++] =
            (struct set_step){.id = (uint32_t)statement_int64(&select, 0),
                              .file = (uint32_t)statement_int64(&select, 1),
                              .step = load_step(&select, 2)};
    }
    order_steps(view, database->budget);
}

static void load_notes(struct database *database, struct arena *memory,
                       struct set_view *view)
{
    CLEANUP_STATEMENT struct statement select = statement_of(database, "sql/view_notes");
    size_t capacity = 0;

    while (statement_next(&select)) {
        ARENA_RESERVE(memory, view->notes, capacity, view->note_count + 1);
        view->notes[view->note_count++] = (struct set_note){
            (uint32_t)statement_int64(&select, 0), load_note(&select, 1)};
    }
}

static void load_duplicates(struct database *database, struct arena *memory,
                            struct set_view *view)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(database, "sql/view_duplicates");
    size_t capacity = 0;

    while (statement_next(&select)) {
        ARENA_RESERVE(memory, view->duplicates, capacity, view->duplicate_count + 1);
        view->duplicates[view->duplicate_count++] =
            (struct set_duplicate){.file = (uint32_t)statement_int64(&select, 0),
                                   .name = statement_take_text(&select, 1, memory),
                                   .same_as = (uint32_t)statement_int64(&select, 2)};
    }
}

static void load_suggestion(struct database *database, struct arena *memory,
                            struct set_view *view)
{
    const char *rows = set_meta_find(database, "suggested_marker_rows", memory);

    view->suggested_marker = set_meta_find(database, "suggested_marker", memory);
    view->suggested_rows = rows == NULL ? 0 : strtoull(rows, NULL, 10);
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

static void order_by_rank(struct arena *memory, struct set_view *view)
{
    view->by_rank = arena_new(memory, view->file_count, sizeof *view->by_rank);
    for (size_t i = 0; i < view->file_count; i++)
        view->by_rank[i] = &view->files[i];
    qsort(view->by_rank, view->file_count, sizeof *view->by_rank, compare_ranks);
}

static void load_facts(struct database *database, struct set_view *view)
{
    CLEANUP_STATEMENT struct statement select = statement_of(database, "sql/view_facts");

    if (!statement_next(&select))
        return;
    view->has_shapes = statement_int64(&select, 0) != 0;
    view->has_memory = statement_int64(&select, 1) != 0;
    view->has_counters = statement_int64(&select, 2) != 0;
    int64_t last = statement_int64(&select, 3);
    view->last_op = last > 0 ? (uint64_t)last : 0;
}

static int set_view_read(struct store *store, const char *id, struct budget *budget,
                         struct arena *memory, struct set_view *out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    int result = set_file_open(store, id, budget, &database, error);

    if (result != 0)
        return result;
    snprintf(out->id, sizeof out->id, "%s", id);
    load_files(&database, memory, out);
    order_by_rank(memory, out);
    load_steps(&database, memory, out);
    load_notes(&database, memory, out);
    load_duplicates(&database, memory, out);
    load_suggestion(&database, memory, out);
    load_facts(&database, out);
    return database_result(&database, error);
}

/* ---- set cover ---- */

void cover_free(struct cover *cover)
{
    arena_free(&cover->memory);
    *cover = (struct cover){0};
}

static void make_numbers(struct arena *memory, size_t count, struct cover *cover)
{
    cover->steps.values = arena_new(memory, count, sizeof(int64_t));
    cover->files.values = arena_new(memory, count, sizeof(int64_t));
    cover->numbers.values = arena_new(memory, count, sizeof(int64_t));
}

static void add(struct cover_numbers *numbers, int64_t value)
{
    numbers->values[numbers->count++] = value;
}

/* The end of the file that begins at steps[begin]. */
static size_t file_end(const struct cover_step *steps, size_t count, size_t begin)
{
    size_t end = begin;

    while (end < count && steps[end].file == steps[begin].file)
        end++;
    return end;
}

/* The scope of op_set that is exactly the selection, or NULL. */
static const char *whole_scope(const struct cover_step *steps, const bool *chosen,
                               size_t count)
{
    bool all = count > 0 && file_end(steps, count, 0) < count, any = all;

    for (size_t begin = 0, end; begin < count; begin = end) {
        end = file_end(steps, count, begin);
        bool has_steps = end - begin > 1 || !steps[begin].pseudo;

        for (size_t i = begin; i < end; i++) {
            all = all && chosen[i] == (steps[i].pseudo != has_steps);
            any = any && chosen[i] == steps[i].pseudo;
        }
    }
    return all ? "steps" : any ? "any" : NULL;
}

/* Whole files by their roll-up, the rest step by step. */
static void cover_by_file(const struct cover_step *steps, const bool *chosen,
                          size_t count, struct cover *out)
{
    for (size_t begin = 0, end; begin < count; begin = end) {
        bool whole = true;
        size_t numbered = 0;

        end = file_end(steps, count, begin);
        for (size_t i = begin; i < end; i++) {
            whole = whole && (steps[i].pseudo || chosen[i]);
            numbered += !steps[i].pseudo;
        }
        whole = whole && numbered > COVER_ROLL_UP_COST;
        if (whole)
            add(&out->files, steps[begin].file);
        for (size_t i = begin; i < end; i++)
            if (chosen[i] && (steps[i].pseudo || !whole))
                add(&out->steps, steps[i].id);
    }
}

struct number_index {
    int64_t number;
    size_t index;
};

static int compare_numbered(const void *a, const void *b, void *budget)
{
    const struct number_index *x = a, *y = b;

    if (budget_is_over(budget))
        return 0;
    if (x->number != y->number)
        return x->number < y->number ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

/* Whole step numbers by their roll-up, the rest step by step. */
static void cover_by_number(const struct cover_step *steps, const bool *chosen,
                            size_t count, struct arena *memory, struct cover *out)
{
    struct budget *budget = memory->budget;
    struct number_index *order = arena_new(memory, count, sizeof *order);
    size_t numbered = 0;

    for (size_t i = 0; i < count && !budget_is_over_at(budget, i); i++) {
        if (!steps[i].pseudo)
            order[numbered++] = (struct number_index){steps[i].number, i};
        else if (chosen[i])
            add(&out->steps, steps[i].id);
    }
    if (numbered > 1)
        qsort_r(order, numbered, sizeof *order, compare_numbered, budget);
    for (size_t begin = 0, end; begin < numbered; begin = end) {
        bool whole = true;

        for (end = begin; end < numbered && order[end].number == order[begin].number;
             end++)
            whole = whole && chosen[order[end].index];
        whole = whole && end - begin > COVER_ROLL_UP_COST;
        if (whole)
            add(&out->numbers, order[begin].number);
        for (size_t i = begin; i < end && !whole; i++)
            if (chosen[order[i].index])
                add(&out->steps, steps[order[i].index].id);
    }
}

/* The time to read it, in blobs. */
static size_t cost(const struct cover *cover)
{
    return cover->steps.count +
           (cover->files.count + cover->numbers.count) * COVER_ROLL_UP_COST;
}

bool cover_make(const struct cover_step *steps, const bool *chosen, size_t count,
                struct budget *budget, struct cover *out)
{
    struct arena *memory = arena_make(budget);
    struct cover by_number = {0};

    *out = (struct cover){0};
    make_numbers(memory, count, out);
    make_numbers(memory, count, &by_number);
    cover_by_file(steps, chosen, count, out);
    cover_by_number(steps, chosen, count, memory, &by_number);
    if (cost(&by_number) < cost(out))
        *out = by_number;
    out->memory = memory;
    if (budget_look(budget, NULL) != 0) {
        cover_free(out);
        return false;
    }
    if (cost(out) > COVER_ROLL_UP_COST)
        out->scope = whole_scope(steps, chosen, count);
    if (out->scope != NULL)
        out->steps.count = out->files.count = out->numbers.count = 0;
    return true;
}

/* ---- set shared ---- */

/* A larger set is read each time: metadata may take a megabyte per file. */
#define KEPT_BYTES_MAX ((uint64_t)32 << 20)

void set_shared_release(struct set_shared *shared)
{
    if (shared == NULL || atomic_fetch_sub(&shared->references, 1) != 1)
        return;
    struct arena *memory = shared->memory; /* of which it is a part */
    arena_free(&memory);
}

/* ---- making one ---- */

static void make_cover(struct set_shared *shared)
{
    const struct set_view *view = &shared->view;

    shared->cover = arena_new(shared->memory, view->step_count, sizeof *shared->cover);
    for (size_t i = 0; i < view->step_count; i++)
        shared->cover[i] = (struct cover_step){.id = view->steps[i].id,
                                               .file = view->steps[i].file,
                                               .number = view->steps[i].step.number,
                                               .pseudo = view->steps[i].step.pseudo};
}

static int read_shared(struct store *store, const char *id, struct budget *budget,
                       struct set_shared **out, struct error *error)
{
    struct budget own = {0};

    budget_begin(&own);
    budget = budget == NULL ? &own : budget; /* it counts the bytes */
    struct arena *memory = arena_make(budget);
    struct set_shared *shared = arena_new(memory, 1, sizeof *shared);
    atomic_init(&shared->references, 1);
    shared->memory = memory;
    int result = set_view_read(store, id, budget, memory, &shared->view, error);
    make_cover(shared);
    if (result == 0)
        result = budget_look(budget, error);
    shared->bytes = memory->counted;
    arena_uncount(memory);
    if (result != 0) {
        set_shared_release(shared);
        return result;
    }
    *out = shared;
    return 0;
}

/* ---- keeping them ---- */

/* The kept set of this file, with a reference for the caller. */
static struct set_shared *find_kept(struct store *store, const char *id,
                                    const struct stat *status)
{
    struct set_shared *found = NULL;

    pthread_mutex_lock(&store->kept_mutex);
    for (int i = 0; i < STORE_KEPT_SETS && found == NULL; i++) {
        struct set_shared *shared = store->kept[i];

        if (shared == NULL || strcmp(shared->view.id, id) != 0 ||
            shared->device != status->st_dev || shared->inode != status->st_ino)
            continue;
        found = shared;
        atomic_fetch_add(&found->references, 1);
        memmove(&store->kept[1], &store->kept[0], (size_t)i * sizeof store->kept[0]);
        store->kept[0] = found; /* the last used set comes first */
    }
    pthread_mutex_unlock(&store->kept_mutex);
    return found;
}

static void keep(struct store *store, struct set_shared *shared)
{
    struct set_shared *dropped;

    if (shared->bytes > KEPT_BYTES_MAX)
        return;
    atomic_fetch_add(&shared->references, 1);
    pthread_mutex_lock(&store->kept_mutex);
    dropped = store->kept[STORE_KEPT_SETS - 1];
    memmove(&store->kept[1], &store->kept[0],
            (STORE_KEPT_SETS - 1) * sizeof store->kept[0]);
    store->kept[0] = shared;
    pthread_mutex_unlock(&store->kept_mutex);
    set_shared_release(dropped);
}

int set_shared_acquire(struct store *store, const char *id, struct budget *budget,
                       struct set_shared **out, struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    struct stat status;
    int result = set_file_path(store, id, &path, error);

    *out = NULL;
    if (result != 0)
        return result == -(int)ERROR_NOT_FOUND ? set_file_lost(store, id, error) : result;
    /* A removed file is gone, and a replaced file is read again. */
    bool there = stat(path, &status) == 0;
    if (there)
        *out = find_kept(store, id, &status);
    if (*out != NULL)
        return 0;
    result = read_shared(store, id, budget, out, error);
    if (result != 0 || *out == NULL || !there)
        return result;
    (*out)->device = status.st_dev;
    (*out)->inode = status.st_ino;
    keep(store, *out);
    return 0;
}

/* ---- views of them ---- */

int set_view_load(struct store *store, const char *id, struct budget *budget,
                  struct set_view *out, struct error *error)
{
    struct set_shared *shared;

    *out = (struct set_view){0};
    int result = set_shared_acquire(store, id, budget, &shared, error);
    if (result != 0 || shared == NULL)
        return result;
    *out = shared->view;
    out->shared = shared;
    return 0;
}

void set_view_free(struct set_view *view)
{
    set_shared_release(view->shared);
    *view = (struct set_view){0};
}

/* ---- set load ---- */

static int load_recording(struct store *store, const char *id, uint32_t file,
                          enum load_extent extent, struct budget *budget,
                          struct trace_recording **out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};

    *out = NULL;
    int result = set_file_open(store, id, budget, &database, error);
    return result == 0 ? set_load_open(&database, file, extent, out, error) : result;
}

int set_load_recording(struct store *store, const char *id, uint32_t file,
                       struct budget *budget, struct trace_recording **out,
                       struct error *error)
{
    return load_recording(store, id, file, LOAD_ROWS, budget, out, error);
}

int set_load_linked(struct store *store, const char *id, uint32_t file,
                    struct budget *budget, struct trace_recording **out,
                    struct error *error)
{
    return load_recording(store, id, file, LOAD_LINKED, budget, out, error);
}

int set_load_kept(struct store *store, const char *id, uint32_t file,
                  struct budget *budget, struct trace_recording **out,
                  struct error *error)
{
    return load_recording(store, id, file, LOAD_KEPT, budget, out, error);
}

int set_load_collectives(struct store *store, const char *id, uint32_t file,
                         struct budget *budget, struct trace_recording **out,
                         struct error *error)
{
    return load_recording(store, id, file, LOAD_COLLECTIVES, budget, out, error);
}

int set_load_counters(struct store *store, const char *id, uint32_t file,
                      struct budget *budget, struct trace_recording **out,
                      struct error *error)
{
    int result = load_recording(store, id, file, LOAD_COUNTERS, budget, out, error);

    if (result == 0) {
        budget_share_return(&(*out)->memory);
        (*out)->memory = (struct budget_share){0};
    }
    return result;
}

int set_load_whole(struct store *store, const char *id, uint32_t file,
                   struct budget *budget, struct trace_recording **out,
                   struct error *error)
{
    return load_recording(store, id, file, LOAD_WHOLE, budget, out, error);
}

/* ---- set times ---- */

int set_load_ops(struct store *store, const char *id, struct budget *budget,
                 struct trace_recording **out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_RECORDING struct trace_recording *recording = load_begin(budget);
    int result = set_file_open(store, id, budget, &database, error);

    *out = NULL;
    if (result != 0)
        return result;
    load_ops(&(const struct load_source){&database, "main"}, recording);
    result = database_result(&database, error);
    if (result == 0)
        *out = TAKE_PTR(recording);
    return result;
}

/* A segment while its times are read. */
struct times_reader {
    struct segment_reader reader;
    struct segment_limits limits;
    struct segment_columns columns;
};

static void append_times(const struct times_reader *reading, uint32_t rows,
                         const struct set_times_wanted *wanted, struct set_times *out)
{
    const struct segment_columns *columns = &reading->columns;
    size_t capacity[2] = {out->capacity, out->capacity}, count = out->count;

    ARENA_RESERVE(out->arena, out->start, capacity[0], count + rows);
    ARENA_RESERVE(out->arena, out->duration, capacity[1], count + rows);
    ARENA_RESERVE(out->arena, out->op, out->capacity, count + rows);
    for (uint32_t i = 0; i < rows; i++) {
        out->start[count] = columns->ts[i];
        out->duration[count] = columns->dur[i];
        out->op[count] = columns->op[i];
        count += wanted->ops[columns->op[i]] != 0;
    }
    out->count = count;
}

/* False: the segment is damaged. */
static bool read_times(struct times_reader *reading, struct statement *row,
                       const struct set_times_wanted *wanted, struct set_times *out)
{
    int64_t first = statement_int64(row, 0), rows = statement_int64(row, 1);
    struct segment_bytes bytes = {.first = (uint32_t)first, .rows = (uint32_t)rows};

    if (rows < 1 || rows > SEGMENT_ROWS)
        return false;
    bytes.ops = statement_blob(row, 2, &bytes.ops_length);
    if (!segment_has_op(bytes.ops, bytes.ops_length, wanted->ops, wanted->op_count))
        return true;
    bytes.columns = statement_blob(row, 3, &bytes.columns_length);
    if (!segment_decode(&reading->reader, &reading->limits, &bytes, &reading->columns))
        return false;
    append_times(reading, bytes.rows, wanted, out);
    return true;
}

int set_load_times(struct store *store, const char *id, uint32_t file,
                   const struct set_times_wanted *wanted, struct budget *budget,
                   struct set_times *out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    CLEANUP_STATEMENT struct statement row = statement_of(&database, "sql/load_times");
    struct times_reader reading = {
        .limits = {.sides = wanted->ops, .ops = wanted->op_count},
        .columns = {.op = arena_new(arena, SEGMENT_ROWS, sizeof(uint32_t)),
                    .ts = arena_new(arena, SEGMENT_ROWS, sizeof(int64_t)),
                    .dur = arena_new(arena, SEGMENT_ROWS, sizeof(int64_t))}};
    int result = set_file_open(store, id, budget, &database, error);

    if (result != 0)
        return result;
    segment_reader_init(&reading.reader, arena);
    statement_bind_int64(&row, ":file", file);
    statement_bind_int64(&row, ":from", wanted->from);
    statement_bind_int64(&row, ":to", wanted->to);
    while (statement_next(&row))
        if (!read_times(&reading, &row, wanted, out))
            database_fail_damaged(&database, "segment");
    return database_result(&database, error);
}

/* ---- set ops ---- */

int set_list_ops(struct store *store, const char *id, const char *query, unsigned limit,
                 struct budget *budget,
                 int (*each)(void *context, const struct set_op_row *row), void *context,
                 struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select = statement_of(&database, "sql/set_ops");
    int result = set_file_open(store, id, budget, &database, error);
    if (result != 0)
        return result;
    if (query != NULL && query[0] != '\0')
        statement_bind_text(&select, ":query", query);
    statement_bind_int64(&select, ":limit", limit);
    while (result == 0 && statement_next(&select)) {
        const struct set_op_row row = {
            .name = statement_text(&select, 0, NULL),
            .short_name = statement_text(&select, 1, NULL),
            .category = statement_text(&select, 2, NULL),
            .side = (uint8_t)statement_int64(&select, 3),
            .kind = (uint8_t)statement_int64(&select, 4),
            .count = (uint64_t)statement_int64(&select, 5),
            .total = statement_int64(&select, 6),
        };
        result = each(context, &row);
    }
    return result != 0 ? result : database_result(&database, error);
}

/* ---- set inputs ---- */

struct hashes {
    uint64_t *list;
    size_t count;
};

/* FNV-1a, without blanks. */
static uint64_t hash_of(const char *text)
{
    uint64_t hash = 0xcbf29ce484222325;

    for (; *text != '\0'; text++)
        if (*text != ' ')
            hash = (hash ^ (unsigned char)*text) * 0x100000001b3;
    return hash;
}

static int read_inputs(struct store *store, const char *id, struct arena *arena,
                       struct hashes *out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select = statement_of(&database, "sql/set_inputs");
    size_t capacity = 0;
    int result = set_file_open(store, id, arena->budget, &database, error);

    while (result == 0 && statement_next(&select)) {
        ARENA_RESERVE(arena, out->list, capacity, out->count + 1);
        out->list[out->count++] = hash_of(statement_text(&select, 0, NULL));
    }
    if (out->count > 1)
        qsort(out->list, out->count, sizeof *out->list, number_order_uint64);
    return result != 0 ? result : database_result(&database, error);
}

int set_inputs_shared(struct store *store, const char *const ids[2],
                      struct budget *budget, double *out, struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    struct hashes sides[2] = {{.count = 0}, {.count = 0}};
    size_t at = 0, shared = 0;
    int result = read_inputs(store, ids[0], arena, &sides[0], error);

    if (result == 0)
        result = read_inputs(store, ids[1], arena, &sides[1], error);
    if (result == 0)
        result = budget_look(budget, error);
    for (size_t i = 0; result == 0 && i < sides[0].count; i++) {
        while (at < sides[1].count && sides[1].list[at] < sides[0].list[i])
            at++;
        shared += at < sides[1].count && sides[1].list[at] == sides[0].list[i];
    }
    size_t most = sides[0].count > sides[1].count ? sides[0].count : sides[1].count;
    *out =
        sides[0].count == 0 || sides[1].count == 0 ? NAN : (double)shared / (double)most;
    return result;
}

/* ---- set launches ---- */

/* An op of a requested kernel. */
struct launch_key {
    int64_t op;
    size_t kernel;
};

struct launch_search {
    const struct launches_query *query;
    size_t *order;            /* of the kernels, by name and category */
    struct launch_key *asked; /* ascending by op */
    size_t count, capacity;
    struct arena *arena;
};

static int compare_kernels(const struct launches_kernel *x,
                           const struct launches_kernel *y)
{
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

static int compare_order(const void *a, const void *b, void *context)
{
    const struct launches_kernel *kernels = context;

    return compare_kernels(&kernels[*(const size_t *)a], &kernels[*(const size_t *)b]);
}

/* The index of a kernel, or kernel_count. */
static size_t find_kernel(const struct launch_search *search,
                          const struct launches_kernel *wanted)
{
    size_t low = 0, high = search->query->kernel_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        size_t kernel = search->order[middle];
        int order = compare_kernels(&search->query->kernels[kernel], wanted);

        if (order == 0)
            return kernel;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return search->query->kernel_count;
}

static void add_op(struct launch_search *search, struct statement *select)
{
    const struct launches_kernel wanted = {statement_text(select, 1, NULL),
                                           statement_text(select, 2, NULL)};
    size_t kernel = find_kernel(search, &wanted);

    if (kernel == search->query->kernel_count)
        return;
    ARENA_RESERVE(search->arena, search->asked, search->capacity, search->count + 1);
    search->asked[search->count++] =
        (struct launch_key){statement_int64(select, 0), kernel};
}

static void find_ops(struct launch_search *search, struct database *database)
{
    CLEANUP_STATEMENT struct statement select = statement_of(database, "sql/samples_ops");
    const struct launches_query *query = search->query;

    search->order = arena_new(search->arena, query->kernel_count, sizeof *search->order);
    for (size_t i = 0; i < query->kernel_count; i++)
        search->order[i] = i;
    if (query->kernel_count > 1)
        qsort_r(search->order, query->kernel_count, sizeof *search->order, compare_order,
                (void *)query->kernels);
    statement_bind_int64(&select, ":use_short_name", query->naming.use_short_name);
    statement_bind_int64(&select, ":merge_addresses", false); /* device rows */
    statement_bind_int64(&select, ":side", TRACE_DEVICE);
    while (statement_next(&select))
        add_op(search, &select);
}

static int compare_asked(const void *a, const void *b)
{
    const struct launch_key *x = a, *y = b;

    return (x->op > y->op) - (x->op < y->op);
}

/* The operator of a launch, by its name in rows; in `merged` if the name has an address.
 * NULL: there is none. */
static const char *operator_of(const struct launches_query *query,
                               struct statement *select, struct buffer *merged)
{
    size_t length;
    const char *name = statement_text(select, 1, &length);

    if (statement_is_null(select, 1))
        return NULL;
    buffer_clear(merged);
    return query->naming.merge_addresses && trace_merge_addresses(merged, name, length) &&
                   !buffer_failed(merged)
               ? merged->bytes
               : name;
}

static int read_launches(const struct launch_search *search, struct statement *select,
                         int (*each)(void *context, const struct launches_row *row),
                         void *context, struct error *error)
{
    CLEANUP_BUFFER struct buffer merged = BUFFER(TRACE_NAME_MAX * 2);
    int result = 0;

    while (result == 0 && statement_next(select)) {
        const struct launch_key key = {.op = statement_int64(select, 0)};
        const struct launch_key *asked = bsearch(&key, search->asked, search->count,
                                                 sizeof *search->asked, compare_asked);
        if (asked == NULL)
            continue;
        const struct launches_row row = {
            .kernel = asked->kernel,
            .operator_name = operator_of(search->query, select, &merged),
            .shape =
                statement_is_null(select, 2) ? NULL : statement_text(select, 2, NULL),
            .count = (uint64_t)statement_int64(select, 3),
        };
        result = each(context, &row);
    }
    return result != 0 ? result : database_result(select->database, error);
}

int set_launches(struct store *store, const struct launches_query *query,
                 struct budget *budget,
                 int (*each)(void *context, const struct launches_row *row),
                 void *context, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select =
        statement_of(&database, "sql/set_launches");
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    struct launch_search search = {.query = query, .arena = arena};
    int result = set_file_open(store, query->id, budget, &database, error);

    if (result != 0)
        return result;
    find_ops(&search, &database);
    if (search.count == 0)
        return database_result(&database, error);
    int64_t *ops = arena_new(arena, search.count, sizeof *ops);
    int64_t *files = arena_new(arena, query->file_count, sizeof *files);
    for (size_t i = 0; i < search.count; i++)
        ops[i] = search.asked[i].op;
    for (size_t i = 0; i < query->file_count; i++)
        files[i] = query->files[i];
    statement_bind_blob(&select, ":ops", ops, search.count * sizeof *ops);
    statement_bind_blob(&select, ":files", files, query->file_count * sizeof *files);
    return read_launches(&search, &select, each, context, error);
}

/* ---- set series ---- */

static void read_sample(struct statement *row, struct series_sample *out)
{
    memset(out, 0, sizeof *out); /* the gaps too: its bytes are written */
    out->span = (uint32_t)statement_int64(row, 1);
    out->step.pseudo = statement_is_null(row, 0);
    out->step.number = statement_int64(row, 0);
    out->step.dur = statement_int64(row, 2);
    out->step.host = statement_int64(row, 3);
    out->step.lag = statement_int64(row, 4);
    out->step.has_parts = !statement_is_null(row, 5);
    out->step.compute = statement_int64(row, 5);
    out->step.exposed_communication = statement_int64(row, 6);
    out->step.exposed_memory = statement_int64(row, 7);
    out->step.idle = statement_int64(row, 8);
    out->row = statement_int64(row, 9);
}

static void note_start(int64_t first_ns, struct series_samples *out)
{
    if (first_ns >= CLOCK_DATES_BEGIN && first_ns < CLOCK_DATES_END &&
        (out->recorded_ns == 0 || first_ns < out->recorded_ns))
        out->recorded_ns = first_ns;
}

static void note_commit(const struct recorder *recorder, struct series_recorded *out)
{
    const char *commit = recorder_fact(recorder, "program.commit");
    const char *dirty = recorder_fact(recorder, "program.dirty");
    char text[RECORDER_VALUE_MAX + 1];

    if (commit == NULL)
        return;
    snprintf(text, sizeof text, "%s", commit);
    text[SERIES_COMMIT_SIZE - 1] = '\0';
    text[text_clean(text, strlen(text))] = '\0'; /* the cut may be in a character */
    if (out->commit[0] == '\0')
        snprintf(out->commit, sizeof out->commit, "%.*s", SERIES_COMMIT_SIZE - 1, text);
    else
        out->commits_differ |= strcmp(out->commit, text) != 0;
    out->dirty |= dirty != NULL && strcmp(dirty, "true") == 0;
}

struct metadata_reader {
    struct recorder_file *files;
    size_t count, capacity;
};

static void free_metadata(struct metadata_reader *reader)
{
    recorder_files_free(reader->files, reader->count);
}

static void read_metadata(struct database *database, struct series_samples *out)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(database, "sql/series_metadata");
    CLEANUP(free_metadata) struct metadata_reader read = {0};
    struct trace_facts facts;

    while (statement_next(&select)) {
        const char *metadata = statement_text(&select, 1, NULL);

        OWNED_RESERVE(read.files, read.capacity, read.count + 1);
        struct recorder_file *file = &read.files[read.count++];
        *file = (struct recorder_file){.span = (uint32_t)statement_int64(&select, 0)};
        if (!recorder_read(metadata, &file->recorder))
            database_fail_memory(database);
        note_commit(&file->recorder, &out->recorded);
        if (statement_int64(&select, 2) != 0)
            out->lost = SERIES_LOST_SOME;
        else if (statement_int64(&select, 3) != 0 && out->lost == SERIES_LOST_NONE)
            out->lost = SERIES_LOST_ALL;
        facts_read(metadata, &facts);
        if (facts.world_size > out->world_size)
            out->world_size = facts.world_size;
    }
    if (!database_failed(database) &&
        !recorder_means_make(read.files, read.count, &out->recorded.steps))
        database_fail_memory(database);
}

int set_series_read(struct store *store, const char *id, const struct series_row *row,
                    struct budget *budget, struct series_samples *out,
                    struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select =
        statement_of(&database, "sql/series_steps");
    size_t capacity = 0;
    bool host = false;

    *out = (struct series_samples){.recorded.steps.mean = NAN};
    int result = set_file_open(store, id, budget, &database, error);
    if (result != 0)
        return result;
    statement_bind_text(&select, ":name", row->name);
    statement_bind_text(&select, ":category", row->category);
    statement_bind_int64(&select, ":self", row->self);
    while (statement_next(&select)) {
        if (!ARRAY_RESERVE(out->items, capacity, out->count + 1)) {
            database_fail_memory(&database);
            break;
        }
        read_sample(&select, &out->items[out->count++]);
        note_start(statement_int64(&select, 10), out);
        host = statement_int64(&select, 11) == 1;
    }
    read_metadata(&database, out);
    if (host)
        out->lost = SERIES_LOST_NONE;
    result = database_result(&database, error);
    if (result != 0)
        series_samples_free(out);
    return result;
}

void series_samples_free(struct series_samples *samples)
{
    free(samples->items);
    recorder_means_free(&samples->recorded.steps);
    *samples = (struct series_samples){0};
}
