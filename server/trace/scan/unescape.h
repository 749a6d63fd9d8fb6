/* Strings of JSON, from their raw bytes. */
#ifndef TRACEDIFF_TRACE_SCAN_UNESCAPE_H
#define TRACEDIFF_TRACE_SCAN_UNESCAPE_H

#include "base/buffer.h"

#include <stddef.h>
#include <stdint.h>

/* Appends what the raw string means. Lenient, and reversible enough to keep names apart:
 * an unknown escape (Windows paths) stays as it stands; a lone surrogate becomes its
 * three bytes and U+0000 becomes C0 80, both ill-formed UTF-8, which is shown as U+FFFD.
 * Bytes that are no UTF-8 stay. */
void unescape_json(struct buffer *out, const uint8_t *raw, size_t length);

#endif
