/* See functions.h. */
#include "store/functions.h"

int functions_register(sqlite3 *handle)
{
    int code = cells_register(handle);

    if (code == SQLITE_OK)
        code = numbers_register(handle);
    if (code == SQLITE_OK)
        code = event_table_register(handle);
    return code;
}
