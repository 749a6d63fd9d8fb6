#include "store/functions.h"
#include "base/error.h"
#include "base/text.h"
#include "store/cells.h"

#include <inttypes.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- virtual table ---- */

#define DECLARATION_MAX ((size_t)16384)
#define SCHEMA_BYTES_MAX 64

static int declare(sqlite3 *handle, const struct virtual_table_registration *registration)
{
    CLEANUP_BUFFER struct buffer sql = BUFFER(DECLARATION_MAX);

    if (registration->kind->sql != NULL)
        buffer_append_text(&sql, registration->kind->sql);
    else
        registration->kind->declare(registration->context, &sql);
    return buffer_failed(&sql) ? SQLITE_NOMEM : sqlite3_declare_vtab(handle, sql.bytes);
}

void *virtual_table_memory(size_t size)
{
    void *memory = sqlite3_malloc64(size);

    return memory == NULL ? NULL : memset(memory, 0, size);
}

int virtual_table_connect(sqlite3 *handle, void *registration, int argc,
                          const char *const *argv, sqlite3_vtab **out, char **message)
{
    const struct virtual_table_registration *own = registration;
    const struct virtual_table_kind *kind = own->kind;

    (void)argc;
    (void)argv;
    (void)message;
    int code = declare(handle, own);
    if (code != SQLITE_OK)
        return code;
    struct virtual_table *table =
        virtual_table_memory(kind->table_size == 0 ? sizeof *table : kind->table_size);
    if (table == NULL)
        return SQLITE_NOMEM;
    table->kind = kind;
    table->context = own->context;
    table->handle = handle;
    if (kind->innocuous)
        sqlite3_vtab_config(handle, SQLITE_VTAB_INNOCUOUS);
    if (kind->init != NULL)
        kind->init(table);
    *out = &table->base;
    return SQLITE_OK;
}

int virtual_table_disconnect(sqlite3_vtab *base)
{
    struct virtual_table *table = (struct virtual_table *)base;

    if (table->kind->free != NULL)
        table->kind->free(table);
    sqlite3_free(table);
    return SQLITE_OK;
}

int virtual_table_open(sqlite3_vtab *base, sqlite3_vtab_cursor **out)
{
    return virtual_table_open_bytes(
        base, ((const struct virtual_table *)base)->kind->cursor_size, out);
}

int virtual_table_open_bytes(sqlite3_vtab *base, size_t size, sqlite3_vtab_cursor **out)
{
    const struct virtual_table_kind *kind = ((const struct virtual_table *)base)->kind;

    *out = virtual_table_memory(size);
    if (*out == NULL)
        return SQLITE_NOMEM;
    (*out)->pVtab = base;
    if (kind->cursor_init != NULL)
        kind->cursor_init(*out);
    return SQLITE_OK;
}

int virtual_table_close(sqlite3_vtab_cursor *cursor)
{
    const struct virtual_table *table = (const struct virtual_table *)cursor->pVtab;

    if (table->kind->cursor_free != NULL)
        table->kind->cursor_free(cursor);
    sqlite3_free(cursor);
    return SQLITE_OK;
}

void *virtual_table_context(const sqlite3_vtab_cursor *cursor)
{
    return ((const struct virtual_table *)cursor->pVtab)->context;
}

int virtual_table_fail(sqlite3_vtab *table, int code, const char *message)
{
    sqlite3_free(table->zErrMsg);
    table->zErrMsg = sqlite3_mprintf("%s", message);
    return code;
}

int virtual_table_fail_with(sqlite3_vtab *table, const struct error *error)
{
    switch (error->code) {
    case ERROR_MEMORY:
        return SQLITE_NOMEM;
    case ERROR_TIMEOUT:
    case ERROR_CANCELLED:
        return SQLITE_INTERRUPT;
    case ERROR_DAMAGED:
        return virtual_table_fail(table, SQLITE_CORRUPT_VTAB, error->message);
    default:
        return virtual_table_fail(table, SQLITE_ERROR, error->message);
    }
}

