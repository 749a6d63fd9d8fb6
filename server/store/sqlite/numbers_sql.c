/* numbers(blob) (functions.h): an array of int64 in memory as a table, so that a
 * selection of any length is one parameter of a statement. */

#include "store/sqlite/numbers_sql.h"

#include "store/sqlite/table_function.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMN_VALUE, COLUMN_BLOB };

struct numbers_cursor {
    struct table_cursor base;
    int64_t *values; /* a copy */
    size_t count;
};

static void release(struct table_cursor *base)
{
    free(((struct numbers_cursor *)base)->values);
}

static int fill(struct table_cursor *base, const void *blob, size_t length,
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

static uint64_t find(const struct table_cursor *base, uint64_t row)
{
    return row < ((const struct numbers_cursor *)base)->count ? row : TABLE_CURSOR_END;
}

static void column(const struct table_cursor *base, sqlite3_context *context, int number)
{
    if (number == COLUMN_VALUE)
        sqlite3_result_int64(context,
                             ((const struct numbers_cursor *)base)->values[base->row]);
}

static const struct table_function numbers = {
    .name = "numbers",
    .sql = "CREATE TABLE numbers(value INTEGER, blob HIDDEN)",
    .argument = COLUMN_BLOB,
    .cursor_size = sizeof(struct numbers_cursor),
    .fill = fill,
    .find = find,
    .column = column,
    .release = release,
};

int numbers_register(sqlite3 *handle)
{
    return table_function_register(handle, &numbers);
}
