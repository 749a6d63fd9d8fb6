#include "base/error.h"
#include "store/cells.h"
#include "store/database.h"
#include "store/events.h"
#include "store/functions.h"
#include "store/segment.h"
#include "trace/recording.h"

#include <inttypes.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- kept cursor ---- */

/* A walk over the blocks of a set. */

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
};

static void finish(struct kept_cursor *cursor)
{
    statement_finish(&cursor->files);
    statement_finish(&cursor->blocks);
    statement_finish(&cursor->place);
    statement_finish(&cursor->argument);
    free(cursor->schema);
    cursor->schema = NULL;
}

/* For a zeroed cursor. `budget`: ends the walk; NULL: none. */
static void kept_cursor_init(struct kept_cursor *cursor, enum kept_table table,
                             sqlite3 *handle, struct budget *budget)
{
    cursor->table = table;
    cursor->done = true;
    cursor->database.handle = handle;
    cursor->database.budget = budget;
    event_scan_init(&cursor->events, handle, budget);
}

static void kept_cursor_free(struct kept_cursor *cursor)
{
    finish(cursor);
    event_scan_free(&cursor->events);
    sqlite3_free(cursor->instants);
    sqlite3_free(cursor->rows);
    sqlite3_free(cursor->samples);
}

static struct statement statement_for(struct kept_cursor *cursor, const char *path)
{
    return statement_in(&cursor->database, cursor->schema, path);
}

static void prepare_all(struct kept_cursor *cursor)
{
    static const char *const blocks[] = {
        [KEPT_MEMORY_TABLE] = "sql/load_memory_blocks",
        [KEPT_COLLECTIVES_TABLE] = "sql/load_collective_blocks",
        [KEPT_COUNTERS_TABLE] = "sql/load_counter_blocks",
    };

    cursor->files = statement_for(cursor, "sql/kept_files");
    cursor->blocks = statement_for(cursor, blocks[cursor->table]);
    cursor->place = statement_for(cursor, "sql/kept_place");
    cursor->argument = statement_for(cursor, "sql/load_argument");
}

static void alloc_block(struct kept_cursor *cursor)
{
    if (cursor->table == KEPT_MEMORY_TABLE && cursor->instants == NULL)
        cursor->instants =
            virtual_table_memory(KEPT_BLOCK_ROWS * sizeof *cursor->instants);
    if (cursor->table == KEPT_COLLECTIVES_TABLE && cursor->rows == NULL)
        cursor->rows = virtual_table_memory(KEPT_BLOCK_ROWS * sizeof *cursor->rows);
    if (cursor->table == KEPT_COUNTERS_TABLE && cursor->samples == NULL)
        cursor->samples = virtual_table_memory(KEPT_BLOCK_ROWS * sizeof *cursor->samples);
    if (cursor->instants == NULL && cursor->rows == NULL && cursor->samples == NULL)
        database_fail_memory(&cursor->database);
}

/* Prepares the statements for a schema, and goes before its first row. */
static void kept_cursor_begin(struct kept_cursor *cursor, const char *schema,
                              bool with_events)
{
    finish(cursor);
    cursor->database.failure = (struct error){0};
    cursor->schema = owned_copy(schema);
    prepare_all(cursor);
    set_trust(&cursor->database, schema);
    alloc_block(cursor);
    cursor->with_events = with_events;
    cursor->file = -1;
    cursor->row = cursor->count = 0;
    cursor->has_event = false;
}

/* ---- files and blocks ---- */

