#ifndef TRACEDIFF_ANSWER_SERIES_H
#define TRACEDIFF_ANSWER_SERIES_H

#include "base/text.h"
#include "compare/series.h"

#include <stdbool.h>
#include <stddef.h>

/* ---- series csv ---- */

/* A series of sets as CSV: one line per set. */

/* Times in µs; unknown values are empty. `change` says slower or faster at the first set
 * of a new level. */
void series_write_csv(const struct series_answer *answer, struct buffer *out);

/* ---- series json ---- */

/* A series of sets as JSON (docs/api.md, "Series"). */

/* `base` is the prefix of the paths of pages: http_request.base, or "". */
void series_write_json(const struct series_answer *answer, const char *base,
                       struct buffer *out);

/* ---- series table ---- */

/* A series of sets as text for a terminal. */

struct series_look {
    bool colour;
    size_t width;
    const char *url; /* of the dashboard, in front of links; NULL: none */
};

/* One line per set, with its median, interval and change against the baseline; the change
 * points between them; what changed since the last good set; what was left out. */
void series_write_table(const struct series_answer *answer,
                        const struct series_look *look, struct buffer *out);

/* ---- series gate text ---- */

/* The conditions of CI on a series, as text. */

/* A line for each condition: whether it is met, and why; then the address of the series
 * on the dashboard, after `url` (NULL: its path only). */
void series_write_gate(const struct series_answer *answer,
                       const struct fail_if *conditions, const struct series_gate *gate,
                       const char *url, struct buffer *out);

#endif
