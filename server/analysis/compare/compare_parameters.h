/* The parameters of a comparison that need no set to be understood. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_PARAMETERS_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_PARAMETERS_H

#include "analysis/compare/compare.h"

/* Reads device type, short and merged names, change, sort, order, limit and offset into
 * `out`. */
int compare_read_parameters(const struct compare_request *request,
                            struct compare_result *out, struct error *error);

/* Reads true, false, 1 or 0, in any case, into `value`, which keeps its default if the
 * text is NULL or empty. The error has the slug. */
int compare_read_bool(const char *text, const char *name, const char *slug, bool *value,
                      struct error *error);

/* Whether some row, before the category filter, has this category. */
bool compare_category_is_known(const struct compare_result *result, const char *category);
/* The error that lists the existing categories. Only for a category that neither set
 * has. */
int compare_refuse_category(const struct compare_result *result, const char *category,
                            struct error *error);

#endif