/* Moves to the next file; false: there is none. */
static bool next_file(struct kept_cursor *cursor)
{
    struct statement *files = &cursor->files;

    if (!statement_next(files))
        return false;
    cursor->file = statement_int64(files, 0);
    cursor->rank = statement_int64(files, 1);
    cursor->span = statement_int64(files, 2);
    int64_t arguments = statement_int64(files, 5);
    cursor->first_ns = statement_int64(files, 6);
    cursor->limits = (struct block_limits){
        .file_rows = (uint32_t)statement_int64(files, 3),
        .places = (uint32_t)statement_int64(files, 4),
        .arguments = arguments > TRACE_NONE - 1 ? TRACE_NONE - 1 : (uint32_t)arguments};
    cursor->first = cursor->count = cursor->row = 0;
    cursor->has_event = false;
    statement_reset(&cursor->blocks);
    statement_bind_int64(&cursor->blocks, ":file", cursor->file);
    return true;
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

/* Moves to the next block of the file; false: there is none. */
static bool next_block(struct kept_cursor *cursor)
{
    size_t length;

    if (cursor->file < 0 || !statement_next(&cursor->blocks))
        return false;
    int64_t first = statement_int64(&cursor->blocks, 0);
    int64_t rows = statement_int64(&cursor->blocks, 1);
    const void *columns = statement_blob(&cursor->blocks, 2, &length);
    if (first != cursor->first + (int64_t)cursor->count || rows < 1 ||
        rows > KEPT_BLOCK_ROWS || !decode(cursor, columns, length, (uint32_t)rows)) {
        database_fail_damaged(&cursor->database, "block of arguments");
        return false;
    }
    cursor->first = (uint32_t)first;
    cursor->count = (uint32_t)rows;
    cursor->row = 0;
    return true;
}

/* Moves the events of the file to the row of the collective. */
static void find_event(struct kept_cursor *cursor)
{
    const struct event_filter filter = {.wants = EVENT_WANT_OP | EVENT_WANT_TIMES |
                                                 EVENT_WANT_STEP,
                                        .one_file = true,
                                        .file = cursor->file,
                                        .earliest = INT64_MIN,
                                        .latest = INT64_MAX};
    struct event_scan *events = &cursor->events;
    uint32_t row = cursor->rows[cursor->row].row;

    if (!cursor->has_event) /* it is the first of the file */
        event_scan_start(events, cursor->schema, &filter);
    while (!events->done && events->first + events->row < row)
        event_scan_next(events);
    cursor->has_event = !events->done && events->first + events->row == row;
    if (database_failed(&events->database))
        cursor->database.failure = events->database.failure;
    else if (!cursor->has_event)
        database_fail_damaged(&cursor->database, "row of a collective");
}

/* Moves to the next row; sets ->done at the end. */
static void kept_cursor_next(struct kept_cursor *cursor)
{
    bool more = true;

    if (cursor->count > 0)
        cursor->row++;
    while (more && cursor->row >= cursor->count)
        more = next_block(cursor) ||
               (!database_failed(&cursor->database) && next_file(cursor));
    if (more && cursor->with_events && cursor->table == KEPT_COLLECTIVES_TABLE)
        find_event(cursor);
    cursor->done = !more || database_failed(&cursor->database);
}

/* ---- kept tables ---- */

/* The stored arguments as rows, decoded from their blocks:
 *
 *   SELECT rank, max(total_allocated) FROM memory GROUP BY rank;
 *   SELECT name, count(*), min(dur_us) FROM collectives GROUP BY name;
 *
 * counters, a value of a counter a row: rank, span, at_us (after the file's first event),
 * device (NULL: none is known), name, value, pid, file.
 *
 * memory, an instant `[memory]` a row: rank, span, at_us (after the file's first event),
 * device_type ('host', 'CUDA', 'HIP', else its number), device, bytes (negative: freed),
 * address, total_allocated, total_reserved (bytes), pid, tid.
 *
 * collectives, one row for each row of `event` that states facts of a collective: rank,
 * span, step_number, side ('device', 'host'), name,
 * group_name, group_ranks, dtype, in_split, out_split, group_size, in_elements,
 * out_elements, seq, comms_id, source, destination, external_id, start_us (after the
 * file's first event), dur_us, file and row (as in `event`). A collective has one on the
 * device, and one on the host of each `record_param_comms`.
 *
 * NULL: not stated. Integers over 2^63 - 1 are texts of their digits. set_schema is
 * hidden: the schema of the set, 'main' unless stated. Rows are in file order. */

enum memory_column {
    MEMORY_RANK,
    MEMORY_SPAN,
    MEMORY_AT,
    MEMORY_DEVICE_TYPE,
    MEMORY_DEVICE,
    MEMORY_BYTES,
    MEMORY_ADDRESS,
    MEMORY_ALLOCATED,
    MEMORY_RESERVED,
    MEMORY_PID,
    MEMORY_TID,
    MEMORY_SCHEMA
};

enum counters_column {
    COUNTERS_RANK,
    COUNTERS_SPAN,
    COUNTERS_AT,
    COUNTERS_DEVICE,
    COUNTERS_NAME,
    COUNTERS_VALUE,
    COUNTERS_PID,
    COUNTERS_FILE,
    COUNTERS_SCHEMA
};

/* The columns of texts and numbers have the order of their enums in trace/recording.h. */
enum collective_column {
    COLLECTIVE_RANK,
    COLLECTIVE_SPAN,
    COLLECTIVE_STEP,
    COLLECTIVE_SIDE,
    COLLECTIVE_TEXT,
    COLLECTIVE_NUMBER = COLLECTIVE_TEXT + TRACE_COLLECTIVE_TEXTS,
    COLLECTIVE_START = COLLECTIVE_NUMBER + TRACE_COLLECTIVE_NUMBERS,
    COLLECTIVE_DUR,
    COLLECTIVE_FILE,
    COLLECTIVE_ROW,
    COLLECTIVE_SCHEMA
};
#define EVENT_COLUMNS                                                                    \
    ((uint64_t)1 << COLLECTIVE_STEP | (uint64_t)1 << COLLECTIVE_SIDE |                   \
     (uint64_t)1 << COLLECTIVE_START | (uint64_t)1 << COLLECTIVE_DUR)

static const struct kind {
    enum kept_table table;
    const char *name, *sql;
    int schema; /* the hidden column */
} kinds[] = {
    {KEPT_MEMORY_TABLE, "memory",
     "CREATE TABLE memory(rank INTEGER, span INTEGER, at_us REAL, device_type, "
     "device INTEGER, bytes INTEGER, address, total_allocated INTEGER, "
     "total_reserved INTEGER, pid TEXT, tid TEXT, set_schema TEXT HIDDEN)",
     MEMORY_SCHEMA},
    {KEPT_COLLECTIVES_TABLE, "collectives",
     "CREATE TABLE collectives(rank INTEGER, span INTEGER, step_number INTEGER, "
     "side TEXT, name TEXT, group_name TEXT, group_ranks TEXT, dtype TEXT, in_split "
     "TEXT, "
     "out_split TEXT, group_size, in_elements, out_elements, seq, comms_id, source, "
     "destination, external_id, start_us REAL, dur_us REAL, file INTEGER, row INTEGER, "
     "set_schema TEXT HIDDEN)",
     COLLECTIVE_SCHEMA},
    {KEPT_COUNTERS_TABLE, "counters",
     "CREATE TABLE counters(rank INTEGER, span INTEGER, at_us REAL, device INTEGER, "
     "name TEXT, value REAL, pid TEXT, file INTEGER, set_schema TEXT HIDDEN)",
     COUNTERS_SCHEMA},
};

/* The arguments of a registration. */
struct kept_module {
    const struct kind *kind;
    struct budget *budget;
};

static void kept_declare(const void *context, struct buffer *sql)
{
    buffer_append_text(sql, ((const struct kept_module *)context)->kind->sql);
}

/* idxNum: 1 if the schema is stated, and 2 if columns of events are wanted. */
enum { WITH_SCHEMA = 1, WITH_EVENTS = 2 };

static int kept_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    const struct kept_module *module = ((const struct virtual_table *)base)->context;
    const struct kind *kind = module->kind;

    info->estimatedRows = 100000;
    info->estimatedCost = 1e5;
    for (int i = 0; i < info->nConstraint; i++) {
        const struct sqlite3_index_constraint *constraint = &info->aConstraint[i];

        if (constraint->iColumn != kind->schema ||
            constraint->op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (!constraint->usable)
            return SQLITE_CONSTRAINT;
        info->aConstraintUsage[i].argvIndex = 1;
        info->aConstraintUsage[i].omit = 1;
        info->idxNum |= WITH_SCHEMA;
        break;
    }
    if (kind->table == KEPT_COLLECTIVES_TABLE && (info->colUsed & EVENT_COLUMNS) != 0)
        info->idxNum |= WITH_EVENTS;
    return SQLITE_OK;
}

/* ---- cursors ---- */

static void cursor_init(sqlite3_vtab_cursor *base)
{
    const struct virtual_table *table = (const struct virtual_table *)base->pVtab;
    const struct kept_module *module = table->context;

    kept_cursor_init((struct kept_cursor *)base, module->kind->table, table->handle,
                     module->budget);
}

static void cursor_free(sqlite3_vtab_cursor *base)
{
    kept_cursor_free((struct kept_cursor *)base);
}

/* The code for what failed, if something did. */
static int kept_code(const struct kept_cursor *cursor)
{
    return database_failed(&cursor->database)
               ? virtual_table_fail_with(cursor->base.pVtab, &cursor->database.failure)
               : SQLITE_OK;
}

static int kept_next(sqlite3_vtab_cursor *base)
{
    struct kept_cursor *cursor = (struct kept_cursor *)base;

    kept_cursor_next(cursor);
    return kept_code(cursor);
}

static int kept_filter(sqlite3_vtab_cursor *base, int number, const char *plan, int argc,
                       sqlite3_value **argv)
{
    struct kept_cursor *cursor = (struct kept_cursor *)base;
    const char *schema = "main";

    (void)plan;
    (void)argc;
    cursor->done = true;
    if ((number & WITH_SCHEMA) != 0)
        schema = virtual_table_schema(argv[0]);
    if (schema == NULL)
        return SQLITE_OK;
    kept_cursor_begin(cursor, schema, (number & WITH_EVENTS) != 0);
    return kept_next(base);
}

static int kept_eof(sqlite3_vtab_cursor *base)
{
    return ((const struct kept_cursor *)base)->done;
}

static int kept_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    const struct kept_cursor *cursor = (const struct kept_cursor *)base;

    *rowid = cursor->file << 32 | (cursor->first + cursor->row);
    return SQLITE_OK;
}

