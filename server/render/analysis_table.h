/* An analysis as tables for a terminal. */
#ifndef TRACEDIFF_RENDER_ANALYSIS_TABLE_H
#define TRACEDIFF_RENDER_ANALYSIS_TABLE_H

#include "analysis/set/analysis.h"
#include "base/buffer.h"

/* Appends the tables for people, without tables for charts and without the full series.
 * */
void analysis_write_table(const struct analysis_result *result, bool colour,
                          struct buffer *out);

#endif
