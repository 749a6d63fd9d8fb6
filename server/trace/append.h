/* Copies a trace and appends events to its list. It works as a stream and never holds the
 * whole file in memory. The text of the trace is unchanged, except that a byte-order mark
 * before the document and bytes after it are left out.
 *
 * Memory: that of a stream (scan.h), and the events of one call of append_more. */
#ifndef TRACEDIFF_TRACE_APPEND_H
#define TRACEDIFF_TRACE_APPEND_H

#include "base/error.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct appender;

/* Writes the text of some more events, with commas between them, to the empty `out`.
 * Returns false and writes nothing when there are no more. The copy ends if the buffer
 * failed. */
typedef bool append_more(void *context, struct buffer *out);

/* Opens a trace, gzip or not. `name` is for messages, and borrowed. */
int append_open(const char *path, const char *name, append_more *more, void *context,
                struct appender **out, struct error *error);
void append_close(struct appender *append); /* NULL is fine */

/* The next piece of the text, valid until the next call; *length 0: the end. A file whose
 * list or document does not end, or whose gzip is damaged, is ERROR_CONFLICT
 * (trace_damaged) when that place is reached. */
int append_next(struct appender *append, const uint8_t **bytes, size_t *length,
                struct error *error);
/* The same text as gzip, into out[0..room); *made 0: the end. Do not mix it with
 * append_next(). */
int append_next_gzip(struct appender *append, uint8_t *out, size_t room, size_t *made,
                     struct error *error);
/* Sets the expected XXH3-128 of the file, as 32 hex digits. If the file differs, the call
 * that would report the end returns ERROR_CONFLICT (trace_changed) instead. */
void append_expect(struct appender *append, const char hash[33]);

#endif
