/* Names and sentences in Markdown, escaped so that nothing in them is markup. */
#ifndef TRACEDIFF_RENDER_MARKDOWN_TEXT_H
#define TRACEDIFF_RENDER_MARKDOWN_TEXT_H

#include "base/buffer.h"
#include "base/sentence.h"

#include <stdbool.h>
#include <stddef.h>

/* Appends a text of any bytes as a code span that fits into a cell of a table, shortened
 * in its middle to `width` characters. */
void markdown_code(const char *text, size_t width, struct buffer *out);
/* The same outside of tables. */
void markdown_inline_code(const char *text, size_t width, struct buffer *out);
/* Appends a sentence that may hold names: as plain text, whatever it looks like. */
void markdown_text(const char *text, struct buffer *out);
/* Appends a sentence; its names become code. `cell`: in a cell of a table. */
void markdown_sentence(const struct sentence *sentence, bool cell, struct buffer *out);
/* Appends a change in % of the control, "+3.1 %"; nothing if that is unknown. */
void markdown_percent(double control, double change, struct buffer *out);

#endif
