/* The answers above the rows, as text for a terminal. */
#ifndef TRACEDIFF_RENDER_COMPARE_SUMMARY_H
#define TRACEDIFF_RENDER_COMPARE_SUMMARY_H

#include "analysis/compare/compare.h"
#include "answer/answer.h"
#include "base/buffer.h"

/* The verdict on the step time. */
void compare_write_verdict(const struct answer *answer, bool colour, size_t width,
                           struct buffer *out);
/* The sentences, numbered, those of the account with their change and a bar, and then its
 * other lines; or why there are none; nothing if none were asked for. */
void compare_write_diagnosis(const struct answer *answer, bool colour, size_t width,
                             struct buffer *out);
/* One line for each condition (NULL: none): whether it is met, and why. */
void compare_write_fail_if(const struct fail_if *conditions,
                           const struct compare_outcome *outcomes, struct buffer *out);

#endif
