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
#include "store/set/kept_tables.h"

#include "store/set/kept_cursor.h"
#include "store/sqlite/virtual_table.h"

#include <inttypes.h>
#include <stdio.h>

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

/* The columns of texts and numbers have the order of their enums in arguments.h. */
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

static int fail(struct kept_cursor *cursor)
{
    cursor->done = true;
    return virtual_table_fail_with(cursor->base.pVtab, &cursor->error);
}

static int kept_next(sqlite3_vtab_cursor *base)
{
    struct kept_cursor *cursor = (struct kept_cursor *)base;

    return kept_cursor_next(cursor) == 0 ? SQLITE_OK : fail(cursor);
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
        schema = (const char *)sqlite3_value_text(argv[0]);
    if (schema == NULL)
        return SQLITE_OK;
    if (kept_cursor_begin(cursor, schema, (number & WITH_EVENTS) != 0) != 0)
        return fail(cursor);
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

static void result_unsigned(sqlite3_context *context, uint64_t value)
{
    char text[24];

    if (value <= INT64_MAX) {
        sqlite3_result_int64(context, (sqlite3_int64)value);
        return;
    }
    snprintf(text, sizeof text, "%" PRIu64, value);
    sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
}

static void result_after_start(const struct kept_cursor *cursor, sqlite3_context *context,
                               int64_t ts)
{
    int64_t after = (int64_t)((uint64_t)ts - (uint64_t)cursor->first_ns);

    sqlite3_result_double(context, (double)after / 1000.0);
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
static int result_text(struct kept_cursor *cursor, struct statement *row, int column,
                       sqlite3_context *context)
{
    int result = statement_step(row, &cursor->error);
    size_t length;

    if (result == 1) {
        const char *text = statement_text(row, column, &length);

        sqlite3_result_text64(context, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    statement_reset(row);
    return result < 0 ? fail(cursor) : SQLITE_OK;
}

static int memory_column(struct kept_cursor *cursor, sqlite3_context *context, int column)
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
            result_unsigned(context, now->address);
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
        return result_text(cursor, &cursor->place, column - MEMORY_PID, context);
    }
    return SQLITE_OK;
}

static void result_number(const struct trace_collective *now, unsigned which,
                          sqlite3_context *context)
{
    if ((now->wide >> which & 1) != 0)
        result_unsigned(context, (uint64_t)now->numbers[which]);
    else if ((now->known >> which & 1) != 0)
        sqlite3_result_int64(context, now->numbers[which]);
}

static int result_step(struct kept_cursor *cursor, sqlite3_context *context)
{
    int64_t number;
    int found = event_scan_step(&cursor->events, &number);

    if (found < 0) {
        cursor->error = cursor->events.error;
        return fail(cursor);
    }
    if (found == 1)
        sqlite3_result_int64(context, number);
    return SQLITE_OK;
}

static int collective_column(struct kept_cursor *cursor, sqlite3_context *context,
                             int column)
{
    const struct trace_collective *now = &cursor->rows[cursor->row];
    const struct event_scan *events = &cursor->events;

    if (column >= COLLECTIVE_NUMBER && column < COLLECTIVE_START) {
        result_number(now, (unsigned)column - COLLECTIVE_NUMBER, context);
    } else if (column >= COLLECTIVE_TEXT && column < COLLECTIVE_NUMBER) {
        uint32_t text = now->texts[column - COLLECTIVE_TEXT];

        if (text == TRACE_NONE)
            return SQLITE_OK;
        statement_bind_int64(&cursor->argument, ":id", text);
        return result_text(cursor, &cursor->argument, 0, context);
    } else if (column == COLLECTIVE_FILE) {
        sqlite3_result_int64(context, cursor->file);
    } else if (column == COLLECTIVE_ROW) {
        sqlite3_result_int64(context, now->row);
    } else if (cursor->has_event && column == COLLECTIVE_START) {
        result_after_start(cursor, context, events->columns.ts[events->row]);
    } else if (cursor->has_event && column == COLLECTIVE_DUR) {
        sqlite3_result_double(context, (double)events->columns.dur[events->row] / 1000.0);
    } else if (cursor->has_event && column == COLLECTIVE_SIDE) {
        sqlite3_result_text(context, event_scan_side(events), -1, SQLITE_STATIC);
    } else if (cursor->has_event) {
        return result_step(cursor, context);
    }
    return SQLITE_OK;
}

static int counters_column(struct kept_cursor *cursor, sqlite3_context *context,
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
    return SQLITE_OK;
}

static int kept_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    struct kept_cursor *cursor = (struct kept_cursor *)base;
    static const struct {
        int schema;
        int (*result)(struct kept_cursor *, sqlite3_context *, int);
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
        return columns[cursor->table].result(cursor, context, column);
    return SQLITE_OK;
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
