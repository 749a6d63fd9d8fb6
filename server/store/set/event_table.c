/* The virtual table `event`: the events of an attached set as rows, decoded from their
 * segments when they are read.
 *
 *   SELECT name, count(*), sum(dur) FROM event WHERE set_schema = 'control' AND file = 0
 *     AND category = 'kernel' AND ts BETWEEN ?1 AND ?2 GROUP BY name
 *
 * Columns: file, row (its number in the file), name, category, side ('host', 'device',
 * 'neither'), kind, ts, dur, self (ns), pid, tid, device, stream, correlation, launch
 * (row of the launch in the same file), bytes, bandwidth (GB/s), step; NULL where the
 * event does not say. set_schema is hidden: the schema of the set, 'main' unless stated.
 *
 * Constraints on file, ts, name and category skip whole segments; columns that a query
 * does not mention are not decoded. */

#include "store/set/event_table.h"

#include "base/error.h"
#include "base/strings.h"
#include "store/set/event_scan.h"
#include "store/set/events_plan.h"
#include "store/set/events_scan_column.h"
#include "store/sqlite/virtual_table.h"

enum event_column {
    COLUMN_FILE,
    COLUMN_ROW,
    COLUMN_NAME,
    COLUMN_CATEGORY,
    COLUMN_SIDE,
    COLUMN_KIND,
    COLUMN_TS,
    COLUMN_DUR,
    COLUMN_SELF,
    COLUMN_PID,
    COLUMN_TID,
    COLUMN_DEVICE,
    COLUMN_STREAM,
    COLUMN_CORRELATION,
    COLUMN_LAUNCH,
    COLUMN_BYTES,
    COLUMN_BANDWIDTH,
    COLUMN_STEP,
    COLUMN_SET_SCHEMA,
    COLUMN_COUNT
};

/* What must be decoded for each column. */
static const uint8_t wants_of[COLUMN_COUNT] = {
    [COLUMN_NAME] = EVENT_WANT_OP,        [COLUMN_CATEGORY] = EVENT_WANT_OP,
    [COLUMN_SIDE] = EVENT_WANT_OP,        [COLUMN_KIND] = EVENT_WANT_OP,
    [COLUMN_TS] = EVENT_WANT_TIMES,       [COLUMN_DUR] = EVENT_WANT_TIMES,
    [COLUMN_SELF] = EVENT_WANT_SELF,      [COLUMN_PID] = EVENT_WANT_PLACE,
    [COLUMN_TID] = EVENT_WANT_PLACE,      [COLUMN_DEVICE] = EVENT_WANT_PLACE,
    [COLUMN_STREAM] = EVENT_WANT_PLACE,   [COLUMN_CORRELATION] = EVENT_WANT_CORRELATION,
    [COLUMN_LAUNCH] = EVENT_WANT_LINK,    [COLUMN_BYTES] = EVENT_WANT_COPY,
    [COLUMN_BANDWIDTH] = EVENT_WANT_COPY, [COLUMN_STEP] = EVENT_WANT_STEP,
};

struct event_cursor {
    sqlite3_vtab_cursor base;
    struct event_scan scan;
};

/* ---- planning ---- */

/* Codes of the arguments of xFilter besides those of virtual_table.h. */
enum event_argument { ARGUMENT_FILE = 'f', ARGUMENT_NAME = 'n', ARGUMENT_CATEGORY = 'c' };

static bool is_binary(const sqlite3_index_info *info, int constraint)
{
    return sqlite3_stricmp(sqlite3_vtab_collation((sqlite3_index_info *)info, constraint),
                           "BINARY") == 0;
}

static char argument_of(const sqlite3_index_info *info, int constraint)
{
    unsigned char operator_code = info->aConstraint[constraint].op;
    bool equal = operator_code == SQLITE_INDEX_CONSTRAINT_EQ;

    switch (info->aConstraint[constraint].iColumn) {
    case COLUMN_SET_SCHEMA:
        return equal ? VIRTUAL_TABLE_SCHEMA : 0;
    case COLUMN_FILE:
        return equal ? ARGUMENT_FILE : 0;
    case COLUMN_NAME:
        return equal && is_binary(info, constraint) ? ARGUMENT_NAME : 0;
    case COLUMN_CATEGORY:
        return equal && is_binary(info, constraint) ? ARGUMENT_CATEGORY : 0;
    case COLUMN_TS:
        return virtual_table_comparison_of(operator_code);
    default:
        return 0;
    }
}

