/* A comparison as Markdown, for a comment on a change. */
#ifndef TRACEDIFF_RENDER_COMPARE_MARKDOWN_H
#define TRACEDIFF_RENDER_COMPARE_MARKDOWN_H

#include "answer/answer.h"
#include "base/buffer.h"

/* Appends GitHub-flavoured Markdown: verdict, sentences on the cause, reasons against the
 * comparison, conditions, waterfall, replaced kernels, the five groups, and the page of
 * rows. Names from traces are written as code, so that nothing in them is markup; if they
 * are cut, the part that distinguishes them remains. */
void compare_write_markdown(const struct answer *answer, struct buffer *out);

/* The sentences alone, as a list; or why there are none. */
void compare_write_markdown_diagnosis(const struct answer *answer, struct buffer *out);

#endif
