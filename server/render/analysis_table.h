/* Inside the layer cli: an analysis as tables for a terminal. */
#ifndef TRACEDIFF_RENDER_ANALYSIS_TABLE_H
#define TRACEDIFF_RENDER_ANALYSIS_TABLE_H

#include "analysis/set/analyses.h"
#include "base/buffer.h"

/* Appends the tables that a person reads: not the histograms, the scatter and the full
 * series. */
void analyse_write_table(const struct analysis_result *result, bool colour,
                         struct buffer *out);

#endif
