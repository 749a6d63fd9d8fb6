/* A series of sets in each format. */
#ifndef TRACEDIFF_ANSWER_SERIES_H
#define TRACEDIFF_ANSWER_SERIES_H

#include "base/text.h"
#include "compare/series.h"

#include <stdbool.h>
#include <stddef.h>

/* A line for each set. Times in µs; unknown values are empty. `change` says slower or
 * faster at the first set of a new level. */
void series_write_csv(const struct series_answer *answer, struct buffer *out);
/* docs/api.md, "Series". `base` is the prefix of the paths of pages: http_request.base,
 * or
 * "". */
void series_write_json(const struct series_answer *answer, const char *base,
                       struct buffer *out);

struct series_look {
    bool colour;
    size_t width;
    const char *url; /* of the dashboard, in front of links; NULL: none */
};
/* For a terminal: one line per set, with its median, interval and change against the
 * baseline; the change points between them; what changed since the last good set; what
 * was left out. */
void series_write_table(const struct series_answer *answer,
                        const struct series_look *look, struct buffer *out);

/* A line for each condition of CI: whether it is met, and why; then the address of the
 * series on the dashboard, after `url` (NULL: its path only). */
void series_write_gate(const struct series_answer *answer,
                       const struct fail_if *conditions, const struct series_gate *gate,
                       const char *url, struct buffer *out);

#endif
