/* See kept_cursor.h. */
#include "store/set/kept_cursor.h"

#include "store/set/set_trust.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void finish(struct kept_cursor *cursor)
{
    statement_finish(&cursor->files);
    statement_finish(&cursor->blocks);
    statement_finish(&cursor->place);
    statement_finish(&cursor->argument);
    free(cursor->schema);
    cursor->schema = NULL;
}

void kept_cursor_init(struct kept_cursor *cursor, enum kept_table table, sqlite3 *handle,
                      struct budget *budget)
{
    cursor->table = table;
    cursor->done = true;
    cursor->database.handle = handle;
    cursor->database.budget = budget;
    event_scan_init(&cursor->events, handle, budget);
}

void kept_cursor_free(struct kept_cursor *cursor)
{
    finish(cursor);
    event_scan_free(&cursor->events);
    sqlite3_free(cursor->instants);
    sqlite3_free(cursor->rows);
    sqlite3_free(cursor->samples);
}

static int damaged(struct kept_cursor *cursor, const char *what)
{
    return database_damaged(cursor->database.name, what, &cursor->error);
}

static int prepare(struct kept_cursor *cursor, const char *path, struct statement *out)
{
    return statement_prepare_in(&cursor->database, cursor->schema, path, out,
                                &cursor->error);
}

static int prepare_all(struct kept_cursor *cursor)
{
    static const char *const blocks[] = {
        [KEPT_MEMORY_TABLE] = "sql/load_memory_blocks",
        [KEPT_COLLECTIVES_TABLE] = "sql/load_collective_blocks",
        [KEPT_COUNTERS_TABLE] = "sql/load_counter_blocks",
    };
    int result = prepare(cursor, "sql/kept_files", &cursor->files);

    if (result == 0)
        result = prepare(cursor, blocks[cursor->table], &cursor->blocks);
    if (result == 0)
        result = prepare(cursor, "sql/kept_place", &cursor->place);
    if (result == 0)
        result = prepare(cursor, "sql/load_argument", &cursor->argument);
    return result;
}

/* Zeroed memory that counts as SQLite's, which has a bound (heap.h). */
static void *take(size_t bytes)
{
    void *memory = sqlite3_malloc64(bytes);

    return memory == NULL ? NULL : memset(memory, 0, bytes);
}

static int alloc_block(struct kept_cursor *cursor)
{
    if (cursor->table == KEPT_MEMORY_TABLE && cursor->instants == NULL)
        cursor->instants = take(KEPT_BLOCK_ROWS * sizeof *cursor->instants);
    if (cursor->table == KEPT_COLLECTIVES_TABLE && cursor->rows == NULL)
        cursor->rows = take(KEPT_BLOCK_ROWS * sizeof *cursor->rows);
    if (cursor->table == KEPT_COUNTERS_TABLE && cursor->samples == NULL)
        cursor->samples = take(KEPT_BLOCK_ROWS * sizeof *cursor->samples);
    return cursor->instants != NULL || cursor->rows != NULL || cursor->samples != NULL
               ? 0
               : error_set_memory(&cursor->error);
}

int kept_cursor_begin(struct kept_cursor *cursor, const char *schema, bool with_events)
{
    finish(cursor);
    cursor->done = true;
    cursor->schema = strdup(schema);
    if (cursor->schema == NULL)
        return error_set_memory(&cursor->error);
    int result = set_trust(&cursor->database, schema, &cursor->error);
    if (result == 0)
        result = alloc_block(cursor);
    if (result == 0)
        result = prepare_all(cursor);
    cursor->with_events = with_events;
    cursor->file = -1;
    cursor->row = cursor->count = 0;
    cursor->has_event = false;
    cursor->done = result != 0;
    return result;
}

/* ---- files and blocks ---- */

/* The next file; 1, or 0 at the end. */
static int next_file(struct kept_cursor *cursor)
{
    struct statement *files = &cursor->files;
    int result = statement_step(files, &cursor->error);

    if (result != 1)
        return result;
    cursor->file = statement_int64(files, 0);
    cursor->rank = statement_int64(files, 1);
    cursor->span = statement_int64(files, 2);
    int64_t arguments = statement_int64(files, 5);
    cursor->first_ns = statement_int64(files, 6);
    cursor->limits = (struct block_limits){
        .file_rows = (uint32_t)statement_int64(files, 3),
        .places = (uint32_t)statement_int64(files, 4),
        .arguments = arguments > TRACE_NONE - 1 ? TRACE_NONE - 1 : (uint32_t)arguments};
    cursor->first = 0;
    statement_reset(&cursor->blocks);
    statement_bind_int64(&cursor->blocks, ":file", cursor->file);
    return 1;
}

static bool decode(struct kept_cursor *cursor, const void *columns, size_t length,
                   uint32_t rows)
{
    if (cursor->table == KEPT_MEMORY_TABLE)
        return memory_block_decode(columns, length, &cursor->limits, cursor->instants,
                                   rows);
    if (cursor->table == KEPT_COUNTERS_TABLE)
        return counter_block_decode(columns, length, cursor->samples, rows);
    if (!collective_block_decode(columns, length, &cursor->limits, cursor->rows, rows))
        return false;
    cursor->limits.after = cursor->rows[rows - 1].row + 1;
    return true;
}

/* The next block of the file; 1, or 0 at its end. */
static int next_block(struct kept_cursor *cursor)
{
    int result = cursor->file < 0 ? 0 : statement_step(&cursor->blocks, &cursor->error);
    size_t length;

    if (result != 1)
        return result;
    int64_t first = statement_int64(&cursor->blocks, 0);
    int64_t rows = statement_int64(&cursor->blocks, 1);
    const void *columns = statement_blob(&cursor->blocks, 2, &length);
    if (first != cursor->first + (int64_t)cursor->count || rows < 1 ||
        rows > KEPT_BLOCK_ROWS || !decode(cursor, columns, length, (uint32_t)rows))
        return damaged(cursor, "block of arguments");
    cursor->first = (uint32_t)first;
    cursor->count = (uint32_t)rows;
    cursor->row = 0;
    return 1;
}

/* Moves the events of the file to the row of the collective. */
static int find_event(struct kept_cursor *cursor)
{
    const struct event_filter filter = {.wants = EVENT_WANT_OP | EVENT_WANT_TIMES |
                                                 EVENT_WANT_STEP,
                                        .one_file = true,
                                        .file = cursor->file,
                                        .earliest = INT64_MIN,
                                        .latest = INT64_MAX};
    struct event_scan *events = &cursor->events;
    uint32_t row = cursor->rows[cursor->row].row;
    int result = 0;

    if (!cursor->has_event) /* it is the first of the file */
        result = event_scan_start(events, cursor->schema, &filter);
    while (result == 0 && !events->done && events->first + events->row < row)
        result = event_scan_next(events);
    if (result != 0) {
        cursor->error = events->error;
        return result;
    }
    cursor->has_event = !events->done && events->first + events->row == row;
    return cursor->has_event ? 0 : damaged(cursor, "row of a collective");
}

int kept_cursor_next(struct kept_cursor *cursor)
{
    int result = 1;

    if (cursor->count > 0)
        cursor->row++;
    while (result == 1 && cursor->row >= cursor->count) {
        result = next_block(cursor);
        if (result != 0)
            continue;
        cursor->count = cursor->row = 0;
        cursor->has_event = false;
        result = next_file(cursor);
    }
    cursor->done = result != 1;
    if (result == 1 && cursor->with_events && cursor->table == KEPT_COLLECTIVES_TABLE)
        result = find_event(cursor);
    return result < 0 ? result : 0;
}
