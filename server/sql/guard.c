/* See guard.h. */
#include "sql/guard.h"

#include "base/budget.h"
#include "sql/analysis_tables.h"
#include "sql/functions.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* No value is longer. Values in set files are shorter, except sums of millions of
 * names. */
#define LENGTH_MAX (64 << 20)
/* Instructions between two looks at the budget: one may handle a value of that length. */
#define LOOK_INTERVAL 100

/* In order of the alphabet. Functions that are missing here are not pure (random(),
 * changes()), reach out (load_extension(), fts3_tokenizer()), may take the product of two
 * lengths (json_patch(), unhex()), or take memory that heap.h does not count
 * (cells_sum()). */
static const char *const functions[] = {
    "->",
    "->>",
    "abs",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "avg",
    "cast",
    "ceil",
    "ceiling",
    "char",
    "coalesce",
    "concat",
    "concat_ws",
    "contains_nocase",
    "cos",
    "cosh",
    "count",
    "cume_dist",
    "current_date",
    "current_time",
    "current_timestamp",
    "date",
    "datetime",
    "degrees",
    "dense_rank",
    "exp",
    "first_value",
    "floor",
    "format",
    "glob",
    "group_concat",
    "hex",
    "ifnull",
    "iif",
    "instr",
    "json",
    "json_array",
    "json_array_length",
    "json_extract",
    "json_group_array",
    "json_group_object",
    "json_insert",
    "json_object",
    "json_quote",
    "json_remove",
    "json_replace",
    "json_set",
    "json_type",
    "json_valid",
    "julianday",
    "lag",
    "last_value",
    "lead",
    "length",
    "like",
    "likelihood",
    "likely",
    "ln",
    "log",
    "log10",
    "log2",
    "lower",
    "ltrim",
    "max",
    "min",
    "mod",
    "nth_value",
    "ntile",
    "nullif",
    "octet_length",
    "percent_rank",
    "pi",
    "pow",
    "power",
    "printf",
    "quote",
    "radians",
    "rank",
    "replace",
    "round",
    "row_number",
    "rtrim",
    "sign",
    "sin",
    "sinh",
    "sqrt",
    "strftime",
    "string_agg",
    "substr",
    "substring",
    "subtype",
    "sum",
    "tan",
    "tanh",
    "time",
    "total",
    "trim",
    "trunc",
    "typeof",
    "unicode",
    "unixepoch",
    "unlikely",
    "upper",
    "zeroblob",
};
#define FUNCTION_COUNT (sizeof functions / sizeof *functions)

/* The tables that functions make; the tables of a file are all readable. cells() and
 * numbers() are missing because of their memory. */
static const char *const modules[] = {
    "collectives",
    "compare",
    "compare_calls",
    "compare_frames",
    "compare_launches",
    "compare_places",
    "compare_steps",
    "counters",
    "event",
    "events",
    "frames",
    "json_each",
    "json_tree",
    "memory",
    "op_step",
    "recorded_facts",
    "recorded_steps",
    "sets",
    NULL,
};

const char *sql_guard_function(const void *context, size_t index)
{
    (void)context;
    return index < FUNCTION_COUNT ? functions[index] : NULL;
}

static int compare_names(const void *a, const void *b)
{
    return strcasecmp(a, *(const char *const *)b);
}

static bool is_allowed(const char *function)
{
    return function != NULL && bsearch(function, functions, FUNCTION_COUNT,
                                       sizeof *functions, compare_names) != NULL;
}

static const char *words_of(int action)
{
    switch (action) {
    case SQLITE_INSERT:
    case SQLITE_UPDATE:
    case SQLITE_DELETE:
        return "to write";
    case SQLITE_PRAGMA:
        return "PRAGMA";
    case SQLITE_ATTACH:
        return "ATTACH";
    case SQLITE_DETACH:
        return "DETACH";
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT:
        return "a transaction";
    case SQLITE_ANALYZE:
        return "ANALYZE";
    case SQLITE_REINDEX:
        return "REINDEX";
    default:
        return "to create, change or drop";
    }
}

