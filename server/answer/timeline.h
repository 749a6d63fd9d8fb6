#ifndef TRACEDIFF_ANSWER_TIMELINE_H
#define TRACEDIFF_ANSWER_TIMELINE_H

#include "analyse/lanes.h"
#include "analyse/timeline.h"
#include "base/text.h"

/* Timelines as JSON (docs/api.md). The buffer fails if memory, its maximum or the budget
 * is used up. */

/* Found rows, and sums. `of`: how many rows there are. */
void timeline_json_found(const struct timeline_answer *timeline,
                         const struct span_match *found, size_t of, struct buffer *out);
void timeline_json_sums(const struct timeline_answer *timeline,
                        const struct span_sums *sums, int64_t from, int64_t to,
                        struct buffer *out);

void timeline_json_window(const struct timeline_answer *timeline,
                          const struct span_window *window, struct buffer *out);

/* Of all ranks. */
void timeline_json_lanes(const struct lanes_answer *answer,
                         const struct lanes_picture *picture, struct buffer *out);
/* A collective and its rows on all ranks, by its number. */
void timeline_json_meet(const struct lanes_answer *answer, uint32_t number,
                        struct buffer *out);
void timeline_json_matches(const struct lanes_answer *answer,
                           const struct lanes_match *matches, struct buffer *out);
void timeline_json_lane_sums(const struct lanes_answer *answer,
                             const struct lanes_sums *sums, struct buffer *out);

#endif