/* ---- columns ---- */

static void result_after_start(const struct kept_cursor *cursor, sqlite3_context *context,
                               int64_t ts)
{
    int64_t after = (int64_t)((uint64_t)ts - (uint64_t)cursor->first_ns);

    virtual_table_give_us(context, (double)after);
}

static void result_device_type(sqlite3_context *context, int32_t type)
{
    const char *word = type == 0 ? "host" : type == 1 ? "CUDA" : type == 6 ? "HIP" : NULL;

    if (word != NULL)
        sqlite3_result_text(context, word, -1, SQLITE_STATIC);
    else
        sqlite3_result_int(context, type);
}

/* Column `column` of the statement that was bound; resets it. */
static void result_text(struct statement *row, int column, sqlite3_context *context)
{
    size_t length;

    if (statement_next(row)) {
        const char *text = statement_text(row, column, &length);

        sqlite3_result_text64(context, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    statement_reset(row);
}

static void memory_column(struct kept_cursor *cursor, sqlite3_context *context,
                          int column)
{
    const struct trace_memory *now = &cursor->instants[cursor->row];

    switch (column) {
    case MEMORY_AT:
        result_after_start(cursor, context, now->ts);
        break;
    case MEMORY_DEVICE_TYPE:
        if ((now->fields & TRACE_MEMORY_DEVICE_TYPE) != 0)
            result_device_type(context, now->device_type);
        break;
    case MEMORY_DEVICE:
        if ((now->fields & TRACE_MEMORY_DEVICE_ID) != 0)
            sqlite3_result_int(context, now->device_id);
        break;
    case MEMORY_BYTES:
        sqlite3_result_int64(context, now->bytes);
        break;
    case MEMORY_ADDRESS:
        if ((now->fields & TRACE_MEMORY_ADDRESS) != 0)
            virtual_table_give_integer(context, (int64_t)now->address,
                                       now->address > INT64_MAX);
        break;
    case MEMORY_ALLOCATED:
        if ((now->fields & TRACE_MEMORY_ALLOCATED) != 0)
            sqlite3_result_int64(context, now->allocated);
        break;
    case MEMORY_RESERVED:
        if ((now->fields & TRACE_MEMORY_RESERVED) != 0)
            sqlite3_result_int64(context, now->reserved);
        break;
    default: /* pid, tid */
        statement_bind_int64(&cursor->place, ":file", cursor->file);
        statement_bind_int64(&cursor->place, ":id", now->place);
        result_text(&cursor->place, column - MEMORY_PID, context);
    }
}

static void result_number(const struct trace_collective *now, unsigned which,
                          sqlite3_context *context)
{
    bool wide = (now->wide >> which & 1) != 0;

    if (wide || (now->known >> which & 1) != 0)
        virtual_table_give_integer(context, now->numbers[which],
                                   wide && now->numbers[which] < 0);
}

static void collective_column(struct kept_cursor *cursor, sqlite3_context *context,
                              int column)
{
    const struct trace_collective *now = &cursor->rows[cursor->row];
    struct event_scan *events = &cursor->events;

    if (column >= COLLECTIVE_NUMBER && column < COLLECTIVE_START) {
        result_number(now, (unsigned)column - COLLECTIVE_NUMBER, context);
    } else if (column >= COLLECTIVE_TEXT && column < COLLECTIVE_NUMBER) {
        uint32_t text = now->texts[column - COLLECTIVE_TEXT];

        if (text == TRACE_NONE)
            return;
        statement_bind_int64(&cursor->argument, ":id", text);
        result_text(&cursor->argument, 0, context);
    } else if (column == COLLECTIVE_FILE) {
        sqlite3_result_int64(context, cursor->file);
    } else if (column == COLLECTIVE_ROW) {
        sqlite3_result_int64(context, now->row);
    } else if (cursor->has_event && column == COLLECTIVE_START) {
        result_after_start(cursor, context, events->columns->ts[events->row]);
    } else if (cursor->has_event && column == COLLECTIVE_DUR) {
        sqlite3_result_double(context,
                              (double)events->columns->dur[events->row] / 1000.0);
    } else if (cursor->has_event && column == COLLECTIVE_SIDE) {
        sqlite3_result_text(context, event_scan_side(events), -1, SQLITE_STATIC);
    } else if (cursor->has_event) {
        events_scan_column(events, context, EVENTS_COLUMN_STEP_NUMBER);
        if (database_failed(&events->database))
            cursor->database.failure = events->database.failure;
    }
}

static void counters_column(struct kept_cursor *cursor, sqlite3_context *context,
                            int column)
{
    const struct trace_sample *now = &cursor->samples[cursor->row];
    size_t length;

    if (column == COUNTERS_AT) {
        result_after_start(cursor, context, now->ts);
    } else if (column == COUNTERS_VALUE) {
        sqlite3_result_double(context, now->value);
    } else if (column == COUNTERS_FILE) {
        sqlite3_result_int64(context, cursor->file);
    } else if (column == COUNTERS_DEVICE) {
        if (statement_int64(&cursor->blocks, 3) >= 0)
            sqlite3_result_int64(context, statement_int64(&cursor->blocks, 3));
    } else {
        const char *text =
            statement_text(&cursor->blocks, column == COUNTERS_PID ? 4 : 5, &length);

        sqlite3_result_text64(context, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
    }
}

static int kept_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    struct kept_cursor *cursor = (struct kept_cursor *)base;
    static const struct {
        int schema;
        void (*result)(struct kept_cursor *, sqlite3_context *, int);
    } columns[] = {
        [KEPT_MEMORY_TABLE] = {MEMORY_SCHEMA, memory_column},
        [KEPT_COLLECTIVES_TABLE] = {COLLECTIVE_SCHEMA, collective_column},
        [KEPT_COUNTERS_TABLE] = {COUNTERS_SCHEMA, counters_column},
    };

    if (column == columns[cursor->table].schema)
        sqlite3_result_text(context, cursor->schema, -1, SQLITE_TRANSIENT);
    else if (column == MEMORY_RANK) /* the same in all tables, and so is the next */
        sqlite3_result_int64(context, cursor->rank);
    else if (column == MEMORY_SPAN)
        sqlite3_result_int64(context, cursor->span);
    else
        columns[cursor->table].result(cursor, context, column);
    return kept_code(cursor);
}

static const struct virtual_table_kind kept_kind = {
    .module = {VIRTUAL_TABLE_COMMON, .xBestIndex = kept_best_index,
               .xFilter = kept_filter, .xNext = kept_next, .xEof = kept_eof,
               .xColumn = kept_column, .xRowid = kept_rowid},
    .declare = kept_declare,
    .cursor_size = sizeof(struct kept_cursor),
    .cursor_init = cursor_init,
    .cursor_free = cursor_free,
};

int kept_tables_register(sqlite3 *handle, const char *before, struct budget *budget)
{
    int code = SQLITE_OK;

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0] && code == SQLITE_OK; i++) {
        struct kept_module *module = sqlite3_malloc(sizeof *module);
        char name[64];

        if (module == NULL)
            return SQLITE_NOMEM;
        snprintf(name, sizeof name, "%s%s", before, kinds[i].name);
        *module = (struct kept_module){&kinds[i], budget};
        code = virtual_table_register(handle, name, &kept_kind, module, sqlite3_free);
    }
    return code;
}