__attribute__((format(printf, 2, 3))) static int refuse(struct sql_guard *guard,
                                                        const char *format, ...)
{
    va_list arguments;

    /* The first refusal is about the request; others follow from it. */
    if (*guard->refused != '\0')
        return SQLITE_DENY;
    va_start(arguments, format);
    vsnprintf(guard->refused, sizeof guard->refused, format, arguments);
    va_end(arguments);
    return SQLITE_DENY;
}

static int authorize(void *context, int action, const char *first, const char *second,
                     const char *schema, const char *trigger)
{
    struct sql_guard *guard = context;

    (void)schema;
    (void)trigger;
    if (guard->declares)
        return SQLITE_OK;
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE:
        return SQLITE_OK;
    case SQLITE_READ:
        return first != NULL && strncasecmp(first, "pragma_", 7) == 0
                   ? refuse(guard, "PRAGMA is not allowed here")
                   : SQLITE_OK;
    case SQLITE_FUNCTION:
        return is_allowed(second)
                   ? SQLITE_OK
                   : refuse(guard, "the function %.60s() is not allowed here", second);
    default:
        return refuse(guard, "only SELECT is allowed here, not %s", words_of(action));
    }
}

static int look(void *context)
{
    return budget_look(context, NULL) != 0;
}

static void limit(sqlite3 *handle)
{
    static const struct {
        int id, most;
    } limits[] = {
        {SQLITE_LIMIT_LENGTH, LENGTH_MAX},
        {SQLITE_LIMIT_SQL_LENGTH, SQL_STATEMENT_MAX},
        {SQLITE_LIMIT_COLUMN, 1000},
        {SQLITE_LIMIT_EXPR_DEPTH, 200},
        {SQLITE_LIMIT_COMPOUND_SELECT, 100},
        {SQLITE_LIMIT_VDBE_OP, 1000000},
        {SQLITE_LIMIT_FUNCTION_ARG, 100},
        {SQLITE_LIMIT_ATTACHED, 0},
        {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
        {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
        {SQLITE_LIMIT_WORKER_THREADS, 0},
    };

    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        sqlite3_limit(handle, limits[i].id, limits[i].most);
}

#define MODULES_MAX 128

/* The tables that are made while they are read. */
struct module_names {
    char names[MODULES_MAX][ANALYSIS_TABLE_NAME_MAX];
    const char *list[MODULES_MAX + 1];
};

static int list_kept(struct module_names *out)
{
    struct analysis_sql_table table = {0};
    size_t count = 0;

    for (; modules[count] != NULL; count++)
        out->list[count] = modules[count];
    for (; analysis_tables_next(&table); count++) {
        if (count == MODULES_MAX)
            return SQLITE_FULL;
        memcpy(out->names[count], table.name, sizeof table.name);
        out->list[count] = out->names[count];
    }
    out->list[count] = NULL;
    return SQLITE_OK;
}

/* A module's table is declared when it is first mentioned, by a CREATE TABLE that the
 * guard would refuse: so mentions all of them now. Those of analyses set `declares`. */
static int declare(sqlite3 *handle)
{
    char sql[64];
    int code = SQLITE_OK;

    for (size_t i = 0; modules[i] != NULL && code == SQLITE_OK; i++) {
        snprintf(sql, sizeof sql, "PRAGMA table_info(%s)", modules[i]);
        code = sqlite3_exec(handle, sql, NULL, NULL, NULL);
    }
    return code;
}

int sql_guard_put(struct sql_guard *guard, sqlite3 *handle, struct budget *budget)
{
    struct module_names kept;
    int code = list_kept(&kept);

    if (code == SQLITE_OK)
        code = sql_functions_register(handle, budget);
    *guard = (struct sql_guard){0};
    /* Nothing is written to the disk: a statement sorts in memory, which is bounded.
     */
    if (code == SQLITE_OK)
        code = sqlite3_exec(handle, "PRAGMA temp_store = MEMORY; PRAGMA query_only = ON",
                            NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_drop_modules(handle, kept.list);
    if (code == SQLITE_OK)
        code = declare(handle);
    if (code != SQLITE_OK)
        return code;
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, NULL);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    limit(handle);
    if (budget != NULL)
        sqlite3_progress_handler(handle, LOOK_INTERVAL, look, budget);
    return sqlite3_set_authorizer(handle, authorize, guard);
}
