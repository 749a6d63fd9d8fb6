/* The rows of a comparison as a table for a terminal. */
#ifndef TRACEDIFF_RENDER_COMPARE_ROWS_TABLE_H
#define TRACEDIFF_RENDER_COMPARE_ROWS_TABLE_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

/* Name, calls, time, change and certainty; the time of the control, the change in per
 * cent and the category if there is room. */
void compare_write_shown_rows(const struct compare_result *result, bool colour,
                              size_t width, struct buffer *out);

#endif
