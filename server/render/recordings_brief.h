/* A comparison between recordings in a few lines for a program that reads text; see
 * compare_brief.h for how lines, names and labels are written. docs/machines.md describes
 * the keys. */
#ifndef TRACEDIFF_RENDER_RECORDINGS_BRIEF_H
#define TRACEDIFF_RENDER_RECORDINGS_BRIEF_H

#include "analysis/compare/recordings_result.h"
#include "base/buffer.h"

/* Appends at most BRIEF_BYTES_MAX bytes. Lines that do not fit are left out, the least
 * important first, and a last line counts them. `base` precedes the paths of pages:
 * http_request.base, or "". */
void recordings_write_brief(const struct recordings_result *result, const char *base,
                            struct buffer *out);

#endif
