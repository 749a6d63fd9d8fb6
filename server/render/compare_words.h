/* The words that table and Markdown share. */
#ifndef TRACEDIFF_RENDER_COMPARE_WORDS_H
#define TRACEDIFF_RENDER_COMPARE_WORDS_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

#include <stdbool.h>

/* "213 operations by calls: 11 added, …; by time: 20 rows slower …": how many names and
 * rows there are, as on the page. */
void compare_write_groups(const struct compare_result *result, struct buffer *out);
/* "too few steps: 6 are too few to tell among 431 rows"; nothing if no row of the page
 * says so. */
void compare_write_too_few(const struct compare_result *result, struct buffer *out);

/* Why a condition cannot be judged although there are enough steps; "" otherwise. */
const char *compare_condition_words(const struct compare_outcome *outcome);

#endif
