/* A trace read the slow way: the whole document through Jansson, every number from its
 * text, docs/semantics.md §1, §2 sentence by sentence. The expected result of
 * trace_read(). */
#ifndef TRACEDIFF_TESTS_SLOW_TRACE_H
#define TRACEDIFF_TESTS_SLOW_TRACE_H

#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>

/* Whether the document can be read the slow way at all (Jansson is stricter than we are).
 */
struct slow_trace;
struct slow_trace *slow_trace_read(const char *text, size_t length);
void slow_trace_free(struct slow_trace *trace);

/* Whether the recording (before trace_resolve()) is what was read the slow way; on a
 * difference says which in `why`. */
bool slow_trace_equals(const struct slow_trace *trace,
                       const struct trace_recording *recording, char why[256]);
/* A list, or a traceEvents with members, without a single object: is refused. */
bool slow_trace_has_no_object(const struct slow_trace *trace);
size_t slow_trace_kept(const struct slow_trace *trace);

#endif
