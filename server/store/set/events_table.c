/* The virtual table `events`: the events of attached sets in words and µs.
 *
 *   SELECT name, count(*), sum(dur) FROM events
 *   WHERE side = 'control' AND rank = 0 AND device_type = 'GPU' GROUP BY name
 *
 * Columns: side (the schema), rank, span, file (its name), step_number, name, short_name,
 * category, device_type ('CPU', 'GPU' or ''), kind, start_us (since the first event of
 * the recording), dur, self (µs), pid, tid, device, stream, correlation, shapes (of the
 * inputs, host rows), bytes, bandwidth (GB/s), row (its number in the file), launch (the
 * row that launched it, device rows); NULL where the event does not say.
 *
 * Constraints on side, rank, start_us and the five words skip whole segments or files;
 * columns that a query does not mention are not decoded. The table itself makes an order
 * by words, which GROUP BY also asks for. SQLite gets the texts of words without a copy:
 * they live as long as the table. */

#include "store/set/events_table.h"

#include "base/error.h"
#include "store/set/event_scan.h"
#include "store/set/events_ordered.h"
#include "store/set/events_plan.h"
#include "store/set/events_scan_column.h"
#include "store/set/events_words.h"
#include "store/sqlite/virtual_table.h"

#include <stdlib.h>

/* The arguments of a registration. */
struct events_module {
    const char *schemas[EVENTS_SETS_MAX];
    size_t count;
    struct budget *budget;
};

struct events_vtab {
    struct virtual_table base;
    struct budget *budget;
    struct events_words words;
    struct event_scan *idle[EVENTS_SETS_MAX]; /* with their loaded data; NULL: none */
};

struct events_cursor {
    sqlite3_vtab_cursor base;
    struct events_filter filter;
    size_t set;              /* the scanned set; words.set_count: at the end */
    struct event_scan *scan; /* of that set; NULL: none */
    const struct events_file *file;
    bool ordered;
    struct events_ordered rows;
    size_t at; /* in them */
};

static void events_vtab_init(struct virtual_table *base)
{
    struct events_vtab *table = (struct events_vtab *)base;
    const struct events_module *module = base->context;

    table->budget = module->budget;
    events_words_init(&table->words, module->schemas, module->count, module->budget);
}

static void free_scan(struct event_scan *scan)
{
    if (scan != NULL)
        event_scan_free(scan);
    free(scan);
}

static void events_vtab_free(struct virtual_table *base)
{
    struct events_vtab *table = (struct events_vtab *)base;

    for (size_t i = 0; i < EVENTS_SETS_MAX; i++)
        free_scan(table->idle[i]);
    events_words_free(&table->words);
}

static int load_words(struct events_vtab *table)
{
    struct error error = {0};

    return events_words_load(&table->words, table->base.handle, &error) == 0
               ? SQLITE_OK
               : virtual_table_fail_with(&table->base.base, &error);
}

static int events_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    struct events_vtab *table = (struct events_vtab *)base;
    uint64_t rows = 0;
    int code = load_words(table);

    for (size_t i = 0; i < table->words.set_count; i++)
        rows += table->words.sets[i].rows;
    return code == SQLITE_OK ? events_plan_make(info, rows) : code;
}

/* ---- cursors ---- */

/* Gives the scan back, so that another cursor need not load the set again. */
static void leave_set(struct events_cursor *cursor)
{
    struct events_vtab *table = (struct events_vtab *)cursor->base.pVtab;

    if (cursor->scan == NULL)
        return;
    if (table->idle[cursor->set] == NULL)
        table->idle[cursor->set] = cursor->scan;
    else
        free_scan(cursor->scan);
    cursor->scan = NULL;
}

static void forget_answer(struct events_cursor *cursor)
{
    leave_set(cursor);
    events_filter_free(&cursor->filter);
    events_ordered_free(&cursor->rows);
}

static void events_cursor_free(sqlite3_vtab_cursor *base)
{
    forget_answer((struct events_cursor *)base);
}

static bool has_file(const void *context, uint32_t number)
{
    const struct events_cursor *cursor = context;
    const struct events_vtab *table = (const struct events_vtab *)cursor->base.pVtab;
    const struct events_file *file =
        events_words_file(&table->words.sets[cursor->set], number);

    return file != NULL && events_filter_has_rank(&cursor->filter, file->rank);
}

static int fail(struct events_cursor *cursor)
{
    return virtual_table_fail_with(cursor->base.pVtab, &cursor->scan->error);
}

