/* A comparison between recordings in each format; compare.h says how names and labels are
 * written, docs/api.md and docs/machines.md what the members and keys are. */
#ifndef TRACEDIFF_ANSWER_RECORDINGS_H
#define TRACEDIFF_ANSWER_RECORDINGS_H

#include "answer/answer.h"
#include "base/text.h"
#include "compare/recordings.h"

/* The parts that only a comparison of two sets has. */
#define RECORDINGS_LEFT_OUT                                                              \
    "Waterfall, tree, timeline, diagnosis and replaced kernels exist for two sets "      \
    "only: compare one recording of each side to see them."

void recordings_write_json(const struct recordings_result *result, struct buffer *out);
/* The page of rows, with the members of a row of the JSON as columns. */
void recordings_write_csv(const struct recordings_result *result, struct buffer *out);
/* At most BRIEF_BYTES_MAX bytes. `base`: as in compare_write_brief(). */
void recordings_write_brief(const struct recordings_result *result, const char *base,
                            struct buffer *out);
/* Verdict, conditions, means of the step time and its parts, the recordings, and the page
 * of rows. */
void recordings_write_markdown(const struct recordings_result *result,
                               const struct answer_commits *commits, struct buffer *out);
/* The recordings of each side with their step times, the verdict, and the page of rows.
 * `width`: characters of a line; `colour`: with escape sequences. */
void recordings_write_table(const struct recordings_result *result,
                            const struct answer_commits *commits, bool colour,
                            size_t width, struct buffer *out);

#endif
