/* The arguments of tables that take parameters of the API: texts "name=value". */
#ifndef TRACEDIFF_SQL_GIVEN_H
#define TRACEDIFF_SQL_GIVEN_H

#include "base/budget.h"
#include "base/buffer.h"
#include "base/error.h"
#include "base/parameters.h"

#include <sqlite3.h>
#include <stdbool.h>

#define SQL_GIVEN_MAX 40
/* Bytes of one argument: a name of a row at its longest, twice. */
#define SQL_GIVEN_LENGTH_MAX ((size_t)65536)

struct sql_parameters {
    struct given_parameter items[SQL_GIVEN_MAX];
    size_t count, arguments;    /* `arguments`: how many of them, at the beginning */
    char *texts[SQL_GIVEN_MAX]; /* owned; names and values point into them */
    struct budget_share memory; /* of the texts; its budget may be set before them */
};

/* ---- the columns that take them: hidden ones, the last of a table ---- */

/* Appends `count` of these columns, and the bracket that ends "CREATE TABLE name(…)". */
void sql_given_declare(struct buffer *sql, int count);
/* For xBestIndex: the arguments, in the columns from `first` on, become those of xFilter.
 * Returns SQLITE_CONSTRAINT if the value of one is not known yet: without it, the rows
 * would be those of another answer. */
int sql_given_plan(sqlite3_index_info *info, int first);

/* ---- what they are ---- */

/* Adds a parameter whose texts outlive `given`. */
void sql_given_put(struct sql_parameters *given, const char *name, const char *value);
/* Adds the arguments of a table, which are copied (NULL: no argument), before anything
 * else is added. Errors: bad_argument; too_expensive. */
int sql_given_read(struct sql_parameters *given, int argc, sqlite3_value **argv,
                   struct error *error);
/* Whether sql_given_read() got the same arguments. */
bool sql_given_is(const struct sql_parameters *given, int argc, sqlite3_value **argv);
/* Whether both have the same arguments, in the same order. */
bool sql_given_same(const struct sql_parameters *one, const struct sql_parameters *other);
/* Removes an argument, "name=value"; false: it is not there. */
bool sql_given_remove(struct sql_parameters *given, const char *argument);
/* Errors: bad_argument: the name of an argument is not in `allowed`, which ends with
 * NULL. The message names the table and says that it takes ranks, steps and markers, and
 * `more`, which begins with ", " or is empty. */
int sql_given_check(const struct sql_parameters *given, const char *table,
                    const char *const *allowed, const char *more, struct error *error);
void sql_given_free(struct sql_parameters *given); /* the budget stays set */

#endif