void virtual_table_give_us(sqlite3_context *context, double ns)
{
    sqlite3_result_double(context, ns / 1000);
}

void virtual_table_give_integer(sqlite3_context *context, int64_t value, bool wide)
{
    char digits[24];

    if (wide) {
        snprintf(digits, sizeof digits, "%" PRIu64, (uint64_t)value);
        sqlite3_result_text(context, digits, -1, SQLITE_TRANSIENT);
    } else {
        sqlite3_result_int64(context, value);
    }
}

char virtual_table_comparison_of(unsigned char operator_code)
{
    switch (operator_code) {
    case SQLITE_INDEX_CONSTRAINT_EQ:
        return COMPARISON_EQUAL;
    case SQLITE_INDEX_CONSTRAINT_GT:
    case SQLITE_INDEX_CONSTRAINT_GE:
        return COMPARISON_ABOVE;
    case SQLITE_INDEX_CONSTRAINT_LT:
    case SQLITE_INDEX_CONSTRAINT_LE:
        return COMPARISON_BELOW;
    default:
        return 0;
    }
}

const char *virtual_table_schema(sqlite3_value *value)
{
    const char *name = (const char *)sqlite3_value_text(value);

    return sqlite3_value_bytes(value) <= SCHEMA_BYTES_MAX ? name : NULL;
}

int virtual_table_plan(sqlite3_index_info *info,
                       const struct virtual_table_planner *planner)
{
    char *plan = sqlite3_malloc(info->nConstraint + 1);
    double rows = planner->rows;
    int arguments = 0;

    if (plan == NULL)
        return SQLITE_NOMEM;
    for (int i = 0; i < info->nConstraint; i++) {
        char argument = planner->argument_of(info, i);

        if (argument == 0)
            continue;
        if (!info->aConstraint[i].usable) {
            if (argument != VIRTUAL_TABLE_SCHEMA)
                continue;
            sqlite3_free(plan);
            return SQLITE_CONSTRAINT;
        }
        info->aConstraintUsage[i].argvIndex = arguments + 1;
        info->aConstraintUsage[i].omit = argument == VIRTUAL_TABLE_SCHEMA;
        plan[arguments++] = argument;
        rows *= planner->gain_of(argument);
    }
    plan[arguments] = '\0';
    info->idxStr = plan;
    info->needToFreeIdxStr = 1;
    info->estimatedRows = (sqlite3_int64)rows + 1;
    info->estimatedCost = rows + planner->cost;
    return SQLITE_OK;
}

static void release(void *context)
{
    struct virtual_table_registration *registration = context;

    if (registration->release != NULL)
        registration->release(registration->context);
    sqlite3_free(registration);
}

int virtual_table_register(sqlite3 *handle, const char *name,
                           const struct virtual_table_kind *kind, void *context,
                           void (*release_context)(void *))
{
    struct virtual_table_registration *registration =
        sqlite3_malloc(sizeof *registration);

    if (registration == NULL) {
        if (release_context != NULL)
            release_context(context);
        return SQLITE_NOMEM;
    }
    *registration = (struct virtual_table_registration){kind, context, release_context};
    return sqlite3_create_module_v2(handle, name, &kind->module, registration, release);
}

/* ---- rows that are numbered ---- */

int numbered_next(sqlite3_vtab_cursor *cursor)
{
    ((struct numbered_cursor *)cursor)->row++;
    return SQLITE_OK;
}

int numbered_eof(sqlite3_vtab_cursor *cursor)
{
    const struct numbered_cursor *own = (const struct numbered_cursor *)cursor;

    return own->row >= own->end;
}

int numbered_rowid(sqlite3_vtab_cursor *cursor, sqlite3_int64 *rowid)
{
    *rowid = (sqlite3_int64)((const struct numbered_cursor *)cursor)->row;
    return SQLITE_OK;
}

/* ---- table function ---- */

/* The common part of table-valued functions with one argument, a blob. */

/* A cursor begins with this; the rest, zeroed at first, is the function's own. */
struct table_cursor {
    sqlite3_vtab_cursor base;
    uint64_t row; /* the current one */
};
#define TABLE_CURSOR_END UINT64_MAX

