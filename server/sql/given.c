/* See given.h. */
#include "sql/given.h"

#include <stdlib.h>
#include <string.h>

void sql_given_declare(struct buffer *sql, int count)
{
    for (int i = 1; i <= count; i++)
        buffer_printf(sql, ", given_%d TEXT HIDDEN", i);
    buffer_append_char(sql, ')');
}

int sql_given_plan(sqlite3_index_info *info, int first)
{
    int count = 0;

    for (int i = 0; i < info->nConstraint; i++) {
        const struct sqlite3_index_constraint *one = &info->aConstraint[i];

        if (one->iColumn < first || one->op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (!one->usable)
            return SQLITE_CONSTRAINT;
        info->aConstraintUsage[i].argvIndex = ++count;
        info->aConstraintUsage[i].omit = 1;
    }
    return SQLITE_OK;
}

void sql_given_put(struct sql_parameters *given, const char *name, const char *value)
{
    if (given->count < SQL_GIVEN_MAX)
        given->items[given->count++] = (struct given_parameter){name, value};
}

static int refuse_argument(const char *argument, struct error *error)
{
    return error_set(error, ERROR_PARAMETER, "bad_argument",
                     "an argument is 'name=value', as in 'steps=first', not '%.60s'",
                     argument);
}

static int add_argument(struct sql_parameters *given, const char *argument,
                        struct error *error)
{
    const char *equals = strchr(argument, '=');
    size_t length = strlen(argument);

    if (equals == NULL || given->count == SQL_GIVEN_MAX)
        return refuse_argument(argument, error);
    if (length > SQL_GIVEN_LENGTH_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_argument",
                         "the argument '%.60s' … has %zu bytes; %zu are allowed",
                         argument, length, SQL_GIVEN_LENGTH_MAX);
    int result = budget_share_take(&given->memory, length + 1, error);
    char *text = result == 0 ? strdup(argument) : NULL;
    if (text == NULL)
        return result == 0 ? error_set_memory(error) : result;
    text[equals - argument] = '\0';
    given->texts[given->count] = text;
    sql_given_put(given, text, text + (equals - argument) + 1);
    given->arguments++;
    return 0;
}

int sql_given_read(struct sql_parameters *given, int argc, sqlite3_value **argv,
                   struct error *error)
{
    int result = 0;

    for (int i = 0; i < argc && result == 0; i++) {
        const char *argument = (const char *)sqlite3_value_text(argv[i]);

        if (argument != NULL)
            result = add_argument(given, argument, error);
    }
    return result;
}

static bool is_item(const struct given_parameter *item, const char *argument)
{
    size_t length = strlen(item->name);

    return strncmp(argument, item->name, length) == 0 && argument[length] == '=' &&
           strcmp(argument + length + 1, item->value) == 0;
}

bool sql_given_is(const struct sql_parameters *given, int argc, sqlite3_value **argv)
{
    size_t at = 0;

    for (int i = 0; i < argc; i++) {
        const char *argument = (const char *)sqlite3_value_text(argv[i]);

        if (argument == NULL)
            continue;
        if (at == given->arguments || !is_item(&given->items[at], argument))
            return false;
        at++;
    }
    return at == given->arguments;
}

bool sql_given_same(const struct sql_parameters *one, const struct sql_parameters *other)
{
    size_t i = 0;

    while (i < one->arguments && i < other->arguments &&
           strcmp(one->items[i].name, other->items[i].name) == 0 &&
           strcmp(one->items[i].value, other->items[i].value) == 0)
        i++;
    return i == one->arguments && i == other->arguments;
}

bool sql_given_remove(struct sql_parameters *given, const char *argument)
{
    size_t at = 0;

    while (at < given->arguments && !is_item(&given->items[at], argument))
        at++;
    if (at == given->arguments)
        return false;
    free(given->texts[at]);
    for (given->count--, given->arguments--; at < given->count; at++) {
        given->items[at] = given->items[at + 1];
        given->texts[at] = given->texts[at + 1];
    }
    given->texts[given->count] = NULL;
    return true;
}

int sql_given_check(const struct sql_parameters *given, const char *table,
                    const char *const *allowed, const char *more, struct error *error)
{
    for (size_t i = 0; i < given->arguments; i++) {
        size_t k = 0;

        while (allowed[k] != NULL && strcmp(allowed[k], given->items[i].name) != 0)
            k++;
        if (allowed[k] == NULL)
            return error_set(error, ERROR_PARAMETER, "bad_argument",
                             "%s has no argument \"%.60s\"; it takes ranks, steps and "
                             "markers (control_ranks …)%s",
                             table, given->items[i].name, more);
    }
    return 0;
}

void sql_given_free(struct sql_parameters *given)
{
    for (size_t i = 0; i < SQL_GIVEN_MAX; i++)
        free(given->texts[i]);
    budget_share_return(&given->memory);
    *given = (struct sql_parameters){.memory = given->memory};
}
