/* Filters, groups, sorts and sums up the rows of a comparison: by statements, on a
 * connection where the rows in memory are tables (sql/compare_schema.sql). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ASK_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_ASK_H

#include "analysis/compare/compare.h"

/* Replaces the rows of the result, which are all and in the order of the store, by those
 * that were asked for, in their order; fills in what is counted on the way (categories,
 * ops_diff, totals) and the values of the page and of the selected row. ERROR_PARAMETER
 * with the slug bad_category: no row is of a category that was asked for. */
int compare_ask(struct compare_result *result, struct error *error);

/* The names of a change, in the order of their bytes, after the filters of names and
 * categories. Only for a result of compare_run(). */
int compare_ask_names(const struct compare_result *result, enum compare_change change,
                      void (*each)(void *context, const char *name, size_t length),
                      void *context, struct error *error);

#endif
