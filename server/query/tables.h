#ifndef TRACEDIFF_QUERY_TABLES_H
#define TRACEDIFF_QUERY_TABLES_H

#include "analyse/analysis.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/text.h"
#include "compare/parameters.h"
#include "compare/tree.h"
#include "store/sets.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- given ---- */

/* The arguments of tables that take parameters of the API: texts "name=value". */

#define SQL_GIVEN_MAX 40
/* Bytes of one argument: a name of a row at its longest, twice. */
#define SQL_GIVEN_LENGTH_MAX ((size_t)65536)

struct sql_parameters {
    struct given_parameter items[SQL_GIVEN_MAX];
    size_t count, arguments; /* `arguments`: how many of them, at the beginning */
    struct budget *budget;   /* may be set before they are read */
    struct arena *arena;     /* has the texts of arguments */
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

/* ---- trees ---- */

/* The trees of calls of a connection: each is made when a table first needs it, and stays
 * until the connection closes. */

struct store;
struct sql_trees;

/* A tree of a level, or the two trees as one. `depths`: how many frames are above each
 * frame. */
struct sql_tree {
    const struct tree *tree;
    const struct tree_rows *rows;
    const uint32_t *depths;
};

/* ---- what both tables share ---- */
#define SQL_TREES_BAD_LEVEL "level: allowed are 'modules', 'operators' and 'python'"

/* The constraints that are known before a table is read: the arguments of xFilter, in
 * this order. */
enum sql_trees_plan { SQL_TREES_LEVEL = 1, SQL_TREES_SIDE = 2, SQL_TREES_ID = 4 };

/* At most this many frames above one are followed; a longer path begins with "…". */
#define SQL_TREES_PATH_FRAMES 512
#define SQL_TREES_PATH_BYTES ((size_t)1 << 20)
/* Gives the names from below the root down to `frame`, joined by " / "; NULL if they are
 * too long. `append` adds the name of a frame, `parent` returns the frame above it. */
void sql_trees_give_path(sqlite3_context *context, const void *of, uint32_t frame,
                         uint32_t (*parent)(const void *of, uint32_t frame),
                         void (*append)(const void *of, uint32_t frame,
                                        struct buffer *out));

/* ---- frames table ---- */

/* The virtual tables `frames` and `compare_frames`: the tree of calls of each set, frame
 * by frame, and the two trees as one (docs/semantics.md §9). Their hidden column `level`,
 * which is also their argument, says which tree: modules (the default), operators or
 * python. A condition on `side` reads one set alone. */

/* `name` is that of `frames`. `test_id` NULL: there is no second set, and no
 * compare_frames. The ids and the budget must outlive the connection. Returns an SQLite
 * code. */
int frames_table_register(sqlite3 *handle, const char *name, struct store *store,
                          const char *control_id, const char *test_id,
                          struct budget *budget);

/* ---- compare table ---- */

/* The virtual table `compare`: the rows of a comparison, in the columns of its CSV, times
 * in µs. Its arguments are parameters of the API that say what is compared:
 * compare('control_ranks=0', 'measure=total'). The comparison is made when a statement
 * first reads the table, or each time if it has arguments. Rows are judged if the
 * statement reads a column that needs that. */

/* The ids and the budget must outlive the connection. Returns an SQLite code. */
int compare_table_register(sqlite3 *handle, struct store *store, const char *control_id,
                           const char *test_id, struct budget *budget);

/* ---- recorded tables ---- */

/* The virtual tables `recorded_steps` and `recorded_facts`: what the recorders of the
 * files say (docs/semantics.md, section 21), a time or a fact a row. */

/* `before` stands before both names. `test_id` may be NULL. The ids and the budget must
 * outlive the connection. Returns an SQLite code. */
int recorded_tables_register(sqlite3 *handle, const char *before, struct store *store,
                             const char *control_id, const char *test_id,
                             struct budget *budget);

/* ---- sets table ---- */

/* The virtual table `sets`: what the catalogue says of the control and the test, one row
 * each. Its values may change, although the set files do not. */

/* `control`, and `test` unless it is NULL, must outlive the connection; one without an id
 * has no row. Returns an SQLite code. */
int sets_table_register(sqlite3 *handle, const struct set_info *control,
                        const struct set_info *test);

/* ---- pair places ---- */

/* The rows of the table compare_places: the places of the account of a comparison
 * (docs/semantics.md §16), each with its line. They are in memory of SQLite, as
 * those of the tables over two sets. */

/* Columns. */
enum {
    PAIR_PLACE_ID,
    PAIR_PLACE_LINE,
    PAIR_PLACE_KIND,
    PAIR_PLACE_PART,
    PAIR_PLACE_NAME,
    PAIR_PLACE_CATEGORY,
    PAIR_PLACE_PATH,
    PAIR_PLACE_BEFORE,
    PAIR_PLACE_AFTER,
    PAIR_PLACE_AFTER_WAIT,
    PAIR_PLACE_NS,                           /* control, test */
    PAIR_PLACE_PER_STEP = PAIR_PLACE_NS + 2, /* the same in µs */
    PAIR_PLACE_CHANGE = PAIR_PLACE_PER_STEP + 2,
    PAIR_PLACE_COUNT
};

struct pair_places;

/* ---- pair rows ---- */

/* The rows of the tables over two sets. They are in memory of SQLite,
 * which is limited for each statement (store/database.h), because a statement may use
 * many of them at once. */

struct pair_list {
    void *items;
    size_t count, capacity;
};

/* Zeroed at first, except the budget of the request, which all loops check. */
struct pair_rows {
    struct budget *budget;
    struct pair_list rows, samples, launches;
    char *texts; /* of launches */
    struct pair_places *places;
    size_t count;
};

/* ---- columns ---- */

#define PAIR_STEP_PARTS 4
#define PAIR_STEP_HOSTS 3
/* Of compare_steps; compare_calls has those before the parts. */
enum {
    PAIR_STEP_SIDE,
    PAIR_STEP_RANK,
    PAIR_STEP_SPAN,
    PAIR_STEP_NUMBER,
    PAIR_STEP_START,
    PAIR_STEP_DURATION,
    PAIR_STEP_PART,
    PAIR_STEP_HOST = PAIR_STEP_PART + PAIR_STEP_PARTS,
    PAIR_STEP_COUNT = PAIR_STEP_HOST + PAIR_STEP_HOSTS
};
/* Of compare_launches. */
enum {
    PAIR_LAUNCH_NAME,
    PAIR_LAUNCH_CATEGORY,
    PAIR_LAUNCH_SHAPES,
    PAIR_LAUNCH_COUNTS,
    PAIR_LAUNCH_TOTALS = PAIR_LAUNCH_COUNTS + 2,
    PAIR_LAUNCH_COUNT = PAIR_LAUNCH_TOTALS + 2
};

/* ---- making: 0 or a negative code; free the rows also after an error ---- */
/* The single calls of the requested row. */
int pair_rows_of_calls(struct pair_rows *out, struct store *store,
                       const struct compare_request *request, struct error *error);
void pair_rows_free(struct pair_rows *rows); /* zeroed but for the budget */

/* ---- reading: row `at` of those that were made as steps or calls, as launches, or as
 * places ---- */

/* ---- pair tables ---- */

/* The virtual tables of the selection of a comparison, for numbers that the tables of a
 * file lack, such as the steps of a marker:
 *   compare_steps     the samples of both sides, and the parts of their time
 *   compare_calls     the single calls of a row of the comparison
 *   compare_launches  what that row launches, or what launches it
 *   compare_places    where the time of the steps went, as a sum
 * Arguments are parameters of the API, as those of `compare`:
 * compare_calls('name=aten::mm', 'category=cpu_op', 'marker=forward'). Times are in µs.
 * The answer is made each time that a statement reads the table. */

/* The ids and the budget must outlive the connection. Returns an SQLite code. */
int pair_tables_register(sqlite3 *handle, struct store *store, const char *control_id,
                         const char *test_id, struct budget *budget);

#endif
