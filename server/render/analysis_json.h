/* Inside the layer api: the result of an analysis as JSON and as CSV (docs/api.md,
 * "Analysis"). */
#ifndef TRACEDIFF_RENDER_ANALYSIS_JSON_H
#define TRACEDIFF_RENDER_ANALYSIS_JSON_H

#include "analysis/set/analyses.h"
#include "base/buffer.h"

/* Appends the whole document. Series are reduced to about options.points points. */
int analysis_write_json(const struct analysis_result *result, struct buffer *out,
                        struct error *error);

/* Appends one table, or the full series, as CSV; with a test, of both sides and their
 * difference, with a column `side` in front. `table` NULL: the analysis' main one. An
 * unknown one is ERROR_PARAMETER (bad_table) and names those that there are. */
int analysis_write_csv(const struct analysis_result *result, const char *table,
                       struct buffer *out, struct error *error);

/* Appends a number as in JSON and CSV: times in µs, exactly if they are whole ns; nothing
 * for null. */
void analysis_write_number(const struct table *table, size_t row, size_t column,
                           struct buffer *out);

#define ANALYSIS_SERIES "series"
/* Whether the CSV of this table needs analysis_run() with `every_launch`. */
bool analysis_csv_needs_launches(enum analysis analysis, const char *table);

#endif
