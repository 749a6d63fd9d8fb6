#ifndef TRACEDIFF_STORE_EVENTS_H
#define TRACEDIFF_STORE_EVENTS_H

#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/database.h"
#include "store/segment.h"
#include "store/set_load.h"
#include "trace/recording.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- set trust ---- */

/* Whether the virtual tables may read a set. The program opens a set file through
 * set_file.h, which has checked it. The loadable extension (server/extension) gets
 * whatever file its host opened: there, the first query of a table makes the checks of
 * set_check.h, and the first query after the file changed makes them again. */

/* `schema`: of the connection, whose name in errors then contains it. Failures of the
 * connection: ERROR_DAMAGED, ERROR_CONFLICT (newer_version, older_version),
 * ERROR_DATABASE. */
void set_trust(struct database *database, const char *schema);

/* ---- step index ---- */

/* Which step a moment belongs to (docs/semantics.md §3). */

struct step_index {
    struct indexed_step {
        int64_t ts, end, number;
        int64_t latest_end; /* of this one and those before */
        uint32_t place;     /* in the file */
    } * steps;              /* by start, then file order */
    uint32_t count;
    size_t capacity;
};

/* From rows in file order, into an index that is empty or of the same arena. */
void step_index_make(struct step_index *index, struct arena *arena,
                     const struct trace_step_row *rows, uint32_t count);

/* The number of the latest-starting step row (the later in the file if equal) with
 * ts <= moment < ts + dur; false if there is none. */
bool step_index_find(const struct step_index *index, int64_t moment, int64_t *number);

/* ---- event scan ---- */

/* Walks the events of a set, segment by segment, and skips what a filter rules out. The
 * tables `event`, `events` and `collectives` use it. */

/* The columns to decode; the others cost nothing. */
enum event_parts {
    EVENT_WANT_OP = 1,
    EVENT_WANT_TIMES = 2, /* ts and dur */
    EVENT_WANT_SELF = 4,
    EVENT_WANT_PLACE = 8,
    EVENT_WANT_CORRELATION = 16,
    EVENT_WANT_LINK = 32,
    EVENT_WANT_COPY = 64,
    EVENT_WANT_STEP = 128
};

struct event_filter {
    unsigned wants;
    bool one_file;
    int64_t file;
    int64_t earliest, latest; /* of ts, both included */
    bool by_name, by_category;
    const char *name, *category; /* bytes */
    size_t name_length, category_length;
    const uint8_t
        *ops; /* by op: 0 for ops to skip; NULL: skip none. Must outlive the scan */
    /* Whether a file counts; NULL: every file does. */
    bool (*has_file)(const void *context, uint32_t file);
    const void *context;
};

#define EVENT_CACHED_SEGMENTS 4

/* Start times of a segment other than the current one, for launches in it. */
struct cached_starts {
    int64_t *ts; /* SEGMENT_ROWS */
    uint32_t first, rows;
    uint64_t used; /* `clock` at the last use */
};

/* The decoded columns of a segment. */
struct event_arrays {
    uint32_t op[SEGMENT_ROWS], place[SEGMENT_ROWS], link[SEGMENT_ROWS];
    int64_t ts[SEGMENT_ROWS], dur[SEGMENT_ROWS], self[SEGMENT_ROWS];
    int64_t correlation[SEGMENT_ROWS];
    uint8_t correlated[SEGMENT_ROWS];
    struct trace_copy copies[SEGMENT_ROWS];
};

struct event_scan {
    struct database database; /* the handle is borrowed; has what failed */
    char *schema;             /* of the dictionary below; NULL: none yet */
    struct load_source source;
    struct event_filter filter;

    struct arena *of_set;        /* of the texts and lists that follow */
    struct trace_recording *set; /* dictionary; places and step rows of the file */
    uint8_t *sides, *marked;     /* by op; marked: passes the filter */
    bool all_marked;
    struct step_index steps;