struct table_function {
    const char *name;
    const char *sql;    /* "CREATE TABLE name(…, blob HIDDEN)" */
    int argument;       /* the number of the hidden column */
    size_t cursor_size; /* bytes */

    /* Takes the argument; NULL if it is NULL or missing. The blob is valid only during
     * this call. Returns a code of SQLite; *message replaces the text of that code, if it
     * is set. */
    int (*fill)(struct table_cursor *cursor, const void *blob, size_t length,
                const char **message);
    /* The first existing row from `row` on; TABLE_CURSOR_END if there is none. */
    uint64_t (*find)(const struct table_cursor *cursor, uint64_t row);
    void (*column)(const struct table_cursor *cursor, sqlite3_context *context,
                   int column);
    void (*release)(struct table_cursor *cursor); /* what the cursor owns */
};

static const struct table_function *function_of(const sqlite3_vtab_cursor *cursor)
{
    return virtual_table_context(cursor);
}

static void declare_function(const void *context, struct buffer *sql)
{
    buffer_append_text(sql, ((const struct table_function *)context)->sql);
}

/* The argument is the hidden column. Without it there are no rows. */
static int best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    const struct table_function *function = ((const struct virtual_table *)base)->context;
    int argument = function->argument;

    info->estimatedCost = 1e6;
    for (int i = 0; i < info->nConstraint; i++) {
        if (info->aConstraint[i].iColumn != argument ||
            info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (!info->aConstraint[i].usable)
            return SQLITE_CONSTRAINT;
        info->aConstraintUsage[i].argvIndex = 1;
        info->aConstraintUsage[i].omit = 1;
        info->estimatedCost = 1000;
        info->estimatedRows = 1000;
        break;
    }
    return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *base, sqlite3_vtab_cursor **out)
{
    const struct table_function *function = ((const struct virtual_table *)base)->context;

    return virtual_table_open_bytes(base, function->cursor_size, out);
}

static void cursor_free(sqlite3_vtab_cursor *base)
{
    function_of(base)->release((struct table_cursor *)base);
}

static int filter(sqlite3_vtab_cursor *base, int index, const char *text, int argc,
                  sqlite3_value **argv)
{
    const struct table_function *function = function_of(base);
    struct table_cursor *cursor = (struct table_cursor *)base;
    bool given = argc == 1 && sqlite3_value_type(argv[0]) != SQLITE_NULL;
    const void *blob = given ? sqlite3_value_blob(argv[0]) : NULL;
    size_t length = blob == NULL ? 0 : (size_t)sqlite3_value_bytes(argv[0]);
    const char *message = NULL;

    (void)index;
    (void)text;
    if (given && blob == NULL)
        blob = ""; /* an empty blob has no address */
    int code = function->fill(cursor, blob, length, &message);
    if (code != SQLITE_OK && message != NULL)
        virtual_table_fail(base->pVtab, code, message);
    cursor->row = code == SQLITE_OK ? function->find(cursor, 0) : TABLE_CURSOR_END;
    return code;
}

static int next(sqlite3_vtab_cursor *base)
{
    struct table_cursor *cursor = (struct table_cursor *)base;

    cursor->row = function_of(base)->find(cursor, cursor->row + 1);
    return SQLITE_OK;
}

static int at_end(sqlite3_vtab_cursor *base)
{
    return ((const struct table_cursor *)base)->row == TABLE_CURSOR_END;
}

static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int number)
{
    function_of(base)->column((const struct table_cursor *)base, context, number);
    return SQLITE_OK;
}

static int rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *out)
{
    *out = (sqlite3_int64)((const struct table_cursor *)base)->row;
    return SQLITE_OK;
}

static const struct virtual_table_kind kind = {
    .module = {.xConnect = virtual_table_connect,
               .xBestIndex = best_index,
               .xDisconnect = virtual_table_disconnect,
               .xOpen = open_cursor,
               .xClose = virtual_table_close,
               .xFilter = filter,
               .xNext = next,
               .xEof = at_end,
               .xColumn = column,
               .xRowid = rowid},
    .declare = declare_function,
    .innocuous = true,
    .cursor_free = cursor_free,
};

