/* The arguments of tables that take parameters of the API: texts "name=value". */
#ifndef TRACEDIFF_SQL_GIVEN_H
#define TRACEDIFF_SQL_GIVEN_H

#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"

#include <sqlite3.h>
#include <stdbool.h>

#define SQL_GIVEN_MAX 40
/* Bytes of one argument: a name of a row at its longest, twice. */
#define SQL_GIVEN_LENGTH_MAX ((size_t)65536)

struct sql_parameters {
    struct given_parameter items[SQL_GIVEN_MAX];
    size_t count, arguments;    /* `arguments`: those that were added, which come first */
    char *texts[SQL_GIVEN_MAX]; /* owned; names and values point into them */
    struct budget_share memory; /* of the texts; its budget may be set before them */
};

/* Adds a parameter whose texts outlive `given`. */
void sql_given_put(struct sql_parameters *given, const char *name, const char *value);
/* Adds an argument, which is copied. Errors: bad_argument; too_expensive. */
int sql_given_add(struct sql_parameters *given, const char *argument,
                  struct error *error);
/* Adds the arguments of a table (NULL: no argument), before anything else is added. */
int sql_given_read(struct sql_parameters *given, int argc, sqlite3_value **argv,
                   struct error *error);
/* Whether sql_given_read() was given the same. */
bool sql_given_is(const struct sql_parameters *given, int argc, sqlite3_value **argv);
void sql_given_free(struct sql_parameters *given); /* the budget stays set */

#endif
