/* A comparison between recordings as Markdown, for a comment on a change. */
#ifndef TRACEDIFF_RENDER_RECORDINGS_MARKDOWN_H
#define TRACEDIFF_RENDER_RECORDINGS_MARKDOWN_H

#include "analysis/compare/recordings_result.h"
#include "answer/answer.h"
#include "base/buffer.h"

/* Appends GitHub-flavoured Markdown: verdict, conditions, means of the step time and its
 * parts, the recordings, and the page of rows. Names and labels are written as code, so
 * that nothing in them is markup. */
void recordings_write_markdown(const struct recordings_result *result,
                               const struct answer_commits *commits, struct buffer *out);

#endif