/* `function` must outlive the connection. Returns a code of SQLite. */
static int table_function_register(sqlite3 *handle, const struct table_function *function)
{
    return virtual_table_register(handle, function->name, &kind,
                                  (void *)(uintptr_t)function, NULL);
}

/* ---- cells sql ---- */

/* Cells (store/cells.h) as SQL functions. */

/* cells_sum() and cells(): the way from blobs to rows. */

static const char damaged[] = "a blob of cells is damaged";

/* ---- cells_sum(blob), cells_sum(op, count, total, self, min, max) ---- */

static void report_damage(sqlite3_context *context)
{
    sqlite3_result_error(context, damaged, -1);
    sqlite3_result_error_code(context, SQLITE_CORRUPT);
}

/* A single blob is its own sum, and is only read when a second one comes. */
struct cells_sum {
    struct cells cells;
    void *only;
    size_t length; /* of `only` */
    bool is_more;  /* more than one blob came */
};

static bool add_blob(struct cells_sum *sum, const void *blob, size_t length)
{
    if (!sum->is_more && sum->only == NULL) {
        sum->only = owned_text(blob, length);
        sum->length = length;
        return true;
    }
    CLEANUP_FREE void *only = TAKE_PTR(sum->only);
    sum->is_more = true;
    return (only == NULL || cells_add_blob(&sum->cells, only, sum->length)) &&
           cells_add_blob(&sum->cells, blob, length);
}

