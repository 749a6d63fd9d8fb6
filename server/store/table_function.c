/* See table_function.h. */
#include "store/table_function.h"

#include <string.h>

int table_function_connect(sqlite3 *handle, const char *sql, sqlite3_vtab **out)
{
    int code = sqlite3_declare_vtab(handle, sql);

    if (code != SQLITE_OK)
        return code;
    sqlite3_vtab *table = sqlite3_malloc(sizeof *table);
    if (table == NULL)
        return SQLITE_NOMEM;
    memset(table, 0, sizeof *table);
    sqlite3_vtab_config(handle, SQLITE_VTAB_INNOCUOUS);
    *out = table;
    return SQLITE_OK;
}

int table_function_disconnect(sqlite3_vtab *table)
{
    sqlite3_free(table);
    return SQLITE_OK;
}

int table_function_best_index(sqlite3_index_info *info, int column)
{
    info->estimatedCost = 1e6;
    for (int i = 0; i < info->nConstraint; i++) {
        if (info->aConstraint[i].iColumn != column ||
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

int table_function_fail(sqlite3_vtab *table, int code, const char *message)
{
    sqlite3_free(table->zErrMsg);
    table->zErrMsg = sqlite3_mprintf("%s", message);
    return code;
}
