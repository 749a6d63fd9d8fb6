#ifndef TRACEDIFF_STORE_EVENTS_SCAN_H
#define TRACEDIFF_STORE_EVENTS_SCAN_H

#include "base/budget.h"
#include "base/error.h"
#include "store/database.h"
#include "store/segment.h"
#include "store/set_load.h"
#include "store/statement.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- set trust ---- */

/* Whether the virtual tables may read a set. The program opens a set file through
 * set_file.h, which has checked it. The loadable extension (server/extension) gets
 * whatever file its host opened: there, the first query of a table makes the checks of
 * set_check.h, and the first query after the file changed makes them again. */

/* `schema`: of the connection, whose name in errors then contains it. 0, or
 * ERROR_DAMAGED, ERROR_CONFLICT (newer_version, older_version), ERROR_DATABASE. */
int set_trust(struct database *database, const char *schema, struct error *error);

/* ---- step index ---- */

/* Which step a moment belongs to (docs/semantics.md §3). */

struct step_index {
    struct trace_step_row *rows; /* by start, then file order */
    int64_t *latest_end;         /* the latest end of rows[0] .. rows[i] */
    uint32_t count;
};

/* Copies the rows (in file order). False when memory is refused. */
bool step_index_make(struct step_index *index, const struct trace_step_row *rows,
                     uint32_t count);
void step_index_free(struct step_index *index);

/* The number of the latest-starting step row (the later in the file if equal) with
 * ts <= moment < ts + dur; false if there is none. */
bool step_index_find(const struct step_index *index, int64_t moment, int64_t *number);

/* ---- event scan ---- */

/* Walks the events of a set, segment by segment, and skips what a filter rules out. The
 * virtual table `event` (events_table.c) uses it. */

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

struct event_scan {
    struct database database; /* the handle is borrowed */
    char *schema;             /* of the dictionary below; NULL: none yet */
    struct load_source source;
    struct error error;
    struct event_filter filter;

    struct trace_recording *set; /* dictionary; places and step rows of the file */
    uint8_t *sides, *marked;     /* by op; marked: passes the filter */
    bool all_marked;
    struct step_index steps;

    struct statement files, segments, segment_of_row;
    uint32_t file;
    struct segment_limits limits;
    struct segment_reader reader;
    struct segment_columns columns; /* all allocated; only `wanted` is decoded */
    struct segment_columns wanted;
    uint32_t first, rows, row; /* the segment; the current row within it */
    uint32_t copy;             /* first copy at or after the current row */
    bool in_file, in_segment, done;
    struct cached_starts cached[EVENT_CACHED_SEGMENTS];
    uint64_t clock;
};

/* `budget`: ends the scan, even within a file; NULL: none. */
void event_scan_init(struct event_scan *scan, sqlite3 *handle, struct budget *budget);
void event_scan_free(struct event_scan *scan);

/* Starts over. The texts of the filter need to live only during the call. On failure,
 * scan->error is set, as for the next two functions. */
int event_scan_start(struct event_scan *scan, const char *schema,
                     const struct event_filter *filter);
/* Moves to the next row; scan->done at the end. */
int event_scan_next(struct event_scan *scan);
/* The step of the current row: 1 and its number, 0: none, or negative. Needs
 * EVENT_WANT_STEP. */
int event_scan_step(struct event_scan *scan, int64_t *number);
/* "host", "device" or "neither". Needs EVENT_WANT_OP. */
const char *event_scan_side(const struct event_scan *scan);
/* The copy of the current row, or NULL. */
const struct trace_copy *event_scan_copy(const struct event_scan *scan);

#endif