/* ---- op step table ---- */

/* The blobs of step_cells as rows (sql/set.sql):
 *
 *     SELECT s.n, sum(o.total) FROM step AS s JOIN op_step AS o ON o.step = s.id
 *     WHERE o.op = 7 GROUP BY s.n;
 *
 * Columns: step (step.id), op (op.id), counts, total, self, min, max (ns). set_schema is
 * hidden: the schema of the set, 'main' unless stated. Rows ascend by step and op. A
 * constraint on step reads only the blobs of these steps. */

enum op_step_column {
    COLUMN_STEP,
    COLUMN_OP,
    COLUMN_COUNTS,
    COLUMN_TOTAL,
    COLUMN_SELF,
    COLUMN_MIN,
    COLUMN_MAX,
    COLUMN_SET_SCHEMA
};

#define OP_BITS 22 /* of a rowid; CELLS_OPS_MAX is 2^22 */

struct op_step_vtab {
    struct virtual_table base;
    struct cells cells; /* scratch of every cursor */
};

struct op_step_cursor {
    sqlite3_vtab_cursor base;
    struct database database; /* the handle is borrowed */
    char *schema;             /* of `select`; NULL: none yet */
    struct statement select;
    struct trace_cell *list; /* of the step */
    size_t count, capacity, row;
    int64_t step;
    bool done;
};

