/* Inside the layer cli: a comparison as Markdown, for a comment on a change. */
#ifndef TRACEDIFF_RENDER_COMPARE_MARKDOWN_H
#define TRACEDIFF_RENDER_COMPARE_MARKDOWN_H

#include "analysis/compare/compare.h"
#include "base/buffer.h"

/* Appends GitHub-flavoured Markdown: verdict, sentences on the cause, what speaks
 * against the comparison, conditions, where the change comes from, replaced kernels, the
 * five groups, and the page of rows. Names from traces stand as code, where nothing in
 * them is markup; where they are cut, what tells them apart is left. */
void compare_write_markdown(const struct compare_result *result,
                            const struct fail_if *conditions, struct buffer *out);

#endif
