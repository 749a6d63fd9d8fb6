/* Found rows and sums of a timeline as JSON (docs/api.md). */
#ifndef TRACEDIFF_RENDER_TIMELINE_FOUND_JSON_H
#define TRACEDIFF_RENDER_TIMELINE_FOUND_JSON_H

#include "analysis/timeline/timeline_ask.h"
#include "base/buffer.h"

/* The buffer fails if memory, its maximum or the budget is used up. */
/* `of`: how many rows there are. */
void timeline_json_found(const struct timeline_answer *timeline,
                         const struct span_match *found, size_t of, struct buffer *out);
void timeline_json_sums(const struct timeline_answer *timeline,
                        const struct span_sums *sums, int64_t from, int64_t to,
                        struct buffer *out);

#endif