/* Starts to scan the current set. */
static int enter_set(struct events_cursor *cursor)
{
    struct events_vtab *table = (struct events_vtab *)cursor->base.pVtab;
    const struct events_set *set = &table->words.sets[cursor->set];
    struct event_filter filter = {.wants = cursor->filter.wants,
                                  .ops = cursor->filter.ops[cursor->set],
                                  .has_file = has_file,
                                  .context = cursor};

    events_filter_times(&cursor->filter, set, &filter.earliest, &filter.latest);
    cursor->scan = table->idle[cursor->set];
    table->idle[cursor->set] = NULL;
    if (cursor->scan == NULL) {
        cursor->scan = malloc(sizeof *cursor->scan);
        if (cursor->scan == NULL)
            return SQLITE_NOMEM;
        event_scan_init(cursor->scan, table->base.handle, table->budget);
    }
    cursor->file = NULL;
    return event_scan_start(cursor->scan, set->schema, &filter) == 0 ? SQLITE_OK
                                                                     : fail(cursor);
}

static size_t set_count(const struct events_cursor *cursor)
{
    return ((const struct events_vtab *)cursor->base.pVtab)->words.set_count;
}

/* If the current set is at its end: moves to a row of a later set, or to the end. */
static int settle(struct events_cursor *cursor)
{
    const struct events_vtab *table = (const struct events_vtab *)cursor->base.pVtab;
    int code = SQLITE_OK;

    while (cursor->scan == NULL || cursor->scan->done) {
        if (cursor->scan != NULL) {
            leave_set(cursor);
            cursor->set++;
        }
        while (cursor->set < set_count(cursor) && !cursor->filter.sides[cursor->set])
            cursor->set++;
        if (cursor->set == set_count(cursor))
            return SQLITE_OK;
        code = enter_set(cursor);
        if (code != SQLITE_OK)
            return code;
    }
    if (cursor->file == NULL || cursor->file->file != cursor->scan->file)
        cursor->file =
            events_words_file(&table->words.sets[cursor->set], cursor->scan->file);
    return SQLITE_OK;
}

static int step_scan(struct events_cursor *cursor)
{
    return event_scan_next(cursor->scan) == 0 ? settle(cursor) : fail(cursor);
}

static bool at_end(const struct events_cursor *cursor)
{
    return cursor->set == set_count(cursor);
}

/* Reads all rows and puts them in order. */
static int gather(struct events_cursor *cursor)
{
    struct events_vtab *table = (struct events_vtab *)cursor->base.pVtab;
    struct events_ordered *rows = &cursor->rows;
    struct error error = {0};
    int code = SQLITE_OK, result = 0;

    events_ordered_init(rows, &table->words, cursor->filter.wants, table->budget);
    while (code == SQLITE_OK && result == 0 && !at_end(cursor)) {
        const struct events_set *set = &table->words.sets[cursor->set];

        result = events_ordered_add(rows, cursor->set, cursor->scan,
                                    (uint32_t)(cursor->file - set->files), &error);
        if (result == 0)
            code = step_scan(cursor);
    }
    if (code != SQLITE_OK)
        return code;
    if (result == 0)
        result = events_ordered_sort(rows, cursor->filter.order,
                                     cursor->filter.order_count, &error);
    return result == 0 ? SQLITE_OK : virtual_table_fail_with(&table->base.base, &error);
}

static int events_filter(sqlite3_vtab_cursor *base, int number, const char *plan,
                         int argc, sqlite3_value **argv)
{
    struct events_cursor *cursor = (struct events_cursor *)base;
    struct events_vtab *table = (struct events_vtab *)base->pVtab;

    forget_answer(cursor);
    cursor->at = cursor->set = 0;
    cursor->file = NULL;
    int code = load_words(table);
    if (code == SQLITE_OK)
        code = events_plan_read(&table->words, number, plan, argc, argv, &cursor->filter);
    cursor->ordered = cursor->filter.order_count > 0;
    if (cursor->filter.impossible || code != SQLITE_OK) {
        cursor->set = set_count(cursor);
        return code;
    }
    if (cursor->ordered)
        cursor->filter.wants |= EVENT_WANT_OP;
    code = settle(cursor);
    return code == SQLITE_OK && cursor->ordered ? gather(cursor) : code;
}

static int events_next(sqlite3_vtab_cursor *base)
{
    struct events_cursor *cursor = (struct events_cursor *)base;

    cursor->at++;
    return cursor->ordered ? SQLITE_OK : step_scan(cursor);
}

static int events_eof(sqlite3_vtab_cursor *base)
{
    const struct events_cursor *cursor = (const struct events_cursor *)base;

    return cursor->ordered ? cursor->at == cursor->rows.count : at_end(cursor);
}

/* ---- columns ---- */

static void result_text(sqlite3_context *context, const struct strings *texts,
                        uint32_t id)
{
    sqlite3_result_text(context, strings_text(texts, id), (int)strings_length(texts, id),
                        SQLITE_STATIC);
}

static void result_us(sqlite3_context *context, int64_t ns)
{
    sqlite3_result_double(context, (double)ns / 1000);
}

/* The current row, wherever it comes from. */
struct event_row {
    const struct events_set *set;
    const struct events_file *file;
    const struct events_op *op;
    const int64_t *ts, *dur, *self;
    uint32_t number; /* in its file */
};

