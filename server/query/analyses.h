#ifndef TRACEDIFF_QUERY_ANALYSES_H
#define TRACEDIFF_QUERY_ANALYSES_H

#include "analyse/analysis.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/text.h"

#include <sqlite3.h>
#include <stdbool.h>

/* ---- given ---- */

/* The arguments of tables that take parameters of the API: texts "name=value". */

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

/* ---- analysis tables ---- */

/* A virtual table for each table of each analysis, `ANALYSIS_TABLE`, such as
 * collectives_by_rank. It has the rows and columns of the API for the set of the
 * statement, or for both sets (column `side`); times are in µs. Its arguments are
 * parameters of the API: collectives_by_rank('steps=first', 'ranks=0-3'). The series of
 * an analysis that has some are `ANALYSIS_series`. */

#define ANALYSIS_TABLE_NAME_MAX 64

/* One of them; zeroed, it is before the first. */
struct analysis_sql_table {
    const struct analysis *analysis;
    size_t number, table; /* of the analysis; of its table, their count: the series */
    char name[ANALYSIS_TABLE_NAME_MAX];
};
/* The next one; false at the end. */
bool analysis_tables_next(struct analysis_sql_table *table);
/* The table of a name, letters of either case. */
bool analysis_tables_find(const char *name, struct analysis_sql_table *out);
/* A sentence about its rows. */
const char *analysis_tables_about(const struct analysis_sql_table *table);
/* The unit of a column: "µs", or "". */
const char *analysis_tables_unit(const struct analysis_sql_table *table,
                                 const char *column);

/* `test_id` NULL: there is no second set. A table is declared when a statement first
 * mentions it; *declares is true meanwhile. The ids, the budget and `declares` must
 * outlive the connection. Returns an SQLite code. */
int analysis_tables_register(sqlite3 *handle, struct store *store, const char *control_id,
                             const char *test_id, struct budget *budget, bool *declares);

#endif
