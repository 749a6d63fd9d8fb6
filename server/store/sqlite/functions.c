/* See functions.h. */
#include "store/sqlite/functions.h"

#include "base/text.h"
#include "store/sqlite/cells_sql.h"
#include "store/sqlite/numbers_sql.h"

#include <stdint.h>

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
