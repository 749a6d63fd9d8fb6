/* The conditions of CI on a series, as text. */
#ifndef TRACEDIFF_RENDER_SERIES_GATE_TEXT_H
#define TRACEDIFF_RENDER_SERIES_GATE_TEXT_H

#include "analysis/series/series_gate.h"
#include "base/buffer.h"

/* A line for each condition: whether it is met, and why; then the address of the series
 * on the dashboard, after `url` (NULL: its path only). */
void series_write_gate(const struct series_answer *answer,
                       const struct fail_if *conditions, const struct series_gate *gate,
                       const char *url, struct buffer *out);

#endif
