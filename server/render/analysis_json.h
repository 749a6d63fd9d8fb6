/* The result of an analysis as JSON (docs/api.md, "Analysis"). */
#ifndef TRACEDIFF_RENDER_ANALYSIS_JSON_H
#define TRACEDIFF_RENDER_ANALYSIS_JSON_H

#include "analysis/set/analysis.h"
#include "base/buffer.h"

/* Appends the whole document. Series are reduced to about options.points points. */
int analysis_write_json(const struct analysis_result *result, struct buffer *out,
                        struct error *error);

/* Appends a number that is not null, as in JSON and CSV: times in µs, exactly if they are
 * whole ns. */
void analysis_write_number(const struct table *table, size_t row, size_t column,
                           struct buffer *out);

#endif
