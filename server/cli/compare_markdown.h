/* Inside the layer cli: a comparison as Markdown, for a comment on a change. */
#ifndef TRACEDIFF_CLI_COMPARE_MARKDOWN_H
#define TRACEDIFF_CLI_COMPARE_MARKDOWN_H

#include "analysis/compare.h"
#include "base/buffer.h"

/* Appends GitHub-flavoured Markdown: verdict, what speaks against the comparison,
 * conditions, where the change comes from, replaced kernels, the five groups, and the
 * page of rows. Names from traces stand as code, where nothing in them is markup; where
 * they are cut, what tells them apart is left. */
void compare_write_markdown(const struct compare_result *result,
                            const struct fail_if *conditions, struct buffer *out);

/* Appends a text of any bytes as a code span that fits into a cell of a table, shortened
 * in its middle to `width` characters. */
void markdown_code(const char *text, size_t width, struct buffer *out);
/* Appends a sentence that may hold names: as text, whatever it looks like. */
void markdown_text(const char *text, struct buffer *out);

#endif