/* By what factor a constraint makes the scan cheaper. */
static double gain_of(char argument)
{
    switch (argument) {
    case ARGUMENT_FILE:
        return 0.1;
    case COMPARISON_EQUAL:
        return 0.01;
    case ARGUMENT_NAME:
        return 0.05;
    case VIRTUAL_TABLE_SCHEMA:
        return 1;
    default:
        return 0.3;
    }
}

static unsigned wants_of_query(const sqlite3_index_info *info)
{
    unsigned wants = 0;

    for (int c = 0; c < COLUMN_COUNT; c++)
        if (info->colUsed & (sqlite3_uint64)1 << c)
            wants |= wants_of[c];
    return wants;
}

static int event_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    static const struct virtual_table_planner planner = {argument_of, gain_of, 1e6, 1000};

    (void)base;
    info->idxNum = (int)wants_of_query(info);
    return virtual_table_plan(info, &planner);
}

/* ---- cursors ---- */

static void event_cursor_init(sqlite3_vtab_cursor *base)
{
    const struct virtual_table *table = (const struct virtual_table *)base->pVtab;

    event_scan_init(&((struct event_cursor *)base)->scan, table->handle, table->context);
}

static void event_cursor_free(sqlite3_vtab_cursor *base)
{
    event_scan_free(&((struct event_cursor *)base)->scan);
}

static int fail(struct event_cursor *cursor)
{
    return virtual_table_fail_with(cursor->base.pVtab, &cursor->scan.error);
}

/* Narrows the times; SQLite itself compares a value that is not a whole number. */
static void narrow_times(struct event_filter *filter, char argument, sqlite3_value *value)
{
    if (sqlite3_value_type(value) != SQLITE_INTEGER)
        return;
    int64_t ts = sqlite3_value_int64(value);
    if (argument != COMPARISON_BELOW && ts > filter->earliest)
        filter->earliest = ts;
    if (argument != COMPARISON_ABOVE && ts < filter->latest)
        filter->latest = ts;
}

/* Adds a constraint to the filter; false if no row can meet it. */
static bool add_argument(struct event_filter *filter, char argument, sqlite3_value *value)
{
    int type = sqlite3_value_type(value);

    if (type == SQLITE_NULL)
        return false;
    switch (argument) {
    case ARGUMENT_FILE:
        if (type == SQLITE_INTEGER) {
            filter->one_file = true;
            filter->file = sqlite3_value_int64(value);
        }
        return true;
    case ARGUMENT_NAME:
        filter->by_name = true;
        filter->name = (const char *)sqlite3_value_text(value);
        filter->name_length = (size_t)sqlite3_value_bytes(value);
        return filter->name != NULL;
    case ARGUMENT_CATEGORY:
        filter->by_category = true;
        filter->category = (const char *)sqlite3_value_text(value);
        filter->category_length = (size_t)sqlite3_value_bytes(value);
        return filter->category != NULL;
    default:
        narrow_times(filter, argument, value);
        return true;
    }
}

static int event_filter(sqlite3_vtab_cursor *base, int wants, const char *plan, int argc,
                        sqlite3_value **argv)
{
    struct event_cursor *cursor = (struct event_cursor *)base;
    struct event_filter filter = {
        .wants = (unsigned)wants, .earliest = INT64_MIN, .latest = INT64_MAX};
    const char *schema = "main";
    bool possible = true;

    for (int i = 0; i < argc; i++) {
        if (plan[i] == VIRTUAL_TABLE_SCHEMA)
            schema = (const char *)sqlite3_value_text(argv[i]);
        else
            possible = add_argument(&filter, plan[i], argv[i]) && possible;
    }
    cursor->scan.done = true;
    if (!possible || schema == NULL)
        return SQLITE_OK;
    return event_scan_start(&cursor->scan, schema, &filter) == 0 ? SQLITE_OK
                                                                 : fail(cursor);
}

static int event_next(sqlite3_vtab_cursor *base)
{
    struct event_cursor *cursor = (struct event_cursor *)base;

    return event_scan_next(&cursor->scan) == 0 ? SQLITE_OK : fail(cursor);
}

static int event_eof(sqlite3_vtab_cursor *base)
{
    return ((const struct event_cursor *)base)->scan.done;
}

static int event_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    const struct event_scan *scan = &((const struct event_cursor *)base)->scan;

    *rowid = (sqlite3_int64)scan->file << 32 | (scan->first + scan->row);
    return SQLITE_OK;
}

