/* Part of kept_tables.c: a walk over the blocks of a set. */
#ifndef TRACEDIFF_STORE_SET_KEPT_CURSOR_H
#define TRACEDIFF_STORE_SET_KEPT_CURSOR_H

#include "base/error.h"
#include "store/codec/kept_blocks.h"
#include "store/set/event_scan.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"
#include "trace/decode/recording.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

enum kept_table { KEPT_MEMORY_TABLE, KEPT_COLLECTIVES_TABLE, KEPT_COUNTERS_TABLE };

struct kept_cursor {
    sqlite3_vtab_cursor base;
    enum kept_table table;
    struct database database; /* the handle is borrowed */
    char *schema;             /* of the statements; NULL: none yet */
    struct statement files, blocks, place, argument;
    bool with_events; /* start, duration and step are wanted */

    /* The file, and its decoded block. */
    int64_t file, rank, span, first_ns;
    struct block_limits limits;
    uint32_t first, count, row; /* number of the block's first row; its rows; current */
    struct trace_memory *instants; /* KEPT_BLOCK_ROWS; only one of the three is used */
    struct trace_collective *rows;
    struct trace_sample *samples; /* the counter is in the row of `blocks` */

    struct event_scan events; /* at the event of the current row, if has_event */
    bool has_event;
    bool done;
    struct error error;
};

/* For a zeroed cursor. `budget`: ends the walk; NULL: none. */
void kept_cursor_init(struct kept_cursor *cursor, enum kept_table table, sqlite3 *handle,
                      struct budget *budget);
void kept_cursor_free(struct kept_cursor *cursor);
/* Prepares the statements for a schema, and goes before its first row. */
int kept_cursor_begin(struct kept_cursor *cursor, const char *schema, bool with_events);
/* Moves to the next row; sets ->done at the end. Errors are in ->error. */
int kept_cursor_next(struct kept_cursor *cursor);

#endif
