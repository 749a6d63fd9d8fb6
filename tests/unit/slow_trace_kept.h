/* Part of slow_trace.c: values of a document that was read the slow way, and what is kept
 * of arguments. */
#ifndef TRACEDIFF_TESTS_SLOW_TRACE_KEPT_H
#define TRACEDIFF_TESTS_SLOW_TRACE_KEPT_H

#include "trace/recording.h"
#include "trace/scan.h"

#include <jansson.h>
#include <stdbool.h>

json_t *slow_load(const char *text, size_t length);
/* A string of the file, not a bare scalar. */
bool slow_is_text(const json_t *value);
/* The text of a string or of a bare scalar; "" for what is missing. */
const char *slow_text_of(const json_t *value);
size_t slow_length_of(const json_t *value);
enum number_result slow_time_of(const json_t *value, int64_t *ns);
bool slow_integer_of(const json_t *value, bool hex, int64_t *number, bool *wide);

/* Whether the recording has of a row what its `args` say. */
bool slow_same_kept(const json_t *arguments, const struct trace_recording *recording,
                    uint32_t row);
/* Whether the recording has the instants of these events. */
bool slow_same_memory(const json_t *events, int64_t base,
                      const struct trace_recording *recording);

#endif
