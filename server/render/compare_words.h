/* The words that table and Markdown share. */
#ifndef TRACEDIFF_RENDER_COMPARE_WORDS_H
#define TRACEDIFF_RENDER_COMPARE_WORDS_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

#include <stdbool.h>

/* Whether a side has steps. */
bool compare_has_steps(const struct compare_result *result);
/* "step time"; "whole recording" if neither side has steps. */
const char *compare_time_name(const struct compare_result *result);

/* What limits the sides, after a verdict: "; the device is the limit". Nothing if nothing
 * does. */
void compare_write_limits(const struct step_time pair[2], struct buffer *out);
/* The verdict, and what limits the sides: "unchanged: between -0.1 % and +0.2 %, which is
 * within ±2 %; the device is the limit". */
void compare_write_verdict_words(const struct compare_result *result, struct buffer *out);

/* What a single recording per side cannot show; NULL if a side has several, or nothing
 * was judged. */
const char *compare_recording_words(const struct compare_result *result);

/* The text after the confidence of the verdict if that is not 95 %, otherwise "". */
const char *compare_level_words(const struct verdict *verdict);

/* "slower", "no difference found", "too few steps"; "" if rows were not judged. */
const char *compare_row_words(const struct compare_result *result,
                              const struct compare_row *row);
/* The same for a narrow column headed "certain": "none found" for no difference. */
const char *compare_row_short_words(const struct compare_result *result,
                                    const struct compare_row *row);
/* "213 operations by calls: 11 added, …; by time: 20 rows slower …": how many names and
 * rows there are, as on the page. */
void compare_write_groups(const struct compare_result *result, struct buffer *out);
/* "always 38, now always 802"; nothing if the numbers of calls vary. */
void compare_write_calls(const struct compare_row *row, struct buffer *out);
/* "too few steps: 6 are too few to tell among 431 rows"; nothing if no row of the page
 * says so. */
void compare_write_too_few(const struct compare_result *result, struct buffer *out);

/* Why a condition cannot be judged although there are enough steps; "" otherwise. */
const char *compare_condition_words(const struct compare_outcome *outcome);

#endif
