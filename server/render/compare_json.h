/* Inside the layer api: a comparison as JSON and as CSV (docs/api.md, "Compare"). */
#ifndef TRACEDIFF_RENDER_COMPARE_JSON_H
#define TRACEDIFF_RENDER_COMPARE_JSON_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

#include <jansson.h>

/* SIDE. NULL: no memory. */
json_t *compare_json_selected(const struct set_info *info, const struct set_view *view,
                              const struct selection *selection, struct budget *budget);
json_t *compare_json_side(const struct compare_result *result, enum pair_side side);

/* Appends the whole document, the rows one by one. `request` is the request of the
 * client. */
int compare_write_json(const struct compare_result *result,
                       const struct compare_request *request, struct buffer *out,
                       struct error *error);

/* The same document with compare_write_row_table() in the place of the rows. */
int compare_write_json_table(const struct compare_result *result,
                             const struct compare_request *request,
                             const char *const *columns, struct buffer *out,
                             struct error *error);

/* The answers above the rows. The waterfall is null if a side has no parts. */
json_t *compare_json_verdict(const struct compare_result *result);
json_t *compare_json_waterfall(const struct compare_result *result);
json_t *compare_json_replacements(const struct compare_result *result);
json_t *compare_json_fail_if(const struct compare_result *result,
                             const struct fail_if *conditions);

/* Appends the page of rows, each an object with the columns that are shown. */
void compare_write_rows(const struct compare_result *result, struct buffer *out);
/* Appends the row whose id was asked for and its place among all, or null. */
void compare_write_selected(const struct compare_result *result, struct buffer *out);
/* Appends `"columns":[…],"rows":[[…]…]`: shorter, and with chosen columns
 * (NULL-terminated) only, among them "tests", the tests of both measures, and "replaces".
 */
void compare_write_row_table(const struct compare_result *result,
                             const char *const *columns, struct buffer *out);

/* Appends the page of rows as CSV after RFC 4180, with the columns that are shown. Names
 * that a spreadsheet would take for a formula get an apostrophe in front. */
void compare_write_csv(const struct compare_result *result, struct buffer *out);

#endif
