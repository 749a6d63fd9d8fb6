/* cells_sum() and cells() (functions.h): the way from blobs to rows. */

#include "store/sqlite/cells_sql.h"

#include "base/buffer.h"
#include "store/codec/cells.h"
#include "store/sqlite/table_function.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const char damaged[] = "a blob of cells is damaged";

/* ---- cells_sum(blob), cells_sum(op, count, total, self, min, max) ---- */

static void report(sqlite3_context *context, enum cells_result result)
{
    if (result == CELLS_NO_MEMORY)
        sqlite3_result_error_nomem(context);
    if (result == CELLS_DAMAGED) {
        sqlite3_result_error(context, damaged, -1);
        sqlite3_result_error_code(context, SQLITE_CORRUPT);
    }
}

/* A single blob is its own sum, and is only read when a second one comes. */
struct cells_sum {
    struct cells cells;
    void *only;
    size_t length; /* of `only` */
    bool is_more;  /* more than one blob came */
};

static enum cells_result add_blob(struct cells_sum *sum, const void *blob, size_t length)
{
    enum cells_result result = CELLS_OK;

    if (!sum->is_more && sum->only == NULL) {
        sum->only = malloc(length + 1);
        if (sum->only == NULL)
            return CELLS_NO_MEMORY;
        if (length > 0)
            memcpy(sum->only, blob, length);
        sum->length = length;
        return CELLS_OK;
    }
    sum->is_more = true;
    if (sum->only != NULL)
        result = cells_add_blob(&sum->cells, sum->only, sum->length);
    free(sum->only);
    sum->only = NULL;
    return result == CELLS_OK ? cells_add_blob(&sum->cells, blob, length) : result;
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
    report(context, add_blob(sum, blob, blob == NULL ? 0 : length));
}

/* Adds a row, whose values must be allowed in a blob. */
static enum cells_result add_row(struct cells *cells, sqlite3_value **values)
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
        return CELLS_DAMAGED;
    return cells_add(cells, &cell);
}

static void sum_row_step(sqlite3_context *context, int count, sqlite3_value **values)
{
    struct cells_sum *sum = sqlite3_aggregate_context(context, sizeof *sum);

    (void)count;
    report(context, sum == NULL ? CELLS_NO_MEMORY : add_row(&sum->cells, values));
}

static void sum_final(sqlite3_context *context)
{
    struct cells_sum *sum = sqlite3_aggregate_context(context, 0);
    struct buffer blob;

    if (sum == NULL)
        return;
    buffer_init(&blob, CELLS_BLOB_BYTES_MAX);
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

static void release(struct table_cursor *base)
{
    cells_free(&((struct cells_cursor *)base)->cells);
}

static int fill(struct table_cursor *base, const void *blob, size_t length,
                const char **message)
{
    struct cells_cursor *cursor = (struct cells_cursor *)base;

    cells_clear(&cursor->cells);
    if (blob == NULL)
        return SQLITE_OK;
    switch (cells_add_blob(&cursor->cells, blob, length)) {
    case CELLS_OK:
        break;
    case CELLS_NO_MEMORY:
        return SQLITE_NOMEM;
    case CELLS_DAMAGED:
        *message = damaged;
        return SQLITE_CORRUPT;
    }
    return SQLITE_OK;
}

/* Rows are ops; an op that does not occur is not a row. */
static uint64_t find(const struct table_cursor *base, uint64_t row)
{
    const struct cells *cells = &((const struct cells_cursor *)base)->cells;

    while (row < cells->capacity && cells->count[row] == 0)
        row++;
    return row < cells->capacity ? row : TABLE_CURSOR_END;
}

static void column(const struct table_cursor *base, sqlite3_context *context, int number)
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
    .fill = fill,
    .find = find,
    .column = column,
    .release = release,
};

int cells_register(sqlite3 *handle)
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
