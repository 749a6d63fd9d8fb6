#ifndef TRACEDIFF_QUERY_PAIRS_H
#define TRACEDIFF_QUERY_PAIRS_H

#include "base/budget.h"
#include "base/error.h"
#include "compare/parameters.h"

#include <sqlite3.h>
#include <stddef.h>

/* ---- pair places ---- */

/* The rows of the table compare_places: the places of the account of a comparison
 * (docs/semantics.md §16), each with its line. They are in memory of SQLite, as
 * pairs.h says. */

struct store;

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

/* The rows of the tables over two sets in pairs.h. They are in memory of SQLite,
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
