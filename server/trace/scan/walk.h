/* Stage 2 of the scanner: one event of `traceEvents`, walked along its tokens.
 *
 * Nothing is copied or unescaped: an event consists of numbers and of spans into the
 * piece of JSON that was indexed. Values that the decoder does not keep are skipped by
 * their tokens. */
#ifndef TRACEDIFF_TRACE_SCAN_WALK_H
#define TRACEDIFF_TRACE_SCAN_WALK_H

#include "trace/scan/raw_event.h"

#include <stddef.h>

/* The templates learnt from earlier events (templates.h): one object for each file, freed
 * with free(). NULL when memory is refused. */
struct templates;
struct templates *walk_templates_new(void);

/* Walks the object whose opening bracket is tokens[0] of the piece `bytes` (followed by a
 * NUL and by INDEX_PADDING readable bytes); `tokens` and `kinds` are those of the index.
 * On WALK_OK *used is the number of its tokens; on WALK_DAMAGED *where is the byte at
 * which it stopped making sense. On WALK_MORE *where is set only if a NUL byte was found
 * next to the tokens: inside the piece, that is damage too. */
typedef enum walk_result walk_function(struct templates *templates, const uint8_t *bytes,
                                       const uint32_t *tokens, const uint8_t *kinds,
                                       struct raw_event *event, size_t *used,
                                       size_t *where);

walk_function walk_event; /* for any processor */
#if defined(__x86_64__)
walk_function walk_event_sse2, walk_event_avx2, walk_event_avx512;
#elif defined(__aarch64__)
walk_function walk_event_neon;
#endif

/* Skips the value (object or array) whose opening bracket is kinds[0]: the number of its
 * tokens, or 0 when the piece ends inside it. */
size_t walk_skip(const uint8_t *kinds);

#endif
