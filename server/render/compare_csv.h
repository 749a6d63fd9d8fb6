/* A comparison as CSV. */
#ifndef TRACEDIFF_RENDER_COMPARE_CSV_H
#define TRACEDIFF_RENDER_COMPARE_CSV_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

/* Appends the page of rows as CSV after RFC 4180, with the columns that are shown. Names
 * that a spreadsheet would read as a formula get an apostrophe in front. */
int compare_write_csv(const struct compare_result *result, struct buffer *out,
                      struct error *error);

#endif
