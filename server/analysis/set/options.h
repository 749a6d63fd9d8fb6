/* The parameters that every analysis takes, and those of one. */
#ifndef TRACEDIFF_ANALYSIS_SET_OPTIONS_H
#define TRACEDIFF_ANALYSIS_SET_OPTIONS_H

#include "analysis/set/analysis.h"

/* The set and its selection; which rows count; the window of a series. They fill struct
 * analysis_options. */
extern const struct parameter_table analysis_set_parameters, analysis_row_parameters,
    analysis_series_parameters;

#define ANALYSIS_PARAMETER_TABLES 4
/* The tables of an analysis, in the order of the documents, NULL-terminated. Returns how
 * many there are. */
size_t options_tables(const struct analysis *analysis,
                      const struct parameter_table *out[ANALYSIS_PARAMETER_TABLES + 1]);
/* The struct that one of these tables fills. */
const void *options_values(const struct analysis *analysis,
                           const struct parameter_table *table,
                           const struct analysis_options *options);

/* Errors as those of parameters_read(), and bad_end. `given` must outlive `out`. */
int options_read(const struct analysis *analysis, const struct given_parameters *given,
                 struct analysis_options *out, struct error *error);
void options_free(const struct analysis *analysis, struct analysis_options *options);

#endif