static void sum_step(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    if (sqlite3_value_type(values[0]) == SQLITE_NULL)
        return;
    struct cells_sum *sum = sqlite3_aggregate_context(context, sizeof *sum);
    if (sum == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    const void *blob = sqlite3_value_blob(values[0]);
    size_t length = (size_t)sqlite3_value_bytes(values[0]);
    if (!add_blob(sum, blob, blob == NULL ? 0 : length))
        report_damage(context);
}

/* Adds a row, whose values must be allowed in a blob. */
static bool add_row(struct cells *cells, sqlite3_value **values)
{
    sqlite3_int64 op = sqlite3_value_int64(values[0]);
    const struct trace_cell cell = {
        .op = (uint32_t)op,
        .count = (uint64_t)sqlite3_value_int64(values[1]),
        .total = sqlite3_value_int64(values[2]),
        .self = sqlite3_value_int64(values[3]),
        .min = sqlite3_value_int64(values[4]),
        .max = sqlite3_value_int64(values[5]),
    };

    if (op < 0 || op >= CELLS_OPS_MAX || cell.count > INT64_MAX || cell.total < 0 ||
        cell.min < 0)
        return false;
    return cells_add(cells, &cell);
}

static void sum_row_step(sqlite3_context *context, int count, sqlite3_value **values)
{
    struct cells_sum *sum = sqlite3_aggregate_context(context, sizeof *sum);

    (void)count;
    if (sum == NULL)
        sqlite3_result_error_nomem(context);
    else if (!add_row(&sum->cells, values))
        report_damage(context);
}

static void sum_final(sqlite3_context *context)
{
    struct cells_sum *sum = sqlite3_aggregate_context(context, 0);
    struct buffer blob = BUFFER(CELLS_BLOB_BYTES_MAX);

    if (sum == NULL)
        return;
    if (sum->only != NULL) {
        sqlite3_result_blob64(context, sum->only, sum->length, free);
    } else if (cells_encode(&sum->cells, &blob)) {
        size_t length = blob.length;

        sqlite3_result_blob64(context, buffer_take(&blob), length, free);
    } else {
        sqlite3_result_error_nomem(context);
    }
    buffer_free(&blob);
    cells_free(&sum->cells);
}

/* ---- cells(blob) ---- */

enum {
    COLUMN_OP,
    COLUMN_COUNT,
    COLUMN_TOTAL,
    COLUMN_SELF,
    COLUMN_MIN,
    COLUMN_MAX,
    COLUMN_BLOB
};

struct cells_cursor {
    struct table_cursor base;
    struct cells cells; /* zeroed is empty */
};

static void cells_sql_release(struct table_cursor *base)
{
    cells_free(&((struct cells_cursor *)base)->cells);
}

static int cells_sql_fill(struct table_cursor *base, const void *blob, size_t length,
                          const char **message)
{
    struct cells_cursor *cursor = (struct cells_cursor *)base;

    cells_clear(&cursor->cells);
    if (blob == NULL || cells_add_blob(&cursor->cells, blob, length))
        return SQLITE_OK;
    *message = damaged;
    return SQLITE_CORRUPT;
}

/* Rows are ops; an op that does not occur is not a row. */
static uint64_t cells_sql_find(const struct table_cursor *base, uint64_t row)
{
    const struct cells *cells = &((const struct cells_cursor *)base)->cells;

    while (row < cells->capacity && cells->count[row] == 0)
        row++;
    return row < cells->capacity ? row : TABLE_CURSOR_END;
}

static void cells_sql_column(const struct table_cursor *base, sqlite3_context *context,
                             int number)
{
    const struct cells *cells = &((const struct cells_cursor *)base)->cells;
    uint64_t op = base->row;

    switch (number) {
    case COLUMN_OP:
        sqlite3_result_int64(context, (sqlite3_int64)op);
        break;
    case COLUMN_COUNT:
        sqlite3_result_int64(context, cells->count[op]);
        break;
    case COLUMN_TOTAL:
        sqlite3_result_int64(context, cells->total[op]);
        break;
    case COLUMN_SELF:
        sqlite3_result_int64(
            context, (int64_t)((uint64_t)cells->total[op] - (uint64_t)cells->nested[op]));
        break;
    case COLUMN_MIN:
        sqlite3_result_int64(context, cells->min[op]);
        break;
    case COLUMN_MAX:
        sqlite3_result_int64(context, cells->max[op]);
        break;
    default:
        break;
    }
}

static const struct table_function cells_table = {
    .name = "cells",
    .sql = "CREATE TABLE cells(op INTEGER, count INTEGER, total INTEGER, self INTEGER, "
           "min INTEGER, max INTEGER, blob HIDDEN)",
    .argument = COLUMN_BLOB,
    .cursor_size = sizeof(struct cells_cursor),
    .fill = cells_sql_fill,
    .find = cells_sql_find,
    .column = cells_sql_column,
    .release = cells_sql_release,
};

/* Returns an SQLite code. */
static int cells_register(sqlite3 *handle)
{
    const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    int code = sqlite3_create_function_v2(handle, "cells_sum", 1, flags, NULL, NULL,
                                          sum_step, sum_final, NULL);

    if (code == SQLITE_OK)
        code = sqlite3_create_function_v2(handle, "cells_sum", 6, flags, NULL, NULL,
                                          sum_row_step, sum_final, NULL);
    if (code == SQLITE_OK)
        code = table_function_register(handle, &cells_table);
    return code;
}

/* ---- numbers sql ---- */

/* Arrays in memory as an SQL table. */

/* numbers(blob): an array of int64 in memory as a table, so that a
 * selection of any length is one parameter of a statement. */

enum { COLUMN_VALUE, NUMBERS_SQL_COLUMN_BLOB };

struct numbers_cursor {
    struct table_cursor base;
    int64_t *values; /* a copy */
    size_t count;
};

static void numbers_sql_release(struct table_cursor *base)
{
    free(((struct numbers_cursor *)base)->values);
}

static int numbers_sql_fill(struct table_cursor *base, const void *blob, size_t length,
                            const char **message)
{
    struct numbers_cursor *cursor = (struct numbers_cursor *)base;

    free(cursor->values);
    cursor->values = NULL;
    cursor->count = 0;
    if (length % sizeof *cursor->values != 0) {
        *message = "numbers() takes an array of int64";
        return SQLITE_ERROR;
    }
    if (length == 0)
        return SQLITE_OK;
    cursor->values = malloc(length);
    if (cursor->values == NULL)
        return SQLITE_NOMEM;
    memcpy(cursor->values, blob, length);
    cursor->count = length / sizeof *cursor->values;
    return SQLITE_OK;
}

static uint64_t numbers_sql_find(const struct table_cursor *base, uint64_t row)
{
    return row < ((const struct numbers_cursor *)base)->count ? row : TABLE_CURSOR_END;
}

static void numbers_sql_column(const struct table_cursor *base, sqlite3_context *context,
                               int number)
{
    if (number == COLUMN_VALUE)
        sqlite3_result_int64(context,
                             ((const struct numbers_cursor *)base)->values[base->row]);
}

static const struct table_function numbers = {
    .name = "numbers",
    .sql = "CREATE TABLE numbers(value INTEGER, blob HIDDEN)",
    .argument = NUMBERS_SQL_COLUMN_BLOB,
    .cursor_size = sizeof(struct numbers_cursor),
    .fill = numbers_sql_fill,
    .find = numbers_sql_find,
    .column = numbers_sql_column,
    .release = numbers_sql_release,
};

/* Returns an SQLite code. */
static int numbers_register(sqlite3 *handle)
{
    return table_function_register(handle, &numbers);
}

/* ---- functions ---- */

/* contains_nocase(text, needle): as text_contains_nocase(), in linear time; SQLite's own
 * instr() takes the product of both lengths. */
static void contains_nocase(sqlite3_context *context, int count, sqlite3_value **values)
{
    const unsigned char *text = sqlite3_value_text(values[0]);
    const unsigned char *needle = sqlite3_value_text(values[1]);

    (void)count;
    if (text != NULL && needle != NULL)
        sqlite3_result_int(
            context, text_contains_nocase((const char *)text, (const char *)needle));
}

/* glob_matches(glob, text): as text_glob(); SQLite's own GLOB has sets of characters, and
 * can take exponential time. */
static void glob_matches(sqlite3_context *context, int count, sqlite3_value **values)
{
    const unsigned char *glob = sqlite3_value_text(values[0]);
    const unsigned char *text = sqlite3_value_text(values[1]);

    (void)count;
    if (text != NULL && glob != NULL)
        sqlite3_result_int(context, text_glob((const char *)glob, (const char *)text));
}

/* capped_sum(x): the sum of whole numbers that are not negative, at most 2^63 - 1. 0 for
 * none. */
static void add_capped(sqlite3_context *context, int count, sqlite3_value **values)
{
    sqlite3_int64 *sum = sqlite3_aggregate_context(context, sizeof *sum);

    (void)count;
    if (sum == NULL)
        sqlite3_result_error_nomem(context);
    else if (__builtin_add_overflow(*sum, sqlite3_value_int64(values[0]), sum))
        *sum = INT64_MAX;
}

static void end_capped(sqlite3_context *context)
{
    const sqlite3_int64 *sum = sqlite3_aggregate_context(context, 0);

    sqlite3_result_int64(context, sum == NULL ? 0 : *sum);
}

static int register_function(sqlite3 *handle, const char *name,
                             void (*function)(sqlite3_context *, int, sqlite3_value **))
{
    return sqlite3_create_function_v2(
        handle, name, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, NULL,
        function, NULL, NULL, NULL);
}

int functions_register(sqlite3 *handle)
{
    int code = cells_register(handle);

    if (code == SQLITE_OK)
        code = numbers_register(handle);
    if (code == SQLITE_OK)
        code = register_function(handle, "contains_nocase", contains_nocase);
    if (code == SQLITE_OK)
        code = register_function(handle, "glob_matches", glob_matches);
    if (code == SQLITE_OK)
        code = sqlite3_create_function_v2(handle, "capped_sum", 1,
                                          SQLITE_UTF8 | SQLITE_DETERMINISTIC |
                                              SQLITE_INNOCUOUS,
                                          NULL, NULL, add_capped, end_capped, NULL);
    return code;
}
