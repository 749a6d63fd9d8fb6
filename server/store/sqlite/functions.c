/* See functions.h. */
#include "store/sqlite/functions.h"

#include "base/text.h"
#include "store/sqlite/catalog_functions.h"
#include "store/sqlite/cells_sql.h"
#include "store/sqlite/numbers_sql.h"

/* contains_nocase(text, needle): as text_contains_nocase(), which SQLite's own instr() is
 * not: that takes the length of the one times that of the other. */
static void contains_nocase(sqlite3_context *context, int count, sqlite3_value **values)
{
    const unsigned char *text = sqlite3_value_text(values[0]);
    const unsigned char *needle = sqlite3_value_text(values[1]);

    (void)count;
    if (text != NULL && needle != NULL)
        sqlite3_result_int(
            context, text_contains_nocase((const char *)text, (const char *)needle));
}

int functions_register(sqlite3 *handle)
{
    int code = cells_register(handle);

    if (code == SQLITE_OK)
        code = numbers_register(handle);
    if (code == SQLITE_OK)
        code = catalog_functions_register(handle);
    if (code == SQLITE_OK)
        code = sqlite3_create_function_v2(handle, "contains_nocase", 2,
                                          SQLITE_UTF8 | SQLITE_DETERMINISTIC |
                                              SQLITE_INNOCUOUS,
                                          NULL, contains_nocase, NULL, NULL, NULL);
    return code;
}
