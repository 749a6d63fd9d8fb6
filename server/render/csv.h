/* CSV after RFC 4180, with lines that end in CRLF. */
#ifndef TRACEDIFF_RENDER_CSV_H
#define TRACEDIFF_RENDER_CSV_H

#include "base/buffer.h"

#include <stddef.h>

/* Appends text of the program as one field. It is quoted if it contains a character that
 * may separate fields or lines, also in spreadsheets that use semicolons or tabs. */
void csv_append_words(struct buffer *out, const char *text);
/* The same for a text of a trace, with an apostrophe wherever a spreadsheet would
 * otherwise see a formula: before = + - @ (wide ones, too), tab or line end at the
 * beginning of the text, and before = + - @ at the beginning of a field if semicolons or
 * tabs separate fields. */
void csv_append_text(struct buffer *out, const char *bytes, size_t length);

#endif
