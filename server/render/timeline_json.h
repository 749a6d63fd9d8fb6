/* A timeline as JSON (docs/api.md). */
#ifndef TRACEDIFF_RENDER_TIMELINE_JSON_H
#define TRACEDIFF_RENDER_TIMELINE_JSON_H

#include "analysis/timeline/timeline_ask.h"
#include "base/buffer.h"

/* The buffer fails if memory, its maximum or the budget is used up. */
void timeline_json_window(const struct timeline_answer *timeline,
                          const struct span_window *window, struct buffer *out);

#endif
