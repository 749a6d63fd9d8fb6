#include "store/virtual_table.h"
#include "base/error.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define DECLARATION_MAX ((size_t)16384)

static int declare(sqlite3 *handle, const struct virtual_table_registration *registration)
{
    CLEANUP_BUFFER struct buffer sql;

    buffer_init(&sql, DECLARATION_MAX);
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
