/* Inside the layer api: CSV after RFC 4180, with lines that end in CRLF. */
#ifndef TRACEDIFF_RENDER_CSV_H
#define TRACEDIFF_RENDER_CSV_H

#include "base/buffer.h"

#include <stddef.h>

/* Appends words of our own as one field: quoted where they hold what may part fields or
 * lines, in spreadsheets that part them by semicolons or tabs, too. */
void csv_append_words(struct buffer *out, const char *text);
/* The same for a text of a trace, with an apostrophe wherever a spreadsheet would take
 * what follows for a formula: in front of = + - @ (wide ones, too), tab and line end at
 * the beginning, and of = + - @ where a field begins if fields are parted by semicolons
 * or tabs. */
void csv_append_text(struct buffer *out, const char *bytes, size_t length);

#endif
