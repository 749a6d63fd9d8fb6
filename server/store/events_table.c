#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/events.h"
#include "store/functions.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- events ordered ---- */

/* Rows of the table `events` in the order of their words. There are few names and many
 * events, so this sorts the ops and counts the events: it compares no text per event. */

struct ordered_row {
    uint32_t op;   /* over all sets: the ops of one set follow those of the set before */
    uint32_t file; /* index into the files of the set */
    uint32_t row;  /* in its file */
    int64_t ts, dur, self; /* ns; undefined if they are not wanted */
};

struct events_ordered {
    const struct events_words *words;
    struct ordered_row *rows;
    size_t count, capacity;
    uint32_t *order; /* of the rows */
    struct budget_share memory;
};

static void events_ordered_free(struct events_ordered *rows)
{
    free(rows->rows);
    free(rows->order);
    budget_share_return(&rows->memory);
    *rows = (struct events_ordered){0};
}

/* The first op of a set among the ops of all sets. */
static uint32_t first_op(const struct events_words *words, size_t set)
{
    return set == 0 ? 0 : words->sets[0].op_count;
}

/* Adds the current row of a scan of the set. */
static int events_ordered_add(struct events_ordered *rows, size_t set,
                              const struct event_scan *scan, uint32_t file,
                              struct error *error)
{
    const struct event_arrays *columns = scan->columns;

    if (!ARRAY_RESERVE_COUNTED(&rows->memory, rows->rows, rows->capacity,
                               rows->count + 1))
        return budget_or_memory(rows->memory.budget, error);
    rows->rows[rows->count++] =
        (struct ordered_row){.op = first_op(rows->words, set) + columns->op[scan->row],
                             .file = file,
                             .row = scan->first + scan->row,
                             .ts = columns->ts[scan->row],
                             .dur = columns->dur[scan->row],
                             .self = columns->self[scan->row]};
    return 0;
}

/* The set of a row, and its op there. */
static size_t events_ordered_set(const struct events_ordered *rows, size_t row,
                                 const struct events_op **op)
{
    const struct events_words *words = rows->words;
    size_t set = rows->rows[row].op >= words->sets[0].op_count ? 1 : 0;

    *op = &words->sets[set].ops[rows->rows[row].op - first_op(words, set)];
    return set;
}

/* ---- ordering ---- */

struct events_sort {
    const struct events_words *words;
    const struct events_order *terms;
    size_t count;
    struct budget *budget;
};

static const struct events_op *find_op(const struct events_words *words, uint32_t op)
{
    return op < words->sets[0].op_count ? &words->sets[0].ops[op]
                                        : &words->sets[1].ops[op - first_op(words, 1)];
}

/* Compares bytes, as SQLite does. */
static int compare_words(const struct strings *texts, uint32_t a, uint32_t b)
{
    if (a == b)
        return 0;
    size_t left = strings_length(texts, a), right = strings_length(texts, b);
    int order = memcmp(strings_text(texts, a), strings_text(texts, b),
                       left < right ? left : right);

    return order != 0 ? order : (left > right) - (left < right);
}

static int compare_ops(const void *a, const void *b, void *context)
{
    const struct events_sort *sorting = context;
    const struct events_op *left = find_op(sorting->words, *(const uint32_t *)a);
    const struct events_op *right = find_op(sorting->words, *(const uint32_t *)b);
    int order = 0;

    if (budget_is_over(sorting->budget))
        return 0;
    for (size_t i = 0; i < sorting->count && order == 0; i++) {
        enum events_word word = sorting->terms[i].word;

        order =
            compare_words(&sorting->words->texts, left->word[word], right->word[word]);
        order = sorting->terms[i].descending ? -order : order;
    }
    return order;
}

/* The place of each op in the order; equal ops share a place. */
static uint32_t *rank_ops(const struct events_sort *sorting, size_t ops)
{
    CLEANUP_FREE uint32_t *sorted = calloc(ops + 1, sizeof *sorted);
    uint32_t *ranks = calloc(ops + 1, sizeof *ranks);
    uint32_t rank = 0;

    if (sorted == NULL || ranks == NULL) {
        free(ranks);
        return NULL;
    }
    for (uint32_t i = 0; i < ops; i++)
        sorted[i] = i;
    qsort_r(sorted, ops, sizeof *sorted, compare_ops, (void *)(uintptr_t)sorting);
    for (size_t i = 0; i < ops; i++) {
        if (i > 0 &&
            compare_ops(&sorted[i - 1], &sorted[i], (void *)(uintptr_t)sorting) != 0)
            rank++;
        ranks[sorted[i]] = rank;
    }
    return ranks;
}

