/* The arguments that a recording keeps (trace/recording.h), as text: for tests
 * that compare recordings whose numbering differs. */
#ifndef TRACEDIFF_TESTS_KEPT_TEXT_H
#define TRACEDIFF_TESTS_KEPT_TEXT_H

#include "base/text.h"
#include "trace/recording.h"

/* A line for each row with types, concrete inputs or a sequence number, for each instant
 * for each sample, and for each row with facts of a collective. */
void kept_text(const struct trace_recording *recording, struct buffer *out);
/* Whether the two texts are the same; else the first line that differs in `why` (of 256
 * bytes). */
bool same_kept(const struct trace_recording *a, const struct trace_recording *b,
               char why[256]);

#endif
