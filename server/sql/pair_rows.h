/* The rows of the tables over two sets in pair_tables.h. They are in memory of SQLite,
 * which is limited for each statement (heap.h), because a statement may use many of them
 * at once. */
#ifndef TRACEDIFF_SQL_PAIR_ROWS_H
#define TRACEDIFF_SQL_PAIR_ROWS_H

#include "analysis/compare/compare_parameters.h"
#include "base/error.h"
#include "sql/pair_places.h"

#include <sqlite3.h>
#include <stddef.h>

struct store;

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

/* The samples of both sides. */
int pair_rows_of_steps(struct pair_rows *out, struct store *store,
                       const struct compare_request *request, struct error *error);
/* The single calls of the requested row. */
int pair_rows_of_calls(struct pair_rows *out, struct store *store,
                       const struct compare_request *request, struct error *error);
/* What launches it, or what it launches. */
int pair_rows_of_launches(struct pair_rows *out, struct store *store,
                          const struct compare_request *request, struct error *error);
/* Where the time of the steps went. */
int pair_rows_of_places(struct pair_rows *out, struct store *store,
                        const struct compare_request *request, struct error *error);
void pair_rows_free(struct pair_rows *rows); /* zeroed but for the budget */

/* ---- reading: row `at` of those that were made as steps or calls, as launches, or as
 * places ---- */

void pair_rows_give_step(const struct pair_rows *rows, size_t at,
                         sqlite3_context *context, int column);
void pair_rows_give_launch(const struct pair_rows *rows, size_t at,
                           sqlite3_context *context, int column);
void pair_rows_give_place(const struct pair_rows *rows, size_t at,
                          sqlite3_context *context, int column);

#endif