static void op_step_vtab_free(struct virtual_table *table)
{
    cells_free(&((struct op_step_vtab *)table)->cells);
}

/* ---- planning ---- */

static char argument_of(const sqlite3_index_info *info, int constraint)
{
    unsigned char operator_code = info->aConstraint[constraint].op;
    int column = info->aConstraint[constraint].iColumn;

    if (column == COLUMN_SET_SCHEMA)
        return operator_code == SQLITE_INDEX_CONSTRAINT_EQ ? VIRTUAL_TABLE_SCHEMA : 0;
    return column == COLUMN_STEP ? virtual_table_comparison_of(operator_code) : 0;
}

/* Tells SQLite if the rows have the order that a query wants. */
static void note_order(sqlite3_index_info *info)
{
    bool ordered = info->nOrderBy <= 2;

    for (int i = 0; i < info->nOrderBy && ordered; i++)
        ordered = info->aOrderBy[i].iColumn == i && !info->aOrderBy[i].desc;
    info->orderByConsumed = ordered;
}

static double gain_of(char argument)
{
    return argument == VIRTUAL_TABLE_SCHEMA ? 1
           : argument == COMPARISON_EQUAL   ? 1e-3
                                            : 0.3;
}

static int op_step_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    static const struct virtual_table_planner planner = {argument_of, gain_of, 1e6, 100};

    (void)base;
    note_order(info);
    return virtual_table_plan(info, &planner);
}

