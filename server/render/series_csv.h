/* A series of sets as CSV: one line per set. */
#ifndef TRACEDIFF_RENDER_SERIES_CSV_H
#define TRACEDIFF_RENDER_SERIES_CSV_H

#include "analysis/series/series_answer.h"
#include "base/buffer.h"

/* Times in µs; unknown values are empty. `change` says slower or faster at the first set
 * of a new level. */
void series_write_csv(const struct series_answer *answer, struct buffer *out);

#endif
