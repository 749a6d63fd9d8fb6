/* Common parts of the texts of a series: links, and the sets next to a change. */
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

/* The sets with observations that are nearest to a change (its index), at most this many
 * of each of its two levels. */
#define SERIES_NEAREST 5
#define SERIES_GROUPS_LINK_SIZE 192
/* The path of their comparison as several recordings per side; false if a level has fewer
 * than two. */
bool series_word_groups_link(const struct series_answer *answer, size_t change,
                             char out[SERIES_GROUPS_LINK_SIZE]);

/* "devices", "ranks", "world_size": a stable word, docs/api.md. */
const char *series_word_fact(enum series_fact fact);

/* "between abc1234 and def5678 (changed)": commits are strangers' texts. */
void series_word_commits(const struct series_set *const sets[2], struct buffer *out);
/* Why the series is of recorded steps although some sets have others; else nothing. */
void series_word_unprofiled(const struct series_answer *answer, struct buffer *out);

/* What the series measures: "step time", "exposed communication", "aten::mm". */
const char *series_word_measure(const struct series_request *request);

#endif