/* ---- cursors ---- */

static void op_step_cursor_init(sqlite3_vtab_cursor *base)
{
    struct op_step_cursor *cursor = (struct op_step_cursor *)base;

    cursor->done = true;
    cursor->database.handle = ((const struct virtual_table *)base->pVtab)->handle;
}

static void op_step_cursor_free(sqlite3_vtab_cursor *base)
{
    struct op_step_cursor *cursor = (struct op_step_cursor *)base;

    statement_finish(&cursor->select);
    free(cursor->schema);
    sqlite3_free(cursor->list);
}

/* Makes room for the list. It counts as SQLite's memory, which has a bound (database.h).
 */
static bool reserve_list(struct op_step_cursor *cursor, size_t count)
{
    if (count <= cursor->capacity)
        return true;
    sqlite3_free(cursor->list);
    cursor->list = sqlite3_malloc64(count * sizeof *cursor->list);
    cursor->capacity = cursor->list == NULL ? 0 : count;
    return cursor->list != NULL;
}

/* Decodes the blob of the current row of `select`. */
static void read_step(struct op_step_cursor *cursor)
{
    struct cells *cells = &((struct op_step_vtab *)cursor->base.pVtab)->cells;
    size_t length;
    const void *blob = statement_blob(&cursor->select, 1, &length);

    cells_clear(cells);
    cursor->step = statement_int64(&cursor->select, 0);
    cursor->row = cursor->count = 0;
    if (cursor->step < 0 || cursor->step > UINT32_MAX ||
        !cells_add_blob(cells, blob, length))
        database_fail_damaged(&cursor->database, "sums of a step");
    else if (!reserve_list(cursor, cells_list(cells, NULL)))
        database_fail_memory(&cursor->database);
    else
        cursor->count = cells_list(cells, cursor->list);
}

