/* What the texts of a series have in common: links, and which sets stand at a change. */
#ifndef TRACEDIFF_RENDER_SERIES_WORDS_H
#define TRACEDIFF_RENDER_SERIES_WORDS_H

#include "analysis/series/series_answer.h"

#include <stdbool.h>
#include <stddef.h>

/* The last set before `at` that has observations. */
size_t series_word_left(const struct series_answer *answer, size_t at);

/* The path of the comparison of two sets of the series on the dashboard. */
#define SERIES_LINK_SIZE 96
void series_word_link(const struct series_answer *answer, size_t control, size_t test,
                      char out[SERIES_LINK_SIZE]);

/* Of the two levels at a change (its index) the sets with observations that are nearest
 * to it, this many of each at most. */
#define SERIES_NEAREST 5
#define SERIES_GROUPS_LINK_SIZE 192
/* The path of their comparison as several recordings a side; false where a level has
 * fewer than two. */
bool series_word_groups_link(const struct series_answer *answer, size_t change,
                             char out[SERIES_GROUPS_LINK_SIZE]);

/* What the series is of: "step time", "exposed communication", "aten::mm". */
const char *series_word_measure(const struct series_request *request);

#endif
