/* What the answers about timelines share while they are written as JSON. */
#ifndef TRACEDIFF_RENDER_TIMELINE_WRITE_H
#define TRACEDIFF_RENDER_TIMELINE_WRITE_H

#include "analysis/timeline/timeline_ask.h"
#include "base/buffer.h"

struct timeline_writer {
    const struct timeline_answer *timeline;
    const struct span_index *index;
    const struct span_window *window;
    struct buffer *out;
    int64_t origin;
    uint32_t *number; /* by entry: its place in `names` + 1; 0: it is not in `names` */
    uint32_t *names;  /* entries, in the order of the answer */
    uint32_t name_count;
};

/* The begin of every answer: the set, the rank and the step. */
void timeline_write_head(struct timeline_writer *writing);
/* `key` has its quotes, for timeline_write_entry_name() and _lane_id() its colon, too. */
void timeline_write_time(struct timeline_writer *writing, const char *key, int64_t time);
void timeline_write_entry_name(struct timeline_writer *writing, const char *key,
                               uint32_t entry);
void timeline_write_lane_id(struct timeline_writer *writing, const char *key,
                            uint32_t lane);
void timeline_write_category(struct timeline_writer *writing, uint32_t entry);
void timeline_write_text(struct buffer *out, const struct strings *texts, uint32_t text);
void timeline_write_made(struct buffer *out, const struct buffer *text);
void timeline_append_number(const struct span_index *index, uint32_t text,
                            struct buffer *out);

#endif