static void find_ordered(const struct events_cursor *cursor, struct event_row *out)
{
    const struct events_ordered *rows = &cursor->rows;
    const struct events_words *words = rows->words;
    size_t at = rows->order[cursor->at];

    out->set = &words->sets[events_ordered_set(rows, at, &out->op)];
    out->file = &out->set->files[rows->file[at]];
    out->number = rows->row[at];
    out->ts = rows->ts == NULL ? NULL : rows->ts + at;
    out->dur = rows->dur == NULL ? NULL : rows->dur + at;
    out->self = rows->self == NULL ? NULL : rows->self + at;
}

static void find_scanned(const struct events_cursor *cursor, struct event_row *out)
{
    const struct events_vtab *table = (const struct events_vtab *)cursor->base.pVtab;
    const struct event_scan *scan = cursor->scan;

    out->set = &table->words.sets[cursor->set];
    out->file = cursor->file;
    out->number = scan->first + scan->row;
    out->op = &out->set->ops[scan->wanted.op == NULL ? 0 : scan->columns.op[scan->row]];
    out->ts = scan->columns.ts + scan->row;
    out->dur = scan->columns.dur + scan->row;
    out->self = scan->columns.self + scan->row;
}

static void find_row(const struct events_cursor *cursor, struct event_row *out)
{
    if (cursor->ordered)
        find_ordered(cursor, out);
    else
        find_scanned(cursor, out);
}

/* A row has the same number however it is found: if a condition has an OR, SQLite queries
 * each part of it, and leaves out numbers that it has seen. */
static int events_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    const struct events_vtab *table = (const struct events_vtab *)base->pVtab;
    struct event_row row = {0};

    find_row((const struct events_cursor *)base, &row);
    *rowid = (sqlite3_int64)(row.set - table->words.sets) << 62 |
             (sqlite3_int64)row.file->file << 32 | row.number;
    return SQLITE_OK;
}

static int events_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    struct events_cursor *cursor = (struct events_cursor *)base;
    const struct strings *texts = &((const struct events_vtab *)base->pVtab)->words.texts;
    struct event_row row = {0};

    find_row(cursor, &row);
    switch (column) {
    case EVENTS_COLUMN_SIDE:
        sqlite3_result_text(context, row.set->schema, -1, SQLITE_STATIC);
        break;
    case EVENTS_COLUMN_RANK:
        sqlite3_result_int64(context, row.file->rank);
        break;
    case EVENTS_COLUMN_SPAN:
        sqlite3_result_int64(context, row.file->span);
        break;
    case EVENTS_COLUMN_FILE:
        result_text(context, texts, row.file->name);
        break;
    case EVENTS_COLUMN_NAME:
    case EVENTS_COLUMN_SHORT_NAME:
    case EVENTS_COLUMN_CATEGORY:
    case EVENTS_COLUMN_DEVICE_TYPE:
    case EVENTS_COLUMN_KIND:
        result_text(context, texts, row.op->word[column - EVENTS_COLUMN_NAME]);
        break;
    case EVENTS_COLUMN_START_US:
        if (row.ts != NULL)
            result_us(context, *row.ts - row.file->origin);
        break;
    case EVENTS_COLUMN_DUR:
        if (row.dur != NULL)
            result_us(context, *row.dur);
        break;
    case EVENTS_COLUMN_SELF:
        if (row.self != NULL)
            result_us(context, *row.self);
        break;
    default:
        return events_scan_column(cursor->scan, context, column) == 0 ? SQLITE_OK
                                                                      : fail(cursor);
    }
    return SQLITE_OK;
}

static const struct virtual_table_kind events_kind = {
    .module = {VIRTUAL_TABLE_COMMON, .xBestIndex = events_best_index,
               .xFilter = events_filter, .xNext = events_next, .xEof = events_eof,
               .xColumn = events_column, .xRowid = events_rowid},
    .sql = "CREATE TABLE events(side TEXT, rank INTEGER, span INTEGER, file TEXT, "
           "step_number INTEGER, name TEXT, short_name TEXT, category TEXT, "
           "device_type TEXT, kind TEXT, start_us REAL, dur REAL, self REAL, pid TEXT, "
           "tid TEXT, device INTEGER, stream INTEGER, correlation INTEGER, shapes TEXT, "
           "bytes INTEGER, bandwidth REAL, row INTEGER, launch INTEGER)",
    .table_size = sizeof(struct events_vtab),
    .cursor_size = sizeof(struct events_cursor),
    .init = events_vtab_init,
    .free = events_vtab_free,
    .cursor_free = events_cursor_free,
};

int events_table_register(sqlite3 *handle, const char *name, const char *const *schemas,
                          size_t count, struct budget *budget)
{
    struct events_module *module = calloc(1, sizeof *module);

    if (module == NULL)
        return SQLITE_NOMEM;
    module->budget = budget;
    module->count = count < EVENTS_SETS_MAX ? count : EVENTS_SETS_MAX;
    for (size_t i = 0; i < module->count; i++)
        module->schemas[i] = schemas[i];
    return virtual_table_register(handle, name, &events_kind, module, free);
}
