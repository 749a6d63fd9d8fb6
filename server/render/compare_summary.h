/* The answers above the rows, as text for a terminal. */
#ifndef TRACEDIFF_RENDER_COMPARE_SUMMARY_H
#define TRACEDIFF_RENDER_COMPARE_SUMMARY_H

#include "analysis/compare/compare.h"
#include "answer/answer.h"
#include "base/buffer.h"

/* The verdict on the step time. */
void compare_write_verdict(const struct answer *answer, bool colour, size_t width,
                           struct buffer *out);
/* The lines of the account with bars, and the facts. False for lack of memory. */
bool compare_write_account(const struct answer *answer, bool colour, size_t width,
                           struct buffer *out);
/* The sentences, numbered, in lines of at most `width` characters; or why there are none;
 * nothing if none were asked for. */
void compare_write_diagnosis(const struct answer *answer, size_t width,
                             struct buffer *out);
/* One line for each condition (NULL: none): whether it is met, and why. */
void compare_write_fail_if(const struct fail_if *conditions,
                           const struct compare_outcome *outcomes, struct buffer *out);

#endif