/* Moves to the first row of the next step that has rows. */
static int next_step(struct op_step_cursor *cursor)
{
    cursor->count = 0;
    while (cursor->count == 0 && statement_next(&cursor->select))
        read_step(cursor);
    cursor->done = cursor->count == 0;
    return database_failed(&cursor->database)
               ? virtual_table_fail_with(cursor->base.pVtab, &cursor->database.failure)
               : SQLITE_OK;
}

/* Prepares the statement for a schema, unless it is already for this schema. */
static void choose_schema(struct op_step_cursor *cursor, const char *schema)
{
    cursor->database.failure = (struct error){0};
    if (cursor->schema != NULL && strcmp(cursor->schema, schema) == 0) {
        statement_reset(&cursor->select);
        return;
    }
    statement_finish(&cursor->select);
    free(cursor->schema);
    cursor->schema = owned_copy(schema);
    cursor->select = statement_in(&cursor->database, cursor->schema, "sql/op_step_cells");
    set_trust(&cursor->database, schema);
    if (database_failed(&cursor->database))
        free(TAKE_PTR(cursor->schema));
}

static int op_step_filter(sqlite3_vtab_cursor *base, int number, const char *plan,
                          int argc, sqlite3_value **argv)
{
    struct op_step_cursor *cursor = (struct op_step_cursor *)base;
    int64_t first = INT64_MIN, last = INT64_MAX;
    const char *schema = "main";

    (void)number;
    cursor->done = true;
    for (int i = 0; i < argc; i++) {
        if (plan[i] == VIRTUAL_TABLE_SCHEMA) {
            schema = virtual_table_schema(argv[i]);
        } else if (sqlite3_value_type(argv[i]) == SQLITE_NULL) {
            return SQLITE_OK; /* nothing is equal to it */
        } else if (sqlite3_value_type(argv[i]) == SQLITE_INTEGER) {
            int64_t value = sqlite3_value_int64(argv[i]);

            first = plan[i] != COMPARISON_BELOW && value > first ? value : first;
            last = plan[i] != COMPARISON_ABOVE && value < last ? value : last;
        }
    }
    if (schema == NULL)
        return SQLITE_OK;
    choose_schema(cursor, schema);
    if (cursor->schema != NULL) {
        statement_bind_int64(&cursor->select, ":first", first);
        statement_bind_int64(&cursor->select, ":last", last);
    }
    return next_step(cursor);
}