/* Orders rows by the rank of their op; rows of one rank stay as they came. */
static int count_rows(struct events_ordered *rows, const uint32_t *ranks, size_t ops,
                      struct error *error)
{
    CLEANUP_FREE uint32_t *next = calloc(ops + 2, sizeof *next);
    rows->order = calloc(rows->count + 1, sizeof *rows->order);

    if (next == NULL || rows->order == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < rows->count; i++)
        next[ranks[rows->rows[i].op] + 1]++;
    for (size_t i = 0; i < ops; i++)
        next[i + 1] += next[i];
    for (size_t i = 0; i < rows->count; i++)
        rows->order[next[ranks[rows->rows[i].op]]++] = (uint32_t)i;
    return 0;
}

/* Puts all rows in order. */
static int events_ordered_sort(struct events_ordered *rows,
                               const struct events_order *terms, size_t count,
                               struct error *error)
{
    size_t ops = 0;
    const struct events_sort sorting = {rows->words, terms, count, rows->memory.budget};

    for (size_t i = 0; i < rows->words->set_count; i++)
        ops += rows->words->sets[i].op_count;
    CLEANUP_FREE uint32_t *ranks = rank_ops(&sorting, ops);
    if (ranks == NULL)
        return error_set_memory(error);
    int over = budget_look(rows->memory.budget, error);
    return over != 0 ? over : count_rows(rows, ranks, ops, error);
}

/* ---- event table ---- */

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

/* Codes of the arguments of xFilter besides those of functions.h. */
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
    const struct trace_op *op = &scan->set->ops[scan->columns->op[scan->row]];

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
        sqlite3_result_int64(context, scan->columns->ts[row]);
        break;
    case COLUMN_DUR:
        sqlite3_result_int64(context, scan->columns->dur[row]);
        break;
    case COLUMN_SELF:
        sqlite3_result_int64(context, scan->columns->self[row]);
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

/* ---- events table ---- */

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

static int table_fail(struct events_cursor *cursor)
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
                                                                     : table_fail(cursor);
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
    return event_scan_next(cursor->scan) == 0 ? settle(cursor) : table_fail(cursor);
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

    *rows = (struct events_ordered){.words = &table->words,
                                    .memory = {.budget = table->budget}};
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

/* The current row, wherever it comes from. */
struct event_row {
    const struct events_set *set;
    const struct events_file *file;
    const struct events_op *op;
    int64_t ts, dur, self; /* undefined if they are not wanted */
    uint32_t number;       /* in its file */
};

static void find_ordered(const struct events_cursor *cursor, struct event_row *out)
{
    const struct events_ordered *rows = &cursor->rows;
    const struct events_words *words = rows->words;
    size_t at = rows->order[cursor->at];

    const struct ordered_row *row = &rows->rows[at];

    out->set = &words->sets[events_ordered_set(rows, at, &out->op)];
    out->file = &out->set->files[row->file];
    out->number = row->row;
    out->ts = row->ts;
    out->dur = row->dur;
    out->self = row->self;
}

static void find_scanned(const struct events_cursor *cursor, struct event_row *out)
{
    const struct events_vtab *table = (const struct events_vtab *)cursor->base.pVtab;
    const struct event_scan *scan = cursor->scan;

    out->set = &table->words.sets[cursor->set];
    out->file = cursor->file;
    out->number = scan->first + scan->row;
    out->op = &out->set->ops[scan->wanted.op == NULL ? 0 : scan->columns->op[scan->row]];
    out->ts = scan->columns->ts[scan->row];
    out->dur = scan->columns->dur[scan->row];
    out->self = scan->columns->self[scan->row];
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
        virtual_table_give_us(context, (double)(row.ts - row.file->origin));
        break;
    case EVENTS_COLUMN_DUR:
        virtual_table_give_us(context, (double)row.dur);
        break;
    case EVENTS_COLUMN_SELF:
        virtual_table_give_us(context, (double)row.self);
        break;
    default:
        return events_scan_column(cursor->scan, context, column) == 0
                   ? SQLITE_OK
                   : table_fail(cursor);
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
