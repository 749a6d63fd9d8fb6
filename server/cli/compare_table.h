/* A comparison as text for a terminal. */
#ifndef TRACEDIFF_CLI_COMPARE_TABLE_H
#define TRACEDIFF_CLI_COMPARE_TABLE_H

#include "analysis/compare.h"
#include "base/buffer.h"

#include <stdbool.h>

/* Appends the step time with its parts, the five groups, and the page of rows. Names are
 * made printable and shortened in the middle. */
void compare_write_table(const struct compare_result *result, bool colour,
                         struct buffer *out);

#endif
