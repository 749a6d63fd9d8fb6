/* The blobs of step_cells as rows (sql/set.sql):
 *
 *     SELECT s.n, sum(o.total) FROM step AS s JOIN op_step AS o ON o.step = s.id
 *     WHERE o.op = 7 GROUP BY s.n;
 *
 * Columns: step (step.id), op (op.id), counts, total, self, min, max (ns). set_schema is
 * hidden: the schema of the set, 'main' unless stated. Rows ascend by step and op. A
 * constraint on step reads only the blobs of these steps. */
#include "store/set/op_step_table.h"

#include "base/error.h"
#include "store/codec/cells.h"
#include "store/set/set_trust.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"
#include "store/sqlite/virtual_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    struct error error;
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

static int fail(struct op_step_cursor *cursor)
{
    cursor->done = true;
    return virtual_table_fail_with(cursor->base.pVtab, &cursor->error);
}

static int damaged(struct op_step_cursor *cursor)
{
    database_damaged(cursor->database.name, "sums of a step", &cursor->error);
    return -1;
}

/* Makes room for the list. It counts as SQLite's memory, which has a bound (heap.h). */
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
static int read_step(struct op_step_cursor *cursor)
{
    struct cells *cells = &((struct op_step_vtab *)cursor->base.pVtab)->cells;
    size_t length;
    const void *blob = statement_blob(&cursor->select, 1, &length);

    cells_clear(cells);
    cursor->step = statement_int64(&cursor->select, 0);
    cursor->row = cursor->count = 0;
    if (blob == NULL || cursor->step < 0 || cursor->step > UINT32_MAX)
        return damaged(cursor);
    switch (cells_add_blob(cells, blob, length)) {
    case CELLS_OK:
        break;
    case CELLS_NO_MEMORY:
        return error_set_memory(&cursor->error);
    case CELLS_DAMAGED:
        return damaged(cursor);
    }
    if (!reserve_list(cursor, cells_list(cells, NULL)))
        return error_set_memory(&cursor->error);
    cursor->count = cells_list(cells, cursor->list);
    return 0;
}

/* Moves to the first row of the next step that has rows. */
static int next_step(struct op_step_cursor *cursor)
{
    int result;

    do {
        result = statement_step(&cursor->select, &cursor->error);
        if (result == 1)
            result = read_step(cursor) == 0 ? 1 : -1;
    } while (result == 1 && cursor->count == 0);
    cursor->done = result != 1;
    return result < 0 ? fail(cursor) : SQLITE_OK;
}

/* Prepares the statement for a schema, unless it is already for this schema. */
static int choose_schema(struct op_step_cursor *cursor, const char *schema)
{
    if (cursor->schema != NULL && strcmp(cursor->schema, schema) == 0) {
        statement_reset(&cursor->select);
        return 0;
    }
    statement_finish(&cursor->select);
    free(cursor->schema);
    cursor->schema = strdup(schema);
    if (cursor->schema == NULL)
        return error_set_memory(&cursor->error);
    int result = set_trust(&cursor->database, schema, &cursor->error);
    if (result == 0)
        result = statement_prepare_in(&cursor->database, schema, "sql/op_step_cells",
                                      &cursor->select, &cursor->error);
    if (result != 0) {
        free(cursor->schema);
        cursor->schema = NULL;
    }
    return result;
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
            schema = (const char *)sqlite3_value_text(argv[i]);
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
    if (choose_schema(cursor, schema) != 0)
        return fail(cursor);
    statement_bind_int64(&cursor->select, ":first", first);
    statement_bind_int64(&cursor->select, ":last", last);
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