/* ---- columns ---- */

static void result_name(const struct event_scan *scan, sqlite3_context *context,
                        uint32_t id)
{
    const struct strings *names = &scan->set->names;

    /* The texts may move when the names of another file's places are added. */
    sqlite3_result_text64(context, strings_text(names, id), strings_length(names, id),
                          SQLITE_TRANSIENT, SQLITE_UTF8);
}

static void result_op(const struct event_scan *scan, sqlite3_context *context, int column)
{
    const struct trace_op *op = &scan->set->ops[scan->columns.op[scan->row]];

    if (column == COLUMN_NAME)
        result_name(scan, context, op->name);
    else if (column == COLUMN_CATEGORY)
        result_name(scan, context, op->category);
    else if (column == COLUMN_SIDE)
        sqlite3_result_text(context, event_scan_side(scan), -1, SQLITE_STATIC);
    else
        sqlite3_result_text(context, trace_kind_name((enum trace_kind)op->kind), -1,
                            SQLITE_STATIC);
}

/* The columns that both tables of events have; EVENTS_COLUMN_COUNT: not one of these. */
static int column_of_both(int column)
{
    switch (column) {
    case COLUMN_PID:
        return EVENTS_COLUMN_PID;
    case COLUMN_TID:
        return EVENTS_COLUMN_TID;
    case COLUMN_DEVICE:
        return EVENTS_COLUMN_DEVICE;
    case COLUMN_STREAM:
        return EVENTS_COLUMN_STREAM;
    case COLUMN_CORRELATION:
        return EVENTS_COLUMN_CORRELATION;
    case COLUMN_LAUNCH:
        return EVENTS_COLUMN_LAUNCH;
    case COLUMN_BYTES:
        return EVENTS_COLUMN_BYTES;
    case COLUMN_BANDWIDTH:
        return EVENTS_COLUMN_BANDWIDTH;
    case COLUMN_STEP:
        return EVENTS_COLUMN_STEP_NUMBER;
    default:
        return EVENTS_COLUMN_COUNT;
    }
}

static int event_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    struct event_cursor *cursor = (struct event_cursor *)base;
    const struct event_scan *scan = &cursor->scan;
    uint32_t row = scan->row;

    switch (column) {
    case COLUMN_FILE:
        sqlite3_result_int64(context, scan->file);
        break;
    case COLUMN_ROW:
        sqlite3_result_int64(context, scan->first + row);
        break;
    case COLUMN_NAME:
    case COLUMN_CATEGORY:
    case COLUMN_SIDE:
    case COLUMN_KIND:
        result_op(scan, context, column);
        break;
    case COLUMN_TS:
        sqlite3_result_int64(context, scan->columns.ts[row]);
        break;
    case COLUMN_DUR:
        sqlite3_result_int64(context, scan->columns.dur[row]);
        break;
    case COLUMN_SELF:
        sqlite3_result_int64(context, scan->columns.self[row]);
        break;
    case COLUMN_SET_SCHEMA:
        sqlite3_result_text(context, scan->schema, -1, SQLITE_TRANSIENT);
        break;
    default:
        return events_scan_column(&cursor->scan, context, column_of_both(column)) == 0
                   ? SQLITE_OK
                   : fail(cursor);
    }
    return SQLITE_OK;
}

static const struct virtual_table_kind event_kind = {
    .module = {VIRTUAL_TABLE_COMMON, .xBestIndex = event_best_index,
               .xFilter = event_filter, .xNext = event_next, .xEof = event_eof,
               .xColumn = event_column, .xRowid = event_rowid},
    .sql =
        "CREATE TABLE event(file INTEGER, row INTEGER, name TEXT, category TEXT, "
        "side TEXT, kind TEXT, ts INTEGER, dur INTEGER, self INTEGER, pid TEXT, "
        "tid TEXT, device INTEGER, stream INTEGER, correlation INTEGER, launch INTEGER, "
        "bytes INTEGER, bandwidth REAL, step INTEGER, set_schema TEXT HIDDEN)",
    .cursor_size = sizeof(struct event_cursor),
    .cursor_init = event_cursor_init,
    .cursor_free = event_cursor_free,
};

int event_table_register(sqlite3 *handle, struct budget *budget)
{
    return virtual_table_register(handle, "event", &event_kind, budget, NULL);
}
