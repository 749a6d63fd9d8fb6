#ifndef TRACEDIFF_ANSWER_ANALYSIS_H
#define TRACEDIFF_ANSWER_ANALYSIS_H

#include "analyse/analysis.h"
#include "base/text.h"

/* The whole document (docs/api.md, "Analysis"), or of its tables and series only those
 * that `tables` names, with commas; NULL: all. Series are reduced to about options.points
 * points. An unknown table is ERROR_PARAMETER, as below. */
int analysis_write_json(const struct analysis_result *result, const char *tables,
                        struct buffer *out, struct error *error);

/* How an answer is written. */
struct analysis_format {
    enum analysis_format_kind { ANALYSIS_JSON, ANALYSIS_CSV } kind;
    const char *table;  /* with CSV; NULL: the main one */
    const char *tables; /* with JSON; NULL: all */
};
extern const struct parameter_table analysis_format_parameters; /* they fill it */

/* Whether the CSV of this table needs analysis_run() with `whole`. `table` NULL: the
 * analysis' main one, as below. */
bool analysis_csv_needs_whole(const struct analysis *analysis, const char *table);

/* Appends one table, or the full series, as CSV; with a test, of both sides and their
 * difference, with a column `side` in front. An unknown table is ERROR_PARAMETER
 * (bad_table); the message names the existing tables. */
int analysis_write_csv(const struct analysis_result *result, const char *table,
                       struct buffer *out, struct error *error);

/* The tables for people, at a terminal: without tables for charts and without the full
 * series. */
void analysis_write_table(const struct analysis_result *result, bool colour,
                          struct buffer *out);

#endif
