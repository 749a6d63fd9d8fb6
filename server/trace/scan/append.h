/* Copies a trace and appends events to its list on the way: a stream, never the file in
 * memory. The text of the trace stays as it is, but for a byte-order mark in front and
 * bytes behind the document, which are left out.
 *
 * Memory: that of a stream (stream.h), and the events that are asked for at once. */
#ifndef TRACEDIFF_TRACE_SCAN_APPEND_H
#define TRACEDIFF_TRACE_SCAN_APPEND_H

#include "base/buffer.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct append;

/* Writes the text of some more events, with commas between them, to the empty `out`.
 * False, with nothing written: there are no more. A buffer that failed ends the copy. */
typedef bool append_more(void *context, struct buffer *out);

/* Opens a trace, gzip or not. `name` is for messages, and borrowed. */
int append_open(const char *path, const char *name, append_more *more, void *context,
                struct append **out, struct error *error);
void append_close(struct append *append); /* NULL is fine */

/* The next piece of the text, valid until the next call; *length 0: the end. A file whose
 * list or document does not end, or whose gzip is damaged, is ERROR_CONFLICT
 * (trace_damaged), found when that place is reached. */
int append_next(struct append *append, const uint8_t **bytes, size_t *length,
                struct error *error);
/* The same text as gzip, into out[0..room); *made 0: the end. Not to be mixed with
 * append_next(). */
int append_next_gzip(struct append *append, uint8_t *out, size_t room, size_t *made,
                     struct error *error);
/* What the file should hold, as XXH3-128 in 32 hex digits: where it does not, the call
 * that would tell the end is ERROR_CONFLICT (trace_changed) instead. */
void append_expect(struct append *append, const char hash[33]);

#endif