    struct statement files, segments, segment_of_row;
    uint32_t file;
    struct segment_limits limits;
    struct segment_reader reader;
    struct event_arrays *columns;
    struct arena *arena;           /* of `reader` */
    struct segment_columns wanted; /* those that are decoded */
    uint32_t first, rows, row;     /* the segment; the current row within it */
    uint32_t copy;                 /* first copy at or after the current row */
    bool in_file, in_segment, done;
    struct cached_starts cached[EVENT_CACHED_SEGMENTS];
    uint64_t clock;
};

/* `budget`: ends the scan, even within a file; NULL: none. */
void event_scan_init(struct event_scan *scan, sqlite3 *handle, struct budget *budget);
void event_scan_free(struct event_scan *scan);

/* Starts over. The texts of the filter need to live only during the call. What fails
 * ends the scan. */
void event_scan_start(struct event_scan *scan, const char *schema,
                      const struct event_filter *filter);
/* Moves to the next row; scan->done at the end. */
void event_scan_next(struct event_scan *scan);
/* Whether the current row belongs to a step, and the number of the step. Needs
 * EVENT_WANT_STEP. */
bool event_scan_step(struct event_scan *scan, int64_t *number);
/* SQLITE_OK, or the code for what failed, with its message at the table. */
int event_scan_code(const struct event_scan *scan, sqlite3_vtab *table);
/* "host", "device" or "neither". Needs EVENT_WANT_OP. */
const char *event_scan_side(const struct event_scan *scan);

/* ---- columns of the table `events` ---- */

/* In the order of the declaration. */
enum events_column {
    EVENTS_COLUMN_SIDE,
    EVENTS_COLUMN_RANK,
    EVENTS_COLUMN_SPAN,
    EVENTS_COLUMN_FILE,
    EVENTS_COLUMN_STEP_NUMBER,
    EVENTS_COLUMN_NAME, /* these five are the words of an op (events_table.c) */
    EVENTS_COLUMN_SHORT_NAME,
    EVENTS_COLUMN_CATEGORY,
    EVENTS_COLUMN_DEVICE_TYPE,
    EVENTS_COLUMN_KIND,
    EVENTS_COLUMN_START_US,
    EVENTS_COLUMN_DUR,
    EVENTS_COLUMN_SELF,
    EVENTS_COLUMN_PID,
    EVENTS_COLUMN_TID,
    EVENTS_COLUMN_DEVICE,
    EVENTS_COLUMN_STREAM,
    EVENTS_COLUMN_CORRELATION,
    EVENTS_COLUMN_SHAPES,
    EVENTS_COLUMN_BYTES,
    EVENTS_COLUMN_BANDWIDTH,
    EVENTS_COLUMN_ROW,
    EVENTS_COLUMN_LAUNCH,
    EVENTS_COLUMN_COUNT
};

/* The value of a column (enum events_column) of the current row that only the scan of a
 * segment knows; none for the other columns. */
void events_scan_column(struct event_scan *scan, sqlite3_context *context, int column);

/* ---- event table ---- */

/* The events of attached sets as an SQL table, `event` (events.c says how to query it).
 */

/* `budget` ends its scans, and must outlive the connection; NULL: none. Returns an SQLite
 * code. */
int event_table_register(sqlite3 *handle, struct budget *budget);

/* ---- events table ---- */

#define EVENTS_SETS_MAX 2

/* The events of attached sets in words and µs, as the SQL table `events` (events_table.c
 * says how to query it). */

/* The table `name` has the events of these schemas, EVENTS_SETS_MAX at most, one after
 * the other; the texts and the budget (NULL: none) must outlive the connection. Returns
 * an SQLite code. */
int events_table_register(sqlite3 *handle, const char *name, const char *const *schemas,
                          size_t count, struct budget *budget);

/* ---- kept tables ---- */

/* The SQL tables `memory`, `collectives` and `counters`: the stored arguments of events,
 * as rows. See events_kept.c. */

/* Their names begin with `before`, which is short, or "". `budget` ends their scans, and
 * must outlive the connection; NULL: none. Returns an SQLite code. */
int kept_tables_register(sqlite3 *handle, const char *before, struct budget *budget);

/* ---- op step table ---- */

/* The SQL table `op_step`: one row with the sums of each op in each step. See
 * events_kept.c. */

/* Returns an SQLite code. */
int op_step_table_register(sqlite3 *handle);

#endif
