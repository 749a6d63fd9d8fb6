/* A series of sets as text for a terminal. */
#ifndef TRACEDIFF_RENDER_SERIES_TABLE_H
#define TRACEDIFF_RENDER_SERIES_TABLE_H

#include "analysis/series/series_answer.h"
#include "base/buffer.h"

#include <stdbool.h>
#include <stddef.h>

struct series_look {
    bool colour;
    size_t width;
    const char *url; /* of the dashboard, in front of links; NULL: none */
};

/* One line per set, with its median, interval and change against the baseline; the change
 * points between them; what changed since the last good set; what was left out. */
void series_write_table(const struct series_answer *answer,
                        const struct series_look *look, struct buffer *out);

#endif
