#ifndef TRACEDIFF_COMPARE_ASK_H
#define TRACEDIFF_COMPARE_ASK_H

#include "compare/compare.h"
#include "store/database.h"

/* ---- compare arrays ---- */

/* The arrays of a comparison as tables; sql/compare.sql describes them.
 */

/* Without rows. `joined` has the tests of the total. */
extern const struct array_table compare_arrays[COMPARE_ARRAYS];

/* ---- compare ask ---- */

/* Filters, groups, sorts and sums up the rows of a comparison: by statements, on a
 * connection where the rows in memory are tables (sql/compare.sql). */

/* Replaces the rows of the result, which are all rows in the order of the store, by the
 * requested rows in the requested order. Also fills in the counts (categories, ops_diff,
 * totals), the page and the selected row. ERROR_PARAMETER with the slug bad_category: no
 * row has a requested category. */
int compare_ask(struct compare_result *result, struct error *error);

/* Asks for the values of `count` rows of `result->all` from `first` on. Each step of the
 * statement is a row with the given columns (parameters.h, none that only sorts): texts,
 * numbers and NULL; times in ns; COL_COUNT gives a NULL. The caller finishes the
 * statement before it frees the result. */
int compare_ask_rows(const struct compare_result *result, const struct compare_row *first,
                     size_t count, const size_t *columns, size_t column_count,
                     struct statement *out, struct error *error);

/* The names of a change, in the order of their bytes, after the filters of names and
 * categories. Only for a result of compare_run(). */
int compare_ask_names(const struct compare_result *result, enum compare_change change,
                      void (*each)(void *context, const char *name, size_t length),
                      void *context, struct error *error);

#endif
