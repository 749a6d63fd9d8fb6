/* Inside the layer api: CSV after RFC 4180, with lines that end in CRLF. */
#ifndef TRACEDIFF_API_CSV_H
#define TRACEDIFF_API_CSV_H

#include "base/buffer.h"

#include <stddef.h>

/* Appends a text of a trace as one field: quoted where need be, and with an apostrophe in
 * front where a spreadsheet would take it for a formula. */
void csv_append_text(struct buffer *out, const char *bytes, size_t length);

#endif
