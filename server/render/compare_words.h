/* What table and Markdown say of a comparison in the same words. */
#ifndef TRACEDIFF_RENDER_COMPARE_WORDS_H
#define TRACEDIFF_RENDER_COMPARE_WORDS_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

/* "step time"; "whole recording" where neither side has steps. */
const char *compare_time_name(const struct compare_result *result);

/* What a single recording of each side cannot tell; NULL where that is not the case, or
 * nothing was judged. */
const char *compare_recording_words(const struct compare_result *result);

/* What follows the confidence of the verdict where it is not 95 %, else "". */
const char *compare_level_words(const struct verdict *verdict);

/* "slower", "no difference found", "too few steps"; "" where rows were not judged. */
const char *compare_row_words(const struct compare_result *result,
                              const struct compare_row *row);
/* The same for a narrow column headed "certain": "none found" for no difference. */
const char *compare_row_short_words(const struct compare_result *result,
                                    const struct compare_row *row);
/* "213 operations by calls: 11 added, …; by time: 20 rows slower …": how many names and
 * rows there are, as on the page. */
void compare_write_groups(const struct compare_result *result, struct buffer *out);
/* "always 38, now always 802"; nothing where the numbers of calls are no fact. */
void compare_write_calls(const struct compare_row *row, struct buffer *out);
/* "too few steps: 6 are too few to tell among 431 rows"; nothing where no row of the page
 * says so. */
void compare_write_too_few(const struct compare_result *result, struct buffer *out);

/* Why a condition cannot be judged although there are enough steps; "" otherwise. */
const char *compare_condition_words(const struct compare_outcome *outcome);

#endif
