/* The rows of a comparison as JSON, written without a tree. */
#ifndef TRACEDIFF_RENDER_COMPARE_ROWS_JSON_H
#define TRACEDIFF_RENDER_COMPARE_ROWS_JSON_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

/* Appends the page of rows, each an object with the columns that are shown. */
int compare_write_rows(const struct compare_result *result, struct buffer *out,
                       struct error *error);
/* Appends the row whose id was asked for and its place among all, or null. */
int compare_write_selected(const struct compare_result *result, struct buffer *out,
                           struct error *error);
/* Appends `"columns":[…],"rows":[[…]…]`: shorter, and only with the chosen columns
 * (NULL-terminated). They may include "tests", the tests of both measures, and
 * "replaces", both as objects. */
int compare_write_row_table(const struct compare_result *result, const char *const *names,
                            struct buffer *out, struct error *error);

#endif
