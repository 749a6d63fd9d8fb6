/* The answers above the rows, as text for a terminal. */
#ifndef TRACEDIFF_RENDER_COMPARE_SUMMARY_H
#define TRACEDIFF_RENDER_COMPARE_SUMMARY_H

#include "analysis/compare/compare.h"
#include "answer/answer.h"
#include "base/buffer.h"

/* The verdict on the step time. */
void compare_write_verdict(const struct answer *answer, bool colour, size_t width,
                           struct buffer *out);
/* The mean of a step and its parts, each with the operations that changed most, and how
 * much they explain. */
void compare_write_waterfall(const struct answer *answer, bool colour, size_t width,
                             struct buffer *out);
/* The device time that each operator launched, if it was requested. */
void compare_write_operators(const struct compare_result *result, bool colour,
                             size_t width, struct buffer *out);
/* The kernels that were probably replaced. */
void compare_write_replacements(const struct compare_result *result, bool colour,
                                size_t width, struct buffer *out);
/* One line for each condition (NULL: none): whether it is met, and why. */
void compare_write_fail_if(const struct fail_if *conditions,
                           const struct compare_outcome *outcomes, struct buffer *out);

#endif
