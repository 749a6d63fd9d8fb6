/* See given.h. */
#include "sql/given.h"

#include <stdlib.h>
#include <string.h>

void sql_given_put(struct sql_given *given, const char *name, const char *value)
{
    if (given->count < SQL_GIVEN_MAX)
        given->items[given->count++] = (struct parameter_given){name, value};
}

int sql_given_add(struct sql_given *given, const char *argument, struct error *error)
{
    const char *equals = strchr(argument, '=');

    if (equals == NULL || given->count == SQL_GIVEN_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_argument",
                         "an argument is 'name=value', as in 'steps=first', not "
                         "'%.60s'",
                         argument);
    char *text = strdup(argument);
    if (text == NULL)
        return error_set_memory(error);
    text[equals - argument] = '\0';
    given->texts[given->count] = text;
    sql_given_put(given, text, text + (equals - argument) + 1);
    return 0;
}

void sql_given_free(struct sql_given *given)
{
    for (size_t i = 0; i < SQL_GIVEN_MAX; i++)
        free(given->texts[i]);
    *given = (struct sql_given){0};
}
