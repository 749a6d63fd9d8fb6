/* Strings of JSON, from their raw bytes. */
#ifndef TRACEDIFF_TRACE_SCAN_UNESCAPE_H
#define TRACEDIFF_TRACE_SCAN_UNESCAPE_H

#include "base/buffer.h"

#include <stddef.h>
#include <stdint.h>

/* Appends what the raw string means. It is lenient and keeps different names apart: an
 * unknown escape (Windows paths) is copied unchanged; a lone surrogate becomes its three
 * bytes, and U+0000 becomes C0 80. Both are ill-formed UTF-8 and are shown as U+FFFD.
 * Bytes that are not UTF-8 are kept. */
void unescape_json(struct buffer *out, const uint8_t *raw, size_t length);

#endif
