/* A comparison between recordings for a terminal. */
#ifndef TRACEDIFF_RENDER_RECORDINGS_TABLE_H
#define TRACEDIFF_RENDER_RECORDINGS_TABLE_H

#include "analysis/compare/recordings_result.h"
#include "answer/answer.h"
#include "base/buffer.h"

/* The recordings of each side with their step times, the verdict, and the page of rows.
 * `width`: characters of a line; `colour`: with escape sequences. */
void recordings_write_table(const struct recordings_result *result,
                            const struct answer_commits *commits, bool colour,
                            size_t width, struct buffer *out);

#endif
