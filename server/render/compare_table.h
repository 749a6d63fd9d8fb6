/* A comparison as text for a terminal. */
#ifndef TRACEDIFF_RENDER_COMPARE_TABLE_H
#define TRACEDIFF_RENDER_COMPARE_TABLE_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

#include <stdbool.h>

struct compare_look {
    bool colour;
    size_t width;      /* characters in a line; SIZE_MAX: as many as there are */
    bool steps_hidden; /* COMPARE_STEP_ROWS are left out by default, not by request */
};

/* Appends the verdict, sentences on the cause, the waterfall, replaced kernels, the five
 * groups, and the page of rows. Names are made printable and shortened in the middle. */
void compare_write_table(const struct compare_result *result,
                         const struct compare_look *look, struct buffer *out);

/* The parts above the rows (compare_summary.c): the verdict … */
void compare_write_verdict(const struct compare_result *result, bool colour, size_t width,
                           struct buffer *out);
/* … what would make steps if a side has none (compare_hints.c) … */
void compare_write_hints(const struct compare_result *result, struct buffer *out);
/* … the mean of a step and its parts, each with the operations that changed most, and how
 * much they explain … */
void compare_write_waterfall(const struct compare_result *result, bool colour,
                             size_t width, struct buffer *out);
/* … and the kernels that were probably replaced. */
void compare_write_replacements(const struct compare_result *result, bool colour,
                                size_t width, struct buffer *out);
/* The rows (compare_rows.c): name, calls, time, change and certainty; the time of the
 * control, the change in per cent and the category if there is room. */
void compare_write_shown_rows(const struct compare_result *result, bool colour,
                              size_t width, struct buffer *out);
/* One line for each condition: whether it holds, and why. */
void compare_write_fail_if(const struct compare_result *result,
                           const struct fail_if *conditions, struct buffer *out);

#endif
