/* The parameters of a comparison that need no set to be understood. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_PARAMETERS_H
#define TRACEDIFF_ANALYSIS_COMPARE_PARAMETERS_H

#include "analysis/compare.h"

/* Reads device type, short names, change, sort, order, limit and offset into `out`. */
int compare_read_parameters(const struct compare_request *request,
                            struct compare_result *out, struct error *error);

/* Whether some row, before the category filter, has this category. */
bool compare_category_is_known(const struct compare_result *result, const char *category);
/* The error that names the categories that there are. Categories of neither set only. */
int compare_refuse_category(const struct compare_result *result, const char *category,
                            struct error *error);

#endif
