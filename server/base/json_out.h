/* Writes values as JSON text straight into a buffer: for documents of many rows, where
 * building a tree first costs ten times as much. A value that does not fit makes the
 * buffer fail. */
#ifndef TRACEDIFF_BASE_JSON_OUT_H
#define TRACEDIFF_BASE_JSON_OUT_H

#include "base/buffer.h"

#include <stddef.h>
#include <stdint.h>

/* A string in quotes. It may have any bytes: ill-formed UTF-8 and NUL become U+FFFD. */
void json_out_text(struct buffer *out, const char *bytes, size_t length);
void json_out_integer(struct buffer *out, int64_t value);
/* An integer if the value is one (below 2^53), otherwise 15 significant digits; null if
 * the value is not finite. */
void json_out_number(struct buffer *out, double value);
/* Nanoseconds as microseconds: whole ns exactly, others as json_out_number(). */
void json_out_us(struct buffer *out, double ns);

#endif