static int op_step_next(sqlite3_vtab_cursor *base)
{
    struct op_step_cursor *cursor = (struct op_step_cursor *)base;

    return ++cursor->row < cursor->count ? SQLITE_OK : next_step(cursor);
}

static int op_step_eof(sqlite3_vtab_cursor *base)
{
    return ((const struct op_step_cursor *)base)->done;
}

static int op_step_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    const struct op_step_cursor *cursor = (const struct op_step_cursor *)base;

    *rowid = (sqlite3_int64)(cursor->step << OP_BITS | cursor->list[cursor->row].op);
    return SQLITE_OK;
}

static int op_step_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct op_step_cursor *cursor = (const struct op_step_cursor *)base;
    const struct trace_cell *cell = &cursor->list[cursor->row];

    switch (column) {
    case COLUMN_STEP:
        sqlite3_result_int64(context, cursor->step);
        break;
    case COLUMN_OP:
        sqlite3_result_int64(context, cell->op);
        break;
    case COLUMN_COUNTS:
        sqlite3_result_int64(context, (sqlite3_int64)cell->count);
        break;
    case COLUMN_TOTAL:
        sqlite3_result_int64(context, cell->total);
        break;
    case COLUMN_SELF:
        sqlite3_result_int64(context, cell->self);
        break;
    case COLUMN_MIN:
        sqlite3_result_int64(context, cell->min);
        break;
    case COLUMN_MAX:
        sqlite3_result_int64(context, cell->max);
        break;
    case COLUMN_SET_SCHEMA:
        sqlite3_result_text(context, cursor->schema, -1, SQLITE_TRANSIENT);
        break;
    default:
        break;
    }
    return SQLITE_OK;
}

static const struct virtual_table_kind op_step_kind = {
    .module = {VIRTUAL_TABLE_COMMON, .xBestIndex = op_step_best_index,
               .xFilter = op_step_filter, .xNext = op_step_next, .xEof = op_step_eof,
               .xColumn = op_step_column, .xRowid = op_step_rowid},
    .sql = "CREATE TABLE op_step(step INTEGER, op INTEGER, counts INTEGER, "
           "total INTEGER, self INTEGER, min INTEGER, max INTEGER, "
           "set_schema TEXT HIDDEN)",
    .table_size = sizeof(struct op_step_vtab),
    .cursor_size = sizeof(struct op_step_cursor),
    .free = op_step_vtab_free,
    .cursor_init = op_step_cursor_init,
    .cursor_free = op_step_cursor_free,
};

int op_step_table_register(sqlite3 *handle)
{
    return virtual_table_register(handle, "op_step", &op_step_kind, NULL, NULL);
}
